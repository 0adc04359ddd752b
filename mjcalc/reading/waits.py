"""Which tiles complete a hand, by its tiles alone."""

from typing import Final

from mjcalc.reading.decompose import pairs_and_a_triplet, suit
from mjcalc.tiles import KINDS, SUIT_MASKS, Bag, Kind, count, one

_REMEMBERED: Final = 50_000
_waits: dict[Bag, tuple[Kind, ...]] = {}


def standard_waits(concealed: Bag) -> tuple[Kind, ...]:
    """The kinds that make sets and one pair of `concealed`, the tiles before the win.

    Tiles of which four are among them already do not count; those in melds or discards do.
    """
    known = _waits.get(concealed)
    if known is None:
        if len(_waits) > _REMEMBERED:
            _waits.clear()
        known = _waits[concealed] = tuple(
            kind
            for kind in range(KINDS)
            if count(concealed, kind) < 4 and _complete(concealed + one(kind))
        )
    return known


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


def _complete(tiles: Bag) -> bool:
    """Whether the tiles are sets and exactly one pair."""
    pairs = 0
    for mask in SUIT_MASKS:
        splits = suit(tiles & mask).splits
        if not splits:
            return False
        pairs += splits[0].pairs.bit_count()
    return pairs == 1
