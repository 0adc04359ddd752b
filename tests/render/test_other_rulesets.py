"""Results that riichi does not have: totals with a unit, tiers, patterns of two units."""

import csv
import io
import json
from dataclasses import replace
from typing import Any

import jsonschema
import pytest

from mjcalc.pipeline import score
from mjcalc.render.csv import errors_row, header, score_row
from mjcalc.render.json import score_line
from mjcalc.render.schema import schema
from mjcalc.render.text import score_text
from mjcalc.results import OTHER, Item, Payment, Row, Score
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.registry import load_ruleset
from mjcalc.rulesets.ruleset import Outcome


@pytest.fixture
def result() -> Score:
    rules = load_ruleset("shanghai")
    won = score("234m345p678s55z11s+1s tsumo seat:S round:E")
    worth = Value(
        24,
        (),
        base_items=(Item("base", "Base flowers", 1, 1), Item("kong", "Kong", 2, 4)),
        total=8,
    )
    rows = (
        Row("all_pungs", "All Pungs", "碰碰和", 1, unit="fan"),
        Row("flower", "Flower", "花", 3, 3),
    )
    return replace(
        won,
        rules=rules.name,
        ruleset=rules,
        outcome=Outcome(worth, Selection("", 0, (), (), 0), 0, rows),
        payments=(Payment("discarder", 1, 16, ("three_claims",)), Payment(OTHER, 1, 8)),
        received=24,
    )


def _with(result: Score, **changes: Any) -> Score:
    outcome = result.outcome
    return replace(result, outcome=outcome._replace(value=outcome.value._replace(**changes)))


def test_json(result: Score) -> None:
    shown = json.loads(score_line(result, {"line": 3}))
    jsonschema.Draft202012Validator(schema()).validate(shown)
    assert list(shown)[8:12] == ["patterns", "set_aside", "total", "unit"]
    assert not {"han", "fu", "fu_unrounded", "tier"} & shown.keys()
    assert (shown["total"], shown["unit"]) == (8, "flowers")
    assert [row.get("unit") for row in shown["patterns"]] == ["fan", None]
    assert [payment["from"] for payment in shown["payments"]] == ["discarder", "other"]


def test_json_of_a_tier(result: Score) -> None:
    shown = json.loads(score_line(_with(result, tier="单番", limit="limit")))
    jsonschema.Draft202012Validator(schema()).validate(shown)
    assert list(shown)[9:12] == ["total", "unit", "tier"]


def test_text(result: Score) -> None:
    assert score_text(result).splitlines() == [
        "234m345p11678s55z+1s tsumo seat:S round:E",
        "rules    shanghai",
        "reading  234m 345p 111s 678s 55z; 1s completes 111s (shanpon)",
        "",
        "Pattern            Flowers",
        "---------  ------  -------",
        "All Pungs  碰碰和    1 fan",
        "Flower ×3  花            3",
        "",
        "Base",
        "------------  -",
        "Base flowers  1",
        "Kong ×2       4",
        "",
        "8 flowers: 24 points",
        "",
        "From       To     Points  Because",
        "---------  -----  ------  ------------",
        "discarder  South      16  three claims",
        "other      South       8",
        "",
        "South receives 24",
    ]


@pytest.mark.parametrize(
    ("rules", "changes", "verdict"),
    [
        ("shanghai", {"tier": "单番", "limit": "limit"}, "8 flowers (单番), limit: 24 points"),
        ("riichi", {"han": 5, "fu": 30, "limit": "mangan"}, "5 han 30 fu, mangan: 24 points"),
        ("riichi", {"han": 5}, "5 han: 24 points"),
        ("riichi", {"yakuman": 1}, "yakuman: 24 points"),
        ("riichi", {"yakuman": 2}, "double yakuman: 24 points"),
        ("riichi", {"yakuman": 5}, "5-fold yakuman: 24 points"),
        (
            "riichi",
            {"han": 13, "fu": 30, "limit": "counted_yakuman", "yakuman": 1},
            "13 han 30 fu, counted yakuman: 24 points",
        ),
    ],
)
def test_verdicts(result: Score, rules: str, changes: dict[str, object], verdict: str) -> None:
    changed = replace(_with(result, **changes), ruleset=load_ruleset(rules))
    assert verdict in score_text(changed).splitlines()


def test_csv(result: Score) -> None:
    text = header() + score_row(result, {"line": 3}) + errors_row((), "x\n,y", {"id": 7})
    good, bad = csv.DictReader(io.StringIO(text))
    assert (good["total"], good["unit"], good["han"]) == ("8", "flowers", "")
    assert good["patterns"] == "all_pungs=1 flower=3"
    assert good["payments"] == "discarder>S=16 other>S=8"
    assert (bad["id"], bad["hand"], bad["ok"]) == ("7", "x\n,y", "false")
