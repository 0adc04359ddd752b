"""Zung Jung: the printed list of patterns, and the payoff scheme."""

import pytest

from mjcalc import RulesError, load_ruleset, score
from mjcalc.hand import Hand, Pao
from mjcalc.notation import parse
from mjcalc.pipeline import score_hand
from mjcalc.rulesets import describe

PRINTED = """
1.1 All Sequences (平和) : 5
1.2 Concealed Hand (門前清) : 5
1.3 No Terminals (斷么九) : 5
2.1.1 Mixed One-Suit (混一色) : 40
2.1.2 Pure One-Suit (清一色) : 80
2.2 Nine Gates (九蓮寶燈) : 480
3.1 Value Honor (番牌) : 10
3.2.1 Small Three Dragons (小三元) : 40
3.2.2 Big Three Dragons (大三元) : 130
3.3.1 Small Three Winds (小三風) : 30
3.3.2 Big Three Winds (大三風) : 120
3.3.3 Small Four Winds (小四喜) : 320
3.3.4 Big Four Winds (大四喜) : 400
3.4 All Honors (字一色) : 320
4.1 All Triplets (對對和) : 30
4.2.1 Two Concealed Triplets (二暗刻) : 5
4.2.2 Three Concealed Triplets (三暗刻) : 30
4.2.3 Four Concealed Triplets (四暗刻) : 125
4.3.1 One Kong (一槓) : 5
4.3.2 Two Kong (二槓) : 20
4.3.3 Three Kong (三槓) : 120
4.3.4 Four Kong (四槓) : 480
5.1.1 Two Identical Sequences (一般高) : 10
5.1.2 Two Identical Sequences Twice (兩般高) : 60
5.1.3 Three Identical Sequences (一色三同順) : 120
5.1.4 Four Identical Sequences (一色四同順) : 480
6.1 Three Similar Sequences (三色同順) : 35
6.2.1 Small Three Similar Triplets (三色小同刻) : 30
6.2.2 Three Similar Triplets (三色同刻) : 120
7.1 Nine-Tile Straight (一氣通貫) : 40
7.2.1 Three Consecutive Triplets (三連刻) : 100
7.2.2 Four Consecutive Triplets (四連刻) : 200
8.1.1 Mixed Lesser Terminals (混全帶) : 40
8.1.2 Pure Lesser Terminals (純全帶) : 50
8.1.3 Mixed Greater Terminals (混么九) : 100
8.1.4 Pure Greater Terminals (清么九) : 400
9.1.1 Final Draw (海底撈月) : 10
9.1.2 Final Discard (河底撈魚) : 10
9.2 Win on Kong (嶺上開花) : 10
9.3 Robbing a Kong (搶槓) : 10
9.4.1 Blessing of Heaven (天和) : 155
9.4.2 Blessing of Earth (地和) : 155
10.1 Thirteen Terminals (十三么九) : 160
10.2 Seven Pairs (七對子) : 30
""".strip().splitlines()

ALL_TRIPLETS = "5m+5m pon:222p pon:333s pon:444s pon:999m"


def test_the_table_is_the_printed_list() -> None:
    """44 patterns, in order; their group is the first two numbers, or they are worth the limit."""
    rows = load_ruleset("zungjung").patterns
    assert len(PRINTED) == 44
    assert [row.id for row in rows[len(PRINTED) :]] == ["chicken_hand"]
    for line, row in zip(PRINTED, rows, strict=False):
        number, text = line.split(" ", 1)
        assert text == f"{row.name} ({row.native}) : {row.closed}"
        assert row.opened == row.closed
        series = ".".join(number.split(".")[:2])
        assert row.group == (series if int(text.split()[-1]) < 320 else "limit")


@pytest.mark.parametrize(
    ("value", "row"),
    [
        (1, ("1", "1", "1", "3")),
        (5, ("5", "5", "5", "15")),
        (25, ("25", "25", "25", "75")),
        (30, ("30", "40", "25", "90")),
        (70, ("70", "160", "25", "210")),
        (160, ("160", "430", "25", "480")),
        (320, ("320", "910", "25", "960")),
        (400, ("400", "1150", "25", "1200")),
        (480, ("480", "1390", "25", "1440")),
    ],
)
def test_what_a_hand_of_a_value_pays(value: int, row: tuple[str, ...]) -> None:
    """Self-draw each; discard: the responsible player, the others; together three times as much."""
    (cell,) = describe.cell(load_ruleset("zungjung"), [str(value)]).rows
    assert cell == (str(value), *row)


def test_the_table_has_what_patterns_are_worth() -> None:
    (table,) = describe.tables(load_ruleset("zungjung"))
    values = [int(row[0]) for row in table.rows]
    assert values == sorted(set(values))
    assert values[0] == 1
    assert {int(line.split()[-1]) for line in PRINTED} <= set(values)
    (table,) = describe.tables(load_ruleset("zungjung", (("payoff", "uniform"),)))
    assert {row[1] == row[2] == row[3] for row in table.rows} == {True}
    (table,) = describe.tables(load_ruleset("zungjung", (("min_points", "5"),)))
    assert table.rows[0][0] == "5"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["321"], "no hand is worth 321"),
        (["0"], "no hand is worth 0"),
        (["mangan"], "the value of a hand"),
        (["3", "40"], "the value of a hand"),
    ],
)
def test_no_such_cell(words: list[str], message: str) -> None:
    with pytest.raises(RulesError, match=message):
        describe.cell(load_ruleset("zungjung"), words)


@pytest.mark.parametrize("setting", [("limit", "0"), ("min_points", "-1"), ("par", "-5")])
def test_options_that_make_no_sense(setting: tuple[str, str]) -> None:
    with pytest.raises(RulesError, match=r"cannot be -|not below 0"):
        load_ruleset("zungjung", (setting,))


def test_the_others_pay_alike_each_on_a_line_of_his_own() -> None:
    result = score(f"{ALL_TRIPLETS} ron seat:E", "zungjung")
    assert [(payment.source, payment.points) for payment in result.payments] == [
        ("discarder", 40),
        ("other", 25),
        ("other", 25),
    ]


def test_the_responsible_player_has_a_reason() -> None:
    result = score(f"{ALL_TRIPLETS} ron@W pao:S seat:E", "zungjung")
    assert [payment.because for payment in result.payments] == [("pao",), (), ()]
    assert score(f"{ALL_TRIPLETS} ron@W seat:E", "zungjung").assumed == ()


def test_the_unit_is_points() -> None:
    result = score(f"{ALL_TRIPLETS} tsumo seat:E", "zungjung")
    assert (result.total, result.unit, result.points) == (30, "points", 90)
    assert result.limit is None
    assert result.base_items == ()


def test_a_hand_made_in_code_names_the_first_of_several() -> None:
    hand = parse(f"{ALL_TRIPLETS} ron@W seat:E")
    twice = Hand(
        hand.concealed, hand.winning, hand.melds, hand.terms, discarder=2, pao=(Pao(1), Pao(3))
    )
    with pytest.raises(Exception, match="one player is responsible"):
        score_hand(twice, load_ruleset("zungjung"))
