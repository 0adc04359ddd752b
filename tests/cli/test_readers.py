import io
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjcalc.batch.readers import MAX_LINE, InputError, kind_by_name, read
from mjcalc.batch.records import Record, readable

Reader = Callable[[bytes], list[Record]]


def lines(data: bytes) -> list[Record]:
    return list(read(io.BytesIO(data), "lines"))


def jsonl(data: bytes) -> list[Record]:
    return list(read(io.BytesIO(data), "jsonl"))


def csv(data: bytes) -> list[Record]:
    return list(read(io.BytesIO(data), "csv"))


def code(record: Record) -> str | None:
    return None if record.fault is None else record.fault.code


def test_kind_by_name() -> None:
    assert [kind_by_name(name) for name in ("a.txt", "-", "a", "A.CSV", "b.jsonl", "c.ndjson")] == [
        "lines",
        "lines",
        "lines",
        "csv",
        "jsonl",
        "jsonl",
    ]


@pytest.mark.parametrize("reader", [lines, jsonl, csv])
def test_an_empty_file_has_no_records(reader: Reader) -> None:
    assert reader(b"") == []
    assert reader(b"\xef\xbb\xbf") == []


@pytest.mark.parametrize("reader", [lines, jsonl, csv])
def test_utf_16_is_told_apart(reader: Reader) -> None:
    with pytest.raises(InputError, match="UTF-16"):
        reader("hand\n123m".encode("utf-16"))


def test_lines_are_numbered_as_in_the_file() -> None:
    assert lines(b"1m\n\n# nothing\n  \n2m # two\n3m") == [
        Record("1m", 1),
        Record("2m # two", 5),
        Record("3m", 6),
    ]


def test_lines_end_with_lf_or_crlf_and_nothing_else() -> None:
    data = "1m\r\n2m\u20283m\x0b4m\x0c5m\x856m\r7m\r\n".encode()
    assert [record.text for record in lines(data)] == ["1m", "2m\u20283m\x0b4m\x0c5m\x856m\r7m"]


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert lines(b"\xef\xbb\xbf1m\r\n2m") == [Record("1m", 1), Record("2m", 2)]
    assert jsonl(b'\xef\xbb\xbf"1m"') == [Record("1m", 1)]
    assert csv(b"\xef\xbb\xbfhand\n1m") == [Record("1m", 2)]


def test_bytes_that_are_not_utf_8_are_shown_and_refused() -> None:
    good, bad, after = lines(b"1m\n2m \xff\xfe\n3m")
    assert (good.fault, after.fault) == (None, None)
    assert bad.text == r"2m \xff\xfe"
    assert bad.fault
    assert code(bad) == "encoding"
    assert "0xff" in bad.fault.message
    assert (bad.fault.start, bad.fault.end) == (3, 7)
    assert code(jsonl(b'"1m\xff"')[0]) == "encoding"
    assert code(csv(b"hand\n1m\xff")[0]) == "encoding"


def test_nul_bytes_are_left_to_the_notation() -> None:
    assert lines(b"1m\x002m") == [Record("1m\x002m", 1)]
    assert csv(b"hand\n1m\x002m") == [Record("1m\x002m", 2)]


def test_long_lines() -> None:
    longest = b"1" * (MAX_LINE - 1) + b"\n"
    assert [code(record) for record in lines(longest * 2)] == [None, None]
    exactly = b"1" * MAX_LINE
    for end in (b"", b"\n", b"\r\n"):
        (record,) = lines(exactly + end)
        assert (code(record), record.text) == (None, exactly.decode())
    before, record, after = lines(b"1m\n" + b"2m" * 524_288 + b"\n3m\n")
    assert (before, after) == (Record("1m", 1), Record("3m", 3))
    assert code(record) == "line-too-long"
    assert record.fault
    assert "1,048,576 bytes" in record.fault.message
    assert len(record.text) < 100
    assert [code(record) for record in jsonl(b'"' + b"1" * MAX_LINE + b'"\n"1m"')] == [
        "line-too-long",
        None,
    ]
    assert [code(record) for record in csv(b"hand\n" + b"1" * MAX_LINE + b"1\n1m")] == [
        "line-too-long",
        None,
    ]


def test_jsonl() -> None:
    assert jsonl(
        b'"1m"\n\n{"hand": "2m", "id": "x", "rules": "wrc", "more": []}\n{"hand": "", "id": 7}'
    ) == [
        Record("1m", 1),
        Record("2m", 3, id="x", rules="wrc"),
        Record("", 4, id=7),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "17",
        "null",
        "[]",
        "{}",
        '{"hand": 1}',
        '{"hand": "1m", "id": {}}',
        '{"hand": "1m", "id": true}',
        '{"hand": "1m", "id": NaN}',
        '{"hand": "1m", "id": 1e999}',
        '{"hand": "1m", "rules": 1}',
        "[" * 50_000,
        "1" * 5_000,
    ],
)
def test_jsonl_that_has_no_hand(line: str) -> None:
    bad, good = jsonl(f'{line}\n"1m"'.encode())
    assert (code(bad), bad.text) == ("json", line)
    assert good == Record("1m", 2)


def test_a_surrogate_from_a_json_escape_does_not_get_out() -> None:
    (record,) = jsonl(rb'{"hand": "1m \ud800", "id": "\udcff"}')
    assert record.text == r"1m \ud800"
    assert record.id == r"\xff"
    assert code(record) == "encoding"


def test_csv() -> None:
    data = b'ID,Hand ,n,rules\na,1m,x,wrc\n\n,"2m, 3m"\nb,\nc,"4m\n5m",y, \n'
    assert csv(data) == [
        Record("1m", 2, id="a", rules="wrc"),
        Record("2m, 3m", 4),
        Record("", 5, id="b"),
        Record("4m\n5m", 6, id="c"),
    ]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_csv_delimiters(delimiter: str) -> None:
    data = f"id{delimiter}hand\n1{delimiter}1m dora:1m\n".encode()
    assert csv(data) == [Record("1m dora:1m", 2, id="1")]


def test_csv_without_hands() -> None:
    with pytest.raises(InputError, match="no column") as raised:
        csv(b"id,tiles\n1,1m")
    assert raised.value.hint == "its columns are 'id', 'tiles'"


def test_a_csv_quote_that_never_ends() -> None:
    data = b'hand\n1m\n"2m\n' + b"x" * 200 + b"\n" + b"3m\n" * 60_000
    records = csv(data)
    assert records[0] == Record("1m", 2)
    assert (code(records[1]), records[1].line) == ("csv", 3)
    assert [record.line for record in records] == [*range(2, 60_005)]
    assert records[-1] == Record("3m", 60_004)
    # In a short file the end of it is the end of the row; the label before it is known.
    bad, *good = csv(b'id,hand\nx,"1m\n2,2m\n3,3m\n')
    assert (code(bad), bad.line, bad.id) == ("csv", 2, "x")
    assert good == [Record("2m", 3, id="2"), Record("3m", 4, id="3")]


def test_a_csv_cell_that_is_too_long_hides_no_other_row() -> None:
    long = b'"' + b"1" * 70_000
    six = b"".join(b"%dm,%d\n" % (number, number) for number in range(1, 7))
    for start in (long + b'",1\n', long + b"\n", b'"1m\n' + long + b'",1\n'):
        records = csv(b"hand,id\n" + start + six)
        assert [record.text for record in records if not record.fault] == [
            "1m", "2m", "3m", "4m", "5m", "6m",
        ]  # fmt: skip
        assert [code(record) for record in records if record.fault][-1] == "line-too-long"
        assert len(records) == 6 + start.count(b"\n")
    (record,) = csv(b"id,hand,note\na,1m,2m" + b"x" * 70_000)
    assert (code(record), record.id, record.text) == ("line-too-long", "a", "1m")


def test_csv_rows_with_more_cells_than_columns() -> None:
    more, blank, fewer = csv(b"id,hand\na,1m,tsumo\nb,1m, ,\nc\n")
    assert (code(more), more.text, more.id) == ("csv", "1m", "a")
    assert (blank, fewer) == (Record("1m", 3, id="b"), Record("", 4, id="c"))


def test_csv_starts_with_its_columns() -> None:
    assert csv(b"\n \nhand\n1m\n") == [Record("1m", 4)]
    for header, message in (
        (b"hand,id,Hand", "2 columns `hand`"),
        (b"hand,id,ID", "2 columns `id`"),
        (b"hand\rid", "not CSV"),
        (b"hand," + b"x" * 70_000, "long"),
    ):
        with pytest.raises(InputError, match=message):
            csv(header + b"\n1m\n")


@pytest.mark.parametrize("reader", [lines, jsonl, csv])
def test_lines_that_end_with_cr_alone(reader: Reader) -> None:
    with pytest.raises(InputError, match="CR alone"):
        reader(b"hand\r1m\r2m\r")
    with pytest.raises(InputError, match="CR alone"):
        reader(b"hand\r" + b"1m\r" * 30_000)


def test_a_csv_row_with_a_cr_within() -> None:
    bad, good = csv(b"id,hand\na,1m\r2m\nb,3m\n")
    assert (code(bad), bad.id, good) == ("csv", "a", Record("3m", 3, id="b"))


def test_jsonl_without_rules() -> None:
    for rules in ("null", '""', '" "'):
        assert jsonl(f'{{"hand": "1m", "rules": {rules}}}'.encode()) == [Record("1m", 1)]


def test_readable() -> None:
    assert readable("1m 东") == ("1m 东", None)
    assert readable("\udce4") == (r"\xe4", readable("\udce4")[1])


@given(st.binary(), st.sampled_from(["lines", "jsonl", "csv"]))
def test_any_bytes(data: bytes, kind: str) -> None:
    try:
        records = list(read(io.BytesIO(b"hand,id\n" * (kind == "csv") + data), kind))
    except InputError:
        return
    for record in records:
        record.text.encode()
        assert record.line is not None
    assert [record.line for record in records] == sorted({record.line for record in records})  # type: ignore[type-var]
