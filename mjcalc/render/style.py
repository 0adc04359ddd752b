"""Whether a stream gets colour, and the few colours that there are."""

import os
from collections.abc import Mapping
from typing import Final, TextIO

_CODES: Final = {
    "error": "1;31",
    "help": "36",
    "heading": "1",
    "faint": "2",
}


class Paint:
    """Colours text by role (`error`, `help`, `heading`, `faint`), or leaves it as it is."""

    def __init__(self, on: bool) -> None:
        self.on = on

    def __call__(self, role: str, text: str) -> str:
        """`text` in the colour of `role`."""
        return f"\x1b[{_CODES[role]}m{text}\x1b[0m" if self.on and text else text


PLAIN: Final = Paint(on=False)


def wants_color(
    stream: TextIO, choice: str = "auto", environ: Mapping[str, str] = os.environ
) -> bool:
    """Whether to colour what goes to `stream`; `choice` is `auto`, `always` or `never`.

    By itself: NO_COLOR, then FORCE_COLOR, then TERM=dumb, then whether it is a terminal.
    Each stream is judged apart, since one of them may be a file.
    """
    if choice != "auto":
        return choice == "always"
    if environ.get("NO_COLOR"):
        return False
    if environ.get("FORCE_COLOR"):
        return True
    return environ.get("TERM") != "dumb" and stream.isatty()
