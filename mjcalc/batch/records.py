"""One hand of an input, before it is parsed."""

import re
from typing import Final, NamedTuple, TypeAlias

from mjcalc.errors import Fault

Label: TypeAlias = str | int | float


class Record(NamedTuple):
    """One hand of the input; `fault` says why it could not even be read."""

    text: str
    line: int | None = None
    file: str | None = None
    id: Label | None = None
    rules: str | None = None
    fault: Fault | None = None


def readable(text: str) -> tuple[str, Fault | None]:
    """`text` without lone surrogates, and the fault that they are.

    They stand for bytes that are not UTF-8 (in files and arguments), or come out of JSON escapes.
    """
    if text.isascii() or not (found := re.search(_SURROGATE, text)):
        return text, None
    fault = Fault(
        "encoding",
        f"{_named(found[0])} is not UTF-8 text",
        "hands are read as UTF-8; convert text in another encoding first",
        start=found.start(),
        end=found.start() + len(_escaped(found[0])),
    )
    return re.sub(_SURROGATE, lambda one: _escaped(one[0]), text), fault


_SURROGATE: Final = "[\ud800-\udfff]"
"""Not compiled before one is looked for: few lines need it."""
_BYTES: Final = 0xDC00
"""Where Python keeps undecodable bytes among the surrogates."""


def _escaped(surrogate: str) -> str:
    byte = ord(surrogate) - _BYTES
    return f"\\x{byte:02x}" if 0x80 <= byte <= 0xFF else f"\\u{ord(surrogate):04x}"


def _named(surrogate: str) -> str:
    byte = ord(surrogate) - _BYTES
    return f"byte 0x{byte:02x}" if 0x80 <= byte <= 0xFF else f"the surrogate {_escaped(surrogate)}"
