"""The options of Shanghai mahjong. The defaults are the reading of the rule text that fits it best;
what the text leaves open, or says in two ways, is an option.
"""

from dataclasses import dataclass, fields
from typing import Literal

from mjcalc.errors import RulesError
from mjcalc.rulesets.options import option


@dataclass(frozen=True, slots=True)
class Ways:
    """Class 4, the ways of winning: what each multiplies by. The text has the class, no values."""

    self_draw: int = option(1, "self-draw (自摸) multiplies by this")
    discard: int = option(1, "a win on a discard (放炮) multiplies by this")
    rob_kong: int = option(1, "a win on a robbed kong (抢杠) multiplies by this")
    menqing: int = option(1, "a hand without an open meld (门清) multiplies by this")


@dataclass(frozen=True, slots=True)
class Options:
    """What Shanghai rules differ in."""

    stake: int = option(1, "what one flower is worth: 底分, or 番注倍率")
    base_flowers: int = option(3, "base flowers that every hand has")
    la: int = option(50, "flowers that one la (喇) is worth")
    fan_mode: Literal["pow2", "times"] = option(
        "pow2", "n fan: double n times, or multiply by n, so that a hand of 0 fan is worth nothing"
    )
    class4: Ways = option(Ways(), "what the ways of winning multiply by (四类胡牌方式)")
    plain_hand: Literal["none", "base"] = option(
        "none", "four sets and a pair of no listed type: no win, or worth the base flowers"
    )
    incidental_can_start: bool = option(
        True, "大吊车, 天胡, 地胡 and 杠开 win by themselves, with tiles of no listed type"
    )
    crane_allows_concealed_kong: bool = option(
        True, "a concealed kong is one of the four melds of 大吊车"
    )
    all_seven_honours: bool = option(False, "乱风向 must have all seven kinds of honours")
    eight_flowers_by_discard: bool = option(
        True, "八花 counts also when the hand wins on a discard"
    )
    flower_draw: bool = option(True, "a win on the replacement of a flower is 杠开")
    huang_mode: Literal["flat", "power"] = option(
        "flat", "a 荒番 hand is doubled once, or once for each 荒番 of the debt"
    )
    huang_dice: Literal["seed", "doubles", "off"] = option(
        "seed", "rolls that make a 荒番 hand: 1s, 4s and doubles; doubles alone; none"
    )
    huang_one_and_four: Literal[1, 2] = option(1, "荒番 for a roll of 1 and 4, which has both")
    huang_class1: bool = option(True, "a 荒番 hand doubles 天胡, 地胡 and 八花 too")
    rob_kong_shares: Literal[1, 3] = option(1, "shares that the player pays whose kong was robbed")
    partner_discarder_double: bool = option(
        True, "a discarder in 三口 with the winner pays a second share"
    )
    added_kong_claims: bool = option(
        False, "making a called triplet a kong is another claim towards 三口"
    )
    winners_exempt: bool = option(
        False, "several winners: one in 三口 with another does not pay him"
    )
    leave: int = option(50, "flowers that leaving a game early costs (逃跑)")

    def __post_init__(self) -> None:
        ways = [getattr(self.class4, way.name) for way in fields(Ways)]
        if min(self.stake, self.la, *ways) < 1:
            raise RulesError("stakes, la and multipliers are at least 1")
