"""Which of the found rows count together. Knows no ruleset: rows and groups are its data."""

from collections.abc import Sequence

from mjcalc.rulesets.base import Group, Pattern, Selection


def cover_masks(patterns: Sequence[Pattern]) -> tuple[int, ...]:
    """For each row, the bits of the rows it covers. A name that no row has is a mistake."""
    bits: dict[str, int] = {}
    for index, row in enumerate(patterns):
        bits[row.id] = bits.get(row.id, 0) | 1 << index
    return tuple(sum(bits[name] for name in row.covers if name in bits) for row in patterns)


def resolve(
    found: int,
    closed: bool,
    patterns: Sequence[Pattern],
    groups: Sequence[Group],
    covers: Sequence[int],
    *,
    plain: bool = False,
) -> tuple[Selection, ...]:
    """The selections that the found rows (a bit each) allow; none where no row qualifies.

    `plain`: a hand wins even without any row.

    Covered rows go first, whatever covers them; then the groups speak in their order.
    """
    there = [index for index in range(len(patterns)) if found >> index & 1]
    for index in there:
        found &= ~covers[index]
    there = [index for index in there if found >> index & 1]
    selections = []
    together: list[int] = []
    first = ""
    qualified = plain
    for group in groups:
        own = [index for index in there if patterns[index].group == group.name]
        if not own:
            continue
        if group.highest or group.alternative:
            own = [max(own, key=lambda index: _value(patterns[index], closed))]
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


def _value(row: Pattern, closed: bool) -> int:
    value = row.closed if closed else row.opened
    return value or 0


def _selection(group: str, rows: list[int], closed: bool, patterns: Sequence[Pattern]) -> Selection:
    rows = sorted(rows)
    values = tuple(_value(patterns[index], closed) for index in rows)
    return Selection(group, tuple(rows), values, sum(values))
