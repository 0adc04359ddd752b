"""What cannot be in Taiwanese mahjong, beside what cannot be anywhere."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import (
    Contradiction,
    by_ron,
    deals,
    flower_win,
    has_meld,
    has_open_meld,
    kong_from_discard,
    meld_where,
    pao_where,
)
from mjcalc.hand import Hand, Meld, MeldKind
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.taiwan.options import LIABLE, Options
from mjcalc.tiles import EIGHT_FLOWERS, SEATS


def contradictions(o: Options) -> Sequence[Contradiction]:
    """The rows for these options."""
    return (*_first_turn(o), *_ready(o), *_kongs(o), *_flowers(o), _UNKNOWN_PATTERN)


def _first_turn(o: Options) -> tuple[Contradiction, ...]:
    first_discard = o.human_win_definition == "discarder_first_discard"
    return (
        Contradiction(
            "tenhou-impossible",
            t.TENHOU,
            "tianhu (天胡) is the dealer's self-draw without a meld",
            "write tsumo and the dealer's seat, or leave tenhou out",
            lambda hand, rules: (
                by_ron(hand, rules) or not deals(hand, rules) or has_meld(hand, rules)
            ),
        ),
        Contradiction(
            "chiihou-impossible",
            t.CHIIHOU,
            "dihu (地胡) is a non-dealer's self-draw without a meld",
            "write tsumo and another seat than the dealer's, or leave chiihou out",
            lambda hand, rules: (
                (by_ron(hand, rules) and not (o.initial_flower_bonus and flower_win(hand, rules)))
                or deals(hand, rules)
                or has_meld(hand, rules)
            ),
        ),
        Contradiction(
            "renhou-impossible",
            t.RENHOU,
            "renhu (人胡) is a win on the discarder's first discard"
            if first_discard
            else "renhu (人胡) is a non-dealer's win on a discard without a meld",
            "write ron, or leave renhou out"
            if first_discard
            else "write ron and another seat than the dealer's, or leave renhou out",
            lambda hand, rules: (
                not by_ron(hand, rules)
                or (not first_discard and (deals(hand, rules) or has_meld(hand, rules)))
            ),
        ),
    )


def _ready(o: Options) -> tuple[Contradiction, ...]:
    def too_late(hand: Hand, _: Ruleset) -> bool:
        """Ready after a discard that this win came before."""
        if hand.terms & t.RENHOU and o.human_win_definition == "discarder_first_discard":
            return False
        return hand.ready == "first" or bool(hand.terms & t.TENHOU)

    return (
        Contradiction(
            "ready-open",
            t.READY,
            "who declares ready at the start calls nothing, and this hand has a called set",
            "leave ready out, or write the meld as ankan:",
            has_open_meld,
        ),
        Contradiction(
            "ready-in-first-turn",
            t.READY,
            "this win came before the discard with which ready would have been declared",
            "leave ready out",
            too_late,
            beside=t.TENHOU | t.CHIIHOU | t.RENHOU,
        ),
        Contradiction(
            "ready-on-deal-by-dealer",
            t.READY,
            "tianting (天聽) is not for the dealer under these rules",
            "write ready:first",
            lambda hand, rules: (
                not o.dealer_tianting and hand.ready == "deal" and deals(hand, rules)
            ),
        ),
    )


def _kongs(o: Options) -> tuple[Contradiction, ...]:
    def of_left(hand: Hand, meld: Meld) -> bool:
        return meld.kind is MeldKind.KAN and meld.feeder == (hand.seat - 1) % len(SEATS)

    def from_left(hand: Hand, _: Ruleset) -> bool:
        return not o.kan_from_left and any(of_left(hand, meld) for meld in hand.melds)

    return (
        Contradiction(
            "kan-from-left",
            0,
            "the discard of the player before cannot be made a kong (順槓) under these rules",
            "write kakan: if the fourth tile was drawn later",
            from_left,
            part=meld_where(of_left),
        ),
        Contradiction(
            "rinshan-on-claimed-kong",
            t.RINSHAN,
            "the replacement tile of a kong claimed from a discard does not win under these rules",
            "write rinshan@self if another kong was replaced",
            lambda hand, rules: (
                not o.direct_kong_replacement_win and kong_from_discard(hand, rules)
            ),
        ),
        Contradiction(
            "chankan-of-ankan",
            t.CHANKAN,
            "only an added kong can be robbed",
            "leave :ankan out if it was one",
            lambda hand, _: hand.robbed_ankan,
        ),
    )


def _flowers(o: Options) -> tuple[Contradiction, ...]:
    def unpaid(hand: Hand, rules: Ruleset) -> bool:
        """Won with a flower, where that is no win."""
        wins = "qiqiangyi" if by_ron(hand, rules) else "baxian"
        return flower_win(hand, rules) and not any(
            row.id == wins and row.group == "flower_win" for row in rules.patterns
        )

    return (
        Contradiction(
            "flowers-without-names",
            t.FLOWERS,
            "what flowers count depends on which they are",
            "name them: flowers:15f",
            lambda hand, rules: (
                bool(hand.flower_count) and (not o.any_flower or flower_win(hand, rules))
            ),
        ),
        Contradiction(
            "flower-does-not-win",
            0,
            "a flower does not win so under these rules",
            "write the tile that completed the hand as the winning tile",
            unpaid,
            part="winning",
        ),
        Contradiction(
            "not-the-eighth-flower",
            0,
            "only the eighth flower wins",
            "name the other seven: flowers:1234567f +8f",
            lambda hand, rules: (
                flower_win(hand, rules)
                and not hand.flower_count
                and not EIGHT_FLOWERS.issubset((*hand.flowers, hand.winning))
            ),
            part="winning",
        ),
        Contradiction(
            "eight-flowers-must-win",
            t.FLOWERS,
            "the eighth flower wins at once under these rules and may not be declined",
            "write it as the winning tile: flowers:1234567f +8f",
            lambda hand, _: (
                o.eight_flowers == "standalone_forced"
                and (len(hand.flowers) or hand.flower_count) == len(EIGHT_FLOWERS)
            ),
        ),
    )


_UNKNOWN_PATTERN = Contradiction(
    "unknown-pattern",
    t.PAO,
    f"these rules know liability only for {', '.join(LIABLE)}",
    "",
    lambda hand, _: any(pao.pattern not in (None, *LIABLE) for pao in hand.pao),
    part=pao_where(lambda _, pao: pao.pattern not in (None, *LIABLE)),
)
