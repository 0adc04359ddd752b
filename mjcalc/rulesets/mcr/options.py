"""The options of Chinese Official. The defaults are how it is counted today."""

from dataclasses import dataclass

from mjcalc.rulesets.options import option


@dataclass(frozen=True, slots=True)
class Options:
    """What books and usage differ in."""

    min_fan: int = option(8, "fan that a hand needs to win, flowers (花牌) aside")
    base: int = option(8, "what every loser pays (底分), beside the fan of who pays these too")
    mixed_kongs: int = option(
        5, "fan of one melded and one concealed kong (明暗杠), 5 or 6; 0: each counts for itself"
    )
    strict_1998: bool = option(
        False,
        "the letter of the book of 1998: seven pairs are no all green, all terminals, upper tiles "
        "and the like; one voided suit is part of the three dragons, four of a kind of chow, "
        "shifted sets and three winds, triple pung of all terminals",
    )
    special_fully_concealed: bool = option(
        False,
        "hands that are concealed by their nature have fully concealed hand (不求人) by "
        "self-draw, as in the book of 2006, not just self-drawn (自摸)",
    )
    fifth_tile_waits: bool = option(
        True, "a tile of which the hand has all four is a wait still: no wait fan beside it"
    )
    knitted_straight_waits: bool = option(
        True, "wait fan also for a tile that the knitted straight (组合龙) needs too"
    )
