"""What is paid beside wins: kong fees (刮风下雨), 查大叫 and 花猪. Pure functions of the table."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from mjcalc.deals.settlement import Penalty, Transfer
from mjcalc.errors import Fault, HandError
from mjcalc.hand import Meld, MeldKind
from mjcalc.rulesets.sichuan.options import Options
from mjcalc.tiles import SEATS, Seat


class Fee(NamedTuple):
    """The fee of a sort of kong: `points` from its feeder, or from everybody who is still in."""

    native: str
    name: str
    from_feeder: bool
    points: int


FEES: Final[Mapping[MeldKind, Fee]] = {
    MeldKind.KAN: Fee("直杠", "claimed kong", True, 2),
    MeldKind.KAKAN: Fee("补杠", "added kong", False, 1),
    MeldKind.ANKAN: Fee("暗杠", "concealed kong", False, 2),
}
"""Paid at once; a claimed and an added kong are 刮风, a concealed one is 下雨."""


def kong_fee(
    owner: Seat, melds: Sequence[Meld], place: int, out: Collection[Seat] = ()
) -> list[Transfer]:
    """The fee of the meld at that place; nothing for one that is no kong.

    `out` are those who had won before, and pay nothing. HandError where nobody is named who fed a
    claimed kong.
    """
    meld = melds[place]
    fee = FEES.get(meld.kind)
    if fee is None:
        return []
    if fee.from_feeder:
        if meld.feeder is None:
            message = "who fed this kong is not said, and pays for it"
            raise HandError((Fault("feeder-needed", message, "write @SEAT", f"meld:{place}"),))
        return [Transfer(meld.feeder, owner, fee.points, ("kong",))]
    gone = set(out)
    if meld.kind is MeldKind.ANKAN:  # it stands in its order: whoever fed a later one was still in
        gone.difference_update(later.feeder for later in melds[place:] if later.feeder is not None)
    because = ("kong", "others_out") if gone else ("kong",)
    return [
        Transfer(payer, owner, fee.points, because)
        for payer in range(len(SEATS))
        if payer != owner and payer not in gone
    ]


def refunds(fees: Iterable[Transfer]) -> list[Transfer]:
    """The fees of somebody's kongs, given back (退税): he was not ready when the wall ran out."""
    return [Transfer(fee.to, fee.source, fee.points, ("kong_refund",)) for fee in fees]


def after_kong_discard(fees: Sequence[Transfer], winner: Seat, o: Options) -> list[Transfer]:
    """What becomes of the fee of a kong whose owner then dealt into a win (杠上炮)."""
    if not o.transfer_kong_fee:
        return refunds(fees)
    return [Transfer(fee.to, winner, fee.points, ("kong_transfer",)) for fee in fees]


def ready_payments(best: Mapping[Seat, int | None]) -> list[Transfer]:
    """查大叫: who was not ready pays each who was what his best win is worth.

    `best` has those who had not won when the wall ran out: what `best_win` is worth, or None for
    who was not ready. Who held tiles of his void suit was not.
    """
    return [
        Transfer(payer, seat, worth, ("not_ready",))
        for payer, own in best.items()
        if own is None
        for seat, worth in best.items()
        if worth is not None
    ]


def void_penalties(holders: Iterable[Seat], o: Options) -> tuple[list[Transfer], list[Penalty]]:
    """花猪: the penalties of those who held tiles of their void suit and had discarded others.

    Who had discarded nothing but tiles of that suit could not help it, and is no such holder.
    """
    because = ("void_suit",)
    if o.void_penalty_to == "nobody":
        return [], [Penalty(seat, o.void_penalty, because) for seat in holders]
    transfers = [
        Transfer(seat, other, o.void_penalty, because)
        for seat in holders
        for other in range(len(SEATS))
        if other != seat
    ]
    return transfers, []
