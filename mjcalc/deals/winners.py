"""The winners of one deal: one discard, one tile, and all their tiles out of one box.

Where play goes on after a win, a deal has several wins, each on a discard of its own.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

from mjcalc import terms as t
from mjcalc.deals.faults import DealFaults
from mjcalc.hand import Hand
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import EIGHT_FLOWERS, NORTH, RED, SEATS, TILE_NAMES, Seat, Tile

_OF_THE_DISCARD = t.CHANKAN | t.KONG_DISCARD | t.HOUTEI

Hands: TypeAlias = Mapping[int, Hand]
"""Hands by the index of their line."""


def wins_of(hands: Hands, *, plays_on: bool) -> list[Hands]:
    """The winners' hands, those of one discard together, the first win first.

    Where play goes on, `out:` tells them apart: it names all who had won before.
    """
    wins: dict[tuple[Seat, ...], dict[int, Hand]] = {}
    for index, hand in hands.items():
        wins.setdefault(hand.out if plays_on else (), {})[index] = hand
    return [wins[out] for out in sorted(wins, key=len)]


def share_the_discard(hands: Hands, rules: Ruleset, faults: DealFaults) -> dict[int, Hand]:
    """The winners' hands, all with the discarder that one of them names; by their lines."""
    named = {i: hand.discarder for i, hand in hands.items() if hand.discarder is not None}
    first = next(iter(named), None)
    for index, seat in named.items():
        if first is not None and seat != named[first]:
            message = f"{faults.line(first)} says that {SEATS[named[first] or 0]} discarded"
            faults.add(index, "lines-differ", message, _hint(rules), "ron")
    if first is None:
        for index, hand in hands.items():
            if not hand.terms & t.TSUMO:
                message = "who discarded is not said, and pays"
                faults.add(index, "discarder-needed", message, "write ron@SEAT, or tsumo", "ron")
        return dict(hands)
    return {
        index: hand if hand.terms & t.TSUMO else replace(hand, discarder=named[first])
        for index, hand in hands.items()
    }


def _hint(rules: Ruleset, otherwise: str = "all win on one discard") -> str:
    """What helps where hands differ that were taken for winners on one discard."""
    return "a later win names in out: who had won before it" if rules.way.plays_on else otherwise


def check_hands(
    wins: Sequence[Hands], shown: Hands, drawn: Hands, rules: Ruleset, faults: DealFaults
) -> None:
    """Refuse what several hands cannot be together, though each could be alone.

    `shown` are those that did not win; `drawn` is the line of a draw, as a hand without tiles, if
    it says who had won.
    """
    hands = {index: hand for win in (*wins, shown) for index, hand in win.items()}
    _check_seats(dict(sorted(hands.items())), faults)
    for win in wins:
        _check_discard(win, rules, faults)
    for earlier, later in pairwise((*wins, drawn)):
        _check_order(earlier, later, faults)
    gone = {seat for win in (*wins, drawn) for hand in win.values() for seat in hand.out}
    for index, hand in shown.items():
        if hand.seat in gone:
            message = f"{SEATS[hand.seat]} had won, as out: has it, and this hand did not win"
            faults.add(index, "out-without-win", message, "a win has one tile more", "tiles")
    if len(hands) > 1:
        _check_box(wins, hands, rules, faults)
    _check_flowers(hands, faults)


def _check_seats(hands: Hands, faults: DealFaults) -> None:
    seated: dict[int, int] = {}
    for index, hand in hands.items():
        if hand.seat in seated:
            assumed = "" if hand.terms & t.SEAT else " (seat E was assumed)"
            message = (
                f"{faults.line(seated[hand.seat])} is the hand of {SEATS[hand.seat]} too{assumed}"
            )
            faults.add(index, "seat-twice", message, "say whose hand it is: seat:S", "seat")
        seated.setdefault(hand.seat, index)


def _check_order(earlier: Hands, later: Hands, faults: DealFaults) -> None:
    """Refuse a later win that does not name all who had won before it."""
    before = {seat: at for at, hand in earlier.items() for seat in (hand.seat, *hand.out)}
    for index, hand in later.items():
        missing = sorted(set(before).difference(hand.out))
        if missing:
            line, names = faults.line(before[missing[0]]), " ".join(SEATS[seat] for seat in missing)
            message = f"{names} had won before this, as {line} has it"
            faults.add(index, "out-incomplete", message, "out: names all who had won", "out")


def _check_discard(hands: Hands, rules: Ruleset, faults: DealFaults) -> None:
    """Refuse winners on one discard who do not agree about it."""
    if len(hands) < 2:
        return
    first = next(iter(hands))
    for index, hand in hands.items():
        if hand.terms & t.TSUMO:
            message = "several hands win on one discard; a self-draw wins alone"
            hint = _hint(rules, "write ron@SEAT")
            faults.add(index, "self-draw-among-several", message, hint, "tsumo")
        if hand.winning != hands[first].winning:
            won = TILE_NAMES.get(hands[first].winning or 0, "")
            assumed = (
                "" if hand.terms & t.MARKED else "; the last tile was taken for the winning one"
            )
            message = f"{faults.line(first)} wins on {won}{assumed}"
            faults.add(index, "lines-differ", message, _hint(rules), "winning")
        for name in t.names((hand.terms ^ hands[first].terms) & _OF_THE_DISCARD):
            says = hand.terms & t.BITS[name]
            at, other = (index, first) if says else (first, index)
            message = f"{faults.line(other)} wins on the same discard, and does not say {name}"
            faults.add(at, "lines-differ", message, f"say {name} in both, or in neither", name)


def _check_box(wins: Sequence[Hands], hands: Hands, rules: Ruleset, faults: DealFaults) -> None:
    """Refuse more of a tile than there are; what one hand has too many of is told of it alone."""
    shared = next(iter(hands.values()))
    on_the_table = Counter((*shared.ind, *max(hand.uraind for hand in hands.values())))
    held = {index: Counter(_own_tiles(hand)) for index, hand in hands.items()}
    won = Counter(tile for win in wins for tile in _won_on(win))
    together = sum(held.values(), on_the_table + won)
    for what, limit in _limits(rules).items():
        number = sum(together[tile] for tile in what)
        alone = max(
            sum((held[index] + on_the_table)[tile] for tile in what) + (hand.winning in what)
            for index, hand in hands.items()
        )
        if number > limit >= alone:
            index = max(index for index, one in held.items() if any(one[tile] for tile in what))
            message = f"the hands together have {number} {TILE_NAMES[what[0]]}; there {_are(limit)}"
            hint = "indicators count too" if rules.uses & t.IND else ""
            faults.add(index, "too-many-copies", message, hint, "tiles")


def _check_flowers(hands: Hands, faults: DealFaults) -> None:
    """Refuse more flowers than there are, where some lines only tell how many."""
    held = {
        index: len(hand.flowers) + hand.flower_count + (hand.winning in EIGHT_FLOWERS)
        for index, hand in hands.items()
    }
    number, most = sum(held.values()), len(EIGHT_FLOWERS)
    if any(hand.flower_count for hand in hands.values()) and number > most >= max(held.values()):
        index = max(index for index, one in held.items() if one)
        message = f"the hands together have {number} flowers; there are {most}"
        faults.add(index, "too-many-copies", message, "", "flowers")


def _won_on(win: Hands) -> set[Tile]:
    """The tile of a win, which all its winners show."""
    return {hand.winning for hand in win.values() if hand.winning is not None}


def _own_tiles(hand: Hand) -> tuple[Tile, ...]:
    """The tiles that are this hand's alone."""
    melded = (tile for meld in hand.melds for tile in meld.tiles)
    return (*hand.concealed, *melded, *hand.flowers, *(NORTH,) * hand.kita)


def _limits(rules: Ruleset) -> dict[tuple[Tile, ...], int]:
    """How many there are of each kind, of each red five and of each flower."""
    limits: dict[tuple[Tile, ...], int] = {}
    for tile in TILE_NAMES:
        if tile in EIGHT_FLOWERS:
            limits[tile,] = 1
        elif tile < RED:
            limits[(tile, tile + RED) if tile + RED in TILE_NAMES else (tile,)] = 4
        else:
            limits[tile,] = rules.red_fives.get(tile, 0)
    return limits


def _are(number: int) -> str:
    return "is one" if number == 1 else f"are {number}"
