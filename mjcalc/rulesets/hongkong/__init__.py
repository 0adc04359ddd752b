"""Hong Kong mahjong: faan up to a limit, and shares that grow with them."""

from mjcalc import terms as t
from mjcalc.reading import reading as shapes
from mjcalc.reading.reading import Shape
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.hongkong import tables
from mjcalc.rulesets.hongkong.contradictions import contradictions
from mjcalc.rulesets.hongkong.fan import groups, table
from mjcalc.rulesets.hongkong.options import Options
from mjcalc.rulesets.hongkong.payments import settle
from mjcalc.rulesets.hongkong.points import same, value

TITLE = "Hong Kong mahjong, old style"
SOURCE = (
    "the Hong Kong Old Style table of riichi_advanced, the payments of yawnoc/mahjong-scorer, "
    "and the tables of hk-mahjong (npm), ans.fyi (2007) and bigproduction.com"
)

_ALWAYS = (
    t.RINSHAN | t.DOUBLE_KONG | t.CHANKAN | t.HAITEI | t.TENHOU | t.CHIIHOU | t.RENHOU | t.PAO
)  # fmt: skip


def _terms(o: Options) -> int:
    used = _ALWAYS
    used |= t.HOUTEI if o.last_discard else 0
    used |= t.FLOWERS | t.FLOWER_DRAW if o.flowers else 0
    return used


def _shapes(o: Options) -> tuple[Shape, ...]:
    found: tuple[Shape, ...] = (shapes.standard, shapes.thirteen_orphans)
    if o.seven_pairs:
        found += (shapes.seven_pairs,)
    if o.flowers and o.flower_win != "none":
        found += (shapes.flower_win_from(7 if o.flower_win == "seven" else 8),)
    return found


FAMILY = Family(
    name="hongkong",
    options=Options,
    patterns=table,
    groups=groups,
    shapes=_shapes,
    terms=_terms,
    contradictions=contradictions,
    value=value,
    same=same,
    settle=settle,
    deal=imported_later("mjcalc.rulesets.hongkong.deal"),
    tables=tables.tables,
    cell=tables.cell,
    unit="fan",
    plain_wins=lambda _: True,
)
