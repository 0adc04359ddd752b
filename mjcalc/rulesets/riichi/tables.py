"""The payment tables of riichi rules, from the formulas that score a hand."""

from collections.abc import Sequence
from typing import Final

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.riichi.options import Options
from mjcalc.rulesets.riichi.points import (
    LIMITS,
    YAKUMAN,
    base_points,
    ron_total,
    tsumo_shares,
)

FU: Final = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
HAN: Final = (1, 2, 3, 4)
NONE: Final = "-"


def tables(o: Options) -> tuple[Table, ...]:
    """Ron and self-draw for the dealer and for others, then the limits."""
    fu = [each for each in FU if each != 25 or o.chiitoitsu_fu == 25]
    headers = ("fu", *(f"{han} han" for han in HAN))
    made = []
    for title, deals, by_tsumo in (
        ("Ron, not the dealer", False, False),
        ("Ron, dealer", True, False),
        ("Self-draw, not the dealer (others pay - dealer pays)", False, True),
        ("Self-draw, dealer (each pays)", True, True),
    ):
        rows = tuple(
            (str(each), *(_paid(han, each, deals, by_tsumo, o) for han in HAN)) for each in fu
        )
        made.append(Table(title, headers, rows))
    return (*made, _limits(o))


def cell(o: Options, words: Sequence[str]) -> Table:
    """One cell (`3 40`: han and fu), or one limit (`mangan`, `7`: han alone)."""
    if len(words) == 1 and not words[0].isdecimal():
        rows = [row for row in _limits(o).rows if row[0] == words[0].lower()]
        if not rows:
            raise RulesError(
                f"there is no limit {words[0]!r}", "mangan, haneman, baiman, sanbaiman or yakuman"
            )
        return Table(words[0].lower(), _LIMIT_HEADERS, tuple(rows))
    if not 1 <= len(words) <= 2 or not all(
        word.isdecimal() and word.isascii() and len(word) <= 3 for word in words
    ):
        raise RulesError("a cell is HAN FU, such as 3 40", "or a limit, such as mangan")
    han, fu = int(words[0]), int(words[1]) if len(words) == 2 else 0
    if han < 1:
        raise RulesError("a hand has at least 1 han")
    if len(words) == 1 and han < 5:
        raise RulesError(f"{han} han needs its fu", f"write {han} 30")
    if len(words) == 2 and fu not in FU:
        raise RulesError(f"there is no hand of {fu} fu", f"fu are {', '.join(map(str, FU))}")
    title = f"{han} han" + (f" {fu} fu" if fu else "")
    _, limit = base_points(han, fu, o)
    if limit:
        title += f": {limit.replace('_', ' ')}"
    headers = ("", "ron", "self-draw")
    rows = [
        (name, _paid(han, fu, deals, False, o), _paid(han, fu, deals, True, o))
        for name, deals in (("not the dealer", False), ("dealer", True))
    ]
    return Table(title, headers, tuple(rows))


def _exists(han: int, fu: int, by_tsumo: bool, o: Options) -> bool:
    """Whether a hand can have these han and fu. 20 fu: pinfu by self-draw, or an open hand where
    that is not raised to 30. 25: seven pairs. 110 with one han: only with a 4-fu pair, by ron."""
    if han >= 5:
        return True
    if fu == 20:
        return (by_tsumo and han >= 2 and o.pinfu_tsumo) or (not by_tsumo and o.open_no_fu == 20)
    if fu == 25:
        return o.chiitoitsu_fu == 25 and han >= o.chiitoitsu_han + by_tsumo
    if fu == 110 and han == 1:
        return not by_tsumo and o.double_wind_pair_fu == 4
    return True


def _paid(han: int, fu: int, deals: bool, by_tsumo: bool, o: Options) -> str:
    if not _exists(han, fu, by_tsumo, o):
        return NONE
    return _amount(base_points(han, fu, o)[0], deals, by_tsumo, o)


def _amount(base: int, deals: bool, by_tsumo: bool, o: Options) -> str:
    if not by_tsumo:
        return str(ron_total(base, deals, o))
    dealer, other = tsumo_shares(base, deals, o)
    return str(other) if deals else f"{other}-{dealer}"


_LIMIT_HEADERS: Final = ("limit", "han", "ron", "ron, dealer", "self-draw", "self-draw, dealer")


def _limits(o: Options) -> Table:
    rows = []
    upper = ""
    for least, base, name in LIMITS:
        if least == 13 and o.counted_limit == "sanbaiman":
            continue
        han = f"{least}-{upper}" if upper and int(upper) > least else f"{least}"
        han += "" if upper else "+"
        upper = str(least - 1)
        rows.append((name.replace("_", " "), han, *_four(base, o)))
    rows.reverse()
    rows.append(("yakuman", "", *_four(YAKUMAN, o)))
    if o.double_yakuman:
        rows.append(("double yakuman", "", *_four(2 * YAKUMAN, o)))
    return Table("Limits", _LIMIT_HEADERS, tuple(rows))


def _four(base: int, o: Options) -> tuple[str, str, str, str]:
    return (
        _amount(base, False, False, o),
        _amount(base, True, False, o),
        _amount(base, False, True, o),
        _amount(base, True, True, o),
    )
