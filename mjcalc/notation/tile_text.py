"""Tiles as they are written in a hand line."""

import re
from collections.abc import Iterable
from typing import Final

from mjcalc.errors import Fault, NotationError
from mjcalc.notation.lexicon import NAMED, NUMBERED, RANKS, SUIT_LETTERS, VARIATION_SELECTORS
from mjcalc.notation.messages import quoted, stray
from mjcalc.tiles import FIRST_FLOWER, RED, TILE_NAMES, Tile, kind_of

_SUITS: Final = "".join(SUIT_LETTERS)
_NAMES: Final = "|".join(sorted(NAMED, key=len, reverse=True))
_FIRSTS: Final = "".join({name[0] for name in NAMED})
_LETTER: Final = rf"(?:(?![{_SUITS}{_FIRSTS}])[^\W\d_])"
GROUPS: Final = re.compile(
    f"[0-9]+[{_SUITS}]|(?:{_NAMES})[{VARIATION_SELECTORS}]*"
    rf"|[0-9]+{_LETTER}*|[{_SUITS}]|{_LETTER}+|(?:(?![{_FIRSTS}])[\W_])+|."
)
"""What a block falls into: numbers with their letter, a named tile, or something wrong."""
_DIGITS: Final = frozenset("0123456789")
FLOWERS: Final = frozenset(tile for tile in TILE_NAMES if FIRST_FLOWER <= tile < RED)
_ORDER: Final = {tile: 2 * kind_of(tile) + (tile < RED) for tile in TILE_NAMES}


def read_group(text: str) -> tuple[Tile, ...]:
    """The tiles of one group of a folded block; nearly always it is numbers with their letter."""
    try:
        numbers = NUMBERED[SUIT_LETTERS[text[-1]]]
        return tuple([numbers[digit] for digit in text[:-1]])
    except KeyError:
        return read_tiles(text)


def read_tiles(text: str, part: str = "tiles", offset: int = 0) -> tuple[Tile, ...]:
    """The tiles of a folded block in the order in which they are written.

    Raises `NotationError` with every fault of the block, as faults of `part` and with `offset`
    added to their places.
    """
    tiles: list[Tile] = []
    faults: list[Fault] = []

    def refuse(code: str, message: str, hint: str, start: int, end: int) -> None:
        faults.append(Fault(code, message, hint, part, offset + start, offset + end))

    for group in GROUPS.finditer(text):
        written, (start, end) = group[0], group.span()
        named = NAMED.get(written.rstrip(VARIATION_SELECTORS))
        if named is not None:
            tiles.append(named)
        elif written in NUMBERED:
            message = f"{quoted(written)} has no number before it"
            refuse("no-number", message, f"as in 5{written}", start, end)
        elif written[0] not in _DIGITS:
            faults.append(stray(written, part, offset + start))
        elif written[-1] not in NUMBERED:
            hint = "a letter follows the numbers: m p s, z for honours, f for flowers"
            refuse("no-suit", f"{quoted(written)} has no suit letter", hint, start, end)
        else:
            letter = SUIT_LETTERS[written[-1]]
            for place, digit in enumerate(written[:-1], start):
                tile = NUMBERED[letter].get(digit)
                if tile is None:
                    low, high = RANKS[letter]
                    hint = f"with {letter} the numbers go from {low} to {high}"
                    refuse(
                        "no-such-tile", f"there is no tile {digit}{letter}", hint, place, place + 1
                    )
                else:
                    tiles.append(tile)
    if faults:
        raise NotationError(faults)
    return tuple(tiles)


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles by kind, a red five before the plain ones."""
    return tuple(sorted(tiles, key=_ORDER.__getitem__))
