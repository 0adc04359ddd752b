"""Tiles as they are written in a hand line."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from mjcalc.errors import Fault, NotationError
from mjcalc.notation.lexicon import NAMED, NUMBERED, RANKS, SUIT_LETTERS, VARIATION_SELECTORS
from mjcalc.notation.messages import quoted, stray
from mjcalc.tiles import (
    FIRST_FLOWER,
    RED,
    TILE_NAMES,
    Bag,
    Tile,
    bag_of,
    kind_of,
    suit_of,
)

_SUITS: Final = "".join(SUIT_LETTERS)
_LONG_NAMES: Final = sorted((name for name in NAMED if len(name) > 1), key=len, reverse=True)
_SHORT_NAMES: Final = "".join(name for name in NAMED if len(name) == 1)
_NAMES: Final = "|".join((*_LONG_NAMES, f"[{_SHORT_NAMES}]"))
_FIRSTS: Final = "".join({name[0] for name in NAMED})
_LETTER: Final = rf"(?:(?![{_SUITS}{_FIRSTS}])[^\W\d_])"
_GROUPS: Final = (
    f"[0-9]+[{_SUITS}]|(?:{_NAMES})[{VARIATION_SELECTORS}]*"
    rf"|[0-9]+{_LETTER}*|[{_SUITS}]|{_LETTER}+|(?:(?![{_FIRSTS}])[\W_])+|."
)
_NUMBERS: Final = re.compile(f"[0-9]+[{_SUITS}]|.", re.DOTALL)


@cache
def groups() -> re.Pattern[str]:
    """What a block falls into: numbers with their letter, a named tile, or something wrong."""
    return re.compile(_GROUPS)


def groups_of(block: str) -> list[str]:
    """The groups of a block that is one."""
    return (_NUMBERS if block.isascii() else groups()).findall(block)


_DIGITS: Final = frozenset("0123456789")
FLOWERS: Final = frozenset(tile for tile in TILE_NAMES if FIRST_FLOWER <= tile < RED)
_ORDER: Final = {tile: 2 * kind_of(tile) + (tile < RED) for tile in TILE_NAMES}


class Block(NamedTuple):
    """Tiles as a hand has them, whatever their order in the line."""

    tiles: tuple[Tile, ...]
    """In order, without the flowers."""
    last: Tile | None
    """The one that was written last."""
    bag: Bag
    red_fives: tuple[Tile, ...]
    flowers: tuple[Tile, ...] = ()


class Group(NamedTuple):
    """A block of one suit, and how it was written."""

    tiles: tuple[Tile, ...]
    last: Tile
    bag: Bag
    red_fives: tuple[Tile, ...]
    suit: int
    """As `tiles.suit_of` has it; flowers are the last one."""
    canonical: bool
    """Whether it was written as `write_tiles` writes it."""


def block_of(tiles: Sequence[Tile]) -> Block:
    """The block of these tiles, which are in the order in which they were written."""
    playing = [tile for tile in tiles if tile not in FLOWERS]
    return Block(
        in_order(playing),
        playing[-1] if playing else None,
        bag_of(playing),
        tuple(sorted([tile for tile in playing if tile > RED])),
        tuple(sorted([tile for tile in tiles if tile in FLOWERS])),
    )


def read_group(text: str) -> Group:
    """One group of a folded block."""
    written = read_tiles(text)
    if max(written) < RED:
        tiles = tuple(sorted(written))
        red_fives: tuple[Tile, ...] = ()
    else:
        tiles = in_order(written)
        red_fives = tuple([tile for tile in tiles if tile > RED])
    suit = suit_of(kind_of(tiles[0]))
    canonical = tiles == written and text[-1] in RANKS
    return Group(tiles, written[-1], bag_of(tiles), red_fives, suit, canonical)


def read_tiles(text: str, part: str = "tiles", offset: int = 0) -> tuple[Tile, ...]:
    """The tiles of a folded block in the order in which they are written.

    Raises `NotationError` with every fault of the block, as faults of `part` and with `offset`
    added to their places.
    """
    tiles: list[Tile] = []
    try:
        for written in _NUMBERS.findall(text):
            numbers = NUMBERED[written[-1]]
            tiles += [numbers[digit] for digit in written[:-1] or " "]
    except KeyError:
        return _read_any_tiles(text, part, offset)
    return tuple(tiles)


def _read_any_tiles(text: str, part: str, offset: int) -> tuple[Tile, ...]:
    """The same for tiles that are more than numbers with their letters, or wrong."""
    tiles: list[Tile] = []
    faults: list[Fault] = []

    def refuse(code: str, message: str, hint: str, start: int, end: int) -> None:
        faults.append(Fault(code, message, hint, part, offset + start, offset + end))

    for group in groups().finditer(text):
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
