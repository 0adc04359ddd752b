"""Faults as a compiler shows them: the message, the line, carets under what is wrong, help."""

import re
from collections.abc import Iterable
from typing import TypeAlias

from mjcalc.errors import Fault
from mjcalc.render.columns import char_width, printable, width
from mjcalc.render.style import PLAIN, Paint

_INDENT = "  "
_ELLIPSIS = "…"
_CARETS = re.compile(r"\^+")

Span: TypeAlias = tuple[int, int]


def diagnose(
    text: str,
    faults: Iterable[Fault],
    *,
    where: str = "",
    columns: int = 80,
    paint: Paint = PLAIN,
) -> str:
    """Every fault of `text`, one block each; `where` names the file and line if there is one."""
    shown = printable(text)
    return "\n".join(_block(shown, fault, where, columns, paint) for fault in faults)


def failure(message: str, hint: str = "", *, paint: Paint = PLAIN) -> str:
    """An error that has no place in a line: `error: …`, and `help: …` where there is help."""
    lines = [f"{paint('error', 'error:')} {printable(message)}"]
    if hint:
        lines.append(_help(hint, paint))
    return "\n".join(lines)


def _block(text: str, fault: Fault, where: str, columns: int, paint: Paint) -> str:
    lines = [f"{paint('error', 'error:')} {printable(fault.message)}"]
    if where:
        lines.append(f"{_INDENT}--> {printable(where)}")
    if fault.start is not None and text:
        end = fault.start + 1 if fault.end is None else fault.end
        # One column is left for a caret behind the end of the line.
        room = columns - len(_INDENT) - 1
        source, carets = _window(text, (fault.start, end), fault.spans, room)
        lines += [
            _INDENT + source,
            _INDENT + _CARETS.sub(lambda one: paint("error", one[0]), carets),
        ]
    if fault.hint:
        lines.append(_INDENT + _help(fault.hint, paint))
    return "\n".join(lines)


def _help(hint: str, paint: Paint) -> str:
    return f"{paint('help', 'help:')} {printable(hint)}"


def _window(text: str, span: Span, others: Iterable[Span], room: int) -> tuple[str, str]:
    """The part of `text` around a span that fits in `room` columns, and the carets below it.

    The other spans have carets as far as they are in that part: all, where that can be.
    """
    start = min(span[0], len(text))
    end = max(min(span[1], len(text)), start)
    first, last = 0, len(text)
    spans = [(start, end), *others]
    # No character takes more than two columns, so a longer text needs no measuring.
    if len(text) > 2 * room or width(text) > room:
        left = room - 2 * len(_ELLIPSIS)
        whole = min(span[0] for span in spans), max(span[1] for span in spans)
        if whole[1] - whole[0] > left or width(text[slice(*whole)]) > left:
            whole = start, end
        first, last = _part(text, *whole, left)
    head = _ELLIPSIS if first else ""
    tail = _ELLIPSIS if last < len(text) else ""
    carets = ""
    for begin, stop in sorted(spans):
        if first <= begin <= last:
            before = width(head + text[first:begin])
            marked = max(width(text[begin : min(stop, last)]), 1)
            carets = carets.ljust(before) + "^" * (before + marked - max(len(carets), before))
    return head + text[first:last] + tail, carets


def _part(text: str, start: int, end: int, room: int) -> tuple[int, int]:
    """The slice of `text` to show: the span's start, as much of it as fits, its surroundings."""
    first = last = start
    left = room
    # The span first, then what stands before it (at most a third), then what follows.
    last, left = _extend(text, last, min(end, len(text)), left)
    budget = min(left, max(room // 3, left - (len(text) - last)))
    while first and (need := char_width(text[first - 1])) <= budget:
        first -= 1
        budget -= need
        left -= need
    last, left = _extend(text, last, len(text), left)
    return first, last


def _extend(text: str, last: int, limit: int, left: int) -> tuple[int, int]:
    while last < limit and (need := char_width(text[last])) <= left:
        last += 1
        left -= need
    return last, left
