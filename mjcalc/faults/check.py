"""All the faults of a hand under a ruleset, at once."""

from collections.abc import Callable, Iterator

from mjcalc import terms as t
from mjcalc.errors import Fault
from mjcalc.faults.contradictions import flower_win, parts_with, seat_assumed
from mjcalc.hand import KONGS, Hand, MeldKind
from mjcalc.reading.reading import meld_facts
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import (
    FIRST_FLOWER,
    NORTH,
    SEATS,
    TILE_NAMES,
    Tile,
    kind_of,
)


def find_faults(hand: Hand, rules: Ruleset) -> list[Fault]:
    """Every fault of `hand` under `rules` (already those for its number of players)."""
    faults: list[Fault] = []
    said = hand.terms
    melds = hand.melds
    overfull = hand.overfull
    if len(hand.concealed) + 3 * len(melds) != rules.hand_size:
        faults += _tile_count(hand, rules)
        overfull |= len(hand.concealed) > 17 or len(melds) > 5  # a bag could run over
    if said & t.RON and hand.discarder == hand.seat:
        said |= t.OWN_DISCARD
    if melds:
        if meld_facts(melds).opened:
            said |= t.OPENED
        faults += _meld_faults(hand, rules)
    if overfull:
        faults += _too_many_copies(hand)
    unused = hand.terms & rules.unused
    for row in rules.suspects(said):
        if row.when is None or row.when(hand, rules):
            if unused and row.when and row.is_about(said, unused):
                continue  # it says who may have what these rules do not have
            faults.append(row.fault(hand))
    if unused:
        faults += _unused_terms(hand, rules, {fault.part for fault in faults})
    if hand.events:
        faults += unknown_events(hand, rules)
    red = hand.red_fives + hand.red_shown
    if red and red not in rules.fine_red_fives:
        faults += _red_fives(red, hand, rules)
    if faults:
        faults += [fault for fault in without_flowers(hand, rules) if fault not in faults]
    return faults


def _number(count_: int, word: str) -> str:
    return f"{count_} {word}" if count_ == 1 else f"{count_} {word}s"


def _tile_count(hand: Hand, rules: Ruleset) -> Iterator[Fault]:
    if flower_win(hand, rules):
        yield from without_flowers(hand, rules)
        return  # a flower wins by itself: the other tiles may be anything
    full = rules.hand_size + 1
    has = len(hand.concealed) + (hand.winning is not None) + 3 * len(hand.melds)
    off = abs(full - has)
    are = "is" if off == 1 else "are"
    hint = f"{_number(off, 'tile')} {are} {'missing' if has < full else 'too many'}"
    if any(meld.kind in KONGS for meld in hand.melds):
        hint += " (a kong counts as three)"
    yield Fault("tile-count", f"a hand here has {full} tiles; this one has {has}", hint)


def without_flowers(hand: Hand, rules: Ruleset) -> Iterator[Fault]:
    """The fault of a flower as the winning tile where there are none."""
    if flower_win(hand, rules) and not rules.uses & t.FLOWERS:
        hint = "write + before the tile that won"
        yield Fault("unused-term", f"{rules.name} has no flowers", hint, "winning")


def _too_many_copies(hand: Hand) -> Iterator[Fault]:
    held: dict[int, int] = {NORTH: hand.kita} if hand.kita else {}
    for tile in (*hand.all_tiles, *hand.ind, *hand.uraind):
        held[kind_of(tile)] = held.get(kind_of(tile), 0) + 1
    for kind, number in sorted(held.items()):
        if number > 4 and kind < FIRST_FLOWER:
            shown = hand.ind or hand.uraind or hand.kita
            aside = " (indicators and norths set aside count too)" if shown else ""
            yield _too_many(
                hand,
                lambda tile, kind=kind: kind_of(tile) == kind,  # type: ignore[misc]
                4,
                "too-many-copies",
                f"there are four of each tile; this line has {number} {TILE_NAMES[kind]}",
                f"take out {number - 4}{aside}",
            )


def _too_many(
    hand: Hand, wanted: Callable[[Tile], bool], limit: int, code: str, message: str, hint: str
) -> Fault:
    """The fault of more tiles of a sort than there are: at the part with which they are too many,
    with the parts before it that hold them."""
    others: list[str] = []
    for part, number in parts_with(hand, wanted).items():
        limit -= number
        if limit < 0:
            return Fault(code, message, hint, part, others=tuple(others))
        others.append(part)
    return Fault(code, message, hint)


def _meld_faults(hand: Hand, rules: Ruleset) -> Iterator[Fault]:
    before = (hand.seat - 1) % rules.players
    for number, meld in enumerate(hand.melds):
        if meld.feeder is None:
            continue
        part = f"meld:{number}"
        if meld.kind is MeldKind.ANKAN:
            yield Fault(
                "feeder-of-ankan", "a concealed kong was claimed from nobody", "leave @ out", part
            )
        elif meld.feeder == hand.seat:
            yield Fault(
                "feeder-is-winner",
                f"the winner cannot have claimed his own discard{seat_assumed(hand)}",
                "say who won with seat:, or who discarded behind @",
                part,
                others=("seat",),
            )
        elif meld.kind is MeldKind.CHI and meld.feeder != before:
            yield Fault(
                "chi-not-from-left",
                "a run can be called only from the player before",
                f"for seat {SEATS[hand.seat]} that is {SEATS[before]}",
                part,
                others=("seat",),
            )


def _unused_terms(hand: Hand, rules: Ruleset, told: set[str]) -> Iterator[Fault]:
    for name in t.names(hand.terms & rules.unused):
        if name in told:
            continue
        if name == "flowers":
            hint = "take the flowers out"
            yield Fault("unused-term", f"{rules.name} has no flowers", hint, name)
            continue
        instead = rules.way.instead.get(t.BITS[name], "")
        leave = "leave that term out" if name == "out" else f"leave {name} out"
        hint = f"{rules.name} says {instead}" if instead else leave
        yield Fault("unused-term", f"{rules.name} does not use {name!r}", hint, name)


def unknown_events(hand: Hand, rules: Ruleset) -> Iterator[Fault]:
    """The words of the line that no term and no event of the ruleset is."""
    from mjcalc.notation import suggest

    for word in dict.fromkeys(hand.events):
        if word not in rules.events:
            near = suggest(word, rules.events)
            hint = f"did you mean {near!r}?" if near else ""
            yield Fault("unknown-term", f"{rules.name} does not know the word {word!r}", hint, word)


def _red_fives(red: tuple[Tile, ...], hand: Hand, rules: Ruleset) -> list[Fault]:
    """More red fives of a suit, in hand or shown, than there are."""
    faults = []
    for tile in dict.fromkeys(red):
        has, limit = red.count(tile), rules.red_fives.get(tile, 0)
        if has > limit:
            suit = TILE_NAMES[tile][1]
            there = f"has {limit}" if limit else "has none"
            faults.append(
                _too_many(
                    hand,
                    tile.__eq__,
                    limit,
                    "too-many-red-fives",
                    f"this line has {_number(has, 'red five')} of {suit}; {rules.name} {there}",
                    f"write 5{suit} for a plain one",
                )
            )
    if not faults:
        rules.fine_red_fives.add(red)  # no more than all that there are, in any order
    return faults
