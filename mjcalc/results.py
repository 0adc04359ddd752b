"""What scoring a hand gives: everything that the text and the JSON show."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from mjcalc.hand import Hand
from mjcalc.reading.reading import Reading
from mjcalc.reading.view import ReadingView, view
from mjcalc.tiles import Seat

if TYPE_CHECKING:
    from mjcalc.rulesets.ruleset import Outcome, Ruleset

Party: TypeAlias = Seat | str
"""A seat, or `"discarder"` / `"other"` where the hand does not name the discarder."""

DISCARDER: Final = "discarder"
OTHER: Final = "other"


@dataclass(frozen=True, slots=True)
class Row:
    """One pattern of the result; `value` is the row's total over its `count`.

    `unit` is set only where it differs from the ruleset's.
    """

    id: str
    name: str
    name_native: str
    value: int
    count: int = 1
    unit: str | None = None


class Aside(NamedTuple):
    """A pattern that the hand has and that does not count; it gives way to `by`."""

    id: str
    by: str
    name: str
    by_name: str


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the base: fu in riichi, base flowers in Shanghai. `value` is the line's total."""

    id: str
    name: str
    count: int
    value: int


class Payment(NamedTuple):
    """What one party pays another, honba in it, and the reasons for it."""

    source: Party
    to: Seat
    points: int
    because: tuple[str, ...] = ()


@dataclass(frozen=True)
class Score:
    """A scored hand. Without slots so that `made` can make it.

    `points` is the sum of all shares without honba and sticks. Rulesets with han and fu set
    `han` and `fu` (both None with a natural yakuman); the others `total` and `unit`.
    """

    hand: Hand
    rules: str
    family: str
    assumed: tuple[str, ...]
    read: Reading
    patterns: tuple[Row, ...]
    points: int
    payments: tuple[Payment, ...]
    received: int
    han: int | None = None
    fu: int | None = None
    fu_unrounded: int | None = None
    base_items: tuple[Item, ...] = ()
    limit: str | None = None
    yakuman: int = 0
    total: int | None = None
    unit: str | None = None
    tier: str | None = None
    outcome: "Outcome | None" = field(default=None, repr=False, compare=False)
    ruleset: "Ruleset | None" = field(default=None, repr=False, compare=False)

    @property
    def set_aside(self) -> tuple[Aside, ...]:
        """The patterns that were found and do not count, in the table's order."""
        if self.ruleset is None or self.outcome is None:
            return ()
        return self.ruleset.set_aside(self.read, self.outcome)

    @property
    def reading(self) -> ReadingView:
        """How the tiles were read, for people and programs."""
        return view(self.read)
