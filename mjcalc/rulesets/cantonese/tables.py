"""The payment table: what a number of fan pays."""

from collections.abc import Callable, Iterable, Sequence

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.cantonese.options import FanOptions
from mjcalc.rulesets.cantonese.points import DISCARD_SHARES, SELF_DRAW_SHARES


def fan_table(title: str, fans: Iterable[int], unit: Callable[[int], int], o: FanOptions) -> Table:
    """A row for each number of fan: the share, who pays how many of them, and their sum."""
    half = o.discard_pays == "half"
    discard = "discard (discarder/others)" if half else "discard"
    headers = ("fan", "share", discard, "self-draw (each)", "self-draw (all)")
    rows = []
    for fan in fans:
        share = unit(fan)
        total = share * DISCARD_SHARES[o.discard_pays]
        paid = f"{total - 2 * (share // 2)}/{share // 2}" if half else str(total)
        rows.append((str(fan), str(share), paid, str(share), str(share * SELF_DRAW_SHARES)))
    return Table(title, headers, tuple(rows))


def fan_of_cell(words: Sequence[str]) -> int:
    """The number of fan that a cell of the table is asked for with."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdecimal() or len(words[0]) > 2:
        raise RulesError("a cell of this table is a number of fan", "such as 3")
    return int(words[0])
