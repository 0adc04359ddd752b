"""Tables of the notation's words beside the terms: tiles, seats and melds in every spelling."""

from typing import Final

from mjcalc.hand import MeldKind
from mjcalc.tiles import FIRST_FLOWER, GREEN, RED_DRAGON, SEATS, TILES, WHITE, Kind, Seat, Tile

SUIT_LETTERS: Final[dict[str, str]] = {
    **{letter: letter for letter in "mpszf"},
    **dict.fromkeys("万萬", "m"),
    **dict.fromkeys("筒饼餅同", "p"),
    **dict.fromkeys("条條索", "s"),
}
RANKS: Final = {"m": (0, 9), "p": (0, 9), "s": (0, 9), "z": (1, 7), "f": (1, 8)}
"""The lowest and the highest number of each letter; 0 is the red five."""
NUMBERED: Final[dict[str, dict[str, Tile]]] = {
    spelling: {name[0]: tile for name, tile in TILES.items() if name[1] == letter}
    for spelling, letter in SUIT_LETTERS.items()
}
"""The tiles by suit letter and digit."""

_WINDS: Final = {
    wind: seat for seat, winds in enumerate(("东東", "南", "西", "北")) for wind in winds
}
_FIRST_GLYPH: Final = 0x1F000
_GLYPHS: Final[tuple[Kind, ...]] = (
    *range(27, 31),
    RED_DRAGON,
    GREEN,
    WHITE,
    *range(9),
    *range(18, 27),
    *range(9, 18),
    *range(FIRST_FLOWER + 4, FIRST_FLOWER + 8),
    *range(FIRST_FLOWER, FIRST_FLOWER + 4),
)
"""The Unicode tiles from U+1F000 on; flowers (plum first) come before seasons there."""
NAMED: Final[dict[str, Tile]] = {
    **{wind: 27 + seat for wind, seat in _WINDS.items()},
    **dict.fromkeys(("白", "白板"), WHITE),
    **dict.fromkeys(("发", "發", "発", "发财", "發財", "發财", "发財"), GREEN),
    **dict.fromkeys(("中", "红中", "紅中"), RED_DRAGON),
    **{chr(_FIRST_GLYPH + offset): kind for offset, kind in enumerate(_GLYPHS)},
}
"""Tiles that are written as themselves."""
VARIATION_SELECTORS: Final = "\ufe0e\ufe0f"

LEFT, ACROSS, RIGHT = -1, -2, -3
"""Seats as seen from the winner, until his own seat is known; they are no `Seat`."""
STEPS: Final = {LEFT: -1, ACROSS: 2, RIGHT: 1}
"""How far from the winner, in order of play."""

SEAT_WORDS: Final[dict[str, Seat]] = {
    **{letter.lower(): seat for seat, letter in enumerate(SEATS)},
    **{f"{seat + 1}z": seat for seat in range(len(SEATS))},
    **{chr(_FIRST_GLYPH + seat): seat for seat in range(len(SEATS))},
    **_WINDS,
}
RELATIVE_WORDS: Final[dict[str, int]] = {
    **dict.fromkeys(("left", "上家"), LEFT),
    **dict.fromkeys(("across", "対面", "对面", "對面", "对家", "對家"), ACROSS),
    **dict.fromkeys(("right", "下家"), RIGHT),
}

MELDS: Final[dict[MeldKind, tuple[str, ...]]] = {
    MeldKind.CHI: ("chi", "chow", "吃", "チー"),
    MeldKind.PON: ("pon", "pung", "碰", "ポン"),
    MeldKind.KAN: ("kan", "kong", "minkan", "明杠", "明槓", "大明杠", "大明槓"),
    MeldKind.KAKAN: ("kakan", "addkan", "加杠", "加槓", "上杠", "上槓"),
    MeldKind.ANKAN: ("ankan", "ckong", "暗杠", "暗槓"),
}
"""The words of each meld; the first is the canonical one."""
MELD_WORDS: Final[dict[str, MeldKind]] = {
    word: kind for kind, words in MELDS.items() for word in words
}
