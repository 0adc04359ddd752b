"""Settling a deal of the Japanese rules that pay in units: winners, draws, nagashi mangan.

The text (和牌 7 and 8) asks who was ready at a draw, and draws when all discard the same wind; it
prints no amounts: the pool of those who are not ready is today's 3000, in units, and 流し満貫 is
worth its mangan. Nothing moves unless a unit is worth points.
"""

from collections.abc import Iterable
from typing import Final

from mjcalc.deals import ways
from mjcalc.deals.deal import WALL_OUT, Deal
from mjcalc.deals.settlement import Carry, Settlement, Transfer
from mjcalc.errors import HandError
from mjcalc.rulesets.japanese_units.options import Options
from mjcalc.rulesets.japanese_units.units import tsumo_shares
from mjcalc.rulesets.japanese_units.yaku import MANGAN
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import Seat

POOL_UNITS: Final = 3
"""What those who are not ready pay together."""


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and who deals next."""
    o: Options = rules.options
    ways.check_words(deal, rules, WALL_OUT, "four-winds", ways.TENPAI, ways.NAGASHI)
    ran_out = deal.draw == WALL_OUT or deal.nagashi
    if ran_out and deal.tenpai is None:
        raise HandError((ways.tenpai_needed(deal),))
    admitted = 1 if o.multiple_ron == "head_bump" else len(deal.scores)
    scores, aside = deal.scores[:admitted], deal.scores[admitted:]
    transfers = [transfer for score in scores for transfer in ways.transfers_of(score)]
    transfers += [transfer for seat in deal.nagashi for transfer in _mangan(deal, seat, o)]
    if not deal.nagashi:
        transfers += ways.pool_payments(deal, POOL_UNITS * o.points_per_unit)
    ready = deal.tenpai or () if o.renchan == "tenpai" else ()
    keep = ready if ran_out else [score.hand.seat for score in scores]
    stays = deal.table.dealer in keep or not (ran_out or scores)
    return ways.settlement(
        deal,
        rules,
        transfers,
        Carry(ways.dealer_after(deal, stays=stays)),
        scores=scores,
        set_aside=aside,
    )


def _mangan(deal: Deal, seat: Seat, o: Options) -> Iterable[Transfer]:
    """What the others pay a seat for a self-drawn mangan."""
    dealer, other = tsumo_shares(MANGAN, seat == deal.table.dealer, o)
    return (
        Transfer(payer, seat, dealer if payer == deal.table.dealer else other, ("nagashi_mangan",))
        for payer in deal.seats
        if payer != seat
    )
