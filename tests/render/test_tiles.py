import unicodedata

import pytest

from mjcalc.render.tiles import RED_MARK, unicode_tiles
from mjcalc.tiles import NAMES

NUMBERS = ["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"]
HONOURS = [
    *(f"{wind} WIND" for wind in ("EAST", "SOUTH", "WEST", "NORTH")),
    *(f"{dragon} DRAGON" for dragon in ("WHITE", "GREEN", "RED")),
]
FLOWERS = ["SPRING", "SUMMER", "AUTUMN", "WINTER", "PLUM", "ORCHID", "BAMBOO", "CHRYSANTHEMUM"]


@pytest.mark.parametrize("name", NAMES)
def test_every_tile_is_its_character(name: str) -> None:
    rank, suit = int(name[0]), name[1]
    expected = {
        "m": lambda: f"{NUMBERS[rank - 1]} OF CHARACTERS",
        "p": lambda: f"{NUMBERS[rank - 1]} OF CIRCLES",
        "s": lambda: f"{NUMBERS[rank - 1]} OF BAMBOOS",
        "z": lambda: HONOURS[rank - 1],
        "f": lambda: FLOWERS[rank - 1],
    }[suit]()
    assert unicodedata.name(unicode_tiles(name)[0]) == f"MAHJONG TILE {expected}"


def test_red_fives_are_marked() -> None:
    assert unicode_tiles("05m") == f"🀋{RED_MARK}🀋"


def test_what_is_no_tile_stays() -> None:
    assert unicode_tiles("123m, 55z") == "🀇🀈🀉, 🀆🀆"
    assert unicode_tiles("seven pairs") == "seven pairs"
