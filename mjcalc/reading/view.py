"""A reading as notation: which sets, which pair, and where the winning tile stands in them."""

from typing import Final, NamedTuple

from mjcalc.memo import Memo, filled
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.tiles import (
    EAST,
    KINDS,
    RED,
    SUIT_MASKS,
    TILE_NAMES,
    Bag,
    kind_of,
    kinds_in,
    one,
    suit_of,
    tiles_in,
    write_tiles,
)

_REMEMBERED: Final = 8_192
_RUN_TILES: Final = one(0) + one(1) + one(2)
"""Times a bag of runs: their tiles."""
_RUN: Final = {
    kind: write_tiles((kind, kind + 1, kind + 2)) for kind in range(EAST) if kind % 9 <= 6
}
_TRIPLET: Final = tuple(write_tiles((kind,) * 3) for kind in range(KINDS))
"""Texts by the lowest tile."""
_RUNS: Final = {
    one(kind) << bit: (text,) * 2**bit for kind, text in _RUN.items() for bit in range(3)
}
_TRIPLETS: Final = {one(kind): (text,) for kind, text in enumerate(_TRIPLET)}
"""Texts by the bits of a bag; there can be several equal runs."""
_ORDER: Final = {text: 2 * kind + 1 for kind, text in _RUN.items()} | {
    text: 2 * kind for kind, text in enumerate(_TRIPLET)
}
_PAIRS: Final = {one(kind): write_tiles((kind, kind)) for kind in range(KINDS)}


class ReadingView(NamedTuple):
    """`sets`, `pair` and `winning_in` as notation; a red five shows as 0 in one of its places.

    A shape without sets has all its tiles as one entry of `sets`. `winning_in` and `wait` are None
    where the shape has no such thing.
    """

    shape: str
    sets: tuple[str, ...]
    pair: str | None
    winning: str
    winning_in: str | None
    wait: str | None


def view(reading: Reading) -> ReadingView:
    """What a result shows of a reading: concealed sets by their tiles, then the melds in order."""
    hand = reading.hand
    winning = hand.winning
    assert winning is not None
    name = TILE_NAMES[winning]
    if reading.pairs.bit_count() > 1:
        texts = [_TRIPLET[kind] for kind in tiles_in(reading.triplets)]
        texts += [_PAIRS[one(kind)] for kind in tiles_in(reading.pairs)]
        kind = kind_of(winning)
        won = texts.index(_TRIPLET[kind] if reading.completed else _PAIRS[one(kind)])
        _redden(texts, reading, won)
        return ReadingView(reading.shape, tuple(texts), None, name, texts[won], reading.wait)
    if not reading.runs and not reading.triplets:
        own = sorted((*hand.concealed, winning), key=kind_of)
        every = (write_tiles(own), *(_MELDED[meld.tiles] for meld in hand.melds))
        return ReadingView(reading.shape, every, None, name, None, reading.wait)
    runs = reading.runs - reading.melds.runs
    triplets = reading.triplets - reading.melds.triplets
    texts = _sets(runs, triplets)
    knitted: list[str] = []
    if reading.facts & facts.KNITTED_STRAIGHT:
        rest = hand.bag - runs * _RUN_TILES - 3 * triplets - 2 * reading.pairs
        knitted = [write_tiles(kinds_in(rest & mask)) for mask in SUIT_MASKS[:3]]
        texts = knitted + texts
    pair = _PAIRS[reading.pairs]
    texts.append(pair)
    if knitted and not reading.wait:
        won = suit_of(kind_of(winning))
    elif reading.run is not None:
        won = texts.index(_RUN[reading.run])
    elif reading.completed:
        won = texts.index(_TRIPLET[kind_of(winning)])
    else:
        won = -1
    if hand.red_fives:
        _redden(texts, reading, won)
        pair = texts[-1]
    won_in = texts[won]
    texts.pop()
    for meld in hand.melds:
        texts.append(_MELDED[meld.tiles])
    parts = reading.shape, tuple(texts), pair, name, won_in, reading.wait
    return filled(ReadingView, parts)


def _redden(texts: list[str], reading: Reading, won: int) -> None:
    """Show the concealed red fives: the winning tile where it was won, others at their first."""
    hand = reading.hand
    assert hand.winning is not None
    if hand.winning >= RED:
        texts[won] = texts[won].replace("5", "0", 1)
    for tile in hand.concealed:
        if tile >= RED:
            suit = TILE_NAMES[tile][1]
            place = next(
                place for place, text in enumerate(texts) if text[-1] == suit and "5" in text
            )
            texts[place] = texts[place].replace("5", "0", 1)


def _sets(runs: Bag, triplets: Bag) -> list[str]:
    """The sets by their lowest tile, of each tile the triplet before the runs."""
    texts: list[str] = []
    mixed = runs and triplets
    while triplets:
        bit = triplets & -triplets
        texts += _TRIPLETS[bit]
        triplets ^= bit
    while runs:
        bit = runs & -runs
        texts += _RUNS[bit]
        runs ^= bit
    if mixed:
        texts.sort(key=_ORDER.__getitem__)
    return texts


_MELDED: Final = Memo(write_tiles, _REMEMBERED)
"""Melds by their tiles."""
