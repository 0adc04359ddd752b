"""What a condition is, and the small words to make one of facts, terms and tests."""

from collections.abc import Callable
from typing import NamedTuple

from mjcalc.patterns.ties import Ties
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading


class Condition(NamedTuple):
    """Holds when all facts of `needs` and none of `lacks` are there and `test` gives more than 0.

    `test` gives how often the pattern is there; without one, the facts alone decide. Conditions
    are joined with `&`. `events` are words, added by a ruleset, that must have been said. `ties`
    says which sets make the pattern; only some rulesets ask for that.
    """

    needs: int = 0
    lacks: int = 0
    test: Callable[[Reading], int] | None = None
    events: tuple[str, ...] = ()
    ties: Ties | None = None

    def __and__(self, other: "Condition") -> "Condition":
        return Condition(
            self.needs | other.needs,
            self.lacks | other.lacks,
            _joined(self.test, other.test),
            self.events + other.events,
            self.ties or other.ties,
        )

    def holds(self, reading: Reading) -> int:
        """The count of the pattern in a reading, for a condition without events."""
        if reading.facts & self.needs != self.needs or reading.facts & self.lacks:
            return 0
        return 1 if self.test is None else self.test(reading)


def _joined(
    first: Callable[[Reading], int] | None, second: Callable[[Reading], int] | None
) -> Callable[[Reading], int] | None:
    """Both tests as one: the count of the second where the first holds."""
    if first is None or second is None:
        return first or second
    return lambda reading: first(reading) and second(reading)


def either(first: Condition, second: Condition) -> Condition:
    """At least one of two conditions without events."""
    return Condition(
        needs=first.needs & second.needs,
        lacks=first.lacks & second.lacks,
        test=lambda reading: first.holds(reading) or second.holds(reading),
    )


def at_least(number: int, counted: Condition) -> Condition:
    """Once, where a condition without events counts so many or more."""
    return Condition(counted.needs, counted.lacks, lambda reading: counted.holds(reading) >= number)


def where(
    needs: int = 0, lacks: int = 0, ties: Ties | None = None
) -> Callable[[Callable[[Reading], int]], Condition]:
    """Make the decorated test a condition that also asks for facts; they are looked at first."""
    return lambda test: Condition(needs, lacks, test, ties=ties)


def tied(needs: int, ties: Ties) -> Condition:
    """Some sets make these ties."""
    return Condition(needs, test=ties.found, ties=ties)


def said(terms: int) -> Condition:
    """All these terms were said."""
    return Condition(needs=facts.said(terms))


def unsaid(terms: int) -> Condition:
    """None of these terms was said."""
    return Condition(lacks=facts.said(terms))


def event(word: str) -> Condition:
    """A word that a ruleset adds to the vocabulary was said."""
    return Condition(events=(word,))
