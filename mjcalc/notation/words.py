"""What one term of a hand line means, its value included.

Places in faults are counted from the start of the word, melds in them have no number yet: of the
line's other words nothing is known here.
"""

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, NoReturn

from mjcalc import terms as t
from mjcalc.errors import Fault, NotationError
from mjcalc.hand import KONGS, Meld, MeldKind, Pao
from mjcalc.notation.lexicon import (
    MELD_WORDS,
    MELDS,
    NAMED,
    RELATIVE_WORDS,
    SEAT_WORDS,
    VARIATION_SELECTORS,
)
from mjcalc.notation.messages import did_you_mean, quoted
from mjcalc.notation.terminals import narrow
from mjcalc.notation.tile_text import FLOWERS, in_order, read_tiles
from mjcalc.terms import Term, Value
from mjcalc.tiles import SEATS, Seat, Tile, kind_of, suit_of, write_tiles

_MOST: Final = 9_999
_MOST_FUNDS: Final = 999_999
MOST_DORA: Final = 20
"""More than any hand has; a bag (`mjcalc.tiles`) has room for so many of one tile."""


class Entry(NamedTuple):
    """What a word adds to a hand."""

    bit: int
    """The term's bit; 0 for what may be said repeatedly."""
    field: str | None = None
    """The field of `Hand` that the value is for; values of what may be repeated are collected."""
    value: Any = None
    relative: bool = False
    """`value` has a seat as the winner sees it (`mjcalc.notation.lexicon`)."""


class Slice(NamedTuple):
    """A part of a word, and where it starts."""

    text: str
    start: int


class Word:
    """A word taken apart: NAME, NAME:VALUE, NAME@SEAT or NAME:VALUE@SEAT."""

    def __init__(self, text: str, original: str) -> None:
        head, at, seat = text.partition("@")
        name, colon, value = head.partition(":")
        self.text = text
        self.original = original
        self.name = name.replace("_", "-")
        self.value = Slice(value, len(name) + 1) if colon else None
        self.seat = Slice(seat, len(head) + 1) if at else None
        self.part = ""
        """What it is in faults; empty: what `part_of` says of its name."""

    def refuse(self, code: str, at: Slice, message: str, hint: str) -> NoReturn:
        """Raise the fault of a part of the word."""
        end = at.start + len(at.text)
        part = self.part or part_of(self.name)
        raise NotationError([Fault(code, message, hint, part, at.start, end)])

    def refuse_value(self, at: Slice, what: str, hint: str = "") -> NoReturn:
        """Refuse a value that is not what it should be."""
        written = self.original[at.start : at.start + len(at.text)]
        self.refuse("bad-value", at, f"{quoted(written)} is not {what}", hint or self.as_in)

    def refuse_any(self, at: Slice | None, hint: str = "") -> None:
        """Refuse `at` if it is there."""
        if at is not None:
            message = f"{quoted(self.name)} does not take {quoted(self.original[at.start - 1 :])}"
            self.refuse("bad-value", at, message, hint or self.as_in)

    def refuse_none(self, what: str) -> NoReturn:
        """Refuse a name that stands alone."""
        message = f"{quoted(self.name)} has no {what}"
        self.refuse("missing-value", Slice(self.name, 0), message, self.as_in)

    @property
    def as_in(self) -> str:
        """The hint that shows a known word as it is written."""
        return f"write {example(self.name)}"


def part_of(word: str) -> str:
    """What a folded word is in faults and for `locate`: `meld`, a term's name or an event."""
    name = _NAME.split(word, 1)[0].replace("_", "-")
    if name in MELD_WORDS:
        return "meld"
    if name in t.SAID_AS:
        return t.SAID_AS[name][0]
    return t.SPELLINGS.get(name, name)


def is_known(name: str) -> bool:
    """Whether a name is a meld or a term, in whatever spelling."""
    return name in MELD_WORDS or name in t.SPELLINGS or name in t.SAID_AS


def example(name: str) -> str:
    """How a meld or a term that `is_known` is written."""
    if name in MELD_WORDS:
        kind = MELD_WORDS[name]
        return f"{MELDS[kind][0]}:{_EXAMPLE_MELDS.get(kind, '1111m')}"
    term = t.BY_NAME[part_of(name)]
    if term.at:
        return f"{term.name}@S"
    if term.value is Value.NONE:
        return term.name
    values = _CHOICES.get(term.name) or (_EXAMPLE_VALUES.get(term.value, "NAME"),)
    return " or ".join(f"{term.name}:{value}" for value in values)


_NAME: Final = re.compile("[:@]")
_EXAMPLE_MELDS: Final = {MeldKind.CHI: "123m", MeldKind.PON: "111m"}
_EXAMPLE_VALUES: Final = {
    Value.SEAT: "S",
    Value.SEATS: "SW",
    Value.TILES: "3z5p",
    Value.FLOWERS: "15f",
    Value.NUMBER: "2",
    Value.PAO: "daisangen@E",
    Value.FUNDS: "E=100,S=50",
}
_CHOICES: Final[dict[str, tuple[str, ...]]] = {"chankan": ("ankan",), "ready": ("deal", "first")}


def meaning(terminal: str, text: str, original: str) -> Entry:
    """What a folded word that is a TERM, LABELLED or FLOWER of the grammar adds to a hand.

    `original` is the word before it was folded. Raises `NotationError`.
    """
    if terminal == "LABELLED":
        name, _, _ = text.partition(":")
        value = original[len(name) + 1 :]
        return Entry(t.BITS[name], name, narrow(value) if name == "rules" else value)
    if terminal == "FLOWER":
        return Entry(0, "winning", read_tiles(text[1:], "winning", 1)[0])
    word = Word(text, original)
    if word.name in MELD_WORDS:
        return _meld(word, MELD_WORDS[word.name])
    if word.name in t.SPELLINGS:
        return _term(word, t.BY_NAME[t.SPELLINGS[word.name]])
    if word.name in t.SAID_AS:
        name, choice = t.SAID_AS[word.name]
        word.refuse_any(word.value or word.seat, f"it means {name}:{choice}")
        return Entry(t.BITS[name], t.BY_NAME[name].field, choice)
    return _event(word)


_NUMBERS_LAST: Final = re.compile(r"(?:[mpszf][0-9]+)+")


def _event(word: Word) -> Entry:
    """A word that is no term: an event of some ruleset, unless it cannot be one."""
    if word.value or word.seat:
        message = f"there is no term {quoted(word.name)}"
        word.refuse("unknown-term", Slice(word.name, 0), message, did_you_mean(word.name))
    if word.text[0] in NAMED and any(map(str.isdecimal, word.text)):
        read_tiles(word.text)
    if _NUMBERS_LAST.fullmatch(word.text):
        word.part = "tiles"
        turned = re.sub(r"([mpszf])([0-9]+)", r"\2\1", word.text)
        message = f"{quoted(word.text)} has no suit letter after its numbers"
        word.refuse("no-suit", Slice(word.text, 0), message, f"did you mean {quoted(turned)}?")
    return Entry(0, "events", word.name)


# Melds

_CALLED: Final = dict.fromkeys(KONGS, "kong (four tiles alike)") | {
    MeldKind.CHI: "run (three numbers of one suit in a row)",
    MeldKind.PON: "triplet (three tiles alike)",
}


def _meld(word: Word, kind: MeldKind) -> Entry:
    if word.value is None:
        word.refuse_none("tiles")
    tiles = in_order(_tiles(word, word.value))
    fitting = _meld_kinds(tiles)
    if kind not in fitting:
        meant = " or ".join(f"{MELDS[other][0]}:{write_tiles(tiles)}" for other in fitting)
        hint = f"did you mean {meant}?" if meant else word.as_in
        message = f"{quoted(word.value.text)} is no {_CALLED[kind]}"
        word.refuse("bad-meld", word.value, message, hint)
    feeder = None if word.seat is None else a_seat(word, word.seat, relative=True)
    return Entry(0, "melds", Meld(kind, tiles, feeder), feeder is not None and feeder < 0)


_ALIKE: Final = {3: (MeldKind.PON,), 4: tuple(sorted(KONGS))}
"""What equal tiles can be, by their number."""


def _meld_kinds(tiles: tuple[Tile, ...]) -> tuple[MeldKind, ...]:
    """What a meld of these tiles, which are in order, can be."""
    kinds = [kind_of(tile) for tile in tiles]
    if len(set(kinds)) == 1 and tiles[0] not in FLOWERS:
        return _ALIKE.get(len(kinds), ())
    first = kinds[0]
    if kinds == [first, first + 1, first + 2] and suit_of(first) == suit_of(first + 2) < 3:
        return (MeldKind.CHI,)
    return ()


# Terms

_VALUE_OPTIONAL: Final = frozenset(("chankan", "huang"))


def _term(word: Word, term: Term) -> Entry:
    bit = t.BITS[term.name]
    if term.value is Value.NONE or term.at:
        word.refuse_any(word.value)
    if term.value is not Value.PAO and not term.at:
        word.refuse_any(word.seat)
    if term.at:
        return Entry(bit) if word.seat is None else _at(word, term, word.seat)
    if word.value is not None:
        return _READERS[term.value](word, term, word.value)
    if term.value is Value.NONE or term.name in _VALUE_OPTIONAL:
        return Entry(bit)
    return word.refuse_none("value")


def _at(word: Word, term: Term, at: Slice) -> Entry:
    """The seat of `ron@SEAT`, or what stands behind `rinshan@`."""
    bit = t.BITS[term.name]
    if term.name == "ron":
        seat = a_seat(word, at, relative=True)
        return Entry(bit, "discarder", seat, seat < 0)
    if at.text == "self":
        return Entry(bit, "kong_from", "self")
    seat = a_seat(word, at, relative=True)
    return Entry(bit, "kong_from", seat if seat < 0 else SEATS[seat], seat < 0)


def _one_seat(word: Word, term: Term, at: Slice) -> Entry:
    return Entry(t.BITS[term.name], term.field, a_seat(word, at, relative=False))


def _seats(word: Word, term: Term, at: Slice) -> Entry:
    return Entry(t.BITS[term.name], term.field, some_seats(word, at))


def _some_tiles(word: Word, term: Term, at: Slice) -> Entry:
    tiles = _tiles(word, at)
    if not FLOWERS.isdisjoint(tiles):
        word.refuse_value(at, "a list of tiles without flowers")
    if len(tiles) > MOST_DORA:
        word.refuse_value(at, f"a list of at most {MOST_DORA} tiles")
    return Entry(t.BITS[term.name], term.field, tiles)


def _flowers(word: Word, term: Term, at: Slice) -> Entry:
    if at.text.isdecimal():
        return Entry(t.BITS[term.name], "flower_count", _number(word, at, _MOST))
    flowers = _tiles(word, at)
    if not FLOWERS.issuperset(flowers):
        word.refuse_value(at, "a list of flowers or their number")
    return Entry(t.BITS[term.name], "flowers", tuple(sorted(flowers)))


def _a_number(word: Word, term: Term, at: Slice) -> Entry:
    number = _number(word, at, _MOST)
    if term.name == "players" and number not in (3, 4):
        word.refuse_value(at, "a number of players", "write players:3 or players:4")
    return Entry(t.BITS[term.name], term.field, number)


def _choice(word: Word, term: Term, at: Slice) -> Entry:
    if at.text not in _CHOICES[term.name]:
        word.refuse_value(at, f"a value of {term.name}")
    if term.name == "chankan":
        return Entry(t.BITS[term.name], "robbed_ankan", value=True)
    return Entry(t.BITS[term.name], term.field, at.text)


def _pao(word: Word, term: Term, at: Slice) -> Entry:
    if at.text == "none" and word.seat is None:
        return Entry(0, term.field)
    if word.seat is None:
        seat = a_seat(word, at, relative=True)
        return Entry(0, term.field, Pao(seat), seat < 0)
    pattern = at.text.replace("-", "_")
    if not _PATTERN_ID.fullmatch(pattern):
        word.refuse_value(at, "the id of a pattern")
    seat = a_seat(word, word.seat, relative=True)
    return Entry(0, term.field, Pao(seat, pattern), seat < 0)


def _funds(word: Word, term: Term, at: Slice) -> Entry:
    funds = {}
    start = at.start
    for part in at.text.split(","):
        seat, equals, amount = part.partition("=")
        if not equals or SEAT_WORDS.get(seat) in funds:
            word.refuse_value(Slice(part, start), "SEAT=AMOUNT, each seat once")
        whose = a_seat(word, Slice(seat, start), relative=False)
        funds[whose] = _number(word, Slice(amount, start + len(seat) + 1), _MOST_FUNDS)
        start += len(part) + 1
    return Entry(t.BITS[term.name], term.field, tuple(sorted(funds.items())))


_READERS: Final[dict[Value, Callable[[Word, Term, Slice], Entry]]] = {
    Value.SEAT: _one_seat,
    Value.SEATS: _seats,
    Value.TILES: _some_tiles,
    Value.FLOWERS: _flowers,
    Value.NUMBER: _a_number,
    Value.WORD: _choice,
    Value.PAO: _pao,
    Value.FUNDS: _funds,
}


# Parts of values

_SEATS_PARTS: Final = re.compile(f"[1-4]z|.[{VARIATION_SELECTORS}]*")
_PATTERN_ID: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")


def _tiles(word: Word, at: Slice) -> tuple[Tile, ...]:
    try:
        return read_tiles(at.text)
    except NotationError as error:
        if any(fault.code == "unknown-character" for fault in error.faults):
            word.refuse_value(at, "a list of tiles")
    return read_tiles(at.text, word.part or part_of(word.name), at.start)  # its faults in place


def some_seats(word: Word, at: Slice, hint: str = "") -> tuple[Seat, ...]:
    """Seats, each once, in the order of play."""
    written = [seat.rstrip(VARIATION_SELECTORS) for seat in _SEATS_PARTS.findall(at.text)]
    seats = sorted(SEAT_WORDS.get(seat, -1) for seat in written)
    if not seats or seats[0] < 0 or len(set(seats)) < len(seats):
        word.refuse_value(at, "a list of seats, each once", hint)
    return tuple(seats)


def a_seat(word: Word, at: Slice, *, relative: bool) -> Seat:
    """A seat; below 0 one that is seen from the winner, where that may be said."""
    written = at.text.rstrip(VARIATION_SELECTORS)
    seat = SEAT_WORDS.get(written)
    if seat is None and relative:
        seat = RELATIVE_WORDS.get(written)
    if seat is None:
        others = "; left, across and right are seen from the winner" if relative else ""
        word.refuse_value(at, "a seat", f"the seats are E S W N{others}")
    return seat


def _number(word: Word, at: Slice, most: int) -> int:
    # The length first: a number of thousands of digits is no number that int() may see.
    if not at.text.isascii() or not at.text.isdecimal() or len(at.text) > len(str(most)):
        word.refuse_value(at, f"a number from 0 to {most}")
    return int(at.text)
