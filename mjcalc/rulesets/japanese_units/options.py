"""The options of the Japanese rules that pay in units: what their text leaves open."""

from dataclasses import dataclass
from typing import Literal

from mjcalc.rulesets.options import option


@dataclass(frozen=True, slots=True)
class Options:
    """Where the text can be read in two ways, the default is what it says."""

    pinfu_pair: Literal["no_honor", "no_value"] = option(
        "no_honor", "what pinfu's pair cannot be: any honour, or only one of value"
    )
    open_pinfu: bool = option(True, "pinfu counts in an open hand")
    open_iipeikou: bool = option(False, "iipeikou counts in an open hand")
    double_wind: Literal[2, 1] = option(2, "units of a triplet that is seat and round wind: 2 or 1")
    isshoku_sanjun_called: bool = option(
        True, "isshoku_sanjun needs one of its three runs to be called"
    )
    concealed_toitoi: bool = option(True, "toitoi counts beside sanankou in a concealed hand")
    honroutou_in_all: bool = option(True, "honroutou's 5 units have toitoi or chiitoitsu in them")
    six_han: Literal[12, 8] = option(12, "units of 6 han, which the text does not print: 12 or 8")
    literal_mangan: bool = option(
        False,
        "chinroutou, suukantsu and shousuushii, printed as a mangan below 32, are 8 units",
    )
    yakuman_stack: bool = option(False, "several limit hands add up")
    ryuuiisou_needs_hatsu: bool = option(False, "ryuuiisou must have the green dragon")
    renhou_any_ron: bool = option(
        False, "renhou is also a non-dealer's win on a non-dealer's first discard"
    )
    points_per_unit: int = option(
        0, "points for a unit, paid in riichi's shares; 0: units only, the text has no payments"
    )
    multiple_ron: Literal["all", "head_bump"] = option(
        "all", "who wins of several on one discard: all, or the nearest to the discarder"
    )
    renchan: Literal["win", "tenpai"] = option(
        "tenpai", "the dealer deals again when he wins, or also when he is ready at a draw"
    )
