"""From han to units, and from units to points where a unit is worth some.

The text prints 1 to 5 han as that many units, and what the limits are worth; from how many han on
a hand has one is today's custom. Its two scales contradict each other: a limit hand is worth 32 as
its headings say, and twice that when it is double.
"""

from collections.abc import Mapping
from typing import Final

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.japanese_units.options import Options
from mjcalc.rulesets.japanese_units.yaku import LIMIT, MANGAN
from mjcalc.rulesets.ruleset import Ruleset

STEPS: Final = (
    (13, LIMIT, "counted_yakuman"),
    (11, 24, "sanbaiman"),
    (8, 16, "baiman"),
    (6, 12, "haneman"),
)
"""From how many han on, which units, and the limit's name."""


def units_of(han: int, o: Options) -> tuple[int, str | None]:
    """The units of a hand that is no limit hand, and the name of its limit if it has one."""
    if han == 6 and o.six_han == MANGAN:
        return MANGAN, "mangan"
    for least, units, name in STEPS:
        if han >= least:
            return units, name
    return han, None


def ron_points(units: int, winner_deals: bool, o: Options) -> int:
    """What the discarder pays; a dealer gets half as much again. An extension of the text."""
    points = units * o.points_per_unit
    return _up(points * 3, 2) if winner_deals else points


def tsumo_shares(units: int, winner_deals: bool, o: Options) -> tuple[int, int]:
    """What a paying dealer (half) and each other payer (a quarter) pay; a dealer gets halves."""
    points = units * o.points_per_unit
    half = _up(points, 2)
    return half, half if winner_deals else _up(points, 4)


def _up(points: int, by: int) -> int:
    return -(-points // by)


def same_units(reading: Reading) -> int:
    """What points for a unit depend on beside the rows."""
    return reading.facts & (facts.IS_DEALER | facts.BY_RON)


def value(
    reading: Reading, selection: Selection, counts: Mapping[int, int], rules: Ruleset
) -> Value:
    """The worth of the patterns of `selection`; ties go to real limit hands, then more han."""
    o: Options = rules.options
    han = selection.total
    if counts:
        for index, each in zip(selection.rows, selection.values, strict=True):
            han += (counts.get(index, 1) - 1) * each
    limit: str | None
    if selection.group == "limit":
        units, limit, times = han, "yakuman", han // LIMIT
    elif selection.group == "mangan":
        units, limit, times = han, "mangan", 0
    else:
        units, limit = units_of(han, o)
        times = 0
    points = units
    if o.points_per_unit:
        deals = bool(reading.facts & facts.IS_DEALER)
        if reading.facts & facts.BY_RON:
            points = ron_points(units, deals, o)
        else:
            dealer, other = tsumo_shares(units, deals, o)
            points = 3 * other if deals else dealer + 2 * other
    return Value(points, (times, han), units, limit=limit, yakuman=times, total=units)
