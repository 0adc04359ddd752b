"""What a hand of so many tai is worth: base (底) and tai (台), and what the dealer adds."""

from collections.abc import Hashable, Mapping

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.taiwan.options import Options


def dealer_tai(streak: int, o: Options) -> int:
    """Tai of a payment that the dealer makes or gets, when he has kept the deal `streak` times."""
    extra = streak if o.streak_max is None else min(streak, o.streak_max)
    return 2 * extra + (o.dealer_formula == "2n+1")


def share(tai: int, o: Options) -> int:
    """What one payer pays for so many tai, those of the dealer among them."""
    return o.base + o.tai_value * tai


def same(reading: Reading) -> Hashable:
    """What the points depend on beside the tai."""
    hand = reading.hand
    return reading.facts & facts.BY_TSUMO, hand.seat, hand.dealer, hand.discarder, hand.streak


def value(
    reading: Reading, selection: Selection, counts: Mapping[int, int], rules: Ruleset
) -> Value:
    """The worth of the rows of `selection`; the cap is on the tai of the hand alone."""
    o: Options = rules.options
    tai = sum(
        each * counts.get(index, 1)
        for index, each in zip(selection.rows, selection.values, strict=True)
    )
    capped = tai if o.tai_cap is None else min(tai, o.tai_cap)
    hand = reading.hand
    more = dealer_tai(hand.streak, o)
    deals = hand.seat == hand.dealer
    if reading.facts & facts.BY_TSUMO:
        points = 3 * share(capped, o) + o.tai_value * more * (3 if deals else 1)
    else:
        points = share(capped + (more if deals or hand.discarder == hand.dealer else 0), o)
    return Value(
        points,
        (tai,),
        capped,
        total=capped,
        limit="limit" if capped < tai else None,
        minimum=o.min_tai if tai < o.min_tai else 0,
    )
