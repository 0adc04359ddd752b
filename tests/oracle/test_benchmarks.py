"""The benchmark in a tiny size: it runs and has its numbers; how large they are is no test."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
_SMALL = ("--rounds", "1", "--starts", "1")


def benchmark(*arguments: str) -> str:
    ran = subprocess.run(
        [*(sys.executable, "-m", "benchmarks", "--hands", "20"), *_SMALL, *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_benchmark_has_its_numbers() -> None:
    found: dict[str, Any] = json.loads(benchmark("--json"))
    assert found["hands"] == 20
    for part in ("prepared", "batch", "batch_process"):
        assert {"mjcalc", "mahjong", "ratio", "first_ratio"} <= found[part].keys()
        assert all(value > 0 for value in found[part].values())
    assert {"import click", "mjcalc --version", "mjcalc HAND", "ratio"} <= found["start_up"].keys()
    assert all(value > 0 for value in found["start_up"].values())
