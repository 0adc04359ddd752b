"""A reading as notation: which sets, which pair, and where the winning tile stands in them."""

from collections.abc import Iterator
from dataclasses import dataclass

from mjcalc.reading.reading import Reading
from mjcalc.tiles import RED, TILE_NAMES, Bag, Kind, Tile, kind_of, tiles_in, write_tiles


@dataclass(frozen=True, slots=True)
class ReadingView:
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
    assert hand.winning is not None
    winning = hand.winning
    red = [tile for tile in (*hand.concealed, winning) if tile >= RED]

    def written(kinds: tuple[Kind, ...]) -> str:
        """Kinds as notation, taking the red fives that are left for fives."""
        tiles: list[Tile] = []
        for kind in kinds:
            if kind + RED in red:
                red.remove(kind + RED)
                kind += RED
            tiles.append(kind)
        return write_tiles(tiles)

    melded = tuple(write_tiles(meld.tiles) for meld in hand.melds)
    if reading.shape == "seven_pairs":
        pairs = tuple(written((kind, kind)) for kind in tiles_in(reading.pairs))
        own = next(pair for pair in pairs if _holds(pair, winning))
        return ReadingView(reading.shape, pairs, None, TILE_NAMES[winning], own, reading.wait)
    if not reading.runs and not reading.triplets:
        every = write_tiles(sorted((*hand.concealed, winning), key=kind_of))
        return ReadingView(reading.shape, (every,), None, TILE_NAMES[winning], None, reading.wait)
    sets = [(kinds, written(kinds)) for kinds in sorted(_concealed_sets(reading))]
    pair = written((next(tiles_in(reading.pairs)),) * 2)
    completed: tuple[Kind, ...] = ()
    if reading.run is not None:
        completed = reading.run, reading.run + 1, reading.run + 2
    elif reading.completed:
        completed = (next(tiles_in(reading.completed)),) * 3
    won_in = next((text for kinds, text in sets if kinds == completed), pair)
    return ReadingView(
        reading.shape,
        tuple(text for _, text in sets) + melded,
        pair,
        TILE_NAMES[winning],
        won_in,
        reading.wait,
    )


def _holds(pair: str, winning: Tile) -> bool:
    name = TILE_NAMES[kind_of(winning)]
    return pair[-1] == name[1] and (name[0] in pair or (name[0] == "5" and "0" in pair))


def _concealed_sets(reading: Reading) -> Iterator[tuple[Kind, ...]]:
    """The tiles of each set that is no meld."""
    runs: Bag = reading.runs - reading.melds.runs
    triplets: Bag = reading.triplets - reading.melds.triplets
    for low in tiles_in(runs):
        yield low, low + 1, low + 2
    for kind in tiles_in(triplets):
        yield kind, kind, kind
