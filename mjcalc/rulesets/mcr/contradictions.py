"""What cannot be in Chinese Official, beside what cannot be anywhere."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import Contradiction, flower_win
from mjcalc.rulesets.mcr.options import Options


def contradictions(_: Options) -> Sequence[Contradiction]:
    """The rows; a kong's replacement that is the last tile is no contradiction here."""
    return (
        Contradiction(
            "houtei-with-chankan",
            t.HOUTEI | t.CHANKAN,
            "a tile added to a kong is no discard, so houtei cannot go with chankan",
            "keep one of the two",
        ),
        Contradiction(
            "rinshan-with-flower-draw",
            t.RINSHAN | t.FLOWER_DRAW,
            "who drew a flower on a kong wins on the flower's replacement, a plain self-draw here",
            "keep flower-draw",
        ),
        Contradiction(
            "chankan-of-ankan",
            t.CHANKAN,
            "these rules do not let anybody rob a concealed kong",
            "leave :ankan out if the kong was an added one",
            lambda hand, _: hand.robbed_ankan,
        ),
        Contradiction(
            "flower-as-winning-tile",
            0,
            "a flower is set aside and replaced; it does not win here",
            "write it as flowers:1f, and + before the tile that won",
            flower_win,
            part="winning",
        ),
    )
