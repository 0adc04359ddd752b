"""The patterns of Guangdong mahjong, in the order of the text: those that grow up to the limit
(爆和以内), those outside it (爆和以外), and what adds to a hand.

A row: id, Chinese name, English name, fan, condition, and the ids that it replaces.
"""

from mjcalc import terms as t
from mjcalc.patterns import honours, runs, situation, suits, terminals, triplets
from mjcalc.patterns.condition import Condition, either, said
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.cantonese.points import BONUS
from mjcalc.rulesets.guangdong.names import ROMANIZED
from mjcalc.rulesets.guangdong.options import Options

CHICKEN = "chicken"
OUTSIDE = "outside"


def inside(
    id_: str, native: str, name: str, fan: int, when: Condition, *replaces: str,
    group: str = "inside",
) -> Pattern:  # fmt: skip
    """A row of the hands within the limit, or one of their bonuses."""
    return Pattern(id_, native, name, fan, fan, when, group, replaces, ROMANIZED[id_])


def outside(id_: str, native: str, name: str, fan: int, when: Condition) -> Pattern:
    """A special pattern: nothing is added to it."""
    return Pattern(id_, native, name, fan, fan, when, OUTSIDE, (), ROMANIZED[id_])


def table(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options."""
    return (*_shapes(o), *_special(o), *_bonuses(o))


def groups(o: Options) -> tuple[Group, ...]:
    """A special pattern removes all else; a chicken has no other fan."""
    return (
        Group(OUTSIDE, outranks=True, highest=not o.specials_add),
        Group(BONUS, qualifies=False),
        Group("inside", outranks=True),
        Group(CHICKEN),
    )


def _shapes(o: Options) -> tuple[Pattern, ...]:
    alone = () if o.stack_pinghu else ("pinghu",)
    half_flush_of_triplets = suits.half_flush & triplets.all_triplets
    return (
        inside("jihu", "鸡糊", "Chicken Hand", 0, situation.standard, group=CHICKEN),
        inside("pinghu", "平胡", "All Sequences", 1, runs.all_runs),
        inside("pengpenghu", "碰碰胡", "All Triplets", 3, triplets.all_triplets),
        inside("hunyise", "混一色", "Half Flush", 3, suits.half_flush, *alone),
        inside("hunpeng", "混碰", "Half-Flush Triplets", 5, half_flush_of_triplets, "hunyise", "pengpenghu"),
        inside("qingyise", "清一色", "Full Flush", 5, suits.full_flush, *alone),
    )  # fmt: skip


def _special(o: Options) -> tuple[Pattern, ...]:
    mixed_terminals = terminals.terminals_and_honours & triplets.all_triplets
    if o.hunyaojiu == "outside":
        mixed_terminals = either(mixed_terminals, terminals.outside_with_honours)
    # The text names neither of the two wins in the first go-around; a first discard may be
    # called 地和 or 人和.
    first_discard = either(said(t.CHIIHOU), said(t.RENHOU)) & situation.by_ron
    return (
        outside("qingpeng", "清碰", "Full-Flush Triplets", 6, suits.full_flush & triplets.all_triplets),
        outside("hunyaojiu", "混幺九", "Mixed Terminals", 6, mixed_terminals),
        outside("xiaosanyuan", "小三元", "Little Three Dragons", 7, honours.little_three_dragons),
        outside("xiaosixi", "小四喜", "Little Four Winds", 7, honours.little_four_winds),
        outside("ziyise", "字一色", "All Honours", 8, terminals.all_honours),
        outside("qingyaojiu", "清幺九", "All Terminals", 8, terminals.all_terminals),
        outside("dasanyuan", "大三元", "Big Three Dragons", 9, honours.big_three_dragons),
        outside("dasixi", "大四喜", "Big Four Winds", 9, honours.big_four_winds),
        outside("shisanyao", "十三幺", "Thirteen Orphans", 9, situation.thirteen_orphans),
        outside("tianhu", "天和", "Heavenly Hand", 9, said(t.TENHOU)),
        outside("dihu_by_discard", "地和", "Earthly Hand, on the Dealer's First Discard", 9, first_discard),
        outside("dihu", "地和", "Earthly Hand, by Self-Draw", 9, said(t.CHIIHOU) & situation.by_tsumo),
    )  # fmt: skip


def _bonuses(o: Options) -> tuple[Pattern, ...]:
    concealed = situation.concealed
    if o.concealed_kong_opens:
        concealed &= situation.without(triplets.kongs(1))
    self_draw_group = "inside" if o.min_counts_self_draw else BONUS
    last_tile = () if o.haidi_adds_self_draw else ("zimo",)
    rows: tuple[Pattern, ...] = (
        inside("zimo", "自摸", "Self-Draw", 1, situation.by_tsumo, group=self_draw_group),
        inside("menfeng", "门风", "Seat Wind", 1, honours.seat_wind_triplet),
        inside("quanfeng", "圈风", "Round Wind", 1, honours.round_wind_triplet),
        inside("sanyuanpai", "三元牌", "Dragon Triplet", 1, honours.dragon_triplets),
        inside("menqing", "门清", "Concealed Hand", 1, concealed),
        inside("haidi", "海底捞月", "Last Tile", 1, said(t.HAITEI), *last_tile),
        inside("gangkai", "杠上开花", "Kong Replacement", 1, said(t.RINSHAN)),
        inside("qianggang", "抢杠", "Robbing a Kong", 1, said(t.CHANKAN)),
    )  # fmt: skip
    if o.mixed_straight:
        straight = runs.straight_of_three_suits
        rows += (inside("hualong", "花龙", "Mixed Straight", 1, straight),)
    return rows
