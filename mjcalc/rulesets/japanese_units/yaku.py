"""The patterns of the Japanese rules that pay in units, in the order of their text.

The conditions, English names, romaji and replacements are those of riichi: a row here has the
text's own name and its han or units, of a concealed and of an open hand ("-": not there). The four
parts are the text's headings.
"""

from typing import Final, Literal

from mjcalc.patterns import honours, runs, situation, suits
from mjcalc.patterns.condition import Condition
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.japanese_units.options import Options
from mjcalc.rulesets.riichi.options import Options as RiichiOptions
from mjcalc.rulesets.riichi.rows import NO
from mjcalc.rulesets.riichi.yaku import table as riichi_table
from mjcalc.tiles import GREEN

MANGAN: Final = 8
LIMIT: Final = 32
"""The units of a limit hand, which the text calls 满贯 or 役满."""

_RIICHI: Final = {
    row.id: row
    for row in riichi_table(
        RiichiOptions(renhou="yakuman", local_yaku=("isshoku_sanjun", "daisharin"))
    )
}


def table(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options."""
    return (*_of_1(o), *_of_2(o), *_of_4_to_16(o), *_of_32(o), *_OF_64)


def groups(o: Options) -> tuple[Group, ...]:
    """A limit hand removes all else; a hand worth a mangan stands alone; dora need a pattern.

    Other rows are in han (番), of which the scale makes units.
    """
    return (
        Group("limit", outranks=True, highest=not o.yakuman_stack),
        Group("mangan", alternative=True),
        Group("yaku", unit="han"),
        Group("dora", qualifies=False, unit="han"),
    )


def _yaku(
    id_: str,
    native: str,
    closed: int | Literal["-"],
    opened: int | Literal["-"],
    when: Condition | None = None,
    group: str = "yaku",
) -> Pattern:
    """Riichi's row of this id at other values, and with another condition where one is given."""
    row = _RIICHI[id_]
    return row._replace(
        native=native,
        closed=None if closed == NO else closed,
        opened=None if opened == NO else opened,
        when=when or row.when,
        group=group,
    )


def _limit(id_: str, native: str, times: int = 1, when: Condition | None = None) -> Pattern:
    """A limit hand, single or double."""
    return _yaku(id_, native, times * LIMIT, times * LIMIT, when, "limit")


def _of_1(o: Options) -> tuple[Pattern, ...]:
    no_honour = o.pinfu_pair == "no_honor"
    worthless = situation.without(situation.honour_pair if no_honour else situation.value_pair)
    seat_wind = honours.seat_wind_triplet
    if o.double_wind == 1:
        seat_wind &= honours.seat_is_not_round
    return (
        _yaku("riichi", "立直", 1, NO),
        _yaku("menzen_tsumo", "门清自摸", 1, NO),
        _yaku("ippatsu", "一发", 1, NO),
        _yaku("rinshan", "岭上开花", 1, 1),
        _yaku("haitei", "海底捞月", 1, 1),
        _yaku("houtei", "河底捞鱼", 1, 1),
        _yaku("chankan", "抢杠", 1, 1),
        _yaku("chun", "役牌 中", 1, 1),
        _yaku("hatsu", "役牌 发", 1, 1),
        _yaku("haku", "役牌 白", 1, 1),
        _yaku("round_wind", "役牌 圈风牌", 1, 1),
        _yaku("seat_wind", "役牌 门风牌", 1, 1, seat_wind),
        _yaku("iipeikou", "一杯口", 1, 1 if o.open_iipeikou else NO),
        _yaku("pinfu", "平和", 1, 1 if o.open_pinfu else NO,
              runs.all_runs & situation.on_both_sides & worthless),
        _yaku("tanyao", "断么九", 1, 1),
        _yaku("chanta", "混全带么九", 2, 1),
        _yaku("ittsuu", "一气贯通", 2, 1),
        _yaku("sanshoku_doujun", "三色同顺", 2, 1),
        _yaku("dora", "宝牌", 1, 1, group="dora"),
    )  # fmt: skip


def _of_2(o: Options) -> tuple[Pattern, ...]:
    threefold = (
        _yaku("isshoku_sanjun", "一色三顺", NO, 2, runs.called_three_identical_runs)
        if o.isshoku_sanjun_called
        else _yaku("isshoku_sanjun", "一色三顺", 2, 2)
    )
    return (
        _yaku("double_riichi", "地听", 2, NO),
        _yaku("sanankou", "三暗刻", 2, 2),
        threefold,
        _yaku("toitoi", "对对和", 2 if o.concealed_toitoi else NO, 2),
        _yaku("chiitoitsu", "七对子", 2, NO),
        _yaku("junchan", "纯全带么", 3, 2),
        _yaku("honitsu", "混一色", 2, 2),
        _yaku("sankantsu", "三杠子", 2, 2),
    )


def _of_4_to_16(o: Options) -> tuple[Pattern, ...]:
    def mangan(id_: str, native: str) -> Pattern:
        """Printed as 满贯 where the next heading is 32."""
        if o.literal_mangan:
            return _yaku(id_, native, MANGAN, MANGAN, group="mangan")
        return _limit(id_, native)

    honroutou = _yaku("honroutou", "混老头", 5, 5)
    if o.honroutou_in_all:
        honroutou = honroutou._replace(covers=("toitoi", "chiitoitsu"))
    return (
        _yaku("ryanpeikou", "两杯口", 3, NO),
        _yaku("sanshoku_doukou", "三色同刻", 3, 3),
        _yaku("shousangen", "小三元", 2, 2),
        honroutou,
        _yaku("chinitsu", "清一色", 6, 5),
        mangan("chinroutou", "清老头"),
        _limit("daisangen", "大三元"),
        _limit("suuankou", "四暗刻"),
        mangan("suukantsu", "四杠子"),
        mangan("shousuushii", "小四喜"),
    )


def _of_32(o: Options) -> tuple[Pattern, ...]:
    green = _RIICHI["ryuuiisou"].when
    if o.ryuuiisou_needs_hatsu:
        green &= suits.has(GREEN)
    return (
        _limit("tsuuiisou", "字一色"),
        _limit("ryuuiisou", "绿一色", 1, green),
        _limit("daisharin", "大车轮"),
        _limit("chuuren", "九莲宝灯"),
        _limit("kokushi", "国士无双"),
        _limit("tenhou", "天和"),
        _limit("chiihou", "地和"),
        _limit("renhou", "人和"),
    )


_OF_64: Final = (
    _limit("suuankou_tanki", "四暗刻单骑", 2),
    _limit("junsei_chuuren", "纯正九莲宝灯", 2),
    _limit("daisuushii", "大四喜", 2),
    _limit("kokushi_13", "国士无双十三面", 2),
)
