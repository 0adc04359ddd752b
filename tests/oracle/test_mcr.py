"""Chinese Official against PyMahjongGB, on random legal hands."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

from mjcalc import load_ruleset
from mjcalc.faults.check import find_faults

from .mcr_hands import random_hands
from .mcr_peer import NAMES, compare

HANDS = 3_000


def test_totals_and_fan_agree_but_for_ties() -> None:
    report = compare(HANDS, 1)
    assert report.hands == HANDS
    assert not report.wrong, "\n".join(report.wrong[:5])


def test_the_random_hands_are_legal() -> None:
    rules = load_ruleset("mcr")
    for hand in islice(random_hands(3), HANDS):
        assert not find_faults(hand, rules)


def test_the_random_hands_have_every_fan() -> None:
    table = {row.native for row in load_ruleset("mcr").patterns}
    seen = {NAMES.get(name, name) for name in compare(4 * HANDS, 2).seen}
    assert table - seen <= {"花牌"}


def test_the_random_hands_are_the_same_each_time() -> None:
    first, again, other = (list(islice(random_hands(seed), 50)) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_the_benchmark_runs() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "benchmarks.mcr", "--hands", "20", "--rounds", "1"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "PyMahjongGB" in ran.stdout
    assert "required 0.1" in ran.stdout
