"""Every term and meld in every spelling, and what it puts into the hand."""

from typing import Any

import pytest

from mjcalc import terms as t
from mjcalc.hand import Hand, Meld, MeldKind, Pao
from mjcalc.notation import parse, write
from mjcalc.notation.lexicon import MELD_WORDS, RELATIVE_WORDS, SEAT_WORDS
from mjcalc.tiles import SEATS, TILES

VALUES = {
    "ready": ":deal",
    "seat": ":S",
    "round": ":W",
    "dealer": ":N",
    "players": ":4",
    "dora": ":3z5p",
    "ind": ":0p",
    "ura": ":1m",
    "uraind": ":1m2m",
    "kita": ":2",
    "flowers": ":15f",
    "honba": ":3",
    "sticks": ":1",
    "pao": ":E",
    "streak": ":2",
    "dice": ":14",
    "three-claims": ":SW",
    "funds": ":E=100,S=50",
    "out": ":W",
    "horses": ":1",
    "riichi-by": ":SN",
    "rules": ":tenhou",
    "id": ":ABC-1",
}


@pytest.mark.parametrize(("spelling", "name"), t.SPELLINGS.items())
def test_every_spelling_means_its_term(spelling: str, name: str) -> None:
    line = f"11m+1m {spelling}{VALUES.get(name, '')}"
    hand = parse(line)
    assert hand == parse(f"11m+1m {name}{VALUES.get(name, '')}")
    assert hand == parse(line.replace("-", "_") if name != "id" else line)
    said = t.HOUTEI if name == "last-tile" else t.BITS[name]
    assert hand.terms == t.MARKED | said | (t.RINSHAN if name == "double-kong" else 0)
    assert not hand.events


@pytest.mark.parametrize(("spelling", "said"), t.SAID_AS.items())
def test_words_that_are_a_term_and_its_value(spelling: str, said: tuple[str, str]) -> None:
    assert parse(f"11m+1m {spelling}") == parse(f"11m+1m {said[0]}:{said[1]}")


@pytest.mark.parametrize(
    ("words", "fields"),
    [
        ("ron@N", {"discarder": 3}),
        ("荣＠东", {"discarder": 0}),
        ("tsumo rinshan@S", {"kong_from": "S"}),
        ("rinshan@self", {"kong_from": "self"}),
        ("rinshan@left", {"kong_from": "N"}),
        ("chankan", {"robbed_ankan": False}),
        ("chankan:ankan", {"robbed_ankan": True}),
        ("ready:first", {"ready": "first"}),
        ("seat:4z round:南 dealer:🀂", {"seat": 3, "round": 1, "dealer": 2}),
        ("players:3", {"players": 3}),
        ("dora:3z3z05p", {"dora": (29, 29, 77, 13)}),
        ("ind:9m uraind:1m", {"ind": (8,), "uraind": (0,)}),
        ("flowers:51f", {"flowers": (34, 38)}),
        ("flowers:3", {"flowers": (), "flower_count": 3}),
        ("honba:0 sticks:9999", {"honba": 0, "sticks": 9999}),
        ("pao:none", {"pao": ()}),
        ("pao:E", {"pao": (Pao(0),)}),
        ("pao:daisuushii@W pao:N pao:big_three@left", None),
        ("huang", {"huang": None}),
        ("huang:0", {"huang": 0}),
        ("huang:2 dice:14", {"huang": 2, "dice": 14}),
        ("three-claims:WS", {"three_claims": (1, 2)}),
        ("out:南3z", {"out": (1, 2)}),
        ("funds:S=50,E=100", {"funds": ((0, 100), (1, 50))}),
        ("ｒｕｌｅｓ：ＷＲＣ id:Ａ", {"rules": "WRC", "id": "Ａ"}),
        ("id:Ab_C-1 RULES:My_House.toml", {"id": "Ab_C-1", "rules": "My_House.toml"}),
        ("id:立直#1+5m@:", {"id": "立直#1+5m@:"}),
        ("Tsubame_Gaeshi paarenchan", {"events": ("paarenchan", "tsubame-gaeshi")}),
    ],
)
def test_values(words: str, fields: dict[str, Any] | None) -> None:
    hand = parse(f"11m+1m {words}")
    if fields is None:
        fields = {"pao": (Pao(3), Pao(3, "big_three"), Pao(2, "daisuushii"))}
    assert {name: getattr(hand, name) for name in fields} == fields
    assert hand == Hand((0, 0), 0, terms=hand.terms, **fields)
    assert parse(write(hand)) == hand


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("last-tile tsumo", t.HAITEI | t.TSUMO),
        ("tsumo 海底", t.HAITEI | t.TSUMO),
        ("last-tile", t.HOUTEI),
        ("ron last-tile", t.HOUTEI | t.RON),
        ("double-kong", t.DOUBLE_KONG | t.RINSHAN),
        ("double-kong rinshan", t.DOUBLE_KONG | t.RINSHAN),
        ("double-riichi open-riichi", t.DOUBLE_RIICHI | t.OPEN_RIICHI),
    ],
)
def test_terms_that_stand_for_others(words: str, said: int) -> None:
    assert parse(f"11m+1m {words}").terms == t.MARKED | said


@pytest.mark.parametrize(("word", "kind"), MELD_WORDS.items())
def test_every_word_for_a_meld(word: str, kind: MeldKind) -> None:
    tiles = {MeldKind.CHI: "435p", MeldKind.PON: "777z"}.get(kind, "0555s")
    (meld,) = parse(f"11m+1m {word}:{tiles}").melds
    assert meld.kind is kind
    assert meld.feeder is None
    assert parse(f"11m+1m {word.upper()}：{tiles}＠Ｗ").melds[0].feeder == 2


def test_melds_stand_in_the_order_in_which_they_were_made() -> None:
    hand = parse("1m+1m pon:05p5p@S riichi chi:304m@left ankan:東東東東")
    red = {name: TILES[name] for name in ("0p", "0m")}
    assert hand.melds == (
        Meld(MeldKind.PON, (red["0p"], 13, 13), 1),
        Meld(MeldKind.CHI, (2, 3, red["0m"]), 3),
        Meld(MeldKind.ANKAN, (27, 27, 27, 27)),
    )
    assert write(hand) == "1m+1m pon:055p@S chi:340m@N ankan:1111z riichi"


@pytest.mark.parametrize(("word", "seat"), SEAT_WORDS.items())
def test_every_word_for_a_seat(word: str, seat: int) -> None:
    hand = parse(f"11m+1m seat:{word} pon:111m@{word.upper()} out:{word}")
    assert (hand.seat, hand.melds[0].feeder, hand.out) == (seat, seat, (seat,))


@pytest.mark.parametrize(
    ("seat", "players", "left", "across", "right"),
    [
        ("E", 4, "N", "W", "S"),
        ("S", 4, "E", "N", "W"),
        ("W", 4, "S", "E", "N"),
        ("N", 4, "W", "S", "E"),
        ("E", 3, "W", None, "S"),
        ("S", 3, "E", None, "W"),
        ("W", 3, "S", None, "E"),
    ],
)
def test_seats_as_the_winner_sees_them(
    seat: str, players: int, left: str, across: str | None, right: str
) -> None:
    found = {"left": left, "across": across, "right": right}
    for word, relation in RELATIVE_WORDS.items():
        where = found[("right", "across", "left")[relation + 3]]
        if where is None:
            continue
        text = f"11m+1m pon:111m@{word} ron@{word} seat:{seat} rinshan@{word} pao:{word}"
        hand = parse(text, players)
        assert hand.discarder is not None
        assert SEATS[hand.discarder] == where
        assert hand.melds[0].feeder == hand.pao[0].seat == hand.discarder
        assert hand.kong_from == where
        assert parse(f"{text} players:{players}", 7 - players).melds == hand.melds


def test_the_canonical_order() -> None:
    line = "23488m345678p67s+5s riichi ron@S seat:E round:E honba:1 sticks:1"
    tiles, *words = line.split()
    assert write(parse(" ".join([tiles, *reversed(words)]))) == line
    everything = (
        "1m+1m chi:123m pon:111z riichi ippatsu seat:S dora:3z pao:E tsubame-gaeshi "
        "rules:tenhou id:A"
    )
    tiles, chi, pon, *words = everything.split()
    assert write(parse(" ".join([tiles, *reversed(words), chi, pon]))) == everything


def test_a_hand_that_was_not_read_can_be_written() -> None:
    assert write(Hand((0, 1), 2, seat=1, honba=2)) == "123m seat:S honba:2"
    assert write(Hand((), 41, flowers=(34,))) == "+8f flowers:1f"
    assert write(Hand((0, 1), None)) == "12m"
