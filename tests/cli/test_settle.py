"""`mjcalc settle`: arguments, files and pipes; what goes where; input that is no deal at all."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from mjcalc.render.schema import schema

from .conftest import Command

EAST = "34m678p88s777z+2m chi:345s ron@S id:east"
NORTH = "34m234567p55678s+2m ron@S seat:N"
DEALS = f"""
# the first deal
{EAST}
# its second winner
{NORTH} honba:1

draw tenpai:EW sticks:2 id:b


foul@W honba:x
draw

draw:nine-terminals
"""


def results(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_deals_of_a_file_in_order_each_in_its_place(mjcalc: Command, folder: Path) -> None:
    (folder / "deals.txt").write_text(DEALS)
    ran = mjcalc("settle", "deals.txt")
    assert (ran.status, ran.err) == (1, "")
    rows = results(ran.out)
    assert [(row["line"], row.get("id"), row["ok"]) for row in rows] == [
        (3, "east", True),
        (7, "b", True),
        (10, None, False),
        (13, None, True),
    ]
    assert rows[0]["deltas"] == {"E": 1500, "S": -3800, "W": 0, "N": 2300}
    assert [score.get("id") for score in rows[0]["scores"]] == [None, "east"]
    assert [(error["line"], error["code"]) for error in rows[2]["errors"]] == [(10, "bad-value")]
    assert rows[2]["input"] == "foul@W honba:x\ndraw"
    assert mjcalc("settle", "-", stdin=DEALS) == ran
    assert mjcalc("settle", stdin=DEALS) == ran


def test_messages_name_the_lines_of_the_file(mjcalc: Command) -> None:
    ran = mjcalc("settle", "-", "-f", "table", stdin=f"\n\n{EAST} honba:1\n{NORTH} honba:2\n")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.splitlines()[:2] == ["error: line 3 says honba:1", "  --> line 4"]


def test_the_one_line_of_a_deal_has_its_number_too(mjcalc: Command) -> None:
    ran = mjcalc("settle", "-", "-f", "table", stdin="\ndraw tenpai:X\n\ndraw\n")
    assert [line for line in ran.err.splitlines() if "-->" in line] == [
        "  --> line 2",
        "  --> line 4",
    ]
    assert "-->" not in mjcalc("settle", "draw tenpai:X").err


def test_options_that_do_not_count_are_told_of(mjcalc: Command) -> None:
    args = ("settle", "draw tenpai:E", "rules:mleague", "--set", "noten_pool=1500")
    ran = mjcalc(*args)
    assert ran.status == 0
    assert ran.err.startswith("note: ")
    assert mjcalc(*args, "-q") == (0, ran.out, "")


def test_formats(mjcalc: Command, folder: Path) -> None:
    (folder / "deals.txt").write_text(DEALS)
    lines = results(mjcalc("settle", "deals.txt").out)
    assert json.loads(mjcalc("settle", "deals.txt", "-f", "json").out) == lines
    one = mjcalc("settle", EAST, f"{NORTH} honba:1", "-f", "json")
    assert one.status == 0
    first = {key: value for key, value in lines[0].items() if key != "line"}
    assert json.loads(one.out) == first
    assert results(mjcalc("settle", EAST, f"{NORTH} honba:1", "-f", "jsonl").out) == [first]


def test_outputs_are_as_the_schema_says(mjcalc: Command) -> None:
    validator = jsonschema.Draft202012Validator(schema())
    rows = results(mjcalc("settle", stdin=DEALS).out)
    rows += results(mjcalc("settle", "foul@E", "-r", "wrc", "-f", "jsonl").out)
    for row in rows:
        validator.validate(row)
        shape = schema()["$defs"]["settlement" if row["ok"] else "errors"]
        assert list(row) == [key for key in shape["properties"] if key in row]
    assert rows[0]["scores"][0]["points"] == 2000
    assert rows[-1]["penalties"] == [{"seat": "E", "points": 20000, "because": ["foul"]}]


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("two-win", [EAST, NORTH, "honba:2 sticks:2"]),
        ("head-bump", [EAST, NORTH, "rules:mleague"]),
        ("draw", ["draw tenpai:EW honba:1 sticks:2"]),
        ("foul", ["foul@W sticks:1 riichi-by:S", "-r", "wrc"]),
        ("faults", [EAST + " honba:1", NORTH + " honba:2 dealer:S", "draw:none"]),
        ("unicode", [NORTH, "--tiles", "unicode", "--lang", "ja"]),
    ],
)
def test_what_a_person_sees(
    mjcalc: Command, snapshot: Callable[[str, str], None], name: str, args: list[str]
) -> None:
    ran = mjcalc("settle", *args)
    snapshot(f"settle-{name}", ran.out + ran.err)
    assert ran.status == (name == "faults")


def test_a_ruleset_for_all_deals_and_one_for_a_deal(mjcalc: Command) -> None:
    deals = "draw tenpai:E\n\ndraw tenpai:E rules:tenhou-sanma\n"
    rows = results(mjcalc("settle", "-r", "wrc", "--set", "noten_pool=1500", stdin=deals).out)
    assert [row["rules"] for row in rows] == ["wrc-2025", "tenhou-sanma"]
    assert [row["deltas"]["E"] for row in rows] == [1500, 2000]


BAD: dict[str, tuple[bytes, list[tuple[int, str]]]] = {
    "not UTF-8": (b"draw tenpai:E \xff\n", [(1, "encoding")]),
    "NUL": (b"draw tenpai:E\0\n", [(1, "unknown-character")]),
    "a megabyte": (b"draw " + b"x" * 1_000_000 + b"\n", [(1, "line-too-long")]),
    "no blank lines": (b"draw tenpai:E\n" * 100_000, [(33, "too-many-lines")]),
    "escape sequence": (b"draw \x1b[31m\n", [(1, "unknown-character")]),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_keeps_its_place(mjcalc: Command, name: str) -> None:
    data, codes = BAD[name]
    ran = mjcalc("settle", stdin=data + b"\ndraw tenpai:E\n")
    bad, good = results(ran.out)
    assert ran.status == 1
    assert [(error["line"], error["code"]) for error in bad["errors"]] == codes
    assert good["ok"]
    assert len(bad["input"]) < 10_000
    assert "\x1b" not in mjcalc("settle", "-f", "table", stdin=data).err


def test_a_byte_order_mark_and_crlf_are_no_part_of_a_deal(mjcalc: Command) -> None:
    data = b"\xef\xbb\xbfdraw tenpai:E\r\n\r\ndraw:nine-terminals\r\n \t\r\ndraw tenpai:none"
    ran = mjcalc("settle", stdin=data)
    assert (ran.status, [row["line"] for row in results(ran.out)]) == (0, [1, 3, 5])


@pytest.mark.parametrize(
    ("args", "stdin", "message"),
    [
        (["settle", "nosuch.txt"], "", "error: there is no file 'nosuch.txt'"),
        (["settle", "./deals"], "", "error: there is no file './deals'"),
        (["settle", "."], "", "error: '.' is a directory"),
        (["settle", "draw", "no.txt"], "", "error: there is no file 'no.txt'"),
        (["settle", __file__, __file__], "", f"error: {__file__!r} is a file; `mjcalc settle`"),
        (["settle", "draw", __file__], "", f"error: {__file__!r} is a file; `mjcalc settle`"),
        (["settle", "-"], "draw\rdraw", "error: the lines end with CR alone; convert it"),
        (["settle"], "", "error: there is no deal in the input"),
        (["settle", "-"], "\n# nothing\n", "error: there is no deal in the input"),
        (["settle", "-"], b"\xff\xfed\0r\0", "error: the file is UTF-16; convert it to UTF-8"),
        (["settle", "draw", "-r", "tenho"], "", "error: there is no ruleset 'tenho'"),
        (["settle", "draw", "--set", "noten=1"], "", "error: there is no option 'noten'"),
        (["settle", "draw", "-f", "csv"], "", "error: invalid value for '-f'"),
    ],
)
def test_a_mistake_of_the_command_line(
    mjcalc: Command, folder: Path, args: list[str], stdin: str | bytes, message: str
) -> None:
    ran = mjcalc(*args, stdin=stdin)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(message)


def test_nothing_on_a_terminal(mjcalc: Command) -> None:
    ran = mjcalc("settle", terminals="in")
    assert (ran.status, ran.err.splitlines()[0]) == (2, "error: no deal is given")


def test_a_file_that_cannot_be_read(mjcalc: Command, folder: Path) -> None:
    ran = mjcalc("settle", f"{folder}/.")
    assert (ran.status, ran.out) == (2, "")
