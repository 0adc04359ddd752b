"""The facts of a reading that are yes or no, one bit each.

Every condition states the facts that it needs and those that rule it out, so most patterns of a
hand are settled by two mask operations before any test runs. Above these bits stand the terms
that were said (`said`), and above those the events that a ruleset adds.
"""

from itertools import count
from typing import Final

from mjcalc.terms import MARKED

_bit = count()


def _fact() -> int:
    return 1 << next(_bit)


def _at_least(most: int) -> tuple[int, ...]:
    """Facts "at least n" for n up to `most`; the first is 0, which every reading has."""
    return (0, *(_fact() for _ in range(most)))


MOST_SETS: Final = 5

# the shape
STANDARD: Final = _fact()
SEVEN_PAIRS: Final = _fact()
THIRTEEN_ORPHANS: Final = _fact()
UNCONNECTED: Final = _fact()
UNCONNECTED_WITH_A_PAIR: Final = _fact()
SEVEN_PAIRS_AND_A_TRIPLET: Final = _fact()
KNITTED_STRAIGHT: Final = _fact()
"""147, 258 and 369, each in another suit, are among the tiles and part of the shape."""
HONOURS_AND_KNITTED: Final = _fact()
FLOWER_WIN: Final = _fact()
"""Won with a flower, whatever the other tiles are."""

# the win
BY_RON: Final = _fact()
BY_TSUMO: Final = _fact()
IS_DEALER: Final = _fact()
CONCEALED: Final = _fact()
"""No open meld; a concealed kong is none."""

# the tiles
CHARACTERS: Final = _fact()
DOTS: Final = _fact()
BAMBOO: Final = _fact()
WINDS: Final = _fact()
DRAGONS: Final = _fact()
HONOURS: Final = _fact()
TERMINALS: Final = _fact()
SIMPLES: Final = _fact()
LOW: Final = _fact()
FIVES: Final = _fact()
HIGH: Final = _fact()
"""Suit tiles of 1 to 4, of 5, of 6 to 9."""
NUMBER_RANGES: Final = LOW | FIVES | HIGH
ONE_SUIT: Final = _fact()
"""All suit tiles are of one suit, and there are some."""
TWO_SUITS: Final = _fact()
"""The suit tiles are of exactly two suits."""
KNITTED: Final = (_fact(), _fact(), _fact())
"""1 4 7 of some suit are among the concealed tiles, 2 5 8, 3 6 9."""
RED_FIVES: Final = _fact()
DORA: Final = _fact()
"""Dora were named or indicated."""
URA_DORA: Final = _fact()
SUITS: Final = CHARACTERS | DOTS | BAMBOO

_READING_FROM: Final = next(_bit)

# the sets: RUNS[3] is the fact "at least three runs"
RUNS: Final = _at_least(MOST_SETS)
TRIPLETS: Final = _at_least(MOST_SETS)
CONCEALED_TRIPLETS: Final = _at_least(MOST_SETS)
KONGS: Final = _at_least(MOST_SETS)
OPEN_MELDS: Final = _at_least(MOST_SETS)

TWIN_RUNS: Final = _fact()
"""Some run is there twice."""
STRAIGHT: Final = _fact()
"""The runs 123, 456 and 789 of one suit."""
HONOUR_TRIPLET: Final = _fact()
"""Some triplet is of honours."""
INSIDE_SET: Final = _fact()
"""Some set, or the pair, has no terminal and no honour."""

# the pair
PAIR_OF_HONOURS: Final = _fact()
PAIR_OF_VALUE: Final = _fact()
"""A dragon, the seat wind or the round wind."""

# the wait
RYANMEN: Final = _fact()
KANCHAN: Final = _fact()
PENCHAN: Final = _fact()
SHANPON: Final = _fact()
TANKI: Final = _fact()
THIRTEEN_SIDED: Final = _fact()
WAITS: Final = RYANMEN | KANCHAN | PENCHAN | SHANPON | TANKI | THIRTEEN_SIDED
WAIT_NAMES: Final[dict[int, str]] = {
    RYANMEN: "ryanmen",
    KANCHAN: "kanchan",
    PENCHAN: "penchan",
    SHANPON: "shanpon",
    TANKI: "tanki",
    THIRTEEN_SIDED: "thirteen_sided",
}

_TERMS_FROM: Final = next(_bit)
_EVENTS_FROM: Final = _TERMS_FROM + MARKED.bit_length()

OF_HAND: Final = (1 << _READING_FROM) - 1
"""The facts about the shape, the win and the tiles."""
OF_READING: Final = (1 << _TERMS_FROM) - 1 & ~OF_HAND
"""The facts about the sets, the pair and the wait."""
OF_WORDS: Final = -1 << _TERMS_FROM
"""The facts that terms and events were said."""


def upto(facts: tuple[int, ...]) -> tuple[int, ...]:
    """For n sets, all the facts "at least 1" to "at least n" together."""
    return tuple(sum(facts[: n + 1]) for n in range(len(facts)))


def said(terms: int) -> int:
    """The facts that these terms were said."""
    return terms << _TERMS_FROM


def event(index: int) -> int:
    """The fact that the ruleset's event number `index` was said."""
    return 1 << _EVENTS_FROM + index
