"""A ruleset in words: its options, its pattern table, its payment tables, its TOML."""

from collections.abc import Sequence

from mjcalc.rulesets.base import Table
from mjcalc.rulesets.options import as_toml, listed
from mjcalc.rulesets.registry import names
from mjcalc.rulesets.ruleset import Ruleset

__all__ = ["Table", "cell", "option_rows", "pattern_rows", "tables", "to_toml"]


def option_rows(ruleset: Ruleset) -> list[tuple[str, str, bool, bool, str]]:
    """Each option: its name, value, whether the family's base differs, whether the value is
    unverified, and what it means."""
    base = {info.name: info.value for info in listed(ruleset.way.options())}
    rows = []
    for info in listed(ruleset.options):
        whole = info.name.partition(".")[0]
        unverified = info.name in ruleset.unverified or whole in ruleset.unverified
        rows.append(
            (info.name, _shown(info.value), info.value != base[info.name], unverified, info.help)
        )
    for row_id, change in ruleset.changes.items():
        name = f"patterns.{row_id}"
        value = "off" if change is None else _values(change.closed, change.opened)
        unverified = name in ruleset.unverified
        rows.append((name, value, True, unverified, "another value for this pattern"))
    for row in ruleset.patterns:
        name = f"patterns.{row.id}"
        if name in ruleset.unverified and row.id not in ruleset.changes:
            value = _values(row.closed, row.opened)
            rows.append((name, value, False, True, "the value of this pattern"))
    return rows


def _shown(value: object) -> str:
    if value is None:
        return "none"
    return value if isinstance(value, str) else as_toml(value)


def pattern_rows(ruleset: Ruleset) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """The pattern table: headers and rows, in the order of the rule books."""
    headers = ("Id", "Name", "Native", "Romanized", "Closed/open", "Group", "Replaces")
    return headers, [
        (
            row.id,
            row.name,
            row.native,
            row.romanized,
            _values(row.closed, row.opened),
            row.group,
            ", ".join(row.covers),
        )
        for row in ruleset.patterns
    ]


def _values(closed: int | None, opened: int | None) -> str:
    if closed == opened:
        return str(closed)
    return "/".join("-" if value is None else str(value) for value in (closed, opened))


def tables(ruleset: Ruleset) -> tuple[Table, ...]:
    """The payment tables."""
    return ruleset.way.tables(ruleset.options)


def cell(ruleset: Ruleset, words: Sequence[str]) -> Table:
    """The part of the payment tables that `words` ask for; RulesError when there is none."""
    return ruleset.way.cell(ruleset.options, words)


def to_toml(ruleset: Ruleset) -> str:
    """The ruleset as a house-rules file: every option with its value, to be changed."""
    # House rules have no name that could be inherited from; what they inherit has.
    base = ruleset.name if ruleset.name in dict(names()) else ruleset.inherits
    lines = [f"name = {as_toml(ruleset.title)}", f"inherits = {as_toml(base)}"]
    if ruleset.source:
        lines.append(f"source = {as_toml(ruleset.source)}")
    if ruleset.unverified:
        lines.append(f"unverified = {as_toml(ruleset.unverified)}")
    infos = list(listed(ruleset.options))
    for info in infos:
        if "." not in info.name:
            lines += ["", f"# {info.help}: {info.type}"]
            lines.append(f"{info.name} = {as_toml(info.value)}")
    group = ""
    for info in infos:
        first, dot, rest = info.name.partition(".")
        if not dot:
            continue
        if first != group:
            lines += ["", f"[{first}]"]
            group = first
        lines.append(f"{rest} = {as_toml(info.value)} # {info.help}")
    lines += ["", '[patterns] # id = value, "closed/open" or "off"']
    for row, change in ruleset.changes.items():
        value = "off" if change is None else _values(change.closed, change.opened)
        lines.append(f"{row} = {as_toml(value)}")
    return "\n".join(lines) + "\n"
