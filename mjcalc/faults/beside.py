"""What is wrong with the rest of a hand when some words of its line cannot be understood.

Only what holds whatever those words were meant to say is told: the hand is tried with all that
they may have said, and a fault counts that it has each time.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from math import prod
from typing import Any, Final

from mjcalc import terms as t
from mjcalc.errors import Fault, NotationError
from mjcalc.faults.check import find_faults, unknown_events
from mjcalc.hand import Hand, Meld, MeldKind
from mjcalc.notation.messages import quoted, suggest
from mjcalc.notation.partial import Partial, all_read
from mjcalc.notation.places import WRITTEN_AS
from mjcalc.rulesets.registry import FAMILIES, named_ruleset
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import EAST, SEATS

__all__ = ["all_faults", "all_read", "in_order", "of_the_line", "placed", "without"]

_MOST_TRIES: Final = 500
_GUESSED: Final = 5
"""Of so many words it is asked what they may be misspellings of."""
_COUNTS: Final[frozenset[str]] = frozenset(("tile-count", "too-many-copies"))
_Changes = dict[str, Any]


def all_faults(told: Iterable[Fault], read: Partial, rules: Ruleset) -> list[Fault]:
    """Those that were told, and what else is wrong under these rules: placed, in order.

    Where `read` doubts the `rules` of the line, those are anybody's.
    """
    told = list(told)
    found = told + [fault for fault in _beside(read, rules) if not _about(fault, told)]
    return in_order(dict.fromkeys(found))


def in_order(faults: Iterable[Fault]) -> list[Fault]:
    """Placed faults in the order of their places."""
    return sorted(faults, key=lambda fault: (fault.start or 0, fault.end or 0))


def without(read: Partial, refused: Iterable[Fault]) -> Partial:
    """What was read without the parts that were refused."""
    parts = {fault.part for fault in refused}
    return replace(read, unread=read.unread | parts, doubtful=read.doubtful | parts)


def _about(fault: Fault, told: list[Fault]) -> bool:
    """Whether a fault is about a place within which something is wrong already."""
    return fault.part not in ("tiles", "line") and any(
        one.part not in ("tiles", "line")
        and (fault.start or 0) <= (one.start or 0)
        and (one.end or 0) <= (fault.end or 0)
        for one in told
    )


def _beside(read: Partial, rules: Ruleset) -> Iterator[Fault]:
    """The faults of what was read that it has whatever else was meant."""
    unknown_rules = "rules" in read.doubtful
    skipped = _COUNTS if unknown_rules or read.doubtful & {"tiles", "meld"} else frozenset[str]()
    kept = _under(read, rules)
    if unknown_rules:
        skipped |= {"unused-term"}
        for other in map(named_ruleset, FAMILIES):
            parts = {fault.part for fault in _under(read, other) if fault.code not in _COUNTS}
            kept = [fault for fault in kept if fault.part in parts]
    for fault in kept:
        if fault.part in read.unread or fault.code in skipped:
            continue
        if unknown_rules and fault.code == "unknown-term":
            fault = replace(fault, message=f"there is no term {quoted(fault.part)}")
        yield placed(fault, read)


def _under(read: Partial, rules: Ruleset) -> list[Fault]:
    """The faults under these rules that the hand has whatever else was meant."""
    tables = [rules]
    if "players" in read.doubtful:
        tables += [other for n in (3, 4) if (other := rules.for_players(n)) is not None]
    kept: dict[tuple[str, str], Fault] | None = None
    for hand, table in _tables(read, tables):
        faults = {(fault.code, fault.part): fault for fault in find_faults(hand, table)}
        kept = faults if kept is None else {key: kept[key] for key in kept if key in faults}
        if not kept:
            break
    return [*(kept or {}).values(), *unknown_events(read.hand, rules)]


def _tables(read: Partial, tables: Iterable[Ruleset]) -> Iterator[tuple[Hand, Ruleset]]:
    """The hands that may have been meant, without unknown words, and what to hold them against."""
    for rules in dict.fromkeys(tables):
        for hand in _tries(_with_guesses(read, rules), rules.players):
            yield hand, rules


def placed(fault: Fault, read: Partial) -> Fault:
    """The same fault in the line's own words, with the places of its parts."""
    start, end = read.locate(fault.part)
    others = dict.fromkeys(read.locate(other) for other in fault.others)
    spans = tuple(span for span in others if span not in ((start, end), read.spans["line"]))
    fault = replace(fault, start=start, end=end, spans=spans)
    for name, written in WRITTEN_AS.items():
        if name in t.BITS and written in t.BITS and name not in read.spans:
            fault = _said_as(fault, name, written) if written in read.spans else fault
    return fault


def _said_as(fault: Fault, name: str, written: str) -> Fault:
    """A fault of a term that the line says by a word which means more than the term."""
    message = re.sub(rf"\b{name}\b", written, fault.message)
    if message == fault.message:
        return fault
    if fault.code == "unused-term" and written == "last-tile":
        message += " on a discard" if name == "houtei" else " on a self-draw"
    hint = fault.hint.replace(f"leave {name} out", f"leave {written} out")
    return replace(fault, message=message, hint=hint)


def _with_guesses(read: Partial, rules: Ruleset) -> Partial:
    """With what the words that the ruleset does not know may have meant in their place."""
    perhaps = read.perhaps
    known = tuple(word for word in read.hand.events if word in rules.events)
    for word in [word for word in read.hand.events if word not in rules.events][:_GUESSED]:
        perhaps |= t.BITS.get(t.SPELLINGS.get(suggest(word) or "", ""), 0)
    return replace(read, hand=replace(read.hand, events=known), perhaps=perhaps)


def _tries(read: Partial, players: int) -> Iterator[Hand]:
    """The hands that may have been meant, as far as it matters to what can be wrong."""
    hand, doubtful = read.hand, read.doubtful
    seats = range(players)
    choices: list[list[_Changes]] = [
        [{field: seat} for seat in seats] for field in ("seat", "dealer") if field in doubtful
    ]
    if "chankan" in doubtful:
        choices.append([{}, {"robbed_ankan": not hand.robbed_ankan}])
    if "rinshan" in doubtful:
        choices.append([{"kong_from": origin} for origin in (None, "self", *SEATS[:players])])
    if "kita" in doubtful:
        choices.append([{}, {"kita": 0 if hand.kita else 1}])
    if not doubtful.isdisjoint(("flowers", "tiles")):
        choices.append([{}, {"flower_count": 1}])
    if "tiles" in doubtful:
        choices.append([{}, {"winning": None}])
    if "meld" in doubtful:
        kongs = (Meld(kind, (EAST,) * 4) for kind in (MeldKind.ANKAN, MeldKind.KAN))
        choices.append([{}, *({"melds": (*hand.melds, kong)} for kong in kongs)])
    choices.append(_ways_to_win(read, players))
    others = read.perhaps & ~(t.RON | t.TSUMO)
    choices += [[{}, {"terms": bit}] for name in t.names(others) for bit in (t.BITS[name],)]
    if prod(map(len, choices)) > _MOST_TRIES:
        return  # nothing is sure of such a line
    for changes in product(*choices):
        merged: _Changes = {}
        terms = hand.terms
        for change in changes:
            terms = terms & ~change.get("not", 0) | change.get("terms", 0)
            merged |= change
        merged.pop("not", None)
        yield replace(hand, **{**merged, "terms": terms})


def _ways_to_win(read: Partial, players: int) -> list[_Changes]:
    """By ron or by self-draw, and by whose discard, as far as it is in doubt."""
    hand = read.hand
    said = hand.terms & (t.RON | t.TSUMO)
    last = hand.terms & (t.HAITEI | t.HOUTEI) if "last-tile" in read.spans else 0
    whose = [hand.discarder]
    if "ron" in read.doubtful:
        whose += [seat for seat in (None, *range(players)) if seat not in whose]
    ron: list[_Changes] = [
        {"terms": said & t.RON | (t.HOUTEI if last else 0), "not": t.TSUMO | last, "discarder": one}
        for one in whose
    ]
    tsumo: _Changes = {
        "terms": t.TSUMO | (t.HAITEI if last else 0),
        "not": t.RON | last,
        "discarder": None,
    }
    if said == t.RON | t.TSUMO or (not said and read.perhaps & t.TSUMO):
        return [*ron, tsumo]
    return [tsumo] if said == t.TSUMO else ron


def of_the_line(error: NotationError, rules: Ruleset) -> list[Fault]:
    """The faults of a line that is not a hand line, with what else is wrong under these rules."""
    return list(error.faults) if error.read is None else all_faults(error.faults, error.read, rules)
