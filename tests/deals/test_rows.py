"""Deals with what they come to: recorded ones, and one for each rule and each fault."""

from typing import Any

import pytest

from .rows import HERE, REAL, differences, rows_of

FILES = sorted((HERE / "rows").glob("*.jsonl"))


@pytest.mark.parametrize(
    "row",
    [pytest.param(row, id=f"{path.stem}:{row['id']}") for path in FILES for row in rows_of(path)],
)
def test_deal(row: dict[str, Any]) -> None:
    assert not differences(row), row["args"]


def test_every_row_has_a_source_and_its_own_id() -> None:
    for path in FILES:
        seen = set()
        for row in rows_of(path):
            assert row["source"], row
            assert row["expect"], row
            assert row["id"] not in seen, row["id"]
            seen.add(row["id"])


def test_recorded_deals_agree() -> None:
    """Deals of real games with what the server booked."""
    rows = list(rows_of(REAL))
    wrong = {row["id"]: found for row in rows if (found := differences(row))}
    assert not wrong
    assert len(rows) == 598
