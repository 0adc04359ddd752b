"""What cannot be in Hong Kong mahjong."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import Contradiction, by_ron, flower_win
from mjcalc.hand import KONGS
from mjcalc.rulesets.cantonese.contradictions import not_in_a_first_turn, shared_contradictions
from mjcalc.rulesets.hongkong.options import Options


def contradictions(_: Options) -> Sequence[Contradiction]:
    """The rows for these options."""
    return (
        *shared_contradictions(),
        Contradiction(
            "renhou-impossible",
            t.RENHOU,
            "renhou is a win on a discard, without a meld, of another than the dealer",
            "write ron and another seat than E, or leave renhou out",
            lambda hand, rules: not by_ron(hand, rules) or not_in_a_first_turn(hand, rules),
        ),
        Contradiction(
            "houtei-with-chankan",
            t.HOUTEI | t.CHANKAN,
            "a tile added to a kong is no discard, so houtei cannot go with chankan",
            "keep one of the two",
        ),
        Contradiction(
            "double-kong-without-kongs",
            t.DOUBLE_KONG,
            "a kong on a kong needs two of them",
            "write both kongs as melds, or rinshan for one",
            lambda hand, _: sum(meld.kind in KONGS for meld in hand.melds) < 2,
        ),
        Contradiction(
            "flowers-unnamed",
            t.FLOWERS,
            "whose flowers they are decides their worth here",
            "name them, as in flowers:15f",
            lambda hand, _: hand.flower_count > 0,
        ),
        Contradiction(
            "flower-win-by-ron",
            0,
            "nobody can win with a flower that another drew",
            "write tsumo",
            lambda hand, rules: flower_win(hand, rules) and by_ron(hand, rules),
            part="winning",
        ),
    )
