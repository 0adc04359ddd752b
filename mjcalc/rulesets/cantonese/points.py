"""From fan to shares: what both rulesets do alike."""

from collections.abc import Mapping
from typing import Final

from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.cantonese.options import MOST_FAN, DiscardPays, FanOptions
from mjcalc.rulesets.ruleset import Ruleset

BONUS: Final = "bonus"
"""The group of rows that do not help a hand over the minimum."""

DISCARD_SHARES: Final[Mapping[DiscardPays, int]] = {1: 1, 2: 2, 3: 3, "half": 2}
"""The shares of a win by discard, whoever pays them."""

SELF_DRAW_SHARES: Final = 3


def doubled(fan: int) -> int:
    """The multiplier of a scale that doubles with every fan (辣辣上)."""
    return 1 << min(fan, MOST_FAN)


def fan_of(selection: Selection, counts: Mapping[int, int], rules: Ruleset) -> tuple[int, int]:
    """The fan of the rows, and how many of them count towards the minimum."""
    total = counted = 0
    for index, each in zip(selection.rows, selection.values, strict=True):
        fan = each * counts.get(index, 1)
        total += fan
        if rules.patterns[index].group != BONUS:
            counted += fan
    return total, counted


def too_little(counted: int, o: FanOptions) -> Value:
    """A hand below the minimum, with the fan that count towards it."""
    return Value(0, (counted,), total=counted, minimum=o.min_fan)
