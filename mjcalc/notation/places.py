"""Where in a line a part of its hand is written."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from mjcalc.notation.lexicon import NAMED, VARIATION_SELECTORS
from mjcalc.notation.terminals import Piece, fold, pieces
from mjcalc.notation.tile_text import FLOWERS, groups
from mjcalc.notation.words import part_of

Span: TypeAlias = tuple[int, int]

WRITTEN_AS: Final = {
    "flowers": "tiles",
    "haitei": "last-tile",
    "houtei": "last-tile",
    "rinshan": "double-kong",
}
"""What else a line may say to have these parts."""


def locate(text: str, part: str) -> Span:
    """Where a part of a hand stands in its line: `start` and `end` in code points.

    Parts are `tiles` (the concealed ones, with the winning tile where it follows), `winning`,
    `meld:N` and `meld:N@` (its feeder) as `Hand.melds` counts, `pao:N` as `Hand.pao` counts, the
    name of a term, an event, and `line`: all but a comment. The line stands for whatever is not
    said in it.
    """
    return place_of(part, spans_of(text))


def spans_of(text: str) -> dict[str, Span]:
    """The places of all the parts that a line is written in, and of `line`."""
    line = fold(text)
    words = [word for word in pieces(line) if word.terminal != "COMMENT"]
    whole = (words[0].start, words[-1].end) if words else (0, len(line))
    return {"line": whole, **spans_of_words(line, words)}


def place_of(part: str, spans: Mapping[str, Span]) -> Span:
    """The place of a part among these; the line stands for whatever is not said in it."""
    for name in (part, part.rstrip("@"), WRITTEN_AS.get(part, "line")):
        if name in spans:
            return spans[name]
    return spans["line"]


def spans_of_words(line: str, words: Iterable[Piece]) -> dict[str, Span]:
    """The places of the parts that are written as themselves."""
    spans: dict[str, Span] = {}
    melds: list[Span] = []
    liable: list[tuple[str, Span]] = []
    for terminal, start, end in words:
        word, span = line[start:end], (start, end)
        if terminal == "TILES":
            first, _ = spans.setdefault("tiles", span)
            spans["tiles"] = first, end
            spans["winning"] = _last_tile(word, start) or spans.get("winning", span)
        elif terminal in ("WIN", "FLOWER"):
            if spans.keys() == {"tiles", "winning"}:
                spans["tiles"] = spans["tiles"][0], end
            spans["winning"] = span
        elif part_of(word) == "meld":
            spans[f"meld:{len(melds)}"] = span
            if "@" in word:
                spans[f"meld:{len(melds)}@"] = start + word.index("@"), end
            melds.append(span)
        else:
            spans.setdefault(part_of(word), span)
            if part_of(word) == "pao":
                value, at, _ = word.partition("@")
                liable.append((value if at else "", span))
    for nth, (_, span) in enumerate(sorted(liable)):
        spans[f"pao:{nth}"] = span
    return spans


def _last_tile(block: str, place: int) -> Span | None:
    """The last tile of a block that is no flower, as that is the winning tile without a `+`."""
    for group in reversed(list(groups().finditer(block))):
        named = NAMED.get(group[0].rstrip(VARIATION_SELECTORS))
        if named not in FLOWERS and group[0][-1] != "f":
            start = group.start() if named is not None else group.end() - 2
            return place + start, place + group.end()
    return None
