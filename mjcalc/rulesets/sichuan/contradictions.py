"""What cannot be in Sichuan mahjong, beside what cannot be anywhere."""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import Contradiction, by_ron, deals, has_meld
from mjcalc.hand import Hand, MeldKind
from mjcalc.reading.reading import meld_facts
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.sichuan.options import Options
from mjcalc.rulesets.sichuan.ready import MOST_SUITS, number_of_suits
from mjcalc.tiles import HONOURS, bag_of

_MOST_OUT = 2
"""With the third win the deal is over."""


def _run(hand: Hand) -> int | None:
    """The place of the first meld that is a run."""
    return next((i for i, meld in enumerate(hand.melds) if meld.kind is MeldKind.CHI), None)


def _three_suits(hand: Hand, _: Ruleset) -> bool:
    suits = number_of_suits(hand.bag + meld_facts(hand.melds).tiles)
    return hand.winning is not None and suits > MOST_SUITS


def _has_honours(hand: Hand, _: Ruleset) -> bool:
    return bool((hand.bag + meld_facts(hand.melds).tiles) & HONOURS)


def _honours(hand: Hand) -> str:
    """Where the first honour is."""
    if hand.bag & HONOURS:
        return "tiles"
    melds = (i for i, meld in enumerate(hand.melds) if bag_of(meld.tiles) & HONOURS)
    return f"meld:{next(melds)}"


def contradictions(o: Options) -> Sequence[Contradiction]:
    """The rows for these options."""
    used = [terms for id_, terms in (("tianhu", t.TENHOU), ("dihu", t.CHIIHOU)) if id_ in o.extras]
    first_turn = (row for row in _FIRST_TURN if any(row.terms & terms for terms in used))
    return (*_TILES, *_OUT, *_KONGS, *first_turn)


_TILES = (
    Contradiction(
        "run-called",
        0,
        "runs cannot be called here",
        "write the run among the concealed tiles, where it was made of drawn ones",
        lambda hand, _: _run(hand) is not None,
        part=lambda hand: f"meld:{_run(hand)}",
    ),
    Contradiction(
        "no-such-tile",
        0,
        "there are no honours here, only the three suits",
        "leave them out",
        _has_honours,
        part=_honours,
    ),
    Contradiction(
        "three-suits",
        0,
        "a hand has at most two suits: the void suit (定缺) must be gone",
        "these tiles do not win",
        _three_suits,
        part="tiles",
    ),
)

_OUT = (
    Contradiction(
        "out-is-winner",
        t.OUT,
        "the winner of this hand cannot have won already",
        "name the players who won before him",
        lambda hand, _: hand.winning is not None and hand.seat in hand.out,
    ),
    Contradiction(
        "out-is-discarder",
        t.OUT,
        "who has won already discards nothing more",
        "name another discarder, or leave him out of out:",
        lambda hand, _: hand.discarder is not None and hand.discarder in hand.out,
    ),
    Contradiction(
        "too-many-out",
        t.OUT,
        "with the third win the deal is over",
        "name at most two players",
        lambda hand, _: len(hand.out) > _MOST_OUT,
    ),
)

_KONGS = (
    Contradiction(
        "chankan-of-ankan",
        t.CHANKAN,
        "only an added kong can be robbed",
        "leave :ankan out if it was one",
        lambda hand, _: hand.robbed_ankan,
    ),
    Contradiction(
        "houtei-with-chankan",
        t.HOUTEI | t.CHANKAN,
        "a tile added to a kong is no discard, so houtei cannot go with chankan",
        "keep one of the two",
    ),
)

_FIRST_TURN = (
    Contradiction(
        "tenhou-impossible",
        t.TENHOU,
        "tianhu (天胡) is the dealer's self-draw without a meld",
        "write tsumo and seat:E, or leave tenhou out",
        lambda hand, rules: by_ron(hand, rules) or not deals(hand, rules) or has_meld(hand, rules),
    ),
    Contradiction(
        "chiihou-impossible",
        t.CHIIHOU,
        "dihu (地胡) is the self-draw of another than the dealer, without a meld",
        "write tsumo and another seat than E, or leave chiihou out",
        lambda hand, rules: by_ron(hand, rules) or deals(hand, rules) or has_meld(hand, rules),
    ),
    Contradiction(
        "last-tile-in-first-turn",
        t.TENHOU | t.CHIIHOU,
        "{terms} is a win in the first go-around",
        "leave it out, or haitei",
        some=True,
        beside=t.HAITEI,
    ),
)
