"""From what a line's words mean to its hand; here the words meet each other."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from mjcalc import terms as t
from mjcalc.hand import Hand, Meld, Pao, build
from mjcalc.notation.lexicon import ACROSS, STEPS
from mjcalc.notation.messages import quoted
from mjcalc.notation.tile_text import FLOWERS, Block
from mjcalc.notation.words import Entry
from mjcalc.tiles import BIT, RED, SEATS, Seat, Tile

_MOST_TILES: Final = 36
"""No hand comes near this, and a bag (`mjcalc.tiles`) has no room for more of one tile."""
_NORTH: Final = 3
_WON: Final = t.RON | t.TSUMO


At: TypeAlias = int | tuple[str, int] | None
"""The index of an entry, or a field and which of its entries; None for the tiles."""

Refuse: TypeAlias = Callable[[str, str, str, At], None]
"""Told of words that do not go together: code, message, hint, and which one. It may raise; where
it returns, the hand serves only to find more faults.
"""


Gathered: TypeAlias = tuple[int, dict[str, Any], bool]
"""What words add to a hand, together: the bits of the terms; values by fields of `Hand`, as lists
where they may be said repeatedly; whether some value has a seat as the winner sees it.
"""


def gather(entries: Iterable[Entry], refuse: Refuse) -> Gathered:
    """What the words of a line add."""
    said = 0
    values: dict[str, Any] = {}
    relative = False
    for at, (bit, field, value, seen) in enumerate(entries):
        if said & bit:
            name = t.names(said & bit)[0]
            refuse("term-twice", f"{name} is said twice", "leave one of them out", at)
        elif bit & _WON and said & _WON:
            message = "a hand is won by ron or by tsumo"
            refuse("ron-and-tsumo", message, "leave one of them out", at)
        said |= bit
        if field is not None:
            if bit:
                values[field] = value
            else:
                values.setdefault(field, []).append(value)
        relative = relative or seen
    return said, values, relative


def assemble(
    block: Block,
    winning: Tile | None,
    gathered: Gathered,
    players: int,
    refuse: Refuse,
    written: str | None = None,
) -> Hand:
    """The hand of the tiles, the tile behind `+`, and the other words; `written`: its canonical
    line, where that is known. It keeps the values."""
    said, values, relative = gathered
    if relative or values.get("players", players) == 3:
        _seat_all(values, players, refuse)
    melds: tuple[Meld, ...] = ()
    if "melds" in values:
        melds = values["melds"] = tuple(values["melds"])
    if "pao" in values:
        said |= t.PAO
        values["pao"] = _liable(values["pao"], refuse)
    if "events" in values:
        values["events"] = _sorted_once(values["events"], refuse)
    if "winning" in values:
        winning = _flower_win(values.pop("winning"), winning, refuse)
    if said & t.LAST_TILE:
        said = said & ~t.LAST_TILE | (t.HAITEI if said & t.TSUMO else t.HOUTEI)
    if said & t.DOUBLE_KONG:
        said |= t.RINSHAN
    if block.flowers:
        said |= t.FLOWERS
        _add_flowers(values, block.flowers, refuse)
    tiles, bag, red_fives = block.tiles, block.bag, block.red_fives
    if winning is not None:
        said |= t.MARKED
        if winning not in FLOWERS:
            bag += BIT[winning]
            if winning > RED:
                red_fives += (winning,)
    elif block.last is not None:
        winning = block.last
        at = tiles.index(winning)
        tiles = tiles[:at] + tiles[at + 1 :]
    elif not melds and "flowers" not in values:
        hint = "a hand starts with its tiles: 123m456p789s2255z+5z"
        refuse("empty-hand", "there are no tiles", hint, None)
    if len(tiles) + 4 * len(melds) > _MOST_TILES:
        message = f"a hand has at most {_MOST_TILES} tiles"
        refuse("tile-count", message, "is this the text of one hand?", None)
    values["concealed"] = tiles
    values["winning"] = winning
    values["terms"] = said
    values["bag"] = bag
    values["red_fives"] = red_fives
    if written is not None:
        values["written"] = written
    return build(values)


def _flower_win(said: list[Tile], winning: Tile | None, refuse: Refuse) -> Tile | None:
    """The winning tile, of which a line can say several; only one can be right."""
    for nth, flower in enumerate(said):
        if winning is not None:
            message, hint = "a hand has one winning tile", "only one + can be right"
            refuse("two-winning-tiles", message, hint, ("winning", nth))
        winning = flower
    return winning


def _add_flowers(values: dict[str, Any], among: tuple[Tile, ...], refuse: Refuse) -> None:
    """Put the flowers among the tiles with those that were named."""
    if "flower_count" in values:
        message = "flowers are among the tiles, and their number is given"
        hint = "name all of them in flowers:"
        refuse("flowers-twice", message, hint, ("flower_count", 0))
    values["flowers"] = tuple(sorted((*values.get("flowers", ()), *among)))


def index_of(at: int | tuple[str, int], entries: Sequence[Entry]) -> int:
    """Which entry that is."""
    if isinstance(at, int):
        return at
    field, nth = at
    return [index for index, entry in enumerate(entries) if entry.field == field][nth]


def _liable(said: list[Pao | None], refuse: Refuse) -> tuple[Pao, ...]:
    """The `pao:` terms, one a pattern, in an order of their own; None is `pao:none`."""
    liable: dict[str | None, Pao] = {}
    for nth, pao in enumerate(said):
        if len(said) > 1 and (pao is None or pao.pattern in liable):
            message = "pao:none is said beside another pao" if pao is None else "pao is said twice"
            hint = "once for each pattern, or pao:none alone"
            refuse("term-twice", message, hint, ("pao", nth))
        if pao is not None:
            liable[pao.pattern] = pao
    return tuple(sorted(liable.values(), key=lambda pao: pao.pattern or ""))


def _sorted_once(said: list[str], refuse: Refuse) -> tuple[str, ...]:
    """The events in order of their names."""
    for nth, event in enumerate(said):
        if event in said[:nth]:
            at = ("events", nth)
            refuse("term-twice", f"{quoted(event)} is said twice", "leave one of them out", at)
    return tuple(sorted(said))


def _seat_all(values: dict[str, Any], players: int, refuse: Refuse) -> None:
    """Make the seats that are seen from the winner seats of the table; nobody sits at no seat."""
    count = 3 if values.get("players", players) == 3 else 4
    winner = values.get("seat", 0)

    def absolute(seat: Seat, field: str, nth: int = 0) -> Seat:
        if seat == (ACROSS if seat < 0 else _NORTH) and count == 3:
            where = "across" if seat < 0 else "at N"
            message = f"with three players nobody sits {where}"
            refuse("no-such-seat", message, "the seats are E S W", (field, nth))
        return seat if seat >= 0 else (winner + STEPS[seat]) % count

    for field in values.keys() & {"seat", "dealer", "discarder"}:
        values[field] = absolute(values[field], field)
    for field in values.keys() & {"three_claims", "out", "riichi_by"}:
        values[field] = tuple(absolute(seat, field) for seat in values[field])
    for seat, _ in values.get("funds", ()):
        absolute(seat, "funds")
    origin = values.get("kong_from", "self")
    if origin != "self":
        seat = origin if isinstance(origin, int) else SEATS.index(origin)
        values["kong_from"] = SEATS[absolute(seat, "kong_from")]
    if "melds" in values:
        values["melds"] = [
            meld
            if meld.feeder is None
            else Meld(meld.kind, meld.tiles, absolute(meld.feeder, "melds", nth))
            for nth, meld in enumerate(values["melds"])
        ]
    if "pao" in values:
        values["pao"] = [
            pao and Pao(absolute(pao.seat, "pao", nth), pao.pattern)
            for nth, pao in enumerate(values["pao"])
        ]
