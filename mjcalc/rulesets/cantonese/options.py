"""The options that both rulesets have; each has its own defaults and more options."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import MOST_DOUBLINGS
from mjcalc.rulesets.options import option

MOST_FAN = MOST_DOUBLINGS
"""More than any hand has: the most that a limit can be."""

DiscardPays: TypeAlias = Literal[1, 2, 3, "half"]


@dataclass(frozen=True, slots=True)
class FanOptions:
    """Options of a ruleset that counts fan, doubles for them and pays in shares."""

    base: int = option(1, "the share of a hand without fan")
    discard_pays: DiscardPays = option(
        1, "shares that the discarder pays; half: one, and half a share from each of the others"
    )
    limit_fan: int = option(13, "fan at which a hand stops growing")
    min_fan: int = option(0, "fan that a hand needs to win")
    mixed_straight: bool = option(False, "123, 456, 789 in three suits (花龙) is a fan")
    multiple_ron: Literal["head_bump", "all"] = option(
        "all", "who wins on one discard: all, or the nearest in the order of play (抢胡)"
    )
    renchan: Literal["win", "draw"] = option(
        "draw", "the dealer stays on a win, or also when the wall runs out"
    )

    def __post_init__(self) -> None:
        if self.base < 1 or not 1 <= self.limit_fan <= MOST_FAN or self.min_fan < 0:
            raise RulesError(
                f"a base is at least 1, a limit from 1 to {MOST_FAN} fan, and a minimum not below 0"
            )
