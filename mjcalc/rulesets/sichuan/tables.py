"""The payment tables of Sichuan mahjong: wins, and the fees of kongs."""

from collections.abc import Iterable, Sequence

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.sichuan.fees import FEES
from mjcalc.rulesets.sichuan.options import MOST_FAN, Options
from mjcalc.rulesets.sichuan.points import OPPONENTS, capped, share

_WITHOUT_CAP = 10
"""The last row of the table where fan have no cap: more than all but freak hands have."""


def tables(o: Options) -> tuple[Table, ...]:
    """From no fan to the cap, and the fees of kongs."""
    last = _WITHOUT_CAP if o.fan_cap is None else o.fan_cap
    return _wins(range(last + 1), o), _fees()


def cell(o: Options, words: Sequence[str]) -> Table:
    """One row: a number of fan, the cap for all above it."""
    if len(words) != 1 or not words[0].isascii() or not words[0].isdecimal() or len(words[0]) > 2:
        raise RulesError("a cell of this table is a number of fan", "such as 2")
    fan = int(words[0])
    if fan > MOST_FAN:
        raise RulesError(f"no hand has {fan} fan")
    return _wins((capped(fan, o),), o)


def _wins(fans: Iterable[int], o: Options) -> Table:
    rows = []
    for fan in fans:
        drawn = share(fan, o, by_tsumo=True)
        paid = (
            share(fan, o, by_tsumo=False),
            *(drawn * payers for payers in range(1, OPPONENTS + 1)),
        )
        rows.append((str(fan), *map(str, paid)))
    cap = "no cap" if o.fan_cap is None else f"cap {o.fan_cap} fan"
    headers = ("fan", "discard", "self-draw (each)", "from two", "from three")
    return Table(f"Wins, {cap}", headers, tuple(rows))


def _fees() -> Table:
    rows = []
    for fee in FEES.values():
        payers = "who fed it" if fee.from_feeder else "each who is still in"
        most = fee.points * (1 if fee.from_feeder else OPPONENTS)
        rows.append((f"{fee.native} {fee.name}", payers, str(fee.points), str(most)))
    return Table("Kong fees", ("kong", "paid by", "each", "at most"), tuple(rows))
