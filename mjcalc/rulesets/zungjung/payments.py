"""Who pays what: all three losers, and more by whoever is responsible for the discard."""

from mjcalc import terms as t
from mjcalc.hand import Hand
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER, Party
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.bill import Bill
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.zungjung.options import Options
from mjcalc.rulesets.zungjung.points import LOSERS
from mjcalc.tiles import SEATS


def shares(value: int, o: Options) -> tuple[int, int]:
    """For a win on a discard: what the responsible player pays, and what each other loser."""
    if o.payoff == "uniform" or value <= o.par:
        return value, value
    return LOSERS * value - (LOSERS - 1) * o.par, o.par


def settle(reading: Reading, _: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments of one win."""
    hand = reading.hand
    responsible, because = (None, ()) if reading.facts & facts.BY_TSUMO else _responsible(hand)
    most, others = (value.base, value.base)
    if responsible is not None:
        most, others = shares(value.base, rules.options)
    bill = Bill()
    if reading.facts & facts.BY_TSUMO or hand.discarder is not None or hand.pao:
        for seat in range(len(SEATS)):
            if seat == responsible:
                bill.add(seat, most, *because)
            elif seat != hand.seat:
                bill.add(seat, others)
    else:
        bill.add(DISCARDER, most)
        for _each in range(LOSERS - 1):
            bill.add_unnamed(others)
    return bill.settled(hand)


def _responsible(hand: Hand) -> tuple[Party | None, tuple[str, ...]]:
    """Who is responsible for a discard, and why, if it is not that he discarded it last.

    It is the first to discard that tile since the winner's own last discard, that one included;
    where the winner himself was the first, nobody is.
    """
    if hand.pao:
        return hand.pao[0].seat, ("pao",)
    if hand.terms & t.PAO:
        return None, ()
    return (DISCARDER if hand.discarder is None else hand.discarder), ()
