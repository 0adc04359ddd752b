"""Shanghai mahjong (清混碰): base flowers, la and fan, 荒番 and 三口, as a game room plays it."""

from mjcalc import terms as t
from mjcalc.reading import reading as shapes
from mjcalc.reading.reading import Shape
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.shanghai import tables
from mjcalc.rulesets.shanghai.contradictions import contradictions
from mjcalc.rulesets.shanghai.hands import groups, hands
from mjcalc.rulesets.shanghai.options import Options
from mjcalc.rulesets.shanghai.payments import settle
from mjcalc.rulesets.shanghai.points import value
from mjcalc.rulesets.shanghai.special import eight_flowers, only_honours

TITLE = "Shanghai (清混碰): base flowers, la and fan"
SOURCE = "上海麻将规则, sections 1.1 to 1.9 (the rule text of an on-line game room)"

_ALWAYS = (
    t.RINSHAN | t.FLOWER_DRAW | t.CHANKAN | t.TENHOU | t.CHIIHOU | t.DEALER | t.FLOWERS | t.HUANG
    | t.THREE_CLAIMS | t.FUNDS
)  # fmt: skip


def _terms(o: Options) -> int:
    return _ALWAYS | (t.DICE if o.huang_dice != "off" else 0)


def _shapes(_: Options) -> tuple[Shape, ...]:
    return shapes.standard, only_honours, eight_flowers, shapes.flower_win


FAMILY = Family(
    name="shanghai",
    options=Options,
    patterns=hands,
    groups=groups,
    shapes=_shapes,
    terms=_terms,
    contradictions=contradictions,
    value=value,
    same=None,
    settle=settle,
    deal=imported_later("mjcalc.rulesets.shanghai.deal"),
    tables=tables.tables,
    cell=tables.cell,
    ignores=t.ROUND,
    unit="flowers",
    plain_wins=lambda o: o.plain_hand == "base",
    instead={t.DOUBLE_KONG: "rinshan", t.RENHOU: "chiihou"},
)
