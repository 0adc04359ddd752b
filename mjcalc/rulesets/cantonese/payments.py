"""Who pays what: shares, or one player for all."""

from typing import Final

from mjcalc.errors import Fault, HandError
from mjcalc.hand import Hand
from mjcalc.rulesets.base import Settled, Value
from mjcalc.rulesets.bill import Bill
from mjcalc.rulesets.cantonese.liability import Liable, discarder
from mjcalc.rulesets.cantonese.options import FanOptions
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import SEATS, Seat

GUARANTOR: Final = "guarantor"
"""The reason of a payment for others."""


def settled(
    hand: Hand,
    value: Value,
    rules: Ruleset,
    *,
    by_tsumo: bool,
    liable: Liable | None,
    assumed: tuple[str, ...],
) -> Settled:
    """The payments of a win. `value.points` are all shares together, `value.base` is one."""
    key = value.points, value.base, hand.seat, hand.discarder, by_tsumo, liable, assumed
    known: Settled | None = rules.answers.get(key)
    if known is None:
        bill = _bill(hand, value, rules.options, by_tsumo=by_tsumo, liable=liable)
        known = bill.settled(hand, assumed)
        rules.remember(key, known)
    return known


def _bill(
    hand: Hand, value: Value, o: FanOptions, *, by_tsumo: bool, liable: Liable | None
) -> Bill:
    bill = Bill()
    if liable is not None:
        paid = _half(bill, hand, value.points, liable, by_tsumo=by_tsumo) if liable.half else 0
        bill.add(liable.party, value.points - paid, GUARANTOR)
    elif by_tsumo:
        for seat in _losers(hand):
            bill.add(seat, value.base)
    else:
        # Half a share comes out uneven only where a share is odd: then the discarder pays more.
        half = value.base // 2 if o.discard_pays == "half" else 0
        bill.add(discarder(hand), value.points - 2 * half)
        for seat in _losers(hand):
            if hand.discarder is not None and seat != hand.discarder:
                bill.add(seat, half)
        if hand.discarder is None:
            bill.add_unnamed(half)
            bill.add_unnamed(half)
    return bill


def _losers(hand: Hand) -> list[Seat]:
    return [seat for seat in range(len(SEATS)) if seat != hand.seat]


def _half(bill: Bill, hand: Hand, points: int, liable: Liable, *, by_tsumo: bool) -> int:
    """Let those who would pay without the liable player pay half of the whole; what they pay."""
    if by_tsumo:
        others = [seat for seat in _losers(hand) if seat != liable.party]
    elif hand.discarder is None:
        message = "who discarded decides what the liable player pays"
        raise HandError((Fault("discarder-needed", message, "write ron@SEAT", "ron"),))
    else:
        others = [seat for seat in (hand.discarder,) if seat != liable.party]
    each = points // 2 // len(others) if others else 0
    for seat in others:
        bill.add(seat, each)
    return each * len(others)
