"""Patterns that tie sets to one another: which of them count together.

These are the principles of the Mahjong Competition Rules (3.9.1.5), for rulesets that have them:

- non-repeat (不重复): what a pattern covers goes; where both tie sets, only on the sets they share;
- non-separation (不拆移): one reading is all there is to choose from;
- non-identical (不得相同): a set counts once in the same pattern;
- account-once (套算一次): sets may be tied to sets that count already, but only once: whatever
  ties sets must join what was apart before;
- high-versus-low (就高不就低): of all that these allow the dearest counts, and of equally dear
  choices the one with the rows that come first.

A pattern of a single set ties nothing, so only the first and the third concern it.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from mjcalc.hand import Hand
from mjcalc.patterns.ties import OVER, Over, Sets, Ties
from mjcalc.reading import facts
from mjcalc.reading.facts import MOST_SETS
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Pattern
from mjcalc.rulesets.matching import Counts
from mjcalc.rulesets.resolve import covered, value_of
from mjcalc.tiles import EAST, WINDS, tiles_in

_REMEMBERED: Final = 100_000


class Tie(NamedTuple):
    """A row and the sets that it ties once, a bit for each place."""

    row: int
    sets: int


def uncovered(ties: Sequence[Tie], covers: Sequence[int]) -> list[Tie]:
    """The ties that are not part of one of a row that covers theirs; `ties` by their rows."""
    gone: set[Tie] = set()
    for tie in ties:
        if tie not in gone:
            gone.update(
                other
                for other in ties
                if covers[tie.row] >> other.row & 1 and not other.sets & ~tie.sets
            )
    return [tie for tie in ties if tie not in gone]


def choices(ties: Sequence[Tie]) -> Iterator[tuple[Tie, ...]]:
    """Every choice of ties that the principles allow, what comes first in `ties` preferred."""
    single = tuple(tie for tie in ties if tie.sets.bit_count() == 1)
    several = [tie for tie in ties if tie.sets.bit_count() > 1]

    def choose(start: int, groups: tuple[int, ...], chosen: tuple[Tie, ...]) -> Iterator[Any]:
        yield single + chosen
        for place in range(start, len(several)):
            row, sets = several[place]
            joined = _joined(sets, groups)
            if joined and not any(each.row == row and each.sets & sets for each in chosen):
                yield from choose(place + 1, joined, (*chosen, several[place]))

    every = max((tie.sets.bit_length() for tie in ties), default=0)
    return choose(0, tuple(1 << place for place in range(every)), ())


def dearest(ties: Sequence[Tie], values: Sequence[int]) -> tuple[Tie, ...]:
    """The dearest choice; the first of equal ones."""
    if sum(tie.sets.bit_count() > 1 for tie in ties) < 2:
        return tuple(ties)
    return max(choices(ties), key=lambda chosen: sum(values[tie.row] for tie in chosen))


def _joined(sets: int, groups: tuple[int, ...]) -> tuple[int, ...]:
    """The groups of tied sets with these sets tied too; empty where two of them already are."""
    touched = [group for group in groups if group & sets]
    if len(touched) < sets.bit_count():
        return ()
    return (sum(touched), *(group for group in groups if not group & sets))


_PLACES: Final = tuple(
    tuple(
        tuple(sum(1 << place for place in places) for places in combinations(range(sets), number))
        for number in range(sets + 1)
    )
    for sets in range(MOST_SETS + 1)
)
"""The bits of every so many places, by the number of sets there are and how many are taken."""


class Tying:
    """The tying rows of a ruleset's table. It remembers what it found for which sets."""

    def __init__(self, patterns: Sequence[Pattern], covers: Sequence[int]) -> None:
        self._covers = covers
        self._ties: dict[int, Ties] = {
            index: row.when.ties for index, row in enumerate(patterns) if row.when.ties
        }
        self.alone = sum(1 << row for row, ties in self._ties.items() if ties.alone)
        """The rows, a bit each, that `count` looks for itself once their facts are there."""
        self._values = {
            closed: [value_of(row, closed=closed) for row in patterns] for closed in (False, True)
        }
        # Nobody's values depend on it in the rules that tie sets, but a table can be changed.
        differ = any(row.closed != row.opened for row in patterns)
        self._concealed = facts.CONCEALED if differ else 0
        self._once = [row for row, ties in self._ties.items() if ties.once]
        self._by_size: dict[tuple[Over, int], list[tuple[int, Ties]]] = {
            (over, number): [
                (row, ties)
                for row, ties in self._ties.items()
                if ties.over == over and ties.number == number
            ]
            for over in OVER
            for number in range(MOST_SETS + 1)
        }
        self._sizes = {
            over: [sum(1 << row for row, _ in self._by_size[over, n]) for n in range(MOST_SETS + 1)]
            for over in OVER
        }
        self._runs = sum(self._sizes["runs"])
        self._triplets = sum(self._sizes["triplets"])
        rows = self._runs | self._triplets
        self.covers = tuple(
            own & ~rows if rows >> index & 1 else own for index, own in enumerate(covers)
        )
        """What rows cover beside what they cover on the sets that they share."""
        self._known: dict[Any, tuple[int, Counts]] = {}
        self._related: dict[tuple[Any, ...], dict[Sets, tuple[int, ...]]] = {}
        """Of runs or triplets, with the hand's winds where they matter: what some sets tie. There
        are fewer than a hundred thousand choices of sets of either kind."""
        self._allowed: dict[int, int] = {}

    def count(self, reading: Reading, found: int, counts: Counts) -> tuple[int, Counts]:
        """The found rows, with those among the tying ones that count, and how often."""
        tying = found & (self._runs | self._triplets)
        if not tying:
            return found, counts
        found ^= tying
        allowed = self._allowed.get(found)
        if allowed is None:
            if len(self._allowed) > _REMEMBERED:
                self._allowed.clear()
            allowed = self._allowed[found] = ~covered(found, self._covers, in_order=True)
        tying &= allowed
        rows = tying & self._runs
        if rows:
            key: Any = reading.runs, rows, reading.facts & self._concealed
            known = self._known.get(key) or self._count("runs", key, reading)
            found |= known[0]
            counts += known[1]
        rows = tying & self._triplets
        if rows:
            key = reading.triplets, rows, reading.facts & self._concealed
            if reading.triplets & WINDS:
                key += reading.hand.seat, reading.hand.round
            known = self._known.get(key) or self._count("triplets", key, reading)
            found |= known[0]
            counts += known[1]
        return found, counts

    def _count(self, over: Over, key: Any, reading: Reading) -> tuple[int, Counts]:
        times: dict[int, int] = {}
        values = self._values[bool(key[2])]
        for row, _ in dearest(self.ties(over, key[1], reading), values):
            times[row] = times.get(row, 0) + 1
        found = sum(1 << row for row in times)
        counts = tuple((row, number) for row, number in sorted(times.items()) if number > 1)
        if len(self._known) > _REMEMBERED:
            self._known.clear()
        known = self._known[key] = found, counts
        return known

    def ties(self, over: Over, rows: int, reading: Reading) -> list[Tie]:
        """The ties of these rows in a reading, without those that others cover."""
        sets = tuple(tiles_in(reading.runs if over == "runs" else reading.triplets))
        hand = reading.hand
        winds = (hand.seat, hand.round) if sets[-1] >= EAST else ()
        known = self._related.setdefault((over, *winds), {})
        sizes = self._sizes[over]
        found = []
        for number, places in enumerate(_PLACES[len(sets)]):
            if not rows & sizes[number]:
                continue
            for some, own in zip(combinations(sets, number), places, strict=True):
                related = known.get(some)
                if related is None:
                    related = known[some] = self._relate(over, some, hand)
                if related:
                    found += [Tie(row, own) for row in related if rows >> row & 1]
        if len(found) < 2:
            return found
        for row in self._once:
            every = [tie for tie in found if tie.row == row]
            found = [tie for tie in found if tie not in every[1:]]
        found.sort()
        return uncovered(found, self._covers)

    def _relate(self, over: Over, sets: Sets, hand: Hand) -> tuple[int, ...]:
        """The rows that these sets tie."""
        of_size = self._by_size[over, len(sets)]
        return tuple(row for row, ties in of_size if ties.related(sets, hand))
