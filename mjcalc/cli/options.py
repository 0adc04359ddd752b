"""The options that several commands have, and what their words mean."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, BinaryIO, Final, TextIO, TypeVar

import click

from mjcalc.render.style import Paint, wants_color

if TYPE_CHECKING:
    from mjcalc.batch.formats import Style

_Command = TypeVar("_Command", bound=Callable[..., Any])


def _settings(
    ctx: click.Context, parameter: click.Parameter, given: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    """Each OPTION=VALUE as its two sides."""
    settings = []
    for text in given:
        option, sign, value = text.partition("=")
        if not sign:
            msg = f"{text!r} is not OPTION=VALUE"
            raise click.BadParameter(msg, ctx, parameter)
        settings.append((option.strip(), value.strip()))
    return tuple(settings)


def rules_options(command: _Command) -> _Command:
    """`--rules` and `--set`."""
    return _all(
        command,
        click.option(
            "-r",
            "--rules",
            default="riichi",
            show_default=True,
            envvar="MJCALC_RULES",
            show_envvar=True,
            metavar="NAME|FILE.toml",
            help="The ruleset; `mjcalc rules` lists them.",
        ),
        settings_option,
    )


settings_option: Final = click.option(
    "--set",
    "settings",
    callback=_settings,
    multiple=True,
    metavar="OPTION=VALUE",
    help="Change an option of the ruleset, or a pattern: patterns.ID=VALUE or =off. Repeatable.",
)


def format_option(default: str, choices: Sequence[str]) -> Callable[[_Command], _Command]:
    """`--format`."""
    return click.option(
        "-f",
        "--format",
        "form",
        type=click.Choice(choices),
        default=default,
        show_default=True,
        help="How results are written.",
    )


def view_options(command: _Command) -> _Command:
    """`--lang` and `--tiles`, which tables heed."""
    return _all(
        command,
        click.option(
            "--lang",
            type=click.Choice(["en", "ja", "zh"]),
            default="en",
            show_default=True,
            help="In tables: English names of patterns first, or (ja, zh) their own.",
        ),
        click.option(
            "--tiles",
            type=click.Choice(["ascii", "unicode"]),
            default="ascii",
            show_default=True,
            help="In tables: tiles as notation, or as Unicode characters.",
        ),
    )


color_option: Final = click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colour; auto heeds NO_COLOR, FORCE_COLOR, TERM=dumb and whether it is a terminal.",
)


quiet_option: Final = click.option(
    "-q", "--quiet", is_flag=True, help="No notes; results and errors stay."
)


def _all(command: _Command, *decorators: Callable[[_Command], _Command]) -> _Command:
    for decorate in reversed(decorators):
        command = decorate(command)
    return command


def style_of(form: str, lang: str, tiles: str, color: str, stream: TextIO) -> "Style":
    """How results go to `stream` with these options."""
    from mjcalc.batch.formats import Style

    return Style(
        form,
        native_first=lang != "en",
        unicode=tiles == "unicode",
        color=wants_color(stream, color),
        columns=terminal_columns(stream),
    )


def terminal_columns(stream: TextIO) -> int:
    """How wide the terminal of `stream` is, or would be."""
    # As shutil has it, whose import takes longer than reading a hand.
    said = os.environ.get("COLUMNS", "")
    if said.isdecimal() and len(said) <= _DIGITS and int(said):
        return int(said)
    try:
        return os.get_terminal_size(stream.fileno()).columns
    except (OSError, ValueError):
        return 80


_DIGITS: Final = 6
"""Of the widest terminal's columns."""


def standard_input() -> BinaryIO:
    """The bytes of standard input, unless the shell closed it."""
    if sys.stdin is None:
        msg = "standard input is closed"
        raise click.UsageError(msg)
    return sys.stdin.buffer


def somebody_types() -> bool:
    """Whether standard input is a terminal."""
    return sys.stdin is not None and sys.stdin.isatty()


def why(error: OSError) -> str:
    """What the system says of it."""
    return error.strerror or str(error)


# By os.path, since pathlib takes longer to import than a hand to score. Words that are not even
# possible as names, which most hands are, are no files to it either.
def is_folder(word: str) -> bool:
    """Whether an argument is the name of a directory."""
    return os.path.isdir(word)  # noqa: PTH112


def is_file(word: str) -> bool:
    """Whether an argument is the name of a file."""
    return os.path.isfile(word)  # noqa: PTH113


def complain(message: str, hint: str = "", color: str = "auto") -> None:
    """Tell of a mistake on stderr."""
    from mjcalc.render.caret import failure

    paint = Paint(wants_color(sys.stderr, color))
    try:
        sys.stderr.write(failure(message, hint, paint=paint) + "\n")
        sys.stderr.flush()
    except OSError:
        # There is nobody to tell, and nothing must fail again when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
