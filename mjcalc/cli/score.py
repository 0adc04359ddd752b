"""`mjcalc score`, which is also what `mjcalc HAND` means."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from mjcalc.cli.options import (
    color_option,
    format_option,
    is_file,
    rules_options,
    style_of,
    view_options,
)
from mjcalc.results import Score

if TYPE_CHECKING:
    from mjcalc.batch.records import Record


@click.command(short_help="One hand: its patterns, its points, who pays.")
@click.argument("words", metavar="HAND…", nargs=-1)
@rules_options
@format_option("table", ("table", "json", "jsonl", "csv"))
@view_options
@color_option
def score(
    words: tuple[str, ...],
    rules: str,
    settings: tuple[tuple[str, str], ...],
    form: str,
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
    pipe, every line of standard input is a hand.
    """
    from mjcalc.batch.formats import format_of
    from mjcalc.batch.scorer import Plan, Scorer, result

    style = style_of("objects" if form == "json" else form, lang, tiles, color, sys.stdout)
    scorer = Scorer(Plan(rules, settings, style))
    good, bad = (sys.stdout, scorer.format), (sys.stdout, scorer.format)
    if form == "table":
        # A table is for a person, who finds mistakes on stderr; a program reads stdout alone.
        bad = (sys.stderr, format_of(style_of(form, lang, tiles, color, sys.stderr)))
    sys.stdout.write(scorer.format.head)
    hands = errors = 0
    for record in _records(words):
        outcome = scorer.outcome(record)
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


def _records(words: tuple[str, ...]) -> "Iterator[Record]":
    if words in ((), ("-",)):
        if not words and sys.stdin.isatty():
            msg = "no hand is given"
            raise click.UsageError(msg)
        from mjcalc.batch.readers import InputError, read

        try:
            yield from read(sys.stdin.buffer, "lines")
        except InputError as error:
            raise click.UsageError(str(error)) from error
        return
    if len(words) == 1 and is_file(words[0]):
        msg = f"{words[0]!r} is a file; `mjcalc batch {words[0]}` scores the hands in it"
        raise click.UsageError(msg)
    from mjcalc.batch.records import Record, readable

    text, fault = readable(" ".join(words))
    yield Record(text, fault=fault)
