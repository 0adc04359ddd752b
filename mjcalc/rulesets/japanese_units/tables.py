"""The scale of units, and with points for a unit what is paid, from what scores a hand."""

from collections.abc import Sequence
from typing import Final

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.japanese_units.options import Options
from mjcalc.rulesets.japanese_units.units import STEPS, ron_points, tsumo_shares, units_of
from mjcalc.rulesets.japanese_units.yaku import LIMIT, MANGAN

_HEADERS: Final = ("limit", "han", "units")
_MOST_HAN: Final = STEPS[0][0]
"""From here on more han are worth no more."""
_PAID: Final = ("ron", "ron, dealer", "self-draw", "self-draw, dealer")


def tables(o: Options) -> tuple[Table, ...]:
    """One table: han without a limit, the limits, the limit hands."""
    return (Table("Units", _headers(o), tuple(_rows(o))),)


def cell(o: Options, words: Sequence[str]) -> Table:
    """One row of it: a number of han (`5`), or a limit (`haneman`)."""
    word = " ".join(words).lower()
    if word.isdecimal() and word.isascii() and len(word) <= 3 and int(word):
        units, limit = units_of(int(word), o)
        row = _row(limit or "", word, units, o)
        return Table(f"{word} han", _headers(o), (row,))
    rows = tuple(row for row in _rows(o) if row[0] == word)
    if not word or not rows:
        limits = [row[0] for row in _rows(o) if row[0]]
        raise RulesError(f"there is no {word!r}", f"a number of han, or {', '.join(limits)}")
    return Table(word, _headers(o), rows)


def _headers(o: Options) -> tuple[str, ...]:
    return (*_HEADERS, *(_PAID if o.points_per_unit else ()))


def _rows(o: Options) -> list[tuple[str, ...]]:
    """Han of equal units are one row. A mangan comes by no number of han, unless 6 han are one."""
    steps: dict[tuple[int, str], list[int]] = {(MANGAN, "mangan"): []}
    for han in range(1, _MOST_HAN + 1):
        units, limit = units_of(han, o)
        steps.setdefault((units, limit or ""), []).append(han)
    rows = [_row(limit, _span(han), units, o) for (units, limit), han in sorted(steps.items())]
    return [*rows, _row("yakuman", "", LIMIT, o), _row("double yakuman", "", 2 * LIMIT, o)]


def _span(han: Sequence[int]) -> str:
    if not han or len(han) == 1:
        return f"{han[0]}{'+' * (han[0] == _MOST_HAN)}" if han else ""
    return f"{han[0]}-{han[-1]}"


def _row(limit: str, han: str, units: int, o: Options) -> tuple[str, ...]:
    start = (limit.replace("_", " "), han, str(units))
    if not o.points_per_unit:
        return start
    from_dealer, other = tsumo_shares(units, False, o)
    return (
        *start,
        str(ron_points(units, False, o)),
        str(ron_points(units, True, o)),
        f"{other}-{from_dealer}",
        str(tsumo_shares(units, True, o)[1]),
    )
