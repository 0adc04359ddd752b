"""胡牌类型: the types of hand, in the order of the text's classes, with their worth (1.8.4, 1.9.3).

A hand needs one of them to win. Classes 1 and 2 are worth la (喇), class 3 fan (番), class 4
multiplies.
"""

from functools import partial
from typing import Final

from mjcalc import terms as t
from mjcalc.patterns import flowers, honours, situation, suits, terminals, triplets
from mjcalc.patterns.condition import Condition, either, said, unsaid
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.shanghai.names import ROMANIZED
from mjcalc.rulesets.shanghai.options import Options

CLASS_1: Final = "class 1"
CLASS_2: Final = "class 2"
CLASS_3: Final = "class 3"
CLASS_4: Final = "class 4"

half_flush = situation.standard & suits.half_flush
full_flush = situation.standard & suits.full_flush
honour_triplets = triplets.all_triplets & terminals.all_honours


def groups(_: Options) -> tuple[Group, ...]:
    """One row of class 1 and nothing else; else one of class 2; else all of class 3. The ways of
    winning (class 4) multiply what the latter two give.
    """
    return (
        Group(CLASS_1, outranks=True, highest=True, unit="la"),
        Group(CLASS_4, qualifies=False, unit="times"),
        Group(CLASS_2, outranks=True, highest=True, unit="la"),
        Group(CLASS_3, unit="fan"),
    )


def hands(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options."""
    jumble = terminals.all_honours
    if o.all_seven_honours:
        jumble &= honours.every_honour
    eight = flowers.flowers_in_all(8)
    if not o.eight_flowers_by_discard:
        eight &= situation.by_tsumo
    by_tiles = either(
        either(half_flush, full_flush), either(triplets.all_triplets, either(jumble, eight))
    )

    def incidental(when: Condition) -> Condition:
        """Of how the hand was won, not of its tiles: whether that is enough is an option."""
        return when if o.incidental_can_start else when & by_tiles

    first, second, third = (partial(_row, group) for group in (CLASS_1, CLASS_2, CLASS_3))
    crane = situation.standard & situation.melds(4, ankan=o.crane_allows_concealed_kong)
    replaced = said(t.RINSHAN)
    if o.flower_draw:
        replaced = either(replaced, said(t.FLOWER_DRAW))
    return (
        first("tianhu", "天胡", "Heavenly Hand", 10, incidental(said(t.TENHOU))),
        first("dihu", "地胡", "Earthly Hand", 8, incidental(said(t.CHIIHOU))),
        first("bahua", "八花", "Eight Flowers", 6, eight),
        second("ziyise", "字一色", "All Honours", 4, honour_triplets),
        second("luanfengxiang", "乱风向", "Honour Jumble", 2, jumble),
        second("qingpeng", "清碰", "Pure Triplets", 2, full_flush & triplets.all_triplets),
        second("qingyise", "清一色", "Full Flush", 1, full_flush),
        second("hunpeng", "混碰", "Mixed Triplets", 1, half_flush & triplets.all_triplets),
        second("dadiaoche", "大吊车", "Big Crane", 1, incidental(crane)),
        third("gangkai", "杠开", "Replacement Win", 1, incidental(situation.standard & replaced)),
        third("hunyise", "混一色", "Half Flush", 0, half_flush),
        third("pengpenghu", "碰碰胡", "All Triplets", 0, triplets.all_triplets),
        *_ways(o),
    )


def _ways(o: Options) -> tuple[Pattern, ...]:
    """Class 4; what multiplies by 1 is no row."""
    ways = (
        ("zimo", "自摸", "Self-Draw", o.class4.self_draw, situation.by_tsumo),
        ("fangpao", "放炮", "Discard", o.class4.discard, situation.by_ron & unsaid(t.CHANKAN)),
        ("qianggang", "抢杠", "Robbed Kong", o.class4.rob_kong, said(t.CHANKAN)),
        ("menqing", "门清", "Concealed Hand", o.class4.menqing, situation.concealed),
    )
    return tuple(
        _row(CLASS_4, id_, native, name, times, when)
        for id_, native, name, times, when in ways
        if times != 1
    )


def _row(group: str, id_: str, native: str, name: str, value: int, when: Condition) -> Pattern:
    return Pattern(id_, native, name, value, value, when, group, (), ROMANIZED[id_])
