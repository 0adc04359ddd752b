"""Hands as they stand in files: lines of notation, JSON Lines, or CSV with a `hand` column.

Readers stream: no file is held in memory, and no line of one beyond `MAX_LINE`. What cannot be
read as a hand is a record with a fault, so that it keeps its place among the results.
"""

import csv
import json
import math
from collections import deque
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NoReturn, TypeAlias

from mjcalc.batch.records import Record, readable
from mjcalc.errors import Fault
from mjcalc.memo import filled
from mjcalc.notation import is_blank

MAX_LINE: Final = 1 << 16
"""Bytes of the longest line that is read as a hand; no hand comes near it."""

KINDS: Final = ("lines", "jsonl", "csv")
_EXTENSIONS: Final = {".jsonl": "jsonl", ".ndjson": "jsonl", ".csv": "csv"}


_Line: TypeAlias = tuple[int, str, Fault | None]


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


def numbered_lines(stream: BinaryIO) -> Iterator[_Line]:
    """The lines of a stream, numbered, without their ends; a fault where one is too long."""
    number = 0
    while raw := stream.readline(MAX_LINE):
        number += 1
        if number == 1:
            if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
                msg = "the file is UTF-16"
                raise InputError(msg, "convert it to UTF-8")
            raw = raw.removeprefix(b"\xef\xbb\xbf")
            if b"\r" in raw[:-1] and not raw.endswith(b"\n"):
                msg = "the lines end with CR alone"
                raise InputError(msg, "convert it: a line ends with LF or CRLF")
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
            yield filled(Record, (text, number, file, None, None, fault or undecodable))


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
    rules = (value.get("rules") or "").strip() or None
    return Record(text, number, file, label, rules, unreadable)


def _no_constant(name: str) -> NoReturn:
    msg = f"{name} is not JSON"
    raise ValueError(msg)


def _wrong_shape(value: Any) -> str | None:
    if not isinstance(value, dict) or not isinstance(value.get("hand"), str):
        return "neither a string nor an object with the string `hand`"
    label = value.get("id")
    if label is not None and (isinstance(label, bool) or not isinstance(label, str | int | float)):
        return "`id` is neither a string nor a number"
    if isinstance(label, float) and not math.isfinite(label):
        return "`id` is a number too large to be kept"
    if not isinstance(value.get("rules") or "", str):
        return "`rules` is not the name of a ruleset"
    return None


def _read_csv(stream: BinaryIO, file: str | None) -> Iterator[Record]:
    lines = _RowLines(numbered_lines(stream))
    while (first := lines.take()) is not None and not first[1].strip():
        pass
    if first is None:
        return
    names, delimiter = _columns(first)
    rows = csv.reader(lines, delimiter=delimiter)
    while True:
        lines.start()
        cells, wrong = None, ""
        try:
            cells = next(rows, None)
        except csv.Error as error:
            wrong = f"not CSV: {error}"
        if not lines.row:
            # There was none left, or it is too long to be read.
            if (line := lines.take()) is None:
                return
            number, text, fault = line
            cells = next(csv.reader([text.replace("\r", " ")], delimiter=delimiter))
            if names[len(cells) - 1 : len(cells)] != ["hand"]:
                del cells[-1:]  # it is cut
        else:
            (number, text, fault), *more = lines.row
            if lines.ended:
                wrong = "a quote that opens a cell here is not closed"
            if wrong:
                # What follows was taken for a part of it: those lines are rows of their own.
                lines.put_back(more)
                cells = next(csv.reader([text.replace("\r", " ")], delimiter=delimiter))
                fault = Fault("csv", wrong, 'a " within a cell is written twice')
        if cells or fault:
            yield _from_csv(names, cells or [], number, file, fault)


class _RowLines:
    """The lines of a CSV as its rows take them: a quoted cell can go over several lines.

    A row ends (`ended`) where it becomes too long, or the file ends in the middle of it.
    """

    def __init__(self, lines: Iterator[_Line]) -> None:
        self._lines = lines
        self._waiting: deque[_Line] = deque()
        self.start()

    def start(self) -> None:
        """The next line is the first one of a row."""
        self.row: list[_Line] = []
        self.ended = False
        self._size = 0

    def take(self) -> _Line | None:
        """The next line, if there is one."""
        return self._waiting.popleft() if self._waiting else next(self._lines, None)

    def put_back(self, lines: list[_Line]) -> None:
        """These lines come again."""
        self._waiting.extendleft(reversed(lines))

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = self.take()
        if line is not None:
            _, text, fault = line
            self._size += len(text) + 1
            if not fault and (not self.row or self._size <= MAX_LINE):
                self.row.append(line)
                return text + "\n"
            self.put_back([line])
        self.ended = True
        raise StopIteration


def _columns(first: _Line) -> tuple[list[str], str]:
    """The names of the columns, and what stands between cells."""
    _, header, fault = first
    if fault:
        raise InputError(fault.message, fault.hint)
    delimiter = max(",;\t", key=header.count)
    try:
        cells = next(csv.reader([header], delimiter=delimiter), [])
    except csv.Error as error:
        msg = f"its first line is not CSV: {error}"
        raise InputError(msg) from None
    names = [readable(name.strip().lower())[0] for name in cells]
    shown = f"its columns are {', '.join(map(repr, names))}"
    if "hand" not in names:
        msg = "the CSV has no column `hand`"
        raise InputError(msg, shown)
    for name in ("hand", "id", "rules"):
        if names.count(name) > 1:
            msg = f"the CSV has {names.count(name)} columns `{name}`"
            raise InputError(msg, shown)
    return names, delimiter


def _from_csv(
    names: list[str], row: list[str], number: int, file: str | None, fault: Fault | None
) -> Record:
    cells = dict(zip(names, row, strict=False))
    text, undecodable = readable(cells.get("hand", ""))
    label, _ = readable(cells.get("id", ""))
    if any(cell.strip() for cell in row[len(names) :]):
        message = f"the row has {len(row)} cells, and there are {len(names)} columns"
        undecodable = Fault("csv", message, "a cell that has the separator in it stands in quotes")
    return Record(
        text,
        number,
        file,
        label or None,
        cells.get("rules", "").strip() or None,
        fault or undecodable,
    )


_READERS: Final = {"lines": _read_lines, "jsonl": _read_jsonl, "csv": _read_csv}
