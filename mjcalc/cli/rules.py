"""`mjcalc rules`: which rulesets there are, and what one of them says."""

import sys
from typing import TYPE_CHECKING

import click

from mjcalc.cli.options import settings_option
from mjcalc.render.columns import columns

if TYPE_CHECKING:
    from mjcalc.rulesets.ruleset import Ruleset


@click.command(short_help="The rulesets; the options, source and patterns of one.")
@click.argument("name", required=False)
@click.option("--patterns", is_flag=True, help="The pattern table of NAME.")
@click.option("--toml", is_flag=True, help="NAME as a TOML file, to start house rules from.")
@settings_option
def rules(
    name: str | None, patterns: bool, toml: bool, settings: tuple[tuple[str, str], ...]
) -> None:
    """List the rulesets, or show what NAME says: a ruleset, or a TOML file of house rules.

    \b
    mjcalc rules
    mjcalc rules mleague
    mjcalc rules riichi --patterns
    mjcalc rules tenhou --toml > house.toml
    """
    if name is None:
        if patterns or toml or settings:
            msg = "which ruleset? its name is missing"
            raise click.UsageError(msg, click.get_current_context())
        sys.stdout.write(_list() + "\n")
        return
    from mjcalc.rulesets import describe
    from mjcalc.rulesets.registry import load_ruleset

    ruleset = load_ruleset(name, settings)
    if toml:
        text = describe.to_toml(ruleset).rstrip("\n")
    elif patterns:
        headers, rows = describe.pattern_rows(ruleset)
        text = columns(rows, headers)
    else:
        text = _one(ruleset)
    sys.stdout.write(text + "\n")


def _list() -> str:
    from mjcalc.rulesets.registry import ALIASES, names

    also: dict[str, list[str]] = {}
    for alias, meant in ALIASES.items():
        also.setdefault(meant, []).append(alias)
    rows = [(name, ", ".join(also.get(name, ())), title) for name, title in names()]
    return columns(rows, ("Name", "Also", "Rules"))


def _one(ruleset: "Ruleset") -> str:
    from mjcalc.rulesets.describe import option_rows

    about = [
        ("name", ruleset.name),
        ("family", ruleset.family),
        ("inherits", ruleset.inherits or ""),
        ("source", ruleset.source),
    ]
    head = columns([(key, value) for key, value in about if value])
    options = option_rows(ruleset)
    rows = [
        (("*" if differs else " ") + ("?" if unverified else " "), option, value, explained)
        for option, value, differs, unverified, explained in options
    ]
    marks = []
    if any(differs for _, _, differs, _, _ in options):
        marks.append(f"* not as in {ruleset.family}")
    if any(unverified for _, _, _, unverified, _ in options):
        marks.append("? nobody has checked this value against the source")
    parts = [ruleset.title, head, columns(rows, ("", "Option", "Value", "Meaning"))]
    return "\n\n".join(part for part in (*parts, "\n".join(marks)) if part)
