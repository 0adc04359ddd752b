"""The schema: its copy in docs/, and that every output is as it says."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import jsonschema

from mjcalc.render.schema import schema

from .conftest import Command

COPY = Path(__file__).parents[2] / "docs" / "score.schema.json"

HANDS = """
234m345p678s55z11s+1s tsumo seat:S
234m67p55s+5p chi:345s pon:777z ron@E seat:S round:E dora:5s honba:1 sticks:1 id:x
234m67p55s+5p chi:345s pon:777z ron seat:S
19m19p19s123456z7z+7z ron@S
19m19p19s1234567z+7z tsumo
1122m3344p5566s7z+7z riichi ron@W uraind:6z
789m111s1z+1z ankan:1111p ankan:3333z tsumo
22m445566s67p+8p chi:340p@left ron@E seat:S round:E
123m456p789s11z+5m tsumo dora:3z
234m345p678s99m11s+1s ron@E seat:S
123m456p789s1234z+5z tsumo
nothing
"""


def keys_in_order(value: Any, defined: dict[str, Any], shape: dict[str, Any]) -> Iterable[str]:
    """Where the keys of a value do not stand in the order of its schema."""
    if "$ref" in shape:
        shape = defined[shape["$ref"].rpartition("/")[2]]
    if isinstance(value, dict):
        if list(value) != [key for key in shape["properties"] if key in value]:
            yield str(list(value))
        for key, part in value.items():
            yield from keys_in_order(part, defined, shape["properties"][key])
    elif isinstance(value, list):
        for part in value:
            yield from keys_in_order(part, defined, shape["items"])


def test_the_copy_is_what_the_command_prints(mjcalc: Command) -> None:
    assert mjcalc("schema").out == COPY.read_text(encoding="utf-8"), (
        "mjcalc schema > docs/score.schema.json writes it anew"
    )


def test_it_is_a_schema() -> None:
    jsonschema.Draft202012Validator.check_schema(schema())


def test_outputs_are_as_it_says(mjcalc: Command) -> None:
    validator = jsonschema.Draft202012Validator(schema())
    defined = schema()["$defs"]
    ran = mjcalc("batch", "-", stdin=HANDS)
    results = [json.loads(line) for line in ran.out.splitlines()]
    assert len(results) == 12
    assert sum(result["ok"] for result in results) == 8
    for result in results:
        validator.validate(result)
        shape = defined["score" if result["ok"] else "errors"]
        assert not list(keys_in_order(result, defined, shape))
