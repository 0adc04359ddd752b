"""What cannot be in Shanghai mahjong, beside what cannot be anywhere."""

from collections.abc import Sequence
from typing import Final

from mjcalc import terms as t
from mjcalc.faults.contradictions import (
    Contradiction,
    by_ron,
    deals,
    flower_win,
    has_meld,
    has_open_meld,
)
from mjcalc.hand import Hand, MeldKind
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.shanghai.options import Options
from mjcalc.tiles import kind_of, suit_of

_HONOURS: Final = 3

_NEEDS_A_DISCARD: Final = frozenset((MeldKind.CHI, MeldKind.PON, MeldKind.KAKAN))
"""Who calls one of these must discard, while after a kong he draws."""


def _mixed_meld(hand: Hand) -> int | None:
    """The place of the first meld that cannot stand beside one before it: a run stands beside no
    run, triplet or kong of another suit (1.7)."""
    suits: dict[int, bool] = {}
    for place, meld in enumerate(hand.melds):
        own = suit_of(kind_of(meld.tiles[0]))
        if own == _HONOURS:
            continue
        is_run = meld.kind is MeldKind.CHI
        if any(suit != own and (is_run or has_run) for suit, has_run in suits.items()):
            return place
        suits[own] = suits.get(own, False) or is_run
    return None


def _has_called(hand: Hand, _: Ruleset) -> bool:
    return any(meld.kind in _NEEDS_A_DISCARD for meld in hand.melds)


def _no_dice(hand: Hand, _: Ruleset) -> bool:
    return not all(1 <= face <= 6 for face in divmod(hand.dice, 10))


def contradictions(_: Options) -> Sequence[Contradiction]:
    """The rows."""
    return (
        Contradiction(
            "mixed-melds",
            0,
            "a run is never called beside a meld of another suit, nor such a meld beside a run",
            "melds with a run are all of its suit, or of honours",
            lambda hand, _: _mixed_meld(hand) is not None,
            part=lambda hand: f"meld:{_mixed_meld(hand)}",
        ),
        Contradiction(
            "tenhou-impossible",
            t.TENHOU,
            "天胡 is the self-draw of a dealer who has not discarded, so he has called nothing",
            "write tsumo and the dealer's seat (dealer:E unless said), or leave tenhou out",
            lambda hand, rules: (
                by_ron(hand, rules) or not deals(hand, rules) or has_open_meld(hand, rules)
            ),
        ),
        Contradiction(
            "chiihou-impossible",
            t.CHIIHOU,
            "地胡 is for another than the dealer, who has not discarded and so has called nothing",
            "write another seat than the dealer's (E unless said), or leave chiihou out",
            lambda hand, rules: (
                deals(hand, rules)
                or _has_called(hand, rules)
                or (by_ron(hand, rules) and has_meld(hand, rules))
            ),
        ),
        Contradiction(
            "chankan-of-ankan",
            t.CHANKAN,
            "only a kong added to a called triplet can be robbed",
            "leave :ankan out",
            lambda hand, _: hand.robbed_ankan,
        ),
        Contradiction(
            "flower-win-by-ron",
            0,
            "the eighth flower is drawn, never discarded",
            "write tsumo",
            lambda hand, rules: flower_win(hand, rules) and by_ron(hand, rules),
            part="winning",
        ),
        Contradiction(
            "three-claims-is-winner",
            t.THREE_CLAIMS,
            "nobody is in 三口 with himself",
            "name the other players",
            lambda hand, _: hand.seat in hand.three_claims,
        ),
        Contradiction(
            "impossible-dice",
            t.DICE,
            "two dice show 1 to 6 each",
            "write dice:14 for a 1 and a 4",
            _no_dice,
        ),
    )
