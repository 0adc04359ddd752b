"""From the lines of a deal to the `Deal` that they tell of, or to everything that is wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from mjcalc import terms as t
from mjcalc.deals.agree import Lines, agreed_table, compare
from mjcalc.deals.deal import WALL_OUT, Deal, Foul, changed
from mjcalc.deals.faults import DealFaults
from mjcalc.deals.winners import Hands, check_hands, share_the_discard, wins_of
from mjcalc.errors import Fault, HandError, NotationError
from mjcalc.faults.check import find_faults
from mjcalc.hand import Hand
from mjcalc.notation import is_blank
from mjcalc.notation.deal import (
    DRAW,
    FOUL,
    HAND,
    LEAVE,
    NAGASHI,
    TABLE_TERMS,
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
_SHOWN: Final = "shown"
"""The kind of a line with a hand that did not win."""


def read_deal(texts: Sequence[str], rules: Ruleset, faults: DealFaults) -> Deal:
    """The deal of these lines; it counts for nothing where there are faults.

    Where a line cannot be read, the others are looked at as far as they stand alone.
    """
    plays_on = rules.way.plays_on
    lines = _read(texts, rules, faults)
    alone = bool(faults)
    table, hands = agreed_table(lines, rules, faults)
    winners = {index: hand for index, hand in hands.items() if lines[index].kind == HAND}
    shown = {index: hand for index, hand in hands.items() if lines[index].kind == _SHOWN}
    if not alone:
        _check_ending(lines, faults, plays_on=plays_on)
        wins: list[Hands] = [
            share_the_discard(win, rules, faults) for win in wins_of(winners, plays_on=plays_on)
        ]
        check_hands(wins, shown, _drawn(lines), rules, faults)
        winners = {index: hand for win in wins for index, hand in win.items()}
    scores: dict[int, Score] = {}
    for index, line in lines.items():
        if line.has_hand:
            hand = winners.get(index, hands[index])
            found = find_faults(hand, rules)
            if index in shown:
                found = _without_win(hand, found, rules)
            if not found and not alone and (hand.terms & t.TSUMO or hand.discarder is not None):
                try:
                    scores[index] = score_hand(changed(hand, honba=0, sticks=0), rules)
                except HandError as error:
                    found += error.faults
        else:
            found = [one for one in find_faults(line.said, rules) if one.code != "tile-count"]
        faults.take(found, index)
    return _deal(lines, scores, table, tuple(shown.values()), rules)


def _read(texts: Sequence[str], rules: Ruleset, faults: DealFaults) -> dict[int, Line]:
    """The lines that can be read. A hand beside a foul is the one that the foul claimed."""
    players = rules.players
    lines = {}
    for index, text in enumerate(texts):
        if not is_blank(text):
            try:
                line = read_line(text, players)
            except NotationError as error:
                faults.take(error.faults, index)
            else:
                lines[index] = _unless_won(line, rules) if rules.way.plays_on else line
    open_fouls = [line.whose for line in lines.values() if line.kind == FOUL and not line.has_hand]
    for index, line in lines.items():
        if line.kind == HAND and open_fouls:
            seat = line.said.seat if line.said.terms & t.SEAT else open_fouls[0]
            if seat in open_fouls:
                open_fouls.remove(seat)
                hand = hand_of(line.text, seat, players)
                lines[index] = replace(line, kind=_CLAIM, said=hand, seat=seat)
    return lines


def _unless_won(line: Line, rules: Ruleset) -> Line:
    """The line as one with a hand that did not win, if it has one.

    It has not the tiles of a win, and says nothing of how it won; the reader took its last tile
    for the winning one.
    """
    hand = line.said
    tiles = hand.concealed if hand.winning is None else (*hand.concealed, hand.winning)
    whole = len(tiles) + 3 * len(hand.melds) > rules.hand_size
    if line.kind != HAND or whole or hand.terms & (t.RON | t.TSUMO | t.MARKED):
        return line
    return replace(
        line, kind=_SHOWN, said=replace(hand, concealed=tuple(sorted(tiles)), winning=None)
    )


def _without_win(hand: Hand, found: list[Fault], rules: Ruleset) -> list[Fault]:
    """The faults of a hand that did not win: of what is only said of a win, that it is said."""
    others = t.names(hand.terms & rules.uses & ~(t.SEAT | t.ROUND | t.ID | TABLE_TERMS))
    message = "this hand did not win, and {} is said of a win"
    hint = f"leave it out; a winning hand has {rules.hand_size + 1} tiles"
    return [
        *(fault for fault in found if fault.part not in others),
        *(Fault("term-of-a-win", message.format(name), hint, name) for name in others),
    ]


def _drawn(lines: Lines) -> Hands:
    """The line of a draw that says who had won before."""
    return {
        index: line.said
        for index, line in lines.items()
        if line.kind == DRAW and line.said.terms & t.OUT
    }


def _check_ending(lines: Lines, faults: DealFaults, *, plays_on: bool) -> None:
    """Refuse lines that tell of no ending, of several, or of one thing twice.

    Where play goes on after a win, a win and a draw after it are one ending.
    """
    won_before = plays_on and any(line.kind == DRAW for line in lines.values())
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
        if ending is not None and not (won_before and line.kind == HAND):
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


def _deal(
    lines: Lines,
    scores: Mapping[int, Score],
    table: Hand,
    shown: tuple[Hand, ...],
    rules: Ruleset,
) -> Deal:
    """What the lines say, sorted by what it is."""
    players = rules.players
    won = [score for index, score in scores.items() if lines[index].kind == HAND]
    claimed = {lines[index].whose: score for index, score in scores.items()}
    fouls = sorted({line.whose for line in lines.values() if line.kind == FOUL})
    return Deal(
        players=players,
        table=table,
        scores=tuple(
            sorted(won, key=lambda score: (len(score.hand.out), _turn(score.hand, players)))
        ),
        draw=next((line.draw or WALL_OUT for line in lines.values() if line.kind == DRAW), None),
        tenpai=next((line.tenpai for line in lines.values() if line.tenpai is not None), None),
        nagashi=tuple(sorted(line.whose for line in lines.values() if line.kind == NAGASHI)),
        fouls=tuple(Foul(seat, claimed.get(seat)) for seat in fouls),
        left=tuple(sorted(line.whose for line in lines.values() if line.kind == LEAVE)),
        shown=shown,
        out=_out(lines, won) if rules.way.plays_on else (),
        lines={line.whose: index for index, line in lines.items() if line.has_hand},
    )


def _out(lines: Lines, won: Sequence[Score]) -> tuple[Seat, ...]:
    """All who had won when the deal ended."""
    told = {seat for line in lines.values() for seat in line.said.out}
    return tuple(sorted(told | {score.hand.seat for score in won}))


def _turn(hand: Hand, players: int) -> int:
    """How soon after the discarder a winner plays."""
    return (hand.seat - (hand.discarder or 0)) % players
