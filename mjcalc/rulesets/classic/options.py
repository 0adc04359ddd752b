"""The options of the classic ladder. The defaults are the reading of the rule text that fits it
best; what the text leaves open is an option.
"""

from dataclasses import dataclass
from typing import Literal

from mjcalc.errors import RulesError
from mjcalc.rulesets.options import option


@dataclass(frozen=True, slots=True)
class PlainHand:
    """What a hand of no listed pattern pays, where it wins at all."""

    self_draw: int = option(0, "what each loser pays for a plain hand by self-draw")
    discard: int = option(0, "what the discarder pays for a plain hand")

    @staticmethod
    def from_value(value: object) -> object:
        """`false` and "none" mean that it does not win."""
        return {} if value in (False, "none") else value


@dataclass(frozen=True, slots=True)
class Options:
    """What classic rules differ in."""

    plain_hand: PlainHand = option(
        PlainHand(), "four sets and a pair of no listed pattern; 0: no win"
    )
    fan_cap: int = option(2, "the fan that count; more than 2 go on doubling, up to 5 (八满贯)")
    little_four_winds_tier: Literal[
        "none", "无番", "单番", "满贯", "双满贯", "四满贯", "八满贯"
    ] = option("八满贯", "the tier of three wind triplets and a pair of the fourth wind")
    kong_win_needs_pattern: bool = option(
        False, "杠上开花 needs another pattern; else a plain hand wins with it"
    )
    twelfth_counts_concealed_kong: bool = option(
        True, "a concealed kong on the table is one of the four sets (十二张落地)"
    )
    horse_hits: int | None = option(
        None, "the most horses (买马) that can hit; none: as many as are said; 0: not played"
    )
    renchan: Literal["win", "draw"] = option(
        "draw", "the dealer stays on a win, or also when the wall runs out"
    )

    def __post_init__(self) -> None:
        if not 0 <= self.fan_cap <= 5:
            raise RulesError("'fan_cap' is 0 to 5: above that there is no tier")
