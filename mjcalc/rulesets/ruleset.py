"""A family with its options, compiled: scoring a hand looks no option up."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from mjcalc import terms as t
from mjcalc.faults.contradictions import EVERYWHERE, Contradiction
from mjcalc.hand import Hand
from mjcalc.memo import Memo, filled
from mjcalc.patterns.condition import Condition
from mjcalc.reading import facts
from mjcalc.reading.reading import (
    WITHOUT_MELDS,
    Reading,
    hand_facts,
    meld_facts,
    suits_of,
    thirteen_orphans,
)
from mjcalc.results import Aside, Row
from mjcalc.rulesets.base import Family, Group, Pattern, Selection, Value
from mjcalc.rulesets.matching import Counts, Matcher
from mjcalc.rulesets.resolve import cover_masks, relations, resolve, set_aside
from mjcalc.rulesets.tying import Tying
from mjcalc.tiles import TILES, Tile

_REMEMBERED: Final = 50_000
_ONCE_EACH: Final[Mapping[int, int]] = {}
_OPEN: Final = {
    "winning_tile": t.MARKED,
    "ron": t.RON | t.TSUMO,
    "seat": t.SEAT,
    "round": t.ROUND,
}
"""What is assumed when none of these terms is said."""
TOLD: Final = sum(_OPEN.values())


class Outcome(NamedTuple):
    """How a reading counts: its worth, the rows that count, and as a `Score` shows them."""

    value: Value
    selection: Selection
    found: int
    """The rows that were found, a bit each, those that do not count too; and the markers."""
    rows: tuple[Row, ...]


class Change(NamedTuple):
    """Another value for a row: `closed` and `opened`, or None to take the row out."""

    closed: int | None
    opened: int | None


class Ruleset:
    """A ruleset ready to score with. It does not change, but remembers answers."""

    def __init__(
        self,
        family: Family,
        options: Any,
        *,
        name: str,
        title: str = "",
        source: str = "",
        unverified: Iterable[str] = (),
        inherits: str | None = None,
        changes: Mapping[str, Change | None] | None = None,
    ) -> None:
        self.way = family
        self.family = family.name
        self.unit = family.unit
        self.hand_size = family.hand_size
        self.options = options
        self.name = name
        self.title = title
        self.source = source
        self.unverified = tuple(unverified)
        self.inherits = inherits
        self.changes = dict(changes or {})

        self.groups = family.groups(options)
        self.patterns = _grouped(_changed(family.patterns(options), self.changes), self.groups)
        self._units = {group.name: group.unit for group in self.groups}
        self.shapes = family.shapes(options)
        self._shapes_with_melds = tuple(
            shape for shape in self.shapes if shape not in WITHOUT_MELDS
        )
        self._shapes_with_simples = tuple(
            shape for shape in self.shapes if shape is not thirteen_orphans
        )
        self.prepared = family.prepare(options)
        self.red_fives = {
            TILES[f"0{suit}"]: number for suit, number in family.red_fives(options).items()
        }
        self.fine_red_fives: set[tuple[Tile, ...]] = set()
        """Red fives that were found to be no more than there are."""
        self.players = family.players(options)
        self.uses = family.terms(options) | t.EVERYWHERE
        self.unused = ~self.uses
        self.contradictions = _contradictions(family.contradictions(options), self.uses)
        words = sorted({word for row in self.patterns for word in row.when.events})
        self.events = {word: facts.event(index) for index, word in enumerate(words)}
        """Words that this ruleset adds to the vocabulary, and their facts."""

        self.answers: dict[Any, Any] = {}
        """Whatever the family's functions want to remember."""
        self._closed = 1 << len(self.patterns)
        """Beside the rows' bits: a concealed hand, in which rows can have other values."""
        self._plain = self._closed << 1 if family.plain_wins(options) else 0
        """Beside the rows' bits: sets and a pair, which win by themselves."""
        self._telling = sum(
            1 << index for index, row in enumerate(self.patterns) if _tells(row.when)
        )
        """The rows that say something of a hand, and not only that it is finished."""
        self._all_covers = cover_masks(self.patterns)
        self._covers = self._all_covers
        self._tying = Tying(self.patterns, self._covers) if family.ties_sets else None
        if self._tying is not None:
            self._covers = self._tying.covers
        self._relations = relations(
            self.patterns, self.groups, self._covers, in_order=self._tying is not None
        )
        markers = (facts.CONCEALED, *((facts.STANDARD,) if self._plain else ()))
        alone = self._tying.alone if self._tying is not None else 0
        self.matcher = Matcher(self.patterns, self.events, markers, alone)
        self._match = self.matcher.match
        self._same = family.same
        self._value = family.value
        self._selections = Memo(self._select, _REMEMBERED)
        self._outcomes: dict[Any, Outcome | Literal[False]] = {}
        self._rows = Memo(self._row, _REMEMBERED)
        self._asides = Memo(self._set_aside, _REMEMBERED)
        self.assumed = {told: _assumed(told, family.ignores) for told in _every(TOLD)}
        """By which terms of `TOLD` a line has: what it leaves open, and a score rests on."""
        self._suspicious = 0
        """The terms that some contradiction is about."""
        for each in self.contradictions:
            self._suspicious |= each.terms | each.beside | each.without
        self._suspects = Memo(self._suspected, _REMEMBERED)
        self._by_players: dict[int, Ruleset] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """What makes it, for copies and other processes; not what it remembers."""
        from mjcalc.rulesets.registry import rebuilt

        about = {
            "name": self.name,
            "title": self.title,
            "source": self.source,
            "unverified": self.unverified,
            "inherits": self.inherits,
            "changes": self.changes,
        }
        return rebuilt, (self.family, self.options, about)

    def readings(self, hand: Hand) -> list[Reading]:
        """Every way to see a hand as finished in one of the ruleset's shapes."""
        melds = meld_facts(hand.melds)
        suits = suits_of(hand.bag)
        known = hand_facts(hand, melds, suits)
        for word in hand.events:
            known |= self.events[word]
        if hand.melds:
            shapes = self._shapes_with_melds
        else:
            shapes = self._shapes_with_simples if known & facts.SIMPLES else self.shapes
        found: list[Reading] = []
        for shape in shapes:
            found += shape(hand, known, melds, suits)
        return found

    def best(self, reading: Reading) -> "Outcome | None":
        """The dearest way to count what the reading has; None when it wins nothing."""
        found, counts = self._match(reading)
        if self._tying is not None:
            found, counts = self._tying.count(reading, found, counts)
        key: Any = None
        if self._same is not None:
            reading.same = self._same(reading)
            key = found, counts, reading.same
            known = self._outcomes.get(key)
            if known is not None:
                return known or None
        times = dict(counts) if counts else _ONCE_EACH
        best = None
        for selection, rows in self._selections[found]:
            value = self._value(reading, selection, times, self)
            if best is None or value.beats(best[0]):
                best = value, selection, rows
        outcome = None
        if best is not None:
            value, selection, rows = best
            if value.scale != 1:
                rows = self._rows_of(selection, times, value.scale)
            elif counts:
                rows = self._counted(selection, rows, counts)
            outcome = filled(Outcome, (value, selection, found, rows))
        if key is not None:
            if len(self._outcomes) > _REMEMBERED:
                self._outcomes.clear()
            self._outcomes[key] = outcome or False
        return outcome

    def set_aside(self, reading: Reading, outcome: Outcome) -> tuple[Aside, ...]:
        """The patterns that the reading has and that do not count in this outcome."""
        found = outcome.found
        if self._tying is not None:
            # What ties sets was dropped as soon as it was found: look again, one by one.
            found = self.matcher.every(reading)
        found &= self._telling
        if not found & ~outcome.selection.found:
            return ()
        return self._asides[found, outcome.selection.rows]

    def _set_aside(self, key: tuple[int, tuple[int, ...]]) -> tuple[Aside, ...]:
        found, rows = key
        patterns = self.patterns
        counting = {patterns[row].id for row in rows}
        return tuple(
            Aside(patterns[row].id, patterns[by].id, patterns[row].name, patterns[by].name)
            for row, by in set_aside(found, rows, self._all_covers)
            if patterns[row].id not in counting
        )

    def _select(self, found: int) -> tuple[tuple[Selection, tuple[Row, ...]], ...]:
        """The ways in which the found rows count together; none when they are no win."""
        return tuple(
            (selection, self._rows_of(selection, _ONCE_EACH, 1))
            for selection in resolve(
                found,
                self._relations,
                closed=bool(found & self._closed),
                plain=bool(found & self._plain),
            )
        )

    def remember(self, key: Any, answer: Any) -> None:
        """Keep an answer, in bounded memory."""
        if len(self.answers) > _REMEMBERED:
            self.answers.clear()
        self.answers[key] = answer

    def _rows_of(
        self, selection: Selection, times: Mapping[int, int], scale: int
    ) -> tuple[Row, ...]:
        """The rows of a selection as they are shown; `times`: how often, where not once."""
        known = self._rows
        return tuple(
            [
                known[index, value * scale, times.get(index, 1)]
                for index, value in zip(selection.rows, selection.values, strict=True)
            ]
        )

    def _counted(
        self, selection: Selection, rows: tuple[Row, ...], counts: Counts
    ) -> tuple[Row, ...]:
        """The rows of a selection, of which some count more than once."""
        counted = [*rows]
        for index, times in counts:
            if selection.found >> index & 1:
                place = selection.rows.index(index)
                counted[place] = self._rows[index, selection.values[place], times]
        return tuple(counted)

    def _row(self, key: tuple[int, int, int]) -> Row:
        index, value, times = key
        pattern = self.patterns[index]
        unit = self._units.get(pattern.group)
        return Row(pattern.id, pattern.name, pattern.native, value * times, times, unit)

    def suspects(self, said: int) -> "tuple[Contradiction, ...]":
        """The contradictions that a hand with these terms can be guilty of."""
        return self._suspects[said & self._suspicious]

    def _suspected(self, said: int) -> "tuple[Contradiction, ...]":
        return tuple(row for row in self.contradictions if row.suspects(said))

    def for_players(self, players: int) -> "Ruleset | None":
        """This ruleset with another number of players; None where it is not played so."""
        if players in (0, self.players):
            return self
        known = self._by_players.get(players)
        if known is None:
            change = self.way.with_players
            options = change(self.options, players) if change else None
            if options is None:
                return None
            known = self._by_players[players] = Ruleset(
                self.way,
                options,
                name=self.name,
                title=self.title,
                source=self.source,
                unverified=self.unverified,
                inherits=self.inherits,
                changes=self.changes,
            )
        return known


def _every(terms: int) -> Iterator[int]:
    """Every choice of these terms."""
    some = terms
    while True:
        yield some
        if not some:
            return
        some = some - 1 & terms


def _assumed(said: int, ignored: int) -> tuple[str, ...]:
    return tuple(name for name, terms in _OPEN.items() if not said & terms and not terms & ignored)


def _tells(when: Condition) -> bool:
    return bool(when.needs & ~facts.STANDARD or when.lacks or when.test or when.events)


def _contradictions(own: Sequence[Contradiction], uses: int) -> tuple[Contradiction, ...]:
    """A family's own rows, and those of every ruleset that it has no row of the same code for.

    Of these only what is about terms that it uses: it refuses the others themselves.
    """
    codes = {row.code for row in own}
    shared = [row for row in EVERYWHERE if row.code not in codes]
    shared = [row._replace(terms=row.terms & uses) if row.some else row for row in shared]
    about = [row for row in shared if not row.terms & ~uses and (row.terms or not row.some)]
    return (*about, *own)


def _changed(
    patterns: Iterable[Pattern], changes: Mapping[str, Change | None]
) -> tuple[Pattern, ...]:
    """The table with other values in some rows, and without the rows that are switched off."""
    rows = []
    for row in patterns:
        if row.id not in changes:
            rows.append(row)
            continue
        change = changes[row.id]
        if change is not None:
            rows.append(row._replace(closed=change.closed, opened=change.opened))
    return tuple(rows)


def _grouped(patterns: tuple[Pattern, ...], groups: Iterable[Group]) -> tuple[Pattern, ...]:
    """The table with the rows that are worth enough in the groups that take them."""
    for group in groups:
        if group.takes is not None:
            patterns = tuple(
                row._replace(group=group.name)
                if max(row.closed or 0, row.opened or 0) >= group.takes
                else row
                for row in patterns
            )
    return patterns
