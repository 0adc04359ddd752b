"""Hands as they stand in files: lines of notation, JSON Lines, or CSV with a `hand` column.

Readers stream: no file is held in memory, and no line of one beyond `MAX_LINE`. What cannot be
read as a hand is a record with a fault, so that it keeps its place among the results.
"""

import csv
import json
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NoReturn

from mjcalc.batch.records import Record, readable
from mjcalc.errors import Fault
from mjcalc.notation import is_blank

MAX_LINE: Final = 1 << 16
"""Bytes of the longest line that is read as a hand; no hand comes near it."""

KINDS: Final = ("lines", "jsonl", "csv")
_EXTENSIONS: Final = {".jsonl": "jsonl", ".ndjson": "jsonl", ".csv": "csv"}


class InputError(Exception):
    """A file that has no hands to read; `hint` says what to do."""

    def __init__(self, message: str, hint: str = "") -> None:
        self.hint = hint
        super().__init__(message)


def kind_by_name(name: str) -> str:
    """How a file of that name is read."""
    return next((kind for end, kind in _EXTENSIONS.items() if name.lower().endswith(end)), "lines")


def read(stream: BinaryIO, kind: str, file: str | None = None) -> Iterator[Record]:
    """The records of a stream, in order; `file` is what they say they come from.

    Raises InputError, which may be after some records.
    """
    return _READERS[kind](stream, file)


def numbered_lines(stream: BinaryIO) -> Iterator[tuple[int, str, Fault | None]]:
    """The lines of a stream, numbered, without their ends; a fault where one is too long."""
    number = 0
    while raw := stream.readline(MAX_LINE):
        number += 1
        if number == 1:
            if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
                msg = "the file is UTF-16"
                raise InputError(msg, "convert it to UTF-8")
            raw = raw.removeprefix(b"\xef\xbb\xbf")
        fault = None
        if len(raw) == MAX_LINE and not raw.endswith(b"\n"):
            raw, fault = _shortened(raw, stream)
        text = raw.decode("utf-8", "surrogateescape")
        yield number, text.removesuffix("\n").removesuffix("\r"), fault


def _shortened(start: bytes, stream: BinaryIO) -> tuple[bytes, Fault | None]:
    size = len(start)
    while not (more := stream.readline(MAX_LINE)).endswith(b"\n") and more:
        size += len(more)
    size += len(more.rstrip(b"\r\n"))
    if size == len(start):
        return start, None
    message = f"the line is {size:,} bytes long; a hand has at most {MAX_LINE:,}"
    return start[:80] + "…".encode(), Fault("line-too-long", message, "is this a file of hands?")


def _read_lines(stream: BinaryIO, file: str | None) -> Iterator[Record]:
    for number, line, fault in numbered_lines(stream):
        if fault or not is_blank(line):
            text, undecodable = readable(line)
            yield Record(text, number, file, fault=fault or undecodable)


def _read_jsonl(stream: BinaryIO, file: str | None) -> Iterator[Record]:
    for number, line, fault in numbered_lines(stream):
        if not line.strip():
            continue
        text, undecodable = readable(line)
        if fault or undecodable:
            yield Record(text, number, file, fault=fault or undecodable)
        else:
            yield _from_json(text, number, file)


def _from_json(line: str, number: int, file: str | None) -> Record:
    try:
        value = json.loads(line, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        fault = Fault("json", f"not JSON: {error.msg}", start=error.pos, end=error.pos + 1)
        return Record(line, number, file, fault=fault)
    except (ValueError, RecursionError) as error:
        return Record(line, number, file, fault=Fault("json", f"not JSON to score: {error}"))
    if isinstance(value, str):
        value = {"hand": value}
    if wrong := _wrong_shape(value):
        return Record(line, number, file, fault=Fault("json", wrong))
    text, unreadable = readable(value["hand"])
    label = value.get("id")
    if isinstance(label, str):
        label, _ = readable(label)
    return Record(text, number, file, label, value.get("rules"), unreadable)


def _no_constant(name: str) -> NoReturn:
    msg = f"{name} is not JSON"
    raise ValueError(msg)


def _wrong_shape(value: Any) -> str | None:
    if not isinstance(value, dict) or not isinstance(value.get("hand"), str):
        return "neither a string nor an object with the string `hand`"
    label = value.get("id")
    if label is not None and (isinstance(label, bool) or not isinstance(label, str | int | float)):
        return "`id` is neither a string nor a number"
    if not isinstance(value.get("rules", ""), str):
        return "`rules` is not the name of a ruleset"
    return None


def _read_csv(stream: BinaryIO, file: str | None) -> Iterator[Record]:
    faults: dict[int, Fault] = {}

    def text() -> Iterator[str]:
        for number, line, fault in numbered_lines(stream):
            if fault:
                faults[number] = fault
            yield line + "\n"

    lines = text()
    header = next(lines, "")
    delimiter = max(",;\t", key=header.count)
    names = [name.strip().lower() for name in next(csv.reader([header], delimiter=delimiter), [])]
    if "hand" not in names:
        if not names:
            return
        shown = ", ".join(repr(readable(name)[0]) for name in names)
        msg = "the CSV has no column `hand`"
        raise InputError(msg, f"its columns are {shown}")
    rows = csv.reader(lines, delimiter=delimiter)
    last = 1
    while True:
        first = last + 1
        try:
            cells = next(rows, None)
        except csv.Error as error:
            last = 1 + rows.line_num
            yield Record("", first, file, fault=Fault("csv", f"not CSV: {error}"))
            continue
        if cells is None:
            return
        last = 1 + rows.line_num
        fault = next((faults.pop(line) for line in range(first, last + 1) if line in faults), None)
        if cells:
            yield _from_csv(dict(zip(names, cells, strict=False)), first, file, fault)


def _from_csv(cells: dict[str, str], number: int, file: str | None, fault: Fault | None) -> Record:
    text, undecodable = readable(cells.get("hand", ""))
    label, _ = readable(cells.get("id", ""))
    return Record(
        text,
        number,
        file,
        label or None,
        cells.get("rules", "").strip() or None,
        fault or undecodable,
    )


_READERS: Final = {"lines": _read_lines, "jsonl": _read_jsonl, "csv": _read_csv}
