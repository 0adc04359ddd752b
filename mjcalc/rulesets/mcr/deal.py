"""Settling a deal of Chinese Official: one winner, and a deal that always passes.

Source: Mahjong Competition Rules 3.7.2.4 (the next player after the discarder wins) and 3.6.2. A
draw pays nothing.
"""

from mjcalc.deals.deal import Deal
from mjcalc.deals.settlement import Settlement
from mjcalc.deals.ways import nearest_wins
from mjcalc.rulesets.ruleset import Ruleset


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and who deals next."""
    return nearest_wins(deal, rules)
