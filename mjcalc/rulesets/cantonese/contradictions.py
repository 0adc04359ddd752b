"""What cannot be in either ruleset, beside what cannot be anywhere."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import Contradiction, by_ron, deals, has_meld
from mjcalc.hand import Hand
from mjcalc.rulesets.ruleset import Ruleset

FIRST_TURN = t.TENHOU | t.CHIIHOU | t.RENHOU


def not_from_the_dealer(hand: Hand, _: Ruleset) -> bool:
    """Won on a discard of somebody who is not the dealer."""
    return hand.discarder is not None and hand.discarder != hand.dealer


def not_in_a_first_turn(hand: Hand, rules: Ruleset) -> bool:
    """The winner deals, or has a meld."""
    return deals(hand, rules) or has_meld(hand, rules)


def shared_contradictions() -> Sequence[Contradiction]:
    """The rows that both rulesets have."""
    return (
        Contradiction(
            "tenhou-impossible",
            t.TENHOU,
            "tenhou is the dealer's self-draw without a meld",
            "write tsumo and seat:E, or leave tenhou out",
            lambda hand, rules: (
                by_ron(hand, rules) or not deals(hand, rules) or has_meld(hand, rules)
            ),
        ),
        Contradiction(
            "chiihou-impossible",
            t.CHIIHOU,
            "chiihou is won without a meld by another than the dealer: by self-draw, or on the "
            "dealer's first discard",
            "write tsumo or ron@E and another seat than E, or leave chiihou out",
            lambda hand, rules: (
                not_in_a_first_turn(hand, rules) or not_from_the_dealer(hand, rules)
            ),
        ),
        Contradiction(
            "last-tile-in-first-turn",
            FIRST_TURN,
            "{terms} is a win in the first go-around",
            "leave it out, or haitei, houtei and chankan",
            some=True,
            beside=t.HAITEI | t.HOUTEI | t.CHANKAN,
        ),
        Contradiction(
            "chankan-of-ankan",
            t.CHANKAN,
            "these rules do not let anybody rob a concealed kong",
            "leave :ankan out if the kong was an added one",
            lambda hand, _: hand.robbed_ankan,
        ),
        Contradiction(
            "unknown-pattern",
            t.PAO,
            "these rules have no pattern of that name to be liable for",
            "`mjcalc rules` lists the patterns of a ruleset; pao:SEAT goes without one",
            lambda hand, rules: any(
                pao.pattern and pao.pattern not in {row.id for row in rules.patterns}
                for pao in hand.pao
            ),
        ),
        Contradiction(
            "pao-twice",
            t.PAO,
            "one player is liable here, for the whole hand",
            "keep one of them",
            lambda hand, _: len(hand.pao) > 1,
            part="pao:1",
        ),
    )
