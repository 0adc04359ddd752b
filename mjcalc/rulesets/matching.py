"""Which rows of a table a reading has: by its facts where they decide, by tests where not."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Pattern
from mjcalc.rulesets.resolve import rows_in

Counts: TypeAlias = tuple[tuple[int, int], ...]
"""Rows that were found more than once, and how often."""

_REMEMBERED: Final = 50_000
_CHUNK_BITS: Final = 16
_CHUNK: Final = (1 << _CHUNK_BITS) - 1


class _Plan(NamedTuple):
    """For readings with the same facts: rows found without a test, and the tests to run."""

    certain: int
    tests: tuple[tuple[int, int, Callable[[Reading], int]], ...]


class Matcher:
    """The conditions of a table's rows, compiled. It remembers which facts leave what open."""

    def __init__(
        self,
        patterns: Sequence[Pattern],
        events: Mapping[str, int],
        markers: Mapping[int, int],
        untested: int = 0,
    ) -> None:
        """`events` are the facts of the ruleset's own words. Where a fact of `markers` holds, its
        bit, above those of the rows, is set too. Rows of `untested` (a bit each) are found by
        their facts alone."""
        self._markers = markers
        self._conditions = tuple(_condition(row, events) for row in patterns)
        self._tests = {
            index: test
            for index, (_, _, test) in enumerate(self._conditions)
            if test and not untested >> index & 1
        }
        self._tested = sum(1 << index for index in self._tests)
        self._relevant = sum(markers)
        for needs, lacks, _ in self._conditions:
            self._relevant |= needs | lacks
        self._chunks = tuple(
            shift
            for shift in range(0, self._relevant.bit_length(), _CHUNK_BITS)
            if self._relevant >> shift & _CHUNK
        )
        self._ruled_out: dict[tuple[int, int], int] = {}
        self._plans: dict[int, _Plan] = {}
        self._plans_of: dict[int, _Plan] = {}

    def match(self, reading: Reading) -> tuple[int, Counts]:
        """The rows that the reading has, a bit each, and how often where more than once."""
        key = reading.facts & self._relevant
        plan = self._plans.get(key)
        if plan is None:
            plan = self._plan(key)
        found = plan.certain
        counts: Counts = ()
        for bit, index, test in plan.tests:
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

    def _plan(self, known: int) -> _Plan:
        """The plan for these facts: what a few facts at a time rule out is remembered by itself."""
        rows = (1 << len(self._conditions)) - 1
        for shift in self._chunks:
            key = shift, known >> shift & _CHUNK
            out = self._ruled_out.get(key)
            if out is None:
                out = self._ruled_out[key] = self._out_by(*key)
            rows &= ~out
        for fact, marker in self._markers.items():
            if known & fact:
                rows |= marker
        plan = self._plans_of.get(rows)
        if plan is None:
            tests = rows_in(rows & self._tested, len(self._conditions))
            plan = _Plan(
                rows & ~self._tested,
                tuple((1 << index, index, self._tests[index]) for index in tests),
            )
            if len(self._plans_of) > _REMEMBERED:
                self._plans_of.clear()
            self._plans_of[rows] = plan
        if len(self._plans) > _REMEMBERED:
            self._plans.clear()
        self._plans[known] = plan
        return plan

    def _out_by(self, shift: int, some: int) -> int:
        """The rows that cannot be where of the facts from `shift` on there are just these."""
        out = 0
        for index, (needs, lacks, _) in enumerate(self._conditions):
            needed = needs >> shift & _CHUNK
            if some & needed != needed or some & lacks >> shift:
                out |= 1 << index
        return out


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
