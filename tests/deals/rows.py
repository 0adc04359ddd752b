"""Rows of deals, and what their settlement has otherwise than they expect.

A row is an object with `id`, `args` (the deal's lines), `rules`, `set`, `expect` and `source`.
`expect` has `deltas` and `carry` by seat, `ended`, `scores` and `set_aside` (the winners' seats),
`penalties` by seat, or `error`: the line and the code of every fault.
"""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mjcalc import DealError, load_ruleset, settle
from mjcalc.deals.settlement import Settlement
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import SEATS

HERE = Path(__file__).parent
REAL = HERE.parent / "cases" / "deals" / "real.jsonl.gz"
STICK = 1000


def rows_of(path: Path) -> Iterator[dict[str, Any]]:
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    return map(json.loads, text.splitlines())


def rules_for(row: dict[str, Any]) -> Ruleset:
    settings = tuple(
        (key, str(value).lower() if isinstance(value, bool) else str(value))
        for key, value in row.get("set", {}).items()
    )
    return load_ruleset(row["rules"], settings)


def shown(settled: Settlement) -> dict[str, Any]:
    """What rows expect, as the settlement has it."""
    carry = {
        name: getattr(settled.carry, name)
        for name in ("honba", "sticks", "streak", "huang")
        if getattr(settled.carry, name) is not None
    }
    return {
        "deltas": {SEATS[seat]: points for seat, points in settled.deltas.items()},
        "carry": carry | {"dealer": SEATS[settled.carry.dealer]},
        "ended": settled.ended,
        "scores": [SEATS[score.hand.seat] for score in settled.scores],
        "set_aside": [SEATS[score.hand.seat] for score in settled.set_aside],
        "penalties": {SEATS[penalty.seat]: penalty.points for penalty in settled.penalties},
    }


def differences(row: dict[str, Any]) -> list[str]:
    """What the settlement has otherwise than the row expects."""
    expect = row["expect"]
    try:
        settled = settle(row["args"], rules_for(row))
    except DealError as error:
        codes = [[fault.line, fault.code] for fault in error.faults]
        return [] if codes == expect.get("error") else [f"error: {codes}"]
    has = shown(settled)
    found = [f"{key}: {has.get(key)}" for key, value in expect.items() if has.get(key) != value]
    return found + unbalanced(row["args"], settled)


def unbalanced(lines: list[str], settled: Settlement) -> list[str]:
    """Points that were made or lost: the deltas are the sticks that left the table."""
    said = re.search(r"(?:sticks|供託):(\d+)", " ".join(lines))
    left = settled.carry.sticks
    moved = 0 if left is None else (int(said[1]) if said else 0) - left
    total = sum(settled.deltas.values())
    return [] if total == STICK * moved else [f"the deltas sum to {total}, {moved} sticks moved"]
