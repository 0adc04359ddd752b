"""Which tiles complete a hand, by its tiles alone."""

from typing import Final

from mjcalc.reading.decompose import SUITS, pairs_and_a_triplet
from mjcalc.tiles import EAST, FIELD, KINDS, ONE_EACH, SUIT_MASKS, Bag, Kind, count, kinds_in, one

_REMEMBERED: Final = 100_000
_waits: dict[Bag, tuple[Kind, ...]] = {}


def standard_waits(concealed: Bag) -> tuple[Kind, ...]:
    """The kinds that make sets and one pair of `concealed`, the tiles before the win.

    Tiles of which four are among them already do not count; those in melds or discards do.
    """
    return tuple(kind for kind in waits_by_shape(concealed) if count(concealed, kind) < 4)


def waits_by_shape(concealed: Bag) -> tuple[Kind, ...]:
    """As `standard_waits`, with tiles of which four are among them already: the fifth is one too.

    A suit takes the tile either as the third of a set, or completes a pair with it.
    """
    open_suits = []
    for mask in SUIT_MASKS:
        tiles = concealed & mask
        if tiles % 3:  # the number of tiles is: each counts 1 modulo 3, being a power of 64
            open_suits.append(tiles)
        elif tiles and not SUITS[tiles].splits:
            return ()
    if len(open_suits) == 1:
        return _suit_waits(open_suits[0]) if open_suits[0] % 3 == 1 else ()
    if len(open_suits) != 2 or any(tiles % 3 == 1 for tiles in open_suits):
        return ()
    first, second = open_suits
    waits = _suit_waits(first) if SUITS[second].splits else ()
    return waits + _suit_waits(second) if SUITS[first].splits else waits


def _suit_waits(tiles: Bag) -> tuple[Kind, ...]:
    """The kinds of the suit of `tiles` with which they come out even."""
    known = _waits.get(tiles)
    if known is None:
        if len(_waits) > _REMEMBERED:
            _waits.clear()
        own = next(mask for mask in SUIT_MASKS if tiles & mask)
        paired = tiles % 3 == 1
        known = _waits[tiles] = tuple(
            kind for kind in kinds_in(ONE_EACH & own) if _even(tiles + one(kind), paired=paired)
        )
    return known


def _even(tiles: Bag, *, paired: bool) -> bool:
    """Whether tiles of one suit are sets, and a pair if wanted: `suit` would remember each."""
    if not tiles:
        return not paired
    kind = ((tiles & -tiles).bit_length() - 1) // FIELD
    tile, held = one(kind), count(tiles, kind)
    if paired and held >= 2 and _even(tiles - 2 * tile, paired=False):
        return True
    if held >= 3 and _even(tiles - 3 * tile, paired=paired):
        return True
    if kind >= EAST or not count(tiles, kind + 1) or not count(tiles, kind + 2):
        return False
    return _even(tiles - tile - one(kind + 1) - one(kind + 2), paired=paired)


def waits_with_seven_pairs(concealed: Bag) -> tuple[Kind, ...]:
    """As `waits_by_shape`, with what makes seven pairs; four equal tiles are two of them."""
    waits = waits_by_shape(concealed)
    odd = concealed & ONE_EACH
    if odd & odd - 1 or concealed % ((1 << FIELD) - 1) != 13:  # so many tiles
        return waits
    single = (odd.bit_length() - 1) // FIELD
    return waits if single in waits else (*waits, single)


def waits_with_pairs_and_a_triplet(concealed: Bag) -> tuple[Kind, ...]:
    """As `standard_waits`, with those that make nothing but pairs and one triplet besides."""
    waits = standard_waits(concealed)
    others = tuple(
        kind
        for kind in range(KINDS)
        if kind not in waits
        and count(concealed, kind) < 4
        and pairs_and_a_triplet(concealed + one(kind))
    )
    return waits + others
