"""The options of Hong Kong mahjong. The defaults are the commonest printed values; where tables
differ in the worth of a pattern, `patterns.ID=FAN` sets it."""

from dataclasses import dataclass
from typing import Literal

from mjcalc.rulesets.cantonese.options import FanOptions
from mjcalc.rulesets.options import option


@dataclass(frozen=True, slots=True)
class Options(FanOptions):
    """What Hong Kong tables differ in."""

    scale: Literal["half_spicy", "spicy", "tiers"] = option(
        "half_spicy",
        "how fan turn into shares: 半辣上 (double every second fan from 4 on), 辣辣上 (double with "
        "every fan), or 满糊 tiers at 4, 7 and 10 fan",
    )
    discard_pays: Literal[2, "half"] = option(
        2,
        "全銃: the discarder pays both shares; half (半銃): one, the two others half a share each",
    )
    min_fan: int = option(3, "fan that a hand needs to win")
    min_counts_flowers: bool = option(False, "fan of flowers count for the minimum")
    flowers: bool = option(True, "played with flowers and seasons")
    flowers_open: bool = option(False, "a hand with flowers is not concealed (門前清)")
    flower_win: Literal["none", "seven", "eight"] = option(
        "seven", "the flower that wins by itself: none, the seventh or the eighth"
    )
    seven_pairs: bool = option(False, "七對子 is a hand, of 4 fan")
    last_discard: bool = option(True, "a win on the last discard is 海底 too")
    pao: tuple[str, ...] = option(
        ("flush", "dragons", "kong"),
        "包: who feeds the fourth meld of a full flush, the third of the dragons, or the replaced "
        "kong pays for all by self-draw, and who deals into the first two by discard; "
        "fourth_meld: of any hand, by self-draw",
        ("flush", "dragons", "kong", "fourth_meld"),
    )
