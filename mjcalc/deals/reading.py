"""From the lines of a deal to the `Deal` that they tell of, or to everything that is wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from mjcalc import terms as t
from mjcalc.deals.agree import Lines, agreed_table, compare
from mjcalc.deals.deal import WALL_OUT, Deal, Foul, changed
from mjcalc.deals.faults import DealFaults
from mjcalc.deals.winners import check_winners, share_the_discard
from mjcalc.errors import HandError, NotationError
from mjcalc.faults.check import find_faults
from mjcalc.hand import Hand
from mjcalc.notation import is_blank
from mjcalc.notation.deal import (
    DRAW,
    FOUL,
    HAND,
    LEAVE,
    NAGASHI,
    TENPAI,
    Line,
    hand_of,
    read_line,
)
from mjcalc.pipeline import score_hand
from mjcalc.results import Score
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import SEATS, Seat

_CLAIM: Final = "claim"
"""The kind of a line of its own with the hand that a foul claimed."""


def read_deal(texts: Sequence[str], rules: Ruleset, faults: DealFaults) -> Deal:
    """The deal of these lines; it counts for nothing where there are faults.

    Where a line cannot be read, the others are looked at as far as they stand alone.
    """
    lines = _read(texts, rules.players, faults)
    alone = bool(faults)
    table, hands = agreed_table(lines, rules, faults)
    winners = {index: hand for index, hand in hands.items() if lines[index].kind == HAND}
    if not alone:
        _check_ending(lines, faults)
        winners = share_the_discard(winners, faults)
        check_winners(winners, rules, faults)
    scores: dict[int, Score] = {}
    for index, line in lines.items():
        if line.has_hand:
            hand = winners.get(index, hands[index])
            found = find_faults(hand, rules)
            if not found and not alone and (hand.terms & t.TSUMO or hand.discarder is not None):
                try:
                    scores[index] = score_hand(changed(hand, honba=0, sticks=0), rules)
                except HandError as error:
                    found += error.faults
        else:
            found = [one for one in find_faults(line.said, rules) if one.code != "tile-count"]
        faults.take(found, index)
    return _deal(lines, scores, table, rules.players)


def _read(texts: Sequence[str], players: int, faults: DealFaults) -> dict[int, Line]:
    """The lines that can be read. A hand beside a foul is the one that the foul claimed."""
    lines = {}
    for index, text in enumerate(texts):
        if not is_blank(text):
            try:
                lines[index] = read_line(text, players)
            except NotationError as error:
                faults.take(error.faults, index)
    open_fouls = [line.whose for line in lines.values() if line.kind == FOUL and not line.has_hand]
    for index, line in lines.items():
        if line.kind == HAND and open_fouls:
            seat = line.said.seat if line.said.terms & t.SEAT else open_fouls[0]
            if seat in open_fouls:
                open_fouls.remove(seat)
                hand = hand_of(line.text, seat, players)
                lines[index] = replace(line, kind=_CLAIM, said=hand, seat=seat)
    return lines


def _check_ending(lines: Lines, faults: DealFaults) -> None:
    """Refuse lines that tell of no ending, of several, or of one thing twice."""
    endings: dict[str, int] = {}
    seen: dict[tuple[str, Seat | str | None], int] = {}
    for index, line in lines.items():
        if line.kind == NAGASHI and not line.said.terms & t.SEAT:
            message = "whose nagashi mangan it was is not said"
            faults.add(index, "missing-value", message, "write nagashi seat:S", NAGASHI)
        if line.kind == FOUL and line.has_hand and line.said.seat != line.seat:
            message = f"this is the hand of {SEATS[line.said.seat]}"
            faults.add(index, "lines-differ", message, "behind a foul stands its own hand", "seat")
        if line.kind in (DRAW, NAGASHI, FOUL, LEAVE):
            what = line.kind, line.draw if line.kind == DRAW else line.whose
            if what in seen:
                message = f"{faults.line(seen[what])} says that already"
                faults.add(index, "line-twice", message, "leave one of them out", line.kind)
            seen.setdefault(what, index)
        ending = _ENDINGS.get(line.kind) if line.draw is None else f"a draw by {line.draw}"
        if ending is not None:
            endings.setdefault(ending, index)
    first = next(iter(endings), None)
    for ending, index in endings.items():
        if first is not None and ending != first:
            message = f"a deal has one ending; {faults.line(endings[first])} tells of {first}"
            faults.add(index, "two-endings", message, "a blank line ends a deal", lines[index].kind)
    if first is None and not any(line.kind == LEAVE for line in lines.values()):
        hint = "a hand, or draw, nagashi seat:S, foul@S or leave@S"
        faults.add(0, "no-ending", "nothing says how the deal ended", hint, "line")
    ready = {index: line.tenpai for index, line in lines.items() if line.tenpai is not None}
    compare(ready, TENPAI, {index: line.text for index, line in lines.items()}, faults)
    if ready and first != _ENDINGS[DRAW]:
        message = "who was ready matters when the wall ran out, and it did not"
        faults.add(next(iter(ready)), "tenpai-not-needed", message, "leave it out", TENPAI)


_ENDINGS: Final = {HAND: "a win", DRAW: "a draw", NAGASHI: "a draw", FOUL: "a foul"}


def _deal(lines: Lines, scores: Mapping[int, Score], table: Hand, players: int) -> Deal:
    """What the lines say, sorted by what it is."""
    won = [score for index, score in scores.items() if lines[index].kind == HAND]
    claimed = {lines[index].whose: score for index, score in scores.items()}
    fouls = sorted({line.whose for line in lines.values() if line.kind == FOUL})
    return Deal(
        players=players,
        table=table,
        scores=tuple(sorted(won, key=lambda score: _turn(score.hand, players))),
        draw=next((line.draw or WALL_OUT for line in lines.values() if line.kind == DRAW), None),
        tenpai=next((line.tenpai for line in lines.values() if line.tenpai is not None), None),
        nagashi=tuple(sorted(line.whose for line in lines.values() if line.kind == NAGASHI)),
        fouls=tuple(Foul(seat, claimed.get(seat)) for seat in fouls),
        left=tuple(sorted(line.whose for line in lines.values() if line.kind == LEAVE)),
    )


def _turn(hand: Hand, players: int) -> int:
    """How soon after the discarder a winner plays."""
    return (hand.seat - (hand.discarder or 0)) % players
