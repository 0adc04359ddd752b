"""From fan to points: the printed column 分值 is 2 to the power of the fan."""

from collections.abc import Hashable, Mapping
from typing import Final

from mjcalc import terms as t
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import Item
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.cantonese.liability import THREATS
from mjcalc.rulesets.cantonese.points import (
    DISCARD_SHARES,
    SELF_DRAW_SHARES,
    doubled,
    fan_of,
    too_little,
)
from mjcalc.rulesets.guangdong.fan import OUTSIDE
from mjcalc.rulesets.guangdong.options import Options
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import NORTH, one

_NORTH_SEAT: Final = 3
_NORTH_NEEDS: Final = 4
"""Fan that make North's hand a limit, those of the triplet among them."""
_DECISIVE: Final = facts.BY_TSUMO | facts.said(t.CHANKAN)


def unit(fan: int, o: Options) -> int:
    """One share."""
    return o.base * doubled(fan)


def value(
    reading: Reading, selection: Selection, counts: Mapping[int, int], rules: Ruleset
) -> Value:
    """The worth of the fan of `selection`: special patterns have no limit."""
    o: Options = rules.options
    fan, counted = fan_of(selection, counts, rules)
    total, limit = fan, None
    raised: tuple[Item, ...] = ()
    if selection.group != OUTSIDE:
        if counted < o.min_fan:
            return too_little(counted, o)
        if o.north_limit and _NORTH_NEEDS <= fan < o.limit_fan and _is_norths(reading):
            name = "North in the North round: the limit"
            raised = (Item("north_limit", name, 1, o.limit_fan - fan),)
            total = o.limit_fan
        if total >= o.limit_fan:
            total, limit = o.limit_fan, "limit"
    if o.cap_fan is not None and total > o.cap_fan:
        total, limit = o.cap_fan, "limit"
    share = unit(total, o)
    shares = SELF_DRAW_SHARES if pays_three(reading, o) else DISCARD_SHARES[o.discard_pays]
    return Value(
        share * shares, (fan,), share, base_items=raised, limit=limit, total=total
    )  # fmt: skip


def pays_three(reading: Reading, o: Options) -> bool:
    """Whether three shares are paid: by self-draw, and by who alone is to blame for a win."""
    return bool(reading.facts & facts.BY_TSUMO) or dealt_into_liability(reading, o)


def dealt_into_liability(reading: Reading, o: Options) -> bool:
    """Whether who was won from pays for all: the robbed kong's owner, or who saw it coming."""
    if reading.facts & facts.BY_TSUMO:
        return False
    if reading.facts & facts.said(t.CHANKAN) and "robbed_kong" in o.pao:
        return True
    return o.discard_liability and any(THREATS[name].dealt_into(reading) for name in o.threats)


def _is_norths(reading: Reading) -> bool:
    hand = reading.hand
    return hand.seat == hand.round == _NORTH_SEAT and bool(reading.triplets & one(NORTH))


def same(reading: Reading) -> Hashable:
    """What the value depends on beside the rows: how it was won, and what lay open."""
    key = reading.facts & _DECISIVE, _is_norths(reading)
    melds = reading.melds
    if melds.opened < 2:
        return key
    return *key, reading.hand.melds, reading.completed, reading.run
