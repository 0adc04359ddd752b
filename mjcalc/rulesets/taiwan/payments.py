"""Who pays what: the dealer's tai payment by payment, and liability (包牌)."""

from typing import Final

from mjcalc import terms as t
from mjcalc.errors import Fault, HandError
from mjcalc.hand import KONGS, Hand, Meld, MeldKind
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER, Party
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.bill import Bill
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.taiwan.options import LIABLE, Options
from mjcalc.rulesets.taiwan.points import dealer_tai, share
from mjcalc.tiles import DRAGONS, PLAYING, SEATS, WINDS, Bag, Seat, kind_of, one


def settle(reading: Reading, selection: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments for one win. Raises HandError where they depend on a discarder nobody named."""
    o: Options = rules.options
    hand = reading.hand
    liable, assumed = _liable(hand, selection, rules)
    by_tsumo = bool(reading.facts & facts.BY_TSUMO)
    more = dealer_tai(hand.streak, o)
    deals = hand.seat == hand.dealer
    payers: list[Party]
    if by_tsumo:
        payers = [seat for seat in range(len(SEATS)) if seat != hand.seat]
    elif hand.discarder is None:
        if (more and not deals) or (liable is not None and o.liability_ron_split):
            raise HandError((_DISCARDER_NEEDED,))
        payers = [DISCARDER]
    else:
        payers = [hand.discarder]
    bill = Bill()
    for payer in payers:
        with_dealer = more > 0 and (deals or payer == hand.dealer)
        owed = share(value.base + (more if with_dealer else 0), o)
        because = ("dealer",) if with_dealer else ()
        if liable is None or liable == payer:
            bill.add(payer, owed, *because)
        elif by_tsumo or not o.liability_ron_split:
            bill.add(liable, owed, *because, "pao")
        else:
            for party in (liable, payer):
                bill.add(party, (owed + 1) // 2, *because, "pao")
    return bill.settled(hand, assumed)


_DISCARDER_NEEDED: Final = Fault(
    "discarder-needed",
    "what is paid depends on who discarded: the dealer pays more, a liable player for another",
    "write ron@SEAT",
    "ron",
)


def _liable(
    hand: Hand, selection: Selection, rules: Ruleset
) -> tuple[Seat | None, tuple[str, ...]]:
    """Who pays for everybody, and what was assumed about it."""
    o: Options = rules.options
    if not hand.terms & t.PAO and not (o.liability and hand.melds):
        return None, ()
    has = {rules.patterns[index].id for index in selection.rows}
    if hand.terms & t.PAO:
        return _said(hand, has), ()
    assumed: tuple[str, ...] = ()
    for pattern in LIABLE:
        if pattern in has and pattern in o.liability:
            showed = _showed(hand, pattern)
            if showed is not None and showed.feeder is not None:
                return showed.feeder, ()
            if showed is not None:
                assumed = ("pao",)
    return None, assumed


def _said(hand: Hand, has: set[str]) -> Seat | None:
    """The seat that `pao:` names; with several patterns that of the first in the list."""
    for number, pao in enumerate(hand.pao):
        if pao.pattern not in (None, *has):
            fault = Fault(
                "pao-without-pattern",
                f"the hand has no {pao.pattern}",
                "leave pao: out",
                f"pao:{number}",
            )
            raise HandError((fault,))
    order = (*LIABLE, None)
    first = min(hand.pao, key=lambda pao: order.index(pao.pattern), default=None)
    return None if first is None else first.seat


_SHOWN_BY: Final[dict[str, tuple[int, Bag]]] = {
    "wugang": (5, PLAYING),
    "sigang": (4, PLAYING),
    "dasixi": (4, WINDS),
    "xiaosixi": (3, WINDS),
    "dasanyuan": (3, DRAGONS),
    "xiaosanyuan": (2, DRAGONS),
    "ziyise": (4, PLAYING),
    "qingyise": (4, PLAYING),
    "hunyise": (4, PLAYING),
    "pengpeng": (4, PLAYING),
}
"""How many called sets, of which tiles, show the pattern to the table."""


def _showed(hand: Hand, pattern: str) -> Meld | None:
    """The called set that showed the pattern. Kongs are shown only by one claimed as a kong."""
    number, tiles = _SHOWN_BY[pattern]
    own = [meld for meld in hand.melds if one(kind_of(meld.tiles[0])) & tiles]
    if pattern in ("sigang", "wugang"):
        own = [meld for meld in own if meld.kind in KONGS]
    else:
        own = [meld for meld in own if meld.kind is not MeldKind.ANKAN]
    if len(own) < number:
        return None
    last = own[number - 1]
    if last.kind is MeldKind.CHI:  # always from the player before, said or not
        return Meld(last.kind, last.tiles, (hand.seat - 1) % len(SEATS))
    fed_kongs = pattern not in ("sigang", "wugang") or last.kind is MeldKind.KAN
    return last if fed_kongs else None
