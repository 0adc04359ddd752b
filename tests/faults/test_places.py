"""What a fault points at: the part that makes it, and the others that it is at odds with."""

import pytest

from mjcalc import HandError, load_ruleset, score, score_many
from mjcalc.errors import Fault
from mjcalc.render.caret import diagnose

HAND = "123m456p789s2255z+5z"


def underlined(line: str, code: str, rules: str = "riichi") -> list[str]:
    """What the fault of that code underlines: first its own place, then the others."""
    with pytest.raises(HandError) as caught:
        score(line, rules)
    (fault,) = (fault for fault in caught.value.faults if fault.code == code)
    assert fault.start is not None
    assert fault.end is not None
    return [line[start:end] for start, end in ((fault.start, fault.end), *fault.spans)]


TABLE = [
    # the part that makes the fault
    (
        "no-such-tile-with-three-players",
        "tenhou-sanma",
        "123p456p789s2255z+5z dora:2m",
        "dora:2m",
    ),
    ("no-such-tile-with-three-players", "tenhou-sanma", "123p456p789s2255z+5z ind:5m", "ind:5m"),
    ("no-such-tile-with-three-players", "tenhou-sanma", "123p789s2255z+5z pon:555m", "pon:555m"),
    ("too-many-red-fives", "riichi", "22m445566s67p+8p pon:000p", "pon:000p"),
    ("too-many-red-fives", "riichi", f"{HAND} ind:0m0m", "ind:0m0m"),
    ("too-many-red-fives", "riichi", "123m406p789s2255z+5z ind:0p", "ind:0p 123m406p789s2255z+5z"),
    ("kan-from-left", "taiwan", "123m456p55z+5z pon:111p kan:1111s@left", "kan:1111s@left"),
    (
        "chi-with-three-players",
        "riichi",
        "19m55z+5z pon:111p chi:123p players:3",
        "chi:123p",
    ),
    ("no-such-seat", "tenhou-sanma", "19m55z+5z pon:111p@S pon:333p@N", "N"),
    ("too-many-copies", "riichi", f"{HAND} ind:5z5z", f"ind:5z5z {HAND}"),
    (
        "too-many-copies",
        "riichi",
        "123m456p789s55z+5z pon:555z ind:1m",
        "pon:555z 123m456p789s55z+5z",
    ),
    ("too-many-copies", "riichi", "11111m456p789s55z+5z", "11111m456p789s55z+5z"),
    (
        "pao-is-winner",
        "riichi",
        f"{HAND} seat:S pao:daisangen@E pao:daisuushii@S",
        "pao:daisuushii@S seat:S",
    ),
    ("unknown-pattern", "riichi", f"{HAND} pao:daisangen@S pao:foo@S", "pao:foo@S"),
    # the terms that contradict each other
    ("ron-and-tsumo", "riichi", f"{HAND} tsumo ron", "ron tsumo"),
    ("dora-and-indicators", "riichi", f"{HAND} dora:1m ind:2m", "dora:1m ind:2m"),
    (
        "ippatsu-with-rinshan",
        "riichi",
        "123m789s2255z+5z ankan:1111p riichi ippatsu rinshan tsumo",
        "ippatsu rinshan",
    ),
    ("term-twice", "riichi", f"{HAND} seat:S foo seat:W", "seat:W seat:S"),
    ("term-twice", "riichi", f"{HAND} foo bar FOO", "FOO foo"),
    ("term-twice", "riichi", f"{HAND} pao:S pao:none", "pao:none pao:S"),
    ("self-draw-term-with-ron", "riichi", f"{HAND} ron@S haitei", "haitei ron@S"),
    ("self-draw-term-with-ron", "riichi", f"{HAND} haitei", "haitei"),
    ("discard-term-with-tsumo", "riichi", f"{HAND} tsumo last-tile chankan", "chankan tsumo"),
    ("discarder-is-winner", "riichi", f"{HAND} ron@S seat:S", "ron@S seat:S"),
    ("riichi-by-winner", "riichi", f"{HAND} seat:S riichi riichi-by:WS", "riichi-by:WS seat:S"),
]


@pytest.mark.parametrize(("code", "rules", "line", "expected"), TABLE)
def test_what_is_underlined(code: str, rules: str, line: str, expected: str) -> None:
    assert underlined(line, code, rules) == expected.split()


def test_all_of_them_are_underlined_at_once() -> None:
    line = f"{HAND} dora:1m 自摸 ind:2m"
    with pytest.raises(HandError) as caught:
        score(line)
    assert diagnose(line, caught.value.faults).splitlines()[1:3] == [
        "  123m456p789s2255z+5z dora:1m 自摸 ind:2m",
        "                       ^^^^^^^      ^^^^^^",
    ]


def messages(line: str, rules: str = "riichi") -> list[str]:
    with pytest.raises(HandError) as caught:
        score(line, load_ruleset(rules))
    return [f"{fault.message}; {fault.hint}" for fault in caught.value.faults]


WORDS = [
    ("ron@E", "riichi", "the winner cannot win on his own discard (seat E was assumed)"),
    ("ron@E seat:E", "riichi", "the winner cannot win on his own discard; "),
    ("riichi-by:E", "riichi", "this is the winner's seat (seat E was assumed)"),
    ("double-kong ron", "hongkong", "double-kong goes with a self-draw, and this is a ron; "),
    ("double-kong tsumo", "hongkong", "double-kong needs a kong, and this hand has none; "),
    ("double-kong tsumo", "hongkong", "or leave double-kong out"),
    ("last-tile", "taiwan", "taiwan does not use 'last-tile' on a discard; leave last-tile out"),
    ("out:S", "riichi", "riichi does not use 'out'; leave that term out"),
    ("flowers:1f", "riichi", "riichi has no flowers; take the flowers out"),
]


@pytest.mark.parametrize(("words", "rules", "part"), WORDS)
def test_what_a_person_reads(words: str, rules: str, part: str) -> None:
    assert any(part in message for message in messages(f"{HAND} {words}", rules))


@pytest.mark.parametrize("rules", ["riichi", "zungjung"])
@pytest.mark.parametrize("line", ["123m456p789s2255z+1f", "123m456p+1f", f"1f2f{HAND}"])
def test_rules_without_flowers_say_so(line: str, rules: str) -> None:
    (message,) = messages(line, rules)
    assert message.startswith(f"{rules} has no flowers; ")
    assert "no flowers" in messages(f"{line} tsumo houtei", rules)[0]


ROBS = [("kokushi_robs_ankan", "true")]


@pytest.mark.parametrize(
    ("line", "legal"),
    [
        ("19m19p19s1234567z+1z", False),
        ("119m19p19s123456z+7z", True),
        ("19m19p19s1234566z+7z", True),
        ("19m19p19s1234577z+7z", False),
    ],
)
def test_no_copy_of_a_robbed_tile_is_elsewhere(line: str, legal: bool) -> None:
    (result,) = score_many([f"{line} chankan:ankan"], load_ruleset("riichi", ROBS))
    codes = [fault.code for fault in result.faults] if isinstance(result, HandError) else []
    assert codes == ([] if legal else ["chankan-copies"])


@pytest.mark.parametrize(("between", "marked"), [(10, 2), (200, 1)])
def test_a_long_line_shows_what_fits(between: int, marked: int) -> None:
    line = f"{HAND} {'id:' + 'x' * 100} tsumo {' ' * between} ron"
    with pytest.raises(HandError) as caught:
        score(line)
    _, source, carets, _ = diagnose(line, caught.value.faults, columns=60).splitlines()
    assert len(source) <= 60
    assert len(carets.split()) == marked
    assert source[carets.rindex("^") - 2 : carets.rindex("^") + 1] == "ron"


def test_spans_that_overlap_are_one() -> None:
    fault = Fault("x", "m", start=2, end=5, spans=((0, 3), (4, 6), (8, 8)))
    assert diagnose("0123456789", [fault]).splitlines()[-1] == "  ^^^^^^  ^"
