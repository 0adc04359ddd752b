"""A settled deal as tables for people."""

from typing import Final

from mjcalc.deals.settlement import Carry, Settlement
from mjcalc.notation import write
from mjcalc.render.columns import columns, printable
from mjcalc.render.text import DEFAULT_VIEW, View, seat_name, worth_text

_ENDED: Final = {
    "ron": "Won on a discard",
    "tsumo": "Won by self-draw",
    "draw": "Drawn: the wall ran out",
    "nagashi": "Nagashi mangan",
    "foul": "Foul",
    "leave": "Left early",
}


def settlement_text(settlement: Settlement, view: View = DEFAULT_VIEW) -> str:
    """The winners' hands, what moves and why, what each seat gains, and the next deal's table."""
    ended = _ENDED.get(settlement.ended, f"Drawn: {settlement.ended.replace('-', ' ')}")
    blocks = [worth_text(score, view).rstrip("\n") for score in settlement.scores]
    blocks += [f"set aside  {printable(write(score.hand))}" for score in settlement.set_aside]
    blocks.append(view.paint("heading", ended))
    if settlement.transfers:
        blocks.append(_transfers(settlement, view))
    blocks.append(_deltas(settlement, view))
    blocks += [
        f"{seat_name(penalty.seat)} loses {penalty.points:,} off the final score "
        f"({', '.join(penalty.because).replace('_', ' ')})"
        for penalty in settlement.penalties
    ]
    blocks.append(f"Next deal: {_carry(settlement.carry)}")
    return "\n\n".join(blocks) + "\n"


def _transfers(settlement: Settlement, view: View) -> str:
    rows = [
        (
            seat_name(transfer.source),
            seat_name(transfer.to),
            f"{transfer.points:,}",
            ", ".join(transfer.because).replace("_", " "),
        )
        for transfer in settlement.transfers
    ]
    headers = ("From", "To", "Points", "Because")
    return columns(rows, headers, align="llr", rule=True, paint=view.paint)


def _deltas(settlement: Settlement, view: View) -> str:
    rows = [
        (seat_name(seat), f"{points:+,}" if points else "0")
        for seat, points in settlement.deltas.items()
    ]
    return columns(rows, ("Seat", "Change"), align="lr", rule=True, paint=view.paint)


def _carry(carry: Carry) -> str:
    counted = (
        (carry.honba, "honba"),
        (carry.sticks, "stick" if carry.sticks == 1 else "sticks"),
        (carry.streak, "kept in a row"),
        (carry.huang, "荒番"),
    )
    told = [f"{number} {what}" for number, what in counted if number is not None]
    return ", ".join((f"{seat_name(carry.dealer)} deals", *told))
