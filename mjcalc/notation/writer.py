"""Writing a hand as its canonical line."""

from collections.abc import Callable
from typing import Any, Final

from mjcalc.hand import Hand, Meld, Pao
from mjcalc.notation.lexicon import MELDS
from mjcalc.notation.tile_text import FLOWERS
from mjcalc.terms import BITS, ID, MARKED, RULES, TERMS, Term, Value
from mjcalc.tiles import SEATS, TILE_NAMES, write_tiles


def write(hand: Hand) -> str:
    """The canonical line of a hand: tiles, melds, terms in the order of their table, the id last.

    `parse` reads the same hand from it. Seats are winds, from wherever they were seen.
    """
    melds = map(_meld, hand.melds)
    terms = [
        text
        for term in TERMS
        if hand.terms & BITS[term.name] & ~(RULES | ID)
        for text in _texts(hand, term)
    ]
    labels = [f"{name}:{text}" for name in ("rules", "id") if (text := getattr(hand, name))]
    return " ".join(filter(None, (_tiles(hand), *melds, *terms, *hand.events, *labels)))


def _tiles(hand: Hand) -> str:
    if hand.winning is None:
        return write_tiles(hand.concealed)
    if hand.terms & MARKED or hand.winning in FLOWERS:
        return f"{write_tiles(hand.concealed)}+{TILE_NAMES[hand.winning]}"
    return write_tiles((*hand.concealed, hand.winning))


def _meld(meld: Meld) -> str:
    feeder = "" if meld.feeder is None else f"@{SEATS[meld.feeder]}"
    return f"{MELDS[meld.kind][0]}:{write_tiles(meld.tiles)}{feeder}"


def _texts(hand: Hand, term: Term) -> list[str]:
    """How a term that was said is written: once, or once for each pattern."""
    name = term.name
    if name == "pao":
        return [f"pao:{_liable(pao)}" for pao in hand.pao] or ["pao:none"]
    if name == "ron":
        return [name if hand.discarder is None else f"ron@{SEATS[hand.discarder]}"]
    if name == "rinshan":
        return [name if hand.kong_from is None else f"rinshan@{hand.kong_from}"]
    if name == "chankan":
        return ["chankan:ankan" if hand.robbed_ankan else name]
    if name == "huang":
        return [name if hand.huang is None else f"huang:{hand.huang}"]
    if name == "flowers":
        return [f"flowers:{write_tiles(hand.flowers) or hand.flower_count}"]
    if term.value is Value.NONE:
        return [name]
    return [f"{name}:{_VALUES[term.value](getattr(hand, term.field))}"]


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
