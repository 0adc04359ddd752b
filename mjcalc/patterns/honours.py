"""Conditions on winds and dragons."""

from mjcalc.patterns.condition import Condition, where
from mjcalc.patterns.triplets import triplets_of
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.tiles import DRAGONS, EAST, GREEN, RED_DRAGON, WHITE, WINDS, one


@where(facts.HONOUR_TRIPLET | facts.WINDS)
def seat_wind_triplet(reading: Reading) -> int:
    """A triplet of the winner's seat wind."""
    return (reading.triplets & one(EAST + reading.hand.seat)) != 0


@where(facts.HONOUR_TRIPLET | facts.WINDS)
def round_wind_triplet(reading: Reading) -> int:
    """A triplet of the prevailing wind."""
    return (reading.triplets & one(EAST + reading.hand.round)) != 0


@where(facts.TRIPLETS[2] | facts.DRAGONS | facts.PAIR_OF_HONOURS)
def little_three_dragons(reading: Reading) -> int:
    """Two dragon triplets and a pair of the third."""
    return (reading.triplets & DRAGONS).bit_count() == 2 and (reading.pairs & DRAGONS) != 0


big_three_dragons = triplets_of((WHITE, GREEN, RED_DRAGON))
"""Triplets of all three dragons."""


@where(facts.TRIPLETS[3] | facts.WINDS | facts.PAIR_OF_HONOURS)
def little_four_winds(reading: Reading) -> int:
    """Three wind triplets and a pair of the fourth."""
    return (reading.triplets & WINDS).bit_count() == 3 and (reading.pairs & WINDS) != 0


big_four_winds = triplets_of(range(EAST, EAST + 4))
"""Triplets of all four winds."""


def wind_triplets(number: int) -> Condition:
    """At least `number` wind triplets."""

    @where(facts.TRIPLETS[number] | facts.WINDS)
    def winds(reading: Reading) -> int:
        return (reading.triplets & WINDS).bit_count() >= number

    return winds
