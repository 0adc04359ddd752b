"""Hands and texts for the properties."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from oracle.hands import random_hand

from mjcalc.hand import Hand
from mjcalc.notation import write
from mjcalc.rulesets.registry import load_ruleset, names
from mjcalc.terms import SPELLINGS

EVERY_RULESET = [name for name, _ in names()]

repeatable = settings(derandomize=True, deadline=None, database=None, max_examples=150)
"""The same examples on every run."""


def hands(rules: str = "riichi") -> SearchStrategy[Hand]:
    """Legal riichi hands, most of them finished, for four players or three."""
    table = load_ruleset(rules)
    return st.integers(0, 2**32).map(lambda seed: random_hand(Random(seed), table))


_PIECES = [
    *"0123456789mpszf+:@=,# \t\n\0＋１Ｍ東白🀄🀢",
    *SPELLINGS,
    *("seat:S", "round:1z", "ind:5p", "honba:3", "rules:ema", "rules:no", "players:3", "id:x"),
    *("chi:123m", "pon:777z@W", "kan:1111s", "kakan:5550p", "ankan:9999m", "pao:E", "kita:2"),
]
_pieces = st.sampled_from(_PIECES)


@st.composite
def _mended(draw: st.DrawFn) -> str:
    """The line of a legal hand, with words or characters changed here and there."""
    line = write(draw(hands()))
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(line)))
        gone = draw(st.sampled_from((0, 1, 1, 3)))
        line = line[:at] + draw(_pieces | st.just("")) + line[at + gone :]
    if draw(st.booleans()):
        line += " " + draw(_pieces)
    return line


texts = st.one_of(
    _mended(),
    _mended(),
    st.lists(_pieces, max_size=12).map("".join),
    st.lists(_pieces, max_size=12).map(" ".join),
    st.text(),
)
"""Lines that are hands, lines that nearly are, and any text at all."""
