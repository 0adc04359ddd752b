"""Deals as they stand in files, settled, and the text of the results."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, BinaryIO, Final, NamedTuple, TypeAlias

from mjcalc.batch.formats import Place, Style
from mjcalc.batch.readers import numbered_lines
from mjcalc.batch.records import Record, readable
from mjcalc.deals.settle import MOST_LINES, settle_lines
from mjcalc.deals.settlement import Settlement
from mjcalc.errors import Fault, HandError
from mjcalc.notation import is_blank
from mjcalc.notation.deal import rules_of
from mjcalc.rulesets.ruleset import Ruleset

DealLines: TypeAlias = tuple[Record, ...]
"""The lines of one deal."""


def read_deals(stream: BinaryIO) -> Iterator[DealLines]:
    """The deals of a stream: a blank line ends one, a comment on a line of its own does not.

    Of a deal that is too long to be one, only as many lines are kept as show that it is.
    """
    deal: list[Record] = []
    for number, line, fault in numbered_lines(stream):
        if fault or not is_blank(line):
            if len(deal) <= MOST_LINES:
                text, undecodable = readable(line)
                deal.append(Record(text, number, fault=fault or undecodable))
        elif "#" not in line and "＃" not in line and deal:
            yield tuple(deal)
            deal = []
    if deal:
        yield tuple(deal)


def outcome(lines: DealLines, rules: Ruleset) -> Settlement | tuple[Fault, ...]:
    """The settlement of a deal, or why there is none."""
    numbers = [line.line or index for index, line in enumerate(lines, 1)]
    unreadable = [
        replace(line.fault, line=number)
        for line, number in zip(lines, numbers, strict=True)
        if line.fault is not None
    ]
    if unreadable:
        return tuple(unreadable)
    try:
        return settle_lines([line.text for line in lines], numbers, rules)
    except HandError as error:
        return error.faults
    except Exception as error:
        error.add_note(f"while settling {[line.text for line in lines]!r}")
        raise


class DealFormat(NamedTuple):
    """How settlements are written; `head`, `between` and `tail` make one text of many."""

    settlement: Callable[[Settlement, Place], str]
    errors: Callable[[tuple[Fault, ...], DealLines, Place], str]
    head: str = ""
    between: str = ""
    tail: str = ""


def result(lines: DealLines, outcome: Settlement | tuple[Fault, ...], form: DealFormat) -> str:
    """An outcome as the format has it."""
    place: dict[str, Any] = {}
    if lines[0].line is not None:
        place["line"] = lines[0].line
    labels = [label for line in lines if (label := rules_of(line.text).id) is not None]
    if labels:
        place["id"] = labels[0]
    if isinstance(outcome, Settlement):
        return form.settlement(outcome, place)
    return form.errors(outcome, lines, place)


def format_of(style: Style) -> DealFormat:
    """The format of that style: `jsonl`, `json` for an array, `objects` for one object, `table`."""
    return _FORMATS[style.name](style)


def _json_lines(_: Style) -> DealFormat:
    from mjcalc.render.deal_json import settlement_line

    return DealFormat(
        lambda settled, place: settlement_line(settled, place) + "\n",
        lambda faults, lines, place: _errors_line(faults, lines, place) + "\n",
    )


def _json_array(_: Style) -> DealFormat:
    from mjcalc.render.deal_json import settlement_line

    return DealFormat(settlement_line, _errors_line, head="[\n", between=",\n", tail="\n]\n")


def _json_objects(_: Style) -> DealFormat:
    import json

    from mjcalc.render.deal_json import settlement_line
    from mjcalc.render.json import indented

    def anew(line: str) -> str:
        return indented(json.loads(line)) + "\n"

    return DealFormat(
        lambda settled, place: anew(settlement_line(settled, place)),
        lambda faults, lines, place: anew(_errors_line(faults, lines, place)),
    )


def _errors_line(faults: tuple[Fault, ...], lines: DealLines, place: Place) -> str:
    from mjcalc.render.json import errors_line

    return errors_line(faults, "\n".join(line.text for line in lines), place)


def _table(style: Style) -> DealFormat:
    from mjcalc.render.caret import diagnose
    from mjcalc.render.deal_text import settlement_text
    from mjcalc.render.style import Paint
    from mjcalc.render.text import View

    paint = Paint(style.color)
    view = View(style.native_first, style.unicode, paint)

    def settlement(settled: Settlement, place: Place) -> str:
        where = f"line {place['line']}" if "line" in place else ""
        label = f"({place['id']})" if "id" in place else ""
        head = " ".join(filter(None, (where, label)))
        return (paint("heading", head) + "\n\n" if head else "") + settlement_text(settled, view)

    def errors(faults: tuple[Fault, ...], lines: DealLines, _: Place) -> str:
        texts = {line.line or index: line.text for index, line in enumerate(lines, 1)}
        # The one line of a deal that was given as an argument needs no number.
        numbered = len(lines) > 1 or lines[0].line is not None
        return "".join(
            diagnose(
                texts.get(fault.line or 0, ""),
                (fault,),
                where=f"line {fault.line}" if fault.line and numbered else "",
                columns=style.columns,
                paint=paint,
            )
            + "\n"
            for fault in faults
        )

    return DealFormat(settlement, errors, between="\n")


_FORMATS: Final[dict[str, Callable[[Style], DealFormat]]] = {
    "jsonl": _json_lines,
    "json": _json_array,
    "objects": _json_objects,
    "table": _table,
}
