"""Results as JSON: a line for a score, or for the errors of a hand that has none.

A line is put together from fragments, since most of them come again and again: the same pattern,
the same payments. The keys stand in the order of the schema (`mjcalc.render.schema`), which the
tests hold them to. `place` is what only the caller knows: `file`, `line` and `id`.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from json.encoder import encode_basestring
from typing import Any, Final, TypeVar

from mjcalc.errors import Fault
from mjcalc.memo import Memo
from mjcalc.notation import write
from mjcalc.reading.view import ReadingView, view
from mjcalc.results import Aside, Item, Party, Payment, Row, Score
from mjcalc.tiles import SEATS

SCHEMA_VERSION: Final = 1

compact: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""One line of JSON."""
text: Final = encode_basestring
"""One text of JSON."""
indented: Final = json.JSONEncoder(ensure_ascii=False, indent=2).encode
"""JSON to be read."""

T = TypeVar("T")
_REMEMBERED: Final = 4_096
_NOWHERE: Final[Mapping[str, Any]] = {}


def score_line(score: Score, place: Mapping[str, Any] = _NOWHERE, end: str = "") -> str:
    """A score as one line of JSON, with `end` behind it."""
    value, rules = score.outcome.value, score.ruleset
    if rules.unit is None:
        worth = f'"han":{_number(value.han)},"fu":{_number(value.fu)}'
        unrounded = f'"fu_unrounded":{_number(value.fu_unrounded)},'
    else:
        worth = f'"total":{_number(value.total)},"unit":{text(rules.unit)}'
        if value.tier is not None:
            worth += f',"tier":{text(value.tier)}'
        unrounded = ""
    limit = "null" if value.limit is None else text(value.limit)
    return (
        f'{{"schema_version":{SCHEMA_VERSION},{_place(place)}"ok":true,'
        f'"rules":{text(score.rules)},"family":{text(rules.family)},'
        f'"hand":{text(write(score.hand))},"assumed":{_TEXTS[score.assumed]},'
        f'"reading":{_reading(view(score.read))},'
        f'"patterns":{_patterns(score.outcome.rows)},"set_aside":{_set_aside(score.set_aside)},'
        f'{worth},"base_items":{_base_items(value.base_items)},{unrounded}'
        f'"limit":{limit},"yakuman":{value.yakuman},"points":{value.points},'
        f'"payments":{_payments(score.payments)},"received":{score.received}}}{end}'
    )


def errors_line(faults: Iterable[Fault], line: str, place: Mapping[str, Any] = _NOWHERE) -> str:
    """What stands in the place of the result of a hand that cannot be scored."""
    errors = [
        {
            "code": fault.code,
            "message": fault.message,
            "hint": fault.hint,
            **({} if fault.line is None else {"line": fault.line}),
            "start": fault.start,
            "end": fault.end,
        }
        for fault in faults
    ]
    return f'{{{_place(place)}"ok":false,"errors":{compact(errors)},"input":{text(line)}}}'


def party(source: Party) -> str:
    """A seat's letter, or `discarder` or `other` as it is."""
    return source if isinstance(source, str) else SEATS[source]


def _place(place: Mapping[str, Any]) -> str:
    told = ""
    for key, value in place.items():
        told += f'"{key}":{value if type(value) is int else compact(value)},'
    return told


def _number(number: int | None) -> str:
    return "null" if number is None else str(number)


def _reading(reading: ReadingView) -> str:
    # Different for nearly every hand, and all of it notation or ids: nothing there to escape.
    shape, sets, pair, tile, inside, wait = reading
    told = '","'.join(sets)
    return (
        f'{{"shape":"{shape}","sets":["{told}"],"pair":{_word(pair)},'
        f'"winning":{{"tile":"{tile}","in":{_word(inside)}}},"wait":{_word(wait)}}}'
    )


def _word(word: str | None) -> str:
    return "null" if word is None else f'"{word}"'


def _by_identity(write: Callable[[T], str]) -> Callable[[T], str]:
    """Remember what was written of an object that comes again and again, by which object it is.

    Rulesets give the same rows and payments for the same result; to compare them costs more than
    to write them. The objects are kept: no other can have the identity of one.
    """
    kept: list[T] = []
    texts: dict[int, str] = {}

    def anew(it: T) -> str:
        if len(kept) >= _REMEMBERED:
            kept.clear()
            texts.clear()
        kept.append(it)
        written = texts[id(it)] = write(it)
        return written

    return lambda it: texts.get(id(it)) or anew(it)


def _patterns(rows: tuple[Row, ...]) -> str:
    return f"[{','.join(map(_pattern, rows))}]"


@_by_identity
def _pattern(row: Row) -> str:
    unit = "" if row.unit is None else f',"unit":{text(row.unit)}'
    return (
        f'{{"id":{text(row.id)},"name":{text(row.name)},"name_native":{text(row.name_native)},'
        f'"value":{row.value},"count":{row.count}{unit}}}'
    )


@_by_identity
def _set_aside(asides: tuple[Aside, ...]) -> str:
    return f"[{','.join(map(_aside, asides))}]"


def _aside(aside: Aside) -> str:
    return f'{{"id":{text(aside.id)},"by":{text(aside.by)}}}'


@_by_identity
def _base_items(items: tuple[Item, ...]) -> str:
    return f"[{','.join(map(_base_item, items))}]"


@_by_identity
def _base_item(item: Item) -> str:
    return f'{{"id":{text(item.id)},"count":{item.count},"value":{item.value}}}'


@_by_identity
def _payments(payments: tuple[Payment, ...]) -> str:
    return f"[{','.join(map(_payment, payments))}]"


def _payment(payment: Payment) -> str:
    return (
        f'{{"from":"{party(payment.source)}","to":"{SEATS[payment.to]}",'
        f'"points":{payment.points},"because":{_TEXTS[payment.because]}}}'
    )


_TEXTS: Final = Memo[tuple[str, ...], str](compact, _REMEMBERED)
