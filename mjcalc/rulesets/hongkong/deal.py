"""Settling a deal of Hong Kong mahjong. 詐糊: a false win pays each other player three limits."""

from mjcalc.deals import ways
from mjcalc.deals.deal import WALL_OUT, Deal
from mjcalc.deals.settlement import Settlement
from mjcalc.rulesets.cantonese.deal import settled
from mjcalc.rulesets.hongkong.options import Options
from mjcalc.rulesets.hongkong.points import unit
from mjcalc.rulesets.ruleset import Ruleset

FALSE_WIN_LIMITS = 3
"""The limit shares that a false win pays to each."""


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and who deals next."""
    o: Options = rules.options
    ways.check_words(deal, rules, WALL_OUT, ways.FOUL)
    cost = FALSE_WIN_LIMITS * unit(o.limit_fan, o)
    return settled(deal, rules, {foul.seat: cost for foul in deal.fouls})
