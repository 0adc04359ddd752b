"""Conditions that say which sets make them: their tests and their ties find the same hands."""

from itertools import islice

import pytest

from mjcalc import load_ruleset
from mjcalc.patterns import honours, runs, triplets
from mjcalc.patterns.condition import Condition
from mjcalc.reading.reading import Reading, hand_facts, meld_facts, standard, suits_of
from mjcalc.tiles import YAOCHUU, kinds_in

from .mcr_hands import random_hands

TYING = {
    "two_identical_runs": runs.two_identical_runs,
    "three_identical_runs": runs.three_identical_runs,
    "four_identical_runs": runs.four_identical_runs,
    "same_run_in_three_suits": runs.same_run_in_three_suits,
    "straight": runs.straight,
    "straight_of_three_suits": runs.straight_of_three_suits,
    "triplets_among": triplets.triplets_among(kinds_in(YAOCHUU)),
    "same_triplet_in_three_suits": triplets.same_triplet_in_three_suits,
    "shifted_triplets(3)": triplets.shifted_triplets(3),
    "shifted_triplets(4)": triplets.shifted_triplets(4),
    "seat_wind_triplet": honours.seat_wind_triplet,
    "round_wind_triplet": honours.round_wind_triplet,
    "dragon_triplets": honours.dragon_triplets,
    "big_three_dragons": honours.big_three_dragons,
    "big_four_winds": honours.big_four_winds,
    "wind_triplets(3)": honours.wind_triplets(3),
}


def readings() -> list[Reading]:
    found: list[Reading] = []
    for hand in islice(random_hands(8), 4000):
        melds, suits = meld_facts(hand.melds), suits_of(hand.bag)
        found += standard(hand, hand_facts(hand, melds, suits), melds, suits)
    return found


READINGS = readings()


@pytest.mark.parametrize("name", TYING)
def test_a_test_and_its_ties_agree(name: str) -> None:
    condition: Condition = TYING[name]
    assert condition.ties is not None
    assert condition.ties.alone
    held = 0
    for reading in READINGS:
        holds = bool(condition.holds(reading))
        assert holds == bool(condition.ties.found(reading))
        held += holds
    assert held


def test_every_tying_row_has_facts_that_its_ties_need() -> None:
    """Facts are looked at first: they may not rule out what ties would find."""
    for row in load_ruleset("mcr").patterns:
        ties = row.when.ties
        if ties is None or not ties.alone:
            continue
        for reading in READINGS:
            facts = reading.facts & row.when.needs == row.when.needs
            assert facts or not ties.found(reading), row.id
