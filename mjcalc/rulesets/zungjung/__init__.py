"""Zung Jung (中庸麻雀): patterns in series, added up, and payments that all three losers share."""

from mjcalc import terms as t
from mjcalc.reading import reading as shapes
from mjcalc.reading.reading import Shape
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.zungjung import tables
from mjcalc.rulesets.zungjung.contradictions import contradictions
from mjcalc.rulesets.zungjung.options import Options
from mjcalc.rulesets.zungjung.payments import settle
from mjcalc.rulesets.zungjung.points import same, value
from mjcalc.rulesets.zungjung.series import groups, table

TITLE = "Zung Jung (中庸麻雀) 3.3"
SOURCE = (
    "Alan Kwan, Zung Jung Mahjong Scoring System 3.3: zj-mahjong.info, zj33_rules_eng.html and "
    "zj33_patterns_eng.html"
)

_ALWAYS = t.RINSHAN | t.CHANKAN | t.HAITEI | t.HOUTEI | t.TENHOU | t.CHIIHOU


def _terms(o: Options) -> int:
    return _ALWAYS | (t.PAO if o.names_responsible else 0)


def _shapes(_: Options) -> tuple[Shape, ...]:
    return shapes.standard, shapes.seven_pairs_with_fours, shapes.thirteen_orphans


FAMILY = Family(
    name="zungjung",
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
    unit="points",
    deal=imported_later("mjcalc.rulesets.zungjung.deal"),
    instead={
        t.DOUBLE_KONG: "rinshan",
        t.RENHOU: "chiihou",
        t.DEALER: "seat:E for the dealer",
    },
)
