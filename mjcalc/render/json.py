"""Results as JSON objects: a score, or the errors of a hand that has none.

The keys stand in the order of the schema (`mjcalc.render.schema`), which the tests hold them to.
`place` is what comes before the rest and what only the caller knows: `file`, `line` and `id`.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from mjcalc.errors import Fault
from mjcalc.notation import write
from mjcalc.results import Party, Row, Score
from mjcalc.tiles import SEATS

SCHEMA_VERSION: Final = 1

Object: TypeAlias = dict[str, Any]

compact: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""One line of JSON."""
indented: Final = json.JSONEncoder(ensure_ascii=False, indent=2).encode
"""JSON to be read."""

_NOWHERE: Final[Mapping[str, Any]] = {}


def score_object(score: Score, place: Mapping[str, Any] = _NOWHERE) -> Object:
    """A score as a JSON object."""
    reading = score.reading
    result: Object = {
        "schema_version": SCHEMA_VERSION,
        **place,
        "ok": True,
        "rules": score.rules,
        "family": score.family,
        "hand": write(score.hand),
        "assumed": score.assumed,
        "reading": {
            "shape": reading.shape,
            "sets": reading.sets,
            "pair": reading.pair,
            "winning": {"tile": reading.winning, "in": reading.winning_in},
            "wait": reading.wait,
        },
        "patterns": [_pattern(row) for row in score.patterns],
    }
    if score.unit is None:
        result["han"] = score.han
        result["fu"] = score.fu
    else:
        result["total"] = score.total
        result["unit"] = score.unit
        if score.tier is not None:
            result["tier"] = score.tier
    result["base_items"] = [
        {"id": item.id, "count": item.count, "value": item.value} for item in score.base_items
    ]
    if score.unit is None:
        result["fu_unrounded"] = score.fu_unrounded
    result["limit"] = score.limit
    result["yakuman"] = score.yakuman
    result["points"] = score.points
    result["payments"] = [
        {
            "from": party(payment.source),
            "to": SEATS[payment.to],
            "points": payment.points,
            "because": payment.because,
        }
        for payment in score.payments
    ]
    result["received"] = score.received
    return result


def _pattern(row: Row) -> Object:
    pattern: Object = {
        "id": row.id,
        "name": row.name,
        "name_native": row.name_native,
        "value": row.value,
        "count": row.count,
    }
    if row.unit is not None:
        pattern["unit"] = row.unit
    return pattern


def errors_object(
    faults: Iterable[Fault], text: str, place: Mapping[str, Any] = _NOWHERE
) -> Object:
    """What stands in the place of the result of a hand that cannot be scored."""
    return {
        **place,
        "ok": False,
        "errors": [
            {
                "code": fault.code,
                "message": fault.message,
                "hint": fault.hint,
                "start": fault.start,
                "end": fault.end,
            }
            for fault in faults
        ],
        "input": text,
    }


def party(source: Party) -> str:
    """A seat's letter, or `discarder` or `other` as it is."""
    return source if isinstance(source, str) else SEATS[source]
