"""Measure, and print a table or JSON. README.md says how to read it."""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks import measure
from benchmarks.measure import Times

REQUIRED = {"prepared": 4.0, "batch": 1.5, "batch_process": 1.5, "start_up": 2.5}
"""mjcalc is at least so many times as fast; at start-up, at most so many times as slow."""

TITLES = {
    "prepared": "prepared hands to scores",
    "prepared_rare": "the same with every yaku often",
    "batch": "lines to JSON Lines, same process",
    "batch_process": "lines to JSON Lines, whole process",
}

_FIRST = {"prepared": "  first round: nothing remembered", "batch": "  first round: output is new"}


def results(hands: int, rounds: int, starts: int) -> dict[str, Any]:
    """Every number, as `--json` shows it. Times are microseconds a hand, at start-up a process."""
    measure.one_core()
    lines = measure.random_lines(hands, plain=True)
    rare = measure.random_lines(hands, plain=False)
    found: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} CPUs, {sys.platform}",
        "hands": len(lines),
        "rounds": rounds,
        "starts": starts,
        "prepared": _compared(measure.prepared(lines, rounds), hands),
        "prepared_rare": _compared(measure.prepared(rare, rounds), hands),
    }
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "hands.txt"
        file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        found["batch"] = _compared(measure.batch(file, rounds), hands)
        found["batch_process"] = _compared(measure.batch_process(file, rounds), hands)
    times = measure.start_up(starts)
    found["start_up"] = {
        **{name: _micro(each.median) for name, each in times.items()},
        "ratio": _ratio(times["mjcalc HAND"].median, times["import click"].median),
    }
    return found


def _compared(times: dict[str, Times], hands: int) -> dict[str, float]:
    ours, theirs = times["mjcalc"], times["mahjong"]
    return {
        "mjcalc": _micro(ours.median / hands),
        "mahjong": _micro(theirs.median / hands),
        "ratio": _ratio(theirs.median, ours.median),
        "first_mjcalc": _micro(ours.first / hands),
        "first_mahjong": _micro(theirs.first / hands),
        "first_ratio": _ratio(theirs.first, ours.first),
    }


def _micro(seconds: float) -> float:
    return round(seconds * 1e6, 1)


def _ratio(of: float, to: float) -> float:
    return round(of / to, 2)


def table(found: dict[str, Any]) -> Iterator[str]:
    """The numbers for people."""
    yield (
        f"Python {found['python']}, {found['machine']}; {found['hands']:,} hands, "
        f"medians of {found['rounds']} rounds and {found['starts']} starts, processor time"
    )
    yield ""
    yield f"{'µs a hand':36}{'mjcalc':>9}{'mahjong':>9}{'ratio':>8}{'required':>10}"
    for name, title in TITLES.items():
        each = found[name]
        yield (
            f"{title:36}{each['mjcalc']:9.1f}{each['mahjong']:9.1f}{each['ratio']:8.2f}"
            + (f"{REQUIRED[name]:>8.1f} +" if name in REQUIRED else "")
        )
        if name in _FIRST:
            yield (
                f"{_FIRST[name]:36}{each['first_mjcalc']:9.1f}"
                f"{each['first_mahjong']:9.1f}{each['first_ratio']:8.2f}"
            )
    yield ""
    yield f"{'ms a process':36}{'':>9}{'':>9}{'ratio':>8}{'required':>10}"
    starts = found["start_up"]
    for name, value in starts.items():
        if name != "ratio":
            ratio = _ratio(value, starts["import click"])
            limit = f"{REQUIRED['start_up']:>8.1f} -" if name == "mjcalc HAND" else ""
            yield f"{name:36}{value / 1e3:9.1f}{'':>9}{ratio:8.2f}{limit}"


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    reader.add_argument("--hands", type=int, default=5000)
    reader.add_argument("--rounds", type=int, default=11)
    reader.add_argument("--starts", type=int, default=15)
    reader.add_argument("--json", action="store_true")
    args = reader.parse_args()
    found = results(args.hands, args.rounds, args.starts)
    print(json.dumps(found, indent=2) if args.json else "\n".join(table(found)))


if __name__ == "__main__":
    main()
