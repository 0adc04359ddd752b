"""The measurements. Each runs what it compares in turns, in the same process or as processes."""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from benchmarks import peer_script
from mjcalc import load_ruleset, parse
from mjcalc.cli.run import run as run_mjcalc
from mjcalc.pipeline import score_hand

if sys.platform != "win32":
    from resource import RUSAGE_CHILDREN, getrusage

ROOT = Path(__file__).resolve().parent.parent
SEED = 1
HAND = "22m445566s67p+8p chi:340p@left ron@E seat:S round:E honba:1"
MJCALC = ("-c", "from mjcalc.__main__ import main; raise SystemExit(main())")
"""What the installed program `mjcalc` does."""


class Times(NamedTuple):
    """Seconds of processor time: of the first turn, and the median of all turns."""

    first: float
    median: float


def environment() -> dict[str, str]:
    """Of the processes: they find this checkout, and keep their byte code as installed ones do."""
    return {
        **{
            name: value
            for name, value in os.environ.items()
            if name not in ("PYTHONDONTWRITEBYTECODE", "MJCALC_RULES")
        },
        "PYTHONPATH": str(ROOT),
    }


def one_core() -> None:
    """Stay on one core, and the processes too, where that can be asked for."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def random_lines(number: int, *, plain: bool) -> list[str]:
    """Lines of hands that win: closed, open, with kongs; the same ones each time.

    `plain`: random sets and a pair; else every yaku, the rarest among them, again and again.
    """
    made = subprocess.run(
        [
            *(sys.executable, "-m", "tests.oracle.hands"),
            *("--wins", "--hands", str(number), "--seed", str(SEED)),
            *(("--plain",) if plain else ()),
        ],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    return made.stdout.splitlines()


def cpu_seconds() -> float:
    """Processor time used so far, by this process and those that it has waited for.

    Other programs on the machine disturb it far less than the time on the clock.
    """
    if sys.platform == "win32":  # where the time of other processes is not known
        return perf_counter()
    children = getrusage(RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


def in_turns(rounds: int, jobs: Mapping[str, Callable[[], object]]) -> dict[str, Times]:
    """The times of the jobs, each done once a round."""
    seconds: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(rounds):
        for name, job in jobs.items():
            gc.collect()
            start = cpu_seconds()
            job()
            seconds[name].append(cpu_seconds() - start)
    return {name: Times(each[0], median(each)) for name, each in seconds.items()}


def prepared(lines: Sequence[str], rounds: int) -> dict[str, Times]:
    """Scoring hands that have been read already."""
    rules = load_ruleset("riichi")
    hands = [parse(line) for line in lines]
    arguments = [peer_script.read(line) for line in lines]

    def ours() -> None:
        for hand in hands:
            score_hand(hand, rules)

    def theirs() -> None:
        for each in arguments:
            peer_script.score(*each)

    return in_turns(rounds, {"mjcalc": ours, "mahjong": theirs})


def batch(file: Path, rounds: int) -> dict[str, Times]:
    """A file of lines to JSON Lines, within this process."""

    def ours() -> None:
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
            status = run_mjcalc(["batch", "--quiet", str(file)])
        assert status == 0

    def theirs() -> None:
        with (
            Path(os.devnull).open("w", encoding="utf-8") as nowhere,
            file.open(encoding="utf-8") as lines,
        ):
            peer_script.run(lines, nowhere.write)

    return in_turns(rounds, {"mjcalc": ours, "mahjong": theirs})


def batch_process(file: Path, rounds: int) -> dict[str, Times]:
    """The same with a process for each, from its start to its end."""
    script = str(Path(peer_script.__file__))
    return processes(
        rounds,
        {"mjcalc": (*MJCALC, "batch", "--quiet", str(file)), "mahjong": (script, str(file))},
    )


def start_up(rounds: int) -> dict[str, Times]:
    """One hand from the shell, and what any program written with click takes."""
    hand = HAND.split()
    return processes(
        rounds,
        {
            "python": ("-c", "pass"),
            "import click": ("-c", "import click"),
            "mjcalc --version": (*MJCALC, "--version"),
            "mjcalc --help": (*MJCALC, "--help"),
            "mjcalc HAND": (*MJCALC, *hand),
            "mjcalc HAND -f json": (*MJCALC, *hand, "-f", "json"),
        },
    )


def processes(rounds: int, commands: Mapping[str, Sequence[str]]) -> dict[str, Times]:
    """The times of Python processes with these arguments, after one that does not count."""

    def job(arguments: Sequence[str]) -> Callable[[], object]:
        return lambda: subprocess.run(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=environment(),
            stdout=subprocess.DEVNULL,
            check=True,
        )

    jobs = {name: job(arguments) for name, arguments in commands.items()}
    for each in jobs.values():
        each()
    return in_turns(rounds, jobs)
