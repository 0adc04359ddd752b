"""What cannot be in the classic ladder, beside what cannot be anywhere."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import Contradiction
from mjcalc.hand import Hand
from mjcalc.rulesets.classic.options import Options
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import YAOCHUU


def _not_orphans(hand: Hand, _: Ruleset) -> bool:
    return hand.robbed_ankan and (bool(hand.melds) or bool(hand.bag & ~YAOCHUU))


def contradictions(o: Options) -> Sequence[Contradiction]:
    """The rows for these options."""
    rows = (
        Contradiction(
            "chankan-of-ankan",
            t.CHANKAN,
            "only 十三幺 may rob a concealed kong",
            "leave :ankan out if the kong was an added one",
            _not_orphans,
        ),
        Contradiction(
            "pao-with-ron",
            t.PAO,
            "one player pays for all only when the win is a self-draw",
            "write tsumo, or leave pao out",
            lambda hand, _: bool(hand.pao),
            without=t.TSUMO,
        ),
        Contradiction(
            "unknown-pattern",
            t.PAO,
            "whoever is liable here is so for the whole hand",
            "write pao:SEAT",
            lambda hand, _: any(pao.pattern is not None for pao in hand.pao),
        ),
    )
    most = o.horse_hits
    if not most:
        return rows
    too_many = Contradiction(
        "too-many-horses",
        t.HORSES,
        f"at most {most} horse{'s'[: most > 1]} can hit under these rules",
        "",
        lambda hand, _: hand.horses > most,
    )
    return (*rows, too_many)
