"""`mjcalc score`, which is also what `mjcalc HAND` means."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import click

from mjcalc.cli.options import (
    color_option,
    format_option,
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
from mjcalc.results import Score

if TYPE_CHECKING:
    from mjcalc.batch.records import Record


@click.command(short_help="One hand: its patterns, its points, who pays.")
@click.argument("words", metavar="HAND…", nargs=-1)
@rules_options
@format_option("table", ("table", "json", "jsonl", "csv"))
@quiet_option
@view_options
@color_option
def score(
    words: tuple[str, ...],
    rules: str,
    settings: tuple[tuple[str, str], ...],
    form: str,
    quiet: bool,
    lang: str,
    tiles: str,
    color: str,
) -> int:
    """Score one hand.

    \b
    mjcalc 234m345p678s55z11s+1s tsumo seat:S dora:3z
    mjcalc 234m67p55s+5p chi:345s pon:777z ron@W -r mleague -f json
    echo 234m345p678s55z11s+1s tsumo | mjcalc -

    The words of HAND are one line of notation. With - in their place, or none and input from a
    pipe, every line of standard input is a hand. A line that names its rules (rules:mleague) has
    those alone, without --set.
    """
    from mjcalc.batch.formats import format_of
    from mjcalc.batch.scorer import Plan, Scorer, result
    from mjcalc.cli.notes import OwnRules

    style = style_of("objects" if form == "json" else form, lang, tiles, color, sys.stdout)
    scorer = Scorer(Plan(rules, settings, style))
    good, bad = (sys.stdout, scorer.format), (sys.stdout, scorer.format)
    if form == "table":
        # A table is for a person, who finds mistakes on stderr; a program reads stdout alone.
        bad = (sys.stderr, format_of(style_of(form, lang, tiles, color, sys.stderr)))
    notes = OwnRules(scorer.rules, bool(settings), quiet, color)
    sys.stdout.write(scorer.format.head)
    hands = errors = 0
    for record in _records(words):
        notes.heed((record.text,))
        (outcome,) = scorer.outcomes((record,))
        scored = isinstance(outcome, Score)
        stream, how = good if scored else bad
        stream.write((how.between if hands else "") + result(record, outcome, how))
        stream.flush()
        hands += 1
        errors += not scored
    if not hands:
        msg = "there is no hand on standard input"
        raise click.UsageError(msg)
    return 1 if errors else 0


def _refuse_file(word: str) -> None:
    """Refuse a hand that starts with the name of a file, or of none."""
    if is_file(word):
        msg = f"{word!r} is a file; `mjcalc batch {word}` scores the hands in it"
    elif not word.lower().endswith(_FILES) and (
        {*word}.isdisjoint("/\\") or word[0] in "0123456789"
    ):
        return
    elif is_folder(word):
        msg = f"{word!r} is a directory, and no hand"
    elif not {*word}.isdisjoint(" :+"):
        return
    else:
        msg = f"there is no file {word!r}, and no hand is written so"
    raise click.UsageError(msg)


_FILES: Final = (".txt", ".csv", ".jsonl", ".ndjson", ".json", ".log")
"""How names end that no hand can be."""


def _records(words: tuple[str, ...]) -> "Iterator[Record]":
    if words in ((), ("-",)):
        if not words and somebody_types():
            msg = "no hand is given"
            raise click.UsageError(msg)
        from mjcalc.batch.readers import InputError, read

        try:
            yield from read(standard_input(), "lines")
        except InputError as error:
            raise click.UsageError(f"{error}; {error.hint}") from error
        except OSError as error:
            msg = f"cannot read standard input: {why(error)}"
            raise click.UsageError(msg) from error
        return
    _refuse_file(words[0])
    from mjcalc.batch.records import Record, readable

    text, fault = readable(" ".join(words))
    yield Record(text, fault=fault)
