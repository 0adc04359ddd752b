"""Conditions on what a hand waited for, beyond the place of the winning tile."""

from collections.abc import Callable, Iterable

from mjcalc.patterns.condition import Condition, where
from mjcalc.reading import facts
from mjcalc.reading.knitted import knitted_straight_in
from mjcalc.reading.reading import Reading, standard, suits_of
from mjcalc.reading.waits import standard_waits
from mjcalc.tiles import Bag, Kind, count, one


def waits_for_one_kind(
    waits: Callable[[Bag], Iterable[Kind]] = standard_waits, *, fifth: bool = False
) -> Condition:
    """Won on the pair, on a middle tile or on an edge, with no other kind to complete the hand.

    `waits` tells the kinds that complete the concealed tiles, however they are read; beside a
    knitted straight, those that complete the rest. A kind of which the winner has all four
    himself, melds included, is none, unless `fifth` tiles are.
    """

    @where(lacks=facts.RYANMEN | facts.SHANPON | facts.FLOWER_WIN)
    def one_kind(reading: Reading) -> int:
        won = one(reading.winning)
        concealed = reading.hand.bag - won
        if reading.facts & facts.KNITTED_STRAIGHT:
            concealed -= knitted_straight_in(concealed)
        held = reading.tiles - won
        kinds = [kind for kind in waits(concealed) if fifth or count(held, kind) < 4]
        return len(kinds) == 1

    return one_kind


@where(facts.STANDARD | facts.RYANMEN, facts.TRIPLETS[1])
def two_sided_however_read(reading: Reading) -> int:
    """Four or five runs won on a two-sided wait, and so in every reading that is all runs."""
    suits = suits_of(reading.hand.bag)
    readings = standard(reading.hand, 0, reading.melds, suits)
    return all(other.facts & facts.RYANMEN for other in readings if not other.triplets)
