"""A reading: one way to see a hand's tiles as a finished hand, and every fact about it."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from mjcalc import terms as t
from mjcalc import tiles
from mjcalc.hand import KONGS, Hand, Meld, MeldKind
from mjcalc.memo import Memo
from mjcalc.reading import facts
from mjcalc.reading.decompose import (
    SUITS,
    Suit,
    facts_of,
    facts_of_runs,
    facts_of_sets,
    pairs_and_a_triplet,
    placements,
)
from mjcalc.tiles import FIELD, RED, SUIT_MASKS, Bag, Kind, Tile, kind_of, one


@dataclass(slots=True)
class Reading:
    """One reading of one hand. Never changed once made; not frozen only because that costs 1 µs.

    Runs count under their lowest tile. `triplets` has kongs too, and `concealed` those triplets
    that are concealed: a concealed kong is, one completed by a discard is not.
    """

    hand: Hand
    shape: str
    facts: int
    tiles: Bag
    """Every tile of the hand, the fourth tiles of kongs too."""
    runs: Bag
    triplets: Bag
    concealed: Bag
    kongs: Bag
    pairs: Bag
    melds: "MeldFacts"
    completed: Bag = 0
    """The triplet that the winning tile completed."""
    run: Kind | None = None
    """The run that the winning tile completed."""
    same: Hashable = field(default=None, compare=False, repr=False)
    """What `Family.same` says of it, once it was asked: the one thing that comes later."""

    @property
    def winning(self) -> Kind:
        """The kind of the winning tile."""
        assert self.hand.winning is not None
        return kind_of(self.hand.winning)

    @property
    def wait(self) -> str | None:
        """The wait's name."""
        return facts.WAIT_NAMES.get(self.facts & facts.WAITS)


_KONGS = facts.upto(facts.KONGS)
_OPEN_MELDS = facts.upto(facts.OPEN_MELDS)


class MeldFacts(NamedTuple):
    """What melds add to a reading, one or several together."""

    tiles: Bag = 0
    runs: Bag = 0
    triplets: Bag = 0
    kongs: Bag = 0
    concealed: Bag = 0
    number: int = 0
    opened: int = 0
    facts: int = 0


NO_MELDS: Final = MeldFacts(facts=facts.CONCEALED)
_OF_NUMBERS: Final = facts.CONCEALED | _KONGS[-1] | _OPEN_MELDS[-1]


def meld_facts(melds: tuple[Meld, ...]) -> MeldFacts:
    """The facts of all melds of a hand together."""
    if len(melds) == 1:
        return _ALONE[melds[0][:2]]
    return _TOGETHER[melds]


def _together(melds: tuple[Meld, ...]) -> MeldFacts:
    if not melds:
        return NO_MELDS
    every = [_ALONE[meld[:2]] for meld in melds]
    found = 0
    for each in every:
        found |= each.facts
    tiles_, runs, triplets, kongs, concealed, number, opened, _ = map(sum, zip(*every, strict=True))
    found = found & ~_OF_NUMBERS | _facts_of_numbers(kongs, opened)
    return MeldFacts(tiles_, runs, triplets, kongs, concealed, number, opened, found)


def _facts_of_numbers(kongs: Bag, opened: int) -> int:
    """How many kongs and open melds there are, and that there are none."""
    found = _KONGS[min(kongs.bit_count(), facts.MOST_SETS)]
    return found | (_OPEN_MELDS[min(opened, facts.MOST_SETS)] if opened else facts.CONCEALED)


def _alone(meld: tuple[MeldKind, tuple[Tile, ...]]) -> MeldFacts:
    kind, tiles_ = meld
    bag = tiles.bag_of(tiles_)
    lowest = one(min(map(kind_of, tiles_)))
    ankan = kind is MeldKind.ANKAN
    run, triplet = (lowest, 0) if kind is MeldKind.CHI else (0, lowest)
    kong = lowest if kind in KONGS else 0
    found = facts_of(bag) | facts_of_sets(run, triplet, 0) | _facts_of_numbers(kong, not ankan)
    return MeldFacts(bag, run, triplet, kong, triplet if ankan else 0, 1, not ankan, found)


_ALONE: Final = Memo(_alone, 4_096)
_TOGETHER: Final = Memo(_together, 100_000)


Suits: TypeAlias = tuple[Suit, Suit, Suit, Suit]
"""The concealed tiles: characters, dots, bamboo, honours."""

Shape: TypeAlias = Callable[[Hand, int, MeldFacts, Suits], Sequence[Reading]]
"""Finds the readings of one shape, given the facts that hold for the hand however it is read."""

_RUNS = facts.upto(facts.RUNS)
_TRIPLETS = facts.upto(facts.TRIPLETS)
_CONCEALED_TRIPLETS = facts.upto(facts.CONCEALED_TRIPLETS)
_NUMBER_OF_SUITS: Final = {
    **dict.fromkeys((facts.CHARACTERS, facts.DOTS, facts.BAMBOO), facts.ONE_SUIT),
    facts.CHARACTERS | facts.DOTS: facts.TWO_SUITS,
    facts.CHARACTERS | facts.BAMBOO: facts.TWO_SUITS,
    facts.DOTS | facts.BAMBOO: facts.TWO_SUITS,
}


def suits_of(bag: Bag) -> Suits:
    """The concealed tiles, suit by suit."""
    a, b, c, d = SUIT_MASKS
    return SUITS[bag & a], SUITS[bag & b], SUITS[bag & c], SUITS[bag & d]


def hand_facts(hand: Hand, melds: MeldFacts, suits: Suits) -> int:
    """The facts that do not depend on the reading: the win, the terms, which tiles there are."""
    (a, _, _), (b, _, _), (c, _, _), (d, _, _) = suits
    found = a | b | c | d | melds.facts
    found |= _NUMBER_OF_SUITS.get(found & facts.SUITS, 0)
    if hand.seat == hand.dealer:
        found |= facts.IS_DEALER
    if hand.red_fives:
        found |= facts.RED_FIVES
    return found | _OF_TERMS[hand.terms]  # last, since what was said makes long numbers


def _facts_of_terms(said: int) -> int:
    found = facts.said(said) | (facts.BY_TSUMO if said & t.TSUMO else facts.BY_RON)
    if said & (t.DORA | t.IND):
        found |= facts.DORA
    if said & (t.URA | t.URAIND):
        found |= facts.URA_DORA
    return found


_OF_TERMS: Final = Memo(_facts_of_terms, 4_096)


def standard(hand: Hand, known: int, melds: MeldFacts, suits: Suits) -> Sequence[Reading]:
    """Sets and one pair: each split of the four suits with each place of the winning tile."""
    if hand.winning is None:
        return ()
    bag = hand.bag
    winning = hand.winning & (RED - 1)
    own = tiles.SUIT_OF[winning]
    if own > 3:
        return ()
    _, _, places = suits[own]
    placed = places.get(winning)
    if placed is None:
        placed = placements(suits[own], winning)
    a, b, c = _OTHERS[own]
    (_, first, _), (_, second, _), (_, third, _) = suits[a], suits[b], suits[c]
    if not (placed and first and second and third):
        return ()
    # Names for the parts, since they are looked at so often.
    meld_tiles, meld_runs, meld_triplets, kongs, meld_concealed, melded, _, _ = melds
    known |= facts.STANDARD
    every = bag + meld_tiles
    by_ron = known & facts.BY_RON
    sets = len(hand.concealed) // 3 + melded
    readings = []
    for x_runs, x_triplets, x_pairs, x_facts in first:
        for y_runs, y_triplets, y_pairs, y_facts in second:
            for z_runs, z_triplets, z_pairs, z_facts in third:
                others = known | x_facts | y_facts | z_facts
                for runs, triplets, pairs, own_facts, completed, run in placed:
                    pair = x_pairs + y_pairs + z_pairs + pairs
                    if pair.bit_count() != 1:  # a pair in each suit also comes out even
                        continue
                    here = others | own_facts
                    every_run = x_runs + y_runs + z_runs + runs
                    concealed = x_triplets + y_triplets + z_triplets + triplets
                    every_triplet = concealed + meld_triplets
                    if every_triplet:
                        concealed += meld_concealed
                        if by_ron:
                            concealed -= completed
                        number = every_triplet.bit_count()
                        here |= _RUNS[sets - number] | _TRIPLETS[number]
                        here |= _CONCEALED_TRIPLETS[concealed.bit_count()]
                        if every_triplet & tiles.HONOURS:
                            here |= facts.HONOUR_TRIPLET
                    else:
                        here |= _RUNS[sets]
                    if meld_runs:  # called runs can be the twins of concealed ones
                        every_run += meld_runs
                        here |= facts_of_runs(every_run)
                    if pair & tiles.HONOURS:
                        here |= pair_facts(pair, hand)
                    readings.append(
                        Reading(
                            hand, "standard", here, every, every_run, every_triplet,
                            concealed, kongs, pair, melds, completed, run,
                        )
                    )  # fmt: skip
    return readings


_OTHERS: Final = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))


def pair_facts(pair: Bag, hand: Hand) -> int:
    """Of a pair of honours: whether it is a dragon, the seat wind or the round wind."""
    winds = one(tiles.EAST + hand.seat) | one(tiles.EAST + hand.round)
    if pair & (tiles.DRAGONS | winds):
        return facts.PAIR_OF_HONOURS | facts.PAIR_OF_VALUE
    return facts.PAIR_OF_HONOURS


def seven_pairs(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
    """Seven different pairs, concealed."""
    pairs = hand.bag >> 1 & tiles.ONE_EACH
    if pairs << 1 != hand.bag or melds.number or pairs.bit_count() != 7:
        return ()
    known |= facts.SEVEN_PAIRS | facts.TANKI
    return (Reading(hand, "seven_pairs", known, hand.bag, 0, 0, 0, 0, pairs, melds),)


def seven_pairs_with_fours(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
    """Seven pairs, concealed; four equal tiles are two of them."""
    if hand.bag & tiles.ONE_EACH or melds.number or hand.winning is None:
        return ()
    known |= facts.SEVEN_PAIRS | facts.TANKI
    return (Reading(hand, "seven_pairs", known, hand.bag, 0, 0, 0, 0, hand.bag >> 1, melds),)


def seven_pairs_and_a_triplet(
    hand: Hand, known: int, melds: MeldFacts, _: Suits
) -> Sequence[Reading]:
    """Seven pairs and a triplet, concealed; four equal tiles are two of the pairs."""
    split = pairs_and_a_triplet(hand.bag)
    if split is None or melds.number or hand.winning is None:
        return ()
    pairs, triplet = split
    completed = triplet & one(kind_of(hand.winning))
    concealed = 0 if known & facts.BY_RON and completed else triplet
    known |= facts.SEVEN_PAIRS_AND_A_TRIPLET | facts.TRIPLETS[1]
    known |= facts.SHANPON if completed else facts.TANKI
    known |= facts.CONCEALED_TRIPLETS[1] if concealed else 0
    known |= facts.HONOUR_TRIPLET if triplet & tiles.HONOURS else 0
    return (
        Reading(
            hand, "seven_pairs_and_a_triplet", known, hand.bag, 0, triplet, concealed, 0, pairs,
            melds, completed,
        ),
    )  # fmt: skip


def thirteen_orphans(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
    """One of each terminal and honour and one of them twice."""
    if hand.bag & ~tiles.YAOCHUU or melds.number or hand.winning is None:
        return ()
    pairs = hand.bag >> 1 & tiles.ONE_EACH
    if tiles.distinct(hand.bag) != 13 or pairs.bit_count() != 1:
        return ()
    every_orphan = pairs == one(kind_of(hand.winning))
    known |= facts.THIRTEEN_ORPHANS | (facts.THIRTEEN_SIDED if every_orphan else 0)
    return (Reading(hand, "thirteen_orphans", known, hand.bag, 0, 0, 0, 0, pairs, melds),)


def unconnected(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
    """No two tiles of a suit equal, adjacent or one apart, but for at most one pair."""
    bag = hand.bag
    kinds = tiles.presence(bag)
    numbers = kinds & tiles.NUMBERS
    near = (_moved_up(numbers, 1) | _moved_up(numbers, 2)) & numbers
    pairs = bag - kinds
    if melds.number or near or pairs & pairs - 1 or pairs & ~tiles.ONE_EACH:
        return ()
    known |= facts.UNCONNECTED_WITH_A_PAIR if pairs else facts.UNCONNECTED
    return (Reading(hand, "unconnected", known, bag, 0, 0, 0, 0, pairs, melds),)


def flower_win_from(least: int) -> Shape:
    """At least `least` flowers, of which the last wins: the other tiles are no part of the win."""

    def with_a_flower(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
        if hand.winning not in tiles.EIGHT_FLOWERS.difference(hand.flowers):
            return ()
        if (len(hand.flowers) or hand.flower_count) + 1 < least:
            return ()
        known = known & _NOT_OF_TILES | facts.FLOWER_WIN
        return (Reading(hand, "flower_win", known, 0, 0, 0, 0, 0, 0, melds),)

    return with_a_flower


flower_win = flower_win_from(8)
"""The eighth flower, which wins by itself."""


_NOT_OF_TILES: Final = facts.BY_RON | facts.BY_TSUMO | facts.IS_DEALER | ~(facts.said(1) - 1)
"""The facts that are about the win, terms and events included."""


def _moved_up(kinds: Bag, ranks: int) -> Bag:
    """`kinds`, each moved up by so many ranks, without those that leave their suit."""
    return sum((kinds & own) << ranks * FIELD & own for own in tiles.SUIT_MASKS[:3])


WITHOUT_MELDS: Final = frozenset(
    (seven_pairs, seven_pairs_with_fours, seven_pairs_and_a_triplet, thirteen_orphans, unconnected)
)
"""The shapes that no hand with a meld has."""
