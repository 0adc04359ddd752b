from mjcalc.render.columns import columns, printable, width


def test_width() -> None:
    assert width("abc") == 3
    assert width("断幺九") == 6
    assert width("ﾘｰﾁ") == 3
    assert width("Ｒ") == 2
    assert width("e\u0301") == 1
    assert width("") == 0


def test_columns_line_up_by_display_width() -> None:
    assert columns([("立直", "1"), ("Riichi", "22")], ("Name", "Han")) == (
        "Name    Han\n立直    1\nRiichi  22"
    )


def test_short_rows_and_empty_cells() -> None:
    assert columns([("a", "", "c"), ("bbb",)]) == "a      c\nbbb"
    assert columns([]) == ""


def test_printable_keeps_its_length() -> None:
    for text in ("plain", "断幺九 🀄\ufe0e", "\x00\t\n\x1b\x7f\u2028\u202e\ud800\udcff"):
        assert len(printable(text)) == len(text)
        assert all(char.isprintable() or char == "\u3000" for char in printable(text))
