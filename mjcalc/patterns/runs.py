"""Conditions on runs. A bag of runs counts each run under its lowest tile."""

from mjcalc.patterns import ties
from mjcalc.patterns.condition import Condition, tied, where
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.tiles import FIELD, NUMBERS, ONE_EACH, SUIT_MASKS, SUIT_SHIFT, Bag, count, one, presence

all_runs = Condition(needs=facts.STANDARD, lacks=facts.TRIPLETS[1])
"""Every set is a run."""

runs_and_no_triplet = Condition(needs=facts.RUNS[1], lacks=facts.TRIPLETS[1])
"""Every set is a run, in whatever shape that has sets."""

_FIRSTS = one(0) | one(9) | one(18)
"""The 1 of each suit."""

_LOWEST = sum(one(kind) for kind in range(9))
"""One of each rank, in the lowest suit."""


def at_ranks(*ranks: int) -> Bag:
    """One tile of each of these ranks (1-9) of the lowest suit."""
    return sum(one(rank - 1) for rank in ranks)


def same_in_all_suits(sets: Bag) -> Bag:
    """The ranks at which `sets` has a set in each of the three suits."""
    there = presence(sets & NUMBERS)
    return there & there >> SUIT_SHIFT & there >> 2 * SUIT_SHIFT & _LOWEST


def in_one_suit(sets: Bag, *ranks: int) -> Bag:
    """The suits, by their first tile, in which `sets` has a set at each of these ranks (1-9)."""
    there = presence(sets)
    found = _FIRSTS
    for rank in ranks:
        found &= there >> (rank - 1) * FIELD
    return found


def steps(there: Bag, length: int, step: int, last: int) -> int:
    """How many rows of `length` equal-spaced ranks of one suit, from 1 to at most `last`."""
    found = 0
    for suit in range(3):
        own = there >> suit * SUIT_SHIFT & _LOWEST
        for start in range(1, last - step * (length - 1) + 1):
            row = at_ranks(*range(start, start + step * length, step))
            found += own & row == row
    return found


def identical_pairs(runs: Bag) -> int:
    """How many pairs of identical runs: four identical runs are two pairs."""
    return (runs >> 1 & ONE_EACH).bit_count() + 2 * (runs >> 2 & ONE_EACH).bit_count()


two_identical_runs = Condition(needs=facts.TWIN_RUNS, ties=ties.runs(2, ties.in_one_suit(0)))
"""A pair of identical runs, or more than one."""


@where(facts.RUNS[4] | facts.TWIN_RUNS)
def two_pairs_of_identical_runs(reading: Reading) -> int:
    """Two pairs of identical runs; four identical runs are that too."""
    return identical_pairs(reading.runs) >= 2


@where(facts.RUNS[3] | facts.TWIN_RUNS, ties=ties.runs(3, ties.in_one_suit(0)))
def three_identical_runs(reading: Reading) -> int:
    """The same run three times in one suit, or four times."""
    return (reading.runs + ONE_EACH & ONE_EACH << 2) != 0


@where(facts.RUNS[3] | facts.TWIN_RUNS | facts.OPEN_MELDS[1])
def called_three_identical_runs(reading: Reading) -> int:
    """The same run three times in one suit, at least one of them called."""
    three = (reading.runs + ONE_EACH >> 2) & ONE_EACH
    return (three & presence(reading.melds.runs)) != 0


@where(facts.RUNS[4] | facts.TWIN_RUNS, ties=ties.runs(4, ties.in_one_suit(0)))
def four_identical_runs(reading: Reading) -> int:
    """The same run four times in one suit."""
    return (reading.runs & ONE_EACH << 2) != 0


same_run_in_two_suits = tied(facts.RUNS[2], ties.runs(2, ties.in_two_suits))
"""The same run in two suits."""


@where(facts.RUNS[3] | facts.SUITS, ties=ties.runs(3, ties.in_three_suits(0)))
def same_run_in_three_suits(reading: Reading) -> int:
    """The same run in characters, dots and bamboo."""
    return same_in_all_suits(reading.runs) != 0


six_in_a_row = tied(facts.RUNS[2], ties.runs(2, ties.in_one_suit(3)))
"""Two runs of one suit that follow one another, such as 234 and 567."""

run_at_each_end = tied(facts.RUNS[2] | facts.TERMINALS, ties.runs(2, ties.in_one_suit(6)))
"""123 and 789 of one suit."""

straight = Condition(needs=facts.STRAIGHT, ties=ties.runs(3, ties.in_one_suit(3)))
"""1 to 9 of one suit in the runs 123, 456 and 789."""


def shifted_runs(number: int) -> Condition:
    """`number` runs of one suit, each one rank above the one before, or each two."""
    return tied(facts.RUNS[number], ties.runs(number, ties.in_one_suit(1, 2)))


shifted_runs_of_three_suits = tied(
    facts.RUNS[3] | facts.SUITS, ties.runs(3, ties.in_three_suits(1))
)
"""Three runs, each of another suit and one rank above the one before."""


@where(facts.RUNS[3] | facts.SUITS, ties=ties.runs(3, ties.in_three_suits(3)))
def straight_of_three_suits(reading: Reading) -> int:
    """123, 456 and 789, each in another suit."""
    own = [reading.runs >> suit * SUIT_SHIFT for suit in range(3)]
    return any(
        count(own[a], 0) and count(own[b], 3) and count(own[c], 6) for a, b, c in _SUIT_ORDERS
    )


_SUIT_ORDERS = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))


@where(facts.RUNS[4] | facts.TWIN_RUNS)
def pairs_of_identical_runs_at_one_rank(reading: Reading) -> int:
    """Two pairs of identical runs, all four with the same numbers."""
    ranks = [reading.runs >> suit * SUIT_SHIFT & SUIT_MASKS[0] for suit in range(3)]
    doubled = [presence(suit >> 1) for suit in ranks]
    once = four_identical_runs.test
    assert once is not None
    return bool(doubled[0] & doubled[1] | doubled[0] & doubled[2] | doubled[1] & doubled[2]) or (
        once(reading)
    )


@where(facts.STANDARD | facts.RUNS[4] | facts.TWIN_RUNS | facts.ONE_SUIT)
def both_ends_twice_around_fives(reading: Reading) -> int:
    """123 and 789 twice and a pair of fives, all of one suit."""
    five = reading.pairs
    return _is_five(five) and reading.runs == 2 * ((five >> 4 * FIELD) + (five << 2 * FIELD))


@where(facts.STANDARD | facts.RUNS[4] | facts.SUITS, lacks=facts.HONOURS)
def both_ends_in_two_suits_around_fives(reading: Reading) -> int:
    """123 and 789 in each of two suits and a pair of fives of the third."""
    five = reading.pairs
    every = (_FIRSTS << 6 * FIELD) + _FIRSTS
    return _is_five(five) and reading.runs == every - (five >> 4 * FIELD) - (five << 2 * FIELD)


def _is_five(pair: Bag) -> bool:
    return bool(pair & _FIRSTS << 4 * FIELD)


def runs_at(*ranks: int) -> Condition:
    """Runs that start at all of these ranks in one suit."""

    @where(facts.RUNS[len(ranks)])
    def runs_there(reading: Reading) -> int:
        return in_one_suit(reading.runs, *ranks) != 0

    return runs_there


@where(facts.STRAIGHT)
def straight_won_on_its_five(reading: Reading) -> int:
    """A straight whose middle run was completed by the 5."""
    winning, run = reading.winning, reading.run
    if run is None or winning % 9 != 4 or run % 9 != 3:
        return 0
    return in_one_suit(reading.runs, 1, 4, 7) & one(run - 3) != 0
