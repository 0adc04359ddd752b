"""The command `mjcalc` itself: its commands, and the one that a bare hand means."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from mjcalc import __version__
from mjcalc.cli.batch import batch
from mjcalc.cli.options import somebody_types
from mjcalc.cli.rules import rules
from mjcalc.cli.schema import schema
from mjcalc.cli.score import score
from mjcalc.cli.settle import settle
from mjcalc.cli.table import table

_DEFAULT = "score"


class PipeClosedError(Exception):
    """Whoever read the output has stopped reading."""


@contextmanager
def _pipe_watched() -> Iterator[None]:
    """Keep a BrokenPipeError from click, which makes it exit status 1: a hand without a score."""
    try:
        yield
    except BrokenPipeError as error:
        raise PipeClosedError from error


class _Commands(click.Group):
    """A group in which words that are no command are a hand, as `mjcalc score` takes it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the default command in where none is named."""
        if ctx.resilient_parsing:
            # A shell asks what could stand here.
            return super().parse_args(ctx, args)
        if not args:
            # A person who types the bare name wants to know what there is; a pipe has hands.
            args = ["--help"] if somebody_types() else [_DEFAULT]
        elif args[0] not in self.commands and not self._is_own_option(ctx, args[0]):
            self._check_misspelt(ctx, self._first_word(ctx, args))
            args = [_DEFAULT, *args]
        return super().parse_args(ctx, args)

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """The commands in the order in which they were added, not of the alphabet."""
        return list(self.commands)

    def make_context(self, *args: Any, **more: Any) -> click.Context:
        """Parse the arguments, which may write the help."""
        with _pipe_watched():
            return super().make_context(*args, **more)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command."""
        with _pipe_watched():
            return super().invoke(ctx)

    def _is_own_option(self, ctx: click.Context, word: str) -> bool:
        return any(word in parameter.opts for parameter in self.get_params(ctx))

    def _first_word(self, ctx: click.Context, args: list[str]) -> str:
        """The first word that is no option; refuses a command there, which would become a hand."""
        if not args[0].startswith("-") or args[0] in ("-", "--"):
            return args[0]
        parser = self.commands[_DEFAULT].make_parser(ctx)
        # The command can have options that the default has not.
        parser.ignore_unknown_options = True
        try:
            words = parser.parse_args([*args])[0]["words"]
        except click.UsageError:
            return ""  # it will be told of when the command is run
        if not isinstance(words, (list, tuple)):
            return ""  # there are none
        for word in words:
            if word.startswith("#"):
                break
            if word in self.commands:
                msg = f"options stand behind the command: mjcalc {word} …"
                raise click.UsageError(msg, ctx)
        return next((word for word in words if not word.startswith("-")), "")

    def _check_misspelt(self, ctx: click.Context, word: str) -> None:
        """Refuse a first word that is nearly a command: no hand starts with a word like it."""
        if not (word.isascii() and word.isalpha()):
            return
        from difflib import get_close_matches

        for near in get_close_matches(word.lower(), self.commands, 1, 0.7):
            msg = f"there is no command {word!r}; did you mean {near!r}?"
            raise click.UsageError(msg, ctx)


@click.group(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    subcommand_metavar="HAND | COMMAND …",
)
@click.version_option(__version__, message="%(prog)s %(version)s")
def mjcalc() -> None:
    """Score finished mahjong hands: every pattern, the points, and who pays what.

    \b
    mjcalc 234m345p678s55z11s+1s tsumo seat:S dora:3z
    mjcalc 234m67p55s+5p chi:345s pon:777z ron@W -r mleague
    mjcalc batch hands.txt > results.jsonl
    mjcalc settle 'draw tenpai:EW honba:1 sticks:2'
    mjcalc rules tenhou

    A hand is its tiles - characters m, dots p, bamboo s, honours z (E S W N White Green Red) -
    with the winning tile behind a +, and then what is to be said about it: tsumo or ron@SEAT,
    seat:S, round:E, riichi, dora:3z, called sets such as pon:777z, and so on.

    Exit status: 0 all scored; 1 a hand is invalid or does not win; 2 a bad option, ruleset or
    file; 130 interrupted.
    """


for _command in (score, batch, settle, table, rules, schema):
    mjcalc.add_command(_command)
