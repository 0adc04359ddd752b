"""A reading: one way to see a hand's tiles as a finished hand, and every fact about it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from mjcalc import terms as t
from mjcalc import tiles
from mjcalc.hand import KONGS, Hand, Meld, MeldKind
from mjcalc.reading import facts
from mjcalc.reading.decompose import placements, splits
from mjcalc.tiles import FIELD, Bag, Kind, kind_of, one


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

    @property
    def winning(self) -> Kind:
        """The kind of the winning tile."""
        assert self.hand.winning is not None
        return kind_of(self.hand.winning)

    @property
    def wait(self) -> str | None:
        """The wait's name."""
        return facts.WAIT_NAMES.get(self.facts & facts.WAITS)


@dataclass(frozen=True, slots=True)
class MeldFacts:
    """What melds add to a reading, one or several together."""

    tiles: Bag = 0
    runs: Bag = 0
    triplets: Bag = 0
    kongs: Bag = 0
    concealed: Bag = 0
    number: int = 0
    opened: int = 0

    def __add__(self, other: "MeldFacts") -> "MeldFacts":
        return MeldFacts(
            self.tiles + other.tiles,
            self.runs + other.runs,
            self.triplets + other.triplets,
            self.kongs + other.kongs,
            self.concealed + other.concealed,
            self.number + other.number,
            self.opened + other.opened,
        )


NO_MELDS: Final = MeldFacts()
_REMEMBERED: Final = 100_000
_meld_facts: dict[tuple[Meld, ...], MeldFacts] = {(): NO_MELDS}


def meld_facts(melds: tuple[Meld, ...]) -> MeldFacts:
    """The facts of all melds of a hand together."""
    known = _meld_facts.get(melds)
    if known is None:
        if len(_meld_facts) > _REMEMBERED:
            _meld_facts.clear()
            _meld_facts[()] = NO_MELDS
        known = _meld_facts[melds] = sum(map(_one_meld, melds), NO_MELDS)
    return known


def _one_meld(meld: Meld) -> MeldFacts:
    bag = tiles.bag_of(meld.tiles)
    lowest = one(min(map(kind_of, meld.tiles)))
    if meld.kind is MeldKind.CHI:
        return MeldFacts(tiles=bag, runs=lowest, number=1, opened=1)
    ankan = meld.kind is MeldKind.ANKAN
    return MeldFacts(
        tiles=bag,
        triplets=lowest,
        kongs=lowest if meld.kind in KONGS else 0,
        concealed=lowest if ankan else 0,
        number=1,
        opened=0 if ankan else 1,
    )


Shape: TypeAlias = Callable[[Hand, int, MeldFacts], Iterable[Reading]]
"""Finds the readings of one shape, given the facts that hold for the hand however it is read."""

_RUNS = facts.upto(facts.RUNS)
_TRIPLETS = facts.upto(facts.TRIPLETS)
_CONCEALED_TRIPLETS = facts.upto(facts.CONCEALED_TRIPLETS)
_KONGS = facts.upto(facts.KONGS)
_OPEN_MELDS = facts.upto(facts.OPEN_MELDS)


def hand_facts(hand: Hand, melds: MeldFacts) -> int:
    """The facts that do not depend on the reading: the win, and which tiles there are."""
    every = hand.bag + melds.tiles
    found = facts.BY_TSUMO if hand.terms & t.TSUMO else facts.BY_RON
    if hand.seat == hand.dealer:
        found |= facts.IS_DEALER
    if not melds.opened:
        found |= facts.CONCEALED
    else:
        found |= _OPEN_MELDS[melds.opened]
    if melds.kongs:
        found |= _KONGS[melds.kongs.bit_count()]
    for mask, fact in _TILE_FACTS:
        if every & mask:
            found |= fact
    if found & facts.SUITS in _SINGLE_SUITS:
        found |= facts.ONE_SUIT
    if hand.red_fives:
        found |= facts.RED_FIVES
    return found


_TILE_FACTS: Final = (
    (tiles.CHARACTERS, facts.CHARACTERS),
    (tiles.DOTS, facts.DOTS),
    (tiles.BAMBOO, facts.BAMBOO),
    (tiles.WINDS, facts.WINDS),
    (tiles.DRAGONS, facts.DRAGONS),
    (tiles.HONOURS, facts.HONOURS),
    (tiles.TERMINALS, facts.TERMINALS),
    (tiles.SIMPLES, facts.SIMPLES),
)
_SINGLE_SUITS: Final = frozenset((facts.CHARACTERS, facts.DOTS, facts.BAMBOO))


def standard(hand: Hand, known: int, melds: MeldFacts) -> Iterator[Reading]:
    """Sets and one pair: each split of the four suits with each place of the winning tile."""
    if hand.winning is None:
        return
    bag = hand.bag
    winning = kind_of(hand.winning)
    suit = tiles.suit_of(winning)
    placed = placements(bag & tiles.SUIT_MASKS[suit], winning)
    if not placed:
        return
    a, b, c = _OTHERS[suit]
    first, second, third = splits(bag & a), splits(bag & b), splits(bag & c)
    if not (first and second and third):
        return
    known |= facts.STANDARD
    every = bag + melds.tiles
    value_pairs = _value_pairs(hand)
    by_ron = known & facts.BY_RON
    for x in first:
        for y in second:
            for z in third:
                for place in placed:
                    pairs = place.pairs + x.pairs + y.pairs + z.pairs
                    if pairs.bit_count() != 1:  # a pair in each suit also comes out even
                        continue
                    closed = place.triplets + x.triplets + y.triplets + z.triplets
                    triplets = closed + melds.triplets
                    if by_ron:
                        closed -= place.completed
                    concealed = closed + melds.concealed
                    runs = place.runs + x.runs + y.runs + z.runs + melds.runs
                    here = known | place.wait
                    if triplets:
                        here |= _TRIPLETS[triplets.bit_count()]
                        if concealed:
                            here |= _CONCEALED_TRIPLETS[concealed.bit_count()]
                    if runs:
                        here |= _RUNS[_number_of_runs(runs)]
                    if pairs & tiles.HONOURS:
                        here |= facts.PAIR_OF_HONOURS
                        if pairs & value_pairs:
                            here |= facts.PAIR_OF_VALUE
                    yield Reading(
                        hand, "standard", here, every, runs, triplets, concealed, melds.kongs,
                        pairs, melds, place.completed, place.run,
                    )  # fmt: skip


_OTHERS: Final = tuple(
    tuple(mask for mask in tiles.SUIT_MASKS if mask is not own) for own in tiles.SUIT_MASKS
)
_TWOS = tiles.ONE_EACH << 1
_FOURS = tiles.ONE_EACH << 2


def _number_of_runs(runs: Bag) -> int:
    """How many runs; the same run can be there up to four times."""
    return (
        (runs & tiles.ONE_EACH).bit_count()
        + 2 * (runs & _TWOS).bit_count()
        + 4 * (runs & _FOURS).bit_count()
    )


def _value_pairs(hand: Hand) -> Bag:
    """The honours that are worth something to this winner: dragons, seat and round wind."""
    return tiles.DRAGONS | one(tiles.EAST + hand.seat) | one(tiles.EAST + hand.round)


def seven_pairs(hand: Hand, known: int, melds: MeldFacts) -> Iterator[Reading]:
    """Seven different pairs, concealed."""
    pairs = hand.bag >> 1 & tiles.ONE_EACH
    if melds.number or pairs << 1 != hand.bag or pairs.bit_count() != 7:
        return
    known |= facts.SEVEN_PAIRS | facts.TANKI
    yield Reading(hand, "seven_pairs", known, hand.bag, 0, 0, 0, 0, pairs, melds)


def thirteen_orphans(hand: Hand, known: int, melds: MeldFacts) -> Iterator[Reading]:
    """One of each terminal and honour and one of them twice."""
    if melds.number or hand.winning is None or hand.bag & ~tiles.YAOCHUU:
        return
    pairs = hand.bag >> 1 & tiles.ONE_EACH
    if tiles.distinct(hand.bag) != 13 or pairs.bit_count() != 1:
        return
    every_orphan = pairs == one(kind_of(hand.winning))
    known |= facts.THIRTEEN_ORPHANS | (facts.THIRTEEN_SIDED if every_orphan else 0)
    yield Reading(hand, "thirteen_orphans", known, hand.bag, 0, 0, 0, 0, pairs, melds)


def unconnected(hand: Hand, known: int, melds: MeldFacts) -> Iterator[Reading]:
    """No two tiles of a suit equal, adjacent or one apart, but for at most one pair."""
    bag = hand.bag
    kinds = tiles.presence(bag)
    suits = kinds & tiles.NUMBERS
    near = (_within_suits(suits, 1) | _within_suits(suits, 2)) & suits
    pairs = bag - kinds
    if melds.number or near or pairs & pairs - 1 or pairs & ~tiles.ONE_EACH:
        return
    known |= facts.UNCONNECTED_WITH_A_PAIR if pairs else facts.UNCONNECTED
    yield Reading(hand, "unconnected", known, bag, 0, 0, 0, 0, pairs, melds)


def _within_suits(kinds: Bag, up: int) -> Bag:
    """`kinds`, each moved up by so many ranks, without those that leave their suit."""
    moved = 0
    for suit in tiles.SUIT_MASKS[:3]:
        moved |= (kinds & suit) << up * FIELD & suit
    return moved


def finished(hand: Hand, shapes: Iterable[Shape]) -> bool:
    """Whether the tiles are a finished hand of any of `shapes`, worth something or not."""
    melds = meld_facts(hand.melds)
    return any(True for shape in shapes for _ in shape(hand, 0, melds))
