"""听牌: what a hand that did not win waits for, and what it could have been worth (查大叫)."""

from collections.abc import Sequence

from mjcalc.hand import Hand, Meld
from mjcalc.reading.reading import meld_facts
from mjcalc.reading.waits import waits_with_seven_pairs
from mjcalc.rulesets.ruleset import Outcome, Ruleset
from mjcalc.tiles import SUIT_MASKS, Bag, Kind, Tile, bag_of, count

MOST_SUITS = 2
"""A hand has at most two suits: the third is void (定缺)."""


def number_of_suits(tiles: Bag) -> int:
    """Of how many suits the tiles are."""
    return sum(bool(tiles & suit) for suit in SUIT_MASKS[:3])


def ready_waits(concealed: Sequence[Tile], melds: tuple[Meld, ...]) -> tuple[Kind, ...]:
    """The kinds that complete a hand; none where it is not ready (article 10).

    A tile of which the player conceals all four is no wait; those in his melds do not matter.
    """
    tiles = bag_of(concealed)
    if number_of_suits(tiles + meld_facts(melds).tiles) > MOST_SUITS:
        return ()
    return tuple(kind for kind in waits_with_seven_pairs(tiles) if count(tiles, kind) < 4)


def best_win(concealed: Sequence[Tile], melds: tuple[Meld, ...], rules: Ruleset) -> Outcome | None:
    """The dearest win that a ready hand could have had, as if on a discard; None: it is not ready.

    `value.base` is what 查大叫 pays. Nothing counts that depends on how a tile came: no 杠上花,
    杠上炮, 抢杠 or 海底.
    """
    best: Outcome | None = None
    for kind in ready_waits(concealed, melds):
        # Nobody asks whether there can be such a hand: one that waits for a tile of its own kong is
        # ready all the same.
        won = Hand(tuple(sorted(concealed)), kind, melds)
        for reading in rules.readings(won):
            outcome = rules.best(reading)
            if outcome and (best is None or outcome.value.beats(best.value)):
                best = outcome
    return best
