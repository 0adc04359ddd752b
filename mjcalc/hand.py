"""A finished hand: its tiles, its melds, the winning tile and what was said about the win."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final, NamedTuple, TypeVar

from mjcalc import terms as t
from mjcalc.tiles import BIT, NORTH, PLAYING, RED, Bag, Seat, Tile, over_four

T = TypeVar("T")


class MeldKind(IntEnum):
    """What a meld is; the value orders nothing."""

    CHI = 0
    PON = 1
    KAN = 2
    """A kong claimed from a discard (daiminkan)."""
    KAKAN = 3
    """A called triplet later made a kong (shouminkan); it stands where its triplet was called."""
    ANKAN = 4

    __hash__ = int.__hash__  # an enum's own is ten times as dear, and hands are looked up by melds


KONGS: Final = frozenset((MeldKind.KAN, MeldKind.KAKAN, MeldKind.ANKAN))


class Meld(NamedTuple):
    """A meld as it lies on the table: `tiles` sorted, `feeder` the seat of the claimed tile."""

    kind: MeldKind
    tiles: tuple[Tile, ...]
    feeder: Seat | None = None


class Pao(NamedTuple):
    """One `pao:` term: the liable `seat` for `pattern`, or for whatever the ruleset names."""

    seat: Seat
    pattern: str | None = None


@dataclass(frozen=True)
class Hand:
    """One finished hand.

    `concealed` is sorted and without the winning tile. `terms` has the bit (`mjcalc.terms`) of
    everything that was said; a term with a value has it in the field of its name. Fields that
    differ from their default set their bit by themselves.

    Without slots on purpose: most lines say few terms, and `build` stores only those; the rest
    are the class's defaults.
    """

    concealed: tuple[Tile, ...]
    winning: Tile | None
    melds: tuple[Meld, ...] = ()
    terms: int = 0
    seat: Seat = 0
    round: Seat = 0
    dealer: Seat = 0
    discarder: Seat | None = None
    """Who discarded (or whose kong was robbed): `ron@SEAT`."""
    kong_from: str | None = None
    """`rinshan@`: a seat's letter, or `self`."""
    robbed_ankan: bool = False
    dora: tuple[Tile, ...] = ()
    ind: tuple[Tile, ...] = ()
    ura: tuple[Tile, ...] = ()
    uraind: tuple[Tile, ...] = ()
    kita: int = 0
    flowers: tuple[Tile, ...] = ()
    flower_count: int = 0
    """The bare number of `flowers:3`; `flowers` is empty then."""
    players: int = 0
    """0: as the ruleset has it."""
    honba: int = 0
    sticks: int = 0
    pao: tuple[Pao, ...] = ()
    """Empty with the PAO bit set: `pao:none`."""
    ready: str | None = None
    streak: int = 0
    huang: int | None = None
    """None with the HUANG bit set: a 荒番 hand, its debt not told."""
    dice: int = 0
    three_claims: tuple[Seat, ...] = ()
    funds: tuple[tuple[Seat, int], ...] = ()
    out: tuple[Seat, ...] = ()
    horses: int = 0
    riichi_by: tuple[Seat, ...] = ()
    rules: str | None = None
    id: str | None = None
    events: tuple[str, ...] = ()
    """Words that are no terms: events that a ruleset or house rules add."""
    bag: Bag = field(init=False, compare=False, repr=False)
    """The concealed tiles with the winning tile."""
    red_fives: tuple[Tile, ...] = field(init=False, compare=False, repr=False)
    """Those of the hand, melds included, sorted."""
    shown: Bag = field(init=False, compare=False, repr=False)
    """The tiles of the line that are in nobody's hand: indicators, and norths set aside."""
    red_shown: tuple[Tile, ...] = field(default=(), init=False, compare=False, repr=False)
    """The red fives among them."""
    overfull: bool = field(init=False, compare=False, repr=False)
    """Whether the line has some tile more than four times."""
    written: str | None = field(default=None, init=False, compare=False, repr=False)
    """The canonical line, where that is what the hand was read from."""

    def __post_init__(self) -> None:
        said = self.terms
        for name, bit, default in _DEFAULTS:
            if getattr(self, name) != default:
                said |= bit
        self.__dict__.update(terms=said, **_counted(self.__dict__))
        _count_others(self.__dict__)

    @property
    def all_tiles(self) -> tuple[Tile, ...]:
        """Every playing tile of the hand, melds and winning tile included."""
        won = () if self.winning is None else (self.winning,)
        return (*self.concealed, *won, *(tile for meld in self.melds for tile in meld.tiles))


_DEFAULTS: Final = (
    ("seat", t.SEAT, 0),
    ("round", t.ROUND, 0),
    ("dealer", t.DEALER, 0),
    ("discarder", t.RON, None),
    ("kong_from", t.RINSHAN, None),
    ("robbed_ankan", t.CHANKAN, False),
    ("dora", t.DORA, ()),
    ("ind", t.IND, ()),
    ("ura", t.URA, ()),
    ("uraind", t.URAIND, ()),
    ("kita", t.KITA, 0),
    ("flowers", t.FLOWERS, ()),
    ("flower_count", t.FLOWERS, 0),
    ("players", t.PLAYERS, 0),
    ("honba", t.HONBA, 0),
    ("sticks", t.STICKS, 0),
    ("pao", t.PAO, ()),
    ("ready", t.READY, None),
    ("streak", t.STREAK, 0),
    ("huang", t.HUANG, None),
    ("dice", t.DICE, 0),
    ("three_claims", t.THREE_CLAIMS, ()),
    ("funds", t.FUNDS, ()),
    ("out", t.OUT, ()),
    ("horses", t.HORSES, 0),
    ("riichi_by", t.RIICHI_BY, ()),
    ("rules", t.RULES, None),
    ("id", t.ID, None),
)


def build(values: dict[str, Any]) -> Hand:
    """A hand from its fields, for readers: `terms` complete, absent fields at their defaults.

    `bag` and `red_fives` are those of the tiles that are in no meld. Much cheaper than `Hand(...)`,
    which sets every field and counts all by itself.
    """
    for meld in values.get("melds", ()):
        if max(meld.tiles) > RED:
            values["red_fives"] += tuple([tile for tile in meld.tiles if tile > RED])
    if len(values["red_fives"]) > 1:
        values["red_fives"] = tuple(sorted(values["red_fives"]))
    _count_others(values)
    return made(Hand, values)


def made(cls: type[T], values: dict[str, Any]) -> T:
    """A frozen dataclass without slots from its fields, for the hot path. It keeps `values`.

    Several times cheaper than the class's own constructor; absent fields are at their defaults.
    """
    record = object.__new__(cls)
    object.__setattr__(record, "__dict__", values)
    return record


def _counted(values: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a hand that are counted from its tiles."""
    tiles = values["concealed"]
    if values["winning"] is not None:
        tiles = (*tiles, values["winning"])
    bag = sum(map(BIT.__getitem__, tiles)) & PLAYING  # a flower can be the winning tile
    for meld in values["melds"]:
        tiles += meld.tiles
    red_fives = tuple(sorted([tile for tile in tiles if tile > RED]))
    return {"bag": bag, "red_fives": red_fives}


def _count_others(values: dict[str, Any]) -> None:
    """Set the fields for the tiles that are in nobody's hand, and those for all tiles together."""
    norths = values.get("kita", 0)
    shown: Bag = norths * BIT[NORTH]
    for name in ("ind", "uraind"):
        for tile in values.get(name, ()):
            shown += BIT[tile]
            if tile > RED:
                values["red_shown"] = (*values.get("red_shown", ()), tile)
    values["shown"] = shown
    every = values["bag"] + shown
    for meld in values.get("melds", ()):
        for tile in meld.tiles:
            every += BIT[tile]
    values["overfull"] = norths > 4 or over_four(every)
