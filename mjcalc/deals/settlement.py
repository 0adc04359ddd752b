"""What settling a deal gives: everything that its text and its JSON show."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from mjcalc.results import Score
from mjcalc.tiles import Seat

Holder: TypeAlias = Seat | str
"""A seat, or where points come from and go to between seats: `TABLE`, `POOL`."""

TABLE: Final = "table"
"""The riichi sticks on the table."""
POOL: Final = "pool"
"""What those who are not ready pay and those who are ready share."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Points that move, and the reasons for it."""

    source: Holder
    to: Holder
    points: int
    because: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points that a seat loses and nobody gets: off the final score, not in the deltas."""

    seat: Seat
    points: int
    because: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Carry:
    """The table of the next deal; None where the family has no such thing.

    `dealer` is a seat of the deal that was settled.
    """

    dealer: Seat
    honba: int | None = None
    sticks: int | None = None
    streak: int | None = None
    """How many deals in a row the dealer has kept it."""
    huang: int | None = None
    """荒番: the debt."""


@dataclass(frozen=True)
class Settlement:
    """A settled deal.

    `ended` is `ron`, `tsumo`, `draw`, the name of an abortive draw, `nagashi`, `foul` or `leave`.
    `scores` are the wins that are paid, the first win first and those of one discard nearest to the
    discarder first; `set_aside` are those that the rules do not pay.
    """

    rules: str
    family: str
    players: int
    ended: str
    transfers: tuple[Transfer, ...]
    carry: Carry
    scores: tuple[Score, ...] = ()
    set_aside: tuple[Score, ...] = ()
    penalties: tuple[Penalty, ...] = ()

    @property
    def deltas(self) -> dict[Seat, int]:
        """What each seat gains, as the transfers have it."""
        deltas = dict.fromkeys(range(self.players), 0)
        for transfer in self.transfers:
            for holder, points in (
                (transfer.source, -transfer.points),
                (transfer.to, transfer.points),
            ):
                if isinstance(holder, int):
                    deltas[holder] += points
        return deltas
