"""Conditions on the numbers of suit tiles, whatever the suits."""

from collections.abc import Iterable
from typing import Final

from mjcalc.patterns.condition import Condition, where
from mjcalc.patterns.suits import only
from mjcalc.patterns.triplets import all_triplets
from mjcalc.reading import facts
from mjcalc.reading.decompose import facts_of
from mjcalc.reading.reading import Reading
from mjcalc.tiles import Kind, mask


def of_numbers(*numbers: int) -> Iterable[Kind]:
    """The tiles of the three suits that have one of these numbers (1-9)."""
    return tuple(9 * suit + number - 1 for suit in range(3) for number in numbers)


def only_numbers(*numbers: int) -> Condition:
    """No honours, and no other numbers than these."""
    kinds = of_numbers(*numbers)
    return only(kinds) & Condition(lacks=facts.NUMBER_RANGES & ~facts_of(mask(kinds)))


even_triplets = all_triplets & only_numbers(2, 4, 6, 8)
"""Four triplets and a pair, all of even numbers."""

_FIVES: Final = mask(of_numbers(5))
_RUNS_WITH_A_FIVE: Final = mask(of_numbers(3, 4, 5))


@where(facts.STANDARD, lacks=facts.TERMINALS | facts.HONOURS)
def five_in_every_set(reading: Reading) -> int:
    """Every set and the pair has a five."""
    return not (reading.runs & ~_RUNS_WITH_A_FIVE or (reading.triplets | reading.pairs) & ~_FIVES)
