"""Many lines to their scores, step by step."""

from collections.abc import Iterable

from mjcalc.errors import HandError
from mjcalc.hand import Hand
from mjcalc.pipeline import check, dearest, located, read_line, settled
from mjcalc.reading.reading import Reading
from mjcalc.results import Score
from mjcalc.rulesets.ruleset import Outcome, Ruleset


def score_lines(lines: Iterable[tuple[str, Ruleset]]) -> list[Score | HandError]:
    """Score lines of notation, each under its rules; one that has no score gives its error.

    As `pipeline.score` does it, but each step is taken for all lines before the next one: a
    processor is a fifth faster with the same few functions again and again.
    """
    works = [_Work(text, rules) for text, rules in lines]
    for step in (_Work.read, _Work.check, _Work.find_readings, _Work.choose, _Work.settle):
        for work in works:
            if work.result is None:
                try:
                    step(work)
                except HandError as error:
                    if step is not _Work.read:  # which has placed the faults already
                        error = located(error, work.text, work.hand, work.rules)
                    work.result = error
                except Exception as error:
                    error.add_note(f"while scoring {work.text!r}")
                    raise
    return [work.result for work in works if work.result is not None]


class _Work:
    """A line on its way to its score, or to its error."""

    __slots__ = ("hand", "outcome", "reading", "readings", "result", "rules", "text")

    hand: Hand
    readings: list[Reading]
    outcome: Outcome
    reading: Reading

    def __init__(self, text: str, rules: Ruleset) -> None:
        self.text = text
        self.rules = rules
        self.result: Score | HandError | None = None

    def read(self) -> None:
        self.hand, self.rules = read_line(self.text, self.rules)

    def check(self) -> None:
        check(self.hand, self.rules)

    def find_readings(self) -> None:
        self.readings = self.rules.readings(self.hand)

    def choose(self) -> None:
        self.outcome, self.reading = dearest(self.hand, self.rules, self.readings)

    def settle(self) -> None:
        self.result = settled(self.outcome, self.reading, self.rules)
