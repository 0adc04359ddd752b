"""Who pays a win: the discarder, or all who have not won before."""

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.bill import Bill
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.sichuan.options import Options
from mjcalc.tiles import SEATS


def settle(reading: Reading, _: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments of one win, without the fees of its kongs."""
    o: Options = rules.options
    hand = reading.hand
    bill = Bill()
    if reading.facts & facts.BY_TSUMO:
        because = ("self_draw_bonus",) if o.self_draw_bonus == "add_base" else ()
        for seat in range(len(SEATS)):
            if seat != hand.seat and seat not in hand.out:
                bill.add(seat, value.base, *because)
    else:
        bill.add(DISCARDER if hand.discarder is None else hand.discarder, value.base)
    return bill.settled(hand)
