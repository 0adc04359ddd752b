"""Chinese Official: a hand and a near miss for every fan, the payments, the minimum."""

import json
from pathlib import Path
from typing import Any

import pytest

from mjcalc import NoWinError, RulesError, load_ruleset, score
from mjcalc.rulesets import describe

RULES = load_ruleset("mcr")
CASES = Path(__file__).parents[1] / "cases" / "mcr" / "fan.jsonl"
ROWS: dict[str, dict[str, Any]] = {
    row["id"]: row for row in map(json.loads, CASES.read_text(encoding="utf-8").splitlines())
}

VALUES = {
    88: "大四喜 大三元 绿一色 九莲宝灯 四杠 连七对 十三幺",
    64: "清幺九 小四喜 小三元 字一色 四暗刻 一色双龙会",
    48: "一色四同顺 一色四节高",
    32: "一色四步高 三杠 混幺九",
    24: "七对 七星不靠 全双刻 清一色 一色三同顺 一色三节高 全大 全中 全小",
    16: "清龙 三色双龙会 一色三步高 全带五 三同刻 三暗刻",
    12: "全不靠 组合龙 大于五 小于五 三风刻",
    8: "花龙 推不倒 三色三同顺 三色三节高 无番和 妙手回春 海底捞月 杠上开花 抢杠和",
    6: "碰碰和 混一色 三色三步高 五门齐 全求人 双暗杠 双箭刻",
    4: "全带幺 不求人 双明杠 和绝张",
    2: "箭刻 圈风刻 门风刻 门前清 平和 四归一 双同刻 双暗刻 暗杠 断幺",
    1: "一般高 喜相逢 连六 老少副 幺九刻 明杠 缺一门 无字 边张 坎张 单钓将 自摸 花牌",
    5: "明暗杠",
}
"""The rule book's list, in its order."""


def test_the_table_is_the_rule_books() -> None:
    printed = [(name, fan) for fan, names in VALUES.items() for name in names.split()]
    assert [(row.native, row.closed) for row in RULES.patterns] == printed
    assert all(row.closed == row.opened for row in RULES.patterns)


@pytest.mark.parametrize("row", [row.id for row in RULES.patterns])
def test_every_fan_has_a_hand_and_a_near_miss(row: str) -> None:
    assert row in ROWS[row]["expect"]["patterns"]
    assert row not in ROWS[f"{row}-not"]["expect"].get("patterns", {})


@pytest.mark.parametrize("fan", [8, 9, 24, 88, 324])
def test_payments(fan: int) -> None:
    (row,) = describe.cell(RULES, [str(fan)]).rows
    each = 8 + fan
    assert row == tuple(map(str, (fan, f"{each}/8", each + 16, each, 3 * each)))


def test_the_payment_table_starts_at_the_minimum() -> None:
    (table,) = describe.tables(RULES)
    assert table.rows[0] == ("8", "16/8", "32", "16", "48")
    (table,) = describe.tables(load_ruleset("mcr", (("min_fan", "0"),)))
    assert table.rows[0][0] == "1"


@pytest.mark.parametrize("words", [[], ["x"], ["8", "9"], ["²"], ["12345"]])
def test_no_such_cell(words: list[str]) -> None:
    with pytest.raises(RulesError, match="number of fan"):
        describe.cell(RULES, words)


def test_alias() -> None:
    assert load_ruleset("guobiao").name == "mcr"


def test_an_option_below_zero() -> None:
    with pytest.raises(RulesError, match="cannot be -"):
        load_ruleset("mcr", (("base", "-1"),))


def test_below_the_minimum_says_what_counts_for_it() -> None:
    with pytest.raises(NoWinError) as caught:
        score("234m78p55z+6p chi:567s pon:888s ron@N fourth flowers:12345678f", RULES)
    (fault,) = caught.value.faults
    assert fault.code == "below-minimum"
    assert "needs 8 fan" in fault.message
    assert "has 4" in fault.message
    assert fault.hint == "4 fan are missing"


def test_two_others_are_a_payment_each() -> None:
    result = score("234m78p55z+6p chi:567s pon:888s ron houtei", RULES)
    assert [(each.source, each.points) for each in result.payments] == [
        ("discarder", 16), ("other", 8), ("other", 8),
    ]  # fmt: skip
    assert result.points == result.received == 32


def test_knitted_shapes_can_be_shown() -> None:
    body = score("123447m258p36s55z+9s ron@S", RULES).reading
    assert body.shape == "knitted_straight"
    assert (body.sets, body.pair) == (("147m", "258p", "369s", "234m"), "55z")
    assert (body.winning_in, body.wait) == ("369s", None)
    beside = score("123369m258p1147s+1s ron@S", RULES).reading
    assert (beside.winning_in, beside.wait) == ("11s", "tanki")
    melded = score("147m258p369s5z+5z pon:666z ron@S", RULES).reading
    assert melded.sets == ("147m", "258p", "369s", "666z")
    singles = score("147m258p36s12345z+6z ron@S", RULES).reading
    assert singles.sets == ("147m258p36s123456z",)
    pairs = score("1188m227p333355s+7p ron@S", RULES).reading
    assert pairs.sets == ("11m", "88m", "22p", "77p", "33s", "33s", "55s")
