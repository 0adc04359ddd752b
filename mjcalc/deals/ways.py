"""What families have in common in settling a deal."""

from collections.abc import Iterator
from typing import Any, Final

from mjcalc.deals.deal import Deal, changed
from mjcalc.deals.settlement import TABLE, Transfer
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


def next_seat(seat: Seat, players: int) -> Seat:
    """Who plays after a seat, and deals after it."""
    return (seat + 1) % players
