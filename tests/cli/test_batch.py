import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Command, Ran

HAND = "234m345p678s55z11s+1s tsumo seat:S"
OTHER = "234m67p55s+5p chi:345s pon:777z ron@E seat:S"
SHORT = "123m456p789s11z+5m tsumo dora:3z"
MIXED = f"{HAND}\n\n# a comment\n{SHORT} id:b\n{OTHER} id:c # three\n"


def results(ran: Ran) -> list[dict[str, Any]]:
    return [json.loads(line) for line in ran.out.splitlines()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_results_are_in_order_and_keep_their_place(mjcalc: Command, folder: Path) -> None:
    (folder / "hands.txt").write_text(MIXED)
    ran = mjcalc("batch", "hands.txt")
    assert ran.status == 1
    assert ran.err == "3 hands, 1 error\n"
    shown = [(row["line"], row.get("id"), row["ok"]) for row in results(ran)]
    assert shown == [(1, None, True), (4, "b", False), (5, "c", True)]
    assert list(results(ran)[1]) == ["line", "id", "ok", "errors", "input"]
    assert mjcalc("batch", "-", stdin=MIXED) == ran
    assert mjcalc("batch", stdin=MIXED) == ran
    assert mjcalc("batch", "-q", "hands.txt") == (1, ran.out, "")


def test_all_scored_is_status_0(mjcalc: Command) -> None:
    ran = mjcalc("batch", "-", stdin=HAND)
    assert (ran.status, ran.err) == (0, "1 hand, 0 errors\n")


def test_no_file_on_a_terminal(mjcalc: Command) -> None:
    ran = mjcalc("batch", terminals="in")
    assert (ran.status, ran.err.splitlines()[0]) == (2, "error: no file is given")


@pytest.mark.parametrize("form", ["table", "json", "jsonl", "csv"])
def test_formats(mjcalc: Command, snapshot: Callable[[str, str], None], form: str) -> None:
    ran = mjcalc("batch", "-", "-f", form, "-r", "tenhou", stdin=MIXED)
    assert ran.status == 1
    snapshot(f"batch-{form}", ran.out)


def test_json_is_one_array(mjcalc: Command) -> None:
    lines = results(mjcalc("batch", "-", stdin=MIXED))
    assert json.loads(mjcalc("batch", "-f", "json", "-", stdin=MIXED).out) == lines
    assert json.loads(mjcalc("batch", "-f", "json", "-", stdin="").out) == []


@pytest.mark.parametrize("kind", ["lines", "jsonl", "csv"])
def test_an_empty_file_has_no_results(mjcalc: Command, kind: str) -> None:
    ran = mjcalc("batch", "-", "--input", kind, stdin="")
    assert ran == (0, "", "0 hands, 0 errors\n")


def test_jsonl_and_csv_by_their_names(mjcalc: Command, folder: Path) -> None:
    rows = [{"hand": HAND, "id": "a"}, {"hand": OTHER, "id": 2, "rules": "mleague"}, SHORT]
    (folder / "hands.jsonl").write_text("\n".join(map(json.dumps, rows)))
    ran = mjcalc("batch", "hands.jsonl", "-r", "tenhou")
    assert [(row.get("id"), row.get("rules")) for row in results(ran)] == [
        ("a", "tenhou"),
        (2, "mleague"),
        (None, None),
    ]
    (folder / "hands.CSV").write_text(f"id,hand,rules\na,{HAND},\n,{OTHER} id:b,mleague\n")
    ran = mjcalc("batch", "hands.CSV", "-r", "tenhou")
    assert [(row["line"], row["id"], row["rules"]) for row in results(ran)] == [
        (2, "a", "tenhou"),
        (3, "b", "mleague"),
    ]


@pytest.mark.parametrize("form", ["table", "json", "jsonl", "csv"])
def test_any_label_that_json_has(mjcalc: Command, form: str) -> None:
    labels = [1.5, -2e30, 7, -1, 'a"b\n', 10**40]
    text = "\n".join(json.dumps({"hand": HAND, "id": label}) for label in labels)
    text += "\n" + json.dumps({"hand": SHORT, "id": 0.25})
    ran = mjcalc("batch", "-", "--input", "jsonl", "-f", form, stdin=text)
    assert (ran.status, ran.err) == (1, "7 hands, 1 error\n")
    if form == "jsonl":
        assert [row["id"] for row in results(ran)] == [*labels, 0.25]


def test_a_record_names_an_unknown_ruleset_or_a_file(mjcalc: Command, folder: Path) -> None:
    (folder / "house.toml").write_text('inherits = "tenhou"')
    for name in ("tenhuo", "house.toml", "./house.toml"):
        row = json.dumps({"hand": HAND, "rules": name})
        ran = mjcalc("batch", "-", "--input", "jsonl", stdin=f"{row}\n{json.dumps(HAND)}")
        bad, good = results(ran)
        assert (bad["ok"], good["ok"]) == (False, True)
        assert name in bad["errors"][0]["message"]
    ran = mjcalc("batch", "-", stdin=f"{HAND} rules:tenhuo\n{HAND}")
    assert [row["ok"] for row in results(ran)] == [False, True]


def test_several_files(mjcalc: Command, folder: Path) -> None:
    (folder / "a.txt").write_text(f"\n{HAND}\n")
    (folder / "b.jsonl").write_text(json.dumps(OTHER))
    (folder / "dir").mkdir()
    (folder / "c.csv").write_text("tiles\n1m")
    (folder / "d.txt").write_bytes(HAND.encode("utf-16"))
    ran = mjcalc("batch", "a.txt", "no.txt", "dir", "c.csv", "d.txt", "b.jsonl", "-", stdin=HAND)
    assert ran.status == 2
    assert [(row["file"], row["line"], row["ok"]) for row in results(ran)] == [
        ("a.txt", 2, True),
        ("b.jsonl", 1, True),
        ("-", 1, True),
    ]
    assert ran.err.splitlines() == [
        "error: cannot read 'no.txt': No such file or directory",
        "error: cannot read 'dir': Is a directory",
        "error: cannot read 'c.csv': the CSV has no column `hand`",
        "help: its columns are 'tiles'",
        "error: cannot read 'd.txt': the file is UTF-16",
        "help: convert it to UTF-8",
        "3 hands, 0 errors",
    ]


def test_fail_fast(mjcalc: Command) -> None:
    text = f"{HAND}\n{SHORT}\n{HAND}\n{SHORT}\n"
    for jobs in ("1", "2"):
        ran = mjcalc("batch", "-", "--fail-fast", "-j", jobs, stdin=text)
        assert ran.status == 1
        assert [row["ok"] for row in results(ran)] == [True, False]
        assert ran.err == "2 hands, 1 error\n"


def test_fail_fast_among_many(mjcalc: Command, folder: Path) -> None:
    (folder / "hands.txt").write_text(f"{HAND}\n" * 300 + f"{SHORT}\n" + f"{HAND}\n" * 300)
    ran = mjcalc("batch", "hands.txt", "--fail-fast")
    assert ran.status == 1
    assert [row["ok"] for row in results(ran)] == [True] * 300 + [False]
    assert ran.err == "301 hands, 1 error\n"


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "table"])
def test_several_processes_give_the_same(mjcalc: Command, form: str) -> None:
    text = MIXED * 700
    once = mjcalc("batch", "-", "-f", form, stdin=text)
    assert once.err == "2,100 hands, 700 errors\n"
    for jobs in ("2", "0"):
        assert mjcalc("batch", "-", "-f", form, "-j", jobs, stdin=text) == once


def test_bad_bytes_and_long_lines_keep_their_place(mjcalc: Command) -> None:
    data = b"".join(
        [
            b"\xef\xbb\xbf" + HAND.encode() + b"\r\n",
            b"1m \xff\n",
            b"1m \x00\n",
            b"1m" * 524_288 + b"\n",
            HAND.encode() + b" honba:" + b"9" * 40 + b"\n",
            OTHER.encode() + b"\r\n",
        ]
    )
    ran = mjcalc("batch", "-", stdin=data)
    assert ran.status == 1
    assert ran.err == "6 hands, 4 errors\n"
    rows = results(ran)
    assert [(row["line"], row["ok"]) for row in rows] == [
        (1, True),
        (2, False),
        (3, False),
        (4, False),
        (5, False),
        (6, True),
    ]
    assert rows[1]["errors"][0]["code"] == "encoding"
    assert rows[1]["input"] == r"1m \xff"
    assert rows[2]["input"] == "1m \x00"
    assert rows[3]["errors"][0]["code"] == "line-too-long"
    assert len(ran.out) < 10_000


def test_csv_output_is_csv(mjcalc: Command) -> None:
    ran = mjcalc("batch", "-", "-f", "csv", stdin=MIXED)
    rows = list(csv.DictReader(io.StringIO(ran.out)))
    assert [row["line"] for row in rows] == ["1", "4", "5"]
    assert [row["id"] for row in rows] == ["", "b", "c"]
    assert [row["ok"] for row in rows] == ["true", "false", "true"]


def test_progress_is_for_terminals_whose_output_goes_elsewhere(
    mjcalc: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mjcalc.cli.batch._PROGRESS_AFTER", -1)
    text = f"{HAND}\n" * 3
    assert "\r1 hand …" in mjcalc("batch", "-", stdin=text, terminals="err").err
    for args, terminals in (("-q", "err"), ("", "out err"), ("", "out"), ("", "")):
        ran = mjcalc("batch", "-", *args.split(), stdin=text, terminals=terminals)
        assert "\r" not in ran.err
