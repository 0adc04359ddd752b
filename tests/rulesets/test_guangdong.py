"""Guangdong mahjong: every printed number of its table, its tables as text, and what is assumed."""

import pytest

from mjcalc import RulesError, load_ruleset, score
from mjcalc.rulesets import describe

RULES = load_ruleset("guangdong")

PRINTED = {
    # 牌型: 番数, 分值
    "鸡糊": (0, 1),
    "平胡": (1, 2),
    "碰碰胡": (3, 8),
    "混一色": (3, 8),
    "混碰": (5, 32),
    "清一色": (5, 32),
    "清碰": (6, 64),
    "混幺九": (6, 64),
    "小三元": (7, 128),
    "小四喜": (7, 128),
    "字一色": (8, 256),
    "清幺九": (8, 256),
    "大三元": (9, 512),
    "大四喜": (9, 512),
    "十三幺": (9, 512),
}


@pytest.mark.parametrize(("native", "fan", "points"), [(k, *v) for k, v in PRINTED.items()])
def test_printed_table(native: str, fan: int, points: int) -> None:
    (row,) = (row for row in RULES.patterns if row.native == native)
    assert row.closed == row.opened == fan
    (cell,) = describe.cell(RULES, [str(fan)]).rows
    assert cell[:3] == (str(fan), str(points), str(points))
    assert cell[3:] == (str(points), str(3 * points))


def test_the_table_is_in_the_order_of_the_text() -> None:
    assert [row.native for row in RULES.patterns[: len(PRINTED)]] == list(PRINTED)


def test_tables() -> None:
    inside, outside = describe.tables(RULES)
    assert [row[1] for row in inside.rows] == ["1", "2", "4", "8", "16", "32"]
    assert [row[:2] for row in outside.rows] == [
        ("6", "64"), ("7", "128"), ("8", "256"), ("9", "512"),
    ]  # fmt: skip
    assert describe.cell(RULES, ["6"]).title == "6 fan, outside the limit"


def test_half_payment_in_the_table() -> None:
    rules = load_ruleset("guangdong", (("discard_pays", "half"),))
    inside, _ = describe.tables(rules)
    assert inside.headers[2] == "discard (discarder/others)"
    assert [row[2] for row in inside.rows[:4]] == ["2/0", "2/1", "4/2", "8/4"]


@pytest.mark.parametrize("words", [["3", "40"], ["mangan"], ["٣"], ["999"], ["41"]])
def test_no_such_cell(words: list[str]) -> None:
    with pytest.raises(RulesError):
        describe.cell(RULES, words)


@pytest.mark.parametrize(
    "setting",
    [("base", "0"), ("limit_fan", "0"), ("limit_fan", "999999999"), ("min_fan", "-1"),
     ("discard_pays", "4")],
)  # fmt: skip
def test_impossible_options(setting: tuple[str, str]) -> None:
    with pytest.raises(RulesError):
        load_ruleset("guangdong", (setting,))


def test_a_row_of_any_size_can_be_paid() -> None:
    rules = load_ruleset("guangdong", (("patterns.shisanyao", "1000"),))
    assert score("19m19p19s1234567z+1m ron@N seat:W", rules).points == 2**40


FOUR_DOWN = "8m+8m pon:333p{} chi:567s{} pon:555m{} chi:234s{} tsumo seat:W round:E"


@pytest.mark.parametrize(
    ("feeders", "assumed"),
    [
        (("@N", "@S", "@E", "@S"), ()),
        (("", "", "", "@S"), ()),
        (("@N", "@S", "@E", ""), ("pao",)),
    ],
)
def test_nobody_is_liable_where_the_feeder_is_not_named(
    feeders: tuple[str, ...], assumed: tuple[str, ...]
) -> None:
    result = score(FOUR_DOWN.format(*feeders), RULES)
    assert result.assumed == assumed
    assert len(result.payments) == (3 if assumed else 1)


def test_reasons() -> None:
    (paid,) = score(FOUR_DOWN.format("", "", "", "@S"), RULES).payments
    assert paid.because == ("guarantor",)
    ordinary = score(FOUR_DOWN.format("", "", "", "@S") + " pao:none", RULES)
    assert [payment.because for payment in ordinary.payments] == [(), (), ()]
    assert ordinary.assumed == ()


def test_two_others_are_a_payment_each() -> None:
    rules = load_ruleset("guangdong", (("discard_pays", "half"),))
    result = score("222m9s+9s pon:777p pon:333s pon:888s ron seat:W round:E", rules)
    assert [(each.source, each.points) for each in result.payments] == [
        ("discarder", 8), ("other", 4), ("other", 4),
    ]  # fmt: skip
    assert result.received == result.points == 16


def test_the_limit_of_north_is_told() -> None:
    rules = load_ruleset("guangdong", (("north_limit", "true"),))
    result = score("88m333p56s+7s pon:444z pon:777z tsumo seat:N round:N", rules)
    assert [(item.id, item.value) for item in result.base_items] == [("north_limit", 1)]
    assert sum(row.value for row in result.patterns) + result.base_items[0].value == result.total


def test_unused_words_have_another_here() -> None:
    hand = "88m333p56s+7s ankan:5555m chi:234s tsumo double-kong seat:W round:E"
    with pytest.raises(Exception, match="does not use 'double-kong'") as caught:
        score(hand, RULES)
    assert "guangdong says rinshan" in str([fault.hint for fault in caught.value.faults])  # type: ignore[attr-defined]
