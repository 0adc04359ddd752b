"""From fan to shares, by one of three scales, and what a hand is worth."""

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.cantonese.points import (
    DISCARD_SHARES,
    SELF_DRAW_SHARES,
    doubled,
    fan_of,
    too_little,
)
from mjcalc.rulesets.hongkong.fan import INSTANT
from mjcalc.rulesets.hongkong.options import Options
from mjcalc.rulesets.ruleset import Ruleset

FULL: Final = 4
"""Fan of a full hand (滿糊): up to here all scales double."""


def half_spicy(fan: int) -> int:
    """半辣上: above 4 fan it takes two to double, the odd one half way between."""
    if fan <= FULL:
        return doubled(fan)
    whole = doubled(FULL + (fan - FULL) // 2)
    return whole * 3 // 2 if fan % 2 else whole


def tiers(fan: int) -> int:
    """滿糊 from 4 fan on, 雙辣 from 7, 三辣 from 10."""
    if fan <= FULL:
        return doubled(fan)
    return doubled(FULL) * (4 if fan >= 10 else 2 if fan >= 7 else 1)


SCALES: Final[Mapping[str, Callable[[int], int]]] = {
    "half_spicy": half_spicy,
    "spicy": doubled,
    "tiers": tiers,
}


def unit(fan: int, o: Options) -> int:
    """One share."""
    return o.base * SCALES[o.scale](fan)


def value(
    reading: Reading, selection: Selection, counts: Mapping[int, int], rules: Ruleset
) -> Value:
    """The worth of the fan of `selection`. A flower that wins has no minimum to reach."""
    o: Options = rules.options
    fan, counted = fan_of(selection, counts, rules)
    if counted < o.min_fan and selection.group != INSTANT:
        return too_little(counted, o)
    total = min(fan, o.limit_fan)
    share = unit(total, o)
    by_tsumo = reading.facts & facts.BY_TSUMO
    shares = SELF_DRAW_SHARES if by_tsumo else DISCARD_SHARES[o.discard_pays]
    limit = "limit" if fan >= o.limit_fan else None
    return Value(share * shares, (fan,), share, limit=limit, total=total)


def same(reading: Reading) -> Hashable:
    """What the value depends on beside the rows."""
    return reading.facts & facts.BY_TSUMO
