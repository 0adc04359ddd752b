"""Patterns that a hand has and that do not count, and what they give way to."""

import pytest

import mjcalc
from mjcalc.rulesets.registry import names

CASES = [
    # riichi-yaku: by definition a better form replaces the plainer one
    ("1122334455667m+7m tsumo seat:S", "riichi", {"iipeikou": "ryanpeikou"}),
    # a yakuman removes every ordinary yaku and all dora
    (
        "2233m555666p777z+2m tsumo seat:S ind:1m",
        "riichi",
        dict.fromkeys(("menzen_tsumo", "chun", "toitoi", "sanankou", "dora"), "suuankou"),
    ),
    # by way of another: the plain form gives way to the best one
    (
        "222m444p666s88s99m+9m tsumo seat:S",
        "riichi",
        dict.fromkeys(("menzen_tsumo", "toitoi", "sanankou"), "suuankou"),
    ),
    # renhou at a mangan stands alone
    (
        "34m345p222678s66z+5m ron@E seat:S round:E renhou dora:2s",
        "wrc-2025",
        {"dora": "renhou"},
    ),
    # the books' own example: pungs are part of Big Four Winds
    (
        "55p33344z+4z pon:111z kan:2222z tsumo seat:E round:E",
        "mcr",
        dict.fromkeys(
            (
                "big_three_winds",
                "all_pungs",
                "prevalent_wind",
                "seat_wind",
                "pung_of_terminals_or_honors",
            ),
            "big_four_winds",
        ),
    ),
    (
        "22288s44z+8s pon:555s@E pon:333z@W tsumo seat:S round:E",
        "guangdong",
        {"pengpenghu": "hunpeng", "hunyise": "hunpeng"},
    ),
]


@pytest.mark.parametrize(("line", "rules", "expected"), CASES)
def test_what_gives_way_to_what(line: str, rules: str, expected: dict[str, str]) -> None:
    result = mjcalc.score(line, rules)
    assert {aside.id: aside.by for aside in result.set_aside} == expected


def test_a_hand_in_which_everything_counts() -> None:
    assert mjcalc.score("123m456p789s2255z+5z tsumo").set_aside == ()


def test_what_is_set_aside_does_not_count_and_gives_way_to_what_does() -> None:
    for rules, _ in names():
        try:
            result = mjcalc.score("222m333p444s55z6z+6z tsumo seat:S", rules)
        except mjcalc.HandError:
            continue
        counted = {row.id for row in result.patterns}
        for aside in result.set_aside:
            assert aside.id not in counted
            assert aside.by in counted
