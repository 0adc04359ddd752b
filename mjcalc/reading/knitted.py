"""Shapes of knitted tiles: 1 4 7 of one suit, 2 5 8 of another, 3 6 9 of the third."""

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from typing import Final

from mjcalc import tiles
from mjcalc.hand import Hand
from mjcalc.reading import facts
from mjcalc.reading.decompose import SUITS, Placed, placements
from mjcalc.reading.reading import MeldFacts, Reading, Suits, pair_facts
from mjcalc.tiles import KINDS, SUIT_MASKS, Bag, Kind, count, kind_of, one, presence

KNITTED_STRAIGHTS: Final[tuple[Bag, ...]] = tuple(
    sum(one(9 * own + rank) for own in range(3) for rank in range(firsts[own], 9, 3))
    for firsts in permutations(range(3))
)
"""The six ways to give the suits their numbers, one tile of each kind."""

_PARTS: Final = sum(facts.KNITTED)
_RUNS: Final = facts.upto(facts.RUNS)
_TRIPLETS: Final = facts.upto(facts.TRIPLETS)


def knitted_straight_in(bag: Bag) -> Bag:
    """The knitted straight among these tiles; empty where there is none, or not the whole."""
    there = presence(bag)
    for straight in KNITTED_STRAIGHTS:
        if there & straight == straight:
            return straight
    return 0


def knitted_straight(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
    """A knitted straight, concealed, and a set and a pair; the set may be a meld."""
    if known & _PARTS != _PARTS or melds.number > 1:
        return ()
    straight = knitted_straight_in(hand.bag)
    if not straight or hand.winning is None or hand.winning in tiles.EIGHT_FLOWERS:
        return ()
    known |= facts.KNITTED_STRAIGHT
    readings = []
    for splits in _places(hand.bag - straight, kind_of(hand.winning), straight):
        runs, triplets, pairs = (sum(part) for part in list(zip(*splits, strict=True))[:3])
        if pairs.bit_count() != 1:
            continue
        won = next((each for each in splits if each.facts & facts.WAITS), None)
        completed = won.completed if won else 0
        every_triplet = triplets + melds.triplets
        concealed = triplets + melds.concealed
        if known & facts.BY_RON:
            concealed -= completed
        here = known | _RUNS[(runs + melds.runs).bit_count()] | _TRIPLETS[every_triplet.bit_count()]
        for each in splits:
            here |= each.facts
        if concealed:
            here |= facts.CONCEALED_TRIPLETS[1]
        if every_triplet & tiles.HONOURS:
            here |= facts.HONOUR_TRIPLET
        if pairs & tiles.HONOURS:
            here |= pair_facts(pairs, hand)
        readings.append(
            Reading(
                hand, "knitted_straight", here, hand.bag + melds.tiles, runs + melds.runs,
                every_triplet, concealed, melds.kongs, pairs, melds, completed,
                won.run if won else None,
            )
        )  # fmt: skip
    return readings


def _places(rest: Bag, winning: Kind, straight: Bag) -> Iterator[tuple[Placed, ...]]:
    """The splits of the rest, suit by suit, with each place of the winning tile: in the straight
    itself, where it has no wait, or in one of the sets of the rest."""
    suits = [SUITS[rest & mask] for mask in SUIT_MASKS]
    parts = [[Placed(*split, 0, None) for split in suit.splits] for suit in suits]
    if count(rest, winning):
        own = tiles.suit_of(winning)
        placed = [*parts]
        placed[own] = list(placements(suits[own], winning))
        yield from product(*placed)
    if count(straight, winning):
        yield from product(*parts)


def honours_and_knitted(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
    """Fourteen different tiles: honours, and numbers of one and the same knitted straight."""
    bag = hand.bag
    if bag & ~tiles.ONE_EACH or melds.number or hand.winning is None or hand.winning >= KINDS:
        return ()
    numbers = bag & tiles.NUMBERS
    if all(numbers & ~straight for straight in KNITTED_STRAIGHTS):
        return ()
    known |= facts.HONOURS_AND_KNITTED
    if numbers in KNITTED_STRAIGHTS:
        known |= facts.KNITTED_STRAIGHT
    return (Reading(hand, "honours_and_knitted", known, bag, 0, 0, 0, 0, 0, melds),)
