"""Fu (minipoints), as the table of the rule books: each row says what gives fu and how often.

The breakdown that is printed is this computation. Sources: WRC rules 2025 section 11.3, EMA
Riichi rules 2025, tenhou.net/man.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from mjcalc import terms as t
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import Item
from mjcalc.rulesets.riichi.options import Options
from mjcalc.rulesets.riichi.yaku import pinfu
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import DRAGONS, EAST, SIMPLES, YAOCHUU, Bag, one


class FuRow(NamedTuple):
    """One source of fu; `times` says how often a reading has it."""

    id: str
    name: str
    fu: int
    times: Callable[[Reading], int]


class Fu(NamedTuple):
    """The fu of a reading: its items, their sum, and the sum as it counts."""

    items: tuple[Item, ...]
    unrounded: int
    fu: int


class FuTable(NamedTuple):
    """The rows that any standard hand goes through, in their order: those of the win, of its sets,
    of its pair and wait. Sets are counted apart, since they have little to do with the rest."""

    win: tuple[FuRow, ...]
    sets: tuple[FuRow, ...]
    wait: tuple[FuRow, ...]


def fu_table(o: Options) -> FuTable:
    """The table of these options."""

    def pinfu_tsumo(reading: Reading) -> bool:
        return o.pinfu_tsumo and bool(pinfu.holds(reading))

    def closed_ron(reading: Reading) -> int:
        return _has(reading, facts.CONCEALED | facts.BY_RON)

    def tsumo(reading: Reading) -> int:
        on_replacement = _has(reading, facts.said(t.RINSHAN))
        return _has(reading, facts.BY_TSUMO) and not (on_replacement or pinfu_tsumo(reading))

    def rinshan(reading: Reading) -> int:
        on_replacement = _has(reading, facts.BY_TSUMO | facts.said(t.RINSHAN))
        return on_replacement and not pinfu_tsumo(reading)

    win = (
        FuRow("base", "Base", 20, lambda _: 1),
        FuRow("closed_ron", "Closed hand by ron", 10, closed_ron),
        FuRow("tsumo", "Self-draw", 2, tsumo),
        FuRow("rinshan_tsumo", "Self-draw after a quad", o.rinshan_tsumo_fu, rinshan),
    )
    sets = (
        FuRow("open_triplet", "Open triplet of simples", 2, _sets(0, 0, 0)),
        FuRow("open_yaochuu_triplet", "Open triplet of terminals or honours", 4, _sets(0, 0, 1)),
        FuRow("concealed_triplet", "Concealed triplet of simples", 4, _sets(0, 1, 0)),
        FuRow(
            "concealed_yaochuu_triplet",
            "Concealed triplet of terminals or honours",
            8,
            _sets(0, 1, 1),
        ),
        FuRow("open_kan", "Open quad of simples", 8, _sets(1, 0, 0)),
        FuRow("open_yaochuu_kan", "Open quad of terminals or honours", 16, _sets(1, 0, 1)),
        FuRow("concealed_kan", "Concealed quad of simples", 16, _sets(1, 1, 0)),
        FuRow(
            "concealed_yaochuu_kan", "Concealed quad of terminals or honours", 32, _sets(1, 1, 1)
        ),
    )
    wait = (
        FuRow("dragon_pair", "Pair of dragons", 2, lambda reading: bool(reading.pairs & DRAGONS)),
        FuRow("wind_pair", "Pair of the seat or round wind", 2,
              lambda reading: _wind_values(reading) == 1),
        FuRow("double_wind_pair", "Pair of the seat and round wind", o.double_wind_pair_fu,
              lambda reading: _wind_values(reading) == 2),
        FuRow("kanchan", "Closed wait", 2, lambda reading: _has(reading, facts.KANCHAN)),
        FuRow("penchan", "Edge wait", 2, lambda reading: _has(reading, facts.PENCHAN)),
        FuRow("tanki", "Pair wait", 2, lambda reading: _has(reading, facts.TANKI)),
    )  # fmt: skip
    return FuTable(win, sets, wait)


def _has(reading: Reading, wanted: int) -> bool:
    return reading.facts & wanted == wanted


def _wind_values(reading: Reading) -> int:
    """How many of seat and round wind the pair is."""
    hand = reading.hand
    return (reading.pairs == one(EAST + hand.seat)) + (reading.pairs == one(EAST + hand.round))


def _sets(kong: int, concealed: int, yaochuu: int) -> Callable[[Reading], int]:
    """Counts the triplets that are (1) or are not (0) kongs, concealed, terminals or honours."""

    def number(reading: Reading) -> int:
        found = reading.triplets
        found &= reading.kongs if kong else ~reading.kongs
        found &= reading.concealed if concealed else ~reading.concealed
        found &= YAOCHUU if yaochuu else ~YAOCHUU
        return found.bit_count()

    return number


def count_fu(reading: Reading, rules: Ruleset) -> Fu:
    """The fu of a reading: rounded up to the next ten, but for seven pairs."""
    fu: Fu | None = rules.answers.get(reading.same)
    if fu is None:
        fu = _counted(reading, rules)
        rules.remember(reading.same, fu)
    return fu


def _counted(reading: Reading, rules: Ruleset) -> Fu:
    o: Options = rules.options
    if reading.facts & facts.SEVEN_PAIRS:
        fu = o.chiitoitsu_fu
        return Fu((Item("chiitoitsu", "Seven pairs", 1, fu),), fu, fu)
    way, winds, sets = same_fu(reading)
    table: FuTable = rules.prepared
    before, after = _remembered(
        ("way", way, winds),
        rules,
        lambda: (_items(reading, table.win), _items(reading, table.wait)),
    )
    between = _remembered(("sets", sets), rules, lambda: _items(reading, table.sets))
    items: tuple[Item, ...] = before + between + after
    total = sum([item.value for item in items])
    if total == 20 and not reading.facts & facts.CONCEALED and o.open_no_fu > 20:
        items += (Item("open_no_fu", "Open hand without fu", 1, o.open_no_fu - 20),)
        total = o.open_no_fu
    return Fu(items, total, -(-total // 10) * 10)


def _remembered(key: Any, rules: Ruleset, count: Callable[[], Any]) -> Any:
    known = rules.answers.get(key)
    if known is None:
        known = count()
        rules.remember(key, known)
    return known


def _items(reading: Reading, rows: tuple[FuRow, ...]) -> tuple[Item, ...]:
    return tuple(
        Item(row.id, row.name, times, row.fu * times)
        for row in rows
        if row.fu and (times := int(row.times(reading)))
    )


_WAYS: Final = (
    facts.CONCEALED | facts.BY_RON | facts.IS_DEALER | facts.SEVEN_PAIRS | facts.WAITS
    | facts.PAIR_OF_VALUE | facts.TRIPLETS[1] | facts.said(t.RINSHAN)
)  # fmt: skip


def same_fu(reading: Reading) -> tuple[int, int, int]:
    """Readings for which this is equal have the same fu, and win the same way."""
    known = reading.facts & _WAYS
    winds = _wind_values(reading) if known & facts.PAIR_OF_VALUE else 0
    triplets = reading.triplets
    if not triplets:
        return known, winds, 0
    concealed, kongs = reading.concealed, reading.kongs
    opened = triplets ^ concealed
    if not kongs:
        return known, winds, _classes(concealed, opened)
    classes = _classes(concealed & ~kongs, opened & ~kongs)
    return known, winds, classes << 16 | _classes(concealed & kongs, opened & kongs) | 1 << 32


def _classes(concealed: Bag, opened: Bag) -> int:
    """How many triplets there are of each class that the table knows, as one number."""
    return (
        (concealed & YAOCHUU).bit_count()
        | (concealed & SIMPLES).bit_count() << 4
        | (opened & YAOCHUU).bit_count() << 8
        | (opened & SIMPLES).bit_count() << 12
    )
