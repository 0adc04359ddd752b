"""The principles of combination, against their words: a search that knows only what they say."""

from itertools import combinations, permutations
from random import Random

import pytest

from mjcalc import load_ruleset, score
from mjcalc.rulesets.tying import Tie, choices, dearest, uncovered

NO_COVERS = (0,) * 8


def allowed(chosen: tuple[Tie, ...]) -> bool:
    """Non-identical: no set twice in the same row. Account-once: in some order, each tie takes at
    most one set that was taken before."""
    for first, second in combinations(chosen, 2):
        if first.row == second.row and first.sets & second.sets:
            return False
    several = [tie for tie in chosen if tie.sets.bit_count() > 1]
    return any(map(_at_most_one_taken, permutations(several)))


def _at_most_one_taken(order: tuple[Tie, ...]) -> bool:
    taken = 0
    for tie in order:
        if (tie.sets & taken).bit_count() > 1:
            return False
        taken |= tie.sets
    return True


def random_ties(chance: Random) -> list[Tie]:
    """Of four rows, each of which takes its own number of two to five sets."""
    sets = chance.choice((2, 3, 4, 4, 4, 5))
    takes = [min(chance.choice((1, 2, 2, 2, 3)), sets) for _ in range(4)]
    ties = set()
    for _ in range(chance.randrange(1, 6)):
        row = chance.randrange(4)
        some = chance.sample(range(sets), takes[row])
        ties.add(Tie(row, sum(1 << place for place in some)))
    return sorted(ties)


@pytest.mark.parametrize("seed", range(20))
def test_the_choices_are_those_that_the_principles_allow(seed: int) -> None:
    chance = Random(seed)
    for _ in range(100):
        ties = random_ties(chance)
        single = [tie for tie in ties if tie.sets.bit_count() == 1]
        legal = {
            frozenset(some)
            for number in range(len(ties) + 1)
            for some in combinations(ties, number)
            if set(single) <= set(some) and allowed(some)
        }
        assert set(map(frozenset, choices(ties))) == legal
        values = [chance.randrange(1, 5) for _ in range(4)]
        most = max(sum(values[tie.row] for tie in some) for some in legal)
        chosen = dearest(ties, values)
        assert frozenset(chosen) in legal
        assert sum(values[tie.row] for tie in chosen) == most


def test_what_is_covered_goes_only_where_the_sets_are() -> None:
    straight, within, beside = Tie(0, 0b0111), Tie(1, 0b0011), Tie(1, 0b1001)
    covers = (0b10, 0)
    assert uncovered([straight, within, beside], covers) == [straight, beside]


def test_what_is_covered_covers_nothing() -> None:
    first, second, third = Tie(0, 0b111), Tie(1, 0b111), Tie(2, 0b111)
    assert uncovered([first, second, third], (0b010, 0b100, 0)) == [first, third]


def test_of_equal_choices_the_first_rows() -> None:
    square = [Tie(0, 0b0011), Tie(0, 0b1100), Tie(1, 0b0101), Tie(1, 0b1010)]
    assert dearest(square, [1, 1]) == (square[0], square[1], square[2])


def test_an_open_hand_can_have_other_values() -> None:
    """In a table that was changed, ties weigh what they are worth in the hand at hand."""
    rules = load_ruleset(
        "mcr",
        (
            ("min_fan", "0"),
            ("patterns.mixed_double_chow", "1/5"),
            ("patterns.short_straight", "5/1"),
        ),
    )
    closed = score("234567p2345688s+7s ron@N", rules)
    rows = {row.id: row.count for row in closed.patterns}
    assert (rows["short_straight"], rows["mixed_double_chow"]) == (2, 1)
    opened = score("234567p5688s+7s chi:234s ron@N", rules)
    rows = {row.id: row.count for row in opened.patterns}
    assert (rows["short_straight"], rows["mixed_double_chow"]) == (1, 2)
