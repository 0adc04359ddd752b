"""The classic ladder (经典麻将): a hand has a tier, from 20 points up, doubling."""

from mjcalc import terms as t
from mjcalc.reading import reading as shapes
from mjcalc.reading.reading import Shape
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.classic import tables
from mjcalc.rulesets.classic.contradictions import contradictions
from mjcalc.rulesets.classic.hands import groups, hands
from mjcalc.rulesets.classic.options import Options
from mjcalc.rulesets.classic.payments import settle
from mjcalc.rulesets.classic.points import value

TITLE = "Classic (经典麻将): tiers from 20 to 1280"
SOURCE = "经典麻将规则 (20起步)"


def _terms(o: Options) -> int:
    horses = t.HORSES if o.horse_hits != 0 else 0
    return t.RINSHAN | t.CHANKAN | t.PAO | horses


def _shapes(_: Options) -> tuple[Shape, ...]:
    return shapes.standard, shapes.thirteen_orphans


def _plain_wins(o: Options) -> bool:
    return bool(o.plain_hand.self_draw or o.plain_hand.discard)


FAMILY = Family(
    name="classic",
    options=Options,
    patterns=hands,
    groups=groups,
    shapes=_shapes,
    terms=_terms,
    contradictions=contradictions,
    value=value,
    same=None,
    settle=settle,
    deal=imported_later("mjcalc.rulesets.classic.deal"),
    tables=tables.tables,
    cell=tables.cell,
    unit="points",
    plain_wins=_plain_wins,
    instead={t.DOUBLE_KONG: "rinshan", t.DEALER: "seat:E for the dealer"},
)
