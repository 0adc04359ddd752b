"""The options of Zung Jung. The defaults are those of version 3.3."""

from dataclasses import dataclass
from typing import Literal

from mjcalc.errors import RulesError
from mjcalc.rulesets.options import option


@dataclass(frozen=True, slots=True)
class Options:
    """What tables of Zung Jung differ in."""

    limit: int = option(
        320, "the most that patterns add up to; one that is worth as much by itself counts alone"
    )
    min_points: int = option(0, "points that a hand needs to win; tournaments have had 5")
    payoff: Literal["competition", "uniform"] = option(
        "competition",
        "competition: for a hand above par the discarder pays the others' shares but for the par; "
        "uniform: all pay its value, whoever discarded",
    )
    par: int = option(25, "the most that those pay who are not responsible for a discard")
    responsible_player: bool = option(
        True, "pao:SEAT is who discarded the tile first in the go-around; pao:none: the winner did"
    )

    @property
    def names_responsible(self) -> bool:
        """Whether a line may say who is responsible for the discard."""
        return self.responsible_player and self.payoff == "competition"

    def __post_init__(self) -> None:
        if self.limit < 1 or self.min_points < 0 or self.par < 0:
            raise RulesError("a limit is at least 1, a minimum and a par are not below 0")
