"""A deal as it ended, the same for every ruleset."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from mjcalc import terms as t
from mjcalc.hand import Hand
from mjcalc.results import Score
from mjcalc.tiles import Seat

WALL_OUT: Final = "draw"
"""The draw that is not abortive: nobody won before the wall ran out."""


@dataclass(frozen=True, slots=True)
class Foul:
    """A foul of a seat, and the score of the hand that it claimed, if that was told."""

    seat: Seat
    claimed: Score | None = None


@dataclass(frozen=True)
class Deal:
    """How a deal ended: won, drawn, by nagashi, by a foul, or with none of these.

    `table` is what was said of the table, as a hand without tiles. `scores` are the winners, the
    first win first and those of one discard in order of play from the discarder, each with what it
    is worth without honba and sticks.
    """

    players: int
    table: Hand
    scores: tuple[Score, ...] = ()
    draw: str | None = None
    """`WALL_OUT`, or the kind of an abortive draw."""
    tenpai: tuple[Seat, ...] | None = None
    nagashi: tuple[Seat, ...] = ()
    fouls: tuple[Foul, ...] = ()
    left: tuple[Seat, ...] = ()
    shown: tuple[Hand, ...] = ()
    """Hands that had not won at the end, where play goes on after a win; those that are told."""
    out: tuple[Seat, ...] = ()
    """All who had won at the end, where play goes on after a win; not all need have a line."""
    lines: Mapping[Seat, int] = field(default_factory=dict)
    """The index of the line with each seat's hand, for the faults of a family (`Fault.line`)."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats, the dealer's first."""
        return tuple((self.table.dealer + step) % self.players for step in range(self.players))


def changed(hand: Hand, **values: Any) -> Hand:
    """The hand with other values of terms; one at its default is not said."""
    said = hand.terms
    for name in values:
        said &= ~t.BITS[name.replace("_", "-")]
    return replace(hand, terms=said, **values)
