"""The payment tables of Guangdong mahjong."""

from collections.abc import Sequence
from functools import partial

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.cantonese.options import MOST_FAN
from mjcalc.rulesets.cantonese.tables import fan_of_cell, fan_table
from mjcalc.rulesets.guangdong.fan import OUTSIDE, table
from mjcalc.rulesets.guangdong.options import Options
from mjcalc.rulesets.guangdong.points import unit


def tables(o: Options) -> tuple[Table, ...]:
    """Hands up to the limit, and the special patterns outside it."""
    special = sorted({row.closed for row in table(o) if row.group == OUTSIDE if row.closed})
    share = partial(unit, o=o)
    return (
        fan_table(f"Up to the limit of {o.limit_fan} fan", range(o.limit_fan + 1), share, o),
        fan_table("Special patterns, outside the limit", special, share, o),
    )


def cell(o: Options, words: Sequence[str]) -> Table:
    """One row: a number of fan, outside the limit where it is above it."""
    fan = fan_of_cell(words)
    if fan > MOST_FAN:
        raise RulesError(f"no hand has {fan} fan")
    inside = "" if fan <= o.limit_fan else ", outside the limit"
    return fan_table(f"{fan} fan{inside}", (fan,), partial(unit, o=o), o)
