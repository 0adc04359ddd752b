"""What is wrong with a line: every fault of it, its code and its place."""

import re

import pytest

from mjcalc.errors import Fault, NotationError
from mjcalc.notation import parse, suggest


def faults(text: str, players: int = 4) -> tuple[Fault, ...]:
    with pytest.raises(NotationError) as caught:
        parse(text, players)
    assert caught.value.text == text
    assert caught.value.__context__ is None
    return caught.value.faults


# A line, with each faulty place between ⟨ and ⟩, and the codes of the places in their order.
TABLE = [
    # characters
    ("123m⟨\0⟩+5m", "unknown-character"),
    ("123m⟨\f⟩456p", "unknown-character"),
    ("123m⟨\r⟩+5m", "unknown-character"),
    ("123m+5m tsumo⟨\r⟩", "unknown-character"),
    ("123m⟨\xa0⟩+5m", "unknown-character"),
    ("123m+5m ⟨;⟩ tsumo⟨#⟩ no comment", "unknown-character unknown-character"),
    ("123m+5m tsumo⟨+⟩", "unknown-character"),
    ("123m+5m ron@E⟨@⟩S honba:⟨:⟩2", "unknown-character unknown-character"),
    ("123m+5m id:a⟨\x07⟩b", "unknown-character"),
    ("123m+5m id:⟨\udcff⟩", "unknown-character"),
    ("123m+5m # a⟨\0⟩b", "unknown-character"),
    ("123m⟨x⟩456p", "unknown-character"),
    ("123m+5m ron@⟨!⟩ ron@⟨@⟩E pon:111m@⟨!⟩ honba:2⟨:⟩3", "unknown-character " * 4),
    # tiles
    ("123m⟨456⟩", "no-suit"),
    ("⟨123⟩+5m", "no-suit"),
    ("⟨123x⟩ 456p+⟨5⟩", "no-suit no-suit"),
    ("東東東⟨456⟩", "no-suit"),
    ("⟨m123p456⟩", "no-suit"),
    ("123m⟨m⟩456p", "no-number"),
    ("12⟨8⟩z+⟨0⟩z", "no-such-tile no-such-tile"),
    ("1⟨9⟩⟨0⟩f1m+⟨9⟩f", "no-such-tile no-such-tile no-such-tile"),
    ("123m+⟨8⟩z pon:⟨8⟩⟨9⟩⟨9⟩z dora:⟨8⟩z", "no-such-tile " * 5),
    ("riichi ⟨123m⟩ tsumo ⟨456p⟩", "tiles-after-terms tiles-after-terms"),
    ("pon:111m ⟨5m⟩ ⟨+5m⟩", "tiles-after-terms tiles-after-terms"),
    ("123m+5m ⟨456p⟩", "tiles-after-terms"),
    ("123m+5m tsumo ⟨中⟩", "tiles-after-terms"),
    ("123m tsumo ⟨+5m⟩", "tiles-after-terms"),
    ("123m+5m ⟨+6m⟩ tsumo ⟨+7m⟩", "two-winning-tiles two-winning-tiles"),
    ("123m⟨+56m⟩", "two-winning-tiles"),
    ("123m⟨+5m+6m⟩", "two-winning-tiles"),
    ("123m+5m ⟨+8f⟩", "two-winning-tiles"),
    ("123m ⟨+⟩ tsumo", "missing-value"),
    ("123m+5m⟨+⟩", "missing-value"),
    ("3f123m+5m ⟨flowers:3⟩", "flowers-twice"),
    (f"⟨{'111m' * 13}⟩ riichi", "tile-count"),
    ("", "empty-hand"),
    ("⟨tsumo riichi⟩ # 123m", "empty-hand"),
    ("⟨flowers:3⟩", "empty-hand"),
    # melds
    ("1m+1m pon:⟨123m⟩ chi:⟨111m⟩ kan:⟨111m⟩", "bad-meld bad-meld bad-meld"),
    ("1m+1m chi:⟨124p⟩ chi:⟨123z⟩ chi:⟨89m1p⟩", "bad-meld bad-meld bad-meld"),
    ("1m+1m pon:⟨1m⟩ pon:⟨1111m⟩@S ankan:⟨1112m⟩", "bad-meld bad-meld bad-meld"),
    ("1m+1m pon:⟨111f⟩ chi:⟨123f⟩", "bad-meld bad-meld"),
    ("1m+1m ⟨pon⟩ ⟨chi:⟩ ⟨kan:1111m@⟩", "missing-value missing-value missing-value"),
    ("1m+1m pon:111m@⟨x⟩ chi:⟨abc⟩ pon:⟨111⟩", "bad-value bad-value no-suit"),
    ("1m+1m ron ⟨@E⟩ seat:S ⟨:S⟩", "unknown-character unknown-character"),
    ("1m+1m ⟨seat:⟩ Q ⟨dora:⟩ 3z ⟨ron@⟩ E ⟨round:⟩ tsumo", "missing-value " * 4),
    # terms
    ("1m+1m riichi ⟨riichi⟩ tsumo ⟨自摸⟩", "term-twice term-twice"),
    ("1m+1m seat:E ⟨seat:S⟩ foo ⟨FOO⟩", "term-twice term-twice"),
    ("1m+1m pao:E ⟨pao:S⟩ pao:a@E ⟨pao:a@W⟩", "term-twice term-twice"),
    ("1m+1m pao:E ⟨pao:none⟩", "term-twice"),
    ("1m+1m tsumo ⟨ron@S⟩", "ron-and-tsumo"),
    ("1m+1m ⟨richi⟩:3 ⟨foo⟩@E ⟨bar⟩:", "unknown-term unknown-term unknown-term"),
    ("1m+1m ⟨seat⟩ ⟨honba:⟩ ⟨ron@⟩ ⟨id:⟩ ⟨rules⟩ ⟨ready⟩", "missing-value " * 6),
    ("1m+1m ⟨pao⟩@E", "missing-value"),
    ("1m+1m riichi:⟨1⟩ ron:⟨S⟩ tsumo@⟨S⟩ 天聽:⟨3⟩", "bad-value " * 4),
    ("1m+1m seat:⟨X⟩ round:⟨left⟩ dealer@⟨E⟩", "bad-value bad-value bad-value"),
    ("1m+1m ron@⟨self⟩ rinshan@⟨x⟩ pao:⟨x⟩ pao:a@⟨x⟩ pao:⟨é⟩@E", "bad-value " * 5),
    ("1m+1m honba:⟨-1⟩ sticks:⟨10000⟩ kita:⟨x⟩ dice:⟨٣⟩", "bad-value " * 4),
    (f"1m+1m honba:⟨{'9' * 40}⟩ sticks:⟨{'0' * 3000}⟩", "bad-value bad-value"),
    ("1m+1m players:⟨5⟩ chankan:⟨x⟩ ready:⟨later⟩", "bad-value bad-value bad-value"),
    ("1m+1m dora:⟨xyz⟩ ind:⟨1f⟩ ura:⟨35⟩", "bad-value bad-value no-suit"),
    (f"1m+1m dora:⟨{'1' * 21}m⟩", "bad-value"),
    ("1m+1m flowers:⟨1m⟩ out:⟨SS⟩ three-claims:⟨SX⟩", "bad-value bad-value bad-value"),
    ("1m+1m funds:⟨E⟩", "bad-value"),
    ("1m+1m funds:E=1,⟨E=2⟩", "bad-value"),
    ("1m+1m funds:⟨X⟩=1", "bad-value"),
    ("1m+1m funds:E=1,S=⟨1000000⟩", "bad-value"),
    # three players
    ("1m+1m players:3 seat:⟨N⟩ dealer:⟨N⟩ pon:111m@⟨N⟩", "no-such-seat " * 3),
    ("1m+1m players:3 ron@⟨across⟩ rinshan@⟨N⟩ pao:⟨対面⟩ out:⟨N⟩", "no-such-seat " * 4),
    # lines
    ("1m⟨\n2m⟩", "several-lines"),
    ("1m⟨\n⟩\n", "several-lines"),
    ("1m+1m tsumo⟨\n ⟩", "several-lines"),
    ("1m+1m ind:3z⟨\n ⟩", "several-lines"),
    ("1m+1m⟨\n tsumo⟩", "several-lines"),
    ("⟨\n 1m+1m⟩", "several-lines"),
    (f"⟨1m # {'x' * 5000}⟩", "line-too-long"),
]


@pytest.mark.parametrize(("marked", "codes"), TABLE)
def test_codes_and_places(marked: str, codes: str) -> None:
    text, places = "", []
    for piece in re.split("([⟨⟩])", marked):
        if piece == "⟨":
            places.append((len(text), 0))
        elif piece == "⟩":
            places[-1] = (places[-1][0], len(text))
        else:
            text += piece
    found = faults(text)
    assert [fault.code for fault in found] == codes.split()
    assert [(fault.start, fault.end) for fault in found] == (places or [(0, 0)])


# A line, and the message, the hint and the part of its only fault.
WORDS = [
    (
        "123m456",
        "'456' has no suit letter",
        "a letter follows the numbers: m p s, z for honours, f for flowers",
        "tiles",
    ),
    ("8z", "there is no tile 8z", "with z the numbers go from 1 to 7", "tiles"),
    ("m123", "'m123' has no suit letter after its numbers", "did you mean '123m'?", "tiles"),
    ("1m riichi 2m", "tiles come first", "write them before 'riichi'", "tiles"),
    ("1m+1m Richi:1", "there is no term 'richi'", "did you mean 'riichi'?", "richi"),
    ("1m+1m ロン:E", "'ロン' does not take ':E'", "write ron@S", "ron"),
    ("1m+1m seat:X", "'X' is not a seat", "the seats are E S W N", "seat"),
    ("1m+1m seat: Ｑ", "nothing stands behind 'seat:'", "write seat:Ｑ, without a space", "seat"),
    (
        "1m+1m pon: 222Z",
        "nothing stands behind 'pon:'",
        "write pon:222Z, without a space",
        "meld:0",
    ),
    (
        "1m+1m ron @Ｅ",
        "'@Ｅ' cannot stand here",
        "@ stands between a meld or ron and a seat: ron@S",
        "line",
    ),
    ("1m+1m 自风", "'自风' has no value", "write seat:S", "seat"),
    (
        "1m+1m pon:222z pon:123m@E",
        "'123m' is no triplet (three tiles alike)",
        "did you mean chi:123m?",
        "meld:1",
    ),
    ("1m+1m pon:222z 碰:", "nothing stands behind '碰:'", "write pon:111m", "meld:1"),
    ("1m+1m 立直 リーチ", "riichi is said twice", "leave one of them out", "riichi"),
    ("1m+1m 天聽:1", "'天聽' does not take ':1'", "it means ready:deal", "ready"),
    (
        "1m+1m honba:" + "9" * 40,
        f"'{'9' * 23}…' is not a number from 0 to 9999",
        "write honba:2",
        "honba",
    ),
    ("1m+1m\0", "'U+0000' cannot stand here", "is the text UTF-16? hands are UTF-8", "winning"),
    ("1m\u200b", "'U+200B' cannot stand here", "zero width space", "tiles"),
    ("", "there are no tiles", "a hand starts with its tiles: 123m456p789s2255z+5z", "line"),
]


@pytest.mark.parametrize(("text", "message", "hint", "part"), WORDS)
def test_what_a_person_reads(text: str, message: str, hint: str, part: str) -> None:
    (fault,) = faults(text)
    assert (fault.message, fault.hint, fault.part) == (message, hint, part)


def test_the_ruleset_may_have_three_players() -> None:
    (fault,) = faults("1m+1m pon:111m@across", players=3)
    assert fault.code == "no-such-seat"
    assert parse("1m+1m pon:111m@across players:4", players=3).melds[0].feeder == 2


def test_a_line_of_mistakes_is_told_quickly() -> None:
    words = " ".join(f"a{number}:1" for number in range(570))
    assert len(faults(f"1m+1m {words}")) == 570


def test_a_megabyte_is_no_hand() -> None:
    for text in ("1" * 1_000_000, "1m" * 500_000, "a:" * 500_000, "riichi " * 150_000):
        (fault,) = faults(text)
        assert fault.code == "line-too-long"


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("richi", "riichi"),
        ("Double_Richi", "double-riichi"),
        ("pong", "pon"),
        ("tsubame-gaesi", "tsubame-gaeshi"),
        ("立值", None),
        ("xyzzy", None),
        ("x" * 10_000, None),
    ],
)
def test_did_you_mean(word: str, near: str | None) -> None:
    assert suggest(word, ["tsubame-gaeshi"]) == near
