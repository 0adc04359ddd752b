"""Japanese mahjong without fu, paid in units: the text "日本麻将玩法介绍"."""

from mjcalc import terms as t
from mjcalc.reading import reading as shapes
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.japanese_units import tables
from mjcalc.rulesets.japanese_units.contradictions import TERMS, contradictions
from mjcalc.rulesets.japanese_units.options import Options
from mjcalc.rulesets.japanese_units.payments import settle
from mjcalc.rulesets.japanese_units.units import same_units, value
from mjcalc.rulesets.japanese_units.yaku import groups, table

TITLE = "Japanese rules without fu, paid in units"
SOURCE = "日本麻将玩法介绍 (an introduction in Chinese, undated)"

FAMILY = Family(
    name="japanese-units",
    options=Options,
    patterns=table,
    groups=groups,
    shapes=lambda _: (shapes.standard, shapes.seven_pairs, shapes.thirteen_orphans),
    terms=lambda _: TERMS,
    contradictions=contradictions,
    value=value,
    same=same_units,
    settle=settle,
    tables=tables.tables,
    cell=tables.cell,
    unit="units",
    deal=imported_later("mjcalc.rulesets.japanese_units.deal"),
    instead={
        t.OPEN_RIICHI: "riichi",
        t.READY: "double-riichi",
        t.FLOWER_DRAW: "rinshan",
        t.DOUBLE_KONG: "rinshan",
        t.URA: "dora",
        t.URAIND: "ind",
    },
)
