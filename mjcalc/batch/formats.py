"""The formats of results: how a score and a refusal are written in each."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from mjcalc.errors import Fault
from mjcalc.results import Score

Place: TypeAlias = Mapping[str, Any]
"""Where a hand came from: `file`, `line`, `id`, as far as they are known."""


class Format(NamedTuple):
    """How results are written; `head`, `between` and `tail` make one text of many."""

    score: Callable[[Score, Place], str]
    errors: Callable[[tuple[Fault, ...], str, Place], str]
    head: str = ""
    between: str = ""
    tail: str = ""


class Style(NamedTuple):
    """Which format, and for tables how a person wants them. Can be sent to other processes."""

    name: str
    native_first: bool = False
    unicode: bool = False
    color: bool = False
    columns: int = 80


def format_of(style: Style) -> Format:
    """The format of that style; `objects` is JSON indented, an object a hand, for single hands."""
    return _FORMATS[style.name](style)


def _json_lines(_: Style) -> Format:
    from mjcalc.render.json import errors_line, score_line

    return Format(
        lambda score, place: score_line(score, place, "\n"),
        lambda faults, text, place: errors_line(faults, text, place) + "\n",
    )


def _json_array(_: Style) -> Format:
    from mjcalc.render.json import errors_line, score_line

    return Format(score_line, errors_line, head="[\n", between=",\n", tail="\n]\n")


def _json_objects(_: Style) -> Format:
    import json

    from mjcalc.render.json import errors_line, indented, score_line

    return Format(
        lambda score, place: indented(json.loads(score_line(score, place))) + "\n",
        lambda faults, text, place: indented(json.loads(errors_line(faults, text, place))) + "\n",
    )


def _csv(_: Style) -> Format:
    from mjcalc.render.csv import errors_row, header, score_row

    return Format(score_row, errors_row, head=header())


def _table(style: Style) -> Format:
    from mjcalc.render.caret import diagnose
    from mjcalc.render.style import Paint
    from mjcalc.render.text import View, score_text

    paint = Paint(style.color)
    view = View(style.native_first, style.unicode, paint)

    def score(score: Score, place: Place) -> str:
        where = _where(place)
        return (paint("heading", where) + "\n" if where else "") + score_text(score, view)

    def errors(faults: tuple[Fault, ...], text: str, place: Place) -> str:
        where = _where(place)
        shown = diagnose(text, faults, where=where, columns=style.columns, paint=paint)
        return shown + "\n"

    return Format(score, errors, between="\n")


def _where(place: Place) -> str:
    line = f"line {place['line']}" if "line" in place else ""
    file = place.get("file", "")
    label = f"({place['id']})" if "id" in place else ""
    return " ".join(part for part in (file, line, label) if part)


_FORMATS: Final[dict[str, Callable[[Style], Format]]] = {
    "jsonl": _json_lines,
    "json": _json_array,
    "objects": _json_objects,
    "csv": _csv,
    "table": _table,
}
