"""What cannot be in Guangdong mahjong."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import Contradiction, by_ron
from mjcalc.rulesets.cantonese.contradictions import (
    not_from_the_dealer,
    not_in_a_first_turn,
    shared_contradictions,
)
from mjcalc.rulesets.guangdong.options import Options


def contradictions(_: Options) -> Sequence[Contradiction]:
    """The rows for these options."""
    return (
        *shared_contradictions(),
        Contradiction(
            "renhou-impossible",
            t.RENHOU,
            "renhou here is won without a meld on the dealer's first discard",
            "write ron@E and another seat than E, or leave renhou out",
            lambda hand, rules: (
                not by_ron(hand, rules)
                or not_in_a_first_turn(hand, rules)
                or not_from_the_dealer(hand, rules)
            ),
        ),
    )
