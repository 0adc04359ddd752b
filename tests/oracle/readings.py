"""Every reading of a hand and what it is worth, not just the best one."""

from collections.abc import Iterator

from mjcalc.hand import Hand
from mjcalc.reading.reading import hand_facts, meld_facts, suits_of
from mjcalc.rulesets.ruleset import Outcome, Ruleset


def outcomes(hand: Hand, rules: Ruleset) -> Iterator[Outcome]:
    """How each reading of a hand counts, of those that win."""
    melds = meld_facts(hand.melds)
    suits = suits_of(hand.bag)
    known = hand_facts(hand, melds, suits)
    for word in hand.events:
        known |= rules.events[word]
    for shape in rules.shapes:
        for reading in shape(hand, known, melds, suits):
            outcome = rules.best(reading)
            if outcome is not None:
                yield outcome
