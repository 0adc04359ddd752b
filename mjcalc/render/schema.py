"""The JSON schema of results: the one definition that `mjcalc schema` prints and the tests hold
every output to. `docs/score.schema.json` is its copy."""

from typing import Any, Final, TypeAlias

from mjcalc.deals.settlement import POOL, TABLE
from mjcalc.render.json import SCHEMA_VERSION
from mjcalc.results import DISCARDER, OTHER
from mjcalc.tiles import SEATS

Schema: TypeAlias = dict[str, Any]


def _text(description: str) -> Schema:
    return {"type": "string", "description": description}


def _number(description: str, minimum: int | None = 0) -> Schema:
    bound = {} if minimum is None else {"minimum": minimum}
    return {"type": "integer", **bound, "description": description}


def _or_null(schema: Schema) -> Schema:
    return {**schema, "type": [schema["type"], "null"]}


def _list(items: Schema, description: str) -> Schema:
    return {"type": "array", "items": items, "description": description}


def _object(properties: dict[str, Schema], optional: tuple[str, ...] = (), **more: Any) -> Schema:
    """An object with exactly `properties`, of which `optional` may be absent."""
    return {
        "type": "object",
        "properties": properties,
        "required": [key for key in properties if key not in optional],
        "additionalProperties": False,
        **more,
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


_PLACE: Final = {
    "file": _text("The file, where a batch reads several."),
    "line": _number("The line in the file.", 1),
    "id": {
        "type": ["string", "number", "boolean"],
        "description": "The label that the hand came with.",
    },
}

_PATTERN: Final = _object(
    {
        "id": _text("The pattern's stable id."),
        "name": _text("Its English name."),
        "name_native": _text("Its name in the ruleset's own language."),
        "value": _number("What it adds, over all its `count`.", None),
        "count": _number("How often it counts.", 1),
        "unit": _text("The unit of `value`, where it is not the result's."),
    },
    optional=("unit",),
)

_ASIDE: Final = _object(
    {
        "id": _text("The pattern that does not count."),
        "by": _text("The pattern that it gives way to."),
    }
)

_READING: Final = _object(
    {
        "shape": _text("The kind of finished hand, such as `standard`."),
        "sets": _list({"type": "string"}, "The sets, as notation."),
        "pair": _or_null(_text("The pair.")),
        "winning": _object(
            {
                "tile": _text("The winning tile."),
                "in": _or_null(_text("The set or pair that it completed.")),
            }
        ),
        "wait": _or_null(_text("The kind of wait, such as `ryanmen`.")),
    }
)

_ITEM: Final = _object(
    {
        "id": _text("What it is for."),
        "count": _number("How often it counts.", 1),
        "value": _number("What it adds, over all its `count`."),
    }
)

_PAYMENT: Final = _object(
    {
        "from": {
            "enum": [*SEATS, DISCARDER, OTHER],
            "description": "The seat that pays; where it was not named, which one of the losers.",
        },
        "to": {"enum": [*SEATS], "description": "The seat that is paid."},
        "points": _number("What moves, honba in it."),
        "because": _list({"type": "string"}, "Why it is not the plain share."),
    }
)

_SCORE_START: Final = {
    "schema_version": {"const": SCHEMA_VERSION},
    **_PLACE,
    "ok": {"const": True},
    "rules": _text("The ruleset."),
    "family": _text("The family of rulesets that it belongs to."),
    "hand": _text("The hand in canonical notation."),
    "assumed": _list({"type": "string"}, "What the line did not say."),
    "reading": _ref("reading"),
    "patterns": _list(_ref("pattern"), "The patterns, in the ruleset's order."),
    "set_aside": _list(_ref("aside"), "Patterns that the hand has and that do not count."),
}
_BASE_ITEMS: Final = _list(_ref("item"), "The lines of the fu, or of another base.")
_SCORE_END: Final = {
    "limit": _or_null(_text("The limit that was reached, such as `mangan`.")),
    "yakuman": _number("How many times yakuman; 0 for an ordinary hand."),
    "points": _number("All shares of the win together, without honba and sticks."),
    "payments": _list(_ref("payment"), "Who pays what."),
    "received": _number("What the winner receives: the payments and the sticks."),
}
_OPTIONAL: Final = tuple(_PLACE)

_ANY_SCORE: Final = {"oneOf": [_ref("score"), _ref("total_score")]}
_REASONS: Final = _list({"type": "string"}, "The reasons.")
_HOLDER: Final = {"enum": [*SEATS, TABLE, POOL]}

_SETTLEMENT: Final = _object(
    {
        "schema_version": {"const": SCHEMA_VERSION},
        **_PLACE,
        "ok": {"const": True},
        "rules": _text("The ruleset."),
        "family": _text("The family of rulesets that it belongs to."),
        "ended": _text("`ron`, `tsumo`, `draw`, an abortive draw, `nagashi`, `foul` or `leave`."),
        "scores": _list(_ANY_SCORE, "The wins, the nearest to the discarder first."),
        "set_aside": _list(_ANY_SCORE, "Hands that are not paid as wins."),
        "deltas": _object(
            {seat: _number("What the seat gains.", None) for seat in SEATS}, optional=("N",)
        ),
        "because": _list(
            _object(
                {
                    "from": {**_HOLDER, "description": "Who pays: a seat, the sticks, the pool."},
                    "to": {**_HOLDER, "description": "Who is paid."},
                    "points": _number("What moves.", 1),
                    "because": _REASONS,
                }
            ),
            "What the deltas are made of.",
        ),
        "penalties": _list(
            _object(
                {
                    "seat": {"enum": [*SEATS], "description": "Who loses them."},
                    "points": _number("What he loses."),
                    "because": _REASONS,
                }
            ),
            "Points off the final score, which nobody gets; not in the deltas.",
        ),
        "carry": _object(
            {
                "honba": _number("Counters of the next deal."),
                "sticks": _number("Sticks that stay on the table."),
                "dealer": {"enum": [*SEATS], "description": "Who deals next, a seat of this deal."},
                "streak": _number("How often the next dealer has kept the deal."),
                "huang": _number("The 荒番 debt."),
            },
            optional=("honba", "sticks", "streak", "huang"),
        ),
    },
    _OPTIONAL,
    title="A settled deal",
)

_DEFINITIONS: Final[dict[str, Schema]] = {
    "score": _object(
        {
            **_SCORE_START,
            "han": _or_null(_number("Han; null for a yakuman that is not counted.")),
            "fu": _or_null(_number("Fu, rounded; null for a yakuman that is not counted.")),
            "base_items": _BASE_ITEMS,
            "fu_unrounded": _or_null(_number("Fu before rounding.")),
            **_SCORE_END,
        },
        _OPTIONAL,
        title="A scored hand of a ruleset with han and fu",
    ),
    "total_score": _object(
        {
            **_SCORE_START,
            "total": _number("What is paid for, after caps."),
            "unit": _text("The unit of `total`, such as `fan` or `tai`."),
            "tier": _text("The name of the payment tier, where a ruleset has tiers."),
            "base_items": _BASE_ITEMS,
            **_SCORE_END,
        },
        (*_OPTIONAL, "tier"),
        title="A scored hand of a ruleset without han and fu",
    ),
    "errors": _object(
        {
            **_PLACE,
            "ok": {"const": False},
            "errors": {**_list(_ref("error"), "Every fault of the hand."), "minItems": 1},
            "input": _text("What was given."),
        },
        _OPTIONAL,
        title="A hand that cannot be scored, or a deal that cannot be settled",
    ),
    "settlement": _SETTLEMENT,
    "reading": _READING,
    "pattern": _PATTERN,
    "aside": _ASIDE,
    "item": _ITEM,
    "payment": _PAYMENT,
    "error": _object(
        {
            "code": _text("The fault's stable code."),
            "message": _text("What is wrong."),
            "hint": _text("What to do about it, or nothing."),
            "line": _number("Which line of a deal it is in: of its file, or else of the deal.", 1),
            "start": _or_null(_number("Where it begins in `input`, in code points.")),
            "end": _or_null(_number("Where it ends.")),
        },
        optional=("line",),
    ),
}


def schema() -> Schema:
    """The schema of one result."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A result of mjcalc",
        "description": "One object a hand, or a deal: what it comes to, or why it does not.",
        "oneOf": [_ref("score"), _ref("total_score"), _ref("settlement"), _ref("errors")],
        "$defs": _DEFINITIONS,
    }
