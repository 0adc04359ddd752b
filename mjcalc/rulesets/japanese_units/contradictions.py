"""What cannot be under the Japanese rules that pay in units.

Mostly what cannot be in riichi, of the terms that are used here; the wins of the first turn are
these rules' own.
"""

from collections.abc import Sequence
from typing import Final

from mjcalc import terms as t
from mjcalc.faults.contradictions import Contradiction, by_ron, deals, has_meld
from mjcalc.hand import Hand
from mjcalc.rulesets.japanese_units.options import Options
from mjcalc.rulesets.riichi.contradictions import contradictions as riichi_contradictions
from mjcalc.rulesets.riichi.options import Options as RiichiOptions
from mjcalc.rulesets.ruleset import Ruleset

TERMS: Final = (
    t.RIICHI | t.DOUBLE_RIICHI | t.IPPATSU | t.RINSHAN | t.CHANKAN | t.HAITEI | t.HOUTEI
    | t.TENHOU | t.CHIIHOU | t.RENHOU | t.PLAYERS | t.DORA | t.IND
)  # fmt: skip
"""The terms that these rules use."""


def contradictions(o: Options) -> Sequence[Contradiction]:
    """The rows for these options."""
    own = _own(o)
    codes = {row.code for row in own}
    return (
        *(
            row
            for row in riichi_contradictions(RiichiOptions())
            if row.code not in codes and _can_be_said(row)
        ),
        *own,
    )


def _can_be_said(row: Contradiction) -> bool:
    used = row.terms & TERMS
    return bool(used) if row.some else used == row.terms


def _own(o: Options) -> tuple[Contradiction, ...]:
    def not_renhou(hand: Hand, rules: Ruleset) -> bool:
        if has_meld(hand, rules):
            return True
        ron, dealer = by_ron(hand, rules), deals(hand, rules)
        if o.renhou_any_ron:
            return not ron if dealer else ron and hand.discarder == hand.dealer
        return ron != dealer

    of_others = "win in the first turn" if o.renhou_any_ron else "self-draw in the first turn"
    return (
        Contradiction(
            "chiihou-impossible",
            t.CHIIHOU,
            "chiihou here is a non-dealer's win on the dealer's first discard, without a meld",
            "write ron@E and another seat than the dealer's, or leave chiihou out",
            lambda hand, rules: (
                not by_ron(hand, rules)
                or deals(hand, rules)
                or has_meld(hand, rules)
                or hand.discarder not in (None, hand.dealer)
            ),
        ),
        Contradiction(
            "renhou-impossible",
            t.RENHOU,
            "renhou here is, without a meld, the dealer's win on another's first discard, or a "
            f"non-dealer's {of_others}",
            "a win on the dealer's first discard is chiihou",
            not_renhou,
        ),
        # The dealer may declare with his first discard and win on the next one.
        Contradiction(
            "riichi-in-first-turn",
            t.RIICHI | t.DOUBLE_RIICHI,
            "nobody can be in riichi before his first discard",
            "leave {terms} out",
            lambda hand, rules: not (hand.terms & t.RENHOU and deals(hand, rules)),
            some=True,
            beside=t.TENHOU | t.CHIIHOU | t.RENHOU,
        ),
    )
