"""The payment table of Hong Kong mahjong."""

from collections.abc import Sequence
from functools import partial

from mjcalc.rulesets.base import Table
from mjcalc.rulesets.cantonese.tables import fan_of_cell, fan_table
from mjcalc.rulesets.hongkong.options import Options
from mjcalc.rulesets.hongkong.points import unit


def tables(o: Options) -> tuple[Table, ...]:
    """From no fan to the limit."""
    return (fan_table(_title(o), range(o.limit_fan + 1), partial(unit, o=o), o),)


def cell(o: Options, words: Sequence[str]) -> Table:
    """One row: a number of fan, the limit for all above it."""
    fan = min(fan_of_cell(words), o.limit_fan)
    return fan_table(_title(o), (fan,), partial(unit, o=o), o)


def _title(o: Options) -> str:
    return f"Fan to shares ({o.scale.replace('_', ' ')}), limit {o.limit_fan} fan"
