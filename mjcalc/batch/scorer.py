"""Scoring records: a ruleset and a format, and the text of the results."""

import re
from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from mjcalc.batch.formats import Format, Style, format_of
from mjcalc.batch.records import Record
from mjcalc.errors import Fault, HandError, NotationError, RulesError
from mjcalc.many import score_all
from mjcalc.notation import parse
from mjcalc.results import Score
from mjcalc.rulesets.registry import load_ruleset, named_ruleset
from mjcalc.rulesets.ruleset import Ruleset

Faults: TypeAlias = tuple[Fault, ...]


class Plan(NamedTuple):
    """What a scorer is made from. Can be sent to other processes, where a ruleset cannot."""

    rules: str
    settings: tuple[tuple[str, str], ...]
    style: Style
    fail_fast: bool = False


class Done(NamedTuple):
    """Some records scored: the text of their results, how many they are and how many failed."""

    text: str
    hands: int
    errors: int


class Scorer:
    """Scores records. Raises RulesError at once where the plan's ruleset cannot be used."""

    def __init__(self, plan: Plan) -> None:
        self.rules = load_ruleset(plan.rules, plan.settings)
        self.format = format_of(plan.style)
        self._fail_fast = plan.fail_fast

    def run(self, records: Iterable[Record]) -> Done:
        """The results of some records, in order; up to the first error where errors end the run."""
        texts = []
        errors = 0
        records = list(records)
        for record, outcome in zip(records, self.outcomes(records), strict=True):
            texts.append(result(record, outcome, self.format))
            if not isinstance(outcome, Score):
                errors += 1
                if self._fail_fast:
                    break
        return Done(self.format.between.join(texts), len(texts), errors)

    def run_all(self, records: Iterable[Record], at_once: int) -> Generator[Done, None, None]:
        """The same for any number of records, so many at a time."""
        records = iter(records)
        while some := list(islice(records, at_once)):
            yield self.run(some)

    def outcomes(self, records: Sequence[Record]) -> list[Score | Faults]:
        """The scores of some records, or why they have none."""
        refused: dict[int, Faults] = {}
        lines = []
        for index, record in enumerate(records):
            fault = record.fault
            if fault is None:
                try:
                    lines.append((record.text, self._rules_of(record)))
                except RulesError as error:
                    fault = Fault("unknown-rules", str(error), error.hint, part="rules")
            if fault is not None:
                refused[index] = (fault,)
        scored = iter(score_all(lines))
        return [
            refused[index] if index in refused else _outcome(next(scored), record.text)
            for index, record in enumerate(records)
        ]

    def _rules_of(self, record: Record) -> Ruleset:
        if record.rules is None:
            return self.rules
        # Who wrote the record need not be who runs the program: no files of his choice.
        return named_ruleset(record.rules)


def _outcome(scored: Score | HandError, text: str) -> Score | Faults:
    return scored if isinstance(scored, Score) else _pointing(scored.faults, text)


def _pointing(faults: Faults, text: str) -> Faults:
    """The faults of a line; where it is one of a deal without a hand, they say who reads it."""
    if _OF_DEALS.isdisjoint(fault.code for fault in faults):
        return faults
    from mjcalc.notation.deal import DEAL_WORDS, says

    if not any(says(text, word.name) for word in DEAL_WORDS):
        return faults
    words = {spelling for word in DEAL_WORDS for spelling in (word.name, *word.words)}
    hint = "this is a line of a deal: `mjcalc settle` reads those"
    return tuple(
        replace(fault, hint=hint)
        if fault.code == "empty-hand" or (fault.code == "unknown-term" and fault.part in words)
        else fault
        for fault in faults
    )


_OF_DEALS: Final = {"empty-hand", "unknown-term"}


def result(record: Record, outcome: Score | Faults, form: Format) -> str:
    """An outcome as the format has it."""
    place: dict[str, Any] = {}
    if record.file is not None:
        place["file"] = record.file
    if record.line is not None:
        place["line"] = record.line
    if isinstance(outcome, Score):
        label = outcome.hand.id if record.id is None else record.id
        if label is not None:
            place["id"] = label
        return form.score(outcome, place)
    label = _label(record.text) if record.id is None else record.id
    if label is not None:
        place["id"] = label
    return form.errors(outcome, record.text, place)


_LABEL: Final = re.compile(r"(?:^|\s)id:(\S+)", re.IGNORECASE)


def _label(text: str) -> str | None:
    """The `id:` of a line that could not be scored, as far as it can be read."""
    try:
        return parse(text).id
    except NotationError:
        found = _LABEL.search(text)
        return found[1] if found else None
