"""The yaku of riichi, in the order of the rule books.

A row: id, kanji, English name, han of a concealed and of an open hand ("-": not there), condition,
and the ids that it replaces. Values and definitions: World Riichi Championship rules 2025,
EMA Riichi rules 2025, tenhou.net/man.
"""

from mjcalc import terms as t
from mjcalc.patterns import honours, runs, situation, suits, terminals, triplets
from mjcalc.patterns.condition import Condition, either, said
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.riichi.local import local_yaku
from mjcalc.rulesets.riichi.names import ROMANIZED
from mjcalc.rulesets.riichi.options import Options
from mjcalc.rulesets.riichi.rows import NO, yaku, yakuman
from mjcalc.tiles import GREEN, RED_DRAGON, WHITE

pinfu = (
    situation.concealed
    & runs.all_runs
    & situation.on_both_sides
    & situation.without(situation.value_pair)
)
"""Concealed, four runs, a pair without value, won on a two-sided wait."""


def table(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options; rows that they switch off are not in it."""
    return (*_ordinary(o), *_yakuman(o), *local_yaku(o), *_dora(o))


def groups(o: Options) -> tuple[Group, ...]:
    """A yakuman removes all else; renhou at a limit stands alone; dora need a yaku."""
    return (
        Group("yakuman", outranks=True, highest=not o.yakuman_stack),
        Group("alone", alternative=True),
        Group("yaku"),
        Group("dora", qualifies=False),
    )


def _ordinary(o: Options) -> tuple[Pattern, ...]:
    riichi = said(t.RIICHI) & situation.concealed
    tsumo = situation.concealed & situation.by_tsumo
    return (
        yaku("riichi", "立直", "Riichi", 1, NO, riichi),
        yaku("double_riichi", "ダブル立直", "Double Riichi", 2, NO, said(t.DOUBLE_RIICHI), "riichi"),
        yaku("ippatsu", "一発", "Ippatsu", 1, NO, said(t.IPPATSU)),
        yaku("menzen_tsumo", "門前清自摸和", "Fully Concealed Hand", 1, NO, tsumo),
        yaku("pinfu", "平和", "Pinfu", 1, NO, pinfu if o.pinfu_tsumo else pinfu & situation.by_ron),
        yaku("tanyao", "断幺九", "All Simples", 1, 1 if o.open_tanyao else NO, terminals.all_simples),
        yaku("iipeikou", "一盃口", "Pure Double Sequence", 1, NO, runs.two_identical_runs),
        yaku("haku", "白", "White Dragon", 1, 1, triplets.triplet_of(WHITE)),
        yaku("hatsu", "發", "Green Dragon", 1, 1, triplets.triplet_of(GREEN)),
        yaku("chun", "中", "Red Dragon", 1, 1, triplets.triplet_of(RED_DRAGON)),
        yaku("seat_wind", "自風", "Seat Wind", 1, 1, honours.seat_wind_triplet),
        yaku("round_wind", "場風", "Round Wind", 1, 1, honours.round_wind_triplet),
        yaku("rinshan", "嶺上開花", "After a Quad", 1, 1, said(t.RINSHAN)),
        yaku("chankan", "搶槓", "Robbing a Quad", 1, 1, said(t.CHANKAN)),
        yaku("haitei", "海底摸月", "Under the Sea", 1, 1, said(t.HAITEI)),
        yaku("houtei", "河底撈魚", "Under the River", 1, 1, said(t.HOUTEI)),
        yaku("chiitoitsu", "七対子", "Seven Pairs", o.chiitoitsu_han, NO, situation.seven_pairs),
        yaku("sanshoku_doujun", "三色同順", "Mixed Triple Sequence", 2, 1, runs.same_run_in_three_suits),
        yaku("ittsuu", "一気通貫", "Pure Straight", 2, 1, runs.straight),
        yaku("chanta", "混全帯幺九", "Half Outside Hand", 2, 1, terminals.outside_with_honours),
        yaku("toitoi", "対々和", "All Triplets", 2, 2, triplets.all_triplets),
        yaku("sanankou", "三暗刻", "Three Concealed Triplets", 2, 2, triplets.concealed_triplets(3)),
        yaku("sanshoku_doukou", "三色同刻", "Triple Triplet", 2, 2, triplets.same_triplet_in_three_suits),
        yaku("sankantsu", "三槓子", "Three Quads", 2, 2, triplets.kongs(3)),
        yaku("shousangen", "小三元", "Little Three Dragons", 2, 2, honours.little_three_dragons),
        yaku("honroutou", "混老頭", "All Terminals and Honours", 2, 2, terminals.terminals_and_honours),
        yaku("honitsu", "混一色", "Half Flush", 3, 2, suits.half_flush),
        yaku("junchan", "純全帯幺九", "Full Outside Hand", 3, 2, terminals.outside_with_terminals),
        yaku("ryanpeikou", "二盃口", "Twice Pure Double Sequence", 3, NO,
             runs.two_pairs_of_identical_runs, "iipeikou"),
        yaku("chinitsu", "清一色", "Full Flush", 6, 5, suits.full_flush),
        *_renhou(o),
    )  # fmt: skip


def _renhou(o: Options) -> tuple[Pattern, ...]:
    """Renhou: "mangan" and "baiman" stand alone, as in WRC and EMA rules; han add up."""
    when = said(t.RENHOU)
    match o.renhou:
        case "none":
            return ()
        case "mangan" | "baiman":
            han = 5 if o.renhou == "mangan" else 8
            return (yaku("renhou", "人和", "Blessing of Man", han, NO, when, group="alone"),)
        case "han4" | "han5":
            return (yaku("renhou", "人和", "Blessing of Man", int(o.renhou[3:]), NO, when),)
        case "yakuman":
            return (yakuman("renhou", "人和", "Blessing of Man", 1, when),)


def _yakuman(o: Options) -> tuple[Pattern, ...]:
    def times(id_: str) -> int:
        return 2 if id_ in o.double_yakuman else 1

    def better(id_: str, native: str, name: str, plain: Condition, when: Condition,
               *replaces: str) -> Pattern:  # fmt: skip
        """The better form of a yakuman, by its wait; a dealt hand may choose its wait."""
        if o.tenhou_chooses_wait:
            when = either(when, plain & said(t.TENHOU))
        return yakuman(id_, native, name, times(id_), when, *replaces)

    suuankou = triplets.concealed_triplets(4)
    green = suits.only(suits.GREEN_TILES)
    if o.ryuuiisou_needs_hatsu:
        green &= suits.has(GREEN)
    return (
        yakuman("kokushi", "国士無双", "Thirteen Orphans", 1, situation.thirteen_orphans),
        better("kokushi_13", "国士無双十三面", "Thirteen-Wait Thirteen Orphans",
                situation.thirteen_orphans, situation.thirteen_sided, "kokushi"),
        yakuman("suuankou", "四暗刻", "Four Concealed Triplets", 1, suuankou),
        better("suuankou_tanki", "四暗刻単騎", "Single-Wait Four Concealed Triplets",
                suuankou, suuankou & situation.on_a_pair, "suuankou"),
        yakuman("daisangen", "大三元", "Big Three Dragons", 1, honours.big_three_dragons),
        yakuman("shousuushii", "小四喜", "Little Four Winds", 1, honours.little_four_winds),
        yakuman("daisuushii", "大四喜", "Big Four Winds", times("daisuushii"), honours.big_four_winds),
        yakuman("tsuuiisou", "字一色", "All Honours", 1, terminals.all_honours),
        yakuman("chinroutou", "清老頭", "All Terminals", 1, terminals.all_terminals),
        yakuman("ryuuiisou", "緑一色", "All Green", 1, green),
        yakuman("chuuren", "九蓮宝燈", "Nine Gates", 1, suits.nine_gates),
        better("junsei_chuuren", "純正九蓮宝燈", "Pure Nine Gates",
                suits.nine_gates, suits.pure_nine_gates, "chuuren"),
        Pattern("suukantsu", "四槓子", "Four Quads", times("concealed_suukantsu"), 1,
                triplets.kongs(4), "yakuman", romanized=ROMANIZED["suukantsu"]),
        yakuman("tenhou", "天和", "Blessing of Heaven", 1, said(t.TENHOU)),
        yakuman("chiihou", "地和", "Blessing of Earth", 1, said(t.CHIIHOU)),
    )  # fmt: skip


def _dora(o: Options) -> tuple[Pattern, ...]:
    def dora(id_: str, native: str, name: str, when: Condition) -> Pattern:
        return yaku(id_, native, name, 1, 1, when, group="dora")

    return (
        dora("dora", "ドラ", "Dora", situation.dora(o.players)),
        dora("ura_dora", "裏ドラ", "Ura Dora", situation.ura_dora(o.players)),
        dora("aka_dora", "赤ドラ", "Red Five", situation.red_fives),
        dora("kita", "抜きドラ", "North", situation.norths_set_aside),
    )
