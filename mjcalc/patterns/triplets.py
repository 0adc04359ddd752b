"""Conditions on triplets and kongs; wherever a triplet is asked for, a kong is one."""

from collections.abc import Iterable

from mjcalc.patterns import ties
from mjcalc.patterns.condition import Condition, tied, where
from mjcalc.patterns.runs import same_in_all_suits, steps
from mjcalc.reading import facts
from mjcalc.reading.decompose import facts_of
from mjcalc.reading.reading import Reading
from mjcalc.tiles import HONOURS, ONE_EACH, Kind, one, presence

all_triplets = Condition(needs=facts.STANDARD, lacks=facts.RUNS[1])
"""Every set is a triplet."""


def concealed_triplets(number: int) -> Condition:
    """At least `number` concealed triplets; one completed by a discard is not concealed."""
    return Condition(needs=facts.CONCEALED_TRIPLETS[number])


def kongs(number: int) -> Condition:
    """At least `number` kongs, open or concealed."""
    return Condition(needs=facts.KONGS[number])


def triplet_of(kind: Kind) -> Condition:
    """A triplet of this very tile."""
    return triplets_of((kind,))


def triplets_of(kinds: Iterable[Kind]) -> Condition:
    """A triplet of each of these tiles."""
    these = tuple(kinds)
    wanted = sum(map(one, these))
    needs = facts.TRIPLETS[wanted.bit_count()] | facts_of(wanted)
    if wanted & HONOURS:
        needs |= facts.HONOUR_TRIPLET

    @where(needs, ties=ties.triplets(len(these), ties.among(these)))
    def triplets(reading: Reading) -> int:
        return reading.triplets & wanted == wanted

    return triplets


def triplets_among(kinds: Iterable[Kind]) -> Condition:
    """Triplets of these tiles, as many as there are."""
    these = tuple(kinds)
    own = sum(map(one, these))
    needs = facts.TRIPLETS[1] | (facts.HONOUR_TRIPLET if not own & ~HONOURS else 0)

    @where(needs, ties=ties.triplets(1, ties.among(these)))
    def number_of_triplets(reading: Reading) -> int:
        return (reading.triplets & own).bit_count()

    return number_of_triplets


@where(facts.KONGS[1])
def every_kong(reading: Reading) -> int:
    """How many kongs."""
    return reading.kongs.bit_count()


@where(facts.KONGS[1])
def concealed_kongs(reading: Reading) -> int:
    """How many concealed kongs."""
    return (reading.kongs & reading.concealed).bit_count()


@where(facts.KONGS[1] | facts.OPEN_MELDS[1])
def open_kongs(reading: Reading) -> int:
    """How many kongs that were claimed or added to."""
    return (reading.kongs & ~reading.concealed).bit_count()


def kongs_of(kinds: Iterable[Kind]) -> Condition:
    """A kong of each of these tiles."""
    wanted = sum(map(one, kinds))

    @where(facts.KONGS[wanted.bit_count()])
    def kongs_there(reading: Reading) -> int:
        return reading.kongs & wanted == wanted

    return kongs_there


same_triplet_in_two_suits = tied(facts.TRIPLETS[2], ties.triplets(2, ties.in_two_suits))
"""The same number as a triplet in two suits."""


@where(facts.TRIPLETS[3] | facts.SUITS, ties=ties.triplets(3, ties.in_three_suits(0)))
def same_triplet_in_three_suits(reading: Reading) -> int:
    """The same number as a triplet in characters, dots and bamboo."""
    return same_in_all_suits(reading.triplets) != 0


@where(facts.TRIPLETS[2] | facts.SUITS, lacks=facts.PAIR_OF_HONOURS)
def same_triplet_in_two_suits_and_a_pair(reading: Reading) -> int:
    """The same number as a triplet in two suits and as the pair in the third."""
    triplets = reading.triplets
    return same_in_all_suits(triplets + reading.pairs) & ~same_in_all_suits(triplets) != 0


def shifted_triplets(number: int) -> Condition:
    """`number` triplets of one suit whose ranks follow one another."""

    @where(facts.TRIPLETS[number], ties=ties.triplets(number, ties.in_one_suit(1)))
    def shifted(reading: Reading) -> int:
        return steps(presence(reading.triplets), number, 1, 9) > 0

    return shifted


shifted_triplets_of_three_suits = tied(
    facts.TRIPLETS[3] | facts.SUITS, ties.triplets(3, ties.in_three_suits(1))
)
"""Three triplets, each of another suit and one rank above the one before."""


@where()
def fours_without_a_kong(reading: Reading) -> int:
    """How many kinds have all four tiles in the hand, and no kong."""
    return (reading.tiles >> 2 & ONE_EACH).bit_count() - reading.kongs.bit_count()
