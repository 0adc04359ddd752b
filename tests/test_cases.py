"""Every row of tests/cases: hands with a result that somebody else printed, recorded or derived.

A row is an object with `id`, `hand`, `rules`, `set`, `expect` and `source`; `expect` has what the
source tells and nothing else. tests/cases/README.md says how each field is compared.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mjcalc import HandError, load_ruleset, score
from mjcalc.faults.contradictions import EVERYWHERE
from mjcalc.render.json import party
from mjcalc.results import Score
from mjcalc.rulesets.ruleset import Ruleset

CASES = Path(__file__).parent / "cases"
PLAIN_FIELDS = ("han", "fu", "fu_unrounded", "limit", "points", "total", "received", "tier")


def rows_of(path: Path) -> Iterator[dict[str, Any]]:
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    return map(json.loads, text.splitlines())


def setting(value: object) -> str:
    """A value of `set` as the word of `--set`."""
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def rules_for(row: dict[str, Any]) -> Ruleset:
    settings = tuple((key, setting(value)) for key, value in row.get("set", {}).items())
    return load_ruleset(row["rules"], settings)


def differences(row: dict[str, Any]) -> list[str]:
    """What the score has otherwise than the row expects."""
    expect = row["expect"]
    rules = rules_for(row)
    try:
        result = score(row["hand"], rules)
    except HandError as error:
        return _error_differences([fault.code for fault in error.faults], expect, rules)
    if "error" in expect:
        return [f"scored, where {expect['error']} was expected"]
    found = []
    for name in PLAIN_FIELDS:
        # A natural yakuman has neither han nor fu, whatever a record counts.
        if name in ("han", "fu") and result.yakuman:
            continue
        wanted = expect.get(name)
        if wanted is not None and getattr(result, name) != wanted:
            found.append(f"{name}: {getattr(result, name)!r}, expected {wanted!r}")
    found += _pattern_differences(result, row)
    if "pays" in expect:
        pays = {str(party(each.source)): each.points for each in result.payments}
        wanted = {seat: points for seat, points in expect["pays"].items() if points}
        if pays != wanted:
            found.append(f"pays: {pays}, expected {wanted}")
    return found


def _error_differences(codes: list[str], expect: dict[str, Any], rules: Ruleset) -> list[str]:
    wanted = expect.get("error")
    if wanted is None:
        return [f"refused: {', '.join(codes)}"]
    allowed = {wanted} if isinstance(wanted, str) else set(wanted)
    if "contradiction" in allowed:
        allowed |= {row.code for row in (*EVERYWHERE, *rules.contradictions)}
    return [] if allowed & set(codes) else [f"errors {codes}, expected {sorted(allowed)}"]


def _pattern_differences(result: Score, row: dict[str, Any]) -> list[str]:
    expect = row["expect"]
    values = {each.id: each.value for each in result.patterns}
    found = []
    if "patterns" in expect:
        wanted = expect["patterns"]
        unlike = [key for key, value in wanted.items() if value not in (None, values.get(key))]
        if values.keys() != wanted.keys() or unlike:
            found.append(f"patterns: {values}, expected {wanted}")
    if "yaku" in expect:
        if result.yakuman:
            if sorted(values) != sorted(expect["yakuman"]):
                found.append(f"yakuman: {sorted(values)}, expected {sorted(expect['yakuman'])}")
        else:
            norths = values.pop("kita", 0)
            if norths:  # the records count norths among the dora
                values["dora"] = values.get("dora", 0) + norths
            if values != expect["yaku"]:
                found.append(f"yaku: {values}, expected {expect['yaku']}")
    if "patterns_zh" in expect:
        own = _zh(
            [{"zh": r.name_native, "value": r.value, "count": r.count} for r in result.patterns]
        )
        lists = [expect["patterns_zh"], *expect.get("patterns_zh_alt", ())]
        counted = row["id"] not in UNCOUNTED
        if not any(_same_zh(own, _zh(rows), counted=counted) for rows in lists):
            found.append(f"patterns: {own}, expected {expect['patterns_zh']}")
    return found


UNCOUNTED = {
    "tw-eight-flowers-declined",
    "tw-every-flower",
    "sbr-dajiao4",
    "sbr-ex1-discard",
    "sbr-ex1-draw",
    "sbr-ex2-discard",
    "zungjung-big-three-dragons",
    "zungjung-value-honors-stack",
}
"""Rows that say 1 for every count, with the value of the whole line (花牌 4, 杠 2, 番牌 30): their
sources print one line for a pattern held several times."""
OTHER_NAMES = {"独听・单钓": "单钓将"}
"""Names that a source has for rows of another name here."""


def _zh(rows: list[dict[str, Any]]) -> dict[str, tuple[int | None, int | None]]:
    """Rows by Chinese name; rows worth nothing may be there or not."""
    return {
        OTHER_NAMES.get(row["zh"], row["zh"]): (row.get("value"), row.get("count")) for row in rows
    }


def _same_zh(
    own: dict[str, tuple[int | None, int | None]],
    wanted: dict[str, tuple[int | None, int | None]],
    *,
    counted: bool,
) -> bool:
    for name in own.keys() | wanted.keys():
        mine, theirs = own.get(name), wanted.get(name)
        if mine is None or theirs is None:
            if (mine or theirs or (None,))[0] == 0:
                continue
            return False
        (own_value, own_count), (value, count) = mine, theirs
        if value not in (None, own_value) or (counted and count not in (None, own_count)):
            return False
    return True


FILES = sorted(CASES.rglob("*.jsonl"))


@pytest.mark.parametrize(
    "row",
    [
        pytest.param(row, id=f"{path.parent.name}/{path.stem}:{row['id']}")
        for path in FILES
        for row in rows_of(path)
    ],
)
def test_case(row: dict[str, Any]) -> None:
    assert not differences(row), row["hand"]


def test_every_row_has_a_source_and_its_own_id() -> None:
    seen: set[tuple[Path, str]] = set()
    for path in FILES:
        for row in rows_of(path):
            assert row["source"], row
            assert row["expect"], row
            assert (path, row["id"]) not in seen, row["id"]
            seen.add((path, row["id"]))


def test_recorded_wins_agree() -> None:
    """Wins of real games with what the server booked; far too many for a test each."""
    rows = list(rows_of(CASES / "riichi" / "real.jsonl.gz"))
    wrong = {row["id"] + " " + row["hand"]: differences(row) for row in rows if differences(row)}
    assert not wrong
    assert len(rows) == 6273
