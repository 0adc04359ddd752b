"""Finished hands that are no sets and a pair: 乱风向 and 八花 (1.8.2)."""

from collections.abc import Sequence

from mjcalc.hand import Hand
from mjcalc.reading.reading import MeldFacts, Reading, Suits
from mjcalc.tiles import FIRST_FLOWER, HONOURS, kind_of


def only_honours(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
    """Honours and nothing else, in any arrangement."""
    every = hand.bag + melds.tiles
    if every & ~HONOURS or not _has_its_tiles(hand):
        return ()
    return (Reading(hand, "only_honours", known, every, 0, 0, 0, 0, 0, melds),)


def eight_flowers(hand: Hand, known: int, melds: MeldFacts, _: Suits) -> Sequence[Reading]:
    """Any tiles, with eight flowers set aside."""
    if len(hand.flowers) + hand.flower_count != 8 or not _has_its_tiles(hand):
        return ()
    every = hand.bag + melds.tiles
    return (Reading(hand, "eight_flowers", known, every, 0, 0, 0, 0, 0, melds),)


def _has_its_tiles(hand: Hand) -> bool:
    """Won with a tile that is no flower; then there are fourteen."""
    return hand.winning is not None and kind_of(hand.winning) < FIRST_FLOWER
