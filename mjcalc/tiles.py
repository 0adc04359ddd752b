"""Tiles, and bags of tiles.

A *kind* is a number: 0-8 characters (m), 9-17 dots (p), 18-26 bamboo (s), 27-33 honours
(z: E S W N, White, Green, Red), 34-41 the flower tiles `1f`-`8f`. A *tile* is a kind, or, for a
red five, the kind plus `RED`.

A *bag* is a multiset of the 34 playing kinds held in one int, `FIELD` bits a kind: bags add,
and a mask of bags answers "any terminal?" in one operation. Runs (by their lowest tile),
triplets and kongs are held the same way, so one mask serves tiles and sets alike.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

Kind: TypeAlias = int
Tile: TypeAlias = int
Bag: TypeAlias = int
Seat: TypeAlias = int

SUITS: Final = "mps"
SEATS: Final = "ESWN"
EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED_DRAGON = range(27, 34)
KINDS: Final = 34
FIRST_FLOWER: Final = 34
FOUR_SEASONS: Final = frozenset(range(FIRST_FLOWER, FIRST_FLOWER + 4))
FOUR_FLOWERS: Final = frozenset(range(FIRST_FLOWER + 4, FIRST_FLOWER + 8))
"""The two sets of four flower tiles; the tile of a seat has the seat's place in both."""
EIGHT_FLOWERS: Final = FOUR_SEASONS | FOUR_FLOWERS
RED: Final = 64
"""Added to a five's kind: the red five."""

FIELD: Final = 6
"""Bits a kind in a bag: room for every tile a line could name, and a spare bit for `over_four`."""
ONE_FIELD: Final = (1 << FIELD) - 1
"""The bits of the lowest kind."""

NAMES: Final[tuple[str, ...]] = tuple(
    f"{rank}{suit}"
    for suit, top in zip("mpszf", (9, 9, 9, 7, 8), strict=True)
    for rank in range(1, top + 1)
)
TILE_NAMES: Final[dict[Tile, str]] = {
    **dict(enumerate(NAMES)),
    **{RED + 9 * suit + 4: f"0{letter}" for suit, letter in enumerate(SUITS)},
}
"""Every tile's canonical name."""
TILES: Final[dict[str, Tile]] = {name: tile for tile, name in TILE_NAMES.items()}


def kind_of(tile: Tile) -> Kind:
    """The kind of a tile: a red five is a five."""
    return tile & (RED - 1)


def one(kind: Kind) -> Bag:
    """The bag that holds one tile of `kind`."""
    return 1 << FIELD * kind


def bag_of(tiles: Iterable[Tile]) -> Bag:
    """The bag of `tiles`; red fives count as fives, flowers must not be among them."""
    return sum(map(BIT.__getitem__, tiles))


def count(bag: Bag, kind: Kind) -> int:
    """How many of `kind` are in `bag`."""
    return bag >> FIELD * kind & ONE_FIELD


def kinds_in(bag: Bag) -> Iterator[Kind]:
    """The kinds in `bag`, in order, each once."""
    while bag:
        kind = ((bag & -bag).bit_length() - 1) // FIELD
        yield kind
        bag &= ~(ONE_FIELD << FIELD * kind)


def tiles_in(bag: Bag) -> Iterator[Kind]:
    """The kinds in `bag`, in order, as often as they are there."""
    for kind in kinds_in(bag):
        for _ in range(count(bag, kind)):
            yield kind


def distinct(bag: Bag) -> int:
    """How many different kinds are in `bag`."""
    return presence(bag).bit_count()


def presence(bag: Bag) -> Bag:
    """`bag` with one of each kind that is in it (for counts up to seven)."""
    return (bag | bag >> 1 | bag >> 2) & ONE_EACH


def over_four(bag: Bag) -> bool:
    """Whether some kind is in `bag` more than four times (for counts up to 36)."""
    return bool(bag + _LIFT & _SPARE)


def mask(kinds: Iterable[Kind]) -> Bag:
    """The mask that keeps only `kinds` of a bag, whatever their count."""
    return sum(ONE_FIELD << FIELD * kind for kind in kinds)


def suit_of(kind: Kind) -> int:
    """0 characters, 1 dots, 2 bamboo, 3 honours, 4 flowers (flowers start past the honours)."""
    return SUIT_OF[kind]


SUIT_OF: Final = tuple(
    4 if kind >= FIRST_FLOWER else min(kind // 9, 3) for kind in range(len(NAMES))
)


BIT: Final[dict[Tile, Bag]] = {tile: 1 << FIELD * (tile & (RED - 1)) for tile in TILE_NAMES}
ONE_EACH: Final[Bag] = sum(1 << FIELD * kind for kind in range(KINDS))
_LIFT: Final = ONE_EACH * (ONE_FIELD // 2 + 1 - 5)
_SPARE: Final = ONE_EACH << FIELD - 1

CHARACTERS: Final = mask(range(9))
DOTS: Final = mask(range(9, 18))
BAMBOO: Final = mask(range(18, 27))
NUMBERS: Final = CHARACTERS | DOTS | BAMBOO
HONOURS: Final = mask(range(27, 34))
PLAYING: Final = NUMBERS | HONOURS
"""Everything but flowers."""
WINDS: Final = mask(range(27, 31))
DRAGONS: Final = mask(range(31, 34))
TERMINALS: Final = mask((0, 8, 9, 17, 18, 26))
YAOCHUU: Final = TERMINALS | HONOURS
"""Terminals and honours."""
SIMPLES: Final = NUMBERS & ~TERMINALS
SUIT_MASKS: Final = (CHARACTERS, DOTS, BAMBOO, HONOURS)
SUIT_SHIFT: Final = FIELD * 9
"""Shift a bag right by this to lay one suit over the next lower one."""


def _next(kind: Kind, players: int) -> Kind:
    """The next number or honour, wrapping around."""
    if players == 3 and kind in (0, 8):
        return 8 - kind
    first, length = _CYCLE[kind]
    return first + (kind - first + 1) % length


_CYCLE: Final[dict[Kind, tuple[Kind, int]]] = {
    kind: (first, length)
    for first, length in ((0, 9), (9, 9), (18, 9), (EAST, 4), (WHITE, 3))
    for kind in range(first, first + length)
}


DORA_OF: Final[dict[int, dict[Tile, Kind]]] = {
    players: {tile: _next(kind_of(tile), players) for tile in BIT if kind_of(tile) < KINDS}
    for players in (3, 4)
}
"""By the number of players: the dora that each indicator points at.

Winds wrap among the four winds, dragons white-green-red. With three players the characters have
only 1 and 9, and each points at the other.
"""


def write_tiles(tiles: Iterable[Tile]) -> str:
    """Tiles as notation: neighbours of one suit share its letter (`123m44z`)."""
    text = ""
    letter = ""
    for tile in tiles:
        name = TILE_NAMES[tile]
        if letter and name[1] != letter:
            text += letter
        text += name[0]
        letter = name[1]
    return text + letter
