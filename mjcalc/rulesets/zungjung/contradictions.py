"""What cannot be in Zung Jung, beside what cannot be anywhere."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import Contradiction, by_ron, deals, has_meld
from mjcalc.hand import Hand
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.zungjung.options import Options


def _not_on_the_dealers_discard(hand: Hand, rules: Ruleset) -> bool:
    return not by_ron(hand, rules) or hand.discarder not in (None, hand.dealer)


def contradictions(o: Options) -> Sequence[Contradiction]:
    """The rows for these options."""
    return (*_ALWAYS, *(_RESPONSIBLE if o.names_responsible else ()))


_ALWAYS = (
    Contradiction(
        "tenhou-impossible",
        t.TENHOU,
        "the Blessing of Heaven is East's win on the first 14 tiles, without a kong",
        "write tsumo and seat:E, or leave tenhou out",
        lambda hand, rules: by_ron(hand, rules) or not deals(hand, rules) or has_meld(hand, rules),
    ),
    Contradiction(
        "chiihou-impossible",
        t.CHIIHOU,
        "the Blessing of Earth is a win on East's very first discard, before any meld",
        "write ron@E and another seat than E, or leave chiihou out",
        lambda hand, rules: (
            _not_on_the_dealers_discard(hand, rules) or deals(hand, rules) or has_meld(hand, rules)
        ),
    ),
    Contradiction(
        "last-tile-in-first-turn",
        t.TENHOU | t.CHIIHOU,
        "{terms} is a win before the second player has discarded",
        "leave it out, or haitei, houtei and chankan",
        some=True,
        beside=t.HAITEI | t.HOUTEI | t.CHANKAN,
    ),
    Contradiction(
        "houtei-with-chankan",
        t.HOUTEI | t.CHANKAN,
        "a tile added to a kong is no discard, so houtei cannot go with chankan",
        "keep one of the two",
    ),
    Contradiction(
        "chankan-of-ankan",
        t.CHANKAN,
        "a concealed kong cannot be robbed, with no exceptions",
        "leave :ankan out if the kong was an added one",
        lambda hand, _: hand.robbed_ankan,
    ),
)

_RESPONSIBLE = (
    Contradiction(
        "pao-with-tsumo",
        t.PAO | t.TSUMO,
        "only a discard makes anybody responsible, and this is a self-draw",
        "leave pao out",
    ),
    Contradiction(
        "pao-is-winner",
        t.PAO,
        "the winner pays nothing: where he discarded the tile first, nobody is responsible",
        "write pao:none",
        lambda hand, _: any(pao.seat == hand.seat for pao in hand.pao),
    ),
    Contradiction(
        "unknown-pattern",
        t.PAO,
        "whoever is responsible is so for the discard, not for a pattern",
        "write pao:SEAT",
        lambda hand, _: any(pao.pattern is not None for pao in hand.pao),
    ),
    Contradiction(
        "pao-twice",
        t.PAO,
        "one player is responsible for a discard",
        "keep one of them",
        lambda hand, _: len(hand.pao) > 1,
        part="pao:1",
    ),
)
"""About `pao:`, which names whoever is responsible for the discard."""
