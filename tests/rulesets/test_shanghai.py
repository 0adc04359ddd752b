"""Shanghai: the printed numbers, and what a deal asks beside one hand."""

import pytest

from mjcalc import RulesError, load_ruleset, score
from mjcalc.results import DISCARDER
from mjcalc.rulesets import describe
from mjcalc.rulesets.shanghai.flowers import ELEMENTS
from mjcalc.rulesets.shanghai.hands import CLASS_1, CLASS_2, CLASS_3, hands
from mjcalc.rulesets.shanghai.huang import debt, debt_after, factor, rolled
from mjcalc.rulesets.shanghai.options import Options
from mjcalc.rulesets.shanghai.payments import (
    leaving_costs,
    shares_of,
    within_funds,
)

DEFAULT = Options()
E, S, W, N = range(4)


def test_worth_of_the_types() -> None:
    """1.9.3, in the text's order."""
    assert [(row.native, row.closed) for row in hands(DEFAULT) if row.group == CLASS_1] == [
        ("天胡", 10),
        ("地胡", 8),
        ("八花", 6),
    ]
    assert [(row.native, row.closed) for row in hands(DEFAULT) if row.group == CLASS_2] == [
        ("字一色", 4),
        ("乱风向", 2),
        ("清碰", 2),
        ("清一色", 1),
        ("混碰", 1),  # the text writes 混一色碰碰胡, and 混碰 where it defines it
        ("大吊车", 1),
    ]
    assert [(row.native, row.closed) for row in hands(DEFAULT) if row.group == CLASS_3] == [
        ("杠开", 1),
        ("混一色", 0),
        ("碰碰胡", 0),
    ]
    assert DEFAULT.la == 50
    assert all(row.opened == row.closed for row in hands(DEFAULT))


def test_base_flowers() -> None:
    """1.9.2, in the text's order."""
    assert DEFAULT.base_flowers == 3
    assert [(element.native, element.flowers) for element in ELEMENTS] == [
        ("风向碰", 1),
        ("风暗刻", 1),
        ("字牌碰", 2),
        ("字暗刻", 2),
        ("明杠", 1),
        ("暗杠", 2),
        ("风向明杠", 2),
        ("风向暗杠", 3),
        ("字牌明杠", 3),
        ("字牌暗杠", 4),
    ]


def test_base_flowers_are_told_one_by_one() -> None:
    hand = "789m3z+3z pon:111z ankan:6666z kan:5555m tsumo seat:E flowers:15f"
    assert [(item.id, item.count, item.value) for item in score(hand, "shanghai").base_items] == [
        ("base", 1, 3),
        ("flower", 2, 2),
        ("wind_pung", 1, 1),
        ("suit_kong", 1, 1),
        ("concealed_dragon_kong", 1, 4),
    ]


def test_two_of_an_element_are_one_item() -> None:
    hand = "789m3z+3z pon:111z pon:222z kan:5555m tsumo seat:E"
    items = {item.id: (item.count, item.value) for item in score(hand, "shanghai").base_items}
    assert items["wind_pung"] == (2, 2)


def test_rows_say_what_their_values_are() -> None:
    def units(hand: str) -> dict[str, str | None]:
        return {row.id: row.unit for row in score(hand, "shanghai").patterns}

    half_flush = "123456789m1122z+1z tsumo seat:E"
    assert units(half_flush) == {"hunyise": "fan"}
    assert units(half_flush + " tenhou") == {"tianhu": "la"}
    assert score(half_flush, "shanghai").unit == "flowers"
    both = load_ruleset("shanghai", [("class4.self_draw", "2")])
    assert [row.unit for row in score(half_flush, both).patterns] == ["fan", "times"]


@pytest.mark.parametrize(
    ("roll", "added"),
    [
        *(((first, second), 2) for first, second in ((1, 1), (4, 4))),
        *(((1, other), 1) for other in (2, 3, 4, 5, 6)),
        *(((4, other), 1) for other in (1, 2, 3, 5, 6)),
        *(((double, double), 1) for double in (2, 3, 5, 6)),
        *(((a, b), 0) for a in (2, 3, 5, 6) for b in (2, 3, 5, 6) if a != b),
    ],
)
def test_dice(roll: tuple[int, int], added: int) -> None:
    """1.9.1: every roll, whichever die is named first."""
    first, second = roll
    assert rolled(10 * first + second, DEFAULT) == added
    assert rolled(10 * second + first, DEFAULT) == added


def test_debt_from_deal_to_deal() -> None:
    """1.9.1: one more for each deal that nobody wins, one less for a win, down to 0."""
    assert debt_after(0, won=False) == 1
    assert debt_after(1, won=False) == 2
    assert debt_after(2, won=True) == 1
    assert debt_after(0, won=True) == 0
    assert debt(0, None, DEFAULT) == 0
    assert debt(1, 44, DEFAULT) == 3
    assert [factor(owed, DEFAULT) for owed in (0, 1, 2, 5)] == [1, 2, 2, 2]
    assert [factor(owed, Options(huang_mode="power")) for owed in (0, 1, 2, 5)] == [1, 2, 4, 32]


def test_shares() -> None:
    """1.9.4: pairwise, from the discarder or from each."""
    assert shares_of(W, None, (), DEFAULT) == {E: 1, S: 1, N: 1}
    assert shares_of(W, None, {S}, DEFAULT) == {E: 1, S: 3, N: 1}
    assert shares_of(W, E, {S, E}, DEFAULT) == {E: 2, S: 1}
    assert shares_of(W, DISCARDER, (), DEFAULT) == {DISCARDER: 1}


def test_several_winners_share_what_there_is() -> None:
    """1.9.4: one after the other, until the discarder has nothing."""
    owed = [(S, W, 50), (S, E, 100)]
    assert within_funds(owed, {S: 100}) == [(S, W, 50), (S, E, 50)]
    assert within_funds(owed, {}) == owed
    assert within_funds(owed, {S: 20, E: 0}) == [(S, W, 20), (S, E, 0)]


def test_leaving() -> None:
    """逃跑: 50 flowers, 50 times the stake."""
    assert leaving_costs(DEFAULT) == 50
    assert leaving_costs(Options(stake=10)) == 500
    assert leaving_costs(Options(leave=20)) == 20


@pytest.mark.parametrize(
    ("hand", "assumed"),
    [
        ("9m+9m pon:222m@W pon:777m@W pon:111z pon:333z@N ron@S", True),
        ("9m+9m pon:222m@W pon:777m@S pon:111z@W pon:333z@N ron@S", False),
        ("9m+9m pon:222m@W pon:777m@S pon:111z@N pon:333z ron@S", False),
        ("9m+9m pon:222m@W pon:777m@W pon:111z pon:333z@N ron@S three-claims:N", False),
        ("4599m+6m chi:123m chi:456m@N pon:111z@S ron@S", False),
        ("7z+7z chi:123m chi:456m chi:789m pon:111z@S ron@S", True),
        ("7z+7z chi:123m chi:456m pon:999m@S pon:111z@S ron@S", False),
    ],
)
def test_it_is_said_when_melds_do_not_tell(hand: str, assumed: bool) -> None:
    """Nobody is in 三口 whom the line does not show; if somebody could be, the result says so."""
    assert ("three_claims" in score(f"{hand} seat:E round:E", "shanghai").assumed) is assumed


def test_why_somebody_pays() -> None:
    hand = "123456789m1122z+1z ron@S seat:E huang three-claims:W funds:W=1"
    reasons = {payment.source: payment.because for payment in score(hand, "shanghai").payments}
    assert reasons == {S: ("huang",), W: ("huang", "three_claims", "funds")}


def test_the_tables() -> None:
    types, base, payments = describe.tables(load_ruleset("shanghai"))
    assert types.rows[0] == ("天胡 Heavenly Hand", "class 1", "10 la", "500")
    assert types.rows[9:] == (
        ("杠开 Replacement Win", "class 3", "1 fan", "base x 2"),
        ("混一色 Half Flush", "class 3", "0 fan", "base x 1"),
        ("碰碰胡 All Triplets", "class 3", "0 fan", "base x 1"),
    )
    assert " ".join(row[1] for row in base.rows) == "3 1 1 1 2 2 1 2 2 3 3 4"
    assert payments.rows[-1] == ("500", "500", "1500", "500", "1000", "500", "500")


@pytest.mark.parametrize("words", [["200"], ["4la"], ["4喇"]])
def test_one_line_of_the_payments(words: list[str]) -> None:
    table = describe.cell(load_ruleset("shanghai"), words)
    assert table.rows == (("200", "200", "600", "200", "400", "200", "200"),)


def test_options_show_in_the_tables() -> None:
    rules = load_ruleset(
        "shanghai",
        [
            ("stake", "2"),
            ("rob_kong_shares", "3"),
            ("partner_discarder_double", "no"),
            ("huang_mode", "power"),
            ("class4.menqing", "2"),
        ],
    )
    types, _, payments = describe.tables(rules)
    assert types.rows[-1] == ("门清 Concealed Hand", "class 4", "x 2", "")
    assert payments.rows[0] == ("3", "6", "18", "6", "6", "6", "18")
    assert "for each 荒番" in payments.title


@pytest.mark.parametrize("words", [["la"], ["3", "40"], ["-3"], ["３"], ["9999999"]])
def test_no_such_line(words: list[str]) -> None:
    with pytest.raises(RulesError, match="a number of flowers"):
        describe.cell(load_ruleset("shanghai"), words)


@pytest.mark.parametrize(
    "setting",
    [("stake", "0"), ("la", "0"), ("class4.discard", "0"), ("base_flowers", "-1"), ("leave", "-1")],
)
def test_options_that_make_no_sense(setting: tuple[str, str]) -> None:
    with pytest.raises(RulesError):
        load_ruleset("shanghai", [setting])


def test_a_hand_that_huang_leaves_alone_does_not_blame_it() -> None:
    hand = "123456789m1122z+1z tsumo seat:E huang tenhou"
    for setting, because in (("yes", ("huang",)), ("no", ())):
        rules = load_ruleset("shanghai", [("huang_class1", setting)])
        assert {payment.because for payment in score(hand, rules).payments} == {because}
