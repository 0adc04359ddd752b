"""From the highest row to what is paid: the tier's price, by discard or by self-draw."""

from collections.abc import Mapping
from typing import Final

from mjcalc import terms as t
from mjcalc.patterns import honours
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import Item
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.classic.hands import BY_FAN
from mjcalc.rulesets.classic.options import Options
from mjcalc.rulesets.classic.tiers import BY_DISCARD, SELF_DRAW
from mjcalc.rulesets.ruleset import Ruleset

LOSERS: Final = 3

_AS_SELF_DRAW: Final = facts.BY_TSUMO | facts.said(t.CHANKAN)
"""A robbed kong is paid as a self-draw (抢明杠算自摸)."""


def as_self_draw(reading: Reading) -> bool:
    """Whether the win is paid as a self-draw."""
    return bool(reading.facts & _AS_SELF_DRAW)


def value(reading: Reading, selection: Selection, _: Mapping[int, int], rules: Ruleset) -> Value:
    """`total` is what one payer pays; each horse that hit doubles it."""
    o: Options = rules.options
    drawn = as_self_draw(reading)
    scale = SELF_DRAW if drawn else 1
    if selection.rows:
        price = selection.total * scale
        tier = BY_DISCARD.get(selection.total)
    else:
        price = o.plain_hand.self_draw if drawn else o.plain_hand.discard
        tier = None
    by_fan = any(rules.patterns[index].id in BY_FAN for index in selection.rows)
    each = price << reading.hand.horses
    return Value(
        points=each * (LOSERS if drawn else 1),
        rank=(each,),
        base=each,
        total=each,
        tier=tier and tier.native,
        base_items=_fan(reading) if by_fan else (),
        scale=scale,
    )


def _fan(reading: Reading) -> tuple[Item, ...]:
    """The fan triplets, which decide the tier of 混一色 and 对对胡."""
    found = (
        ("dragon", "Dragon triplet", honours.dragon_triplets.holds(reading)),
        ("round_wind", "Round wind", honours.round_wind_triplet.holds(reading)),
        ("seat_wind", "Seat wind", honours.seat_wind_triplet.holds(reading)),
    )
    return tuple(Item(id_, name, int(fan), int(fan)) for id_, name, fan in found if fan)
