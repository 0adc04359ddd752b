"""Settling a deal of Shanghai mahjong: 一炮多响, empty pockets, 荒番, 逃跑, the next dealer.

Source: sections 1.4.2 (the next dealer), 1.9.1 (荒番) and 1.9.4 (payments) of the rule text.
"""

from dataclasses import replace

from mjcalc import terms as t
from mjcalc.deals import ways
from mjcalc.deals.deal import WALL_OUT, Deal
from mjcalc.deals.settlement import Carry, Penalty, Settlement
from mjcalc.results import Payment, Score
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.shanghai.huang import debt_after, debt_of
from mjcalc.rulesets.shanghai.options import Options
from mjcalc.rulesets.shanghai.payments import leaving_costs, partners, within_funds
from mjcalc.tiles import Seat


def settle_deal(deal: Deal, rules: Ruleset) -> Settlement:
    """Who gains what, and the next deal's table."""
    o: Options = rules.options
    ways.check_words(deal, rules, WALL_OUT, ways.LEAVE)
    scores = _paid(deal, rules, o)
    penalties = [Penalty(seat, leaving_costs(o), ("leave",)) for seat in deal.left]
    return ways.settlement(
        deal,
        rules,
        [transfer for score in scores for transfer in ways.transfers_of(score)],
        Carry(_next_dealer(deal), huang=_debt(deal, o)),
        scores=scores,
        penalties=penalties,
    )


def _paid(deal: Deal, rules: Ruleset, o: Options) -> list[Score]:
    """The wins, each settled on its own, as far as the money of those who pay goes.

    The hand of one winner can show that another is his partner: they are each other's.
    """
    hands = [score.hand for score in deal.scores]
    owed: list[Payment] = []
    scores = []
    for hand, score in zip(hands, deal.scores, strict=True):
        others = [one for one in hands if one.seat != hand.seat]
        related = {one.seat for one in others if hand.seat in partners(one, o)}
        claims = tuple(sorted(related.union(hand.three_claims)))
        scored = ways.scored(score, rules, funds=(), three_claims=claims)
        exempt = {one.seat for one in others} if o.winners_exempt else set()
        owed += [payment for payment in scored.payments if payment.source not in exempt]
        scores.append(replace(scored, hand=hand))
    paid = within_funds(_named(owed), dict(deal.table.funds))
    payments = [
        payment._replace(points=points, because=(*payment.because, "funds"))
        if points < payment.points
        else payment
        for payment, (_, _, points) in zip(owed, paid, strict=True)
    ]
    return [_with(score, payments) for score in scores]


def _named(payments: list[Payment]) -> list[tuple[Seat, Seat, int]]:
    """Payer, winner and points; in a deal everybody is a seat."""
    return [
        (payment.source, payment.to, payment.points)
        for payment in payments
        if isinstance(payment.source, int)
    ]


def _with(score: Score, payments: list[Payment]) -> Score:
    """The score with those of the payments that go to its winner."""
    own = tuple(each for each in payments if each.to == score.hand.seat and each.points)
    return replace(score, payments=own, received=sum(each.points for each in own))


def _next_dealer(deal: Deal) -> Seat:
    """The winner; of several winners the discarder; the same dealer when nobody won."""
    if len(deal.scores) == 1:
        return deal.scores[0].hand.seat
    discarder = deal.scores[0].hand.discarder if deal.scores else None
    return deal.table.dealer if discarder is None else discarder


def _debt(deal: Deal, o: Options) -> int | None:
    """The debt carried on; None where it is only told that there was one."""
    if deal.table.terms & t.HUANG and deal.table.huang is None:
        return None
    debt = debt_of(deal.table, o)
    if not deal.scores and deal.draw is None:
        return debt
    return debt_after(debt, won=bool(deal.scores))
