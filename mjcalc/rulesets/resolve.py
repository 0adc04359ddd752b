"""Which of the found rows count together. Knows no ruleset: rows and groups are its data."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mjcalc.rulesets.base import Group, Pattern, Selection


def cover_masks(patterns: Sequence[Pattern]) -> tuple[int, ...]:
    """For each row, the bits of the rows it covers. A name that no row has is a mistake."""
    bits: dict[str, int] = {}
    for index, row in enumerate(patterns):
        bits[row.id] = bits.get(row.id, 0) | 1 << index
    return tuple(sum(bits[name] for name in row.covers if name in bits) for row in patterns)


def covered(found: int, covers: Sequence[int], *, in_order: bool) -> int:
    """The rows that found rows cover. `in_order`: one covered before its turn covers nothing."""
    gone = 0
    for index in rows_in(found, len(covers)):
        if not (in_order and gone >> index & 1):
            gone |= covers[index]
    return gone


def rows_in(found: int, number: int) -> list[int]:
    """The places of the rows that are found, among the first `number` bits."""
    found &= (1 << number) - 1
    rows = []
    while found:
        low = found & -found
        rows.append(low.bit_length() - 1)
        found ^= low
    return rows


class Relations(NamedTuple):
    """A table's rows and groups as masks of its rows, made once."""

    covers: tuple[int, ...]
    covering: int
    """The rows that cover any."""
    in_order: bool
    groups: tuple[tuple[Group, int], ...]
    values: tuple[tuple[int, ...], tuple[int, ...]]
    """Of every row, in an open and in a concealed hand."""


def relations(
    patterns: Sequence[Pattern], groups: Sequence[Group], covers: Sequence[int], *, in_order: bool
) -> Relations:
    """The masks of a table. `in_order`: a row that is covered before its turn covers nothing."""
    return Relations(
        tuple(covers),
        sum(1 << row for row, own in enumerate(covers) if own),
        in_order,
        tuple(
            (group, sum(1 << at for at, row in enumerate(patterns) if row.group == group.name))
            for group in groups
        ),
        (
            tuple(value_of(row, closed=False) for row in patterns),
            tuple(value_of(row, closed=True) for row in patterns),
        ),
    )


def resolve(
    found: int, table: Relations, *, closed: bool, plain: bool = False
) -> tuple[Selection, ...]:
    """The selections that the found rows (a bit each) allow; none where no row qualifies.

    `plain`: a hand wins even without any row. Covered rows go first; then the groups speak in
    their order.
    """
    if found & table.covering:
        found &= ~covered(found & table.covering, table.covers, in_order=table.in_order)
    values = table.values[closed]
    selections = []
    together = 0
    first = ""
    qualified = plain
    for group, rows in table.groups:
        own = found & rows
        if not own:
            continue
        if group.highest or group.alternative:
            own = 1 << max(rows_in(own, len(values)), key=values.__getitem__)
        if group.alternative:
            selections.append(_selection(group.name, own, values))
            continue
        first = first or group.name
        together |= own
        qualified |= group.qualifies
        if group.outranks:
            break
    if qualified:
        selections.append(_selection(first, together, values))
    return tuple(selections)


def set_aside(
    found: int, selected: Sequence[int], covers: Sequence[int]
) -> Iterator[tuple[int, int]]:
    """Each found row that is not selected, and the selected row that it gives way to.

    That is one that covers it, directly or by way of another; else the first, whose group leaves
    no room for it.
    """
    if not selected:
        return
    for row in rows_in(found, len(covers)):
        if row not in selected:
            yield row, _covering(row, found, selected, covers)


def _covering(row: int, found: int, selected: Sequence[int], covers: Sequence[int]) -> int:
    above, seen = [row], {row}
    while above:
        below = above.pop(0)
        for other in rows_in(found, len(covers)):
            if covers[other] >> below & 1 and other not in seen:
                if other in selected:
                    return other
                above.append(other)
                seen.add(other)
    return selected[0]


def value_of(row: Pattern, *, closed: bool) -> int:
    """A row's value in a concealed or in an open hand."""
    value = row.closed if closed else row.opened
    return value or 0


def _selection(group: str, found: int, values: tuple[int, ...]) -> Selection:
    rows = tuple(rows_in(found, len(values)))
    worth = tuple([values[row] for row in rows])
    return Selection(group, found, rows, worth, sum(worth))
