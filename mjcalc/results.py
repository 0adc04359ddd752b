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

    `received` is what the winner gets, honba and sticks in it.
    """

    hand: Hand
    rules: str
    read: Reading
    outcome: "Outcome"
    assumed: tuple[str, ...]
    payments: tuple[Payment, ...]
    received: int
    ruleset: "Ruleset" = field(repr=False, compare=False)

    @property
    def family(self) -> str:
        """The name of the ruleset's family."""
        return self.ruleset.family

    @property
    def patterns(self) -> tuple[Row, ...]:
        """The patterns that count, in the table's order."""
        return self.outcome.rows

    @property
    def points(self) -> int:
        """The sum of all shares, without honba and sticks."""
        return self.outcome.value.points

    @property
    def han(self) -> int | None:
        """For rulesets with han and fu; None with a natural yakuman."""
        return self.outcome.value.han

    @property
    def fu(self) -> int | None:
        """As `han`."""
        return self.outcome.value.fu

    @property
    def fu_unrounded(self) -> int | None:
        """The sum of `base_items`, where there are fu."""
        return self.outcome.value.fu_unrounded

    @property
    def base_items(self) -> tuple[Item, ...]:
        """What the fu, or the base, are made of."""
        return self.outcome.value.base_items

    @property
    def limit(self) -> str | None:
        """The name of the limit that the hand reaches."""
        return self.outcome.value.limit

    @property
    def yakuman(self) -> int:
        """How many yakuman it counts as."""
        return self.outcome.value.yakuman

    @property
    def total(self) -> int | None:
        """For rulesets without han and fu: how many of `unit`."""
        return self.outcome.value.total

    @property
    def unit(self) -> str | None:
        """What `total` counts."""
        return self.ruleset.unit

    @property
    def tier(self) -> str | None:
        """The tier of `total`, where the ruleset has tiers."""
        return self.outcome.value.tier

    @property
    def set_aside(self) -> tuple[Aside, ...]:
        """The patterns that were found and do not count, in the table's order."""
        return self.ruleset.set_aside(self.read, self.outcome)

    @property
    def reading(self) -> ReadingView:
        """How the tiles were read, for people and programs."""
        return view(self.read)
