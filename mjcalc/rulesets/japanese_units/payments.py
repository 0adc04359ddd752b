"""Who pays what. The text has no rule for it: nothing is paid unless a unit is worth points."""

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.bill import Bill
from mjcalc.rulesets.japanese_units.options import Options
from mjcalc.rulesets.japanese_units.units import ron_points, tsumo_shares
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import SEATS


def settle(reading: Reading, _: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments for one win."""
    o: Options = rules.options
    hand = reading.hand
    deals = hand.seat == hand.dealer
    bill = Bill()
    if reading.facts & facts.BY_RON:
        discarder = DISCARDER if hand.discarder is None else hand.discarder
        bill.add(discarder, ron_points(value.base, deals, o))
    else:
        dealer, other = tsumo_shares(value.base, deals, o)
        for seat in range(len(SEATS)):
            if seat == hand.seat:
                continue
            if seat == hand.dealer:
                bill.add(seat, dealer, "dealer")
            else:
                bill.add(seat, other)
    return bill.settled(hand)
