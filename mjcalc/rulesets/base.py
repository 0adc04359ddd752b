"""What a ruleset is made of: rows of a pattern table, groups that say how rows combine, and a
family, which is the way of counting and paying that several rulesets share.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from mjcalc.patterns.condition import Condition
from mjcalc.reading.reading import Reading, Shape
from mjcalc.results import Item, Payment

if TYPE_CHECKING:
    from mjcalc.deals.deal import Deal
    from mjcalc.deals.settlement import Settlement
    from mjcalc.faults.contradictions import Contradiction
    from mjcalc.rulesets.ruleset import Ruleset


MOST_DOUBLINGS = 40
"""Points are doubled no more often than this, whatever house rules make of a table."""


class Pattern(NamedTuple):
    """One row of a ruleset's table.

    `closed` is its value in a concealed hand and `opened` in an open one; None where it is no
    pattern. `covers` has the ids of rows that do not count beside it. Rows that exclude each other
    may share an id: the same pattern at another value.
    """

    id: str
    native: str
    name: str
    closed: int | None
    opened: int | None
    when: Condition
    group: str
    covers: tuple[str, ...] = ()
    romanized: str = ""
    """Its name in Latin letters: romaji, pinyin with tones, jyutping."""


class Group(NamedTuple):
    """How the rows of one group combine with the rest. A ruleset lists its groups in order."""

    name: str
    outranks: bool = False
    """Once a row of it is found, the groups after it do not count."""
    alternative: bool = False
    """Its best row stands instead of the rest of the hand, whichever is worth more."""
    highest: bool = False
    """Only its most valuable row counts."""
    qualifies: bool = True
    """A win needs a row of a group that qualifies."""
    unit: str | None = None
    """What the values of its rows are, where not the ruleset's unit."""
    takes: int | None = None
    """Rows worth at least this much are of it, whichever group they name."""


class Selection(NamedTuple):
    """Rows that count together: their places in the table, their values, the sum of these.

    `group` is the first group that has a row among them; `found` has a bit for each of the rows.
    """

    group: str
    found: int
    rows: tuple[int, ...]
    values: tuple[int, ...]
    total: int

    def worth(self, counts: Mapping[int, int]) -> int:
        """The sum of the values, each as often as its row counts."""
        worth = self.total
        for row, times in counts.items():
            if self.found >> row & 1:
                worth += (times - 1) * self.values[self.rows.index(row)]
        return worth


class Value(NamedTuple):
    """What a reading is worth: the numbers of `Score`, in the ruleset's own terms.

    `points` is what all payers pay together, without honba, sticks, liability and fund limits;
    `rank` decides between readings of equal points.
    """

    points: int
    rank: tuple[int, ...]
    base: int = 0
    """What the family's payments are worked out from."""
    han: int | None = None
    fu: int | None = None
    fu_unrounded: int | None = None
    base_items: tuple[Item, ...] = ()
    limit: str | None = None
    yakuman: int = 0
    total: int | None = None
    tier: str | None = None
    scale: int = 1
    """What the rows' values are multiplied by where they are shown, such as 2 where the table has
    the price of a discard and this is a self-draw."""
    minimum: int = 0
    """The ruleset's minimum, where the hand falls short of it; 0: it does not."""

    def beats(self, other: Value) -> bool:
        """Whether this is the reading to take."""
        return (self.points, self.rank) > (other.points, other.rank)


Settled: TypeAlias = tuple[tuple[Payment, ...], int, tuple[str, ...]]
"""Who pays what; what the winner gets, with the sticks in it; what was assumed for it."""


class Table(NamedTuple):
    """A table to print."""

    title: str
    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def imported_later(module: str) -> Callable[[Deal, Ruleset], Settlement]:
    """The `settle_deal` of a module, which is not imported before: scoring a hand does without."""

    def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
        settle: Callable[[Deal, Ruleset], Settlement] = import_module(module).settle_deal
        return settle(deal, rules)

    return settle_deal


class Family(NamedTuple):
    """A way of counting and paying. What options change, its functions take as an argument."""

    name: str
    options: type[Any]
    patterns: Callable[[Any], tuple[Pattern, ...]]
    groups: Callable[[Any], tuple[Group, ...]]
    shapes: Callable[[Any], tuple[Shape, ...]]
    terms: Callable[[Any], int]
    """The terms it uses beside `terms.EVERYWHERE`."""
    contradictions: Callable[[Any], Sequence[Contradiction]]
    """Its own, beside those of every ruleset; one replaces those of its code there."""
    value: Callable[[Reading, Selection, Mapping[int, int], Ruleset], Value]
    """The worth of a selection; the mapping says how often a row counts, where not once."""
    same: Callable[[Reading], Hashable] | None
    """Of readings with equal rows, both concealed or both open, those with an equal key here have
    an equal value; None: never mind."""
    settle: Callable[[Reading, Selection, Value, Ruleset], Settled]
    tables: Callable[[Any], tuple[Table, ...]]
    cell: Callable[[Any, Sequence[str]], Table]
    """The part of the tables that words on the command line ask for, or RulesError."""
    deal: Callable[[Deal, Ruleset], Settlement]
    """Settles a whole deal: who gains what, and the next deal's table. A HandError of it can name
    the line of a fault by its index (`Deal.lines`)."""
    unit: str | None = None
    """What `total` counts; None where there are han and fu."""
    hand_size: int = 13
    players: Callable[[Any], int] = lambda _: 4
    with_players: Callable[[Any, int], Any] | None = None
    """The options for another number of players, where the family is played so."""
    prepare: Callable[[Any], Any] = lambda _: None
    """What its functions want made once of the options; they find it in `Ruleset.prepared`."""
    red_fives: Callable[[Any], Mapping[str, int]] = lambda _: {}
    """How many fives of each suit (m, p, s) are red."""
    ties_sets: bool = False
    """Whether a set may count only once with others, as `rulesets.tying` has it; a row that is
    covered then covers nothing."""
    plain_wins: Callable[[Any], bool] = lambda _: False
    """Whether sets and a pair win without any pattern."""
    plays_on: bool = False
    """Whether the others play on after a win: a deal has wins one after the other, told apart by
    `out:`, a draw after them, and hands that did not win."""
    ignores: int = 0
    """Terms that it accepts, as every ruleset does, and that change nothing."""
    instead: Mapping[int, str] = {}
    """For terms that it does not use: what it says instead."""
