"""Random legal riichi hands, from families in which every yaku and every yakuman turns up.

    python -m tests.oracle.hands --hands 5000 --seed 1

writes that many lines. Nearly all are finished hands; some of those have no yaku, and a few are
one tile off. Melds, terms and indicators are such as can be at a table.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from mjcalc import terms as t
from mjcalc.errors import NoWinError
from mjcalc.hand import KONGS, Hand, Meld, MeldKind
from mjcalc.notation import write
from mjcalc.pipeline import score_hand
from mjcalc.rulesets.registry import load_ruleset
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import DORA_OF, EAST, KINDS, NORTH, RED, Kind, Seat, Tile, kind_of

HONOURS: Final = tuple(range(EAST, KINDS))
WINDS, DRAGONS = HONOURS[:4], HONOURS[4:]
TERMINALS: Final = (0, 8, 9, 17, 18, 26)
SIMPLES: Final = tuple(kind for kind in range(EAST) if kind not in TERMINALS)
GREEN_TILES: Final = (19, 20, 21, 23, 25, 32)
GATES: Final = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
SANMA_LACKS: Final = frozenset(range(1, 8))


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Tiles as a hand has them: by kind, a red five before the plain ones."""
    return tuple(sorted(tiles, key=lambda tile: (kind_of(tile), -tile)))


Group = tuple[Kind, ...]
Groups = list[Group]
"""Four sets and a pair, or seven pairs, or the one group of a shape without sets."""


def run(low: Kind) -> Group:
    return low, low + 1, low + 2


def same(kind: Kind, number: int = 3) -> Group:
    return (kind,) * number


# The families: each makes the groups of a hand, which may yet have a tile five times.


def _sets(chance: Random, kinds: Sequence[Kind], runs: float, number: int) -> Groups:
    """So many sets of these kinds, about that share of them runs."""
    allowed = set(kinds)
    lows = [k for k in kinds if k < EAST and k % 9 < 7 and {k + 1, k + 2} <= allowed]
    return [
        run(chance.choice(lows))
        if lows and chance.random() < runs
        else same(chance.choice(kinds))
        for _ in range(number)
    ]  # fmt: skip


def _filled(
    chance: Random, start: Groups, kinds: Sequence[Kind], runs: float, pair: Kind | None = None
) -> Groups:
    """`start` made up to four sets and a pair."""
    more = _sets(chance, kinds, runs, 4 - len(start))
    return [*start, *more, same(chance.choice(kinds) if pair is None else pair, 2)]


def _triplets(chance: Random, kinds: Sequence[Kind]) -> Groups:
    """Four triplets and a pair, each of another kind."""
    *triplets, pair = chance.sample(kinds, 5)
    return [*map(same, triplets), same(pair, 2)]


def _suit(chance: Random) -> list[Kind]:
    first = 9 * chance.randrange(3)
    return list(range(first, first + 9))


ANY: Final = tuple(range(KINDS))


def uniform(chance: Random) -> Groups:
    return _filled(chance, [], ANY, 0.6)


def runs_only(chance: Random) -> Groups:
    return _filled(chance, [], ANY, 1, chance.choice(ANY))


def triplets_only(chance: Random) -> Groups:
    return _triplets(chance, ANY)


def simples(chance: Random) -> Groups:
    return _filled(chance, [], SIMPLES, 0.7)


def flush(chance: Random) -> Groups:
    return _filled(chance, [], _suit(chance), chance.choice((0.3, 0.8)))


def half_flush(chance: Random) -> Groups:
    return _filled(chance, [], [*_suit(chance), *HONOURS], chance.choice((0.2, 0.7)))


def crowded(chance: Random) -> Groups:
    """Few neighbouring ranks of one suit: many ways to read them."""
    suit = _suit(chance)
    low = chance.randrange(6)
    return _filled(chance, [], suit[low : low + chance.choice((4, 5, 6))], 0.6)


def same_ranks(chance: Random) -> Groups:
    """Three neighbouring ranks of the three suits."""
    low = chance.randrange(7)
    kinds = [9 * suit + low + step for suit in range(3) for step in range(3)]
    return _filled(chance, [], kinds, chance.choice((0.2, 0.8)))


def honours_only(chance: Random) -> Groups:
    return _triplets(chance, HONOURS)


def terminals_only(chance: Random) -> Groups:
    return _triplets(chance, TERMINALS)


def terminals_and_honours(chance: Random) -> Groups:
    return _triplets(chance, (*TERMINALS, *HONOURS))


def outside(chance: Random) -> Groups:
    """Every set and the pair has a terminal or, in one half of them, an honour."""
    with_honours = chance.random() < 0.5
    ends = (*TERMINALS, *HONOURS) if with_honours else TERMINALS
    edges = [run(9 * suit + low) for suit in range(3) for low in (0, 6)]
    sets = [
        chance.choice(edges) if chance.random() < 0.6 else same(chance.choice(ends))
        for _ in range(4)
    ]
    return [*sets, same(chance.choice(ends), 2)]


def dragons(chance: Random) -> Groups:
    kinds = chance.sample(DRAGONS, 3)
    triplets = chance.choice((2, 3))
    pair = kinds[2] if triplets == 2 and chance.random() < 0.7 else None
    kinds_too = chance.choice((ANY, HONOURS, _suit(chance)))
    return _filled(chance, [same(kind) for kind in kinds[:triplets]], kinds_too, 0.5, pair)


def winds(chance: Random) -> Groups:
    kinds = chance.sample(WINDS, 4)
    triplets = chance.choice((3, 4))
    pair = kinds[3] if triplets == 3 and chance.random() < 0.8 else None
    kinds_too = chance.choice((ANY, HONOURS, TERMINALS))
    return _filled(chance, [same(kind) for kind in kinds[:triplets]], kinds_too, 0.5, pair)


def green(chance: Random) -> Groups:
    return _filled(chance, [], GREEN_TILES, 0.4)


def straight(chance: Random) -> Groups:
    suit = _suit(chance)
    kinds = chance.choice((ANY, suit))
    return _filled(chance, [run(suit[low]) for low in (0, 3, 6)], kinds, 0.7)


def three_suits(chance: Random) -> Groups:
    """The same run, or the same triplet, in the three suits."""
    if chance.random() < 0.5:
        rank = chance.randrange(7)
        start = [run(9 * suit + rank) for suit in range(3)]
    else:
        rank = chance.randrange(9)
        start = [same(9 * suit + rank) for suit in range(3)]
    return _filled(chance, start, ANY, 0.6)


def twins(chance: Random) -> Groups:
    """The same run two, three or four times, or two runs twice."""
    lows = [kind for kind in range(EAST) if kind % 9 < 7]
    first, second = chance.choice(lows), chance.choice(lows)
    start = chance.choice(
        ([first] * 2, [first] * 3, [first] * 4, [first, first, second, second])
    )  # fmt: skip
    return _filled(chance, [run(low) for low in start], ANY, 0.8)


def seven_pairs(chance: Random) -> Groups:
    suit = _suit(chance)
    kinds = chance.choice((
        ANY, ANY, SIMPLES, suit, suit[1:8], suit[:7], [*suit, *HONOURS], HONOURS,
        (*TERMINALS, *HONOURS),
    ))  # fmt: skip
    return [same(kind, 2) for kind in chance.sample(kinds, 7)]


def thirteen_orphans(chance: Random) -> Groups:
    orphans = (*TERMINALS, *HONOURS)
    return [tuple(sorted((*orphans, chance.choice(orphans))))]


def nine_gates(chance: Random) -> Groups:
    first = 9 * chance.randrange(3)
    return [tuple(sorted(first + rank for rank in (*GATES, chance.randrange(9))))]


Families: TypeAlias = Mapping[Callable[[Random], Groups], int]
FAMILIES: Final[Families] = {
    uniform: 30,
    runs_only: 14,
    triplets_only: 8,
    simples: 8,
    flush: 4,
    half_flush: 6,
    crowded: 7,
    same_ranks: 4,
    honours_only: 1,
    terminals_only: 1,
    terminals_and_honours: 2,
    outside: 4,
    dragons: 4,
    winds: 3,
    green: 1,
    straight: 4,
    three_suits: 4,
    twins: 5,
    seven_pairs: 7,
    thirteen_orphans: 2,
    nine_gates: 2,
}
"""The families, and how often each is used."""

_OPEN_SETS: Final = (MeldKind.PON, MeldKind.PON, MeldKind.KAN, MeldKind.KAKAN)
_ONE_OFF: Final = 0.02
"""The share of hands that get another winning tile, which seldom finishes them."""


class _Laid(NamedTuple):
    """A hand's groups, some of them as melds."""

    concealed: list[Kind]
    melds: list[tuple[MeldKind, Group]]


def _lay(chance: Random, groups: Groups, players: int) -> _Laid:
    """Make melds of some sets: none, concealed kongs, any, or mostly kongs."""
    manner = chance.choices(("closed", "ankan", "open", "kongs"), (42, 10, 36, 12))[0]
    melds: list[tuple[MeldKind, Group]] = []
    concealed: list[Kind] = []
    calls = chance.random()
    for group in groups:
        triplet = len(group) == 3 and group[0] == group[1]
        kind: MeldKind | None = None
        if len(groups) != 5 or len(group) == 2 or manner == "closed":
            pass
        elif manner == "open":
            if chance.random() < calls:
                kind = chance.choice((*_OPEN_SETS, MeldKind.ANKAN)) if triplet else MeldKind.CHI
        elif triplet and chance.random() < (0.6 if manner == "ankan" else 0.85):
            kind = MeldKind.ANKAN
            if manner == "kongs":
                kind = chance.choice((*_OPEN_SETS[1:], MeldKind.ANKAN, MeldKind.ANKAN))
        if kind is None or (kind is MeldKind.CHI and players == 3):
            concealed += group
        else:
            melds.append((kind, same(group[0], 4) if kind in KONGS else group))
    chance.shuffle(melds)
    return _Laid(concealed, melds)


class _Wall:
    """The tiles that nobody has yet, red fives among them."""

    def __init__(self, chance: Random, rules: Ruleset) -> None:
        self._left: dict[Kind, list[Tile]] = {}
        for kind in range(KINDS):
            if rules.players == 3 and kind in SANMA_LACKS:
                continue
            copies = [kind] * 4
            if kind < EAST and kind % 9 == 4:
                reds = rules.red_fives.get(kind + RED, 0)
                copies[:reds] = [kind + RED] * reds
                chance.shuffle(copies)
            self._left[kind] = copies

    def left(self, kind: Kind) -> int:
        return len(self._left.get(kind, ()))

    def take(self, kind: Kind) -> Tile:
        return self._left[kind].pop()

    def any_kind(self, chance: Random) -> Kind:
        return chance.choice([kind for kind, copies in self._left.items() for _ in copies])


def random_hand(chance: Random, rules: Ruleset, families: Families = FAMILIES) -> Hand:
    """A hand such as these rules have, with terms that can be said of it."""
    while True:
        family = chance.choices(list(families), list(families.values()))[0]
        laid = _lay(chance, family(chance), rules.players)
        winning = chance.choice(laid.concealed)
        laid.concealed.remove(winning)
        if chance.random() < _ONE_OFF:
            winning = chance.randrange(KINDS)
        held = Counter((*laid.concealed, winning, *(k for _, meld in laid.melds for k in meld)))
        if max(held.values()) <= 4 and not (rules.players == 3 and held.keys() & SANMA_LACKS):
            return _with_terms(chance, laid, winning, held, rules)


def _with_terms(
    chance: Random, laid: _Laid, winning: Kind, held: Counter[Kind], rules: Ruleset
) -> Hand:
    wall = _Wall(chance, rules)
    seated = chance.random() < 0.5
    """Whether it is told who discarded what."""
    seat = chance.randrange(rules.players)
    values: dict[str, Any] = {
        "winning": wall.take(winning),
        "concealed": in_order(wall.take(kind) for kind in laid.concealed),
        "melds": tuple(_meld(chance, each, wall, seat, seated, rules) for each in laid.melds),
        "seat": seat,
        "round": chance.choices(range(rules.players), (5, 3, 1, 1)[: rules.players])[0],
        "honba": chance.choice((0, 0, 0, 0, 1, 1, 2, 3, 11)),
        "sticks": chance.choice((0, 0, 0, 1, 2, 4)),
    }
    said = t.MARKED | (t.SEAT | t.ROUND if chance.random() < 0.5 else 0)
    tsumo = chance.random() < 0.5
    if tsumo:
        said |= t.TSUMO
    elif seated:
        values["discarder"] = _another(chance, seat, rules)
    elif chance.random() < 0.5:
        said |= t.RON
    values["terms"] = said | _said(chance, laid, seat, tsumo, held[winning] == 1, rules)
    if values["terms"] & t.ANY_RIICHI:
        values["sticks"] += values["sticks"] == 0
    _set_dora(chance, values, laid, winning, held, wall, rules)
    if _event in rules.events and seat == 0 and chance.random() < 0.02:
        values["events"] = (_event,)
    return Hand(**values)


_event: Final = "paarenchan"


def _another(chance: Random, seat: Seat, rules: Ruleset) -> Seat:
    return chance.choice([other for other in range(rules.players) if other != seat])


def _meld(
    chance: Random,
    laid: tuple[MeldKind, Group],
    wall: _Wall,
    seat: Seat,
    seated: bool,
    rules: Ruleset,
) -> Meld:
    kind, group = laid
    feeder = None
    if seated and kind is not MeldKind.ANKAN:
        before = (seat - 1) % rules.players
        feeder = before if kind is MeldKind.CHI else _another(chance, seat, rules)
    return Meld(kind, in_order(wall.take(tile) for tile in group), feeder)


def _said(
    chance: Random, laid: _Laid, seat: Seat, tsumo: bool, only_copy: bool, rules: Ruleset
) -> int:
    """The bits of what was said about the win, beside who and how."""
    kinds = [kind for kind, _ in laid.melds]
    closed = all(kind is MeldKind.ANKAN for kind in kinds)
    if not kinds and chance.random() < 0.04:
        if not tsumo:
            return rules.uses & t.RENHOU if seat else 0
        return t.CHIIHOU if seat else t.TENHOU
    last = rinshan = chankan = False
    if any(kind in KONGS for kind in kinds) and tsumo:
        rinshan = chance.random() < 0.3
    if not tsumo and only_copy:
        chankan = chance.random() < 0.15
    if not rinshan and not chankan:
        last = chance.random() < 0.06
    said = t.RINSHAN * rinshan | t.CHANKAN * chankan | (t.HAITEI if tsumo else t.HOUTEI) * last
    if closed and chance.random() < 0.5:
        double = chance.random() < 0.2
        said |= t.DOUBLE_RIICHI if double else t.RIICHI
        # A kong ends the round after riichi, and double riichi comes before any kong. Nor is
        # the last tile so soon after a double riichi.
        if not rinshan and not (double and (kinds or last)) and chance.random() < 0.3:
            said |= t.IPPATSU
        if rules.uses & t.OPEN_RIICHI and chance.random() < 0.3:
            said = said & ~t.RIICHI | t.OPEN_RIICHI
    return said


def _set_dora(
    chance: Random,
    values: dict[str, Any],
    laid: _Laid,
    winning: Kind,
    held: Counter[Kind],
    wall: _Wall,
    rules: Ruleset,
) -> None:
    """Name indicators or dora, as many as there are kongs and one more; norths set aside."""
    said = values["terms"]
    if rules.uses & t.KITA:
        norths = min(chance.choice((0, 0, 1, 1, 2, 3, 4)), wall.left(NORTH))
        if norths and not said & t.CHANKAN and not said & (t.TENHOU | t.CHIIHOU | t.RENHOU):
            values["kita"] = norths
            for _ in range(norths):
                wall.take(NORTH)
    kongs = sum(kind in KONGS for kind, _ in laid.melds)
    number = 1 + kongs
    if kongs < 4 and not said & (t.TENHOU | t.CHIIHOU | t.RENHOU):
        number += chance.choice((0, 0, 0, 0, 1))  # somebody else's kong
    rich = chance.random() < 0.15
    points_at = DORA_OF[rules.players]

    def indicator() -> Tile:
        while True:
            kind = wall.any_kind(chance)
            wanted = rich or chance.random() < 0.2
            if wanted and points_at[kind] not in held and chance.random() < 0.95:
                continue
            if kind != winning or not said & t.CHANKAN:
                return wall.take(kind)

    names = [("ind", "dora")] + [("uraind", "ura")] * bool(
        said & t.ANY_RIICHI and rules.uses & t.URA
    )
    if chance.random() < 0.25:
        return
    direct = chance.random() < 0.1
    for shown, itself in names:
        tiles = [indicator() for _ in range(number)]
        if direct:
            values[itself] = in_order(points_at[tile] for tile in tiles)
        else:
            values[shown] = in_order(tiles)


def random_hands(seed: int, rules: Ruleset, families: Families = FAMILIES) -> Iterator[Hand]:
    """Hands without end, the same for the same seed and rules."""
    chance = Random(seed)
    while True:
        yield random_hand(chance, rules, families)


def _wins(hand: Hand, rules: Ruleset) -> bool:
    try:
        score_hand(hand, rules)
    except NoWinError:
        return False
    return True


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.oracle.hands")
    reader.add_argument("--hands", type=int, default=100)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rules", default="riichi")
    reader.add_argument("--wins", action="store_true", help="only hands that have a score")
    reader.add_argument("--plain", action="store_true", help="sets and a pair, none preferred")
    args = reader.parse_args()
    rules = load_ruleset(args.rules)
    hands = random_hands(args.seed, rules, {uniform: 1} if args.plain else FAMILIES)
    if args.wins:
        hands = (hand for hand in hands if _wins(hand, rules))
    for hand in islice(hands, args.hands):
        print(write(hand))  # noqa: T201


if __name__ == "__main__":
    main()
