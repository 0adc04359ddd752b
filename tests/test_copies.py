"""What the library gives can be copied, and sent to other processes."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import pytest

from mjcalc import DealError, Hand, HandError, Score, load_ruleset, parse, score, settle, write
from mjcalc.rulesets.registry import FAMILIES

HAND = "123m456p789s2255z+5z tsumo seat:S ind:2z"

Copy = Callable[[Any], Any]
copies = pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))],
    ids=["copy", "deepcopy", "pickle"],
)


@copies
@pytest.mark.parametrize("line", ["123m", "123m456p789s2233z+3z", "1x tsumo ron", "honba:x"])
def test_errors(copied: Copy, line: str) -> None:
    with pytest.raises(HandError) as caught:
        score(line)
    again = copied(caught.value)
    assert type(again) is type(caught.value)
    assert (again.faults, again.text) == (caught.value.faults, line)
    assert str(again) == str(caught.value)


@copies
def test_errors_of_deals(copied: Copy) -> None:
    with pytest.raises(DealError) as caught:
        settle(["draw"])
    again = copied(caught.value)
    assert type(again) is DealError
    assert (again.faults, again.lines) == (caught.value.faults, ("draw",))


@copies
def test_hands(copied: Copy) -> None:
    hand = parse(HAND)
    again = copied(hand)
    assert again == hand
    assert write(again) == HAND
    assert score(again) == score(hand)


@copies
def test_scores(copied: Copy) -> None:
    result = score(HAND, "mleague")
    again = copied(result)
    assert again == result
    assert again.reading == result.reading
    assert again.set_aside == result.set_aside


@copies
@pytest.mark.parametrize("name", [*FAMILIES, "mleague", "tenhou-sanma"])
def test_rulesets(copied: Copy, name: str) -> None:
    rules = load_ruleset(name)
    again = copied(rules)
    assert (again.name, again.options, again.source) == (name, rules.options, rules.source)
    assert [row.id for row in again.patterns] == [row.id for row in rules.patterns]


def test_changed_rulesets_stay_changed() -> None:
    rules = load_ruleset("riichi", [("patterns.haku", "3"), ("open_tanyao", "false")])
    again = pickle.loads(pickle.dumps(rules))
    assert score(HAND, again).han == score(HAND, rules).han == score(HAND).han + 2  # type: ignore[operator]


def scored(line: str) -> Score:
    return score(line)


def test_other_processes() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(scored, HAND).result() == score(HAND)
        with pytest.raises(HandError):
            pool.submit(scored, "123m").result()


@pytest.mark.parametrize(
    ("said", "field", "nothing"),
    [
        ("ind:2z", "ind", ()),
        ("uraind:2z", "uraind", ()),
        ("dora:2z", "dora", ()),
        ("ura:2z", "ura", ()),
        ("three-claims:S", "three_claims", ()),
        ("out:S", "out", ()),
        ("funds:S=100", "funds", ()),
        ("riichi-by:S", "riichi_by", ()),
        ("ready:deal", "ready", None),
        ("players:4", "players", 0),
        ("id:x", "id", None),
        ("rules:mcr", "rules", None),
    ],
)
def test_what_is_taken_back_is_not_written(said: str, field: str, nothing: object) -> None:
    hand: Hand = replace(parse(f"1m+1m {said}"), **{field: nothing})  # type: ignore[arg-type]
    assert write(hand) == "1m+1m"
