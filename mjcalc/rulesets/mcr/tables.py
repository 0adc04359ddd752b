"""The payment table of Chinese Official."""

from collections.abc import Sequence
from typing import Final

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.mcr.options import Options
from mjcalc.rulesets.mcr.points import LOSERS

FAN: Final = (8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 88, 96, 112, 128, 152)
"""The fan that are shown: there is no limit, and every number between pays accordingly."""

_HEADERS: Final = (
    "fan", "discard (discarder/others)", "discard (all)", "self-draw (each)", "self-draw (all)",
)  # fmt: skip


def tables(o: Options) -> tuple[Table, ...]:
    """What some numbers of fan pay, from the least that wins."""
    least = max(o.min_fan, 1)
    fans = [least, *(fan for fan in FAN if fan > least)]
    return (Table("Payments; flowers are fan too", _HEADERS, tuple(_row(fan, o) for fan in fans)),)


def cell(o: Options, words: Sequence[str]) -> Table:
    """One row: a number of fan."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdecimal() or len(words[0]) > 4:
        raise RulesError("a cell of this table is a number of fan", "such as 24")
    fan = int(words[0])
    return Table(f"{fan} fan", _HEADERS, (_row(fan, o),))


def _row(fan: int, o: Options) -> tuple[str, ...]:
    each = o.base + fan
    by_discard = f"{each}/{o.base}"
    return (
        str(fan), by_discard, str(LOSERS * o.base + fan), str(each), str(LOSERS * each)
    )  # fmt: skip
