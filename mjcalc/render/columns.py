"""Display width of text, and plain aligned columns.

Tables of a result go through tabulate; the lists of `mjcalc rules` do not need its import time.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest


def char_width(char: str) -> int:
    """The columns that a character takes: kanji two, combining marks and selectors none."""
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def width(text: str) -> int:
    """The columns that `text` takes."""
    return len(text) if text.isascii() else sum(map(char_width, text))


def printable(text: str) -> str:
    """`text` with what would move the cursor or hide itself made visible, character for character.

    A hand may come from a file that nobody has looked at: an escape sequence in it must not reach
    the terminal, and a caret below it must still fit.
    """
    return text if text.isprintable() else "".join(map(_visible, text))


def _visible(char: str) -> str:
    if char.isprintable() or unicodedata.category(char) == "Zs":
        return char
    if char == "\t":
        return " "
    if char < " ":
        return chr(0x2400 + ord(char))
    return "\N{SYMBOL FOR DELETE}" if char == "\x7f" else "\N{REPLACEMENT CHARACTER}"


def columns(rows: Iterable[Sequence[str]], headers: Sequence[str] = ()) -> str:
    """Left-aligned columns two spaces apart; the last one is not padded."""
    table = [*([headers] if headers else []), *rows]
    widths = [max(map(width, column)) for column in zip_longest(*table, fillvalue="")]
    return "\n".join(
        "  ".join(
            cell + " " * (room - width(cell)) for cell, room in zip(row, widths, strict=False)
        ).rstrip()
        for row in table
    )
