"""Results as JSON: a line for a score, or for the errors of a hand that has none.

A line is put together from fragments, since most of them come again and again: the same pattern,
the same payments. The keys stand in the order of the schema (`mjcalc.render.schema`), which the
tests hold them to. `place` is what only the caller knows: `file`, `line` and `id`.
"""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from mjcalc.errors import Fault
from mjcalc.notation import write
from mjcalc.reading.view import ReadingView
from mjcalc.results import Item, Party, Payment, Row, Score
from mjcalc.tiles import SEATS

SCHEMA_VERSION: Final = 1

compact: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""One line of JSON."""
indented: Final = json.JSONEncoder(ensure_ascii=False, indent=2).encode
"""JSON to be read."""

_REMEMBERED: Final = 4_096
_NOWHERE: Final[Mapping[str, Any]] = {}


def score_line(score: Score, place: Mapping[str, Any] = _NOWHERE) -> str:
    """A score as one line of JSON."""
    if score.unit is None:
        worth = f'"han":{_number(score.han)},"fu":{_number(score.fu)}'
        unrounded = f'"fu_unrounded":{_number(score.fu_unrounded)},'
    else:
        worth = f'"total":{_number(score.total)},"unit":{compact(score.unit)}'
        if score.tier is not None:
            worth += f',"tier":{compact(score.tier)}'
        unrounded = ""
    limit = "null" if score.limit is None else compact(score.limit)
    return (
        f'{{"schema_version":{SCHEMA_VERSION},{_place(place)}"ok":true,'
        f'"rules":{compact(score.rules)},"family":{compact(score.family)},'
        f'"hand":{compact(write(score.hand))},"assumed":{_assumed(score.assumed)},'
        f'"reading":{_reading(score.reading)},'
        f'"patterns":[{",".join(map(_pattern, score.patterns))}],'
        f'{worth},"base_items":{_base_items(score.base_items)},{unrounded}'
        f'"limit":{limit},"yakuman":{score.yakuman},"points":{score.points},'
        f'"payments":{_payments(score.payments)},"received":{score.received}}}'
    )


def errors_line(faults: Iterable[Fault], text: str, place: Mapping[str, Any] = _NOWHERE) -> str:
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
    return f'{{{_place(place)}"ok":false,"errors":{compact(errors)},"input":{compact(text)}}}'


def party(source: Party) -> str:
    """A seat's letter, or `discarder` or `other` as it is."""
    return source if isinstance(source, str) else SEATS[source]


def _place(place: Mapping[str, Any]) -> str:
    return "".join(
        f'"{key}":{value if isinstance(value, int) else compact(value)},'
        for key, value in place.items()
    )


def _number(number: int | None) -> str:
    return "null" if number is None else str(number)


def _reading(reading: ReadingView) -> str:
    # Different for nearly every hand, and all of it notation or ids: nothing there to escape.
    sets = '","'.join(reading.sets)
    return (
        f'{{"shape":"{reading.shape}","sets":["{sets}"],"pair":{_word(reading.pair)},'
        f'"winning":{{"tile":"{reading.winning}","in":{_word(reading.winning_in)}}},'
        f'"wait":{_word(reading.wait)}}}'
    )


def _word(word: str | None) -> str:
    return "null" if word is None else f'"{word}"'


@lru_cache(_REMEMBERED)
def _assumed(assumed: tuple[str, ...]) -> str:
    return compact(assumed)


@lru_cache(_REMEMBERED)
def _pattern(row: Row) -> str:
    pattern: dict[str, Any] = {
        "id": row.id,
        "name": row.name,
        "name_native": row.name_native,
        "value": row.value,
        "count": row.count,
    }
    if row.unit is not None:
        pattern["unit"] = row.unit
    return compact(pattern)


@lru_cache(_REMEMBERED)
def _base_items(items: tuple[Item, ...]) -> str:
    return compact([{"id": item.id, "count": item.count, "value": item.value} for item in items])


@lru_cache(_REMEMBERED)
def _payments(payments: tuple[Payment, ...]) -> str:
    return compact(
        [
            {
                "from": party(payment.source),
                "to": SEATS[payment.to],
                "points": payment.points,
                "because": payment.because,
            }
            for payment in payments
        ]
    )
