"""Riichi against the library `mahjong`, on random legal hands."""

from itertools import islice

import pytest

from mjcalc import parse
from mjcalc.faults.check import find_faults

from .compare import KNOWN, RULES, Known, Rules, compare, explain
from .hands import random_hands

HANDS = 1_000

by_rules = pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)


@by_rules
def test_every_difference_is_a_known_one(rules: Rules) -> None:
    report = compare(rules, 1, HANDS)
    assert report.hands == HANDS
    assert not report.unexplained, "\n".join(report.unexplained[:5])


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.name)
def test_what_is_known_shows(known: Known) -> None:
    name, line = known.example
    rules = next(rules for rules in RULES if rules.name == name)
    hand = parse(line)
    names, rest = explain(rules, hand, rules.score(hand), rules.ask(hand))
    assert known.name in names
    assert not rest


@by_rules
def test_the_random_hands_are_legal(rules: Rules) -> None:
    for hand in islice(random_hands(3, rules.ours), HANDS):
        assert not find_faults(hand, rules.ours)


def test_the_random_hands_have_every_yaku() -> None:
    seen: set[str] = set()
    table: set[str] = set()
    for rules in RULES:
        seen |= compare(rules, 4, 2 * HANDS).seen.keys()
        table |= {row.id for row in rules.ours.patterns}
    assert table <= seen
    assert {"no-yaku", "not-a-win", "no limit", "counted_yakuman", "sanbaiman"} <= seen


def test_the_random_hands_are_the_same_each_time() -> None:
    rules = RULES[0].ours
    first, again, other = (list(islice(random_hands(seed, rules), 50)) for seed in (5, 5, 6))
    assert first == again
    assert first != other
