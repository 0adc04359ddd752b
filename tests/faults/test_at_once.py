"""All that is wrong with a line is told at once: what cannot be read, and what contradicts."""

import pytest

from mjcalc import HandError, score
from mjcalc.errors import Fault

HAND = "123m456p789s2255z+5z"


def faults(line: str, rules: str = "riichi") -> tuple[Fault, ...]:
    with pytest.raises(HandError) as caught:
        score(line, rules)
    assert caught.value.text == line
    return caught.value.faults


def told(line: str, rules: str = "riichi") -> list[tuple[str, str]]:
    """The codes, and what they point at."""
    return [(fault.code, line[fault.start : fault.end]) for fault in faults(line, rules)]


# A line after the hand, the ruleset, and the codes with what they point at.
TABLE = [
    (
        "tsumo tsuno ippatu honba:x",
        "riichi",
        "unknown-term=tsuno unknown-term=ippatu bad-value=x",
    ),
    ("zoo arr foo", "riichi", "unknown-term=zoo unknown-term=arr unknown-term=foo"),
    ("foo foo", "riichi", "unknown-term=foo term-twice=foo"),
    ("renhou", "riichi", "unused-term=renhou"),
    ("kita:1", "riichi", "kita-with-four-players=kita:1"),
    (
        "rules:mrc foo haitei ron fourth",
        "riichi",
        "unknown-rules=rules:mrc unknown-term=foo self-draw-term-with-ron=haitei",
    ),
    (
        "rules:mcr players:3 ron haitei honba:1",
        "riichi",
        "wrong-players=players:3 self-draw-term-with-ron=haitei unused-term=honba:1",
    ),
    ("tsumo pon:11m ippatsu", "riichi", "bad-meld=11m ippatsu-without-riichi=ippatsu"),
    ("pon:222z tsumo 5p ippatsu", "riichi", "tiles-after-terms=5p ippatsu-without-riichi=ippatsu"),
    ("ippatsu ron@E@S", "riichi", "ippatsu-without-riichi=ippatsu unknown-character=@"),
    ("pon:1m pon:222z@E", "riichi", "bad-meld=1m feeder-is-winner=pon:222z@E"),
    # nothing that follows only from what cannot be read
    ("tsuno haitei", "riichi", "unknown-term=tsuno"),
    ("ippatsu richi:1", "riichi", "unknown-term=richi"),
    ("tenhou tsumo seat:Q", "riichi", "bad-value=Q"),
    ("tenhou tsumo seat:S seat:E", "riichi", "term-twice=seat:E"),
    ("chi:123p@N seat:Q", "riichi", "bad-value=Q"),
    ("ron tsumo houtei", "riichi", "ron-and-tsumo=tsumo"),
    ("ron tsumo last-tile ippatsu", "riichi", "ron-and-tsumo=tsumo ippatsu-without-riichi=ippatsu"),
    ("rinshan tsumo kan:111m", "riichi", "bad-meld=111m"),
    ("flower-draw tsumo flowers:1m", "mcr", "bad-value=1m"),
    ("rinshan tsumo players:3 kita:x", "riichi", "bad-value=x"),
    ("chankan:x", "riichi", "bad-value=x"),
    ("rinshan@x tsumo ankan:1111s@E", "riichi", "bad-value=x feeder-of-ankan=ankan:1111s@E"),
    ("kita:1 players:5", "riichi", "bad-value=5"),
    ("players:3 seat:N ippatsu", "riichi", "no-such-seat=N ippatsu-without-riichi=ippatsu"),
    ("players:3 pon:111z@across", "riichi", "no-such-seat=across"),
]

TILES = ("tile-count", "no-such-tile-with-three-players")


@pytest.mark.parametrize(("words", "rules", "expected"), TABLE)
def test_what_is_told(words: str, rules: str, expected: str) -> None:
    found = [f"{code}={where}" for code, where in told(f"{HAND} {words}", rules)]
    assert [one for one in found if not one.startswith(TILES)] == expected.split()


def test_of_tiles_that_cannot_be_read_nothing_is_counted() -> None:
    assert told("123m456p789s2255+5z ippatsu") == [
        ("no-suit", "2255"),
        ("ippatsu-without-riichi", "ippatsu"),
    ]
    assert told("11111m pon:8z") == [("no-such-tile", "8")]


def test_what_can_be_read_is_counted() -> None:
    assert told("123m456p789s11z+5m tsumo riichi ippatsu pon:222z ura:1z seat:Q") == [
        ("tile-count", "123m456p789s11z+5m"),
        ("riichi-open", "riichi"),
        ("bad-value", "Q"),
    ]


def test_the_rules_of_the_line_count_for_what_is_told() -> None:
    assert told(f"{HAND} rules:mcr riichi honba:x fourth") == [
        ("unused-term", "riichi"),
        ("bad-value", "x"),
        ("fourth-with-concealed-copy", "fourth"),
    ]
    assert told(f"{HAND} rules:riichi seat:N ippatsu", "tenhou-sanma") == [
        ("ippatsu-without-riichi", "ippatsu")
    ]


def test_a_line_of_words_that_are_none_is_told_quickly() -> None:
    words = " ".join(f"richi{number}:1 tsuno{number}" for number in range(150))
    assert len(faults(f"{HAND} {words} seat:E seat:S dealer:x rinshan@x ron@x")) == 304
