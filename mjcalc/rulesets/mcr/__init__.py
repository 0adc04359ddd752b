"""Chinese Official (国标麻将, Mahjong Competition Rules): 81 fan, and principles to join them."""

from mjcalc import terms as t
from mjcalc.reading import knitted
from mjcalc.reading import reading as shapes
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.mcr import tables
from mjcalc.rulesets.mcr.contradictions import contradictions
from mjcalc.rulesets.mcr.fan import groups, table
from mjcalc.rulesets.mcr.options import Options
from mjcalc.rulesets.mcr.payments import settle
from mjcalc.rulesets.mcr.points import same, value

TITLE = "Chinese Official (国标麻将), Mahjong Competition Rules"
SOURCE = (
    "中国麻将竞赛规则 (1998) as counted today: the rule book 新编MCR, and the calculator "
    "summerinsects/mahjong-algorithm"
)

_TERMS = (
    t.RINSHAN | t.FLOWER_DRAW | t.CHANKAN | t.HAITEI | t.HOUTEI | t.FOURTH | t.FLOWERS
)  # fmt: skip

FAMILY = Family(
    name="mcr",
    options=Options,
    patterns=table,
    groups=groups,
    shapes=lambda _: (
        shapes.standard,
        shapes.seven_pairs_with_fours,
        knitted.knitted_straight,
        knitted.honours_and_knitted,
        shapes.thirteen_orphans,
    ),
    terms=lambda _: _TERMS,
    contradictions=contradictions,
    value=value,
    same=same,
    settle=settle,
    tables=tables.tables,
    cell=tables.cell,
    unit="fan",
    ties_sets=True,
    deal=imported_later("mjcalc.rulesets.mcr.deal"),
    instead={t.DOUBLE_KONG: "rinshan"},
)
