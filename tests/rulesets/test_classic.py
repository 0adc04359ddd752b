"""The classic ladder: the printed numbers."""

import pytest

from mjcalc import RulesError, load_ruleset, score
from mjcalc.results import Item
from mjcalc.rulesets import describe
from mjcalc.rulesets.classic.hands import hands
from mjcalc.rulesets.classic.options import Options

LADDER = {
    "无番": (40, 20, "混一色 对对胡"),
    "单番": (80, 40, "混一色 对对胡"),
    "满贯": (160, 80, "混一色 对对胡 清一色 混一色对对胡 杠上开花"),
    "双满贯": (320, 160, "一九对 清一色对对胡"),
    "四满贯": (640, 320, "四暗刻 小三元 净一九对对胡 风一色"),
    "八满贯": (1280, 640, "十三幺 四喜 大三元 十八罗汉"),
}
"""As the text prints it: self-draw, discard, patterns in their order."""


def test_the_table_is_the_printed_one() -> None:
    (table,) = describe.tables(load_ruleset("classic"))
    assert [row[0].split()[0] for row in table.rows] == list(LADDER)
    for row, (self_draw, discard, _) in zip(table.rows, LADDER.values(), strict=True):
        assert row[1:4] == (str(self_draw), str(3 * self_draw), str(discard))


@pytest.mark.parametrize("tier", LADDER)
def test_patterns_of_each_tier_in_their_order(tier: str) -> None:
    _, discard, names = LADDER[tier]
    listed = [row.native for row in hands(Options()) if row.closed == discard]
    assert list(dict.fromkeys(listed)) == names.split()
    assert all(row.opened == row.closed for row in hands(Options()))


@pytest.mark.parametrize("words", [["满贯"], ["manguan"], ["MANGUAN"]])
def test_one_tier(words: list[str]) -> None:
    table = describe.cell(load_ruleset("classic"), words)
    assert table.title == "满贯"
    assert [row[1:4] for row in table.rows] == [("160", "480", "80")]


def test_no_such_tier() -> None:
    with pytest.raises(RulesError, match="no tier '3 40'"):
        describe.cell(load_ruleset("classic"), ["3", "40"])


def test_fan_triplets_are_told() -> None:
    hand = "2345578p+9p pon:777z pon:111z ron@S seat:E round:E"
    assert score(hand, "classic").base_items == (
        Item("dragon", "Dragon triplet", 1, 1),
        Item("round_wind", "Round wind", 1, 1),
        Item("seat_wind", "Seat wind", 1, 1),
    )
    flat = "2223388p+8p pon:777z pon:111z ron@S seat:E round:E"
    assert score(flat, "classic").base_items == ()


def test_a_row_shows_what_each_payer_pays() -> None:
    """The table has the price of a discard; a self-draw, and a robbed kong, cost twice that."""
    hand = "23478p44z+9p pon:666p pon:555z seat:W round:E"
    for how, value in (("ron@N", 40), ("tsumo", 80), ("ron@N chankan", 80)):
        result = score(f"{hand} {how}", "classic")
        assert [row.value for row in result.patterns] == [value]
        assert result.total == value
        assert result.unit == "points"


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ([("fan_cap", "6")], "fan_cap"),
        ([("fan_cap", "-1")], "fan_cap"),
        ([("horse_hits", "-1")], "cannot be -"),
        ([("plain_hand.discard", "-5")], "cannot be -"),
        ([("little_four_winds_tier", "五满贯")], "little_four_winds_tier"),
    ],
)
def test_options_that_make_no_sense(settings: list[tuple[str, str]], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        load_ruleset("classic", settings)


def test_no_plain_hand_in_words() -> None:
    assert load_ruleset("classic", [("plain_hand", "off")]).options == Options()
