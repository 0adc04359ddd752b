"""Reading a hand line: fast where it is a plain sequence of words, by the grammar otherwise."""

from functools import lru_cache
from typing import Final, NoReturn

from mjcalc.errors import NotationError
from mjcalc.hand import Hand
from mjcalc.notation.assemble import assemble
from mjcalc.notation.terminals import LONGEST, fold, scanner
from mjcalc.notation.tile_text import GROUPS, read_group
from mjcalc.notation.words import Entry, meaning
from mjcalc.tiles import Tile

_MEMO: Final = 8_192


def parse(text: str, players: int = 4) -> Hand:
    """The hand that a line of notation describes.

    `left`, `across` and `right` are resolved with `players:`, or with `players` where the line
    does not say it: give 3 if the ruleset has three players. Raises `NotationError` with every
    fault of the line.
    """
    try:
        return read_plain(text, players)
    except NotationError:
        pass  # and out of the handler: its empty error is no context for the real one
    from mjcalc.notation.careful import read_carefully  # imports Lark

    return read_carefully(text, players)


def read_plain(text: str, players: int) -> Hand:
    """The hand of a line that is a plain sequence of words, each of them right.

    Raises `NotationError`, without saying why, for any other line. This and the grammar's parser
    agree on every line; here a line costs a tenth.
    """
    if len(text) > LONGEST:
        _give_up()
    line = fold(text)
    head = scanner().head(line)
    assert head is not None
    written, won = head.groups()
    tiles: list[Tile] = []
    for group in GROUPS.findall(written.replace(" ", "")):
        tiles += _tiles(group)
    entries = []
    place = head.end()
    for word in line[place:].split(" "):
        if word:
            means = _meaning(word)
            if means is None:
                found = scanner().word(line, place)
                if found is None:
                    _give_up()
                if found.lastgroup == "COMMENT":
                    break
                if found.lastgroup != "LABELLED":
                    _give_up()
                means = meaning("LABELLED", word, text[place : place + len(word)])
            entries.append(means)
        place += len(word) + 1
    return assemble(tiles, _tiles(won[1:])[0] if won else None, entries, players, _give_up)


def _give_up(*_: object) -> NoReturn:
    raise NotationError(())


_tiles = lru_cache(_MEMO)(read_group)


@lru_cache(_MEMO)
def _meaning(word: str) -> Entry | None:
    """What a folded word means, if that depends on no other characters of the line."""
    found = scanner().word(word, 0)
    if found is not None and found.lastgroup in ("TERM", "FLOWER"):
        return meaning(found.lastgroup, word, word)
    return None
