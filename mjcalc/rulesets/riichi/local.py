"""Local yaku (古役, ローカル役), each switched on by its id in the option `local_yaku`.

Definitions: the old yaku of Mahjong Soul's 古役 rooms first, then those that are common at other
tables, as riichi.wiki ("Local yaku") and the public rulesets of riichi_advanced describe them.
"""

from mjcalc import terms as t
from mjcalc.patterns import honours, runs, situation, suits, terminals, triplets
from mjcalc.patterns.condition import Condition, either, event, said, unsaid
from mjcalc.reading import facts
from mjcalc.rulesets.base import Pattern
from mjcalc.rulesets.riichi.options import Options
from mjcalc.rulesets.riichi.rows import NO, yaku, yakuman
from mjcalc.tiles import EAST, GREEN, NORTH, RED_DRAGON, WHITE

MAN, PIN, SOU = range(3)
P1, P2, P4, P5, P6, P8, P9 = 9, 10, 12, 13, 14, 16, 17
S1, S2, S3, S4, S5, S6, S7, S8, S9 = range(18, 27)
WINDS = range(EAST, EAST + 4)
DRAGONS = (WHITE, GREEN, RED_DRAGON)

WORDS = {
    t.OPEN_RIICHI: "open_riichi",
    t.KONG_DISCARD: "kanburi",
    t.FOURTH: "ketsupaihou",
    t.DOUBLE_KONG: "renkaihou",
}
"""Terms that only a local yaku uses."""


def local_yaku(o: Options) -> tuple[Pattern, ...]:
    """The rows of the local yaku that are switched on."""
    return tuple(row for row in _all(o) if row.id in o.local_yaku)


def _all(o: Options) -> tuple[Pattern, ...]:
    concealed = situation.concealed
    rinshan, chankan = said(t.RINSHAN), said(t.CHANKAN)
    haitei, houtei = said(t.HAITEI), said(t.HOUTEI)
    edge_or_closed = either(Condition(needs=facts.PENCHAN), Condition(needs=facts.KANCHAN))
    first_draw = either(said(t.TENHOU), said(t.CHIIHOU))
    own_wind = either(honours.seat_wind_triplet, honours.round_wind_triplet)

    def mangan(id_: str, native: str, name: str, when: Condition, instead_of: str) -> Pattern:
        """A yaku worth a mangan: 5 han in place of the usual yaku, or a limit that stands alone."""
        if o.mangan_yaku == "floor":
            return yaku(id_, native, name, 5, 5, when, group="alone")
        return yaku(id_, native, name, 5, 5, when, instead_of)

    return (
        # Mahjong Soul's set
        yaku("tsubame_gaeshi", "燕返し", "Swallow Reversal", 1, 1,
             event("tsubame-gaeshi") & situation.by_ron),
        yaku("kanburi", "槓振り", "Quad Discard", 1, 1, said(t.KONG_DISCARD)),
        yaku("shiiaru_raotai", "十二落抬", "Four Calls", NO, 1,
             situation.open_melds(4) & situation.on_a_pair),
        yaku("uumensai", "五門斉", "All Types", 2, 2, suits.all_types & situation.standard),
        yaku("sanrenkou", "三連刻", "Three Consecutive Triplets", 2, 2,
             triplets.shifted_triplets(3)),
        yaku("isshoku_sanjun", "一色三順", "Three Identical Sequences", 3, 2,
             runs.three_identical_runs, "iipeikou"),
        mangan("iipin_mouyue", "一筒摸月", "Moon from the Sea",
               haitei & situation.winning_on(P1), "haitei"),
        mangan("chuupin_raoyui", "九筒撈魚", "Fish from the River",
               houtei & situation.winning_on(P9), "houtei"),
        yakuman("daisharin", "大車輪", "Big Wheels", 1, suits.pairs_in_a_row(PIN, 2)),
        yakuman("daichikurin", "大竹林", "Bamboo Forest", 1, suits.pairs_in_a_row(SOU, 2)),
        yakuman("daisuurin", "大数隣", "Big Numbers", 1, suits.pairs_in_a_row(MAN, 2)),
        yakuman("ishi_no_ue_sannen", "石の上にも三年", "Three Years on a Stone", 1,
                said(t.DOUBLE_RIICHI) & either(haitei, houtei)),
        yakuman("daichisei", "大七星", "Big Seven Stars", 2,
                situation.seven_pairs & terminals.all_honours, "tsuuiisou"),
        # commonly adopted elsewhere
        yakuman("suurenkou", "四連刻", "Four Consecutive Triplets", 1,
                triplets.shifted_triplets(4)),
        yakuman("isshoku_yonjun", "一色四順", "Four Identical Sequences", 1,
                runs.four_identical_runs),
        yakuman("shousharin", "小車輪", "Small Wheels", 1, suits.pairs_in_a_row(PIN, 1, 3)),
        yakuman("shouchikurin", "小竹林", "Small Bamboo Forest", 1,
                suits.pairs_in_a_row(SOU, 1, 3)),
        yakuman("shousuurin", "小数隣", "Small Numbers", 1, suits.pairs_in_a_row(MAN, 1, 3)),
        yakuman("hyakuman_goku", "百万石", "Million Stones", 1, suits.sum_at_least(100, MAN)),
        yakuman("benikujaku", "紅孔雀", "Crimson Peacock", 1,
                suits.only((S1, S5, S7, S9, RED_DRAGON))),
        yakuman("kokuiisou", "黒一色", "All Black", 1, suits.only((P2, P4, P8, *WINDS))),
        yakuman("kouitten", "紅一点", "One Red", 1,
                suits.only((S2, S3, S4, S6, S8, RED_DRAGON)) & suits.has(RED_DRAGON)),
        yakuman("aonodoumon", "青の洞門", "Blue Tunnel", 1,
                suits.only((P2, P4, P8, GREEN, *WINDS)) & suits.one_kind_of_wind),
        yakuman("kinmonkyou", "金門橋", "Golden Gate Bridge", 1, runs.runs_at(1, 3, 5, 7)),
        yakuman("tohoku_shinkansen", "東北新幹線", "Tohoku Shinkansen", 1,
                concealed & runs.straight & suits.has(EAST) & suits.has(NORTH)),
        yakuman("tohoku_expressway", "東北自動車道", "Tohoku Expressway", 1,
                suits.only((P2, P4, P6, EAST, NORTH))),
        yakuman("kachoufuugetsu", "花鳥風月", "Flower Bird Wind Moon", 1,
                triplets.triplets_of((P5, S1, P1)) & own_wind),
        yakuman("fuukasetsugetsu", "風花雪月", "Wind Flower Snow Moon", 1,
                triplets.triplets_of((P5, WHITE, P1)) & own_wind),
        yakuman("paarenchan", "八連荘", "Eight Wins in a Row", 1,
                event("paarenchan") & situation.is_dealer),
        yakuman("shiisanpuutaa", "十三不塔", "Thirteen Unconnected", 1,
                situation.unconnected_with_a_pair & first_draw, "tenhou", "chiihou"),
        yakuman("shiisanuushi", "十三無靠", "Fourteen Unconnected", 1,
                situation.unconnected & first_draw, "tenhou", "chiihou"),
        yakuman("chousangen", "超三元", "Dragon Quads", 2, triplets.kongs_of(DRAGONS), "daisangen"),
        yakuman("chousuushii", "超四喜", "Wind Quads", 4, triplets.kongs_of(WINDS), "daisuushii", "suukantsu"),
        *_open_riichi(o),
        yaku("renkaihou", "連開花", "Consecutive After a Quad", 2, 2, said(t.DOUBLE_KONG), "rinshan"),
        mangan("uupin_kaihou", "五筒開花", "Blossom on 5 Dots",
               rinshan & situation.winning_on(P5), "rinshan"),
        mangan("ryanzou_chankan", "二索搶槓", "Robbing 2 Bamboo",
               chankan & situation.winning_on(S2), "chankan"),
        yakuman("toukanhou", "頭槓和", "First Quad", 1, event("toukanhou") & rinshan),
        yaku("sanshoku_ittsuu", "三色通貫", "Mixed Straight", 2, 1, runs.straight_of_three_suits),
        yaku("sanpuukou", "三風刻", "Three Wind Triplets", 2, 2, honours.wind_triplets(3)),
        yaku("chinpeikou", "同数二盃口", "Ryanpeikou at One Number", 3, NO,
             runs.pairs_of_identical_runs_at_one_rank),
        yaku("uushin_tsuukan", "五心通貫", "Straight on its 5", 1, 1,
             runs.straight_won_on_its_five),
        yaku("ketsupaihou", "絶牌和", "Last of its Kind", 1, 1,
             situation.fourth_tile & edge_or_closed),
    )  # fmt: skip


def _open_riichi(o: Options) -> tuple[Pattern, ...]:
    """Open riichi: 2 han in place of riichi, 3 in place of double riichi."""
    shown = said(t.OPEN_RIICHI)
    name = ("open_riichi", "オープン立直", "Open Riichi")
    rows: tuple[Pattern, ...] = (
        yaku(*name, 2, NO, shown & unsaid(t.DOUBLE_RIICHI), "riichi"),
        yaku(*name, 3, NO, shown & said(t.DOUBLE_RIICHI), "riichi", "double_riichi"),
    )
    if o.open_riichi_ron_yakuman:
        rows += (yakuman(*name, 1, shown & situation.dealt_in_without_riichi),)
    return rows
