"""The wheel has all it needs: it scores a hand away from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w"]
    subprocess.run([*command, str(folder), str(ROOT)], check=True, capture_output=True)
    return next(folder.glob("mjcalc-*.whl"))


def test_the_wheel_has_the_grammar_the_presets_and_the_types(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in (
        "mjcalc/grammar/hand.lark",
        "mjcalc/rulesets/riichi/presets/tenhou.toml",
        "mjcalc/py.typed",
    ):
        assert name in names
    outside = [name for name in names if not name.startswith(("mjcalc/", "mjcalc-"))]
    assert outside == []


def test_the_wheel_scores_a_hand(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    environ = {**os.environ, "PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    line = "１２３ｍ456p789s2255z+白 自摸 dora:3z"  # full-width forms: through the real grammar
    where = [sys.executable, "-c", "import mjcalc; print(mjcalc.__file__)"]
    place = subprocess.run(
        where, cwd=tmp_path, env=environ, capture_output=True, text=True, check=True
    )
    assert Path(place.stdout.strip()).is_relative_to(tmp_path)
    ran = subprocess.run(
        [sys.executable, "-m", "mjcalc", line, "-f", "json"],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    assert '"points": 3000' in ran.stdout
