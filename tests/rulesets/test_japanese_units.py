"""Every number that the text 日本麻将玩法介绍 prints, and the tables made of them."""

import pytest

from mjcalc import RulesError, load_ruleset
from mjcalc.rulesets import describe

RULES = load_ruleset("japanese-units")
PAID = load_ruleset("japanese-units", (("points_per_unit", "1000"),))

LIST = """
立直 1- 门清自摸 1- 一发 1- 岭上开花 1 海底捞月 1 河底捞鱼 1 抢杠 1
役牌中 1 役牌发 1 役牌白 1 役牌圈风牌 1 役牌门风牌 1
一杯口 1- 平和 1 断么九 1 混全带么九 1+ 一气贯通 1+ 三色同顺 1+ 宝牌 1
地听 2- 三暗刻 2 一色三顺 -2 对对和 2 七对子 2- 纯全带么 2+ 混一色 2 三杠子 2
两杯口 3- 三色同刻 3 小三元 2 混老头 5 清一色 5+
清老头 32 大三元 32 四暗刻 32 四杠子 32 小四喜 32
字一色 32 绿一色 32 大车轮 32 九莲宝灯 32 国士无双 32 天和 32 地和 32 人和 32
四暗刻单骑 64 纯正九莲宝灯 64 大四喜 64 国士无双十三面 64
"""
"""The text's list in its order. `1-`: concealed only; `-2`: open only; `1+`: 门清加1番."""


def test_the_list_of_patterns() -> None:
    words = LIST.split()
    wanted = list(zip(words[::2], words[1::2], strict=True))
    assert [row.native.replace(" ", "") for row in RULES.patterns] == [name for name, _ in wanted]
    for row, (name, value) in zip(RULES.patterns, wanted, strict=True):
        number = int(value.strip("+-"))
        closed = None if value.startswith("-") else number + value.endswith("+")
        opened = None if value.endswith("-") else number
        assert (row.closed, row.opened) == (closed, opened), name


SCALE = {
    "1": 1, "2": 2, "3": 3, "4": 4, "5": 5,
    "mangan": 8, "haneman": 12, "baiman": 16, "yakuman": 32, "double yakuman": 64,
}  # fmt: skip
"""As printed; a double limit hand as its heading says, where the scale has 32."""


@pytest.mark.parametrize(("word", "units"), SCALE.items())
def test_the_scale(word: str, units: int) -> None:
    (row,) = describe.cell(RULES, word.split()).rows
    assert row[-1] == str(units)


def test_the_table() -> None:
    (table,) = describe.tables(RULES)
    assert table.headers == ("limit", "han", "units")
    assert {row[0] or row[1]: int(row[2]) for row in table.rows} == {
        **SCALE, "sanbaiman": 24, "counted yakuman": 32,
    }  # fmt: skip
    assert [row[1] for row in table.rows] == [
        "1", "2", "3", "4", "5", "", "6-7", "8-10", "11-12", "13+", "", "",
    ]  # fmt: skip


def test_the_table_with_six_han_as_a_mangan() -> None:
    (table,) = describe.tables(load_ruleset("japanese-units", (("six_han", "8"),)))
    assert [row for row in table.rows if row[0] in ("mangan", "haneman")] == [
        ("mangan", "6", "8"),
        ("haneman", "7", "12"),
    ]


@pytest.mark.parametrize(
    ("word", "row"),
    [
        ("1", ("", "1", "1", "1000", "1500", "250-500", "500")),
        ("7", ("haneman", "7", "12", "12000", "18000", "3000-6000", "6000")),
        ("mangan", ("mangan", "", "8", "8000", "12000", "2000-4000", "4000")),
    ],
)
def test_the_table_in_points(word: str, row: tuple[str, ...]) -> None:
    shown = describe.cell(PAID, (word,))
    assert shown.headers[3:] == ("ron", "ron, dealer", "self-draw", "self-draw, dealer")
    assert shown.rows == (row,)


@pytest.mark.parametrize("words", [(), ("0",), ("-1",), ("3", "40"), ("1000",), ("mangann",)])
def test_what_is_no_cell(words: tuple[str, ...]) -> None:
    with pytest.raises(RulesError, match="there is no"):
        describe.cell(RULES, words)


@pytest.mark.parametrize(
    "setting", [("double_wind", "3"), ("six_han", "6"), ("points_per_unit", "-1")]
)
def test_options_that_cannot_be(setting: tuple[str, str]) -> None:
    with pytest.raises(RulesError):
        load_ruleset("japanese-units", (setting,))
