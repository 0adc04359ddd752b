"""A settled deal as JSON."""

import json
from collections.abc import Mapping
from typing import Any, Final

from mjcalc.deals.settlement import Carry, Holder, Settlement
from mjcalc.render.json import SCHEMA_VERSION, compact, score_line
from mjcalc.results import Score
from mjcalc.tiles import SEATS

_NOWHERE: Final[Mapping[str, Any]] = {}


def settlement_line(settlement: Settlement, place: Mapping[str, Any] = _NOWHERE) -> str:
    """A settlement as one line of JSON; `place` is what only the caller knows."""
    return compact(
        {
            "schema_version": SCHEMA_VERSION,
            **place,
            "ok": True,
            "rules": settlement.rules,
            "family": settlement.family,
            "ended": settlement.ended,
            "scores": [_score(score) for score in settlement.scores],
            "set_aside": [_score(score) for score in settlement.set_aside],
            "deltas": {SEATS[seat]: points for seat, points in settlement.deltas.items()},
            "because": [
                {
                    "from": _holder(transfer.source),
                    "to": _holder(transfer.to),
                    "points": transfer.points,
                    "because": transfer.because,
                }
                for transfer in settlement.transfers
            ],
            "penalties": [
                {
                    "seat": SEATS[penalty.seat],
                    "points": penalty.points,
                    "because": penalty.because,
                }
                for penalty in settlement.penalties
            ],
            "carry": _carry(settlement.carry),
        }
    )


def _score(score: Score) -> Any:
    label = score.hand.id
    return json.loads(score_line(score, {} if label is None else {"id": label}))


def _holder(holder: Holder) -> str:
    return holder if isinstance(holder, str) else SEATS[holder]


def _carry(carry: Carry) -> dict[str, Any]:
    carried = {
        "honba": carry.honba,
        "sticks": carry.sticks,
        "dealer": SEATS[carry.dealer],
        "streak": carry.streak,
        "huang": carry.huang,
    }
    return {name: value for name, value in carried.items() if value is not None}
