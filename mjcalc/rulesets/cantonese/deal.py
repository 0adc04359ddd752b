"""Settling a deal of Guangdong and Hong Kong mahjong: several winners, false wins, next dealer."""

from mjcalc.deals import ways
from mjcalc.deals.deal import Deal
from mjcalc.deals.settlement import Carry, Settlement
from mjcalc.rulesets.cantonese.options import FanOptions
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import Seat

ABORTIVE = ("nine-terminals", "four-winds", "four-kongs")
"""九么和局, 四风连和, 四杠和局: the dealer opens the deal anew."""


def settled(deal: Deal, rules: Ruleset, fouls: dict[Seat, int]) -> Settlement:
    """Who gains what, and who deals next; `fouls` is what each foul pays every other player."""
    o: FanOptions = rules.options
    admitted = 1 if o.multiple_ron == "head_bump" else len(deal.scores)
    scores, aside = deal.scores[:admitted], deal.scores[admitted:]
    transfers = [transfer for score in scores for transfer in ways.transfers_of(score)]
    transfers += ways.fouls_paid(deal, fouls)
    stays = ways.dealer_stays(deal, scores, on_draw=o.renchan == "draw")
    return ways.settlement(
        deal,
        rules,
        transfers,
        Carry(ways.dealer_after(deal, stays=stays)),
        scores=scores,
        set_aside=(*aside, *(foul.claimed for foul in deal.fouls if foul.claimed)),
    )
