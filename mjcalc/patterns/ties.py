"""Which sets of a reading make a pattern, for rulesets in which a set may count only so often.

Runs are told by their lowest tiles and triplets by their tiles, in the order of the tiles.
"""

from collections.abc import Callable, Collection
from itertools import combinations, pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from mjcalc.hand import Hand
from mjcalc.reading.reading import Reading
from mjcalc.tiles import EAST, Kind, Seat, tiles_in

Over: TypeAlias = Literal["runs", "triplets"]
OVER: Final[tuple[Over, ...]] = ("runs", "triplets")
Sets: TypeAlias = tuple[Kind, ...]
Related: TypeAlias = Callable[[Sets], bool]
"""Whether these sets make the pattern."""


class Ties(NamedTuple):
    """Which sets make a pattern: `number` of them that are `related`, every time they are."""

    over: Over
    number: int
    related: Callable[[Sets, Hand], bool]
    """Of the hand, this may ask only for the winds."""
    alone: bool = True
    """Such sets are all that the pattern needs beside facts; else its test decides too."""
    once: bool = False
    """Only the first such sets make it."""

    def found(self, reading: Reading) -> int:
        """Whether the reading has such sets."""
        sets = tiles_in(reading.runs if self.over == "runs" else reading.triplets)
        return any(self.related(each, reading.hand) for each in combinations(sets, self.number))


def runs(number: int, related: Related) -> Ties:
    """Every `number` runs that are so related."""
    return Ties("runs", number, lambda sets, _: related(sets))


def triplets(number: int, related: Related, *, alone: bool = True, once: bool = False) -> Ties:
    """Every `number` triplets that are so related."""
    return Ties("triplets", number, lambda sets, _: related(sets), alone, once)


def triplet_of_wind(wind: Callable[[Hand], Seat]) -> Ties:
    """The triplet of one of the hand's own winds."""
    return Ties("triplets", 1, lambda sets, hand: sets[0] == EAST + wind(hand))


def among(kinds: Collection[Kind]) -> Related:
    """All of these kinds."""
    return lambda sets: all(kind in kinds for kind in sets)


def in_one_suit(*steps: int) -> Related:
    """Of one suit, each one of `steps` ranks above the one before; 0: the same set."""

    def related(sets: Sets) -> bool:
        return sets[-1] < EAST and sets[0] // 9 == sets[-1] // 9 and _even(sets) in steps

    return related


def in_two_suits(sets: Sets) -> bool:
    """The same numbers in two suits."""
    return sets[-1] < EAST and sets[0] // 9 != sets[-1] // 9 and sets[0] % 9 == sets[-1] % 9


def in_three_suits(step: int) -> Related:
    """Each of another suit, their numbers `step` apart; 0: the same numbers."""

    def related(sets: Sets) -> bool:
        ranks = tuple(sorted(kind % 9 for kind in sets))
        return tuple(kind // 9 for kind in sets) == (0, 1, 2) and _even(ranks) == step

    return related


def _even(ranks: tuple[int, ...]) -> int | None:
    """By how much each is above the one before, where that is always as much."""
    step = ranks[1] - ranks[0]
    return step if all(high - low == step for low, high in pairwise(ranks)) else None
