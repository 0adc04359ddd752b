"""The options of riichi. The defaults are those of four-player riichi as on Tenhou."""

from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from mjcalc.rulesets.options import option

DOUBLES = (
    "suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii", "concealed_suukantsu",
)  # fmt: skip
"""The yakuman that some rules pay twice; the last is suukantsu without an open kong."""

LIABLE = ("daisangen", "daisuushii", "suukantsu")
"""The yakuman that can make the feeder of their last set liable."""

LOCAL_YAKU = (
    "tsubame_gaeshi", "kanburi", "shiiaru_raotai", "uumensai", "sanrenkou", "isshoku_sanjun",
    "iipin_mouyue", "chuupin_raoyui", "daisharin", "daichikurin", "daisuurin",
    "ishi_no_ue_sannen", "daichisei", "suurenkou", "isshoku_yonjun", "shousharin",
    "shouchikurin", "shousuurin", "hyakuman_goku", "benikujaku", "kokuiisou", "kouitten",
    "aonodoumon", "kinmonkyou", "tohoku_shinkansen", "tohoku_expressway", "kachoufuugetsu",
    "fuukasetsugetsu", "paarenchan", "shiisanpuutaa", "shiisanuushi", "chousangen",
    "chousuushii", "open_riichi", "renkaihou", "uupin_kaihou", "ryanzou_chankan", "toukanhou",
    "sanshoku_ittsuu", "sanpuukou", "chinpeikou", "uushin_tsuukan", "ketsupaihou",
)  # fmt: skip
"""The local yaku that `local_yaku` can switch on (`renhou` is an option of its own)."""

TsumoPayment: TypeAlias = Literal[
    "loss", "half", "full", "equalize", "proportional", "oya_pays", "ko_pays", "add_1000",
    "ron_loss",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class RedFives:
    """How many fives of each suit are red."""

    m: int = option(1, "red fives of characters", most=4)
    p: int = option(1, "red fives of dots", most=4)
    s: int = option(1, "red fives of bamboo", most=4)

    @staticmethod
    def from_value(value: object) -> object:
        """`false` and `{}` mean none, `true` one of each, a number that many of each."""
        if isinstance(value, bool | int):
            return dict.fromkeys("mps", int(value)) if value else {}
        return value


@dataclass(frozen=True, slots=True)
class Pao:
    """Liability for a yakuman whose last set somebody fed (sekinin barai)."""

    yakuman: tuple[str, ...] = option(
        ("daisangen", "daisuushii"), "the yakuman with liability", LIABLE
    )
    scope: Literal["hand", "yaku"] = option(
        "hand", "liable for the whole hand, or only for the yakuman in question"
    )
    honba: Literal["pao", "discarder", "split"] = option(
        "pao", "who pays the honba when another player discards"
    )
    rinshan: bool = option(False, "who feeds an open kong pays for the win on its replacement tile")


@dataclass(frozen=True, slots=True)
class Options:
    """What riichi rules differ in."""

    players: Literal[4, 3] = option(4, "players: 4, or 3 (sanma)")
    open_tanyao: bool = option(True, "tanyao counts in an open hand (kuitan)")
    ippatsu: bool = option(True, "ippatsu counts")
    ura_dora: bool = option(True, "ura dora count")
    kan_dora: bool = option(True, "each kong turns a dora indicator")
    kan_ura_dora: bool = option(True, "each kong turns an ura dora indicator")
    red_fives: RedFives = option(RedFives(), "red fives of each suit; false for none")
    double_wind_pair_fu: Literal[2, 4] = option(
        4, "fu of a pair that is seat and round wind: 2 or 4"
    )
    rinshan_tsumo_fu: Literal[0, 2] = option(2, "fu of a self-draw on a replacement tile")
    open_no_fu: Literal[20, 30] = option(
        30, "fu of an open hand that has nothing but the base: 30 or 20"
    )
    pinfu_tsumo: bool = option(True, "pinfu counts with a self-draw, at 20 fu")
    chiitoitsu_fu: Literal[25, 50] = option(25, "fu of seven pairs")
    chiitoitsu_han: int = option(2, "han of seven pairs", least=1, most=13)
    kiriage_mangan: bool = option(False, "4 han 30 fu and 3 han 60 fu are a mangan")
    counted_limit: Literal["yakuman", "sanbaiman"] = option(
        "yakuman", "what 13 han and more without a yakuman pay"
    )
    yakuman_stack: bool = option(True, "several yakuman add up")
    yakuman_max: int | None = option(
        6, "the most yakuman that are paid; none: no such limit", least=1
    )
    double_yakuman: tuple[str, ...] = option((), "the yakuman that are paid twice", DOUBLES)
    tenhou_chooses_wait: bool = option(
        False, "with tenhou, suuankou, kokushi and chuuren take their better form"
    )
    renhou: Literal["none", "mangan", "han4", "han5", "baiman", "yakuman"] = option(
        "none", "renhou: a limit instead of the hand's own value, han that add up, or a yakuman"
    )
    renhou_dealer: bool = option(False, "the dealer may have renhou too")
    ryuuiisou_needs_hatsu: bool = option(False, "ryuuiisou must have the green dragon")
    nagashi_mangan: bool = option(True, "nagashi mangan is paid at an exhaustive draw")
    pao: Pao = option(Pao(), "liability")
    honba: int = option(300, "what a counter adds to a ron; a self-draw's payers share it")
    multiple_ron: Literal[1, 2, 3] = option(
        2, "1: only the nearest winner; 2: two win and three abort the hand; 3: all win"
    )
    honba_to: Literal["nearest", "each"] = option("nearest", "who of several winners gets honba")
    sticks_to: Literal["nearest", "own_then_nearest"] = option(
        "nearest", "who of several winners gets the sticks"
    )
    kokushi_robs_ankan: bool = option(False, "kokushi may rob a concealed kong")
    abortive_draws: bool = option(True, "nine terminals, four winds and the like end a hand")
    noten_pool: int = option(3000, "what those who are not ready pay together at a draw")
    renchan: Literal["win", "tenpai"] = option(
        "tenpai", "the dealer stays on a win, or also when ready at a draw"
    )
    chombo: int = option(0, "points off the final score for a foul; 0: a reversed mangan")
    kita: Literal["none", "dora"] = option("none", "norths that are set aside: not played, or dora")
    kita_rinshan: bool = option(True, "a win on the replacement of a north is rinshan")
    tsumo_payment: TsumoPayment = option("loss", "three players: how a self-draw is paid")
    local_yaku: tuple[str, ...] = option((), "local yaku that count", LOCAL_YAKU)
    mangan_yaku: Literal["floor", "han5"] = option(
        "han5", "local yaku worth a mangan: instead of a lower hand, or 5 han that add up"
    )
    open_riichi_ron_yakuman: bool = option(
        False, "dealing into an open riichi without being in riichi costs a yakuman"
    )


def with_players(options: Options, players: int) -> Options | None:
    """Four-player options for three players: the tables' usual changes, and no more."""
    if (options.players, players) != (4, 3):
        return None
    changes: dict[str, Any] = {
        "players": 3,
        "red_fives": replace(options.red_fives, m=0),
        "honba": options.honba * 2 // 3,
        "noten_pool": options.noten_pool * 2 // 3,
        "kita": "dora",
    }
    return replace(options, **changes)
