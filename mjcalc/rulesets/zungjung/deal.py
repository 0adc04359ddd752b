"""Settling a deal of Zung Jung: one winner (interception), and a deal that always passes.

Source: Zung Jung Mahjong Rules 1.03, "Precedence of Claims": the discarder's lower seat wins before
his opposite and his upper seat, "there are no exceptions". A draw pays nothing.
"""

from mjcalc.deals.deal import Deal
from mjcalc.deals.settlement import Settlement
from mjcalc.deals.ways import nearest_wins
from mjcalc.rulesets.ruleset import Ruleset


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and who deals next."""
    return nearest_wins(deal, rules)
