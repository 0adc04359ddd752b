"""The parser of `hand.lark`. Importing this module imports Lark: only lines that need it do so."""

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from lark import Lark, Token, UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from mjcalc.notation.diagnose import strange_word
from mjcalc.notation.terminals import Piece, read_grammar

STRANGE: Final = ""


class Parsed(NamedTuple):
    """A line as the grammar sees it."""

    pieces: list[Piece]
    """The words in the order that the grammar asks for."""
    misplaced: list[Piece]
    """Words that may not stand where they stand."""
    strange: list[Piece]
    """What is no word of the notation, as pieces with the terminal `STRANGE`."""


def parse_line(line: str) -> Parsed:
    """Parse a folded line; after a word that does not fit the rest of the line is parsed."""
    misplaced: list[Piece] = []
    strange: list[Piece] = []

    def skip(error: UnexpectedInput) -> bool:
        if isinstance(error, UnexpectedToken):
            misplaced.append(_piece(error.token))
        elif isinstance(error, UnexpectedCharacters):
            state = error.interactive_parser.lexer_thread.state
            assert state is not None
            start = state.line_ctr.char_pos
            word = strange_word(line[start:])
            strange.append(Piece(STRANGE, start, start + len(word)))
            state.line_ctr.feed(word)
        return True

    tree = _parser().parse(line, on_error=skip)
    pieces = [_piece(token) for token in tree.children if isinstance(token, Token)]
    return Parsed(pieces, misplaced, strange)


def _piece(token: Token) -> Piece:
    assert token.start_pos is not None
    return Piece(token.type, token.start_pos, token.start_pos + len(token))


@cache
def _parser() -> Lark:
    # The basic lexer: a word is the same terminal wherever it stands, so tiles behind a term are
    # still tiles, and mjcalc.notation.terminals sees the same words.
    return Lark(
        read_grammar(),
        parser="lalr",
        lexer="basic",
        cache=_cache_file() or False,
    )


def _cache_file() -> str | None:
    """Where Lark keeps the built parser; None if there is no safe place.

    Lark copes with a file that is missing, broken or of another version. But it unpickles it, so
    the folder must be one that nobody but the user writes to.
    """
    try:
        folder = _cache_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.stat()
    except (OSError, RuntimeError):  # RuntimeError: there is no home folder
        return None
    if hasattr(os, "getuid") and (status.st_uid != os.getuid() or status.st_mode & 0o022):
        return None
    return str(folder / f"hand-{sys.implementation.cache_tag}.lark-cache")


def _cache_folder() -> Path:
    """The folder of mjcalc among the user's caches."""
    chosen = Path(os.environ.get("XDG_CACHE_HOME", ""))
    if chosen.is_absolute():
        return chosen / "mjcalc"
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "mjcalc" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "mjcalc"
    return Path.home() / ".cache" / "mjcalc"
