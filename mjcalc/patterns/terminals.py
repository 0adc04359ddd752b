"""Conditions on terminals and honours (yaochuu tiles)."""

from mjcalc.patterns.condition import Condition, where
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.tiles import TERMINALS, YAOCHUU, mask

all_simples = Condition(lacks=facts.TERMINALS | facts.HONOURS)
"""No terminal and no honour."""

all_honours = Condition(lacks=facts.SIMPLES | facts.TERMINALS)
"""Honours only."""

all_terminals = Condition(lacks=facts.SIMPLES | facts.HONOURS)
"""Terminals only."""

terminals_and_honours = Condition(
    needs=facts.TERMINALS | facts.HONOURS,
    lacks=facts.SIMPLES | facts.THIRTEEN_ORPHANS,
)
"""Terminals and honours only, both."""

_OUTSIDE_RUNS = mask((0, 6, 9, 15, 18, 24))
"""123 and 789 of each suit, by their lowest tile."""


def _every_set_has(reading: Reading, tiles: int) -> bool:
    """Every run is 123 or 789, and every triplet and the pair is one of `tiles`."""
    return not (reading.runs & ~_OUTSIDE_RUNS or (reading.triplets | reading.pairs) & ~tiles)


@where(facts.STANDARD | facts.RUNS[1] | facts.HONOURS)
def outside_with_honours(reading: Reading) -> int:
    """Every set and the pair has a terminal or honour; a run and an honour are there."""
    return _every_set_has(reading, YAOCHUU)


@where(facts.STANDARD | facts.RUNS[1], lacks=facts.HONOURS)
def outside_with_terminals(reading: Reading) -> int:
    """Every set and the pair has a terminal; a run is there."""
    return _every_set_has(reading, TERMINALS)
