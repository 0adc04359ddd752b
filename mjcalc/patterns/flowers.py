"""Conditions on the flower tiles that were set aside, and on wins with a flower."""

from mjcalc import terms as t
from mjcalc.patterns.condition import Condition, where
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.tiles import FIRST_FLOWER, FOUR_FLOWERS, FOUR_SEASONS, Kind

won_with_a_flower = Condition(needs=facts.FLOWER_WIN)
"""A flower was the winning tile."""


def number_of_flowers(reading: Reading) -> int:
    """How many flowers were set aside, whether or not the line says which."""
    return len(reading.hand.flowers) or reading.hand.flower_count


def own_flowers(reading: Reading) -> list[Kind]:
    """The flowers of the winner's seat."""
    return [tile for tile in reading.hand.flowers if (tile - FIRST_FLOWER) % 4 == reading.hand.seat]


def _complete_sets(reading: Reading) -> list[frozenset[Kind]]:
    there = frozenset(reading.hand.flowers)
    return [four for four in (FOUR_SEASONS, FOUR_FLOWERS) if four <= there]


@where(facts.said(t.FLOWERS))
def every_flower(reading: Reading) -> int:
    """How many flowers."""
    return number_of_flowers(reading)


@where(facts.said(t.FLOWERS))
def seat_flowers(reading: Reading) -> int:
    """How many flowers of the winner's seat."""
    return len(own_flowers(reading))


@where(facts.said(t.FLOWERS))
def seat_flowers_outside_sets(reading: Reading) -> int:
    """How many flowers of the winner's seat, without those of a complete set of four."""
    complete = frozenset[Kind]().union(*_complete_sets(reading))
    return sum(tile not in complete for tile in own_flowers(reading))


@where(facts.said(t.FLOWERS))
def flower_sets(reading: Reading) -> int:
    """How many of the two sets of four are complete."""
    return len(_complete_sets(reading))


no_flowers = Condition(test=lambda reading: number_of_flowers(reading) == 0)
"""No flower was set aside."""


def flowers_in_all(number: int) -> Condition:
    """Exactly so many flowers, with the one that won the hand, if one did."""

    @where(facts.said(t.FLOWERS))
    def so_many(reading: Reading) -> int:
        won = bool(reading.facts & facts.FLOWER_WIN)
        return number_of_flowers(reading) + won == number

    return so_many


all_eight_flowers = Condition(
    needs=facts.said(t.FLOWERS), test=lambda reading: number_of_flowers(reading) == 8
)
"""All eight flowers were set aside."""
