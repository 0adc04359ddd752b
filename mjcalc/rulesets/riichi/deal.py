"""Settling a deal of riichi: several winners, draws, nagashi mangan, fouls, the next deal's table.

Sources: EMA Riichi Competition Rules 3.3 and 3.4, tenhou.net/man, riichi.wiki ("Chombo"), and the
deals recorded by Tenhou.
"""

from collections.abc import Sequence

from mjcalc import terms as t
from mjcalc.deals import ways
from mjcalc.deals.deal import WALL_OUT, Deal
from mjcalc.deals.settlement import TABLE, Carry, Penalty, Settlement, Transfer
from mjcalc.errors import Fault, HandError
from mjcalc.notation.deal import DRAWS
from mjcalc.results import Score
from mjcalc.rulesets.bill import STICK
from mjcalc.rulesets.riichi.options import Options
from mjcalc.rulesets.riichi.points import tsumo_shares
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import SEATS, Seat

MANGAN = 2000
"""The base of what nagashi mangan pays and a foul costs."""
OF_FOUR = ("four-winds", "four-riichi", "three-rons")
"""Abortive draws that need four players."""


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and the next deal's table."""
    o: Options = rules.options
    _check(deal, rules, o)
    if deal.scores:
        return _won(deal, rules, o)
    if deal.fouls:
        return _fouled(deal, rules, o)
    if deal.nagashi:
        transfers = [
            Transfer(payer, seat, points, ("nagashi_mangan",))
            for seat in deal.nagashi
            for payer, points in _mangan(deal, seat, o)
        ]
        return _drawn(deal, rules, ways.NAGASHI, transfers)
    return _drawn(deal, rules, deal.draw or WALL_OUT, ways.pool_payments(deal, o.noten_pool))


def _check(deal: Deal, rules: Ruleset, o: Options) -> None:
    """Raise HandError with what the rules make impossible, and with what they need to know."""
    draws = [kind for kind in DRAWS if not (kind == "three-rons" and o.multiple_ron != 2)]
    if not o.abortive_draws:
        draws = [kind for kind in draws if kind == "three-rons"]
    if o.players == 3:
        draws = [kind for kind in draws if kind not in OF_FOUR]
    used = (
        *draws,
        WALL_OUT,
        ways.TENPAI,
        ways.FOUL,
        *((ways.NAGASHI,) if o.nagashi_mangan else ()),
    )
    ways.check_words(deal, rules, *used)
    faults = []
    ran_out = deal.draw == WALL_OUT or deal.nagashi
    if ran_out and deal.tenpai is None and (o.renchan == "tenpai" or o.noten_pool):
        faults.append(ways.tenpai_needed(deal))
    riichi = {*deal.table.riichi_by}
    riichi |= {score.hand.seat for score in deal.scores if score.hand.terms & t.ANY_RIICHI}
    for seat in sorted(riichi.difference(riichi if deal.tenpai is None else deal.tenpai)):
        message = f"{SEATS[seat]} is in riichi, and so is ready"
        faults.append(Fault("riichi-not-ready", message, "add the seat to tenpai", "tenpai"))
    told = bool(deal.table.terms & t.STICKS)
    least = len(riichi) if told or deal.fouls else 0
    least = 4 if deal.draw == "four-riichi" else least
    if deal.table.sticks < least:
        message = f"{least} are in riichi, and {deal.table.sticks} sticks lie on the table"
        hint = f"sticks: counts all that lie there; write sticks:{least} or more"
        part = "sticks" if told else "draw" if deal.draw else "riichi-by"
        faults.append(Fault("too-few-sticks", message, hint, part))
    if faults:
        raise HandError(faults)


def _won(deal: Deal, rules: Ruleset, o: Options) -> Settlement:
    """Each winner is paid for his own hand; honba and sticks as the rules have it."""
    if o.multiple_ron == 2 and len(deal.scores) > 2:
        return _drawn(deal, rules, "three-rons", [], deal.scores)
    admitted = 1 if o.multiple_ron == 1 else len(deal.scores)
    winners, aside = deal.scores[:admitted], deal.scores[admitted:]
    sticks = _sticks(winners, deal.table.sticks, o)
    scores = tuple(
        ways.scored(
            score,
            rules,
            honba=deal.table.honba if index == 0 or o.honba_to == "each" else 0,
            sticks=sticks[index],
        )
        for index, score in enumerate(winners)
    )
    stays = any(score.hand.seat == deal.table.dealer for score in scores)
    carry = _carry(deal, o, stays=stays, honba=deal.table.honba + 1 if stays else 0, sticks=0)
    transfers = [transfer for score in scores for transfer in ways.transfers_of(score)]
    return ways.settlement(deal, rules, transfers, carry, scores=scores, set_aside=aside)


def _sticks(winners: Sequence[Score], sticks: int, o: Options) -> list[int]:
    """How many sticks each winner takes, the nearest to the discarder first."""
    taken = [0] * len(winners)
    if o.sticks_to == "own_then_nearest":
        for index, score in enumerate(winners):
            taken[index] = int(bool(score.hand.terms & t.ANY_RIICHI) and sum(taken) < sticks)
    taken[0] += sticks - sum(taken)
    return taken


def _drawn(
    deal: Deal,
    rules: Ruleset,
    ended: str,
    transfers: list[Transfer],
    aside: tuple[Score, ...] = (),
) -> Settlement:
    """A deal without a winner: it leaves a honba, and the sticks where they are."""
    o: Options = rules.options
    ready = o.renchan == "tenpai" and deal.table.dealer in (deal.tenpai or ())
    stays = ended in DRAWS or ready
    honba, sticks = deal.table.honba + 1, deal.table.sticks
    carry = _carry(deal, o, stays=stays, honba=honba, sticks=sticks)
    return ways.settlement(deal, rules, transfers, carry, ended=ended, set_aside=aside)


def _mangan(deal: Deal, seat: Seat, o: Options) -> list[tuple[Seat, int]]:
    """What each other seat pays a seat for a self-drawn mangan."""
    from_dealer, other = tsumo_shares(MANGAN, seat == deal.table.dealer, o)
    return [
        (payer, from_dealer if payer == deal.table.dealer else other)
        for payer in deal.seats
        if payer != seat
    ]


def _fouled(deal: Deal, rules: Ruleset, o: Options) -> Settlement:
    """A foul costs a mangan, paid the other way round, or points off the final score.

    The deal is played again: nothing is counted, and those in riichi take their sticks back.
    """
    seats = [foul.seat for foul in deal.fouls]
    transfers = [
        Transfer(TABLE, seat, STICK, ("riichi_returned",)) for seat in deal.table.riichi_by
    ]
    penalties: tuple[Penalty, ...] = ()
    if o.chombo:
        penalties = tuple(Penalty(seat, o.chombo, ("foul",)) for seat in seats)
    else:
        transfers += [
            Transfer(seat, other, points, ("foul",))
            for seat in seats
            for other, points in _mangan(deal, seat, o)
        ]
    sticks = deal.table.sticks - len(deal.table.riichi_by)
    carry = _carry(deal, o, stays=True, honba=deal.table.honba, sticks=sticks)
    return ways.settlement(deal, rules, transfers, carry, penalties=penalties)


def _carry(deal: Deal, o: Options, *, stays: bool, honba: int, sticks: int) -> Carry:
    dealer = ways.dealer_after(deal, stays=stays)
    return Carry(dealer, honba=honba if o.honba else None, sticks=sticks)
