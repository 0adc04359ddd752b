"""The lines of a deal: its hands, and lines without a hand - a draw, a foul, the table's state.

All of them are words of `hand.lark`. Which words make a line one without a hand is the table
here; what its terms say is held as a hand without tiles.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from mjcalc import terms as t
from mjcalc.errors import Fault, NotationError
from mjcalc.hand import Hand
from mjcalc.notation.assemble import At, assemble, gather, index_of
from mjcalc.notation.diagnose import diagnose, strange_word
from mjcalc.notation.messages import quoted, suggest
from mjcalc.notation.parser import parse
from mjcalc.notation.places import Span, locate
from mjcalc.notation.terminals import LONGEST, Piece, fold, match_word, narrow
from mjcalc.notation.tile_text import block_of
from mjcalc.notation.words import Entry, Slice, Word, a_seat, meaning, part_of, some_seats
from mjcalc.tiles import SEATS, Seat

Kind: TypeAlias = str

HAND: Final = "hand"
TABLE: Final = "table"
DRAW: Final = "draw"
NAGASHI: Final = "nagashi"
FOUL: Final = "foul"
LEAVE: Final = "leave"
TENPAI: Final = "tenpai"


@dataclass(frozen=True, slots=True)
class DealWord:
    """A word of lines without a hand, how it is written, and its other spellings.

    A line has at most one of them, `tenpai` aside.
    """

    name: str
    help: str
    example: str
    words: tuple[str, ...] = ()


DEAL_WORDS: Final = (
    DealWord(
        DRAW, "nobody won; draw:KIND an abortive draw", "draw or draw:nine-terminals",
        ("流局", "荒牌", "荒牌流局", "ryuukyoku"),
    ),
    DealWord(
        NAGASHI, "nagashi mangan of the seat that seat: names", "nagashi seat:S",
        ("流し満貫", "流满贯", "流滿貫", "nagashi-mangan"),
    ),
    DealWord(
        FOUL, "a false win or another foul that costs", "foul@S",
        ("詐和", "诈和", "詐胡", "诈胡", "詐糊", "诈糊", "錯和", "错和", "チョンボ", "chombo"),
    ),
    DealWord(LEAVE, "left the game early", "leave@S", ("逃跑",)),
    DealWord(
        TENPAI, "who was ready when the wall ran out", "tenpai:ES or tenpai:none",
        ("聴牌", "听牌", "聽牌", "テンパイ"),
    ),
)  # fmt: skip

DRAWS: Final[dict[str, tuple[str, ...]]] = {
    "nine-terminals": ("九種九牌", "九种九牌", "kyuushu-kyuuhai"),
    "four-winds": ("四風連打", "四风连打", "四风连和", "suufon-renda"),
    "four-riichi": ("四家立直", "suucha-riichi"),
    "four-kongs": ("四槓散了", "四杠散了", "四杠和局", "suukaikan"),
    "three-rons": ("三家和", "三家和了", "sanchahou"),
}
"""The abortive draws and their other spellings."""

_NAMES: Final = {word: one.name for one in DEAL_WORDS for word in (one.name, *one.words)}
_EXAMPLES: Final = {one.name: f"write {one.example}" for one in DEAL_WORDS}
_DRAW_KINDS: Final = {word: kind for kind, words in DRAWS.items() for word in (kind, *words)}

TABLE_TERMS: Final = (
    t.HONBA | t.STICKS | t.ROUND | t.DEALER | t.PLAYERS | t.STREAK | t.HUANG | t.DICE | t.FUNDS
    | t.RIICHI_BY | t.DORA | t.IND | t.RULES
)  # fmt: skip
"""The terms that are said of the table, on whichever line of a deal."""


_OF_A_LINE: Final = {NAGASHI: t.SEAT, DRAW: t.OUT}
"""What else lines without a hand say, by what they tell of."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a deal.

    `said` is its hand, or else a hand without tiles that has what its terms say.
    """

    text: str
    kind: Kind
    said: Hand
    has_hand: bool = False
    seat: Seat | None = None
    """Whose foul it was, or who left."""
    draw: str | None = None
    """The kind of an abortive draw."""
    tenpai: tuple[Seat, ...] | None = None

    @property
    def whose(self) -> Seat:
        """Whose hand, nagashi mangan or foul it is, or who left."""
        return self.said.seat if self.seat is None else self.seat


def read_line(text: str, players: int = 4) -> Line:
    """One line of a deal. Raises `NotationError` with every fault of the line."""
    line = fold(text)
    if len(text) > LONGEST or "\n" in line:
        return Line(text, HAND, parse(text, players), has_hand=True)  # it says what is wrong
    return _Reading(text, line, players).line()


def hand_of(text: str, seat: Seat | None, players: int) -> Hand:
    """The hand on a line, which is that of `seat` unless the line names another."""
    text = _without_deal_words(text)
    if seat is not None and not says(text, "seat"):
        end = max(piece.end for piece in _pieces(fold(text)) if piece.terminal != "COMMENT")
        text = f"{text[:end]} seat:{SEATS[seat]}{text[end:]}"
    return parse(text, players)


class LineRules(NamedTuple):
    """What a line says of the rules it is for, before it is read: they say how to read it.

    And its label, which a line has even where it cannot be read.
    """

    rules: str | None = None
    players: int = 0
    id: str | None = None


def rules_of(text: str) -> LineRules:
    """What a line says of the rules, and its label; `LineRules()` where it says nothing."""
    found = LineRules()
    line = fold(text)
    for terminal, start, end in _pieces(line):
        word = line[start:end]
        if terminal == "LABELLED":
            value = text[start + word.index(":") + 1 : end]
            rules = part_of(word) == "rules"
            found = found._replace(rules=narrow(value)) if rules else found._replace(id=value)
        elif terminal == "TERM" and word in ("players:3", "players:4"):
            found = found._replace(players=int(word[-1]))
    return found


def locate_in_deal(text: str, part: str) -> Span:
    """`locate` for a line of a deal, whose own words are parts too."""
    line = fold(text)
    for piece in _pieces(line):
        if _deal_word(line, piece) == part:
            return piece.start, piece.end
    return locate(_without_deal_words(text), part)


def says(text: str, part: str) -> bool:
    """Whether a line says the term, or the deal's word, of that name."""
    line = fold(text)
    return any(
        _deal_word(line, piece) == part or part_of(line[piece.start : piece.end]) == part
        for piece in _pieces(line)
        if piece.terminal in ("TERM", "LABELLED")
    )


_STRANGE: Final = ""


def _pieces(line: str) -> Iterator[Piece]:
    """The words of a folded line; what is no word has the terminal `_STRANGE`."""
    place, end = 0, len(line)
    while place < end:
        if line[place] == " ":
            place += 1
            continue
        found = match_word()(line, place)
        if found is None:
            piece = Piece(_STRANGE, place, place + len(strange_word(line[place:])))
        else:
            name = found.lastgroup
            assert name is not None
            piece = Piece(name, found.start(name), found.end(name))
        yield piece
        place = piece.end


def _deal_word(line: str, piece: Piece) -> str | None:
    """Which of the deal's words a piece is."""
    return _NAMES.get(part_of(line[piece.start : piece.end])) if piece.terminal == "TERM" else None


def _without_deal_words(text: str) -> str:
    """The line with spaces in the place of the deal's words."""
    line = fold(text)
    for piece in _pieces(line):
        if _deal_word(line, piece):
            text = text[: piece.start] + " " * (piece.end - piece.start) + text[piece.end :]
    return text


class _Reading:
    """What has been read of a line, and what is wrong with it."""

    def __init__(self, text: str, line: str, players: int) -> None:
        self._text = text
        self._line = line
        self._players = players
        self._pieces = [piece for piece in _pieces(line) if piece.terminal != "COMMENT"]
        self._has_hand = any(map(self._is_of_a_hand, self._pieces))
        own = [_deal_word(line, piece) for piece in self._pieces]
        without = HAND if self._has_hand else TABLE
        self._kind = next((word for word in own if word not in (None, TENPAI)), without)
        self._faults: list[Fault] = []
        self._entries: list[Entry] = []
        self._places: list[Piece] = []
        """For each entry what it is a part of, and where."""
        self._seen: set[str] = set()
        self._seat: Seat | None = None
        self._draw: str | None = None
        self._tenpai: tuple[Seat, ...] | None = None

    def line(self) -> Line:
        """The line, if nothing was wrong."""
        for piece in self._pieces:
            name = _deal_word(self._line, piece)
            if name is not None or not self._has_hand:
                self._take(piece, name)
        said = _NOTHING
        try:
            if self._has_hand:
                said = hand_of(self._text, self._seat, self._players)
            else:
                gathered = gather(self._entries, self._refuse_entry)
                said = assemble(block_of(()), None, gathered, self._players, self._refuse_entry)
        except NotationError as error:
            self._faults += error.faults
        if self._faults:
            faults = sorted(self._faults, key=lambda fault: (fault.start or 0, fault.end or 0))
            raise NotationError(faults, self._text)
        return Line(
            self._text, self._kind, said, self._has_hand, self._seat, self._draw, self._tenpai
        )

    def _is_of_a_hand(self, piece: Piece) -> bool:
        word = self._line[piece.start : piece.end]
        if piece.terminal == _STRANGE:
            return word[0] in "+0123456789"
        return piece.terminal in ("TILES", "WIN", "FLOWER") or part_of(word) == "meld"

    def _take(self, piece: Piece, name: str | None) -> None:
        """Add what a word means, or what is wrong with it; `name` is its name in a deal."""
        start, end = piece.start, piece.end
        text = self._line[start:end]
        part = name or part_of(text)
        try:
            if name is not None:
                self._take_own(Word(text, self._text[start:end]), name)
            else:
                self._take_term(piece, text)
        except NotationError as error:
            for fault in error.faults:
                place = Piece(part, start + (fault.start or 0), start + (fault.end or 0))
                self._refuse(fault.code, fault.message, fault.hint, place)

    def _take_term(self, piece: Piece, text: str) -> None:
        """Add a word of the notation, if it can be said of a deal without a hand."""
        terminal, start, end = piece
        if terminal == _STRANGE:
            diagnose(text, self._text[start:end])
        place = Piece(part_of(text), start, end)
        entry = meaning(terminal, text, self._text[start:end])
        if entry.field == "events":
            near = suggest(text, _NAMES)
            hint = f"did you mean {quoted(near)}?" if near else ""
            self._refuse("unknown-term", f"there is no term {quoted(text)}", hint, place)
        elif not entry.bit & (TABLE_TERMS | t.ID | _OF_A_LINE.get(self._kind, 0)):
            message = f"{quoted(text)} is said of a hand, and this line has none"
            hint = "a hand and its terms stand on one line (as an argument, in quotes)"
            self._refuse("term-without-hand", message, hint, place)
        else:
            self._entries.append(entry)
            self._places.append(place)

    def _take_own(self, word: Word, name: str) -> None:
        """Add one of the deal's words."""
        word.part, hint = name, _EXAMPLES[name]
        whole = Slice(word.text, 0)
        if name in self._seen:
            word.refuse("term-twice", whole, f"{name} is said twice", "leave one of them out")
        if self._has_hand and name != FOUL:
            message = f"{name} and a hand are two lines"
            word.refuse("two-in-one-line", whole, message, f"put {name} on a line of its own")
        if name not in (self._kind, TENPAI):
            message = f"{name} and {self._kind} are two lines"
            word.refuse("two-in-one-line", whole, message, "what else happened is another line")
        self._seen.add(name)
        wanted, other = (
            (word.seat, word.value) if name in (FOUL, LEAVE) else (word.value, word.seat)
        )
        word.refuse_any(other if name != NAGASHI else other or wanted, hint)
        if wanted is None:
            if name not in (DRAW, NAGASHI):
                word.refuse("missing-value", whole, f"{quoted(word.name)} says nothing", hint)
        elif name == DRAW:
            self._draw = _DRAW_KINDS.get(wanted.text.replace("_", "-"))
            if self._draw is None:
                hint = f"it is {', '.join(DRAWS)}, or draw alone when the wall ran out"
                word.refuse_value(wanted, "an abortive draw", hint)
        elif name == TENPAI:
            self._tenpai = ()
            if wanted.text != "none":
                self._tenpai = self._seated(some_seats(word, wanted, hint), wanted, word)
        else:
            seat = a_seat(word, wanted, relative=False)
            (self._seat,) = self._seated((seat,), wanted, word)

    def _seated(self, seats: tuple[Seat, ...], at: Slice, word: Word) -> tuple[Seat, ...]:
        """The seats, if somebody sits there."""
        if max(seats) >= self._players:
            message = f"with {self._players} players nobody sits at {SEATS[max(seats)]}"
            word.refuse("no-such-seat", at, message, f"the seats are {' '.join(SEATS[:3])}")
        return seats

    def _refuse_entry(self, code: str, message: str, hint: str, at: At) -> None:
        """Refuse what `assemble` says, but for there being no tiles."""
        if at is not None:
            part, start, end = self._places[index_of(at, self._entries)]
            if code == "no-such-seat":
                start += self._line[start:end].index(":") + 1
            self._refuse(code, message, hint, Piece(part, start, end))

    def _refuse(self, code: str, message: str, hint: str, at: Piece) -> None:
        self._faults.append(Fault(code, message, hint, at.terminal, at.start, at.end))


_NOTHING: Final = Hand((), None)
