"""Who is liable for a win, told by the melds: what several families ask in the same way."""

from mjcalc import terms as t
from mjcalc.hand import KONGS, Hand, MeldKind
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.tiles import SEATS, Seat

NOBODY = (None, True)


def kong_feeder(reading: Reading) -> tuple[Seat | None, bool]:
    """Who fed the open kong whose replacement tile won, if anybody; and whether that is known."""
    hand = reading.hand
    on_replacement = facts.BY_TSUMO | facts.said(t.RINSHAN)
    if reading.facts & on_replacement != on_replacement:
        return NOBODY
    if hand.kong_from is not None:
        return (SEATS.index(hand.kong_from), True) if hand.kong_from in SEATS else NOBODY
    kongs = [meld for meld in hand.melds if meld.kind in KONGS]
    if not kongs or kongs[-1].kind is not MeldKind.KAN:
        return NOBODY
    feeder = kongs[-1].feeder
    return feeder, feeder is not None


def last_meld_feeder(hand: Hand, sets: int, *, ankan: bool) -> tuple[Seat | None, bool]:
    """Who fed the last meld of a hand with all its `sets` on the table; and whether that is known.

    Nobody did when that was a concealed kong. `ankan`: an earlier one is a meld like others.
    """
    melds = [meld for meld in hand.melds if ankan or meld.kind is not MeldKind.ANKAN]
    if len(melds) < sets or hand.melds[-1].kind is MeldKind.ANKAN:
        return NOBODY
    feeder = melds[-1].feeder
    return feeder, feeder is not None
