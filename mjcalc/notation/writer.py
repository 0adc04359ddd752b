"""Writing a hand as its canonical line."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, TypeAlias

from mjcalc.hand import Hand, Meld, Pao, made
from mjcalc.memo import Memo
from mjcalc.notation.lexicon import MELDS
from mjcalc.notation.tile_text import FLOWERS
from mjcalc.terms import (
    BITS,
    DOUBLE_KONG,
    ID,
    LAST_TILE,
    MARKED,
    RULES,
    TERMS,
    Term,
    Value,
)
from mjcalc.tiles import SEATS, TILE_NAMES, write_tiles

_REMEMBERED: Final = 4_096


def write(hand: Hand) -> str:
    """The canonical line of a hand: tiles, melds, terms in the order of their table, the id last.

    `parse` reads the same hand from it. Seats are winds, from wherever they were seen.
    """
    return compose(hand) if hand.written is None else hand.written


def compose(hand: Hand) -> str:
    """The same, whatever the hand was read from."""
    words = [_tiles(hand), *map(_meld, hand.melds)]
    said = _SAID[hand.terms & ~(RULES | ID)]
    words += [text if isinstance(text, str) else text(hand) for text in said]
    words += hand.events
    if hand.rules:
        words.append(f"rules:{hand.rules}")
    if hand.id:
        words.append(f"id:{hand.id}")
    return " ".join(filter(None, words))


def write_word(bit: int, field: str | None, value: Any) -> str | None:
    """The one word of a canonical line for what a word adds to a hand, as `words.Entry` has it.

    None where it is not one word, or not always the same.
    """
    if field == "melds":
        return _meld(value)
    if not bit or bit & (LAST_TILE | DOUBLE_KONG):
        return None
    (text,) = _SAID[bit]
    return text if isinstance(text, str) else text(made(Hand, {field: value} if field else {}))


Text: TypeAlias = str | Callable[[Hand], str]
"""How a term is written: always so, or by what the hand has of it."""


def _said(terms: int) -> tuple[Text, ...]:
    """How to write these terms."""
    return tuple(_text(term) for term in TERMS if terms & BITS[term.name])


_SAID: Final = Memo(_said, _REMEMBERED)


def _tiles(hand: Hand) -> str:
    if hand.winning is None:
        return write_tiles(hand.concealed)
    if hand.terms & MARKED or hand.winning in FLOWERS:
        return f"{write_tiles(hand.concealed)}+{TILE_NAMES[hand.winning]}"
    return write_tiles((*hand.concealed, hand.winning))


def _meld(meld: Meld) -> str:
    feeder = "" if meld.feeder is None else f"@{SEATS[meld.feeder]}"
    return f"{MELDS[meld.kind][0]}:{write_tiles(meld.tiles)}{feeder}"


def _text(term: Term) -> Text:
    if term.name in _OWN:
        return _OWN[term.name]
    if term.value is Value.NONE:
        return term.name
    field, write_value = attrgetter(term.field), _VALUES[term.value]
    if term.value in _WITHOUT_NOTHING or term.name == "players":
        # A hand from elsewhere may have the term's bit and no value for it.
        return lambda hand: f"{term.name}:{write_value(field(hand))}" if field(hand) else ""
    return lambda hand: f"{term.name}:{write_value(field(hand))}"


_WITHOUT_NOTHING: Final = (Value.TILES, Value.SEATS, Value.WORD, Value.FUNDS)
"""What no line can give as nothing."""


def _pao(hand: Hand) -> str:
    return " ".join(f"pao:{_liable(pao)}" for pao in hand.pao) or "pao:none"


def _ron(hand: Hand) -> str:
    return "ron" if hand.discarder is None else f"ron@{SEATS[hand.discarder]}"


def _rinshan(hand: Hand) -> str:
    return "rinshan" if hand.kong_from is None else f"rinshan@{hand.kong_from}"


def _chankan(hand: Hand) -> str:
    return "chankan:ankan" if hand.robbed_ankan else "chankan"


def _huang(hand: Hand) -> str:
    return "huang" if hand.huang is None else f"huang:{hand.huang}"


def _flowers(hand: Hand) -> str:
    return f"flowers:{write_tiles(hand.flowers) or hand.flower_count}"


_OWN: Final[dict[str, Callable[[Hand], str]]] = {
    "pao": _pao,
    "ron": _ron,
    "rinshan": _rinshan,
    "chankan": _chankan,
    "huang": _huang,
    "flowers": _flowers,
}
"""Terms that are not simply NAME:VALUE."""


def _liable(pao: Pao) -> str:
    return f"{pao.pattern}@{SEATS[pao.seat]}" if pao.pattern else SEATS[pao.seat]


def _seats(seats: tuple[int, ...]) -> str:
    return "".join(SEATS[seat] for seat in seats)


def _funds(funds: tuple[tuple[int, int], ...]) -> str:
    return ",".join(f"{SEATS[seat]}={amount}" for seat, amount in funds)


_VALUES: Final[dict[Value, Callable[[Any], str]]] = {
    Value.SEAT: SEATS.__getitem__,
    Value.SEATS: _seats,
    Value.TILES: write_tiles,
    Value.NUMBER: str,
    Value.WORD: str,
    Value.FUNDS: _funds,
}
