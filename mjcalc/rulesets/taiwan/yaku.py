"""The tai of Taiwanese mahjong, in the order of the lists: by their value.

A row: id, native and English name, tai, condition, and the ids that it replaces. Values are those
of the SML 2026 quick reference; the definitions are its own and those of the list of the
Taiwanese association (atawmj.org.tw, 2009). What the dealer gains and pays is no row: it depends
on who pays whom (`points`).
"""

from typing import TypeAlias

from mjcalc import terms as t
from mjcalc.patterns import flowers, honours, runs, situation, suits, terminals, triplets, waits
from mjcalc.patterns.condition import Condition, either, said
from mjcalc.reading.waits import standard_waits, waits_with_pairs_and_a_triplet
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.taiwan.names import ROMANIZED
from mjcalc.rulesets.taiwan.options import Options
from mjcalc.tiles import EAST


def table(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options; rows that they switch off are not in it."""
    return tuple(row for rows in _rows(o) for row in rows)


def groups(_: Options) -> tuple[Group, ...]:
    """A win with the eighth flower stands alone; all else adds up."""
    return (Group("flower_win", outranks=True), Group("tai"))


Row: TypeAlias = tuple[Pattern, ...]
"""A row of the table, or nothing where the options do not have it."""


def tai(id_: str, native: str, name: str, worth: int, when: Condition, *replaces: str,
        on: bool = True) -> Row:  # fmt: skip
    """A row; called sets do not change its value."""
    if not on:
        return ()
    return (Pattern(id_, native, name, worth, worth, when, "tai", replaces, ROMANIZED[id_]),)


def alone(id_: str, native: str, name: str, worth: int, when: Condition, *, on: bool = True) -> Row:
    """A row of a win with the eighth flower, which counts no other tiles."""
    if not on:
        return ()
    when &= flowers.won_with_a_flower
    return (Pattern(id_, native, name, worth, worth, when, "flower_win", (), ROMANIZED[id_]),)


def _rows(o: Options) -> tuple[Row, ...]:
    concealed = situation.concealed
    self_draw = situation.by_tsumo
    five_called = situation.open_melds(5)
    winds = ("seat_wind", "round_wind", "any_wind")
    xiaosixi_replaces = () if o.little_four_winds_add_wind_pungs else winds
    ziyise_replaces = () if o.all_honors_add_all_pungs else ("pengpeng",)
    renhu_replaces = ("tianting", "diting") if o.renhu_adds_menqing else (
        "tianting", "diting", "menqing"
    )  # fmt: skip
    first_turn = either(said(t.TENHOU), said(t.CHIIHOU))
    eight_in_hand = o.eight_flowers in ("additive", "compound")
    eight_alone = o.eight_flowers != "additive"
    return (
        # one tai
        tai("menqing", "門清", "Concealed Hand", 1, concealed),
        tai("buqiu", "不求人", "Fully Concealed Self-Draw", 1, concealed & self_draw),
        tai("zimo", "自摸", "Self-Draw", 1, self_draw),
        alone("zimo", "自摸", "Self-Draw", 1, self_draw, on=eight_alone and o.eight_flowers_zimo),
        tai("seat_wind", "門風", "Seat Wind", 1, honours.seat_wind_triplet),
        tai("round_wind", "圈風", "Round Wind", 1, honours.round_wind_triplet),
        tai("any_wind", "見風", "Wind Triplet", 1, triplets.triplets_among(WINDS),
            "seat_wind", "round_wind", on=o.any_wind),
        tai("seat_flower", "正花", "Own Flower", 1, _seat_flower(o)),
        tai("any_flower", "花牌", "Flower", 1, flowers.every_flower,
            "seat_flower", "flower_kong", on=o.any_flower),
        tai("flower_kong", "花槓", "Flower Set", 1, flowers.flower_sets),
        tai("no_flower", "無花", "No Flowers", 1, flowers.no_flowers, on=o.no_flower),
        tai("dragon", "三元牌", "Dragon Triplet", 1, honours.dragon_triplets),
        tai("duting", "獨聽", "Single Wait", 1, _one_kind(o) & situation.without(five_called)),
        tai("qianggang", "搶槓", "Robbing a Kong", 1, said(t.CHANKAN)),
        tai("gangshang", "槓上開花", "Win on a Replacement", 1,
            either(said(t.RINSHAN), said(t.FLOWER_DRAW))),
        tai("haidi", "海底撈月", "Last Draw", 1, said(t.HAITEI)),
        tai("hedi", "河底撈魚", "Last Discard", 1, said(t.HOUTEI), on=o.hedi),
        tai("banqiu", "半求人", "All Sets Called, Self-Draw", 1, five_called & self_draw, on=o.banqiu),
        tai("ming_gang", "明槓", "Open Kong", 1, triplets.open_kongs, on=o.ming_gang),
        # two tai
        tai("an_gang", "暗槓", "Concealed Kong", 2, triplets.concealed_kongs, on=o.an_gang),
        tai("pinghu", "平胡", "All Sequences", 2, _pinghu(o)),
        tai("quanqiu", "全求人", "All Sets Called", 2, five_called & situation.by_ron),
        tai("anke3", "三暗刻", "Three Concealed Triplets", 2, triplets.concealed_triplets(3)),
        tai("no_honor_flower", "無字無花", "No Honours and No Flowers", 2,
            terminals.no_honours & flowers.no_flowers, "no_flower", on=o.no_honor_flower),
        # four and five tai
        tai("anke4", "四暗刻", "Four Concealed Triplets", 5, triplets.concealed_triplets(4), "anke3"),
        tai("pengpeng", "碰碰胡", "All Triplets", 4, triplets.all_triplets),
        tai("hunyise", "混一色", "Half Flush", 4, suits.half_flush),
        tai("xiaosanyuan", "小三元", "Little Three Dragons", 4, honours.little_three_dragons, "dragon"),
        tai("peipai_huahu", "配牌花胡", "Eight Flowers on the Deal", 4,
            first_turn & flowers.all_eight_flowers, on=eight_in_hand and o.initial_flower_bonus),
        alone("peipai_huahu", "配牌花胡", "Eight Flowers on the Deal", 4, first_turn,
              on=o.initial_flower_bonus),
        # eight tai
        tai("diting", "地聽", "Earthly Ready", 8, situation.declared_ready("first"), *o.diting_excludes),
        tai("qingyise", "清一色", "Full Flush", 8, suits.full_flush),
        tai("anke5", "五暗刻", "Five Concealed Triplets", 8, triplets.concealed_triplets(5),
            "anke4", "anke3"),
        tai("dasanyuan", "大三元", "Big Three Dragons", 8, honours.big_three_dragons, "dragon"),
        tai("xiaosixi", "小四喜", "Little Four Winds", 8, honours.little_four_winds, *xiaosixi_replaces),
        alone("qiqiangyi", "七搶一", "Seven Flowers Rob the Eighth", 8, situation.by_ron,
              on=o.seven_robs_one),
        tai("baxian", "八仙過海", "All Eight Flowers", 8, flowers.all_eight_flowers,
            "seat_flower", "flower_kong", "any_flower", on=eight_in_hand),
        alone("baxian", "八仙過海", "All Eight Flowers", 8, self_draw, on=eight_alone),
        tai("ligu", "嚦咕嚦咕", "Seven Pairs and a Triplet", 8, situation.seven_pairs_and_a_triplet,
            on=o.ligu),
        tai("sigang", "四槓", "Four Kongs", 8, triplets.kongs(4), on=o.sigang),
        # sixteen tai and more
        tai("wugang", "五槓", "Five Kongs", 16, triplets.kongs(5), "sigang", on=o.wugang),
        tai("tianting", "天聽", "Heavenly Ready", 16, situation.declared_ready("deal")),
        tai("dihu", "地胡", "Earthly Win", 16, said(t.CHIIHOU), "menqing", "buqiu", "tianting"),
        tai("renhu", "人胡", "Human Win", 16, said(t.RENHOU), *renhu_replaces,
            on=o.human_win_definition != "none"),
        tai("dasixi", "大四喜", "Big Four Winds", 16, honours.big_four_winds, *winds),
        tai("ziyise", "字一色", "All Honours", 16, terminals.all_honours, *ziyise_replaces),
        tai("tianhu", "天胡", "Heavenly Win", 24, said(t.TENHOU),
            "menqing", "buqiu", "duting", "gangshang"),
    )  # fmt: skip


WINDS = range(EAST, EAST + 4)


def _seat_flower(o: Options) -> Condition:
    """Own flowers; where a complete set replaces them, those outside of one."""
    if o.flower_kong_excludes_seat_flower:
        return flowers.seat_flowers_outside_sets
    return flowers.seat_flowers


def _one_kind(o: Options) -> Condition:
    """One kind of tile completes the hand, whatever shapes these options have."""
    return waits.waits_for_one_kind(waits_with_pairs_and_a_triplet if o.ligu else standard_waits)


def _pinghu(o: Options) -> Condition:
    """Five runs; what else it takes differs more than for any other row."""
    when = runs.all_runs
    if o.pinghu.wait == "any_two_sided":
        when &= situation.on_both_sides
    elif o.pinghu.wait == "every_two_sided":
        when &= waits.two_sided_however_read
    if not o.pinghu.self_draw:
        when &= situation.by_ron
    if not o.pinghu.concealed:
        when &= situation.without(situation.concealed)
    if not o.pinghu.honors_flowers:
        when &= terminals.no_honours & flowers.no_flowers
    return when
