"""Parts of the notation's messages: quoting, unknown characters, "did you mean"."""

from collections.abc import Iterable
from typing import Final

from mjcalc.errors import Fault
from mjcalc.notation.lexicon import MELD_WORDS
from mjcalc.terms import SAID_AS, SPELLINGS

_SHOWN: Final = 24
_LONGEST_WORD: Final = 30
_NEAR: Final = 0.6


def quoted(text: str) -> str:
    """`text` for a message: in quotes, cut if it is long, what cannot be printed as its code."""
    shown = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
    return "'" + "".join(c if c.isprintable() else f"U+{ord(c):04X}" for c in shown) + "'"


def stray(text: str, part: str, place: int) -> Fault:
    """The fault that characters stand where none like them can."""
    hint = _HINTS.get(text[0], "")
    if not hint and not text[0].isascii():
        from unicodedata import name  # as difflib below: a start without faults is faster

        hint = name(text[0], "").lower()
    elif not hint and part in ("tiles", "winning"):
        hint = "tiles are numbers and the letter of their suit: 123m"
    message = f"{quoted(text)} cannot stand here"
    return Fault("unknown-character", message, hint, part, place, place + len(text))


_HINTS: Final = {
    "#": "a comment starts after a space",
    "+": "the winning tile stands once, behind the concealed tiles: 123m+4m",
    ":": "a colon stands between a term and its value: seat:S",
    "@": "@ stands between a meld or ron and a seat: ron@S",
    "\0": "is the text UTF-16? hands are UTF-8",
    "\r": "a line ends with LF or CRLF",
    "\f": "only spaces and tabs stand between words",
    "\v": "only spaces and tabs stand between words",
    "\xa0": "a no-break space; a plain one is needed",
}


def suggest(word: str, extra: Iterable[str] = ()) -> str | None:
    """The term, the meld or the word of `extra` that `word` may be a misspelling of."""
    if len(word) > _LONGEST_WORD:
        return None
    from difflib import get_close_matches

    known = {*SPELLINGS, *SAID_AS, *MELD_WORDS, *extra}
    near = get_close_matches(word.lower().replace("_", "-"), sorted(known), n=1, cutoff=_NEAR)
    return near[0] if near else None


def did_you_mean(word: str) -> str:
    """A hint with the term that was perhaps meant, or no hint."""
    near = suggest(word)
    return f"did you mean {quoted(near)}?" if near else ""
