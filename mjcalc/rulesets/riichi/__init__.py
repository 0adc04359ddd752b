"""Riichi: Japanese mahjong, for four players and three, with the rules of its organisations."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.hand import Hand
from mjcalc.reading import reading as shapes
from mjcalc.reading.reading import MeldFacts, Reading, Shape, Suits
from mjcalc.rulesets.base import Family, imported_later
from mjcalc.rulesets.riichi import tables
from mjcalc.rulesets.riichi.contradictions import contradictions
from mjcalc.rulesets.riichi.fu import fu_table, same_fu
from mjcalc.rulesets.riichi.local import WORDS
from mjcalc.rulesets.riichi.options import Options, with_players
from mjcalc.rulesets.riichi.payments import settle
from mjcalc.rulesets.riichi.points import value
from mjcalc.rulesets.riichi.yaku import groups, table

TITLE = "Riichi, four players, as on Tenhou"
SOURCE = "tenhou.net/man (ranked play with open tanyao and red fives)"

_ALWAYS = (
    t.ANY_RIICHI & ~t.OPEN_RIICHI | t.RINSHAN | t.CHANKAN | t.HAITEI | t.HOUTEI | t.TENHOU
    | t.CHIIHOU | t.PLAYERS | t.DORA | t.IND | t.STICKS | t.RIICHI_BY
)  # fmt: skip


def _terms(o: Options) -> int:
    used = _ALWAYS
    used |= t.IPPATSU if o.ippatsu else 0
    used |= t.URA | t.URAIND if o.ura_dora else 0
    used |= t.KITA if o.kita == "dora" else 0
    used |= t.RENHOU if o.renhou != "none" else 0
    used |= t.HONBA if o.honba else 0
    used |= t.PAO if o.pao.yakuman or o.pao.rinshan else 0
    for bit, local in WORDS.items():
        used |= bit if local in o.local_yaku else 0
    return used


def _shapes(o: Options) -> tuple[Shape, ...]:
    found: tuple[Shape, ...] = (shapes.standard, shapes.seven_pairs, shapes.thirteen_orphans)
    wanted = {
        bool(local == "shiisanpuutaa")
        for local in ("shiisanpuutaa", "shiisanuushi")
        if local in o.local_yaku
    }

    def dealt_unconnected(
        hand: Hand, known: int, melds: MeldFacts, suits: Suits
    ) -> Sequence[Reading]:
        if not hand.terms & (t.TENHOU | t.CHIIHOU):
            return ()
        readings = shapes.unconnected(hand, known, melds, suits)
        return [reading for reading in readings if bool(reading.pairs) in wanted]

    return (*found, dealt_unconnected) if wanted else found


FAMILY = Family(
    name="riichi",
    options=Options,
    patterns=table,
    groups=groups,
    shapes=_shapes,
    terms=_terms,
    contradictions=contradictions,
    value=value,
    same=same_fu,
    settle=settle,
    tables=tables.tables,
    cell=tables.cell,
    players=lambda o: o.players,
    prepare=fu_table,
    red_fives=lambda o: {"m": o.red_fives.m, "p": o.red_fives.p, "s": o.red_fives.s},
    with_players=with_players,
    deal=imported_later("mjcalc.rulesets.riichi.deal"),
    instead={t.KONG_DISCARD: "", t.FLOWER_DRAW: "rinshan", t.DOUBLE_KONG: "rinshan"},
)
