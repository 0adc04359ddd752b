"""What a person is told beside results: that some of his options do not count."""

import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from mjcalc.render.style import Paint, wants_color

if TYPE_CHECKING:
    from mjcalc.rulesets.ruleset import Ruleset


class OwnRules:
    """Notes, once, that a line names rules of its own where -r or --set say something else."""

    def __init__(self, rules: "Ruleset", settings: bool, quiet: bool, color: str) -> None:
        """`rules` are those of the options, with `settings` or without."""
        source = click.get_current_context().get_parameter_source("rules")
        given = [("-r", source is ParameterSource.COMMANDLINE), ("--set", settings)]
        self._given = [] if quiet else [name for name, there in given if there]
        self._rules = rules
        self._color = color

    def heed(self, texts: Iterable[str]) -> None:
        """Look at the lines of one hand or deal."""
        if not self._given:
            return
        from mjcalc.notation.deal import rules_of

        own = next((rules for text in texts if (rules := rules_of(text).rules)), None)
        if own is None or self._says_the_same(own):
            return
        verb = "do not" if self._given[1:] else "does not"
        paint = Paint(wants_color(sys.stderr, self._color))
        sys.stderr.write(
            f"{paint('help', 'note:')} a line with rules of its own has those alone: "
            f"{' and '.join(self._given)} {verb} count for rules:{own}\n"
        )
        self._given = []

    def _says_the_same(self, own: str) -> bool:
        from mjcalc.errors import RulesError
        from mjcalc.rulesets.registry import named_ruleset

        try:
            named = named_ruleset(own)
        except RulesError:
            return True  # and the line is refused for it
        return self._given == ["-r"] and named.name == self._rules.name
