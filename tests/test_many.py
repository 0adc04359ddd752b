"""Scoring many hands gives what scoring each of them gives."""

from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from mjcalc import Hand, HandError, RulesError, Score, parse, score, score_many
from mjcalc.many import AT_ONCE
from mjcalc.memo import Memo

LINES = [
    "123m456p789s2255z+5z tsumo dora:3z",
    "123m456p789s225z tsumo",  # a tile is missing
    "123m456p789s2233z+3z",  # no yaku
    "234m67p55s+5p chi:345s pon:777z ron@W seat:N",
    "123m456p789s2255z+5z tsumo ron",  # cannot be read
    "19m19p19s1234567z+1m tsumo rules:tenhou-sanma seat:W",
    "123m456p789s2255z+5z rules:nobody",
    "123m456p789s2255z+5z pon:999m@E",
    "1112345678999m+5m ron@left seat:S players:3",
]


def alone(hand: Hand | str) -> Score | HandError:
    try:
        return score(hand)
    except HandError as error:
        return error


def told(result: Score | HandError) -> object:
    return (type(result), result.faults) if isinstance(result, HandError) else result


def test_each_has_its_own_result_in_its_place() -> None:
    lines = list(islice(cycle(LINES), 2 * AT_ONCE + 7))
    results = list(score_many(lines))
    assert len(results) == len(lines)
    for line, result in zip(lines, results, strict=True):
        assert told(result) == told(alone(line))


def test_hands_too() -> None:
    hands: list[Hand | str] = [parse(LINES[0]), LINES[1], parse(LINES[2]), parse(LINES[5], 3)]
    for hand, result in zip(hands, score_many(hands), strict=True):
        assert told(result) == told(alone(hand))


def test_no_hands() -> None:
    assert list(score_many([])) == []


def test_it_does_not_read_everything_ahead() -> None:
    read = 0

    def lines() -> Iterator[str]:
        nonlocal read
        for line in cycle(LINES):
            read += 1
            yield line

    assert isinstance(next(score_many(lines())), Score)
    assert read == AT_ONCE


@pytest.mark.parametrize("number", [0, 1, AT_ONCE - 1, AT_ONCE, AT_ONCE + 1])
def test_hands_before_a_failure_have_their_results(number: int) -> None:
    def lines() -> Iterator[str]:
        yield from islice(cycle(LINES), number)
        raise ZeroDivisionError

    scored = score_many(lines())
    results = [told(next(scored)) for _ in range(number)]
    with pytest.raises(ZeroDivisionError):
        next(scored)
    assert results == [told(alone(line)) for line in islice(cycle(LINES), number)]


def test_unknown_rules() -> None:
    with pytest.raises(RulesError):
        list(score_many(LINES, "nobody"))


def test_a_memo_forgets_before_it_has_too_many() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    memo = Memo(double, 3)
    assert [memo[number] for number in (1, 2, 3, 1, 4, 4, 1)] == [2, 4, 6, 2, 8, 8, 2]
    assert asked == [1, 2, 3, 4, 1]
    assert len(memo) == 2


def test_a_memo_keeps_no_failure() -> None:
    asked: list[int] = []

    def fails(number: int) -> int:
        asked.append(number)
        raise ZeroDivisionError

    memo = Memo(fails, 3)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            memo[1]
    assert asked == [1, 1]
