"""One suit at a time: every way to split its concealed tiles into sets and at most one pair.

A suit's tiles are a bag that holds only them (in place, not shifted down), so splits of several
suits add up. What was found is remembered: the same suit returns in hand after hand.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from mjcalc.memo import Memo
from mjcalc.reading import facts
from mjcalc.tiles import (
    BAMBOO,
    CHARACTERS,
    DOTS,
    DRAGONS,
    EAST,
    FIELD,
    HONOURS,
    NUMBERS,
    ONE_EACH,
    ONE_FIELD,
    SIMPLES,
    SUIT_SHIFT,
    TERMINALS,
    WINDS,
    Bag,
    Kind,
    mask,
    one,
    presence,
)

_REMEMBERED: Final = 200_000
"""Answers kept before a table is emptied; a suit has at most 405,350 arrangements."""


class Split(NamedTuple):
    """One split: runs by their lowest tile, triplets, and the pair, each one a set."""

    runs: Bag
    triplets: Bag
    pairs: Bag
    facts: int
    """What this split adds to the facts of a reading."""


class Placed(NamedTuple):
    """A split with the winning tile placed in one of its sets."""

    runs: Bag
    triplets: Bag
    pairs: Bag
    facts: int
    """Those of the split, and one of `facts.WAITS`."""
    completed: Bag
    """The triplet that the winning tile completed, if it is one."""
    run: Kind | None
    """The lowest tile of the run that the winning tile completed, if it is one."""


class Suit(NamedTuple):
    """One suit's concealed tiles: the facts they add to a hand, and their splits."""

    facts: int
    splits: tuple[Split, ...]
    """Empty when the tiles do not come out even."""
    places: dict[Kind, tuple[Placed, ...]]
    """What `placements` remembers, by the winning tile."""


def _suit(tiles: Bag) -> Suit:
    # A bag is a number in base 64: its remainder by 63 is the sum of its digits, the tiles.
    number = tiles % ONE_FIELD
    own = max(tiles.bit_length() - 1, 0) // SUIT_SHIFT
    shift = SUIT_SHIFT * own
    found = [] if number % 3 == 1 else _search(tiles >> shift, number % 3 == 2, own < 3)
    if len(found) > 1:
        found = sorted(set(found), reverse=True)
    splits = []
    for runs, triplets, pairs in found:
        sets = runs << shift, triplets << shift, pairs << shift
        splits.append(Split(*sets, facts_of_sets(*sets)))
    about = facts_of(tiles)
    if own < 3 and number > 2:
        about |= _knitted_facts(tiles >> shift)
    return Suit(about, tuple(splits), {})


SUITS: Final = Memo(_suit, _REMEMBERED)
"""By the tiles of one suit: the facts that they add, and every split."""


def facts_of(tiles: Bag) -> int:
    """The facts about which tiles there are, of a suit or a meld."""
    found = 0
    if tiles & NUMBERS:
        for part, fact in _NUMBER_FACTS:
            if tiles & part:
                found |= fact
    if tiles & HONOURS:
        for part, fact in _HONOUR_FACTS:
            if tiles & part:
                found |= fact
    return found


_NUMBER_FACTS: Final = (
    (CHARACTERS, facts.CHARACTERS),
    (DOTS, facts.DOTS),
    (BAMBOO, facts.BAMBOO),
    (TERMINALS, facts.TERMINALS),
    (SIMPLES, facts.SIMPLES),
    (mask(kind for kind in range(EAST) if kind % 9 < 4), facts.LOW),
    (mask(kind for kind in range(EAST) if kind % 9 == 4), facts.FIVES),
    (mask(kind for kind in range(EAST) if kind % 9 > 4), facts.HIGH),
)
_HONOUR_FACTS: Final = (
    (WINDS, facts.WINDS),
    (DRAGONS, facts.DRAGONS),
    (HONOURS, facts.HONOURS),
)

_KNITTED: Final = tuple(
    (one(first) + one(first + 3) + one(first + 6), fact) for first, fact in enumerate(facts.KNITTED)
)


def _knitted_facts(tiles: Bag) -> int:
    """Which parts of a knitted straight one suit's tiles have; the suit is moved to the lowest."""
    there = presence(tiles)
    found = 0
    for part, fact in _KNITTED:
        if there & part == part:
            found |= fact
    return found


def placements(own: Suit, winning: Kind) -> tuple[Placed, ...]:
    """Every split of the suit of the winning tile, with each place that the tile can have in it."""
    known = own.places.get(winning)
    if known is None:
        known = own.places[winning] = tuple(
            place for split in own.splits for place in _places(split, winning)
        )
    return known


def _search(tiles: Bag, pair: bool, runs: bool) -> list[tuple[Bag, Bag, Bag]]:
    """Take the lowest tile as the start of a pair, a triplet or a run, and go on with the rest.

    The suit is moved to the lowest one. `pair`: whether there must be one, which the number of its
    tiles shows; `runs`: whether there can be any.
    """
    alone = 0
    while tiles:
        place = (tiles & -tiles).bit_length() - 1
        place -= place % FIELD
        tile = 1 << place
        from_low = tiles >> place
        held = from_low & ONE_FIELD
        run = runs and from_low & _SECOND and from_low & _THIRD and place <= _LAST_START
        if held > 2 or (held == 2 and pair):
            break
        if not run:
            return []
        tiles -= tile * _RUN  # nothing else can be done with it
        alone += tile
    else:
        return [(alone, 0, 0)]
    found = []
    if pair and held >= 2:
        rest = _search(tiles - 2 * tile, False, runs)
        found += [(alone + some, triplets, pairs + tile) for some, triplets, pairs in rest]
    if held >= 3:
        rest = _search(tiles - 3 * tile, pair, runs)
        found += [(alone + some, triplets + tile, pairs) for some, triplets, pairs in rest]
    if run:
        rest = _search(tiles - tile * _RUN, pair, runs)
        found += [(alone + some + tile, triplets, pairs) for some, triplets, pairs in rest]
    return found


_LAST_START: Final = FIELD * 6
"""Where the 7 of a suit is counted: the last tile that starts a run."""
_RUN: Final = one(0) + one(1) + one(2)
"""The run that starts at the lowest tile; times a tile, the run that starts at that."""
_SECOND: Final = ONE_FIELD << FIELD
_THIRD: Final = ONE_FIELD << 2 * FIELD


def pairs_and_a_triplet(tiles: Bag) -> tuple[Bag, Bag] | None:
    """Tiles as pairs, four equal ones as two, and one triplet; None when they are not that."""
    ones, twos, fours = (tiles >> bit & ONE_EACH for bit in range(3))
    triplet = ones & twos
    if ones & ~twos or triplet.bit_count() != 1:
        return None
    return (twos & ~ones) + 2 * fours, triplet


def facts_of_sets(runs: Bag, triplets: Bag, pairs: Bag) -> int:
    """The facts about these sets."""
    inside = runs & _INNER_RUNS or (triplets | pairs) & SIMPLES
    return (facts.INSIDE_SET if inside else 0) | facts_of_runs(runs)


def facts_of_runs(runs: Bag) -> int:
    """The facts that several runs make together."""
    found = facts.TWIN_RUNS if runs & ~ONE_EACH else 0
    there = presence(runs)
    if there & there >> 3 * FIELD & there >> 6 * FIELD & _ONES:
        found |= facts.STRAIGHT
    return found


_INNER_RUNS: Final = mask(kind for kind in range(EAST) if 1 <= kind % 9 <= 5)
"""234 to 678, by their lowest tile."""

_ONES: Final = one(0) | one(9) | one(18)
"""The 1 of each suit."""


def _places(split: Split, winning: Kind) -> Iterator[Placed]:
    """Each set of the split that the winning tile can have completed, equal sets once."""
    own = ONE_FIELD << FIELD * winning
    runs, triplets, pairs, found = split
    if pairs & own:
        yield Placed(runs, triplets, pairs, found | facts.TANKI, 0, None)
    if triplets & own:
        yield Placed(runs, triplets, pairs, found | facts.SHANPON, one(winning), None)
    if not runs or winning >= EAST:
        return
    rank = winning % 9
    for place in range(min(rank, 2) + 1):
        if rank - place <= 6 and runs & own >> place * FIELD:
            edge = (place == 2 and rank == 2) or (place == 0 and rank == 6)
            wait = facts.KANCHAN if place == 1 else facts.PENCHAN if edge else facts.RYANMEN
            yield Placed(runs, triplets, pairs, found | wait, 0, winning - place)
