"""The options of Sichuan mahjong. The defaults are those of the competition rules (SBR 2025)."""

from dataclasses import dataclass
from typing import Literal

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import MOST_DOUBLINGS
from mjcalc.rulesets.options import option

MOST_FAN = MOST_DOUBLINGS
"""More than any hand has: the most that a cap can be."""

EXTRAS = ("tianhu", "dihu", "daiyaojiu", "jiangdui", "duanyaojiu")
"""Patterns of casual games that the competition rules do not have."""


@dataclass(frozen=True, slots=True)
class Options:
    """What Sichuan rules differ in."""

    fan_cap: int | None = option(
        3, "封顶: fan at which a hand stops growing; none: it does not (casual games: 4, 5, none)"
    )
    self_draw_bonus: Literal["add_base", "add_fan", "none"] = option(
        "add_base",
        "a self-draw adds one to each payment (自摸加底), a fan to the hand (自摸加番), or nothing",
    )
    golden_hook: Literal[1, 2] = option(
        1, "fan of 金钩钓: 1 beside that of 大对子, or 2 in its place (older rules)"
    )
    extras: tuple[str, ...] = option((), "patterns of casual games that count", EXTRAS)
    transfer_kong_fee: bool = option(
        False, "呼叫转移: the fee of a kong that 杠上炮 follows goes to the winner, not back"
    )
    void_penalty: int = option(
        24,
        "what it costs to hold tiles of the void suit at the end, having discarded others (花猪)",
    )
    void_penalty_to: Literal["nobody", "each"] = option(
        "nobody", "who gets that: nobody, off the match score; or each of the other players so much"
    )

    def __post_init__(self) -> None:
        cap = MOST_FAN if self.fan_cap is None else self.fan_cap
        if self.void_penalty < 0 or not 1 <= cap <= MOST_FAN:
            raise RulesError(f"a penalty is not below 0, and a cap is from 1 to {MOST_FAN} fan")
