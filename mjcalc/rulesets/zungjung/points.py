"""From patterns to what a hand is worth: their sum up to the limit, or one of them alone."""

from collections.abc import Hashable, Mapping

from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.zungjung.options import Options
from mjcalc.rulesets.zungjung.series import LISTED

LOSERS = 3
"""However a hand is won, the winner gets three times its value."""


def value(_: Reading, selection: Selection, counts: Mapping[int, int], rules: Ruleset) -> Value:
    """`total` is what the rules call the value of the hand: a third of what the winner gets."""
    o: Options = rules.options
    worth = selection.worth(counts)
    if worth < o.min_points:
        return Value(0, (worth,), total=worth, minimum=o.min_points)
    total = worth if selection.group == LISTED else min(worth, o.limit)
    limit = "limit" if total >= o.limit else None
    return Value(LOSERS * total, (worth,), total, limit=limit, total=total)


def same(_: Reading) -> Hashable:
    """Only the rows decide what a hand is worth."""
    return None
