"""Conditions on which suits and which tiles a hand is made of."""

from collections.abc import Callable, Iterable

from mjcalc.patterns.condition import Condition, where
from mjcalc.reading import facts
from mjcalc.reading.decompose import facts_of
from mjcalc.reading.reading import Reading
from mjcalc.tiles import (
    DRAGONS,
    EAST,
    GREEN,
    KINDS,
    WHITE,
    WINDS,
    Kind,
    count,
    distinct,
    kinds_in,
    mask,
    one,
)

half_flush = Condition(needs=facts.ONE_SUIT | facts.HONOURS)
"""One suit and honours, both."""

full_flush = Condition(needs=facts.ONE_SUIT, lacks=facts.HONOURS)
"""One suit and nothing else."""

two_suits = Condition(needs=facts.TWO_SUITS)
"""Suit tiles of exactly two suits, with honours or without."""

all_types = Condition(needs=facts.SUITS | facts.WINDS | facts.DRAGONS)
"""All three suits, winds and dragons."""


FULL = mask(range(KINDS))


def only(kinds: Iterable[Kind]) -> Condition:
    """No tile but these."""
    own = mask(kinds)
    excluded = facts_of(FULL) & ~facts_of(own)
    return Condition(
        lacks=excluded & ~facts.NUMBER_RANGES, test=lambda reading: not reading.tiles & ~own
    )


def has(kind: Kind) -> Condition:
    """At least one of this tile."""
    own = mask((kind,))
    return Condition(facts_of(own), test=lambda reading: (reading.tiles & own) != 0)


GREEN_TILES = (19, 20, 21, 23, 25, GREEN)
"""2 3 4 6 8 of bamboo and the green dragon."""

REVERSIBLE_TILES = (9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, WHITE)
"""1 2 3 4 5 8 9 of dots, 2 4 5 6 8 9 of bamboo and the white dragon: the same upside down."""

_NINE_GATES = {
    sum(one(kind) for kind in range(first, first + 9))
    + 2 * one(first)
    + 2 * one(first + 8)
    + one(spare): spare
    for first in (0, 9, 18)
    for spare in range(first, first + 9)
}
"""1112345678999 of each suit and one more tile of it, and which tile that is."""

_closed_flush = Condition(
    facts.STANDARD | facts.ONE_SUIT | facts.CONCEALED, facts.HONOURS | facts.KONGS[1]
)

nine_gates = _closed_flush & Condition(test=lambda reading: reading.tiles in _NINE_GATES)
"""1112345678999 of one suit and one more tile of it, concealed, without a kong."""

pure_nine_gates = _closed_flush & Condition(
    test=lambda reading: _NINE_GATES.get(reading.tiles) == reading.winning
)
"""Nine gates whose 13 tiles before the win were exactly 1112345678999."""


def pairs_in_a_row(suit: int, *starts: int) -> Condition:
    """Concealed, seven consecutive pairs of `suit` (0-2) from one of the ranks `starts` (1-9)."""
    wanted = {
        2 * sum(one(9 * suit + rank - 1) for rank in range(start, start + 7)) for start in starts
    }
    return Condition(
        needs=facts.ONE_SUIT | facts.CONCEALED, test=lambda reading: reading.tiles in wanted
    )


_SEVEN_IN_A_ROW = {
    2 * sum(one(9 * suit + rank) for rank in range(start, start + 7))
    for suit in range(3)
    for start in range(3)
}

seven_pairs_in_a_row = Condition(
    needs=facts.SEVEN_PAIRS | facts.ONE_SUIT, test=lambda reading: reading.tiles in _SEVEN_IN_A_ROW
)
"""Seven pairs, consecutive, of one suit."""


def sum_at_least(total: int, suit: int) -> Condition:
    """Tiles of only `suit` (0-2) whose numbers add up to at least `total`; kongs count four."""
    fact = (facts.CHARACTERS, facts.DOTS, facts.BAMBOO)[suit]

    @where(fact | facts.ONE_SUIT, lacks=facts.HONOURS)
    def enough(reading: Reading) -> int:
        return total <= sum(
            (kind % 9 + 1) * count(reading.tiles, kind) for kind in kinds_in(reading.tiles)
        )

    return enough


def one_kind_among(kinds: range) -> Callable[[Reading], int]:
    """Exactly one of these kinds is in the hand."""
    own = mask(kinds)
    return lambda reading: distinct(reading.tiles & own) == 1


one_kind_of_wind = Condition(needs=facts.WINDS, test=one_kind_among(range(EAST, EAST + 4)))
"""Winds, all of one kind."""

dragon_pairs = Condition(
    needs=facts.SEVEN_PAIRS | facts.DRAGONS,
    test=lambda reading: (reading.pairs & DRAGONS).bit_count() == 3,
)
"""Seven pairs, among them all three dragons."""

wind_pairs = Condition(
    needs=facts.SEVEN_PAIRS | facts.WINDS,
    test=lambda reading: (reading.pairs & WINDS).bit_count() == 4,
)
"""Seven pairs, among them all four winds."""
