"""Taiwan: sixteen tiles in the hand, five sets, flowers; counted in tai (台)."""

from mjcalc import terms as t
from mjcalc.reading import reading as shapes
from mjcalc.reading.reading import Shape
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.taiwan import tables
from mjcalc.rulesets.taiwan.contradictions import contradictions
from mjcalc.rulesets.taiwan.options import Options
from mjcalc.rulesets.taiwan.payments import settle
from mjcalc.rulesets.taiwan.points import same, value
from mjcalc.rulesets.taiwan.yaku import groups, table

TITLE = "Taiwanese mahjong, 16 tiles, tai of the SML"
SOURCE = "SML 2026 quick reference of tai; its play is that of the old rule text with base and tai"

_ALWAYS = (
    t.RINSHAN | t.FLOWER_DRAW | t.CHANKAN | t.HAITEI | t.TENHOU | t.CHIIHOU | t.READY
    | t.DEALER | t.FLOWERS | t.PAO | t.STREAK
)  # fmt: skip


def _terms(o: Options) -> int:
    used = _ALWAYS
    used |= t.HOUTEI if o.hedi else 0
    used |= t.RENHOU if o.human_win_definition != "none" else 0
    return used


def _shapes(o: Options) -> tuple[Shape, ...]:
    special = (shapes.seven_pairs_and_a_triplet,) if o.ligu else ()
    return (shapes.standard, *special, shapes.flower_win)


FAMILY = Family(
    name="taiwan",
    options=Options,
    patterns=table,
    groups=groups,
    shapes=_shapes,
    terms=_terms,
    contradictions=contradictions,
    value=value,
    same=same,
    settle=settle,
    deal=imported_later("mjcalc.rulesets.taiwan.deal"),
    tables=tables.tables,
    cell=tables.cell,
    unit="tai",
    hand_size=16,
    plain_wins=lambda _: True,
    instead={
        t.RIICHI: "ready:deal or ready:first",
        t.DOUBLE_RIICHI: "ready:first",
        t.DOUBLE_KONG: "rinshan",
        t.HONBA: "streak:",
    },
)
