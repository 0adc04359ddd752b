"""What the lines of a deal say of the table: once, or the same each time."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

from mjcalc import terms as t
from mjcalc.deals.faults import DealFaults
from mjcalc.errors import RulesError
from mjcalc.hand import Hand
from mjcalc.notation.deal import TABLE_TERMS, Line, locate_in_deal, rules_of
from mjcalc.rulesets.registry import named_ruleset
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import SEATS, Seat

Lines: TypeAlias = Mapping[int, Line]
"""The lines that could be read, by their index."""

_URA: Final = t.URA | t.URAIND
"""Of the table too, but only for those in riichi."""
_OF_THE_TABLE: Final = TABLE_TERMS & ~(t.RULES | t.PLAYERS | t.RIICHI_BY)


def agreed_rules(texts: Sequence[str], rules: Ruleset, faults: DealFaults) -> Ruleset:
    """The rules that the lines name, if they name any, for the number of players they say.

    Nothing can be read without them, so what is wrong with them is raised at once.
    """
    named: dict[int, Ruleset] = {}
    players: dict[int, int] = {}
    for index, text in enumerate(texts):
        said = rules_of(text)
        if said.players:
            players[index] = said.players
        if said.rules is not None:
            try:
                named[index] = named_ruleset(said.rules)
            except RulesError as error:
                faults.add(index, "unknown-rules", str(error), error.hint, "rules")
    compare({index: one.name for index, one in named.items()}, "rules", texts, faults)
    compare(players, "players", texts, faults)
    faults.raise_any()
    rules = next(iter(named.values()), rules)
    number = next(iter(players.values()), 0)
    played = rules.for_players(number)
    if played is None:
        message = f"{rules.name} is not played by {number}"
        hint = f"it is for {rules.players}"
        faults.add(next(iter(players)), "wrong-players", message, hint, "players")
    faults.raise_any()
    return played or rules


def agreed_table(lines: Lines, rules: Ruleset, faults: DealFaults) -> tuple[Hand, dict[int, Hand]]:
    """The table as a hand without tiles, and each hand with what any line says of the table.

    What the rules do not use stays on its line, where it is a fault.
    """
    table = _said(lines, _OF_THE_TABLE & rules.uses, faults)
    _said(lines, _OF_THE_TABLE & ~rules.uses, faults)
    ura = _said(lines, _URA & rules.uses, faults)
    riichi = _riichi(lines, faults) if rules.uses & t.RIICHI_BY else None
    hands = {}
    for index, line in lines.items():
        if line.has_hand:
            hand = line.said
            own = table | ura if hand.terms & t.ANY_RIICHI else table
            if riichi is not None:
                own = own | {"riichi-by": tuple(seat for seat in riichi if seat != hand.seat)}
            hands[index] = _with(hand, own)
    if riichi is not None:
        table["riichi-by"] = riichi
    return _with(Hand((), None), table), hands


def _said(lines: Lines, terms: int, faults: DealFaults) -> dict[str, Any]:
    """The values of those of the terms that are said, by the names of the terms."""
    values = {}
    for name in t.names(terms):
        said = {
            index: _unordered(getattr(line.said, t.BY_NAME[name].field))
            for index, line in lines.items()
            if line.said.terms & t.BITS[name]
        }
        if said:
            compare(said, name, {index: line.text for index, line in lines.items()}, faults)
            values[name] = next(iter(said.values()))
    return values


def _unordered(value: Any) -> Any:
    """A value without the order in which it was written."""
    return tuple(sorted(value)) if isinstance(value, tuple) else value


def _with(hand: Hand, values: Mapping[str, Any]) -> Hand:
    """The hand with more said of it: values by the names of their terms."""
    bits = sum(t.BITS[name] for name in values)
    fields = {t.BY_NAME[name].field: value for name, value in values.items()}
    return replace(hand, terms=hand.terms | bits, **fields)


def compare(
    said: Mapping[int, Any], name: str, texts: Mapping[int, str] | Sequence[str], faults: DealFaults
) -> None:
    """Refuse what a line says of the table unlike the first that says anything of it."""
    first = next(iter(said), 0)
    for index, value in said.items():
        if value != said[first]:
            start, end = locate_in_deal(texts[first], name)
            message = f"{faults.line(first)} says {texts[first][start:end]}"
            faults.add(index, "lines-differ", message, "one table has one value: say it once", name)


def _riichi(lines: Lines, faults: DealFaults) -> tuple[Seat, ...] | None:
    """The seats in riichi, if `riichi-by:` is said: a hand names the others, the table all."""
    winners = {
        line.said.seat: bool(line.said.terms & t.ANY_RIICHI)
        for line in lines.values()
        if line.has_hand
    }
    own = {seat for seat, declared in winners.items() if declared}
    said = {
        index: tuple(sorted({*line.said.riichi_by} | own))
        for index, line in lines.items()
        if line.said.terms & t.RIICHI_BY
    }
    for index, seats in said.items():
        for seat in seats:
            if not winners.get(seat, True):
                message = f"the hand of {SEATS[seat]} does not say riichi"
                faults.add(index, "lines-differ", message, "say it there, or not here", "riichi-by")
    compare(said, "riichi-by", {index: line.text for index, line in lines.items()}, faults)
    return next(iter(said.values()), None)
