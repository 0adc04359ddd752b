"""Running the command line: streams, exit statuses, and what a person sees when it goes wrong."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from mjcalc.cli.group import PipeClosedError, mjcalc
from mjcalc.cli.options import complain, why
from mjcalc.errors import RulesError

FAILED: Final = 2
CRASHED: Final = 70
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""As a shell has it for a program that SIGPIPE ended."""


def run(args: Sequence[str] | None = None) -> int:
    """Do what the arguments say (the process's own by default); the exit status."""
    if sys.stderr is None:
        # The shell closed it.
        from pathlib import Path

        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - as long as we run
    if sys.stdout is None:
        complain("standard output is closed")
        return FAILED
    _speak_utf8()
    try:
        status = _run(args)
        sys.stdout.flush()
    except (PipeClosedError, BrokenPipeError):
        status = PIPE_CLOSED
    except OSError as error:
        status = FAILED
        complain(f"{error.filename or 'cannot write the results'}: {why(error)}")
    else:
        return status
    # What is still in the buffer would fail again, and loudly, when the interpreter ends.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def _run(args: Sequence[str] | None) -> int:
    try:
        return mjcalc.main(args, prog_name="mjcalc", standalone_mode=False) or 0
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "mjcalc"
        complain(_lower(error.format_message()), f"`{command} --help` tells more")
        return FAILED
    except RulesError as error:
        complain(str(error), error.hint)
        return FAILED
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except (PipeClosedError, OSError):
        raise
    except Exception as error:  # noqa: BLE001 - the last one to catch it
        return _crashed(error)


def _crashed(error: Exception) -> int:
    if os.environ.get("MJCALC_DEBUG"):
        import traceback

        traceback.print_exception(error)
        return CRASHED
    where = "".join(f" {note}" for note in getattr(error, "__notes__", ()))
    complain(
        f"mjcalc crashed{where}: {type(error).__name__}: {error}",
        "please report this, with the command; MJCALC_DEBUG=1 shows the traceback",
    )
    return CRASHED


def _lower(message: str) -> str:
    return message[:1].lower() + message[1:].rstrip(".")


def _speak_utf8() -> None:
    """Read and write UTF-8 whatever the locale says; never fail on a character."""
    for stream, errors in (
        (sys.stdin, "surrogateescape"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors=errors)
