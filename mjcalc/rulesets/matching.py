"""Which rows of a table a reading has: by its facts where they decide, by tests where not."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from mjcalc.memo import Memo
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Pattern
from mjcalc.rulesets.resolve import rows_in

Counts: TypeAlias = tuple[tuple[int, int], ...]
"""Rows that were found more than once, and how often."""

Tests: TypeAlias = tuple[tuple[int, int, Callable[[Reading], int]], ...]
"""Of rows that only a test can tell: the bit, the index and the test of each."""

_REMEMBERED: Final = 50_000


class _Part:
    """Some of the facts: which rows they rule out. There are not many ways for them to stand."""

    def __init__(self, conditions: Sequence[tuple[int, int]], own: int) -> None:
        """Of the facts `own`, of which rows need some and lack others."""
        self.facts = 0
        by_condition: dict[tuple[int, int], int] = {}
        for index, (needs, lacks) in enumerate(conditions):
            if (needs | lacks) & own:
                self.facts |= (needs | lacks) & own
                key = needs & own, lacks & own
                by_condition[key] = by_condition.get(key, 0) | 1 << index
        self._rows = tuple((*key, rows) for key, rows in by_condition.items())
        self._every = (1 << len(conditions)) - 1
        self.left = Memo(self._look, _REMEMBERED)
        """By which of `facts` hold: the rows that can be."""

    def _look(self, known: int) -> int:
        """The rows that can be where of `facts` these hold."""
        out = 0
        for needs, lacks, rows in self._rows:
            if known & needs != needs or known & lacks:
                out |= rows
        return self._every & ~out


class Matcher:
    """The conditions of a table's rows, compiled. It remembers which facts leave what open."""

    def __init__(
        self,
        patterns: Sequence[Pattern],
        events: Mapping[str, int],
        markers: Sequence[int] = (),
        untested: int = 0,
    ) -> None:
        """`events` are the facts of the ruleset's own words. The facts of `markers` are told by the
        bits above those of the rows. Rows of `untested` (a bit each) are found by their facts
        alone."""
        self._conditions = tuple(_condition(row, events) for row in patterns)
        self._tests = {
            index: test
            for index, (_, _, test) in enumerate(self._conditions)
            if test and not untested >> index & 1
        }
        self._tested = sum(1 << index for index in self._tests)
        ruled = [(needs, lacks) for needs, lacks, _ in self._conditions]
        ruled += [(fact, 0) for fact in markers]
        # What the hand is, how it was read, what was said: none has much to do with the others.
        self._hand = _Part(ruled, facts.OF_HAND)
        self._read = _Part(ruled, facts.OF_READING)
        self._said = _Part(ruled, facts.OF_WORDS)
        self._open = Memo(self._tests_of, _REMEMBERED)

    def match(self, reading: Reading) -> tuple[int, Counts]:
        """The rows that the reading has, a bit each, and how often where more than once."""
        known = reading.facts
        hand, read, said = self._hand, self._read, self._said
        rows = hand.left[known & hand.facts]
        rows &= read.left[known & read.facts]
        rows &= said.left[known & said.facts]
        tested = rows & self._tested
        found = rows ^ tested
        counts: Counts = ()
        for bit, index, test in self._open[tested]:
            times = test(reading)
            if times:
                found |= bit
                if times > 1:
                    counts += ((index, times),)
        return found, counts

    def every(self, reading: Reading) -> int:
        """All rows whose conditions hold, `untested` ones too, each looked at by itself."""
        return sum(
            1 << index
            for index, (needs, lacks, test) in enumerate(self._conditions)
            if reading.facts & needs == needs
            and not reading.facts & lacks
            and (test is None or test(reading))
        )

    def _tests_of(self, tested: int) -> Tests:
        return tuple(
            (1 << index, index, self._tests[index])
            for index in rows_in(tested, len(self._conditions))
        )


def _condition(
    row: Pattern, events: Mapping[str, int]
) -> tuple[int, int, Callable[[Reading], int] | None]:
    """A row's condition as facts and test, with where the row has a value among the facts."""
    needs, lacks = row.when.needs, row.when.lacks
    for word in row.when.events:
        needs |= events[word]
    if row.opened is None:
        needs |= facts.CONCEALED
    if row.closed is None:
        lacks |= facts.CONCEALED
    return needs, lacks, row.when.test
