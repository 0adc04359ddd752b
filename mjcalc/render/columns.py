"""Display width of text, and columns aligned by it.

What `mjcalc HAND` and `mjcalc rules` print is aligned here and not by tabulate, whose import (it
looks its own version up, and has wcwidth for the kanji) takes as long as all else together.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from mjcalc.render.style import PLAIN, Paint


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


def columns(
    rows: Iterable[Sequence[str]],
    headers: Sequence[str] = (),
    *,
    align: str = "",
    rule: bool = False,
    paint: Paint = PLAIN,
) -> str:
    """Columns two spaces apart; those with an `r` in `align` stand right, the others left.

    `rule` underlines the headers.
    """
    cells = [headers, *rows] if headers else [*rows]
    widths = [max(map(width, column)) for column in zip_longest(*cells, fillvalue="")]
    lines = [_line(row, widths, align) for row in cells]
    if headers:
        lines[0] = paint("heading", lines[0])
    if rule:
        lines.insert(1, "  ".join("-" * room for room in widths))
    return "\n".join(lines)


def _line(row: Sequence[str], widths: Sequence[int], align: str) -> str:
    padded = []
    for cell, room, side in zip_longest(row, widths[: len(row)], align[: len(row)]):
        space = " " * (room - width(cell))
        padded.append(space + cell if side == "r" else cell + space)
    return "  ".join(padded).rstrip()
