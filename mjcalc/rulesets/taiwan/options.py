"""The options of Taiwanese mahjong. The defaults are those of the SML."""

from dataclasses import dataclass
from typing import Literal

from mjcalc.rulesets.options import option

LIABLE = (
    "wugang", "sigang", "dasixi", "xiaosixi", "dasanyuan", "xiaosanyuan", "ziyise", "qingyise",
    "hunyise", "pengpeng",
)  # fmt: skip
"""The patterns that can make a feeder liable; where several would, the first one counts."""


@dataclass(frozen=True, slots=True)
class Pinghu:
    """What all runs need beside five runs, to be pinghu (平胡)."""

    self_draw: bool = option(False, "also by self-draw")
    concealed: bool = option(False, "also with a concealed hand")
    honors_flowers: bool = option(True, "also with a pair of honours or with flowers")
    wait: Literal["any_two_sided", "every_two_sided", "unrestricted"] = option(
        "any_two_sided",
        "the wait is two-sided in one way to read it, in every way, or need not be",
    )


@dataclass(frozen=True, slots=True)
class Options:
    """What Taiwanese rules differ in."""

    base: int = option(5, "points of the base (底), in every payment")
    tai_value: int = option(1, "points of a tai (台)")
    min_tai: int = option(0, "the least tai that win")
    tai_cap: int | None = option(None, "the most tai of a hand that are paid; none: no such limit")
    dealer_formula: Literal["2n+1", "2n"] = option(
        "2n+1", "tai that the dealer gains and pays beside those of the hand, after n extra hands"
    )
    streak_max: int | None = option(None, "the most extra hands that count; none: no such limit")
    pinghu: Pinghu = option(Pinghu(), "pinghu")
    any_wind: bool = option(False, "every wind triplet counts, instead of seat and round wind")
    any_flower: bool = option(False, "every flower counts, instead of own flowers and flower sets")
    flower_kong_excludes_seat_flower: bool = option(
        False, "a complete flower set counts instead of the own flower in it"
    )
    no_flower: bool = option(False, "a hand without flowers counts")
    no_honor_flower: bool = option(False, "a hand without honours and flowers counts")
    eight_flowers: Literal["standalone_optional", "standalone_forced", "additive", "compound"] = (
        option(
            "standalone_optional",
            "all eight flowers: a win by themselves that may be declined, one that may not, a"
            " pattern of an ordinary win, or both a win by themselves and a pattern",
        )
    )
    eight_flowers_zimo: bool = option(False, "a win with the eighth flower is a self-draw too")
    initial_flower_bonus: bool = option(
        False, "eight flowers count more at the time of tianhu and dihu"
    )
    seven_robs_one: bool = option(True, "seven flowers win on the eighth of another player")
    hedi: bool = option(False, "a win on the last discard counts")
    banqiu: bool = option(False, "all sets called and a self-draw counts")
    ming_gang: bool = option(False, "open kongs count")
    an_gang: bool = option(False, "concealed kongs count")
    ligu: bool = option(False, "seven pairs and a triplet win")
    sigang: bool = option(False, "four kongs count")
    wugang: bool = option(False, "five kongs count")
    little_four_winds_add_wind_pungs: bool = option(
        False, "xiaosixi counts beside the wind triplets in it"
    )
    all_honors_add_all_pungs: bool = option(True, "ziyise counts beside pengpeng")
    dealer_tianting: bool = option(
        True, "ready:deal is also for the dealer, after his first discard"
    )
    diting_excludes: tuple[str, ...] = option(
        (), "what does not count beside diting", ("menqing", "buqiu")
    )
    human_win_definition: Literal["before_first_draw", "discarder_first_discard", "none"] = option(
        "before_first_draw",
        "renhu: a win on a discard before the first own draw, on the discarder's first discard,"
        " or none",
    )
    renhu_adds_menqing: bool = option(False, "renhu counts beside menqing")
    kan_from_left: bool = option(False, "the discard of the player before may be made a kong")
    direct_kong_replacement_win: bool = option(
        False, "the replacement tile of a kong that was claimed from a discard may win"
    )
    liability: tuple[str, ...] = option(
        (), "patterns for which the feeder of the set that shows them pays everything", LIABLE
    )
    liability_ron_split: bool = option(
        False, "the liable player and another who discards pay half each, rounded up"
    )
    multiple_ron: Literal["head_bump", "double_head_bump", "all"] = option(
        "double_head_bump", "who wins on one discard: the nearest, the nearest of two and all three"
        " of three, or all",
    )  # fmt: skip
    renchan: Literal["win", "draw"] = option(
        "draw", "the dealer stays on a win, or also when the wall runs out"
    )
    foul_tai: int | None = option(
        8, "tai that a false win pays to each; none: those of the hand that was claimed"
    )
