"""Who pays what: each loser the base, and the fan the discarder, or by self-draw every loser."""

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.bill import Bill
from mjcalc.rulesets.mcr.options import Options
from mjcalc.rulesets.mcr.points import LOSERS
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import SEATS


def settle(reading: Reading, _: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments of one win."""
    hand = reading.hand
    by_tsumo = bool(reading.facts & facts.BY_TSUMO)
    key = value.total, hand.seat, hand.discarder, by_tsumo
    settled: Settled | None = rules.answers.get(key)
    if settled is None:
        o: Options = rules.options
        fan = value.total or 0
        bill = Bill()
        if not by_tsumo and hand.discarder is None:
            bill.add(DISCARDER, o.base + fan)
            for _loser in range(LOSERS - 1):
                bill.add_unnamed(o.base)
        else:
            for seat in range(len(SEATS)):
                if seat != hand.seat:
                    pays_fan = by_tsumo or seat == hand.discarder
                    bill.add(seat, o.base + (fan if pays_fan else 0))
        settled = bill.settled(hand)
        rules.remember(key, settled)
    return settled
