"""Guangdong mahjong: fan that double up to a limit (爆和), and special hands outside it."""

from mjcalc import terms as t
from mjcalc.reading import reading as shapes
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.guangdong import tables
from mjcalc.rulesets.guangdong.contradictions import contradictions
from mjcalc.rulesets.guangdong.fan import groups, table
from mjcalc.rulesets.guangdong.options import Options
from mjcalc.rulesets.guangdong.payments import settle
from mjcalc.rulesets.guangdong.points import same, value

TITLE = "Guangdong mahjong, as in a game lobby's table of 番"
SOURCE = "a Chinese page of rule texts: the table 牌型 番数 分值 and the rules around it"

_USES = t.RINSHAN | t.CHANKAN | t.HAITEI | t.TENHOU | t.CHIIHOU | t.RENHOU | t.PAO

FAMILY = Family(
    name="guangdong",
    options=Options,
    patterns=table,
    groups=groups,
    shapes=lambda _: (shapes.standard, shapes.thirteen_orphans),
    terms=lambda _: _USES,
    contradictions=contradictions,
    value=value,
    same=same,
    settle=settle,
    deal=imported_later("mjcalc.rulesets.guangdong.deal"),
    tables=tables.tables,
    cell=tables.cell,
    unit="fan",
    plain_wins=lambda _: True,
    instead={t.DOUBLE_KONG: "rinshan"},
)
