"""Settling a deal on the classic ladder: several win on one discard (一炮多响), each is paid."""

from mjcalc.deals import ways
from mjcalc.deals.deal import WALL_OUT, Deal
from mjcalc.deals.settlement import Carry, Settlement
from mjcalc.rulesets.classic.options import Options
from mjcalc.rulesets.ruleset import Ruleset


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and who deals next."""
    o: Options = rules.options
    ways.check_words(deal, rules, WALL_OUT)
    stays = ways.dealer_stays(deal, deal.scores, on_draw=o.renchan == "draw")
    return ways.settlement(
        deal,
        rules,
        [transfer for score in deal.scores for transfer in ways.transfers_of(score)],
        Carry(ways.dealer_after(deal, stays=stays)),
        scores=deal.scores,
    )
