"""Every number that the text of the Japanese rules of 2006 prints: payments, fu and its examples.

The two .csv files have the numbers as printed. `japanese_2006_payments.csv`: one row a cell of the
tables of section 10, for another winner than the dealer and for the dealer: the ron, and what the
dealer and each other player pay for a self-draw. `japanese_2006_fu.csv`: one row an example of
section 8, with the fu that it adds up (base, sets and pair, wait, way of winning) and the result;
the text's pictures are lost, so the hands are built around its words.
"""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest

from mjcalc import load_ruleset, score
from mjcalc.rulesets import describe
from mjcalc.rulesets.riichi.points import base_points, ron_total, tsumo_shares

HERE = Path(__file__).parent
RULES = load_ruleset("japanese-2006")
DEALER = {"other": False, "dealer": True}

BASE = {"base", "closed_ron"}
WAIT = {"kanchan", "penchan", "tanki"}
WIN = {"tsumo"}


def printed(name: str) -> list[dict[str, str]]:
    with (HERE / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


PAYMENTS = printed("japanese_2006_payments")


def test_there_are_236_cells() -> None:
    assert 2 * len(PAYMENTS) == 236


@pytest.mark.parametrize(
    "row", PAYMENTS, ids=lambda row: f"{row['winner']}-{row['fu']}-{row['han']}"
)
def test_payments(row: dict[str, str]) -> None:
    deals = DEALER[row["winner"]]
    base, _ = base_points(int(row["han"]), int(row["fu"]), RULES.options)
    assert ron_total(base, deals, RULES.options) == int(row["ron"])
    from_dealer, from_other = tsumo_shares(base, deals, RULES.options)
    assert from_other == int(row["tsumo_other_pays"])
    if not deals:
        assert from_dealer == int(row["tsumo_dealer_pays"])


def cells() -> Iterator[tuple[str, int, int, str, str]]:
    """What `mjcalc table HAN FU` prints for each printed cell: ron and self-draw."""
    for row in PAYMENTS:
        for name, ron, tsumo in describe.cell(RULES, (row["han"], row["fu"])).rows:
            if name == ("dealer" if DEALER[row["winner"]] else "not the dealer"):
                yield row["winner"], int(row["fu"]), int(row["han"]), ron, tsumo


def test_the_table_command_prints_the_same() -> None:
    """But for hands that cannot be: a ron of 20 fu, and 110 fu with a self-draw alone."""
    impossible = {
        *((winner, 20, han, "ron") for winner in DEALER for han in (2, 3, 4)),
        *((winner, 110, 1, "tsumo") for winner in DEALER),
    }
    wanted = {(row["winner"], int(row["fu"]), int(row["han"])): row for row in PAYMENTS}
    left_out = set()
    for winner, fu, han, ron, tsumo in cells():
        row = wanted[winner, fu, han]
        paid = row["tsumo_other_pays"]
        if winner == "other":
            paid += "-" + row["tsumo_dealer_pays"]
        for way, shown, amount in (("ron", ron, row["ron"]), ("tsumo", tsumo, paid)):
            if shown == "-":
                left_out.add((winner, fu, han, way))
            else:
                assert shown == amount, (winner, fu, han, way)
    assert left_out == impossible


EXAMPLES = printed("japanese_2006_fu")


def test_there_are_20_examples() -> None:
    assert len(EXAMPLES) == 20


@pytest.mark.parametrize("row", EXAMPLES, ids=lambda row: row["hand"])
def test_fu_examples(row: dict[str, str]) -> None:
    result = score(row["hand"], RULES)
    parts = {"base": 0, "sets": 0, "wait": 0, "win": 0}
    for item in result.base_items:
        part = next(
            (
                name
                for name, ids in (("base", BASE), ("wait", WAIT), ("win", WIN))
                if item.id in ids
            ),
            "sets",
        )
        parts[part] += item.value
    assert parts == {name: int(row[name]) for name in parts}
    assert (result.fu_unrounded, result.fu) == (int(row["sum"]), int(row["fu"]))


@pytest.mark.parametrize(
    ("hand", "item", "fu"),
    [
        # 8.1: the base, and a concealed hand's ron
        ("456p6799s+8s pon:333m pon:777z", "base", 20),
        ("123m456p678s99m24s+3s riichi", "closed_ron", 10),
        # 8.2: the table of sets and pairs
        ("456p6799s+8s pon:333m pon:777z", "open_triplet", 2),
        ("456p6799s+8s pon:333m pon:777z", "open_yaochuu_triplet", 4),
        ("444m123p678s99m24s+3s riichi", "concealed_triplet", 4),
        ("999m123p678s11m24s+3s riichi", "concealed_yaochuu_triplet", 8),
        ("456p6799s+8s kan:3333m pon:777z", "open_kan", 8),
        ("456p6799s+8s kakan:3333m pon:777z", "open_kan", 8),
        ("456p6799s+8s pon:333m kan:7777z", "open_yaochuu_kan", 16),
        ("123p678s99m24s+3s ankan:4444m riichi", "concealed_kan", 16),
        ("123p678s11m24s+3s ankan:9999m riichi", "concealed_yaochuu_kan", 32),
        ("123m456p678s55z24s+3s riichi", "dragon_pair", 2),
        ("123m456p678s66z24s+3s riichi", "dragon_pair", 2),
        ("123m456p678s77z24s+3s riichi", "dragon_pair", 2),
        ("123m456p678s22z24s+3s riichi", "wind_pair", 2),
        ("123m456p678s11z24s+3s riichi", "wind_pair", 2),
        ("123m456p678s22z24s+3s riichi round:S", "double_wind_pair", 4),
        ("123m456p678s33z24s+3s riichi", "wind_pair", 0),
        ("123m456p678s33z24s+3s riichi", "dragon_pair", 0),
        # 8.3: the table of waits, two-sided and two pairs without fu
        ("123m456p678s99m24s+3s riichi", "kanchan", 2),
        ("123m456p678s99m12s+3s riichi", "penchan", 2),
        ("123m456p678s9m234s+9m riichi", "tanki", 2),
        # 8.4: the self-draw
        ("123m456p678s99m24s+3s tsumo", "tsumo", 2),
        ("123m456p678s99m23s+1s tsumo", "tsumo", 0),
    ],
)
def test_fu_tables(hand: str, item: str, fu: int) -> None:
    result = score(f"{hand} seat:S", RULES)
    assert sum(row.value for row in result.base_items if row.id == item) == fu


@pytest.mark.parametrize("hand", ["123m456p678s99m23s+4s", "123m456p678s99m33s+3s"])
def test_two_sided_and_two_pair_waits_have_no_fu(hand: str) -> None:
    result = score(f"{hand} riichi seat:S", RULES)
    assert not {row.id for row in result.base_items} & WAIT
