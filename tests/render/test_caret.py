import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from mjcalc.errors import Fault
from mjcalc.render.caret import diagnose, failure
from mjcalc.render.columns import width
from mjcalc.render.style import Paint


def lines(text: str, *faults: Fault, columns: int = 80, where: str = "") -> list[str]:
    return diagnose(text, faults, columns=columns, where=where).splitlines()


def test_as_in_the_design() -> None:
    fault = Fault(
        "tile-count",
        "a hand here has 14 tiles; this one has 12",
        "2 tiles are missing",
        start=0,
        end=18,
    )
    assert lines("123m456p789s11z+5m tsumo dora:3z", fault) == [
        "error: a hand here has 14 tiles; this one has 12",
        "  123m456p789s11z+5m tsumo dora:3z",
        "  ^^^^^^^^^^^^^^^^^^",
        "  help: 2 tiles are missing",
    ]


def test_kanji_are_two_columns() -> None:
    text = "123m 东东 自摸 riichi"
    assert lines(text, Fault("x", "m", start=5, end=7))[-1] == "       ^^^^"
    assert lines(text, Fault("x", "m", start=8, end=10))[-1] == "            ^^^^"
    assert lines(text, Fault("x", "m", start=11, end=17))[-1] == "                 ^^^^^^"


def test_variation_selectors_take_no_column() -> None:
    assert lines("🀆\ufe0e🀆\ufe0e x", Fault("x", "m", start=5, end=6))[-1] == "     ^"


def test_every_fault_has_its_block() -> None:
    shown = lines(
        "123m foo bar", Fault("x", "no", start=5, end=8), Fault("y", "no", start=9, end=12)
    )
    assert shown == [
        "error: no",
        "  123m foo bar",
        "       ^^^",
        "error: no",
        "  123m foo bar",
        "           ^^^",
    ]


def test_an_empty_span_and_the_end_of_the_line_get_one_caret() -> None:
    assert lines("pon:111", Fault("x", "m", start=7, end=7))[-1] == "         ^"
    assert lines("abc", Fault("x", "m", start=1, end=1))[-1] == "   ^"
    assert lines("abc", Fault("x", "m", start=1))[-1] == "   ^"
    assert lines("abc", Fault("x", "m", start=90, end=99))[-1] == "     ^"


def test_a_fault_without_a_place_shows_no_line() -> None:
    assert lines("123m", Fault("x", "no", "do this")) == ["error: no", "  help: do this"]


def test_the_place_in_a_file() -> None:
    assert lines("1", Fault("x", "no", start=0, end=1), where="a.txt line 3")[1] == (
        "  --> a.txt line 3"
    )


def test_a_long_line_is_cut_around_the_span() -> None:
    text = "1m" * 500_000
    shown = lines(text, Fault("x", "m", start=600_000, end=600_004))
    assert len(shown) == 3
    assert all(len(line) <= 80 for line in shown)
    assert shown[1].startswith("  …")
    assert shown[1].endswith("…")
    assert "^^^^" in shown[2]
    start = shown[2].index("^")
    assert shown[1][start : start + 4] == "1m1m"


def test_a_span_wider_than_the_window_is_cut_too() -> None:
    text = "1m" * 1000
    _, source, carets = lines(text, Fault("x", "m", start=0, end=2000), columns=40)
    assert source.endswith("…")
    assert len(source) <= 40
    assert len(carets) <= 40
    assert carets.startswith("  ^^^")


def test_a_long_line_of_kanji_keeps_its_carets() -> None:
    text = "东" * 100 + "x" + "东" * 100
    _, source, carets = lines(text, Fault("x", "m", start=100, end=101), columns=40)
    before = source[: source.index("x")]
    assert carets == " " * (2 + 1 + 2 * before.count("东")) + "^"


def test_the_last_characters_of_a_long_line() -> None:
    text = "1m" * 500 + "zz"
    _, source, carets = lines(text, Fault("x", "m", start=1000, end=1002), columns=40)
    assert source.endswith("1mzz")
    assert carets.rindex("^") == len(source) - 1


def test_nothing_of_the_line_reaches_the_terminal_as_a_command() -> None:
    fault = Fault("x", "bad \x1b[31m", start=4, end=5)
    _, source, carets = lines("12m \x00\x1b]0;owned\x07\u202e\x7f", fault)
    assert source == "  12m ␀␛]0;owned␇\ufffd␡"
    assert carets == "      ^"
    assert "\x1b" not in diagnose("x", [fault])


def test_colour() -> None:
    shown = diagnose("ab", [Fault("x", "no", "so", start=1, end=2)], paint=Paint(True))
    assert shown.splitlines() == [
        "\x1b[1;31merror:\x1b[0m no",
        "  ab",
        "   \x1b[1;31m^\x1b[0m",
        "  \x1b[36mhelp:\x1b[0m so",
    ]


def test_failure() -> None:
    assert failure("no such ruleset") == "error: no such ruleset"
    assert failure("no", "yes") == "error: no\nhelp: yes"


@given(st.text(), st.integers(0, 300), st.integers(0, 300), st.integers(20, 100))
def test_any_text_and_span(text: str, start: int, length: int, columns: int) -> None:
    fault = Fault("x", "m", start=start, end=start + length)
    _, *shown = lines(text * 5, fault, columns=columns)
    assert len(shown) == (2 if text else 0)
    for line in shown:
        assert width(line) <= columns
        assert all(char.isprintable() or unicodedata.category(char) == "Zs" for char in line)
