"""Sichuan: the printed numbers, kong fees, and what a hand that was only ready is worth."""

import json
from collections.abc import Collection, Sequence
from pathlib import Path

import pytest

from mjcalc import HandError, RulesError, load_ruleset, score
from mjcalc.deals.settlement import Penalty, Transfer
from mjcalc.hand import Hand, Meld
from mjcalc.notation import parse
from mjcalc.rulesets import describe
from mjcalc.rulesets.sichuan.fees import (
    after_kong_discard,
    kong_fee,
    ready_payments,
    refunds,
    void_penalties,
)
from mjcalc.rulesets.sichuan.options import Options
from mjcalc.rulesets.sichuan.ready import best_win, ready_waits
from mjcalc.tiles import NAMES

E, S, W, N = range(4)
PRINTED = {
    "平和": 0, "杠": 1, "根": 1, "大对子": 1, "金钩钓": 1, "清一色": 2, "七对": 2, "杠上花": 1,
    "杠上炮": 1, "抢杠": 1, "海底": 1,
}  # fmt: skip
"""Article 10: fan, in the order of the table."""

CASES = Path(__file__).parent.parent / "cases" / "sichuan" / "published.jsonl"
READY = [row for row in map(json.loads, CASES.read_text().splitlines()) if "dajiao" in row["id"]]
"""The four printed examples of 查大叫, each with the tile that would have been worth most."""


def before(line: str) -> Hand:
    """The hand of a line, to look at without its winning tile."""
    return parse(line)


def waits(line: str) -> list[str]:
    hand = before(line)
    return [NAMES[kind] for kind in sorted(ready_waits(hand.concealed, hand.melds))]


def best(line: str, *settings: tuple[str, str]) -> int | None:
    hand = before(line)
    win = best_win(hand.concealed, hand.melds, load_ruleset("sichuan", settings))
    return None if win is None else win.value.base


def test_the_table_is_the_printed_one() -> None:
    rows = load_ruleset("sichuan").patterns
    assert {row.native: row.closed for row in rows} == PRINTED
    assert [row.native for row in rows] == list(PRINTED)
    assert all(row.opened == row.closed for row in rows)


def test_the_payment_table() -> None:
    wins, fees = describe.tables(load_ruleset("sichuan"))
    assert wins.rows == (
        ("0", "1", "2", "4", "6"),
        ("1", "2", "3", "6", "9"),
        ("2", "4", "5", "10", "15"),
        ("3", "8", "9", "18", "27"),
    )
    assert [row[2:] for row in fees.rows] == [("2", "2"), ("1", "3"), ("2", "6")]


def test_a_cell_of_the_payment_table() -> None:
    rules = load_ruleset("sichuan")
    assert describe.cell(rules, ["7"]).rows == describe.cell(rules, ["3"]).rows
    free = load_ruleset("sichuan", (("fan_cap", "none"),))
    assert describe.cell(free, ["5"]).rows[0][:3] == ("5", "32", "33")
    assert len(describe.tables(free)[0].rows) == 11
    for words in (["x"], ["1", "2"], ["99"]):
        with pytest.raises(RulesError):
            describe.cell(free, words)


@pytest.mark.parametrize("setting", [("fan_cap", "0"), ("fan_cap", "41"), ("void_penalty", "-1")])
def test_options_that_make_no_sense(setting: tuple[str, str]) -> None:
    with pytest.raises(RulesError, match=r"cannot be -|not below 0"):
        load_ruleset("sichuan", (setting,))


def test_payments_by_self_draw_say_what_is_added() -> None:
    hand = "123456m3451199p+9p tsumo seat:E"
    assert {each.because for each in score(hand, "sichuan").payments} == {("self_draw_bonus",)}
    plain = load_ruleset("sichuan", (("self_draw_bonus", "none"),))
    assert {each.because for each in score(hand, plain).payments} == {()}
    result = score(hand, "sichuan")
    assert (result.total, result.unit, result.limit) == (0, "fan", None)


@pytest.mark.parametrize("row", READY, ids=lambda row: row["id"])
def test_printed_examples_of_the_theoretical_best_win(row: dict[str, object]) -> None:
    """The tile of the row is the dearest wait, and its price what 查大叫 pays."""
    line = str(row["hand"])
    expect = row["expect"]
    assert isinstance(expect, dict)
    assert best(line) == expect["pays"]["S"]
    win = best_win(before(line).concealed, before(line).melds, load_ruleset("sichuan"))
    assert win is not None
    assert win.value.total == expect["total"]


def test_ready_for_the_dearest_of_several_waits() -> None:
    """With the fourth 8 of dots there are two roots."""
    assert waits("34567888p99s+8p pon:555p") == ["2p", "5p", "8p", "9s"]
    assert best("34567888p99s+8p pon:555p") == 4
    assert best("34567888p99s+8p pon:555p", ("fan_cap", "1")) == 2


def test_a_wait_of_which_all_four_are_concealed_is_none() -> None:
    """Article 10: there is no fifth for the pair."""
    assert waits("1111m222333999p+9p") == []
    assert best("1111m222333999p+9p") is None
    assert waits("1112m222333999p+9p") == ["2m", "3m"]


def test_a_wait_of_which_all_four_lie_in_melds_is_one() -> None:
    line = "13m99p+9p kan:2222m pon:777p pon:444p"
    assert waits(line) == ["2m"]
    assert best(line) == 2  # the kong; its tile is no root too
    with pytest.raises(HandError, match="four of each tile"):
        score("13m99p+2m kan:2222m pon:777p pon:444p ron@S seat:E", "sichuan")


def test_no_wait() -> None:
    assert waits("123m456p1358p+1p pon:999p") == []
    assert waits("123m456p13s5s+1p pon:999p") == []  # 花猪: three suits
    assert best("123m456p1358p+1p pon:999p") is None


def test_seven_pairs_are_a_wait() -> None:
    assert waits("1133557799m22p4p+4p") == ["4p"]
    assert best("1133557799m22p4p+4p") == 4
    assert waits("1133557799m444p+4p") == ["4p"]
    assert best("1133557799m444p+4p") == 8


def test_the_best_win_is_one_by_discard_with_nothing_said() -> None:
    assert best("123456m345p1p+1p kan:9999p", ("self_draw_bonus", "add_fan")) == 2
    assert best("123456m345p1p+1p kan:9999p") == 2


def kong_fees(owner: int, melds: Sequence[Meld], out: Collection[int] = ()) -> list[Transfer]:
    """The fees of all melds, in their order."""
    places = range(len(melds))
    return [fee for place in places for fee in kong_fee(owner, melds, place, out)]


KONGS = "5p+5p kan:1111p@S kakan:2222m ankan:3333p pon:444m"


def test_kong_fees() -> None:
    """A claimed kong costs its feeder 2; an added one 1, a concealed one 2, from each."""
    assert kong_fees(E, parse(KONGS).melds) == [
        Transfer(S, E, 2, ("kong",)),
        *(Transfer(seat, E, 1, ("kong",)) for seat in (S, W, N)),
        *(Transfer(seat, E, 2, ("kong",)) for seat in (S, W, N)),
    ]


def test_who_has_won_pays_no_kong_fee() -> None:
    fees = kong_fees(E, parse(KONGS).melds, out=(W,))
    assert sum(fee.points for fee in fees) == 2 + 2 + 4
    assert W not in {fee.source for fee in fees}


def test_a_claimed_kong_needs_its_feeder() -> None:
    with pytest.raises(HandError, match="who fed this kong") as caught:
        kong_fees(E, parse("5p+5p pon:444m kan:1111p kakan:2222m ankan:3333p").melds)
    assert caught.value.faults[0].code == "feeder-needed"
    assert caught.value.faults[0].part == "meld:1"


def test_no_kong_no_fee() -> None:
    assert kong_fees(E, parse("5p+5p pon:111p pon:222m pon:333p pon:444m").melds) == []


def test_fees_come_back() -> None:
    fees = kong_fees(E, parse(KONGS).melds)
    back = refunds(fees)
    assert [(fee.source, fee.to, fee.points) for fee in back] == [
        (fee.to, fee.source, fee.points) for fee in fees
    ]
    assert {fee.because for fee in back} == {("kong_refund",)}


def test_the_fee_before_a_lost_discard() -> None:
    """It goes back; with 呼叫转移 to the winner."""
    fee = kong_fees(E, parse("5p+5p ankan:3333p pon:444m pon:111m pon:222p").melds)
    assert after_kong_discard(fee, S, Options()) == refunds(fee)
    handed_on = after_kong_discard(fee, S, Options(transfer_kong_fee=True))
    assert handed_on == [Transfer(E, S, 2, ("kong_transfer",))] * 3


def test_who_was_not_ready_pays_each_who_was() -> None:
    assert ready_payments({E: 8, S: None, W: 2, N: None}) == [
        Transfer(S, E, 8, ("not_ready",)),
        Transfer(S, W, 2, ("not_ready",)),
        Transfer(N, E, 8, ("not_ready",)),
        Transfer(N, W, 2, ("not_ready",)),
    ]


@pytest.mark.parametrize("state", [8, None])
def test_in_the_same_state_nobody_pays(state: int | None) -> None:
    assert ready_payments(dict.fromkeys((E, S, N), state)) == []


def test_the_penalty_for_tiles_of_the_void_suit() -> None:
    assert void_penalties((S,), Options()) == ([], [Penalty(S, 24, ("void_suit",))])
    each = Options(void_penalty=16, void_penalty_to="each")
    assert void_penalties((S,), each) == (
        [Transfer(S, seat, 16, ("void_suit",)) for seat in (E, W, N)],
        [],
    )
    assert void_penalties((), Options()) == ([], [])


def test_house_rules_without_measure() -> None:
    rules = load_ruleset("sichuan", (("patterns.gang", "1000"), ("fan_cap", "none")))
    assert score("123456m345p1p+1p kan:9999p ron@S seat:E", rules).points == 2**40
