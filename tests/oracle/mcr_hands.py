"""Random finished hands of Chinese Official: every shape, melds and kongs, and whatever can be
said about such a win.

    python -m tests.oracle.mcr_hands --hands 20 --seed 1
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from mjcalc import terms as t
from mjcalc.hand import KONGS, Hand, Meld, MeldKind
from mjcalc.notation import write
from mjcalc.reading.knitted import KNITTED_STRAIGHTS
from mjcalc.tiles import EAST, FIRST_FLOWER, KINDS, YAOCHUU, Kind, kinds_in

Group = tuple[Kind, ...]

SHAPES: Final = {
    "standard": 44, "flush": 16, "narrow": 14, "triplets": 8, "pairs": 6, "knitted": 6,
    "honours": 2, "rare": 4,
}  # fmt: skip
"""The kinds of hands that are made, and how often of a hundred."""

GREEN: Final = (19, 20, 21, 23, 25, 32)
MELDS: Final = (MeldKind.PON, MeldKind.KAN, MeldKind.KAKAN, MeldKind.ANKAN)


class Laid(NamedTuple):
    """A hand as it lies before its tiles are told apart: concealed sets and melds."""

    concealed: tuple[Group, ...]
    melds: tuple[tuple[MeldKind, Group], ...] = ()


def random_hand(chance: Random) -> Hand:
    """One finished hand that can be."""
    while True:
        laid = _laid(chance)
        held = Counter(kind for group in laid.concealed for kind in group)
        held.update(kind for _, group in laid.melds for kind in group)
        if max(held.values()) <= 4:
            return _hand(chance, laid, held)


def random_hands(seed: int) -> Iterator[Hand]:
    """Hands without end, the same for the same seed."""
    chance = Random(seed)
    while True:
        yield random_hand(chance)


def _laid(chance: Random) -> Laid:
    shape = chance.choices(list(SHAPES), list(SHAPES.values()))[0]
    pool = _pool(chance, shape)
    match shape:
        case "rare":
            return _rare(chance)
        case "pairs":
            if chance.random() < 0.3:
                start = 9 * chance.randrange(3) + chance.randrange(3)
                return Laid(tuple((start + place,) * 2 for place in range(7)))
            return Laid(tuple((chance.choice(pool),) * 2 for _ in range(7)))
        case "honours":
            straight = chance.choice(KNITTED_STRAIGHTS)
            honours = list(range(EAST, KINDS))
            number = chance.choice((5, 6, 7, 7))
            numbers = chance.sample(list(kinds_in(straight)), 14 - number)
            return Laid(tuple((kind,) for kind in (*numbers, *chance.sample(honours, number))))
        case "knitted":
            body = tuple(kinds_in(chance.choice(KNITTED_STRAIGHTS)))
            return _melded(chance, (body,), (_set(chance, pool, 0.5),), pool)
        case _:
            runs = 0.08 if shape == "triplets" else 0.68
            sets = tuple(_set(chance, pool, runs) for _ in range(4))
            return _melded(chance, (), sets, pool)


def _rare(chance: Random) -> Laid:
    """One of the hands that hardly ever come by themselves."""
    low, other, third = (9 * suit for suit in chance.sample(range(3), 3))
    orphans = tuple(kinds_in(YAOCHUU))
    winds, dragons = range(EAST, EAST + 4), range(EAST + 4, KINDS)

    def triplets(*kinds: Kind) -> tuple[Group, ...]:
        return tuple((kind,) * 3 for kind in kinds)

    def runs(*kinds: Kind) -> tuple[Group, ...]:
        return tuple((kind, kind + 1, kind + 2) for kind in kinds)

    another, fourth = (_set(chance, range(KINDS), 0.5) for _ in range(2))
    start = chance.randrange(6)
    match chance.randrange(9):
        case 0:
            return Laid((*((kind,) for kind in orphans), (chance.choice(orphans),)))
        case 1:
            gates = (0, 0, 0, *range(1, 8), 8, 8, 8, chance.randrange(9))
            return Laid(tuple((low + rank,) for rank in gates))
        case 2:
            return _melded(chance, (), triplets(*winds), range(KINDS))
        case 3:
            three = chance.sample(winds, 3)
            return _melded(chance, (), (*triplets(*three), another), winds)
        case 4:
            return _melded(chance, (), (*triplets(*dragons), another), range(KINDS))
        case 5:
            two = chance.sample(dragons, 2)
            return _melded(chance, (), (*triplets(*two), another, fourth), dragons)
        case 6:
            return _melded(chance, (), runs(low, low, low + 6, low + 6), (low + 4,))
        case 7:
            return _melded(chance, (), runs(low, low + 6, other, other + 6), (third + 4,))
        case _:
            shifted = triplets(*range(low + start, low + start + 4))
            return _melded(chance, (), shifted, range(KINDS))


def _pool(chance: Random, shape: str) -> Sequence[Kind]:
    """The kinds that a hand is drawn from: everything, or what makes rare fan likely."""
    if shape != "standard" and chance.random() < 0.04:
        return GREEN
    if shape == "flush":
        suit = 9 * chance.randrange(3)
        suits = range(suit, suit + 9)
        return (*suits, *range(EAST, KINDS)) if chance.random() < 0.4 else suits
    if shape == "narrow":
        width = chance.choice((2, 3, 4, 5))
        low = chance.randrange(10 - width)
        return [9 * suit + rank for suit in range(3) for rank in range(low, low + width)]
    if shape in ("triplets", "pairs") and chance.random() < 0.5:
        numbers = chance.choice(((0, 8), (1, 3, 5, 7), (2, 3, 4, 5), ()))
        ours = [9 * suit + rank for suit in range(3) for rank in numbers]
        honours = range(EAST, KINDS) if not ours or chance.random() < 0.5 else ()
        return [*ours, *honours]
    return range(KINDS)


def _set(chance: Random, pool: Sequence[Kind], runs: float) -> Group:
    if chance.random() < runs:
        starts = [kind for kind in pool if kind < EAST and kind % 9 < 7]
        starts = [kind for kind in starts if kind + 1 in pool and kind + 2 in pool]
        if starts:
            low = chance.choice(starts)
            return (low, low + 1, low + 2)
    return (chance.choice(pool),) * 3


def _melded(
    chance: Random, hidden: tuple[Group, ...], sets: tuple[Group, ...], pool: Sequence[Kind]
) -> Laid:
    """Some of the sets as melds, and a pair."""
    often = chance.choice((0, 0, 0.3, 0.6, 0.9, 1))
    kongs = chance.choice((0.1, 0.3, 0.9))
    concealed, melds = [*hidden], []
    for group in sets:
        if chance.random() >= often:
            concealed.append(group)
        elif group[0] != group[1]:
            melds.append((MeldKind.CHI, group))
        elif chance.random() < kongs:
            melds.append((chance.choice(MELDS[1:]), group + group[:1]))
        else:
            melds.append((MeldKind.PON, group))
    pair = chance.choice(pool)
    return Laid((*concealed, (pair, pair)), tuple(melds))


def _hand(chance: Random, laid: Laid, held: Counter[Kind]) -> Hand:
    tiles = [kind for group in laid.concealed for kind in group]
    winning = chance.choice(tiles)
    tiles.remove(winning)
    seat = chance.randrange(4)
    tsumo = chance.random() < 0.5
    every_flower = range(FIRST_FLOWER, FIRST_FLOWER + 8)
    flowers = chance.sample(every_flower, chance.choice((0, 0, 0, 1, 2, 8)))
    others = [other for other in range(4) if other != seat]
    values: dict[str, Any] = {
        "concealed": tuple(sorted(tiles)),
        "winning": winning,
        "melds": tuple(Meld(kind, group) for kind, group in laid.melds),
        "seat": seat,
        "round": chance.randrange(4),
        "flowers": tuple(sorted(flowers)),
        "discarder": None if tsumo else chance.choice(others),
    }
    said = t.MARKED | (t.TSUMO if tsumo else t.RON) | _said(chance, laid, tsumo, held[winning])
    if winning not in tiles and chance.random() < 0.2:
        said |= t.FOURTH
    if tsumo and flowers and not said & t.RINSHAN and chance.random() < 0.3:
        said |= t.FLOWER_DRAW
    return Hand(terms=said, **values)


def _said(chance: Random, laid: Laid, tsumo: bool, copies: int) -> int:
    """What else is said about the win."""
    last = chance.random() < 0.08
    if tsumo:
        kong = any(kind in KONGS for kind, _ in laid.melds)
        return t.HAITEI * last | t.RINSHAN * (kong and chance.random() < 0.3)
    if copies == 1 and chance.random() < 0.2:
        return t.CHANKAN
    return t.HOUTEI * last


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.oracle.mcr_hands")
    reader.add_argument("--hands", type=int, default=100)
    reader.add_argument("--seed", type=int, default=1)
    args = reader.parse_args()
    hands = random_hands(args.seed)
    for _ in range(args.hands):
        print(write(next(hands)))  # noqa: T201


if __name__ == "__main__":
    main()
