"""Reading a hand line by its grammar, which finds everything that is wrong with it."""

from dataclasses import replace
from typing import Final

from mjcalc import terms as t
from mjcalc.errors import Fault, NotationError
from mjcalc.hand import Hand
from mjcalc.notation.assemble import At, assemble, gather, index_of
from mjcalc.notation.diagnose import diagnose
from mjcalc.notation.grammar import STRANGE, parse_line
from mjcalc.notation.messages import quoted, suggest
from mjcalc.notation.partial import Partial
from mjcalc.notation.places import Span, locate, spans_of_words
from mjcalc.notation.terminals import LONGEST, Piece, fold
from mjcalc.notation.tile_text import block_of, read_tiles
from mjcalc.notation.words import Entry, is_known, meaning, part_of
from mjcalc.tiles import Tile


def read_carefully(text: str, players: int) -> Hand:
    """The hand of a line. Raises `NotationError` with every fault of the line."""
    line = fold(text)
    reading = _Reading(text, line)
    reading.check_extent()
    parsed = parse_line(line)
    for piece in parsed.misplaced:
        reading.refuse_place(piece, parsed.pieces)
    every = (*parsed.pieces, *parsed.misplaced, *parsed.strange)
    for piece in sorted(every, key=lambda piece: piece.start):
        reading.take(piece, placed=piece not in parsed.misplaced)
    return reading.finish(players)


class _Reading:
    """What has been read of a line, and what is wrong with it."""

    def __init__(self, text: str, line: str) -> None:
        self.faults: list[Fault] = []
        self._text = text
        self._line = line
        self._tiles: list[Tile] = []
        self._winning: Tile | None = None
        self._entries: list[Entry] = []
        self._places: list[Piece] = []
        """For each entry what it is a part of the hand as, and where."""
        self._melds = 0
        self._read: list[Piece] = []
        """The words that stand for parts of the hand."""
        self._unread: set[str] = set()
        self._doubtful: set[str] = set()
        self._said = 0
        """The terms of words that could not be read."""
        self._perhaps = 0
        """Those that words which are none may have meant."""
        self._missing: Fault | None = None
        """That nothing stands behind the word just read."""

    def check_extent(self) -> None:
        """Refuse what is no line, or no sensible one, before its words are looked at."""
        size = len(self._text)
        if size > LONGEST:
            message, hint = f"the line has {size} characters", f"a hand needs at most {LONGEST}"
            self._refuse("line-too-long", message, hint, Piece("line", 0, size))
        elif "\n" in self._line:
            message, hint = "this is more than one line", "a hand is one line of text"
            place = Piece("line", self._line.index("\n"), len(self._line))
            self._refuse("several-lines", message, hint, place)
        self._raise_faults()

    def refuse_place(self, piece: Piece, placed: list[Piece]) -> None:
        """Refuse tiles that stand behind something that comes after the tiles."""
        before = [other for other in placed if other.start < piece.start]
        if piece.terminal == "WIN" and any(other.terminal == "WIN" for other in before):
            message, hint = "a hand has one winning tile", "only one + can be right"
            self._refuse("two-winning-tiles", message, hint, piece._replace(terminal="winning"))
            return
        first = next(other for other in before if other.terminal != "TILES")
        hint = f"write them before {quoted(self._text[first.start : first.end])}"
        self._refuse(
            "tiles-after-terms", "tiles come first", hint, piece._replace(terminal="tiles")
        )

    def take(self, piece: Piece, *, placed: bool) -> None:
        """Add what a word means, or what is wrong with it; `placed` where it may stand there."""
        terminal, start, end = piece
        word = self._line[start:end]
        if self._belongs_behind(piece):
            return
        part = "winning" if terminal in ("WIN", "FLOWER") else part_of(word)
        if part == "meld":
            part = f"meld:{self._melds}"
            self._melds += 1
        try:
            if terminal == STRANGE:
                diagnose(word, self._text[start:end])
            elif terminal == "TILES":
                self._tiles += read_tiles(word)
            elif terminal == "WIN":
                (self._winning,) = read_tiles(word[1:], "winning", offset=1)
            else:
                self._entries.append(meaning(terminal, word, self._text[start:end]))
                self._places.append(Piece(part, start, end))
            if placed:
                self._read.append(piece)
        except NotationError as error:
            self._leave_unread(piece, part)
            for fault in error.faults:
                named = part if fault.part == "meld" else fault.part
                place = Piece(named, start + (fault.start or 0), start + (fault.end or 0))
                self._refuse(fault.code, fault.message, fault.hint, place)
                if fault.code == "missing-value" and word[-1] in ":@":
                    self._missing = self.faults[-1]

    def finish(self, players: int) -> Hand:
        """The hand, if nothing was wrong."""
        tiles = block_of(self._tiles)
        gathered = gather(self._entries, self._refuse_entry)
        hand = assemble(tiles, self._winning, gathered, players, self._refuse_entry)
        self._raise_faults(hand)
        return hand

    def _belongs_behind(self, piece: Piece) -> bool:
        """Whether a piece seems to be what is missing behind the `:` or `@` before it.

        Then that is the fault, and nothing is said of the piece itself.
        """
        missing, self._missing = self._missing, None
        word = self._line[piece.start : piece.end]
        if missing is None or not word[0].isalnum() or piece.terminal == "LABELLED":
            return False
        if part_of(word) == "meld" or is_known(part_of(word)):
            return False
        written = self._text[missing.start : missing.end] + self._text[piece.start : piece.end]
        hint = f"write {written}, without a space"
        self.faults = [
            replace(fault, hint=hint) if fault is missing else fault
            for fault in self.faults
            if (fault.code, fault.start) != ("tiles-after-terms", piece.start)
        ]
        return True

    def _leave_unread(self, piece: Piece, part: str) -> None:
        """Note what a word that cannot be read may be about."""
        word = self._line[piece.start : piece.end]
        if not word[0].isalpha() or piece.terminal in ("TILES", "WIN", "FLOWER"):
            if piece.terminal == "TILES" or word[0].isdecimal():
                self._read.append(piece._replace(terminal="TILES"))
            return
        name = part.partition(":")[0]
        self._doubtful.add(name)
        if name == "meld":
            return
        self._unread.add(part)
        self._said |= t.BITS.get(part, 0)
        if part not in t.BITS and len(self._unread) <= _GUESSED:
            near = suggest(part)
            self._perhaps |= t.BITS.get(t.SPELLINGS.get(near or "", ""), 0)

    def _partial(self, hand: Hand) -> Partial | None:
        """What has been read, so that it can be looked at too; None if that is no hand at all."""
        if any(fault.code in ("tile-count", "empty-hand") for fault in self.faults):
            return None
        hand = replace(hand, terms=hand.terms | self._said)
        spans = {
            "line": locate(self._text, "line"),
            **spans_of_words(self._line, sorted(self._read, key=lambda piece: piece.start)),
        }
        for fault in self.faults:
            part = fault.part.partition(":")[0]
            if part in ("tiles", "winning"):
                self._doubtful.add("tiles")
            elif fault.code == "no-such-seat" or not (
                part in t.BY_NAME and t.BY_NAME[part].value is t.Value.NONE
            ):
                self._doubtful.add(part)
        return Partial(
            hand, spans, frozenset(self._unread), frozenset(self._doubtful), self._perhaps
        )

    def _refuse_entry(self, code: str, message: str, hint: str, at: At) -> None:
        """Refuse what `assemble` says of an entry, or of the tiles."""
        if at is not None:
            at = index_of(at, self._entries)
            part, start, end = self._places[at]
            if code == "no-such-seat":
                word = self._line[start:end]
                start += max(word.rfind("@"), word.rfind(":")) + 1
            self._refuse(code, message, hint, Piece(part, start, end), self._said_with(code, at))
        elif code != "empty-hand":
            self._refuse(code, message, hint, Piece("tiles", *locate(self._text, "tiles")))
        elif not any(_names_tiles(fault) for fault in self.faults):
            self._refuse(code, message, hint, Piece("line", *locate(self._text, "line")))

    def _said_with(self, code: str, at: int) -> tuple[Span, ...]:
        """The places of the earlier words that an entry does not go with."""
        if code not in ("term-twice", "ron-and-tsumo"):
            return ()
        entry = self._entries[at]
        bits = t.RON | t.TSUMO if code == "ron-and-tsumo" else entry.bit

        def goes_with(other: Entry) -> bool:
            if bits:
                return bool(other.bit & bits)
            same = other.value == entry.value or entry.field == "pao"
            return other.field == entry.field and same

        return tuple(
            (self._places[before].start, self._places[before].end)
            for before in range(at)
            if goes_with(self._entries[before])
        )

    def _refuse(
        self, code: str, message: str, hint: str, place: Piece, spans: tuple[Span, ...] = ()
    ) -> None:
        part, start, end = place
        self.faults.append(Fault(code, message, hint, part, start, end, spans=spans))

    def _raise_faults(self, hand: Hand | None = None) -> None:
        if self.faults:
            faults = sorted(self.faults, key=lambda fault: (fault.start, fault.end))
            raise NotationError(faults, self._text, None if hand is None else self._partial(hand))


_GUESSED: Final = 5
"""Of so many words it is asked what they may be misspellings of."""


def _names_tiles(fault: Fault) -> bool:
    return fault.part in ("tiles", "winning") or fault.part.startswith("meld:")
