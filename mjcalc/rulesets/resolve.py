"""Which of the found rows count together. Knows no ruleset: rows and groups are its data."""

from collections.abc import Iterator, Sequence

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


def rows_in(found: int, number: int) -> Iterator[int]:
    """The places of the rows that are found, among the first `number` bits."""
    found &= (1 << number) - 1
    while found:
        low = found & -found
        yield low.bit_length() - 1
        found ^= low


def resolve(
    found: int,
    closed: bool,
    patterns: Sequence[Pattern],
    groups: Sequence[Group],
    covers: Sequence[int],
    *,
    plain: bool = False,
    in_order: bool = False,
) -> tuple[Selection, ...]:
    """The selections that the found rows (a bit each) allow; none where no row qualifies.

    `plain`: a hand wins even without any row.

    Covered rows go first, whatever covers them (`in_order`: unless that was covered before its
    turn); then the groups speak in their order.
    """
    found &= ~covered(found, covers, in_order=in_order)
    there = list(rows_in(found, len(patterns)))
    selections = []
    together: list[int] = []
    first = ""
    qualified = plain
    for group in groups:
        own = [index for index in there if patterns[index].group == group.name]
        if not own:
            continue
        if group.highest or group.alternative:
            own = [max(own, key=lambda index: value_of(patterns[index], closed=closed))]
        if group.alternative:
            selections.append(_selection(group.name, own, closed, patterns))
            continue
        first = first or group.name
        together += own
        qualified |= group.qualifies
        if group.outranks:
            break
    if qualified:
        selections.append(_selection(first, together, closed, patterns))
    return tuple(selections)


def value_of(row: Pattern, *, closed: bool) -> int:
    """A row's value in a concealed or in an open hand."""
    value = row.closed if closed else row.opened
    return value or 0


def _selection(group: str, rows: list[int], closed: bool, patterns: Sequence[Pattern]) -> Selection:
    rows = sorted(rows)
    values = tuple(value_of(patterns[index], closed=closed) for index in rows)
    return Selection(group, tuple(rows), values, sum(values))
