"""Tiles in every spelling, the winning tile, flowers, the order of the concealed tiles."""

import pytest

from mjcalc import terms as t
from mjcalc.notation import parse, write
from mjcalc.notation.lexicon import NAMED, NUMBERED, SUIT_LETTERS
from mjcalc.tiles import NAMES, RED, TILE_NAMES, TILES

GLYPHS = {
    "🀀🀁🀂🀃🀄🀅🀆": "1234765z",
    "🀇🀈🀉🀊🀋🀌🀍🀎🀏": "123456789m",
    "🀐🀑🀒🀓🀔🀕🀖🀗🀘": "123456789s",
    "🀙🀚🀛🀜🀝🀞🀟🀠🀡": "123456789p",
    "🀢🀣🀤🀥🀦🀧🀨🀩": "56781234f",
}


def winning(text: str) -> str:
    """The name of the only tile of a line."""
    hand = parse(text)
    assert hand.concealed == ()
    assert hand.winning is not None
    return TILE_NAMES[hand.winning]


@pytest.mark.parametrize("name", [name for name in TILES if name[1] != "f"])
def test_every_tile_has_its_name(name: str) -> None:
    assert winning(name) == winning(f"+{name}") == winning(name.upper()) == name


@pytest.mark.parametrize("name", NAMES[34:])
def test_a_flower_is_set_aside_or_won_with(name: str) -> None:
    assert parse(f"1m{name}").flowers == (TILES[name],)
    assert winning(f"+{name}") == name


@pytest.mark.parametrize(
    ("letters", "letter"), [("mM万萬ｍＭ", "m"), ("p筒饼餅同", "p"), ("s条條索", "s"), ("zＺ", "z")]
)
def test_suit_letters(letters: str, letter: str) -> None:
    assert {winning(f"3{other}") for other in letters} == {f"3{letter}"}


@pytest.mark.parametrize(
    ("spellings", "name"),
    [
        ("东 東", "1z"),
        ("南", "2z"),
        ("西", "3z"),
        ("北", "4z"),
        ("白 白板", "5z"),
        ("发 發 発 发财 發財", "6z"),
        ("中 红中 紅中", "7z"),
    ],
)
def test_honours_by_their_own_names(spellings: str, name: str) -> None:
    for spelling in spellings.split():
        assert winning(spelling) == winning(f"+{spelling}") == name
        assert parse(f"{spelling}{spelling}1m{spelling}") == parse(f"{name}{name}1m{name}")


@pytest.mark.parametrize(("glyphs", "block"), GLYPHS.items())
def test_unicode_tiles(glyphs: str, block: str) -> None:
    names = [f"{number}{block[-1]}" for number in block[:-1]]
    for glyph, name in zip(glyphs, names, strict=True):
        for selector in ("", "\ufe0e", "\ufe0f"):
            assert parse(f"1m{glyph}{selector}+1m") == parse(f"1m{name}+1m")
            assert parse(f"1m+{glyph}{selector}") == parse(f"1m+{name}")


def test_every_named_tile_is_tested_here() -> None:
    honours = {word for word in NAMED if not word.startswith(tuple("".join(GLYPHS)))}
    assert honours == {
        *"东東南西北白发發発中",
        "白板",
        "发财",
        "發財",
        "發财",
        "发財",
        "红中",
        "紅中",
    }
    assert set(SUIT_LETTERS) == set(NUMBERED) == set("mpszf万萬筒饼餅同条條索")


@pytest.mark.parametrize(
    "text",
    [
        "123m456p789s2255z+5z",
        "123m 456p 789s 2255z +5z",
        "  123m456p\t789s　2255z+5z  ",
        "2255z789s456p123m +5z",
        "321M465P789S5225Z+5Z",
        "１２３ｍ４５６ｐ７８９Ｓ２２５５ｚ＋５ｚ",
        "1m2m3m4p5p6p7s8s9s2z2z5z5z+5z",
        "123万456筒789条南南白板白+白",
        "🀇🀈🀉🀜🀝🀞789索2255z+🀆",
        "\ufeff123m456p789s2255z+5z\r\n",
        "123m456p789s2255z+5z # as seen on the table",
        "123m456p789s2255z+5z #",
    ],
)
def test_one_hand_written_in_many_ways(text: str) -> None:
    assert write(parse(text)) == "123m456p789s2255z+5z"


def test_without_a_plus_the_last_tile_as_written_wins() -> None:
    hand = parse("5z123m456p789s2255z1m")
    assert hand.winning == TILES["1m"]
    assert not hand.terms & t.MARKED
    assert write(hand) == "123m456p789s22555z1m"
    assert parse("11m 3f").winning == TILES["1m"]
    assert parse("11m+1m").terms & t.MARKED


def test_a_red_five_stands_before_the_plain_ones() -> None:
    five = TILES["5m"]
    assert parse("4505m6m+7m").concealed == (five - 1, five + RED, five, five, five + 1)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("flowers:1234567f +8f tsumo", "+8f tsumo flowers:1234567f"),
        ("1234567f+8f ron@S", "+8f ron@S flowers:1234567f"),
        ("123m riichi +8f", "123m+8f riichi"),
        ("12f123m3f flowers:4f", "123m flowers:1234f"),
        ("11m+1m flowers:3", "11m+1m flowers:3"),
        ("pon:111m pon:222m", "pon:111m pon:222m"),
        ("12345678f tsumo", "tsumo flowers:12345678f"),
    ],
)
def test_flowers_and_hands_without_concealed_tiles(text: str, canonical: str) -> None:
    hand = parse(text)
    assert write(hand) == canonical
    assert parse(canonical) == hand
