"""From the lines of a deal to who gains what: the whole way in one place."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from mjcalc.deals.agree import agreed_rules
from mjcalc.deals.faults import DealFaults
from mjcalc.deals.reading import read_deal
from mjcalc.deals.settlement import Settlement
from mjcalc.errors import HandError
from mjcalc.rulesets.registry import DEFAULT, load_ruleset
from mjcalc.rulesets.ruleset import Ruleset

MOST_LINES: Final = 32
"""No deal needs more."""


def settle(lines: Iterable[str] | str, rules: Ruleset | str | Path = DEFAULT) -> Settlement:
    """Settle one deal, given as its lines: winners' hands, or lines such as `draw tenpai:ES`.

    `rules` gives way to a ruleset that a line names. Raises DealError with every fault of the
    lines, RulesError for unknown rules.
    """
    if not isinstance(rules, Ruleset):
        rules = load_ruleset(rules)
    texts = [*(lines.splitlines() if isinstance(lines, str) else lines)]
    return settle_lines(texts, range(1, len(texts) + 1), rules)


def settle_lines(texts: Sequence[str], numbers: Sequence[int], rules: Ruleset) -> Settlement:
    """As `settle`; the faults name the lines by these numbers."""
    faults = DealFaults(texts or [""], numbers or [1])
    if len(texts) > MOST_LINES:
        message = f"a deal has at most {MOST_LINES} lines; this one has {len(texts)}"
        faults.add(MOST_LINES, "too-many-lines", message, "a blank line ends a deal", "line")
        faults.raise_any()
    rules = agreed_rules(texts, rules, faults)
    deal = read_deal(texts, rules, faults)
    faults.raise_any()
    try:
        return rules.way.deal(deal, rules)
    except HandError as error:
        for fault in error.faults:
            faults.take((fault,), fault.line)
        faults.raise_any()
        raise
