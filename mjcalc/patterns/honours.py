"""Conditions on winds and dragons."""

from typing import Final

from mjcalc.patterns import ties
from mjcalc.patterns.condition import Condition, tied, where
from mjcalc.patterns.triplets import triplets_of
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.tiles import (
    DRAGONS,
    EAST,
    GREEN,
    HONOURS,
    RED_DRAGON,
    WHITE,
    WINDS,
    count,
    distinct,
    one,
)

FOUR_WINDS: Final = range(EAST, EAST + 4)
THREE_DRAGONS: Final = (WHITE, GREEN, RED_DRAGON)


@where(facts.HONOUR_TRIPLET | facts.WINDS, ties=ties.triplet_of_wind(lambda hand: hand.seat))
def seat_wind_triplet(reading: Reading) -> int:
    """A triplet of the winner's seat wind."""
    return (reading.triplets & one(EAST + reading.hand.seat)) != 0


@where(facts.HONOUR_TRIPLET | facts.WINDS, ties=ties.triplet_of_wind(lambda hand: hand.round))
def round_wind_triplet(reading: Reading) -> int:
    """A triplet of the prevailing wind."""
    return (reading.triplets & one(EAST + reading.hand.round)) != 0


seat_is_not_round = Condition(test=lambda reading: reading.hand.seat != reading.hand.round)
"""The winner's seat wind is not the prevailing wind."""


@where(facts.HONOUR_TRIPLET | facts.DRAGONS, ties=ties.triplets(1, ties.among(THREE_DRAGONS)))
def dragon_triplets(reading: Reading) -> int:
    """How many dragon triplets."""
    return (reading.triplets & DRAGONS).bit_count()


two_dragon_triplets = tied(
    facts.TRIPLETS[2] | facts.HONOUR_TRIPLET | facts.DRAGONS,
    ties.triplets(2, ties.among(THREE_DRAGONS)),
)
"""Two dragon triplets, or three."""


@where(
    facts.TRIPLETS[2] | facts.DRAGONS | facts.PAIR_OF_HONOURS,
    ties=ties.triplets(2, ties.among(THREE_DRAGONS), alone=False),
)
def little_three_dragons(reading: Reading) -> int:
    """Two dragon triplets and a pair of the third."""
    return (reading.triplets & DRAGONS).bit_count() == 2 and (reading.pairs & DRAGONS) != 0


@where(facts.HONOUR_TRIPLET)
def seat_and_dragon_triplets(reading: Reading) -> int:
    """How many triplets of dragons and of the winner's seat wind."""
    return (reading.triplets & (DRAGONS | one(EAST + reading.hand.seat))).bit_count()


big_three_dragons = triplets_of(THREE_DRAGONS)
"""Triplets of all three dragons."""


@where(
    facts.TRIPLETS[3] | facts.WINDS | facts.PAIR_OF_HONOURS,
    ties=ties.triplets(3, ties.among(FOUR_WINDS), alone=False),
)
def little_four_winds(reading: Reading) -> int:
    """Three wind triplets and a pair of the fourth."""
    return (reading.triplets & WINDS).bit_count() == 3 and (reading.pairs & WINDS) != 0


@where(facts.TRIPLETS[2] | facts.WINDS | facts.PAIR_OF_HONOURS)
def little_three_winds(reading: Reading) -> int:
    """Two wind triplets and a pair of a third wind."""
    return (reading.triplets & WINDS).bit_count() == 2 and (reading.pairs & WINDS) != 0


def value_triplets(least: int, most: int | None = None) -> Condition:
    """From `least` to `most` triplets of dragons, of the seat wind and of the round wind; one that
    is both winds is two.
    """

    @where(facts.HONOUR_TRIPLET if least else 0)
    def worth(reading: Reading) -> int:
        number = triplets_of_value(reading)
        return number >= least and (most is None or number <= most)

    return worth


def triplets_of_value(reading: Reading) -> int:
    """How many triplets are of dragons, of the seat wind and of the round wind, as above."""
    found = (reading.triplets & DRAGONS).bit_count()
    for wind in (reading.hand.seat, reading.hand.round):
        found += count(reading.triplets, EAST + wind)
    return found


@where(facts.WINDS | facts.DRAGONS)
def every_honour(reading: Reading) -> int:
    """All seven kinds of honours, however arranged."""
    return distinct(reading.tiles & HONOURS) == 7


big_four_winds = triplets_of(FOUR_WINDS)
"""Triplets of all four winds."""


def wind_triplets(number: int) -> Condition:
    """At least `number` wind triplets."""

    @where(facts.TRIPLETS[number] | facts.WINDS, ties=ties.triplets(number, ties.among(FOUR_WINDS)))
    def winds(reading: Reading) -> int:
        return (reading.triplets & WINDS).bit_count() >= number

    return winds
