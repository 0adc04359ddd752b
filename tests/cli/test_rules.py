import csv
import io
import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Command


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("rules", ["rules"]),
        ("rules-one", ["rules", "mleague"]),
        ("rules-patterns", ["rules", "riichi", "--patterns"]),
        ("table", ["table"]),
        ("table-cell", ["table", "3", "40"]),
    ],
)
def test_what_a_person_sees(
    mjcalc: Command, snapshot: Callable[[str, str], None], name: str, args: list[str]
) -> None:
    ran = mjcalc(*args)
    assert (ran.status, ran.err) == (0, "")
    snapshot(name, ran.out)


def test_toml_is_where_house_rules_start(mjcalc: Command, tmp_path: Path) -> None:
    shown = mjcalc("rules", "tenhou", "--toml").out
    tomllib.loads(shown)
    house = tmp_path / "house.toml"
    house.write_text(shown)
    ran = mjcalc("rules", str(house))
    assert (ran.status, ran.err) == (0, "")
    tail = "\n\n Option"
    assert ran.out.partition(tail)[2] == mjcalc("rules", "tenhou").out.partition(tail)[2]


def test_set_shows_in_the_options(mjcalc: Command) -> None:
    ran = mjcalc("rules", "riichi", "--set", "open_tanyao=false")
    (line,) = [line for line in ran.out.splitlines() if "open_tanyao" in line]
    assert "false" in line


def test_table_formats(mjcalc: Command) -> None:
    tables = json.loads(mjcalc("table", "-f", "json").out)
    assert all(list(table) == ["title", "headers", "rows"] for table in tables)
    rows = list(csv.reader(io.StringIO(mjcalc("table", "-f", "csv").out)))
    assert rows[0][0] == "table"
    assert "7700" in {cell for row in rows for cell in row} or "7,700" in str(rows)


def test_a_cell_that_is_not_there(mjcalc: Command) -> None:
    for cell in (["x"], ["3", "33"], ["1", "2", "3"], ["0"], ["-1"]):
        ran = mjcalc("table", *cell)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("error: ")
