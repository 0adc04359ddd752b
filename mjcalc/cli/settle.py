"""`mjcalc settle`: whole deals."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from mjcalc.cli.options import (
    color_option,
    is_file,
    is_folder,
    quiet_option,
    rules_options,
    somebody_types,
    standard_input,
    style_of,
    view_options,
    why,
)

if TYPE_CHECKING:
    from mjcalc.batch.deals import DealLines


@click.command(short_help="A deal: who gains what, and the next deal's table.")
@click.argument("lines", metavar="LINE…|FILE|-", nargs=-1)
@rules_options
@click.option(
    "-f",
    "--format",
    "form",
    type=click.Choice(["table", "json", "jsonl"]),
    help="How results are written; without it a table for LINEs, jsonl for FILE and -.",
)
@quiet_option
@view_options
@color_option
def settle(
    lines: tuple[str, ...],
    rules: str,
    settings: tuple[tuple[str, str], ...],
    form: str | None,
    quiet: bool,
    lang: str,
    tiles: str,
    color: str,
) -> int:
    """Settle one deal, or the deals of a file.

    \b
    mjcalc settle '34m678p88s777z+2m chi:345s ron@S' '34m234567p55678s+2m ron@S seat:N'
    mjcalc settle 'draw tenpai:EW honba:1 sticks:2' -r tenhou
    mjcalc settle deals.txt > settled.jsonl

    Each LINE (in quotes) is a winner's hand, or what ended the deal without one: draw tenpai:ES,
    draw:nine-terminals, nagashi seat:S tenpai:E, foul@W, leave@N. What is said of the table
    (honba:1 sticks:2 round:S riichi-by:EW …) stands on any line, or on one of its own; sticks are
    all that lie on the table. In a file a blank line ends a deal. A deal that names its rules
    (rules:mleague) has those alone, without --set.
    """
    from mjcalc.batch.deals import format_of, outcome, result
    from mjcalc.cli.notes import OwnRules
    from mjcalc.deals.settlement import Settlement
    from mjcalc.rulesets.registry import load_ruleset

    for line in lines:
        _check_name(line, alone=len(lines) == 1)
    many = lines in ((), ("-",)) or (len(lines) == 1 and is_file(lines[0]))
    form = form or ("jsonl" if many else "table")
    name = "objects" if form == "json" and not many else form
    ruleset = load_ruleset(rules, settings)
    how = format_of(style_of(name, lang, tiles, color, sys.stdout))
    bad, complaints = sys.stdout, how
    if form == "table":
        # A table is for a person, who finds mistakes on stderr; a program reads stdout alone.
        bad, complaints = sys.stderr, format_of(style_of(name, lang, tiles, color, sys.stderr))
    notes = OwnRules(ruleset, bool(settings), quiet, color)
    sys.stdout.write(how.head)
    deals = errors = 0
    for deal in _deals(lines):
        notes.heed(record.text for record in deal)
        settled = outcome(deal, ruleset)
        good = isinstance(settled, Settlement)
        stream, this = (sys.stdout, how) if good else (bad, complaints)
        stream.write((this.between if deals else "") + result(deal, settled, this))
        stream.flush()
        deals += 1
        errors += not good
    sys.stdout.write(how.tail)
    if not deals:
        msg = "there is no deal in the input"
        raise click.UsageError(msg)
    return 1 if errors else 0


def _check_name(word: str, *, alone: bool) -> None:
    """Refuse what is meant as a file's name where it is none, or is not the only argument."""
    if is_file(word):
        if alone:
            return
        msg = f"{word!r} is a file; `mjcalc settle` takes one file, or the lines of one deal"
    elif not _is_path(word):
        return
    elif is_folder(word):
        msg = f"{word!r} is a directory"
    else:
        msg = f"there is no file {word!r}"
    raise click.UsageError(msg)


def _is_path(word: str) -> bool:
    """Whether a word can be meant as a file's name: no line has a dot or slash before a colon."""
    return not {*word}.isdisjoint("./\\") and {*word}.isdisjoint(" :")


def _deals(lines: tuple[str, ...]) -> "Iterator[DealLines]":
    from mjcalc.batch.deals import read_deals
    from mjcalc.batch.readers import InputError
    from mjcalc.batch.records import Record, readable

    try:
        if lines in ((), ("-",)):
            if not lines and somebody_types():
                msg = "no deal is given"
                raise click.UsageError(msg)
            yield from read_deals(standard_input())
        elif len(lines) == 1 and is_file(lines[0]):
            from pathlib import Path

            with Path(lines[0]).open("rb") as stream:
                yield from read_deals(stream)
        else:
            read = map(readable, lines)
            yield tuple(Record(text, fault=fault) for text, fault in read)
    except InputError as error:
        raise click.UsageError(f"{error}; {error.hint}") from error
    except OSError as error:
        msg = f"cannot read {lines[0] if lines else '-'!r}: {why(error)}"
        raise click.UsageError(msg) from error
