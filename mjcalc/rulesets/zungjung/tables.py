"""The payment table of Zung Jung."""

from collections.abc import Iterable, Sequence

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.zungjung.options import Options
from mjcalc.rulesets.zungjung.payments import shares
from mjcalc.rulesets.zungjung.points import LOSERS
from mjcalc.rulesets.zungjung.series import table

_STEP = 5
_FIRST = 50
"""Up to here, where hands are common, each value that patterns add up to has a row."""


def tables(o: Options) -> tuple[Table, ...]:
    """What small hands pay, and those of the value of one pattern."""
    values = {1, *range(_STEP, _FIRST + 1, _STEP), *_listed(), o.limit}
    return (_table(sorted(value for value in values if _possible(value, o)), o),)


def cell(o: Options, words: Sequence[str]) -> Table:
    """One row: the value of a hand."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdecimal() or len(words[0]) > 6:
        raise RulesError("a cell of this table is the value of a hand", "such as 85")
    value = int(words[0])
    if not _possible(value, o):
        raise RulesError(
            f"no hand is worth {value} points",
            f"patterns add up to {o.limit} at most; a single one can be worth more",
        )
    return _table((value,), o)


def _listed() -> set[int]:
    return {row.closed for row in table(Options()) if row.closed}


def _possible(value: int, o: Options) -> bool:
    return max(1, o.min_points) <= value <= o.limit or (value > o.limit and value in _listed())


def _table(values: Iterable[int], o: Options) -> Table:
    headers = (
        "value", "self-draw (each)", "discard (responsible)", "discard (others)", "winner gets"
    )  # fmt: skip
    rows = []
    for value in values:
        most, others = shares(value, o)
        paid = (value, value, most, others, LOSERS * value)
        rows.append(tuple(map(str, paid)))
    par = f", par {o.par}" if o.payoff == "competition" else ""
    return Table(f"Payments, {o.payoff}{par}", headers, tuple(rows))
