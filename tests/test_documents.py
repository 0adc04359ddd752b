"""README, docs and examples: every command that they show gives what they show.

`MJCALC_UPDATE_SNAPSHOTS=1 pytest tests/test_documents.py` writes the outputs anew.
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import mjcalc

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
UPDATE = "MJCALC_UPDATE_SNAPSHOTS"
ENVIRON = {
    **{key: value for key, value in os.environ.items() if not key.startswith("MJCALC_")},
    "PYTHONPATH": str(ROOT), "COLUMNS": "100", "NO_COLOR": "1",
}  # fmt: skip


def shown(command: str) -> str:
    """What a command of a console block prints, standard error after standard output."""
    words = shlex.split(command)
    assert words[0] == "mjcalc"
    ran = subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, env=ENVIRON, capture_output=True, check=False
    )
    assert ran.returncode in (0, 1), ran.stderr
    return (ran.stdout + ran.stderr).decode()


def rerun(block: str) -> str:
    """A console block with the outputs that its commands have now."""
    commands = [line for line in block.splitlines() if line.startswith("$ ")]
    outputs = [f"{command}\n{shown(command[2:]).rstrip()}\n" for command in commands]
    return "\n".join(re.sub(r"[ \t]+$", "", output, flags=re.MULTILINE) for output in outputs)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_console_blocks(page: Path) -> None:
    text = page.read_text()
    now = CONSOLE.sub(lambda found: f"```console\n{rerun(found[1])}```", text)
    if os.environ.get(UPDATE):
        page.write_text(now)
    assert now == page.read_text(), f"{UPDATE}=1 writes it anew"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_blocks(page: Path) -> None:
    for block in re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL):
        exec(compile(block, str(page), "exec"), {})


def test_house_rules_of_the_readme_are_those_of_the_examples() -> None:
    block = re.findall(r"```toml\n(.*?)```", PAGES[0].read_text(), re.DOTALL)[0]
    assert tomllib.loads(block) == tomllib.loads((ROOT / "examples/our-table.toml").read_text())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_examples(example: Path) -> None:
    ran = subprocess.run(
        [sys.executable, example], env=ENVIRON, capture_output=True, text=True, check=True
    )
    expected = ROOT / "tests" / "snapshots" / f"{example.stem}.txt"
    if os.environ.get(UPDATE):
        expected.parent.mkdir(exist_ok=True)
        expected.write_text(ran.stdout)
    assert ran.stdout == expected.read_text()
    assert ran.stderr == ""


def test_every_ruleset_has_a_line_in_the_readme() -> None:
    from mjcalc.rulesets.registry import names

    text = PAGES[0].read_text()
    assert [name for name, _ in names() if name not in text] == []


def test_public_names() -> None:
    assert sorted(mjcalc.__all__) == sorted(set(mjcalc.__all__))
    for name in mjcalc.__all__:
        assert getattr(mjcalc, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'tsumo'"):
        _ = mjcalc.tsumo
