"""`mjcalc batch`: files of hands."""

import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from typing import TYPE_CHECKING, BinaryIO

import click

from mjcalc.cli.options import (
    color_option,
    complain,
    format_option,
    rules_options,
    somebody_types,
    standard_input,
    style_of,
    view_options,
    why,
)

if TYPE_CHECKING:
    from mjcalc.batch.formats import Format
    from mjcalc.batch.records import Record
    from mjcalc.batch.scorer import Done, Plan

_PROGRESS_AFTER = 1.0
_PROGRESS_EVERY = 0.25
_MOST_JOBS = 61 if os.name == "nt" else 1_000  # Windows cannot wait for more


@click.command(short_help="Files of hands: one result a hand.")
@click.argument("files", metavar="FILE…|-", nargs=-1)
@rules_options
@format_option("jsonl", ("table", "json", "jsonl", "csv"))
@click.option(
    "--input",
    "kind",
    type=click.Choice(["lines", "jsonl", "csv"]),
    help="How the files are read; without it their names tell (.jsonl, .ndjson, .csv).",
)
@click.option(
    "-j",
    "--jobs",
    type=click.IntRange(0, _MOST_JOBS),
    default=1,
    show_default=True,
    help="Processes that score; 0 is one for each processor. "
    "Several of them take some hundred hands at a time.",
)
@click.option("--fail-fast", is_flag=True, help="Stop after the first hand without a score.")
@click.option("-q", "--quiet", is_flag=True, help="No summary and no progress.")
@view_options
@color_option
def batch(
    files: tuple[str, ...],
    rules: str,
    settings: tuple[tuple[str, str], ...],
    form: str,
    kind: str | None,
    jobs: int,
    fail_fast: bool,
    quiet: bool,
    lang: str,
    tiles: str,
    color: str,
) -> int:
    """Score every hand of the files, in order.

    \b
    mjcalc batch hands.txt > results.jsonl
    mjcalc batch games.csv -r tenhou -f csv -j 4 > results.csv
    zcat log.gz | mjcalc batch - --input jsonl -q | jq .points

    A file has a hand a line (blank lines and # comments are skipped), or a JSON string or object
    with `hand`, `id` and `rules` a line, or is a CSV with these columns; other keys and columns
    are ignored. A hand's own `rules` counts instead of --rules and --set. A hand that cannot be
    scored has an object with its errors in the place of its result.

    Results go to standard output; a summary goes to standard error.
    """
    from mjcalc.batch.scorer import Plan, Scorer
    from mjcalc.many import AT_ONCE

    if not files:
        if somebody_types():
            msg = "no file is given"
            raise click.UsageError(msg)
        files = ("-",)
    if "-" in files:
        standard_input()  # or it is told at once that there is none
    plan = Plan(rules, settings, style_of(form, lang, tiles, color, sys.stdout), fail_fast)
    scorer = Scorer(plan)
    trouble = _Trouble(color)
    several = len(files) > 1
    inputs = [(name, _records(name, kind, trouble, several=several)) for name in files]
    if jobs == 1:
        # File by file: what is told of one stands between the results. Whoever writes into a pipe
        # may wait for each answer.
        parts = (
            part
            for name, records in inputs
            for part in scorer.run_all(records, 1 if name == "-" else AT_ONCE)
        )
    else:
        from mjcalc.batch.pool import run

        every = (record for _, records in inputs for record in records)
        parts = run(every, plan, min(jobs or os.cpu_count() or 1, _MOST_JOBS))
    with closing(parts):
        hands, errors = _write(parts, scorer.format, plan, quiet, flush="-" in files)
    if not quiet:
        sys.stderr.write(f"{_counted(hands, 'hand')}, {_counted(errors, 'error')}\n")
    if trouble.seen:
        return 2
    return 1 if errors else 0


def _write(
    parts: "Iterable[Done]", form: "Format", plan: "Plan", quiet: bool, flush: bool
) -> tuple[int, int]:
    """Write the results as they come; how many they were, and how many of them errors.

    With `flush` each one is written out at once, for a program that waits for its answer.
    """
    progress = _Progress(not quiet)
    hands = errors = 0
    sys.stdout.write(form.head)
    for part in parts:
        sys.stdout.write(form.between + part.text if hands else part.text)
        hands += part.hands
        errors += part.errors
        if flush:
            sys.stdout.flush()
        progress.show(hands)
        if errors and plan.fail_fast:
            break
    progress.clear()
    sys.stdout.write(form.tail)
    sys.stdout.flush()
    return hands, errors


class _Trouble:
    """Tells of files that cannot be read, and remembers that there was one."""

    def __init__(self, color: str) -> None:
        self._color = color
        self.seen = False

    def tell(self, message: str, hint: str = "") -> None:
        self.seen = True
        sys.stdout.flush()
        complain(message, hint, self._color)


class _Progress:
    """The number of hands so far, on a terminal whose standard output goes elsewhere."""

    def __init__(self, wanted: bool) -> None:
        self._on = wanted and sys.stderr.isatty() and not sys.stdout.isatty()
        self._due = time.monotonic() + _PROGRESS_AFTER
        self._shown = False

    def show(self, hands: int) -> None:
        if self._on and time.monotonic() >= self._due:
            sys.stderr.write(f"\r{_counted(hands, 'hand')} …")
            sys.stderr.flush()
            self._shown = True
            self._due = time.monotonic() + _PROGRESS_EVERY

    def clear(self) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")


def _records(
    name: str, kind: str | None, trouble: _Trouble, *, several: bool
) -> "Iterator[Record]":
    """The records of a file, which say its name where there are several; one that cannot be read
    is told of and passed over."""
    from mjcalc.batch.readers import InputError, kind_by_name, read

    try:
        with _open(name) as stream:
            yield from read(stream, kind or kind_by_name(name), name if several else None)
    except OSError as error:
        trouble.tell(f"cannot read {name!r}: {why(error)}")
    except InputError as error:
        trouble.tell(f"cannot read {name!r}: {error}", error.hint)


def _open(name: str) -> AbstractContextManager[BinaryIO]:
    # Not by pathlib, which takes as long to import as fifty hands to score.
    return nullcontext(standard_input()) if name == "-" else open(name, "rb")


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}" + ("" if number == 1 else "s")
