"""Lines for the property tests: right ones, wrong ones, and any text at all."""

from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mjcalc.notation.lexicon import MELD_WORDS, NAMED, RELATIVE_WORDS, SEAT_WORDS, SUIT_LETTERS
from mjcalc.terms import BY_NAME, SAID_AS, SPELLINGS, Term, Value
from mjcalc.tiles import NAMES, TILES

LINES = [
    line
    for line in (Path(__file__).parent / "lines.txt").read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]

repeatable = settings(derandomize=True, deadline=None, database=None)

_numbers = st.integers(0, 9_999).map(str)
_seats = st.sampled_from("ESWN")
_any_seat = st.sampled_from([*SEAT_WORDS, *(word.upper() for word in "esw"), *RELATIVE_WORDS])
_tiles = st.sampled_from([*list(TILES)[:34], "0m", "0p", "0s", "🀄", "中", "白板", "5万"])
_some_tiles = st.lists(_tiles, min_size=1, max_size=4).map("".join)
_flowers = st.lists(st.sampled_from(NAMES[34:]), min_size=1, unique=True).map("".join)
_seat_lists = st.lists(_seats, min_size=1, unique=True).map("".join)
_funds = st.lists(_seats, min_size=1, unique=True).map(
    lambda seats: ",".join(f"{seat}={100 * at}" for at, seat in enumerate(seats))
)
_VALUES: dict[Value, SearchStrategy[str]] = {
    Value.SEAT: st.sampled_from(list(SEAT_WORDS)),
    Value.SEATS: _seat_lists,
    Value.TILES: _some_tiles,
    Value.FLOWERS: _flowers | _numbers,
    Value.NUMBER: _numbers,
    Value.FUNDS: _funds,
}


def _values(term: Term) -> SearchStrategy[str]:
    """What may stand behind a spelling of the term, with its colon or `@`."""
    nothing = st.just("")
    if term.name == "ron":
        return nothing | _any_seat.map("@{}".format)
    if term.name == "rinshan":
        return nothing | (_any_seat | st.just("self")).map("@{}".format)
    if term.name == "chankan":
        return st.sampled_from(["", ":ankan"])
    if term.name == "ready":
        return st.sampled_from([":deal", ":first"])
    if term.name == "players":
        return st.sampled_from([":3", ":4"])
    if term.name == "huang":
        return nothing | _numbers.map(":{}".format)
    if term.name == "pao":
        seats = st.builds("{}{}".format, st.sampled_from([":", ":daisangen@"]), _any_seat)
        return seats | st.just(":none")
    if term.name in ("id", "rules"):
        return st.sampled_from([":ABC-1", ":a/b#c", ":Ünïcode立直", ":x:y@z+5m"])
    if term.value is Value.NONE:
        return nothing
    return _VALUES[term.value].map(":{}".format)


@st.composite
def _terms(draw: st.DrawFn) -> str:
    spelling = draw(st.sampled_from([*SPELLINGS, *SPELLINGS.values()]))
    value = draw(_values(BY_NAME[SPELLINGS[spelling]]))
    return spelling.replace("-", draw(st.sampled_from("-_"))) + value


@st.composite
def _melds(draw: st.DrawFn) -> str:
    word = draw(st.sampled_from(list(MELD_WORDS)))
    kind = MELD_WORDS[word].name
    suit = draw(st.sampled_from("mps"))
    rank = draw(st.integers(1, 7))
    tiles = {"CHI": f"{rank}{rank + 1}{rank + 2}", "PON": 3 * f"{rank}"}.get(kind, 4 * f"{rank}")
    if draw(st.booleans()):
        tiles = tiles.replace("5", "0", 1)
    feeder = draw(st.just("") | _any_seat.map("@{}".format))
    return f"{word}:{tiles}{suit}{feeder}"


_events = st.sampled_from(["paarenchan", "tsubame-gaeshi", "Tsubame_Gaeshi", "八連荘", *SAID_AS])
_blocks = st.lists(_tiles | st.sampled_from(NAMES[34:]), min_size=1, max_size=8).map("".join)
_winning = st.just("") | st.builds("{}+{}".format, st.sampled_from(["", " "]), _tiles)
_comments = st.sampled_from(["", " # as told: 1m riichi", "\t#", "\n", "\r\n"])
_gaps = st.sampled_from([" ", " ", " ", "  ", "\t", "　"])


@st.composite
def hand_lines(draw: st.DrawFn) -> str:
    """Lines of which most are right; some say a thing twice."""
    words = draw(st.lists(_blocks, max_size=3))
    if words:
        words[-1] += draw(_winning)
    words += draw(st.lists(_melds(), max_size=3))
    words += draw(st.lists(_terms() | _events | st.just("+3f"), max_size=6))
    text = draw(st.just("") | _gaps) + draw(_gaps).join(words) + draw(_comments)
    return draw(st.sampled_from([text, text, text.upper(), text.translate(_WIDE), "\ufeff" + text]))


_WIDE = {code: code + 0xFEE0 for code in map(ord, "0123456789mpszfESW+:@=,#")}
_ALPHABET = "".join({*"0123456789mpszfESWN+:@=,#-_ \t\n\r\f\0;²İ٣Ｅ　\ufeff\ufe0f\ud800\xa0"})
_PIECES = [
    *SPELLINGS,
    *MELD_WORDS,
    *NAMED,
    *SUIT_LETTERS,
    *SEAT_WORDS,
    *RELATIVE_WORDS,
    *SAID_AS,
    *_ALPHABET,
    *(" " * 30),
]
broken_lines = st.one_of(
    st.lists(st.sampled_from(_PIECES), max_size=12).map("".join),
    st.builds(
        "{}{}{}".format, st.sampled_from(LINES), st.sampled_from(_PIECES), st.text(max_size=3)
    ),
    st.builds(
        lambda line, at, piece: line[:at] + piece + line[at:],
        st.sampled_from(LINES) | hand_lines(),
        st.integers(0, 60),
        st.sampled_from(_PIECES),
    ),
    st.text(),
)
"""Lines of which most are wrong."""
