"""The terminals of `hand.lark` as regular expressions, without Lark; folding a line for them."""

import os.path
import re
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

_PACKAGE: Final = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_TERMINAL: Final = re.compile(r"^([A-Z_]+)(?:\.\d+)?: (.+)$", re.MULTILINE)
_PIECE: Final = re.compile(r"/((?:[^/\\]|\\.)+)/|([A-Z_]+)|[( ]")

LONGEST: Final = 4_000
"""No hand needs a longer line."""
BOM: Final = "\ufeff"
_NARROW: Final = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_FOLDED: Final[dict[int, str]] = {
    **{code: narrow.lower() for code, narrow in _NARROW.items()},
    **{code: chr(code).lower() for code in range(ord("A"), ord("Z") + 1)},
    ord("　"): " ",
    ord("\t"): " ",
}


class Piece(NamedTuple):
    """A terminal's place in a line."""

    terminal: str
    start: int
    end: int


Match: TypeAlias = Callable[[str], re.Match[str] | None]
MatchAt: TypeAlias = Callable[[str, int], re.Match[str] | None]
"""The `match` of a compiled regular expression."""


def read_grammar() -> str:
    """The grammar: a file in the installed package, or beside it in a checkout."""
    for folder in (_PACKAGE, os.path.dirname(_PACKAGE)):
        path = os.path.join(folder, "grammar", "hand.lark")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                return file.read()
    raise FileNotFoundError(path)


def terminals(grammar: str) -> dict[str, str]:
    """The terminals of a grammar that `hand.lark` says it keeps to, as regular expressions."""
    found: dict[str, str] = {}

    def regex(piece: re.Match[str]) -> str:
        if piece.lastindex is None:
            return piece[0].strip().replace("(", "(?:")
        return f"(?:{piece[1] or found[piece[2]]})"

    for name, body in _TERMINAL.findall(grammar):
        found[name] = _PIECE.sub(regex, body)
    return found


@cache
def regexes() -> dict[str, str]:
    """The terminals of `hand.lark`, read on first use."""
    return terminals(read_grammar())


@cache
def match_head() -> Match:
    """Finds the tiles at the start of a line (`tiles`) and the `winning` tile."""
    regex = regexes()
    won = f"(?P<winning>{regex['WIN']}|{regex['FLOWER']})?"
    return re.compile(rf"(?P<tiles>(?: *(?:{regex['TILES']}))*) *{won} *").match


@cache
def match_word() -> MatchAt:
    """Finds one word, whichever terminal it is (`lastgroup`), with the spaces before it."""
    return _one_of("TILES", "WIN", "FLOWER", "LABELLED", "TERM", "COMMENT")


@cache
def match_lettered() -> MatchAt:
    """The same for a word that starts with an ASCII letter, as no tile does; sooner compiled."""
    return _one_of("LABELLED", "TERM")


def _one_of(*names: str) -> MatchAt:
    some = "|".join(f"(?P<{name}>{regexes()[name]})" for name in names)
    return re.compile(f" *(?:{some})").match


def fold(text: str) -> str:
    """`text` as the grammar reads it, without its line end; each character stays in its place."""
    if text.isascii():
        line = text.lower().replace("\t", " ")
    else:
        line = text.translate(_FOLDED)
        if line[0] == BOM:
            line = " " + line[1:]
    if line.endswith("\n"):
        return line[: -2 if line.endswith("\r\n") else -1]
    return line


def narrow(text: str) -> str:
    """`text` with its full-width forms as ASCII."""
    return text if text.isascii() else text.translate(_NARROW)


def pieces(line: str) -> list[Piece]:
    """The words of a folded line, as far as they are words of the notation."""
    found = []
    match = match_word()(line, 0)
    while match is not None:
        name = match.lastgroup
        assert name is not None
        found.append(Piece(name, match.start(name), match.end(name)))
        match = match_word()(line, match.end())
    return found


def is_blank(text: str) -> bool:
    """Whether a line holds nothing, or only a comment: it is no hand and has no result."""
    if text[:1].isalnum():
        return False
    line = fold(text).lstrip(" ")
    return not line or (line[0] == "#" and match_word()(line, 0) is not None)
