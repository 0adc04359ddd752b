"""Where the parts of a hand stand in its line."""

import pytest

from mjcalc.notation import is_blank, locate

LINE = "123m 456p 77z +7z chi:123m@left 立直 pon:777s ron@S pao:b@E pao:a@W SEAT:s 燕返し # seat"


@pytest.mark.parametrize(
    ("part", "found"),
    [
        ("tiles", "123m 456p 77z +7z"),
        ("winning", "+7z"),
        ("meld:0", "chi:123m@left"),
        ("meld:0@", "@left"),
        ("meld:1", "pon:777s"),
        ("meld:1@", "pon:777s"),
        ("riichi", "立直"),
        ("ron", "ron@S"),
        ("pao", "pao:b@E"),
        ("pao:0", "pao:a@W"),
        ("pao:1", "pao:b@E"),
        ("seat", "SEAT:s"),
        ("燕返し", "燕返し"),
        ("line", LINE.removesuffix(" # seat")),
        ("honba", LINE.removesuffix(" # seat")),
        ("meld:2", LINE.removesuffix(" # seat")),
    ],
)
def test_parts(part: str, found: str) -> None:
    start, end = locate(LINE, part)
    assert LINE[start:end] == found


@pytest.mark.parametrize(
    ("line", "part", "found"),
    [
        ("123m456p", "winning", "6p"),
        ("123m45p🀇3f", "winning", "🀇"),
        ("123m东东 5f tsumo", "winning", "东"),
        ("12345f", "winning", "12345f"),
        ("123m 5f tsumo", "flowers", "123m 5f"),
        ("123m flowers:5f", "flowers", "flowers:5f"),
        ("flowers:1234567f +8f tsumo", "winning", "+8f"),
        ("123m tsumo +8f", "tiles", "123m"),
        ("123m last-tile", "houtei", "last-tile"),
        ("123m 海底 tsumo", "haitei", "海底"),
        ("123m double-kong tsumo", "rinshan", "double-kong"),
        ("123m 天聽", "ready", "天聽"),
        ("  123m tsumo  ", "line", "123m tsumo"),
        ("\ufeff123m+1m\r\n", "tiles", "123m+1m"),
    ],
)
def test_parts_that_are_not_said_by_name(line: str, part: str, found: str) -> None:
    start, end = locate(line, part)
    assert line[start:end] == found


def test_nothing_has_a_place_too() -> None:
    assert locate("", "tiles") == (0, 0)
    assert locate("# x", "tiles") == (0, 3)


@pytest.mark.parametrize(
    "text", ["", " ", "\t", "\n", "\r\n", "# x", "  ＃ x\n", "\ufeff", "\ufeff# x", "　"]
)
def test_blank_lines(text: str) -> None:
    assert is_blank(text)


@pytest.mark.parametrize(
    "text", ["1m", "riichi", "#\r1m", "\n\n", "\r", "\f", "# \0", "+", "1m # x"]
)
def test_other_lines(text: str) -> None:
    assert not is_blank(text)
