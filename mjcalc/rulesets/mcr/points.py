"""From fan to points, and whether they are enough."""

from collections.abc import Hashable, Mapping
from typing import Final

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.mcr.fan import FLOWERS
from mjcalc.rulesets.mcr.options import Options
from mjcalc.rulesets.ruleset import Ruleset

LOSERS: Final = 3


def value(
    reading: Reading, selection: Selection, counts: Mapping[int, int], rules: Ruleset
) -> Value:
    """The worth of the fan; of equally dear readings, the one with the rows that come first."""
    o: Options = rules.options
    total = flowers = 0
    for index, each in zip(selection.rows, selection.values, strict=True):
        fan = each * counts.get(index, 1)
        total += fan
        if rules.patterns[index].group == FLOWERS:
            flowers += fan
    if total - flowers < o.min_fan:
        return Value(0, (total,), total=total - flowers, minimum=o.min_fan)
    shares = LOSERS if reading.facts & facts.BY_TSUMO else 1
    first_rows = tuple(-index for index in selection.rows)
    return Value(LOSERS * o.base + shares * total, first_rows, total=total)


def same(reading: Reading) -> Hashable:
    """What the value depends on beside the rows."""
    return reading.facts & facts.BY_TSUMO
