"""Taiwan beyond its cases: the values of the lists, the tables, flower wins, what is shown."""

import itertools
import json

import pytest

from mjcalc import HandError, RulesError, load_ruleset, parse, score
from mjcalc.notation import write
from mjcalc.render.json import score_line
from mjcalc.render.text import score_text
from mjcalc.rulesets import describe

OPEN = "23456p123456s77z+1p pon:111m"
CONCEALED = "111m23456p123456s77z+1p"

EVERY_ROW = tuple(
    (name, "true")
    for name in (
        "any_wind", "any_flower", "no_flower", "no_honor_flower", "initial_flower_bonus", "hedi",
        "banqiu", "ming_gang", "an_gang", "ligu", "sigang", "wugang",
    )
)  # fmt: skip
"""The options that add rows."""

LISTS = {
    # id: SML, ATA, CML, Star 3-lacks-1, Shenlaiye; None where the list does not show it
    "menqing": (1, 1, 1, 1, 1),
    "buqiu": (1, 1, 1, 1, 1),
    "zimo": (1, 1, 1, 1, 1),
    "seat_wind": (1, 1, 1, 1, 1),
    "round_wind": (1, 1, 1, 1, 1),
    "any_wind": (None, None, None, 1, None),
    "seat_flower": (1, 1, 1, 1, 1),
    "any_flower": (None, None, None, 1, None),
    "flower_kong": (1, 2, 1, 2, 2),
    "no_flower": (1, None, None, None, None),
    "dragon": (1, 1, 1, 1, 1),
    "duting": (1, 1, 1, 1, 1),
    "qianggang": (1, 1, 1, 1, 1),
    "gangshang": (1, 1, 1, 1, 1),
    "haidi": (1, 1, 1, 1, 1),
    "hedi": (None, 1, None, None, None),
    "banqiu": (None, 1, None, None, 1),
    "ming_gang": (None, None, None, 1, None),
    "an_gang": (None, None, None, 2, None),
    "pinghu": (2, 2, 2, 2, 2),
    "quanqiu": (2, 2, 2, 2, 2),
    "anke3": (2, 2, 2, 2, 2),
    "no_honor_flower": (None, None, None, 2, None),
    "anke4": (5, None, 5, 5, 5),
    "pengpeng": (4, 4, 4, 4, 4),
    "hunyise": (4, None, 4, 4, 4),
    "xiaosanyuan": (4, None, 4, 4, 4),
    "diting": (8, 4, 8, 4, 4),
    "qingyise": (8, None, 8, 8, 8),
    "anke5": (8, None, 8, 8, 8),
    "dasanyuan": (8, None, 8, 8, 8),
    "xiaosixi": (8, None, 8, 8, 8),
    "qiqiangyi": (8, None, "off", "off", 8),
    "baxian": (8, None, 8, 8, 8),
    "ligu": (8, None, None, None, None),
    "sigang": (8, None, None, None, None),
    "wugang": (16, None, None, None, None),
    "tianting": (16, None, 16, 8, 16),
    "dihu": (16, None, 16, 16, 16),
    "renhu": (16, None, 16, "off", 8),
    "dasixi": (16, None, 16, 16, 16),
    "ziyise": (16, None, 16, 8, 8),
    "tianhu": (24, None, 24, 24, 24),
    "peipai_huahu": (None, None, None, None, 4),
}
RULES = ("taiwan", "taiwan-ata", "taiwan-cml", "taiwan-star31", "taiwan-shenlaiye")


def test_the_lists_name_every_row() -> None:
    rows = {row.id for row in load_ruleset("taiwan", EVERY_ROW).patterns}
    assert rows == LISTS.keys()


@pytest.mark.parametrize(
    ("name", "row", "value"),
    [
        (name, row, values[place])
        for place, name in enumerate(RULES)
        for row, values in LISTS.items()
        if values[place] is not None
    ],
)
def test_a_value_of_the_lists(name: str, row: str, value: int | str) -> None:
    """Rows that a ruleset has no word about are switched on first, to see their value."""
    rules = load_ruleset(name, EVERY_ROW)
    found = {(each.closed, each.opened) for each in rules.patterns if each.id == row}
    assert found == (set() if value == "off" else {(value, value)})


def test_what_was_not_seen_of_a_list_says_so() -> None:
    unverified = load_ruleset("taiwan-ata").unverified
    shown = {row.id for row in load_ruleset("taiwan-ata").patterns}
    unseen = {row for row, values in LISTS.items() if values[1] is None} & shown
    assert {f"patterns.{row}" for row in unseen} <= set(unverified)


# The dealer's tai: none 1, one 3, two 5 (連一拉一 三台, 連二拉二 五台, 連三拉三 七台).


@pytest.mark.parametrize(("streak", "tai"), [(0, 1), (1, 3), (2, 5), (3, 7)])
def test_dealer_tai(streak: int, tai: int) -> None:
    pays, extra = describe.tables(load_ruleset("taiwan"))
    assert extra.rows[streak] == (str(streak), str(tai))
    assert pays.rows[0][2 + streak] == str(5 + tai)


def test_what_one_payer_pays() -> None:
    """Base and tai for every number of them, and the published payments."""
    pays, _ = describe.tables(load_ruleset("taiwan"))
    cells = {int(row[0]): tuple(map(int, row[1:])) for row in pays.rows}
    for tai, (plain, *dealer) in cells.items():
        assert plain == 5 + tai
        assert dealer == [5 + tai + 1 + 2 * streak for streak in range(6)]
    assert cells[3][:2] == (8, 9)
    assert cells[2][2] == 10
    assert cells[4][3] == 14
    assert (cells[6][0], cells[6][2]) == (11, 14)
    assert cells[16][3] == 26


def test_a_table_ends_at_the_cap() -> None:
    pays, _ = describe.tables(load_ruleset("taiwan", (("tai_cap", "10"),)))
    assert [row[0] for row in pays.rows][-2:] == ["9", "10+"]
    assert pays.rows[-1][1] == "15"


@pytest.mark.parametrize(
    ("words", "title", "rows"),
    [
        (["8"], "8 tai", (("not the dealer", "13, of the dealer 14", "13-14"),
                          ("dealer", "14", "14 each"))),
        (["3", "2"], "3 tai, streak 2", (("not the dealer", "8, of the dealer 13", "8-13"),
                                         ("dealer", "13", "13 each"))),
    ],
)  # fmt: skip
def test_a_cell(words: list[str], title: str, rows: tuple[tuple[str, ...], ...]) -> None:
    table = describe.cell(load_ruleset("taiwan"), words)
    assert (table.title, table.rows) == (title, rows)


def test_a_capped_cell() -> None:
    table = describe.cell(load_ruleset("taiwan", (("tai_cap", "10"),)), ["25"])
    assert table.title == "25 tai: 10 are paid"
    assert table.rows[0][2] == "15-16"


@pytest.mark.parametrize("words", [["x"], ["8", "1", "1"], ["-1"], ["9999"], ["８"]])
def test_no_such_cell(words: list[str]) -> None:
    with pytest.raises(RulesError, match="a cell is TAI"):
        describe.cell(load_ruleset("taiwan"), words)


# Flower wins


FLOWER_LINES = (
    "flowers:1234567f +8f ron@S",
    "+8f tsumo seat:S flowers:1234567f",
    "111m55z+8f pon:222p flowers:1234567f tsumo",
    "12345678f+1f tsumo",
)


@pytest.mark.parametrize("line", FLOWER_LINES)
def test_a_flower_line_is_written_and_read_again(line: str) -> None:
    hand = parse(line)
    assert parse(write(hand)) == hand


@pytest.mark.parametrize("line", FLOWER_LINES[:3])
def test_a_flower_win_shows_its_tiles_and_no_wait(line: str) -> None:
    result = score(line, "taiwan")
    assert result.reading.shape == "flower_win"
    assert (result.reading.pair, result.reading.winning_in, result.reading.wait) == (None,) * 3
    assert result.reading.sets[0].endswith("8f")
    assert result.reading.sets[1:] == tuple(["222p"] if "pon" in line else [])
    assert [row.id for row in result.patterns] == ["baxian" if "tsumo" in line else "qiqiangyi"]


@pytest.mark.parametrize(
    ("row", "line"), [("baxian", "+8f tsumo seat:S"), ("qiqiangyi", "+8f ron@W seat:S")]
)
def test_a_flower_win_that_is_switched_off_is_none(row: str, line: str) -> None:
    rules = load_ruleset("taiwan", ((f"patterns.{row}", "off"),))
    with pytest.raises(HandError) as caught:
        score(f"{line} flowers:1234567f", rules)
    assert [fault.code for fault in caught.value.faults] == ["flower-does-not-win"]


def test_the_tiles_beside_a_flower_win_need_not_be_possible_sets_but_tiles() -> None:
    with pytest.raises(HandError) as caught:
        score("11111m+8f tsumo flowers:1234567f", "taiwan")
    assert [fault.code for fault in caught.value.faults] == ["too-many-copies"]


# What is shown


def test_seven_pairs_and_a_triplet_are_shown_as_such() -> None:
    rules = load_ruleset("taiwan", (("ligu", "true"),))
    reading = score("1133557799m1155p33s+3s tsumo", rules).reading
    assert reading.sets == ("333s", "11m", "33m", "55m", "77m", "99m", "11p", "55p")
    assert (reading.pair, reading.winning_in, reading.wait) == (None, "333s", "shanpon")
    reading = score("133557799m1155p333s+1m tsumo", rules).reading
    assert (reading.winning_in, reading.wait) == ("11m", "tanki")


def test_json() -> None:
    result = json.loads(score_line(score(f"{OPEN} ron@E seat:S flowers:26f", "taiwan")))
    assert (result["total"], result["unit"], result["limit"]) == (2, "tai", None)
    assert result["patterns"] == [
        {"id": "seat_flower", "name": "Own Flower", "name_native": "正花", "value": 2, "count": 2}
    ]
    assert result["payments"] == [{"from": "E", "to": "S", "points": 8, "because": ["dealer"]}]
    assert "han" not in result


def test_reasons() -> None:
    paid = score(f"{CONCEALED} tsumo seat:S", "taiwan").payments
    assert [(each.source, each.because) for each in paid] == [(0, ("dealer",)), (2, ()), (3, ())]
    paid = score(f"{CONCEALED} tsumo seat:S pao:W", "taiwan").payments
    assert [(each.source, each.because) for each in paid] == [(2, ("dealer", "pao"))]
    result = score("23m123p99p+1m pon:555z pon:666z pon:777z ron@W seat:S",
                   load_ruleset("taiwan", (("liability", "dasanyuan"),)))  # fmt: skip
    assert result.assumed == ("round", "pao")


def test_a_hand_without_tai_is_told() -> None:
    text = score_text(score(f"{OPEN} ron@W seat:S round:E", "taiwan"))
    assert "0 tai: 5 points" in text


# What must hold of every hand


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize(
    "line",
    [
        f"{OPEN} tsumo seat:N flowers:4f streak:3",
        f"{CONCEALED} tsumo seat:E streak:2",
        f"{CONCEALED} ron@N seat:W ready:first",
        "111m555p999s222p33s77z+3s tsumo seat:S",
        "23m99p+1m pon:111z pon:222z pon:333z pon:444z ron@E seat:S streak:1",
    ],
)
def test_the_payments_are_the_points(name: str, line: str) -> None:
    result = score(line, name)
    assert sum(each.points for each in result.payments) == result.points == result.received
    assert result.total == sum(row.value for row in result.patterns)


def test_the_order_of_terms_does_not_matter() -> None:
    words = ["tsumo", "seat:S", "flowers:26f", "flower-draw", "haitei", "streak:1"]
    results = {
        (score(f"{OPEN} {' '.join(order)}", "taiwan").total,
         score(f"{OPEN} {' '.join(order)}", "taiwan").points)
        for order in itertools.islice(itertools.permutations(words), 0, None, 97)
    }  # fmt: skip
    assert results == {(5, 3 * 10 + 3)}


@pytest.mark.parametrize(
    "option", ["base", "tai_value", "min_tai", "tai_cap", "streak_max", "foul_tai"]
)
def test_numbers_below_zero_are_refused(option: str) -> None:
    with pytest.raises(RulesError, match="cannot be -"):
        load_ruleset("taiwan", ((option, "-1"),))
