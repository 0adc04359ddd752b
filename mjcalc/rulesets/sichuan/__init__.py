"""Sichuan (血战到底): three suits, of which one is void, and play until three have won."""

from mjcalc import terms as t
from mjcalc.reading import reading as shapes
from mjcalc.reading.reading import Shape
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.sichuan import tables
from mjcalc.rulesets.sichuan.contradictions import contradictions
from mjcalc.rulesets.sichuan.fan import groups, table
from mjcalc.rulesets.sichuan.options import Options
from mjcalc.rulesets.sichuan.payments import settle
from mjcalc.rulesets.sichuan.points import same, value

TITLE = "Sichuan, bloody to the end (血战到底), SBR 2025"
SOURCE = "四川麻将（SBR）竞赛规则（试行2025版）, Mahjong International League, articles 6, 9 and 10"

_ALWAYS = t.RINSHAN | t.CHANKAN | t.KONG_DISCARD | t.HAITEI | t.HOUTEI | t.OUT


def _terms(o: Options) -> int:
    used = _ALWAYS
    used |= t.TENHOU if "tianhu" in o.extras else 0
    used |= t.CHIIHOU if "dihu" in o.extras else 0
    return used


def _shapes(_: Options) -> tuple[Shape, ...]:
    return shapes.standard, shapes.seven_pairs_with_fours


FAMILY = Family(
    name="sichuan",
    options=Options,
    patterns=table,
    groups=groups,
    shapes=_shapes,
    terms=_terms,
    contradictions=contradictions,
    value=value,
    same=same,
    settle=settle,
    tables=tables.tables,
    cell=tables.cell,
    ignores=t.ROUND,
    unit="fan",
    deal=imported_later("mjcalc.rulesets.sichuan.deal"),
    plays_on=True,
    instead={t.DOUBLE_KONG: "rinshan", t.DEALER: "seat:E for the dealer"},
)
