"""算分: who pays how many shares, 三口 and empty pockets in it (1.9.4)."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from mjcalc import terms as t
from mjcalc.errors import Fault, HandError
from mjcalc.hand import Hand, Meld, MeldKind
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.results import DISCARDER, Party
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.bill import Bill
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.shanghai.hands import CLASS_1
from mjcalc.rulesets.shanghai.huang import factor_of
from mjcalc.rulesets.shanghai.options import Options
from mjcalc.tiles import SEATS, Seat

CLAIMS: Final = 3
"""Claims of one player's discards that put two players in 三口."""

PARTNER_SHARES: Final = 3
"""What a partner pays for a self-draw, the share that everybody pays in it."""


def settle(reading: Reading, selection: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments for one win. Raises HandError when they depend on a discarder nobody named."""
    hand = reading.hand
    o: Options = rules.options
    by_tsumo = bool(reading.facts & facts.BY_TSUMO)
    related = partners(hand, o)
    if not by_tsumo and hand.discarder is None and (related or hand.funds):
        what = (
            "三口 partners pay beside the discarder" if related else "nobody pays more than he has"
        )
        message = f"{what}, so it matters who that is"
        raise HandError((Fault("discarder-needed", message, "write ron@SEAT", "ron"),))
    bill = Bill()
    class_1 = selection.group == CLASS_1
    huang = ("huang",) if factor_of(hand, o, class_1=class_1) > 1 else ()
    paid = shares(reading, o, related)
    ordinary = shares(reading, o, ()) if related else paid
    for party, number in paid.items():
        related_too = ("three_claims",) if number != ordinary.get(party) else ()
        bill.add(party, value.base * number, *huang, *related_too)
    bill.within(dict(hand.funds))
    assumed = ("three_claims",) if _may_have_others(hand, related, o) else ()
    return bill.settled(hand, assumed)


def shares(reading: Reading, o: Options, related: Collection[Seat]) -> dict[Party, int]:
    """The shares of the hand's value that each party pays for this win."""
    hand = reading.hand
    discarder: Party | None = None
    if not reading.facts & facts.BY_TSUMO:
        discarder = DISCARDER if hand.discarder is None else hand.discarder
    robbed = bool(hand.terms & t.CHANKAN)
    return shares_of(hand.seat, discarder, related, o, robbed=robbed)


def shares_of(
    winner: Seat,
    discarder: Party | None,
    related: Collection[Seat],
    o: Options,
    *,
    robbed: bool = False,
) -> dict[Party, int]:
    """The shares that each party pays one winner; without a discarder it is a self-draw.

    `related` are his 三口 partners.
    """
    if discarder is None:
        others = [seat for seat in range(len(SEATS)) if seat != winner]
        return {seat: PARTNER_SHARES if seat in related else 1 for seat in others}
    each = o.rob_kong_shares if robbed else 1
    paid: dict[Party, int] = {discarder: each}
    for seat in sorted(related):
        if seat == discarder:
            paid[seat] += each if o.partner_discarder_double else 0
        else:
            paid[seat] = each
    return paid


def partners(hand: Hand, o: Options) -> frozenset[Seat]:
    """Who is in 三口 with the winner: those whom the line names, and those who fed his melds."""
    fed: dict[Seat, int] = {}
    for meld in hand.melds:
        if meld.feeder is not None:
            fed[meld.feeder] = fed.get(meld.feeder, 0) + _claims(meld, o)
    return frozenset((*hand.three_claims, *(seat for seat in fed if fed[seat] >= CLAIMS)))


def _claims(meld: Meld, o: Options) -> int:
    """How many claims of a discard a meld stands for."""
    if meld.kind is MeldKind.ANKAN:
        return 0
    return 2 if meld.kind is MeldKind.KAKAN and o.added_kong_claims else 1


def _may_have_others(hand: Hand, related: Collection[Seat], o: Options) -> bool:
    """Whether the line is silent about 三口, and melds that name no feeder could make a partner.

    A run is claimed from the player before; but no relation follows from what was not said.
    """
    if hand.terms & t.THREE_CLAIMS:
        return False
    for seat in {0, 1, 2, 3}.difference(related, {hand.seat}):
        is_before = (hand.seat - seat) % len(SEATS) == 1
        claims = sum(
            _claims(meld, o)
            for meld in hand.melds
            if meld.feeder == seat
            or (meld.feeder is None and (is_before or meld.kind is not MeldKind.CHI))
        )
        if claims >= CLAIMS:
            return True
    return False


def within_funds(
    owed: Iterable[tuple[Seat, Seat, int]], funds: Mapping[Seat, int]
) -> list[tuple[Seat, Seat, int]]:
    """What is paid of what is owed (payer, winner, points), in this order, until a payer has none.

    Whoever is not in `funds` has enough. Nobody pays out of what he wins in the same deal.
    """
    left = dict(funds)
    paid = []
    for payer, winner, points in owed:
        amount = min(points, left.get(payer, points))
        if payer in left:
            left[payer] -= amount
        paid.append((payer, winner, amount))
    return paid


def leaving_costs(o: Options) -> int:
    """What a player pays who leaves a game early (逃跑)."""
    return o.leave * o.stake
