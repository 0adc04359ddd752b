"""What can go wrong, and how it is told.

MjcalcError (ValueError)
├── HandError        a hand that cannot be scored: all its faults at once
│   ├── NotationError    the text is not a hand line
│   ├── NoWinError       the hand is legal and wins nothing: not-a-win, no-yaku, below-minimum
│   └── DealError        a deal that cannot be settled: the faults of all its lines
└── RulesError       an unknown ruleset, option or value, or an unreadable rules file
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mjcalc.notation.partial import Partial


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a hand.

    `code` is stable and for programs; `message` and `hint` are for people. `part` names what is
    at fault (`tiles`, `winning`, `meld:0`, a term's name); `start` and `end` are its place in the
    text in code points, None while the hand's text is not known. `line` is which of a deal's lines
    it is in, the first being 1. `others` are further parts that are at fault with it, and `spans`
    the places of those that the text says.
    """

    code: str
    message: str
    hint: str = ""
    part: str = "tiles"
    start: int | None = None
    end: int | None = None
    line: int | None = None
    others: tuple[str, ...] = ()
    spans: tuple[tuple[int, int], ...] = ()


class MjcalcError(ValueError):
    """The base of every error that mjcalc raises on purpose."""


class HandError(MjcalcError):
    """A hand that cannot be scored; `faults` has every reason, `text` the line if there was one."""

    def __init__(self, faults: Iterable[Fault], text: str | None = None) -> None:
        self.faults = tuple(faults)
        self.text = text
        super().__init__("; ".join(fault.message for fault in self.faults))

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies, and for other processes: an exception's own way is its message alone."""
        return _again, (type(self), str(self), self.__dict__)


def _again(kind: type[HandError], message: str, state: dict[str, Any]) -> HandError:
    error = kind.__new__(kind, message)
    error.__dict__.update(state)
    return error


class NotationError(HandError):
    """The text is not a hand line; each fault has its span. `read` is what could be read of it."""

    def __init__(
        self, faults: Iterable[Fault], text: str | None = None, read: "Partial | None" = None
    ) -> None:
        self.read = read
        super().__init__(faults, text)


class NoWinError(HandError):
    """A legal hand that is not a win under the ruleset."""


class DealError(HandError):
    """A deal that cannot be settled; each fault says its line, `lines` has them all."""

    def __init__(self, faults: Iterable[Fault], lines: Iterable[str]) -> None:
        self.lines = tuple(lines)
        super().__init__(faults, "\n".join(self.lines))


class RulesError(MjcalcError):
    """A ruleset, an option or a rules file that cannot be used; `hint` says what to do."""

    def __init__(self, message: str, hint: str = "") -> None:
        self.hint = hint
        super().__init__(message)
