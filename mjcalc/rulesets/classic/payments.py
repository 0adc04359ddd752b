"""Who pays: the losers, the discarder, or one player for all of them (全包)."""

from typing import Final

from mjcalc import terms as t
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.bill import Bill
from mjcalc.rulesets.classic.options import Options
from mjcalc.rulesets.classic.points import as_self_draw
from mjcalc.rulesets.liability import kong_feeder, last_meld_feeder
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import SEATS, Seat

SETS: Final = 4
"""The sets of a hand: with all of them on the table, twelve tiles lie there (十二张落地)."""


def settle(reading: Reading, _: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments for one win."""
    hand = reading.hand
    bill = Bill()
    horses = ("horses",) if hand.horses else ()
    if not reading.facts & facts.BY_TSUMO:
        discarder = DISCARDER if hand.discarder is None else hand.discarder
        pao = ("pao",) if as_self_draw(reading) else ()
        bill.add(discarder, value.points, *pao)
        return bill.settled(hand)
    liable, known = _liable(reading, rules.options)
    if liable is not None:
        bill.add(liable, value.points, "pao", *horses)
        return bill.settled(hand)
    for seat in range(len(SEATS)):
        if seat != hand.seat:
            bill.add(seat, value.base, *horses)
    return bill.settled(hand, () if known else ("pao",))


def _liable(reading: Reading, o: Options) -> tuple[Seat | None, bool]:
    """Who pays a self-draw alone, if anybody; and whether that is known.

    Whoever fed the kong on whose replacement it is, or the set that laid all twelve tiles down.
    """
    hand = reading.hand
    if hand.terms & t.PAO:
        return (hand.pao[0].seat if hand.pao else None), True
    fed_kong, knows_kong = kong_feeder(reading)
    if fed_kong is not None:
        return fed_kong, True
    fed_set, knows_set = last_meld_feeder(hand, SETS, ankan=o.twelfth_counts_concealed_kong)
    return fed_set, knows_set and knows_kong
