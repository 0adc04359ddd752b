"""Who pays what: shares, honba, and liability (pao, sekinin barai).

Sources: EMA Riichi Competition Rules 3.3.9, riichi.wiki ("Sekinin barai"), and the recorded
payments of Tenhou and Mahjong Soul for the scopes "hand" and "yaku".
"""

from typing import Any, Final, NamedTuple

from mjcalc import terms as t
from mjcalc.errors import Fault, HandError
from mjcalc.hand import KONGS, Hand, Meld, MeldKind
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER, Party, Payment
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.bill import STICK, Bill
from mjcalc.rulesets.liability import kong_feeder
from mjcalc.rulesets.riichi.options import Options
from mjcalc.rulesets.riichi.points import YAKUMAN, ron_total, tsumo_shares, tsumo_total
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import DRAGONS, FIELD, WINDS, Bag, Seat, kind_of, one


class Liability(NamedTuple):
    """One seat's liability for `base` of the hand's base points."""

    seat: Seat
    base: int


def settle(reading: Reading, selection: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments for one win. Raises HandError when liability needs a discarder nobody named."""
    hand = reading.hand
    liable: tuple[Liability, ...] = ()
    assumed: tuple[str, ...] = ()
    if hand.pao or (hand.melds and (value.yakuman or rules.options.pao.rinshan)):
        liable, assumed = _liabilities(reading, selection, value, rules)
    by_tsumo = bool(reading.facts & facts.BY_TSUMO)
    key: Any = value.base, hand.seat, hand.discarder, by_tsumo, hand.honba, liable
    known: tuple[tuple[Payment, ...], int] | None = rules.answers.get(key)
    if known is None:
        bill = Bill()
        charge = _tsumo if by_tsumo else _ron
        charge(bill, hand, value.base, liable, rules.options)
        payments, received, _ = bill.settled(hand)
        known = payments, received - STICK * hand.sticks
        rules.remember(key, known)
    payments, paid = known
    return payments, paid + STICK * hand.sticks, assumed


def _tsumo(bill: Bill, hand: Hand, base: int, liable: tuple[Liability, ...], o: Options) -> None:
    """Each liable player pays his part alone; the rest is a self-draw like any other."""
    deals = hand.seat == hand.dealer
    others = [seat for seat in range(o.players) if seat != hand.seat]
    for part in liable:
        bill.add(part.seat, tsumo_total(part.base, deals, o), "pao")
    rest = base - sum([part.base for part in liable])
    dealer, other = tsumo_shares(rest, deals, o) if rest else (0, 0)
    each = o.honba // (o.players - 1) * hand.honba
    told = ("honba",) if each else ()
    for seat in others:
        share, why = (dealer, ("dealer",)) if seat == hand.dealer and rest else (other, ())
        if liable:
            bill.add(seat, share, *why)
            bill.add(liable[0].seat, each, *told)
        else:
            bill.add(seat, share + each, *why, *told)


def _ron(bill: Bill, hand: Hand, base: int, liable: tuple[Liability, ...], o: Options) -> None:
    """A liable player who did not discard shares his part with the discarder, half and half."""
    deals = hand.seat == hand.dealer
    discarder: Party = DISCARDER if hand.discarder is None else hand.discarder
    sharers = [part for part in liable if part.seat != discarder]
    rest = base - sum(part.base for part in sharers)
    for part in sharers:
        half = ron_total(part.base, deals, o) // 2
        bill.add(part.seat, half, "pao")
        bill.add(discarder, half, "pao")
    if rest:
        bill.add(discarder, ron_total(rest, deals, o))
    honba = o.honba * hand.honba
    if not sharers or o.pao.honba == "discarder":
        bill.add(discarder, honba, "honba")
    elif o.pao.honba == "pao":
        bill.add(sharers[0].seat, honba, "honba")
    else:
        bill.add(sharers[0].seat, honba // 2, "honba")
        bill.add(discarder, honba - honba // 2, "honba")


def _liabilities(
    reading: Reading, selection: Selection, value: Value, rules: Ruleset
) -> tuple[tuple[Liability, ...], tuple[str, ...]]:
    """Who is liable for how much of the base, and what was assumed about it."""
    o: Options = rules.options
    hand = reading.hand
    feeder, assumed = _kong_feeder(reading, o)
    if feeder is not None:
        return (Liability(feeder, value.base),), ()
    rows = [
        (rules.patterns[index].id, each)
        for index, each in zip(selection.rows, selection.values, strict=True)
        if selection.group == "yakuman" and rules.patterns[index].id in o.pao.yakuman
    ]
    if hand.terms & t.PAO:
        found = _said(hand, rows)
        assumed = ()
    else:
        found = []
        for pattern, times in rows:
            seat, known = _feeder(hand.melds, pattern)
            if seat is not None:
                found.append((seat, times))
            elif not known:
                assumed = ("pao",)
    if not found:
        return (), assumed
    if not reading.facts & facts.BY_TSUMO and hand.discarder is None:
        fault = Fault(
            "discarder-needed",
            "who discarded decides what the liable player pays",
            "write ron@SEAT",
            "ron",
        )
        raise HandError((fault,))
    if o.pao.scope == "hand":
        return (Liability(found[0][0], value.base),), assumed
    left = value.base
    parts = []
    for seat, times in found:
        base = min(YAKUMAN * times, left)
        left -= base
        parts.append(Liability(seat, base))
    return tuple(parts), assumed


def _said(hand: Hand, rows: list[tuple[str, int]]) -> list[tuple[Seat, int]]:
    """The liable seats that the line names, each with its yakuman; the melds have no say."""
    found = []
    for number, pao in enumerate(hand.pao):
        meant = [times for pattern, times in rows if pao.pattern in (None, pattern)]
        if not meant:
            what = pao.pattern or "yakuman that makes anybody liable"
            fault = Fault(
                "pao-without-yakuman", f"the hand has no {what}", "leave pao: out", f"pao:{number}"
            )
            raise HandError((fault,))
        found.append((pao.seat, sum(meant)))
    return found


_LAST_SETS: Final[dict[str, Bag]] = {"daisangen": DRAGONS, "daisuushii": WINDS}


def _feeder(melds: tuple[Meld, ...], pattern: str) -> tuple[Seat | None, bool]:
    """Who fed the meld that completed the yakuman for all to see; and whether that is known.

    Nobody did when one of its sets is hidden in the hand, or the last was a concealed kong or,
    for four kongs, one that the winner drew himself.
    """
    if pattern == "suukantsu":
        own = [meld for meld in melds if meld.kind in KONGS]
        needed, claims = 4, {MeldKind.KAN}
    else:
        tiles = _LAST_SETS[pattern]
        own = [meld for meld in melds if one(kind_of(meld.tiles[0])) & tiles]
        needed, claims = tiles.bit_count() // FIELD, {MeldKind.PON, MeldKind.KAN, MeldKind.KAKAN}
    if len(own) < needed or own[-1].kind not in claims:
        return None, True
    return own[-1].feeder, own[-1].feeder is not None


def _kong_feeder(reading: Reading, o: Options) -> tuple[Seat | None, tuple[str, ...]]:
    """Where rules make him pay: who fed the open kong whose replacement tile won."""
    if not o.pao.rinshan:
        return None, ()
    feeder, known = kong_feeder(reading)
    return feeder, () if known else ("pao",)
