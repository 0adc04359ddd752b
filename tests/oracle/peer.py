"""The library `mahjong` asked about our hands: a second engine, written by others.

`ask` turns a `Hand` into its arguments and its answer into our ids; nothing of mjcalc's scoring
is used on the way.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld as PeerMeld

from mjcalc import terms as t
from mjcalc.hand import Hand, Meld, MeldKind
from mjcalc.tiles import DORA_OF, EAST, RED, Kind, Tile, kind_of

YAKUMAN_HAN: Final = 13

IDS: Final[Mapping[int, str]] = {
    0: "menzen_tsumo", 1: "riichi", 2: "open_riichi", 3: "ippatsu", 4: "chankan", 5: "rinshan",
    6: "haitei", 7: "houtei", 8: "double_riichi", 9: "open_riichi", 11: "renhou", 12: "pinfu",
    13: "tanyao", 14: "iipeikou", 15: "haku", 16: "hatsu", 17: "chun",
    **dict.fromkeys(range(18, 22), "seat_wind"), **dict.fromkeys(range(22, 26), "round_wind"),
    26: "sanshoku_doujun", 27: "ittsuu", 28: "chanta", 29: "honroutou", 30: "toitoi",
    31: "sanankou", 32: "sankantsu", 33: "sanshoku_doukou", 34: "chiitoitsu", 35: "shousangen",
    36: "honitsu", 37: "junchan", 38: "ryanpeikou", 39: "chinitsu",
    100: "kokushi", 101: "chuuren", 102: "suuankou", 103: "daisangen", 104: "shousuushii",
    105: "ryuuiisou", 106: "suukantsu", 107: "tsuuiisou", 108: "chinroutou", 110: "daichisei",
    111: "daisuushii", 112: "kokushi_13", 113: "suuankou_tanki", 114: "junsei_chuuren",
    115: "tenhou", 116: "chiihou", 117: "renhou", 118: "open_riichi", 119: "paarenchan",
    120: "dora", 121: "aka_dora", 122: "ura_dora",
}  # fmt: skip
"""Its numbers of yaku, as our ids."""

ERRORS: Final[Mapping[str, str]] = {
    HandCalculator.ERR_NO_YAKU: "no-yaku",
    HandCalculator.ERR_HAND_NOT_WINNING: "not-a-win",
}
"""Its errors that are answers, as our codes."""


class Answer(NamedTuple):
    """What it says of a hand."""

    error: str = ""
    yaku: tuple[tuple[str, int], ...] = ()
    """Ids and values, han or yakuman, sorted; norths set aside are dora there."""
    yakuman: bool = False
    han: int = 0
    fu: int = 0
    fu_items: tuple[tuple[str, int], ...] = ()
    main: int = 0
    """What the discarder pays; by self-draw, what the dealer pays, or each to the dealer."""
    additional: int = 0
    """By self-draw, what each child pays."""
    total: int = 0
    """All that the winner gets, honba and sticks in it."""


def ask(hand: Hand, options: OptionalRules, players: int = 4) -> Answer:
    """Its answer; an error that is none of `ERRORS` comes as it is."""
    arguments = prepared(hand, options, players)
    said = HandCalculator.estimate_hand_value(**arguments)
    if said.error:
        return Answer(ERRORS.get(said.error, said.error))
    assert said.yaku
    assert said.cost
    yakuman = any(yaku.is_yakuman for yaku in said.yaku)
    opened = any(meld.opened for meld in arguments["melds"])
    rows = []
    for yaku in said.yaku:
        han = yaku.han_open if opened and yaku.han_open else yaku.han_closed
        name = yaku.name.lower() if yaku.yaku_id == _DAISHARIN else IDS[yaku.yaku_id]
        rows.append((name, han // YAKUMAN_HAN if yakuman else han))
    if ("daichisei", 1) in rows:  # one beside tsuuiisou there, two in its place with us
        rows = [row for row in rows if row[0] != "tsuuiisou"]
        rows[rows.index(("daichisei", 1))] = ("daichisei", 2)
    cost = said.cost
    return Answer(
        yaku=tuple(sorted(rows)),
        yakuman=yakuman,
        han=said.han or 0,
        fu=said.fu or 0,
        fu_items=tuple((item["reason"], item["fu"]) for item in said.fu_details or ()),
        main=cost["main"] + cost["main_bonus"],
        additional=cost["additional"] + cost["additional_bonus"],
        total=cost["total"],
    )


_DAISHARIN: Final = 109
"""Its one row for three of our yakuman, which it tells apart by the name."""


def prepared(hand: Hand, options: OptionalRules, players: int = 4) -> dict[str, Any]:
    """The arguments of its `HandCalculator.estimate_hand_value` for a hand with a winning tile."""
    assert hand.winning is not None
    numbered = _Numbered()
    win_tile = numbered(hand.winning)
    concealed = [numbered(tile) for tile in hand.concealed]
    melds = [_meld(meld, numbered) for meld in hand.melds]
    said = hand.terms
    config = HandConfig(
        is_tsumo=bool(said & t.TSUMO),
        is_riichi=bool(said & (t.RIICHI | t.OPEN_RIICHI)) and not said & t.DOUBLE_RIICHI,
        is_daburu_riichi=bool(said & t.DOUBLE_RIICHI),
        is_open_riichi=bool(said & t.OPEN_RIICHI),
        is_ippatsu=bool(said & t.IPPATSU),
        is_rinshan=bool(said & t.RINSHAN),
        is_chankan=bool(said & t.CHANKAN),
        is_haitei=bool(said & t.HAITEI),
        is_houtei=bool(said & t.HOUTEI),
        is_tenhou=bool(said & t.TENHOU),
        is_chiihou=bool(said & t.CHIIHOU),
        is_renhou=bool(said & t.RENHOU),
        player_wind=EAST + hand.seat,
        round_wind=EAST + hand.round,
        kyoutaku_number=hand.sticks,
        tsumi_number=hand.honba,
        paarenchan=int("paarenchan" in hand.events),
        num_nuki_dora=hand.kita,
        options=options,
    )
    return {
        "tiles": [*concealed, win_tile, *(tile for meld in melds for tile in meld.tiles)],
        "win_tile": win_tile,
        "melds": melds,
        "dora_indicators": _indicators(hand.ind, hand.dora, players),
        "ura_dora_indicators": _indicators(hand.uraind, hand.ura, players),
        "config": config,
    }


class _Numbered:
    """Its numbers for tiles, 0 to 135: four a kind, of the fives the first is the red one."""

    def __init__(self) -> None:
        self._used: set[int] = set()

    def __call__(self, tile: Tile) -> int:
        first = 4 * kind_of(tile)
        five = first < 4 * EAST and kind_of(tile) % 9 == 4
        order = range(first, first + 4)
        if tile < RED and five:
            order = range(first + 3, first - 1, -1)  # the red one last
        number = next(number for number in order if number not in self._used)
        self._used.add(number)
        return number


def _meld(meld: Meld, numbered: _Numbered) -> PeerMeld:
    return PeerMeld(
        _MELDS[meld.kind],
        sorted(map(numbered, meld.tiles)),
        opened=meld.kind is not MeldKind.ANKAN,
    )


_MELDS: Final = {
    MeldKind.CHI: PeerMeld.CHI,
    MeldKind.PON: PeerMeld.PON,
    MeldKind.KAN: PeerMeld.KAN,
    MeldKind.KAKAN: PeerMeld.SHOUMINKAN,
    MeldKind.ANKAN: PeerMeld.KAN,
}


def _indicators(shown: Iterable[Tile], itself: Iterable[Kind], players: int) -> list[int]:
    """Indicators as it numbers tiles; a dora that was named itself, by what would point at it."""
    before = {dora: tile for tile, dora in DORA_OF[players].items() if tile < RED}
    return [4 * kind_of(tile) + 1 for tile in (*shown, *(before[kind] for kind in itself))]
