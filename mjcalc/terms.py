"""The vocabulary of a hand line: every term, its bit, its value and its other spellings.

A term that was said sets its bit in `Hand.terms`; one without a value is that bit and no more.
Rulesets say which terms they use as a mask of these bits. A new term is a row here.
"""

from enum import Enum
from typing import Final, NamedTuple


class Value(Enum):
    """What stands behind a term's colon (or `@`, for `ron` and `rinshan`)."""

    __hash__ = object.__hash__  # an enum's own is dear, and every new word is looked up by it

    NONE = "nothing"
    SEAT = "a seat (E S W N)"
    SEATS = "seats (such as SW)"
    TILES = "tiles (such as 3z5p)"
    FLOWERS = "flower tiles (such as 15f) or their number"
    NUMBER = "a number"
    WORD = "a word"
    PAO = "a seat, PATTERN@SEAT or none"
    FUNDS = "SEAT=AMOUNT,SEAT=AMOUNT"


class Term(NamedTuple):
    """One term. `words` are its other spellings; `field` is the field of `Hand` with its value."""

    name: str
    help: str
    value: Value = Value.NONE
    words: tuple[str, ...] = ()
    at: bool = False
    """The value is written behind `@`, and may be left out."""

    @property
    def field(self) -> str:
        """The field of `Hand` that has its value."""
        return self.name.replace("-", "_")


TERMS: Final[tuple[Term, ...]] = (
    # the win
    Term("riichi", "riichi was declared", words=("立直", "リーチ", "reach")),
    Term(
        "double-riichi",
        "riichi on the first discard",
        words=("ダブル立直", "daburi", "w-riichi", "両立直", "双立直", "两立直", "地听"),
    ),
    Term("open-riichi", "riichi with the hand shown", words=("オープン立直", "オープンリーチ")),
    Term("ippatsu", "won within a turn of riichi", words=("一発", "一发", "一發")),
    Term(
        "ron",
        "won on a discard; @SEAT says whose",
        Value.SEAT,
        at=True,
        words=(
            "荣",
            "栄",
            "榮",
            "荣和",
            "栄和",
            "ロン",
            "点炮",
            "點炮",
            "放炮",
            "放铳",
            "放銃",
            "放槍",
        ),
    ),
    Term("tsumo", "won by self-draw", words=("自摸", "ツモ")),
    Term(
        "rinshan",
        "self-draw on the replacement tile after a kong; @SEAT: claimed from that seat",
        Value.WORD,
        at=True,
        words=("嶺上開花", "岭上开花", "嶺上", "杠上开花", "槓上開花", "杠开", "槓開"),
    ),
    Term("flower-draw", "self-draw on the replacement of a flower", words=("花开", "花上自摸")),
    Term(
        "double-kong",
        "the replacement of a kong made with a replacement tile",
        words=("槓上槓", "杠上杠"),
    ),
    Term(
        "chankan",
        "won by robbing an added kong; chankan:ankan a concealed one",
        Value.WORD,
        words=("搶槓", "槍槓", "枪杠", "抢杠"),
    ),
    Term(
        "kong-discard",
        "won on the discard right after the discarder's kong",
        words=("kanburi", "槓振り", "槓振", "杠上炮", "槓上炮"),
    ),
    Term("haitei", "self-draw of the last tile", words=("海底摸月", "海底捞月", "海底撈月")),
    Term("houtei", "won on the last discard", words=("河底撈魚", "河底捞鱼", "河底")),
    Term("last-tile", "haitei or houtei, whichever fits", words=("海底",)),
    Term("tenhou", "the dealer's dealt hand wins", words=("天和", "天胡")),
    Term("chiihou", "a win in the first go-around", words=("地和", "地胡")),
    Term("renhou", "a win on a discard before the first draw", words=("人和", "人胡")),
    Term(
        "fourth",
        "the winning tile is the fourth of its kind, three in view",
        words=("和绝张", "和絕張", "絶牌", "绝张"),
    ),
    Term("ready", "declared ready on the deal or after the first discard", Value.WORD),
    # the seats
    Term(
        "seat",
        "the winner's seat wind",
        Value.SEAT,
        words=("自风", "自風", "门风", "門風", "jikaze"),
    ),
    Term(
        "round", "the prevailing wind", Value.SEAT, words=("场风", "場風", "圈风", "圈風", "bakaze")
    ),
    Term(
        "dealer",
        "the dealer's seat where he need not be East",
        Value.SEAT,
        words=("庄", "莊", "庄家", "莊家"),
    ),
    Term("players", "the number of players", Value.NUMBER),
    # dora and flowers
    Term("dora", "the dora itself", Value.TILES, words=("ドラ", "宝牌")),
    Term(
        "ind",
        "the dora indicators",
        Value.TILES,
        words=("indicator", "indicators", "宝牌指示牌", "ドラ表示牌"),
    ),
    Term("ura", "the ura dora itself", Value.TILES, words=("裏ドラ", "里宝牌")),
    Term("uraind", "the ura dora indicators", Value.TILES, words=("ura-ind", "裏ドラ表示牌")),
    Term("kita", "norths set aside", Value.NUMBER, words=("北抜き", "拔北", "nukidora")),
    Term("flowers", "flower tiles set aside", Value.FLOWERS, words=("花", "花牌")),
    # the table
    Term("honba", "counters on the table", Value.NUMBER, words=("本场", "本場")),
    Term(
        "sticks",
        "the 1000-point sticks that the winner takes",
        Value.NUMBER,
        words=("供託", "供托"),
    ),
    Term("pao", "the liable seat", Value.PAO, words=("包", "包牌")),
    Term(
        "streak", "extra hands the dealer has kept the deal", Value.NUMBER, words=("連莊", "连庄")
    ),
    Term("huang", "a 荒番 hand; huang:N the debt carried in", Value.NUMBER, words=("荒番",)),
    Term("dice", "the dealer's roll", Value.NUMBER),
    Term("three-claims", "seats in 三口 with the winner", Value.SEATS, words=("承包", "三口")),
    Term("funds", "what the seats hold", Value.FUNDS),
    Term("out", "players who have already won and left", Value.SEATS),
    Term("horses", "horses hit after a self-draw", Value.NUMBER, words=("买马", "買馬")),
    Term("riichi-by", "other seats in riichi", Value.SEATS),
    # the line itself
    Term("rules", "the ruleset for this line", Value.WORD),
    Term("id", "a label that comes back with the result", Value.WORD),
)

BY_NAME: Final[dict[str, Term]] = {term.name: term for term in TERMS}
BITS: Final[dict[str, int]] = {term.name: 1 << index for index, term in enumerate(TERMS)}
SPELLINGS: Final[dict[str, str]] = {
    word: term.name for term in TERMS for word in (term.name, *term.words)
}
"""Every accepted spelling (lower case, `-` for `_`) and the term it means."""

SAID_AS: Final[dict[str, tuple[str, str]]] = {
    "天聽": ("ready", "deal"),
    "天听": ("ready", "deal"),
    "地聽": ("ready", "first"),
}
"""Words that are a term and its value in one."""

(
    RIICHI,
    DOUBLE_RIICHI,
    OPEN_RIICHI,
    IPPATSU,
    RON,
    TSUMO,
    RINSHAN,
    FLOWER_DRAW,
    DOUBLE_KONG,
    CHANKAN,
    KONG_DISCARD,
    HAITEI,
    HOUTEI,
    LAST_TILE,
    TENHOU,
    CHIIHOU,
    RENHOU,
    FOURTH,
    READY,
    SEAT,
    ROUND,
    DEALER,
    PLAYERS,
    DORA,
    IND,
    URA,
    URAIND,
    KITA,
    FLOWERS,
    HONBA,
    STICKS,
    PAO,
    STREAK,
    HUANG,
    DICE,
    THREE_CLAIMS,
    FUNDS,
    OUT,
    HORSES,
    RIICHI_BY,
    RULES,
    ID,
) = BITS.values()

MARKED: Final = 1 << len(TERMS)
"""Not a term: the winning tile was marked with `+`."""

OWN_DISCARD: Final = MARKED << 1
OPENED: Final = MARKED << 2
"""No terms, and in no hand's `terms`: the discarder is the winner, and some meld is open. The check
for faults adds them to what was said, so that a contradiction can stand beside them."""

ANY_RIICHI: Final = RIICHI | DOUBLE_RIICHI | OPEN_RIICHI
EVERYWHERE: Final = SEAT | ROUND | RON | TSUMO | RULES | ID | MARKED
"""What every ruleset accepts."""


def names(terms: int) -> list[str]:
    """The names of the terms whose bits are set."""
    return [name for name, bit in BITS.items() if terms & bit]
