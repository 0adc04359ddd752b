"""Settling a deal of Taiwanese mahjong: several winners, 詐胡, 連莊 and the next dealer.

A false win costs the SML's fixed tai, or those of the claimed hand, in a payment like any other.
"""

from mjcalc.deals import ways
from mjcalc.deals.deal import WALL_OUT, Deal, Foul
from mjcalc.deals.settlement import Carry, Settlement, Transfer
from mjcalc.results import Score
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.taiwan.options import Options
from mjcalc.rulesets.taiwan.points import dealer_tai, share

ABORTIVE = ("nine-terminals", "four-winds", "four-kongs")
"""九么, 四風, 四槓: the dealer opens the deal anew."""


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and the next deal's table."""
    o: Options = rules.options
    asked = (ways.CLAIMED,) if o.foul_tai is None else ()
    ways.check_words(deal, rules, WALL_OUT, *ABORTIVE, ways.FOUL, *asked)
    admitted = _admitted(len(deal.scores), o)
    scores, aside = deal.scores[:admitted], deal.scores[admitted:]
    transfers = [transfer for score in scores for transfer in ways.transfers_of(score)]
    for foul in deal.fouls:
        transfers += _foul(deal, foul, o)
    claimed = [foul.claimed for foul in deal.fouls if foul.claimed]
    return ways.settlement(
        deal, rules, transfers, _carry(deal, scores, o), scores=scores, set_aside=(*aside, *claimed)
    )


def _admitted(winners: int, o: Options) -> int:
    """How many of the winners, the nearest to the discarder first, are paid."""
    alone = {"head_bump": True, "double_head_bump": winners == 2, "all": False}
    return min(1, winners) if alone[o.multiple_ron] else winners


def _foul(deal: Deal, foul: Foul, o: Options) -> list[Transfer]:
    tai = foul.claimed.total if foul.claimed else o.foul_tai
    more = dealer_tai(deal.table.streak, o)
    return [
        Transfer(
            foul.seat,
            seat,
            share((tai or 0) + (more if deal.table.dealer in (seat, foul.seat) else 0), o),
            (ways.FOUL,),
        )
        for seat in deal.seats
        if seat != foul.seat
    ]


def _carry(deal: Deal, scores: tuple[Score, ...], o: Options) -> Carry:
    """A dealer who keeps the deal by a win or a draw adds to his streak; a deal anew does not."""
    stays = ways.dealer_stays(deal, scores, on_draw=o.renchan == "draw")
    keeps = stays and (bool(scores) or deal.draw == WALL_OUT)
    streak = deal.table.streak + keeps if stays else 0
    return Carry(ways.dealer_after(deal, stays=stays), streak=streak)
