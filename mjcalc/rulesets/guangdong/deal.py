"""Settling a deal of Guangdong mahjong.

诈胡: who claims a win that is none pays each of the three others what it would have been worth.
"""

from mjcalc.deals import ways
from mjcalc.deals.deal import WALL_OUT, Deal
from mjcalc.deals.settlement import Settlement
from mjcalc.rulesets.cantonese.deal import ABORTIVE, settled
from mjcalc.rulesets.guangdong.options import Options
from mjcalc.rulesets.guangdong.points import unit
from mjcalc.rulesets.ruleset import Ruleset


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and who deals next."""
    o: Options = rules.options
    ways.check_words(deal, rules, WALL_OUT, *ABORTIVE, ways.FOUL, ways.CLAIMED)
    fouls = {foul.seat: unit(foul.claimed.total or 0, o) for foul in deal.fouls if foul.claimed}
    return settled(deal, rules, fouls)
