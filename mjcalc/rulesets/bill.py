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
        if not points:
            return
        told = self.reasons.get(party)
        if told is None:
            self.owed[party] = points
            self.reasons[party] = [*reasons]
            return
        self.owed[party] += points
        for reason in reasons:
            if reason not in told:
                told.append(reason)

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
        seat, reasons = hand.seat, self.reasons
        payments = [
            Payment(party, seat, owed, tuple(reasons[party]))
            for party, owed in sorted(self.owed.items(), key=_seat_order)
            if owed
        ]
        payments += [Payment(OTHER, seat, points) for points in self.unnamed]
        received = sum(self.owed.values()) + sum(self.unnamed) + STICK * hand.sticks
        return tuple(payments), received, tuple(assumed)


def _seat_order(owing: tuple[Party, int]) -> int:
    """Seats in their order, the unnamed discarder last."""
    party, _ = owing
    return party if isinstance(party, int) else len(SEATS)
