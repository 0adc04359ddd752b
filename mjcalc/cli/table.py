"""`mjcalc table`: the payment tables of a ruleset."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from mjcalc.cli.options import format_option, rules_options

if TYPE_CHECKING:
    from mjcalc.rulesets.describe import Table


@click.command(short_help="The payment tables of a ruleset, or one cell.")
@click.argument("cell", nargs=-1, metavar="[HAN FU]")
@rules_options
@format_option("table", ("table", "json", "csv"))
def table(
    cell: tuple[str, ...], rules: str, settings: tuple[tuple[str, str], ...], form: str
) -> None:
    """Print what hands are worth and who pays how much.

    \b
    mjcalc table
    mjcalc table 3 40
    mjcalc table -r wrc -f csv

    With HAN and FU (or the total, where a ruleset has no fu) it is only that cell.
    """
    from mjcalc.rulesets import describe
    from mjcalc.rulesets.registry import load_ruleset

    ruleset = load_ruleset(rules, settings)
    tables = (describe.cell(ruleset, cell),) if cell else describe.tables(ruleset)
    sys.stdout.write(_WRITERS[form](tables))


def _text(tables: "Sequence[Table]") -> str:
    from tabulate import tabulate

    parts = []
    for one in tables:
        sides = ["left", *["right"] * (len(one.headers) - 1)]
        shown = tabulate(one.rows, one.headers, "simple", colalign=sides, disable_numparse=True)
        parts.append(f"{one.title}\n\n{shown}\n")
    return "\n".join(parts)


def _json(tables: "Sequence[Table]") -> str:
    from mjcalc.render.json import indented

    shown: list[dict[str, Any]] = [
        {"title": one.title, "headers": one.headers, "rows": one.rows} for one in tables
    ]
    return indented(shown) + "\n"


def _csv(tables: "Sequence[Table]") -> str:
    import csv
    import io

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for one in tables:
        writer.writerows((("table", *one.headers), *((one.title, *row) for row in one.rows)))
    return out.getvalue()


_WRITERS = {"table": _text, "json": _json, "csv": _csv}
