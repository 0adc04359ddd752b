"""Reading a hand line by its grammar, which finds everything that is wrong with it."""

from mjcalc.errors import Fault, NotationError
from mjcalc.hand import Hand
from mjcalc.notation.assemble import assemble
from mjcalc.notation.diagnose import diagnose
from mjcalc.notation.grammar import STRANGE, parse_line
from mjcalc.notation.messages import quoted
from mjcalc.notation.places import locate
from mjcalc.notation.terminals import LONGEST, Piece, fold
from mjcalc.notation.tile_text import read_tiles
from mjcalc.notation.words import Entry, meaning, part_of
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
        reading.take(piece)
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

    def take(self, piece: Piece) -> None:
        """Add what a word means, or what is wrong with it."""
        terminal, start, end = piece
        word = self._line[start:end]
        part = "winning" if terminal in ("WIN", "FLOWER") else part_of(word)
        if part == "meld":
            part = f"meld:{self._melds}"
            self._melds += 1
        try:
            if terminal == STRANGE:
                diagnose(word)
            elif terminal == "TILES":
                self._tiles += read_tiles(word)
            elif terminal == "WIN":
                (self._winning,) = read_tiles(word[1:], "winning", offset=1)
            else:
                self._entries.append(meaning(terminal, word, self._text[start:end]))
                self._places.append(Piece(part, start, end))
        except NotationError as error:
            for fault in error.faults:
                named = part if fault.part == "meld" else fault.part
                place = Piece(named, start + (fault.start or 0), start + (fault.end or 0))
                self._refuse(fault.code, fault.message, fault.hint, place)

    def finish(self, players: int) -> Hand:
        """The hand, if nothing was wrong."""
        hand = assemble(self._tiles, self._winning, self._entries, players, self._refuse_entry)
        self._raise_faults()
        return hand

    def _refuse_entry(self, code: str, message: str, hint: str, at: int | None) -> None:
        """Refuse what `assemble` says of an entry, or of the tiles."""
        if at is not None:
            part, start, end = self._places[at]
            if code == "no-such-seat":
                word = self._line[start:end]
                start += max(word.rfind("@"), word.rfind(":")) + 1
            self._refuse(code, message, hint, Piece(part, start, end))
        elif code != "empty-hand":
            self._refuse(code, message, hint, Piece("tiles", *locate(self._text, "tiles")))
        elif not any(_names_tiles(fault) for fault in self.faults):
            self._refuse(code, message, hint, Piece("line", *locate(self._text, "line")))

    def _refuse(self, code: str, message: str, hint: str, place: Piece) -> None:
        part, start, end = place
        self.faults.append(Fault(code, message, hint, part, start, end))

    def _raise_faults(self) -> None:
        if self.faults:
            faults = sorted(self.faults, key=lambda fault: (fault.start, fault.end))
            raise NotationError(faults, self._text)


def _names_tiles(fault: Fault) -> bool:
    return fault.part in ("tiles", "winning") or fault.part.startswith("meld:")
