"""Settling a deal of Sichuan mahjong: wins one after the other, kongs, and the end of the wall.

Articles 6, 9 and 10 of the competition rules (SBR 2025). Kongs are paid at once, but a line does
not say when: who had won before the hand on the line did (or before the wall ran out) is taken to
have won before its kongs were made.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from mjcalc import terms as t
from mjcalc.deals import ways
from mjcalc.deals.deal import WALL_OUT, Deal
from mjcalc.deals.settlement import Carry, Settlement, Transfer
from mjcalc.errors import Fault, HandError
from mjcalc.hand import Hand, Meld
from mjcalc.reading.reading import meld_facts
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.sichuan.fees import (
    FEES,
    after_kong_discard,
    kong_fee,
    ready_payments,
    refunds,
    void_penalties,
)
from mjcalc.rulesets.sichuan.options import Options
from mjcalc.rulesets.sichuan.ready import MOST_SUITS, best_win, number_of_suits, ready_waits
from mjcalc.tiles import NAMES, SEATS, Seat

LAST_WIN: Final = 3
"""With so many wins the deal is over."""

Kong: TypeAlias = tuple[Seat, int]
"""Whose kong, and its place among his melds."""


class Lost(NamedTuple):
    """A kong whose fee is lost: its owner dealt into a win right after it (杠上炮)."""

    winner: Seat
    out: tuple[Seat, ...]
    """Who had won before, when it was made."""


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and who deals next."""
    o: Options = rules.options
    ways.check_words(deal, rules, WALL_OUT, ways.TENPAI)
    faults: list[Fault] = []
    lost = _lost(deal, o, faults)
    fees = _fees(deal, lost, faults)
    best = _best(deal, rules, faults) if deal.draw else {}
    dealer = _next_dealer(deal, faults)
    if faults:
        raise HandError(faults)
    transfers = [transfer for fee in fees.values() for transfer in fee]
    for score in deal.scores:
        transfers += ways.transfers_of(score)
    for kong, (winner, _) in lost.items():
        transfers += after_kong_discard(fees[kong], winner, o)
    for kong, fee in fees.items():
        if kong not in lost and best.get(kong[0], 0) is None:
            transfers += refunds(fee)
    due, penalties = void_penalties(_void_suit_holders(deal), o)
    return ways.settlement(
        deal,
        rules,
        [*transfers, *ready_payments(best), *due],
        Carry(dealer),
        ended=deal.draw or ways.how_won(deal.scores[-1]),
        scores=deal.scores,
        penalties=[penalty for penalty in penalties if penalty.points],
    )


def _hands(deal: Deal) -> dict[Seat, Hand]:
    """The hands that are told; `out` of one that did not win are all who did."""
    won = {score.hand.seat: score.hand for score in deal.scores}
    return won | {hand.seat: replace(hand, out=deal.out) for hand in deal.shown}


def _lost(deal: Deal, o: Options, faults: list[Fault]) -> dict[Kong, Lost]:
    """The kongs that 杠上炮 followed, of those whose owner's hand is told.

    Of the others the fee came and went; only where it goes to the winner must the hand be told.
    """
    lost: dict[Kong, Lost] = {}
    hands = _hands(deal)
    for out, wins in groupby(deal.scores, key=lambda score: score.hand.out):
        won, *others = [score.hand for score in wins]
        owner = won.discarder
        if owner is None or not won.terms & t.KONG_DISCARD:
            continue
        name, line = SEATS[owner], deal.lines[won.seat]
        if o.transfer_kong_fee and others:
            message = f"who of several winners gets the fee of {name}'s kong is not in the rules"
            hint = "settle it without transfer_kong_fee"
            faults.append(Fault("transfer-to-several", message, hint, "kong-discard", line=line))
        elif owner not in hands:
            if o.transfer_kong_fee:
                message = f"the winner gets the fee of {name}'s kong, and which it was is not said"
                hint = f"write {name}'s hand on a line of its own, a tile short if it did not win"
                faults.append(Fault("hand-needed", message, hint, "kong-discard", line=line))
        else:
            kongs = {
                (owner, place): _kind(meld)
                for place, meld in enumerate(hands[owner].melds)
                if meld.kind in FEES and (owner, place) not in lost
            }
            if len(set(kongs.values())) == 1:
                lost[min(kongs)] = Lost(won.seat, out)
            else:
                which = "has no kong" if not kongs else "has several, and which it was is not said"
                message = f"{name} discarded right after a kong; the hand of {name} {which}"
                line = deal.lines[owner]
                faults.append(Fault("kong-not-told", message, "", "tiles", line=line))
    return lost


def _kind(meld: Meld) -> object:
    """What a kong's fee depends on, at one moment."""
    return meld.kind, meld.feeder if FEES[meld.kind].from_feeder else None


def _fees(deal: Deal, lost: Mapping[Kong, Lost], faults: list[Fault]) -> dict[Kong, list[Transfer]]:
    """What the kongs of all the hands that are told have cost."""
    fees = {}
    for seat, hand in _hands(deal).items():
        for place in range(len(hand.melds)):
            kong = seat, place
            out = lost[kong].out if kong in lost else hand.out
            try:
                fees[kong] = kong_fee(seat, hand.melds, place, out)
            except HandError as error:
                faults += [replace(fault, line=deal.lines[seat]) for fault in error.faults]
    return fees


def _best(deal: Deal, rules: Ruleset, faults: list[Fault]) -> dict[Seat, int | None]:
    """For those who had not won when the wall ran out: what their best win is worth, or None."""
    shown = {hand.seat: hand for hand in deal.shown}
    said = deal.tenpai
    gone = [SEATS[seat] for seat in said or () if seat in deal.out]
    if gone:
        message = f"{' '.join(gone)} had won already"
        faults.append(Fault("tenpai-of-a-winner", message, "name who was still in", "tenpai"))
    still_in = [seat for seat in deal.seats if seat not in deal.out]
    untold = [SEATS[seat] for seat in still_in if seat not in shown]
    if said is None and untold:
        message = f"whether {' '.join(untold)} was ready is not said"
        hint = "write tenpai:ES, or tenpai:none, or each hand on a line of its own"
        faults.append(Fault("tenpai-needed", message, hint, "draw"))
        return {}
    best: dict[Seat, int | None] = {}
    for seat in still_in:
        hand = shown.get(seat)
        if hand is None:
            best[seat] = 0 if seat in (said or ()) else None
            continue
        waits = ready_waits(hand.concealed, hand.melds)
        if said is not None and (seat in said) != bool(waits):
            faults.append(_differs(hand, waits, deal.lines[seat]))
        win = best_win(hand.concealed, hand.melds, rules)
        best[seat] = None if not waits else win.value.base if win else 0
    unknown = [seat for seat in still_in if seat not in shown and best[seat] is not None]
    if None in best.values():
        for seat in unknown:
            message = f"what {SEATS[seat]}, who was ready, gets is not known without the hand"
            hint = f"write it on a line of its own: 13 tiles and seat:{SEATS[seat]}"
            faults.append(Fault("hand-needed", message, hint, "tenpai"))
    return best


def _differs(hand: Hand, waits: tuple[int, ...], line: int) -> Fault:
    """The hand of a line is ready, and `tenpai:` has it otherwise, or the other way round."""
    name = SEATS[hand.seat]
    if not waits:
        message = f"this hand waits for nothing, and tenpai: names {name}"
        return Fault("tenpai-differs", message, f"take {name} out of tenpai:", "tiles", line=line)
    tiles = " ".join(NAMES[kind] for kind in waits)
    message = f"this hand waits for {tiles}, and tenpai: does not name {name}"
    hint = "leave the hand out if it held the void suit (花猪)"
    return Fault("tenpai-differs", message, hint, "tiles", line=line)


def _void_suit_holders(deal: Deal) -> list[Seat]:
    """花猪: who held three suits when the wall ran out."""
    return [
        hand.seat
        for hand in deal.shown
        if deal.draw and number_of_suits(hand.bag + meld_facts(hand.melds).tiles) > MOST_SUITS
    ]


def _next_dealer(deal: Deal, faults: list[Fault]) -> Seat:
    """The first winner; of several at once the discarder; the same dealer when nobody won."""
    if deal.draw and len(deal.out) >= LAST_WIN:
        message = "with the third win the deal is over, and nothing is left to draw"
        faults.append(Fault("two-endings", message, "leave one of them out", "draw"))
    first = deal.scores[0].hand if deal.scores else None
    before = first.out if first else deal.out
    if len(before) > 1:
        message = "the first to win deals next, and who that was is not said"
        line = deal.lines[first.seat] if first else None
        hint = "write the line of the first win too"
        faults.append(Fault("first-win-needed", message, hint, "out", line=line))
    if before or first is None:
        return before[0] if before else deal.table.dealer
    several = sum(score.hand.out == before for score in deal.scores) > 1
    return first.discarder if several and first.discarder is not None else first.seat
