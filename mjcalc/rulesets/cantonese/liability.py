"""Liability (包牌): when one player pays for all, as far as the line shows it.

A player is liable who feeds a set that lets everybody see a dear hand coming, or who then deals
into it. What the melds do not show, a line says with `pao:`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from mjcalc.errors import Fault, HandError
from mjcalc.hand import Hand, Meld, MeldKind
from mjcalc.patterns import honours, runs, suits
from mjcalc.patterns.condition import Condition
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER, Party
from mjcalc.rulesets.base import Selection
from mjcalc.rulesets.liability import NOBODY
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import DRAGONS, Seat, one

Feeder: TypeAlias = tuple[Seat | None, bool]
"""Who fed something, None for nobody; and whether that is known."""


class Liable(NamedTuple):
    """Who pays for the others: all of it, or half of the whole."""

    party: Party
    half: bool = False


@dataclass(frozen=True, slots=True)
class Threat:
    """A dear hand that its open melds give away."""

    hand: Condition
    counts: Callable[[Meld], bool]
    """Which melds give it away."""
    sets: int
    """How many of them there are when it is complete."""
    completed: Callable[[Reading], bool]
    """Whether the winning tile completed what was missing from them."""

    def _down(self, reading: Reading) -> list[Meld]:
        return [meld for meld in reading.hand.melds if self.counts(meld)]

    def feeder(self, reading: Reading) -> Feeder:
        """Who fed the last of its sets, if all of them lie on the table."""
        if not self.hand.holds(reading):
            return NOBODY
        down = self._down(reading)
        if len(down) < self.sets or down[-1].kind is MeldKind.ANKAN:
            return NOBODY
        return down[-1].feeder, down[-1].feeder is not None

    def dealt_into(self, reading: Reading) -> bool:
        """For a win by discard: whether all but one of its sets were on the table already."""
        return (
            bool(self.hand.holds(reading))
            and len(self._down(reading)) >= self.sets - 1
            and self.completed(reading)
        )


THREATS: Final = {
    "flush": Threat(
        suits.full_flush, lambda meld: meld.kind is not MeldKind.ANKAN, 4, lambda _: True
    ),
    "dragons": Threat(
        honours.big_three_dragons,
        lambda meld: bool(one(min(meld.tiles)) & DRAGONS),
        3,
        lambda reading: bool(reading.completed & DRAGONS),
    ),
    "twin_runs": Threat(
        runs.two_pairs_of_identical_runs,
        lambda meld: meld.kind is MeldKind.CHI,
        4,
        lambda reading: reading.run is not None,
    ),
}
"""清一色, 大三元, 双龙抱. A concealed kong is not open; of dragons it shows which they are."""


def first_known(feeders: Iterable[tuple[Feeder, bool]]) -> tuple[Liable | None, tuple[str, ...]]:
    """The first feeder that the line names, of rules that make him pay all, or (true) half.

    Where the line does not name one, it is an assumption that nobody is liable.
    """
    assumed: tuple[str, ...] = ()
    for (seat, known), half in feeders:
        if seat is not None:
            return Liable(seat, half), ()
        if not known:
            assumed = ("pao",)
    return None, assumed


def named(hand: Hand, selection: Selection, rules: Ruleset) -> Liable | None:
    """Whom the line's `pao:` names. The hand must have the pattern, if it names one."""
    if not hand.pao:
        return None
    (pao,) = hand.pao
    if pao.pattern and pao.pattern not in {rules.patterns[index].id for index in selection.rows}:
        message = f"the hand has no {pao.pattern}"
        raise HandError((Fault("pao-without-pattern", message, "leave pao: out", "pao:0"),))
    return Liable(pao.seat)


def discarder(hand: Hand) -> Party:
    """Who discarded, or whose kong was robbed, under the name that results give him."""
    return DISCARDER if hand.discarder is None else hand.discarder
