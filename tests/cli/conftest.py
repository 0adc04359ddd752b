"""Running the command line in the tests' own process, and comparing what it shows."""

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from mjcalc.cli.run import run

SNAPSHOTS = Path(__file__).parent / "snapshots"
UPDATE = "MJCALC_UPDATE_SNAPSHOTS"
"""Set it to write the snapshots anew; then read the difference before committing it."""


class Ran(NamedTuple):
    status: int
    out: str
    err: str


class Stream(io.TextIOWrapper):
    """A standard stream over bytes in memory, a terminal or not."""

    def __init__(self, data: bytes = b"", *, terminal: bool = False) -> None:
        self.bytes = io.BytesIO(data)
        self.terminal = terminal
        super().__init__(self.bytes, encoding="utf-8", newline="\n")

    def isatty(self) -> bool:
        return self.terminal

    @property
    def text(self) -> str:
        self.flush()
        return self.bytes.getvalue().decode()


class Command(Protocol):
    def __call__(
        self, *args: str, stdin: str | bytes = b"", terminals: str = "", **environ: str
    ) -> Ran:
        """Run `mjcalc args`; `terminals` are those of "in out err" that are terminals."""


@pytest.fixture
def mjcalc(monkeypatch: pytest.MonkeyPatch) -> Command:
    for name in ("MJCALC_RULES", "MJCALC_DEBUG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm")

    def command(*args: str, stdin: str | bytes = b"", terminals: str = "", **environ: str) -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        out, err = (Stream(terminal=name in terminals) for name in ("out", "err"))
        with monkeypatch.context() as patch:
            for name, value in environ.items():
                patch.setenv(name, value)
            patch.setattr(sys, "stdin", Stream(data, terminal="in" in terminals))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            status = run(args)
        return Ran(status, out.text, err.text)

    return command


@pytest.fixture
def snapshot() -> Callable[[str, str], None]:
    def compare(name: str, text: str) -> None:
        path = SNAPSHOTS / f"{name}.txt"
        if os.environ.get(UPDATE):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        assert path.exists(), f"no snapshot yet; {UPDATE}=1 writes it"
        assert text == path.read_text(encoding="utf-8"), f"{UPDATE}=1 writes it anew"

    return compare
