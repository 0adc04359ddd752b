"""The options of Guangdong mahjong. The defaults are those of the game lobby's table; what other
paragraphs of the text add is switched on here."""

from dataclasses import dataclass
from typing import Literal

from mjcalc.rulesets.cantonese.options import DiscardPays, FanOptions
from mjcalc.rulesets.options import option


@dataclass(frozen=True, slots=True)
class Options(FanOptions):
    """What tables differ in, and what the text leaves open."""

    discard_pays: DiscardPays = option(
        1, "shares that the discarder pays; half: one, and half a share from each of the others"
    )
    limit_fan: int = option(5, "爆和: fan at which a hand of ordinary patterns stops growing")
    min_fan: int = option(0, "fan that a hand needs to win; the lobby has rooms of 0, 1 and 3")
    min_counts_self_draw: bool = option(True, "the fan of a self-draw counts for the minimum")
    stack_pinghu: bool = option(True, "平胡 counts beside 混一色 and 清一色")
    haidi_adds_self_draw: bool = option(True, "海底捞月 and 自摸 are a fan each; false: one in all")
    concealed_kong_opens: bool = option(False, "a hand with a concealed kong is not 门清")
    hunyaojiu: Literal["triplets", "outside"] = option(
        "triplets",
        "混幺九: only terminals and honours, or a terminal or honour in every set and the pair",
    )
    specials_add: bool = option(False, "several special patterns add up; false: the dearest counts")
    cap_fan: int | None = option(
        None, "no hand counts for more fan, special ones too (小相公: 3); none: no such cap"
    )
    pao: tuple[str, ...] = option(
        ("fourth_meld", "kong", "robbed_kong"),
        "who pays all three shares: the feeder of the fourth meld or of the kong, by self-draw, "
        "and the owner of a robbed kong",
        ("fourth_meld", "kong", "robbed_kong"),
    )
    concealed_kong_is_down: bool = option(
        True, "a concealed kong is one of the four melds that make their feeder liable"
    )
    threats: tuple[str, ...] = option(
        ("flush", "dragons", "twin_runs"),
        "清一色, 大三元, 双龙抱: the hands that discard_liability and half_liability are about",
        ("flush", "dragons", "twin_runs"),
    )
    discard_liability: bool = option(
        False, "who deals into such a hand when all but one of its sets are down pays three shares"
    )
    half_liability: bool = option(
        False, "who fed the last set of such a hand, all of them down, pays half of the whole"
    )
    north_limit: bool = option(
        False, "北风北: North's triplet of the North round makes a hand of 4 fan a limit"
    )
