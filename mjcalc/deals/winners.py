"""The winners of one deal: one discard, one tile, and all their tiles out of one box."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from mjcalc import terms as t
from mjcalc.deals.faults import DealFaults
from mjcalc.hand import Hand
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import EIGHT_FLOWERS, NORTH, RED, SEATS, TILE_NAMES, Tile

_OF_THE_DISCARD = t.CHANKAN | t.KONG_DISCARD | t.HOUTEI


def share_the_discard(hands: Mapping[int, Hand], faults: DealFaults) -> dict[int, Hand]:
    """The winners' hands, all with the discarder that one of them names; by their lines."""
    named = {i: hand.discarder for i, hand in hands.items() if hand.discarder is not None}
    first = next(iter(named), None)
    for index, seat in named.items():
        if first is not None and seat != named[first]:
            message = f"{faults.line(first)} says that {SEATS[named[first] or 0]} discarded"
            faults.add(index, "lines-differ", message, "all win on one discard", "ron")
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


def check_winners(hands: Mapping[int, Hand], rules: Ruleset, faults: DealFaults) -> None:
    """Refuse what several hands cannot be together, though each could be alone."""
    if len(hands) < 2:
        return
    first = next(iter(hands))
    seated: dict[int, int] = {}
    for index, hand in hands.items():
        if hand.seat in seated:
            assumed = "" if hand.terms & t.SEAT else " (seat E was assumed)"
            message = (
                f"{faults.line(seated[hand.seat])} is the hand of {SEATS[hand.seat]} too{assumed}"
            )
            faults.add(index, "seat-twice", message, "say whose hand it is: seat:S", "seat")
        seated.setdefault(hand.seat, index)
        if hand.terms & t.TSUMO:
            message = "several hands win on one discard; a self-draw wins alone"
            faults.add(index, "self-draw-among-several", message, "write ron@SEAT", "tsumo")
        if hand.winning != hands[first].winning:
            won = TILE_NAMES.get(hands[first].winning or 0, "")
            assumed = (
                "" if hand.terms & t.MARKED else "; the last tile was taken for the winning one"
            )
            message = f"{faults.line(first)} wins on {won}{assumed}"
            faults.add(index, "lines-differ", message, "all win on one discard", "winning")
        for name in t.names((hand.terms ^ hands[first].terms) & _OF_THE_DISCARD):
            says = hand.terms & t.BITS[name]
            at, other = (index, first) if says else (first, index)
            message = f"{faults.line(other)} wins on the same discard, and does not say {name}"
            faults.add(at, "lines-differ", message, f"say {name} in both, or in neither", name)
    _check_box(hands, rules, faults)


def _check_box(hands: Mapping[int, Hand], rules: Ruleset, faults: DealFaults) -> None:
    """Refuse more of a tile than there are; what one hand has too many of is told of it alone."""
    shared = next(iter(hands.values()))
    on_the_table = Counter((*shared.ind, *max(hand.uraind for hand in hands.values())))
    if shared.winning is not None:
        on_the_table[shared.winning] += 1
    held = {index: Counter(_own_tiles(hand)) for index, hand in hands.items()}
    together = sum(held.values(), on_the_table)
    for what, limit in _limits(rules).items():
        number = sum(together[tile] for tile in what)
        alone = max(sum((one + on_the_table)[tile] for tile in what) for one in held.values())
        if number > limit >= alone:
            index = max(index for index, one in held.items() if any(one[tile] for tile in what))
            message = f"the hands together have {number} {TILE_NAMES[what[0]]}; there {_are(limit)}"
            faults.add(index, "too-many-copies", message, "indicators count too", "tiles")


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
