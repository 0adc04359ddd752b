"""What completes a hand, against trying every tile."""

from random import Random

from mjcalc.reading.decompose import SUITS
from mjcalc.reading.knitted import KNITTED_STRAIGHTS, knitted_straight_in
from mjcalc.reading.waits import standard_waits, waits_by_shape, waits_with_seven_pairs
from mjcalc.tiles import EAST, KINDS, SUIT_MASKS, Bag, Kind, bag_of, count, distinct, one


def complete(bag: Bag) -> bool:
    """Sets and exactly one pair."""
    splits = [SUITS[bag & mask].splits for mask in SUIT_MASKS]
    return all(splits) and sum(each[0].pairs.bit_count() for each in splits) == 1


def random_tiles(chance: Random) -> Bag:
    """A finished hand of one to four sets without one of its tiles, now and then another."""
    kinds: list[Kind] = []
    pool = chance.choice((range(9), range(18), range(KINDS)))
    for _ in range(chance.randrange(1, 5)):
        low = chance.choice(pool)
        run = low < EAST and low % 9 < 7 and chance.random() < 0.7
        kinds += (low, low + 1, low + 2) if run else (low,) * 3
    kinds += (chance.choice(pool),) * 2
    kinds.pop(chance.randrange(len(kinds)))
    if chance.random() < 0.2:
        kinds[0] = chance.choice(pool)
    return bag_of(kinds)


def test_waits_are_what_completes() -> None:
    chance = Random(1)
    for _ in range(3000):
        bag = random_tiles(chance)
        every = tuple(kind for kind in range(KINDS) if complete(bag + one(kind)))
        assert waits_by_shape(bag) == every
        assert standard_waits(bag) == tuple(kind for kind in every if count(bag, kind) < 4)


def test_seven_pairs_wait_too() -> None:
    six = bag_of([kind for kind in (0, 2, 4, 9, 11, 13) for _ in range(2)])
    assert waits_with_seven_pairs(six + one(33)) == (33,)
    assert waits_with_seven_pairs(six + one(0)) == (0,)
    assert waits_with_seven_pairs(six) == ()
    chows = bag_of([kind for kind in (0, 1, 2, 3, 4, 5) for _ in range(2)])
    assert waits_with_seven_pairs(chows + one(6)) == (0, 3, 6)


def test_knitted_straights() -> None:
    assert len(set(KNITTED_STRAIGHTS)) == 6
    for straight in KNITTED_STRAIGHTS:
        assert distinct(straight) == 9
        assert knitted_straight_in(straight + one(31)) == straight
        some = straight & -straight
        assert not knitted_straight_in(straight - some)
