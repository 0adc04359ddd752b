"""What holds for every line."""

import random
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mjcalc.errors import NotationError
from mjcalc.hand import Hand
from mjcalc.notation import is_blank, locate, parse, write
from mjcalc.notation.careful import read_carefully
from mjcalc.notation.parser import read_plain
from mjcalc.notation.writer import compose

from .texts import LINES, broken_lines, hand_lines, repeatable


def read(text: str, players: int = 4) -> Hand | NotationError:
    try:
        return parse(text, players)
    except NotationError as error:
        return error


def counted(hand: Hand) -> tuple[object, ...]:
    """What a hand knows of its tiles."""
    return hand.bag, hand.red_fives, hand.shown, hand.red_shown, hand.overfull


def right(text: str) -> Hand:
    """The hand of a generated line, if it has one."""
    hand = read(text)
    assume(isinstance(hand, Hand))
    assert isinstance(hand, Hand)
    return hand


@repeatable
@given(broken_lines | hand_lines(), st.sampled_from([3, 4]))
def test_a_text_is_a_hand_or_has_faults(text: str, players: int) -> None:
    result = read(text, players)
    if isinstance(result, NotationError):
        assert result.text == text
        assert result.faults
        for fault in result.faults:
            assert fault.code
            assert fault.message.isprintable()
            assert fault.hint.isprintable()
            assert fault.start is not None
            assert fault.end is not None
            assert 0 <= fault.start <= fault.end <= len(text)
            assert fault.start < fault.end or not text.strip()
    else:
        assert not is_blank(text)


@repeatable
@given(broken_lines | hand_lines(), st.sampled_from([3, 4]))
def test_the_fast_way_and_the_grammar_agree(text: str, players: int) -> None:
    try:
        fast = read_plain(text, players)
    except NotationError:
        with pytest.raises(NotationError):
            read_carefully(text, players)
    else:
        careful = read_carefully(text, players)
        assert fast == careful
        assert counted(fast) == counted(careful)


@repeatable
@given(hand_lines())
def test_a_written_hand_is_the_same_hand(text: str) -> None:
    hand = right(text)
    again = parse(write(hand))
    assert again == hand
    assert counted(again) == counted(replace(hand)) == counted(hand)
    assert write(again) == compose(again) == write(hand)


@repeatable
@given(hand_lines())
def test_a_line_that_is_kept_is_the_line_that_would_be_written(text: str) -> None:
    hand = right(text)
    assert write(hand) == compose(hand)


@pytest.mark.parametrize(
    "line",
    [
        " pon:111m tsumo",
        "pon:111m  tsumo",
        "pon:111m tsumo ",
        " 1m+1m tsumo",
        "1m +1m tsumo",
        "1m+1m  tsumo",
        "1m+1m tsumo  ",
        "1m+1m\ttsumo",
        "1M+1m tsumo",
        "1m+1M tsumo",
        "1m+1m TSUMO",
        "1m+1m seat:s",
        "1m+1m ind:3Z",
        "21m+1m",
        "50m+1m",
        "1p1m+1m",
        "1m1m+1m",
        "1m+1m seat:S tsumo",
        "1m+1m tsumo pon:111m",
        "1m+1m pon:111M",
        "1m+1m pon:550p",
        "1m+1m last-tile",
        "1m+1m double-kong",
        "1m+1m ron@left",
        "1m1f+1m",
        "1m+1m # tsumo",
        "1m+1m honba:02",
        "1m+1m flowers:21f",
        "１m+1m",
        "東+1m",
    ],
)
def test_a_line_that_is_not_as_it_should_be_is_written_anew(line: str) -> None:
    hand = parse(line)
    assert write(hand) == compose(hand) != line
    assert write(parse(write(hand))) == write(hand)


@pytest.mark.parametrize("line", LINES)
def test_a_known_line_is_the_same_hand_in_every_way(line: str) -> None:
    hand = parse(line)
    assert hand == read_carefully(line, 4)
    assert write(hand) == compose(hand)
    assert parse(write(hand)) == hand
    assert not hand.events


@repeatable
@given(hand_lines(), st.randoms(use_true_random=False))
def test_the_order_of_terms_means_nothing(text: str, chance: random.Random) -> None:
    hand = right(text)
    tiles, *words = write(hand).split(" ")
    melds = [
        word for word in words if word.startswith(("chi:", "pon:", "kan:", "kakan:", "ankan:"))
    ]
    terms = [word for word in words if word not in melds]
    chance.shuffle(terms)
    chance.shuffle(places := [True] * len(melds) + [False] * len(terms))
    shuffled = [melds.pop(0) if meld else terms.pop(0) for meld in places]
    assert parse(" ".join([tiles, *shuffled])) == hand


@repeatable
@given(st.sampled_from(LINES), st.randoms(use_true_random=False))
def test_the_order_of_concealed_tiles_means_nothing(line: str, chance: random.Random) -> None:
    hand = parse(line)
    block, plus, rest = write(hand).partition("+")
    assert plus
    tiles = list(map("{}{}".format, *zip(*_names(block), strict=True)))
    chance.shuffle(tiles)
    assert parse("".join(tiles) + plus + rest) == hand


def _names(block: str) -> list[tuple[str, str]]:
    """The tiles of a canonical block: numbers with their letters."""
    letter = ""
    names = []
    for character in reversed(block):
        if character.isdigit():
            names.append((character, letter))
        else:
            letter = character
    return names


@repeatable
@given(
    broken_lines | hand_lines(),
    st.sampled_from(["tiles", "winning", "meld:0", "meld:1@", "pao:0", "seat", "ron", "x", "line"]),
)
def test_every_part_has_a_place(text: str, part: str) -> None:
    start, end = locate(text, part)
    assert 0 <= start <= end <= len(text)
