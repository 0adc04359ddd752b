"""From a hand to its score: the whole way in one place."""

from collections.abc import Sequence
from os import PathLike

from mjcalc import notation
from mjcalc.errors import Fault, HandError, NotationError, NoWinError, RulesError
from mjcalc.faults.check import find_faults, without_flowers
from mjcalc.hand import Hand, made
from mjcalc.reading.reading import Reading
from mjcalc.results import Score
from mjcalc.rulesets.base import Value
from mjcalc.rulesets.registry import DEFAULT, load_ruleset, named_ruleset
from mjcalc.rulesets.ruleset import TOLD, Outcome, Ruleset


def score(hand: Hand | str, rules: Ruleset | str | PathLike[str] = DEFAULT) -> Score:
    """Score one finished hand, given as a `Hand` or as a line of notation.

    A ruleset named in the line (`rules:tenhou`) counts instead of `rules`. Raises HandError with
    every fault of the hand, NoWinError when it wins nothing, RulesError for unknown rules.
    """
    if not isinstance(rules, Ruleset):
        rules = load_ruleset(rules)
    if isinstance(hand, str):
        return _score_text(hand, rules)
    return score_hand(hand, rules_for(hand, rules))


def score_hand(hand: Hand, rules: Ruleset) -> Score:
    """Score a hand under exactly these rules (already those for its number of players)."""
    check(hand, rules)
    return settled(*dearest(hand, rules, rules.readings(hand)), rules)


def check(hand: Hand, rules: Ruleset) -> None:
    """Look for faults of the hand: raises HandError with all of them."""
    faults = find_faults(hand, rules)
    if faults:
        raise HandError(faults)


def dearest(hand: Hand, rules: Ruleset, readings: Sequence[Reading]) -> tuple[Outcome, Reading]:
    """The reading that is worth most, and how it counts. Raises NoWinError where none wins."""
    best: Outcome | None = None
    best_reading: Reading | None = None
    for reading in readings:
        outcome = rules.best(reading)
        if outcome and (best is None or outcome.value.beats(best.value)):
            best, best_reading = outcome, reading
    if best is None or best_reading is None:
        if no_flowers := tuple(without_flowers(hand, rules)):
            raise HandError(no_flowers)
        raise NoWinError((_no_win(rules, finished=bool(readings)),))
    if best.value.minimum:
        raise NoWinError((_below_minimum(best.value, rules),))
    return best, best_reading


def settled(outcome: Outcome, reading: Reading, rules: Ruleset) -> Score:
    """The score, with who pays what."""
    hand = reading.hand
    value, selection, _, _ = outcome
    payments, received, assumed = rules.way.settle(reading, selection, value, rules)
    return made(
        Score,
        {
            "hand": hand,
            "rules": rules.name,
            "read": reading,
            "outcome": outcome,
            "assumed": rules.assumed[hand.terms & TOLD] + assumed,
            "payments": payments,
            "received": received,
            "ruleset": rules,
        },
    )


def _no_win(rules: Ruleset, *, finished: bool) -> Fault:
    if finished:
        return Fault(
            "no-yaku",
            f"a finished hand, but it has nothing that wins under {rules.name}",
            "it needs a pattern that makes a win; some only add to one",
        )
    return Fault(
        "not-a-win",
        "these tiles are not a finished hand",
        "a hand here is sets and a pair, or one of the ruleset's special shapes",
    )


def _below_minimum(value: Value, rules: Ruleset) -> Fault:
    unit = rules.unit or "han"
    return Fault(
        "below-minimum",
        f"a hand needs {value.minimum} {unit} under {rules.name}; this one has {value.total}",
        f"{value.minimum - (value.total or 0)} {unit} are missing",
    )


def rules_for(hand: Hand, rules: Ruleset) -> Ruleset:
    """The rules that the line names, if it names any, for the number of players it says."""
    if hand.rules is not None:
        try:
            rules = named_ruleset(hand.rules)
        except RulesError as error:
            fault = Fault("unknown-rules", str(error), error.hint, "rules")
            raise HandError((fault,)) from None
    played = rules.for_players(hand.players)
    if played is None:
        message = f"{rules.name} is not played by {hand.players}"
        raise HandError((Fault("wrong-players", message, f"it is for {rules.players}", "players"),))
    return played


def _score_text(text: str, rules: Ruleset) -> Score:
    """Score a line; its faults come back with their places in the line."""
    hand, played = read_line(text, rules)
    try:
        return score_hand(hand, played)
    except HandError as error:
        raise located(error, text, hand, played) from None


def read_line(text: str, rules: Ruleset) -> tuple[Hand, Ruleset]:
    """A line's hand and the rules it is for, which say how many seats there are to name."""
    try:
        hand = notation.parse(text, rules.players)
        played = rules_for(hand, rules)
        if played.players != rules.players:
            hand = notation.parse(text, played.players)
    except HandError as error:
        failed = error
    else:
        return hand, played
    return _read_again(failed, text, rules)


def _read_again(error: HandError, text: str, rules: Ruleset) -> tuple[Hand, Ruleset]:
    """A line that was not read: by its own rules, which may have more seats, or all its faults."""
    from mjcalc.faults import beside  # nothing that a good line needs

    found: list[Fault] = []
    if isinstance(error, NotationError):
        if error.read is None:
            raise error
        found += error.faults
        read = error.read
    else:
        read = beside.all_read(text, notation.parse(text, rules.players))
    played = rules
    try:
        played = rules_for(read.hand, rules)
        if played.players != rules.players:
            return notation.parse(text, played.players), played
    except NotationError as again:
        raise NotationError(beside.of_the_line(again, played), text) from None
    except HandError as wrong:
        found += [beside.placed(fault, read) for fault in wrong.faults]
        read = beside.without(read, wrong.faults)
        if read.hand.rules is not None and "rules" not in read.doubtful:
            played = named_ruleset(read.hand.rules)
    raise type(error)(beside.all_faults(found, read, played), text)


def located(error: HandError, text: str, hand: Hand, rules: Ruleset) -> HandError:
    """The same error, with the span of each fault, in their order."""
    from mjcalc.faults import beside

    read = beside.all_read(text, hand)
    if any(fault.code == "unknown-term" for fault in error.faults):
        return type(error)(beside.all_faults((), read, rules), text)
    return type(error)(beside.in_order(beside.placed(fault, read) for fault in error.faults), text)
