"""What families have in common in settling a deal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from mjcalc.deals.deal import WALL_OUT, Deal, changed
from mjcalc.deals.settlement import POOL, TABLE, Carry, Penalty, Settlement, Transfer
from mjcalc.errors import Fault, HandError
from mjcalc.pipeline import score_hand
from mjcalc.results import Score
from mjcalc.rulesets.bill import STICK
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import Seat

TENPAI: Final = "tenpai"
NAGASHI: Final = "nagashi"
FOUL: Final = "foul"
CLAIMED: Final = "claimed"
"""A foul with the hand that was claimed."""
LEAVE: Final = "leave"


def check_words(deal: Deal, rules: Ruleset, *used: str) -> None:
    """Raise HandError for what a deal says and these rules have no use for.

    `used` are the words above, and the draws: `WALL_OUT` and kinds of abortive ones.
    """
    faults = tuple(_unused(deal, rules, used))
    if faults:
        raise HandError(faults)


def _unused(deal: Deal, rules: Ruleset, used: tuple[str, ...]) -> Iterator[Fault]:
    name = rules.name
    if deal.draw is not None and deal.draw not in used:
        yield Fault("no-such-draw", f"{name} has no draw by {deal.draw}", "", "draw")
    if deal.nagashi and NAGASHI not in used:
        message, hint = f"{name} does not pay nagashi mangan", "it is a draw like any other: draw"
        yield Fault("nagashi-not-paid", message, hint, "nagashi")
    if deal.tenpai is not None and TENPAI not in used:
        message = f"{name} does not ask who was ready"
        yield Fault("tenpai-not-needed", message, "leave tenpai out", "tenpai")
    if deal.fouls and FOUL not in used:
        yield Fault("foul-not-paid", f"{name} does not say what a foul costs", "", "foul")
    elif CLAIMED not in used and any(foul.claimed for foul in deal.fouls):
        message = f"{name} does not ask what the claimed hand was worth"
        yield Fault("hand-not-needed", message, "leave the hand out", "foul")
    elif CLAIMED in used and not all(foul.claimed for foul in deal.fouls):
        message = f"under {name} a foul costs what the claimed hand is worth"
        yield Fault("hand-needed", message, "write it on the line: foul@S HAND", "foul")
    if deal.left and LEAVE not in used:
        message = f"{name} does not say what leaving early costs"
        yield Fault("leave-not-paid", message, "", "leave")


def settlement(
    deal: Deal,
    rules: Ruleset,
    transfers: Iterable[Transfer],
    carry: Carry,
    *,
    ended: str | None = None,
    scores: Iterable[Score] = (),
    set_aside: Iterable[Score] = (),
    penalties: Iterable[Penalty] = (),
) -> Settlement:
    """The settlement of a deal. How it ended follows from the deal where it is not said."""
    scores = tuple(scores)
    if ended is None:
        ended = how_won(scores[0]) if scores else _ended(deal)
    return Settlement(
        rules.name,
        rules.family,
        deal.players,
        ended,
        tuple(transfer for transfer in transfers if transfer.points),
        carry,
        scores,
        tuple(set_aside),
        tuple(penalties),
    )


def _ended(deal: Deal) -> str:
    if deal.fouls:
        return FOUL
    return NAGASHI if deal.nagashi else deal.draw or LEAVE


def scored(score: Score, rules: Ruleset, **values: Any) -> Score:
    """The score of the same hand with other values of terms."""
    return score_hand(changed(score.hand, **values), rules)


def transfers_of(score: Score) -> list[Transfer]:
    """What a win moves: its payments, and the sticks that the winner takes."""
    won = how_won(score)
    moved = [
        Transfer(payment.source, payment.to, payment.points, (won, *payment.because))
        for payment in score.payments
    ]
    if score.hand.sticks:
        moved.append(Transfer(TABLE, score.hand.seat, STICK * score.hand.sticks, ("sticks",)))
    return moved


def how_won(score: Score) -> str:
    """`ron` or `tsumo`."""
    return "ron" if score.hand.discarder is not None else "tsumo"


def parts(total: int, number: int) -> list[int]:
    """So many whole parts of a total, as equal as they can be, the greater first."""
    each, more = divmod(total, number)
    return [each + (index < more) for index in range(number)]


def dealer_stays(deal: Deal, winners: Iterable[Score], *, on_draw: bool) -> bool:
    """Whether the dealer deals again: he won, or it was no deal; or, `on_draw`, nobody won."""
    if deal.scores:
        return any(score.hand.seat == deal.table.dealer for score in winners)
    return on_draw or deal.draw != WALL_OUT


def nearest_wins(deal: Deal, rules: Ruleset) -> Settlement:
    """Of several winners only the nearest to the discarder wins; whoever did, the deal passes."""
    check_words(deal, rules, WALL_OUT)
    winners, aside = deal.scores[:1], deal.scores[1:]
    transfers = [transfer for score in winners for transfer in transfers_of(score)]
    carry = Carry(dealer_after(deal, stays=False))
    return settlement(deal, rules, transfers, carry, scores=winners, set_aside=aside)


def tenpai_needed(deal: Deal) -> Fault:
    """It is not said who was ready."""
    message, hint = "who was ready is not said", "write tenpai:ES, or tenpai:none"
    return Fault("tenpai-needed", message, hint, "nagashi" if deal.nagashi else "draw")


def pool_payments(deal: Deal, pool: int) -> list[Transfer]:
    """Those who are not ready pay the pool, those who are share it; nothing if all are the same."""
    ready = [seat for seat in deal.seats if seat in (deal.tenpai or ())]
    others = [seat for seat in deal.seats if seat not in ready]
    if deal.draw != WALL_OUT or not ready or not others:
        return []
    paid = zip(others, parts(pool, len(others)), strict=True)
    shared = zip(ready, parts(pool, len(ready)), strict=True)
    return [
        *(Transfer(seat, POOL, points, ("noten",)) for seat, points in paid),
        *(Transfer(POOL, seat, points, ("tenpai",)) for seat, points in shared),
    ]


def fouls_paid(deal: Deal, costs: Mapping[Seat, int]) -> list[Transfer]:
    """What each foul pays every other player."""
    return [
        Transfer(seat, other, cost, (FOUL,))
        for seat, cost in costs.items()
        for other in deal.seats
        if other != seat
    ]


def dealer_after(deal: Deal, *, stays: bool) -> Seat:
    """Who deals next: the dealer again, or the player after him."""
    return deal.table.dealer if stays else (deal.table.dealer + 1) % deal.players
