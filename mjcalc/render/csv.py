"""Results as flat rows for spreadsheets: one row a hand, scored or not."""

import csv
import io
from collections.abc import Iterable, Mapping
from typing import Any, Final

from mjcalc.errors import Fault
from mjcalc.notation import write
from mjcalc.render.json import party
from mjcalc.results import Score
from mjcalc.tiles import SEATS

COLUMNS: Final = (
    "file",
    "line",
    "id",
    "ok",
    "rules",
    "hand",
    "patterns",
    "han",
    "fu",
    "total",
    "unit",
    "limit",
    "yakuman",
    "points",
    "received",
    "payments",
    "errors",
    "messages",
)
"""The columns. `patterns` is `id=value …`, `payments` `FROM>TO=points …`; `errors` are codes."""


def row(values: Mapping[str, Any]) -> str:
    """One line of CSV; columns that `values` does not have stay empty."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerow([values.get(name) for name in COLUMNS])
    return out.getvalue()


def header() -> str:
    """The first line."""
    return row(dict(zip(COLUMNS, COLUMNS, strict=True)))


def score_row(score: Score, place: Mapping[str, Any]) -> str:
    """The line of a score."""
    return row(
        {
            **place,
            "ok": "true",
            "rules": score.rules,
            "hand": write(score.hand),
            "patterns": " ".join(f"{pattern.id}={pattern.value}" for pattern in score.patterns),
            "han": score.han,
            "fu": score.fu,
            "total": score.total,
            "unit": score.unit,
            "limit": score.limit,
            "yakuman": score.yakuman,
            "points": score.points,
            "received": score.received,
            "payments": " ".join(
                f"{party(payment.source)}>{SEATS[payment.to]}={payment.points}"
                for payment in score.payments
            ),
        }
    )


def errors_row(faults: Iterable[Fault], text: str, place: Mapping[str, Any]) -> str:
    """The line of a hand that cannot be scored; `hand` is what was given."""
    faults = tuple(faults)
    return row(
        {
            **place,
            "ok": "false",
            "hand": text,
            "errors": " ".join(fault.code for fault in faults),
            "messages": "; ".join(fault.message for fault in faults),
        }
    )
