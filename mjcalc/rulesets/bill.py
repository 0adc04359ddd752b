"""What each party owes a winner, added up with its reasons."""

from collections.abc import Iterable, Mapping
from typing import Final

from mjcalc.hand import Hand
from mjcalc.results import OTHER, Party, Payment
from mjcalc.rulesets.base import Settled
from mjcalc.tiles import SEATS, Seat

STICK: Final = 1000
"""Points on a riichi stick."""


class Bill:
    """What each party owes the winner so far, and why."""

    def __init__(self) -> None:
        self.owed: dict[Party, int] = {}
        self.reasons: dict[Party, list[str]] = {}
        self.unnamed: list[int] = []

    def add(self, party: Party, points: int, *reasons: str) -> None:
        """Let a party owe so much more, for the reasons that are worth telling."""
        if points:
            self.owed[party] = self.owed.get(party, 0) + points
            told = self.reasons.setdefault(party, [])
            told += [reason for reason in reasons if reason not in told]

    def add_unnamed(self, points: int) -> None:
        """Let one more loser owe this: one beside a discarder whom the line does not name."""
        if points:
            self.unnamed.append(points)

    def within(self, funds: Mapping[Seat, int]) -> None:
        """Let nobody owe more than he has, where that is told."""
        for party, owed in self.owed.items():
            has = funds.get(party, owed) if isinstance(party, int) else owed
            if has < owed:
                self.owed[party] = has
                self.reasons[party].append("funds")

    def settled(self, hand: Hand, assumed: Iterable[str] = ()) -> Settled:
        """The payments in the order of the seats, and what the winner gets with the sticks."""
        payments = tuple(
            Payment(party, hand.seat, self.owed[party], tuple(self.reasons[party]))
            for party in sorted(self.owed, key=_seat_order)
            if self.owed[party]
        )
        payments += tuple(Payment(OTHER, hand.seat, points) for points in self.unnamed)
        received = sum(self.owed.values()) + sum(self.unnamed) + STICK * hand.sticks
        return Settled(payments, received, tuple(assumed))


def _seat_order(party: Party) -> int:
    """Seats in their order, the unnamed discarder last."""
    return party if isinstance(party, int) else len(SEATS)
