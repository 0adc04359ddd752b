"""Conditions on terminals and honours (yaochuu tiles)."""

from mjcalc.patterns.condition import Condition
from mjcalc.reading import facts

all_simples = Condition(lacks=facts.TERMINALS | facts.HONOURS)
"""No terminal and no honour."""

no_honours = Condition(lacks=facts.HONOURS)
"""No wind and no dragon."""

all_honours = Condition(needs=facts.HONOURS, lacks=facts.SIMPLES | facts.TERMINALS)
"""Honours only."""

all_terminals = Condition(needs=facts.TERMINALS, lacks=facts.SIMPLES | facts.HONOURS)
"""Terminals only."""

terminals_and_honours = Condition(
    needs=facts.TERMINALS | facts.HONOURS,
    lacks=facts.SIMPLES | facts.THIRTEEN_ORPHANS,
)
"""Terminals and honours only, both."""

outside = Condition(needs=facts.STANDARD, lacks=facts.INSIDE_SET)
"""Every set and the pair has a terminal or honour."""

outside_with_honours = Condition(
    needs=facts.STANDARD | facts.RUNS[1] | facts.HONOURS, lacks=facts.INSIDE_SET
)
"""Every set and the pair has a terminal or honour; a run and an honour are there."""

outside_with_terminals = Condition(
    needs=facts.STANDARD | facts.RUNS[1], lacks=facts.INSIDE_SET | facts.HONOURS
)
"""Every set and the pair has a terminal; a run is there."""
