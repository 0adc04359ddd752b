"""Conditions on knitted tiles: 1 4 7 of one suit, 2 5 8 of another, 3 6 9 of the third."""

from mjcalc.patterns.condition import Condition, where
from mjcalc.reading import facts
from mjcalc.reading.knitted import knitted_straight_in
from mjcalc.reading.reading import Reading
from mjcalc.tiles import count

knitted_straight = Condition(needs=facts.KNITTED_STRAIGHT)
"""All nine tiles of one."""

honours_and_knitted = Condition(needs=facts.HONOURS_AND_KNITTED)
"""Fourteen different tiles, honours and numbers of a knitted straight."""


@where()
def won_beside_the_knitted_straight(reading: Reading) -> int:
    """The winning tile is none that a knitted straight of the hand needs."""
    if not reading.facts & facts.KNITTED_STRAIGHT:
        return 1
    return not count(knitted_straight_in(reading.tiles), reading.winning)
