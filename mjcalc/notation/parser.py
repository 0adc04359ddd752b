"""Reading a hand line: fast where it is a plain sequence of words, by the grammar otherwise."""

from contextlib import suppress
from typing import Any, Final, NamedTuple, NoReturn

from mjcalc.errors import NotationError
from mjcalc.hand import Hand
from mjcalc.memo import Memo, filled
from mjcalc.notation.assemble import assemble
from mjcalc.notation.terminals import (
    LONGEST,
    fold,
    match_head,
    match_lettered,
    match_word,
)
from mjcalc.notation.tile_text import FLOWERS, Block, block_of, groups_of, read_group, read_tiles
from mjcalc.notation.words import MOST_DORA, Entry, meaning
from mjcalc.notation.writer import write_word
from mjcalc.terms import BITS, RON, TERMS, TSUMO, Term, Value
from mjcalc.tiles import FIRST_FLOWER, Tile, suit_of, write_tiles

_MEMO: Final = 8_192
_FLOWER_SUIT: Final = suit_of(FIRST_FLOWER)


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
    source = text if text.isascii() and "\t" not in text else line
    start = match_head()(line)
    assert start is not None
    written, won = start.groups()
    place = start.end()
    written = written.replace(" ", "")
    block, canonical = _block(written)
    winning = None
    if won:
        group = _GROUPS[won[1:]]
        winning = group.last
        canonical = canonical and group.canonical
    words = source[place : len(line)]
    # Canonically nothing stands before, within or behind the tiles but one space.
    before_words = written + won if won else written
    if source[:place] != (before_words + " " if before_words and words else before_words):
        canonical = False
    said = before = 0
    values: dict[str, Any] = {}
    relative = False
    parts = words.split(" ") if words else []
    for at, word in enumerate(parts):
        means = _MEANINGS[word]
        if means is None:
            begin = place + sum(map(len, parts[:at])) + at
            found = match_word()(line, begin)
            if found is None:
                _give_up()
            if found.lastgroup == "COMMENT":
                canonical = False
                break
            if found.lastgroup != "LABELLED":
                _give_up()
            end = begin + len(word)
            means = _ranked(meaning("LABELLED", line[begin:end], text[begin:end]), word)
        bit, field, value, seen, rank = means
        # As `gather` has it, which is too dear here.
        if said & bit:
            _give_up()
        said |= bit
        if field is not None:
            if bit:
                values[field] = value
            elif field in values:
                values[field].append(value)
            else:
                values[field] = [value]
        if seen:
            relative = True
        if rank < before:
            canonical = False
        before = rank
    if said & RON and said & TSUMO:
        _give_up()
    gathered = said, values, relative
    return assemble(
        block, winning, gathered, players, _give_up, source[: len(line)] if canonical else None
    )


def _block(written: str) -> tuple[Block, bool]:
    """A block of tiles, and whether it is written as it should be."""
    tiles: tuple[Tile, ...] = ()
    bag = 0
    red_fives: tuple[Tile, ...] = ()
    last = None
    before = -1
    canonical = True
    for text in groups_of(written):
        own, last, some, red, suit, as_written = _GROUPS[text]
        if suit <= before or suit == _FLOWER_SUIT:
            return block_of(read_tiles(written)), False
        before = suit
        tiles += own
        bag += some
        red_fives += red
        canonical = canonical and as_written
    return filled(Block, (tiles, last, bag, red_fives, ())), canonical


def _give_up(*_: object) -> NoReturn:
    raise NotationError(())


_GROUPS: Final = Memo(read_group, _MEMO)


class _Meaning(NamedTuple):
    """An entry, and its rank: words of canonical lines stand in the order of their ranks."""

    bit: int
    field: str | None
    value: Any
    relative: bool
    rank: int
    """Below 0 where a canonical line has another word."""


def _meaning(word: str) -> _Meaning | None:
    """What a word means, if that depends on no other characters of the line."""
    if not word:
        return _Meaning(0, None, None, False, -1)  # between two spaces
    name, _, value = word.partition(":")
    if name in _TILE_LISTS:
        # Most of the words that are new in a file; what is unusual about one is for `meaning`.
        with suppress(NotationError):
            return _tile_list(_TILE_LISTS[name], value)
    folded = word.lower() if word.isascii() else word  # which `fold` has folded with its line
    match = match_lettered() if "a" <= folded[0] <= "z" else match_word()
    found = match(folded, 0)
    if found is not None and found.lastgroup in ("TERM", "FLOWER"):
        return _ranked(meaning(found.lastgroup, folded, word), word)
    return None


_MEANINGS: Final = Memo(_meaning, _MEMO)
_TILE_LISTS: Final = {term.name: term for term in TERMS if term.value is Value.TILES}


def _tile_list(term: Term, value: str) -> _Meaning:
    tiles = read_tiles(value)
    if not 0 < len(tiles) <= MOST_DORA or not FLOWERS.isdisjoint(tiles):
        _give_up()
    bit = BITS[term.name]
    return _Meaning(bit, term.field, tiles, False, bit if write_tiles(tiles) == value else -1)


def _ranked(entry: Entry, word: str) -> _Meaning:
    written = None if entry.relative else write_word(entry.bit, entry.field, entry.value)
    return _Meaning(*entry, rank=entry.bit if written == word else -1)
