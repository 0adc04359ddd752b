"""What a line's order means, and that a written hand is the hand."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mjcalc import Hand, NoWinError, Score, parse, score, write
from mjcalc.hand import MeldKind
from mjcalc.notation.lexicon import MELDS
from mjcalc.tiles import TILE_NAMES

from .strategies import hands, repeatable

chances = st.integers(0, 2**32).map(Random)


def result(text: str) -> Score | str:
    """The score of a legal hand, or why it is no win."""
    try:
        return score(text)
    except NoWinError as error:
        return error.faults[0].code


@repeatable
@given(hands())
def test_a_written_hand_is_the_same_hand(hand: Hand) -> None:
    assert parse(write(hand)) == hand


@repeatable
@given(hands("tenhou-sanma"))
def test_so_is_one_of_three_players(hand: Hand) -> None:
    assert parse(write(hand), 3) == hand


@repeatable
@given(hands(), chances)
def test_the_order_of_concealed_tiles_means_nothing(hand: Hand, chance: Random) -> None:
    line = write(hand)
    _, plus, rest = line.partition("+")
    tiles = [TILE_NAMES[tile] for tile in hand.concealed]
    chance.shuffle(tiles)
    assert result("".join(tiles) + plus + rest) == result(line)
    cut = chance.randrange(len(tiles) + 1)
    spaced = "".join(tiles[:cut]) + " " + "".join(tiles[cut:])
    assert result(spaced.strip() + plus + rest) == result(line)


@repeatable
@given(hands(), chances)
def test_the_order_of_terms_means_nothing(hand: Hand, chance: Random) -> None:
    line = write(hand)
    tiles, *words = line.split(" ")
    melds = [word for word in words if word.startswith(_MELD_WORDS)]
    terms = [word for word in words if word not in melds]
    chance.shuffle(terms)
    for meld in reversed(melds):  # the melds keep their own order
        terms.insert(chance.randrange(_first(terms, melds) + 1), meld)
    assert result(" ".join((tiles, *terms))) == result(line)


_MELD_WORDS = tuple(f"{MELDS[kind][0]}:" for kind in MeldKind)


def _first(words: list[str], melds: list[str]) -> int:
    """The place of the first meld among the words."""
    return next((at for at, word in enumerate(words) if word in melds), len(words))
