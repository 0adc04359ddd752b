import io

import pytest

from mjcalc.render.style import Paint, wants_color


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "terminal", "color"),
    [
        ({}, True, True),
        ({}, False, False),
        ({"NO_COLOR": "1"}, True, False),
        ({"NO_COLOR": ""}, True, True),
        ({"FORCE_COLOR": "1"}, False, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
        ({"FORCE_COLOR": "1", "TERM": "dumb"}, False, True),
        ({"TERM": "dumb"}, True, False),
        ({"TERM": "xterm"}, True, True),
    ],
)
def test_environment(environ: dict[str, str], terminal: bool, color: bool) -> None:
    stream = Terminal() if terminal else io.StringIO()
    assert wants_color(stream, "auto", environ) is color


def test_the_option_counts_most() -> None:
    assert wants_color(io.StringIO(), "always", {"NO_COLOR": "1"})
    assert not wants_color(Terminal(), "never", {"FORCE_COLOR": "1"})


def test_paint() -> None:
    assert Paint(False)("error", "x") == "x"
    assert Paint(True)("error", "x") == "\x1b[1;31mx\x1b[0m"
    assert Paint(True)("error", "") == ""
