"""What is wrong with a word that is no terminal of the grammar."""

import re
from collections.abc import Callable
from functools import cache
from typing import NoReturn

from mjcalc.errors import Fault, NotationError
from mjcalc.notation.messages import did_you_mean, quoted, stray
from mjcalc.notation.terminals import regexes
from mjcalc.notation.tile_text import read_tiles
from mjcalc.notation.words import example, is_known, part_of
from mjcalc.tiles import Tile


def strange_word(rest: str) -> str:
    """How much of the rest of a line to take for one strange word."""
    if rest[0] == "#":
        return rest
    word, _, _ = rest.partition(" ")
    if word[0].isalpha() or word[0] == "+":
        return word
    return word.partition("+")[0]


def diagnose(word: str, original: str) -> NoReturn:
    """Raise `NotationError` with the faults of a strange word, placed within the word.

    `original` is the word before it was folded.
    """
    if word[0] in ":@" and len(word) > 1:
        hint = stray(word[0], "line", 0).hint
        message = f"{quoted(original)} cannot stand here"
        raise NotationError([Fault("unknown-character", message, hint, "line", 0, len(word))])
    if word[0] == "+":
        raise NotationError([_marked(word)])
    if word[0] == "#":
        remark = re.match(regexes()["REMARK"], word)
        assert remark is not None
        raise NotationError([stray(word[remark.end()], "line", remark.end())])
    if not word[0].isalpha():
        read_tiles(word)
    raise NotationError([_term_like(word)])


def _marked(word: str) -> Fault:
    """The fault of `+` and what stands behind it."""
    tiles: tuple[Tile, ...] = ()
    end = 0
    for block in word[1:].split("+"):
        start, end = end, end + 1 + len(block)
        if not block:
            message, hint = "no tile stands behind +", "the winning tile does: 123m+4m"
            return Fault("missing-value", message, hint, "winning", start, end)
        tiles += read_tiles(block, "winning", start + 1)
    message = f"{len(tiles)} tiles are marked with +"
    hint = "one tile is the winning tile; the others stand before the +"
    return Fault("two-winning-tiles", message, hint, "winning", 0, end)


def _term_like(word: str) -> Fault:
    """The first fault of a word that starts like a term."""
    found = _known_part()(word)
    assert found is not None
    name, rest = found["name"].replace("_", "-"), word[found.end() :]
    part = part_of(name)
    if rest not in ("", ":", "@"):
        # The first colon or @ is in its place, but what stands behind it is not.
        at = int(rest[0] in ":@" and not any(mark in found[0] for mark in (rest[0], "@")))
        return stray(rest[at], part, found.end() + at)
    if not is_known(name):
        message = f"there is no term {quoted(name)}"
        return Fault("unknown-term", message, did_you_mean(name), part, 0, len(name))
    message = f"nothing stands behind {quoted(word)}"
    hint = "@ and a seat, or no @" if rest == "@" else f"write {example(name)}"
    return Fault("missing-value", message, hint, part, 0, len(word))


@cache
def _known_part() -> Callable[[str], re.Match[str] | None]:
    """Matches as much of a word as looks like a term."""
    regex = regexes()
    name, value = regex["NAME"], regex["VALUE"]
    label = f"{regex['LABEL']}(?:{regex['TEXT']})?"
    term = f"{name}(?::{value})?(?:@{value})?"
    return re.compile(f"(?=(?P<name>{name}))(?:{label}|{term})").match
