"""What cannot be in riichi, beside what cannot be anywhere."""

from collections.abc import Callable, Iterable, Sequence

from mjcalc import terms as t
from mjcalc.faults.contradictions import (
    Contradiction,
    by_ron,
    deals,
    has_meld,
    meld_where,
    pao_where,
    parts_with,
    without_kong,
)
from mjcalc.hand import Hand, MeldKind
from mjcalc.reading.reading import meld_facts
from mjcalc.rulesets.riichi.options import Options
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import YAOCHUU, Seat, Tile, kind_of, mask

FIRST_TURN = t.TENHOU | t.CHIIHOU | t.RENHOU


def contradictions(o: Options) -> Sequence[Contradiction]:
    """The rows for these options."""
    kans = 4
    shown = 1 + kans if o.kan_dora else 1
    ura_shown = 1 + kans if o.kan_ura_dora else 1
    whose = "" if o.renhou_dealer else "non-dealer's "
    elsewhere = "" if o.renhou_dealer else " and another seat than the dealer's"

    def not_orphans(hand: Hand, _: Ruleset) -> bool:
        return bool(hand.melds) or bool(hand.bag & ~YAOCHUU)

    return (
        Contradiction(
            "riichi-open",
            t.ANY_RIICHI,
            "riichi needs a concealed hand, and this one has an open meld",
            "leave {terms} out, or write the meld as ankan:",
            some=True,
            beside=t.OPENED,
        ),
        Contradiction(
            "ippatsu-without-riichi",
            t.IPPATSU,
            "ippatsu needs a riichi",
            "write riichi too, or leave ippatsu out",
            without=t.ANY_RIICHI,
        ),
        Contradiction(
            "ura-without-riichi",
            t.URA | t.URAIND,
            "ura dora need a riichi",
            "write riichi too, or leave {terms} out",
            some=True,
            without=t.ANY_RIICHI,
        ),
        Contradiction(
            "ippatsu-with-rinshan",
            t.IPPATSU | t.RINSHAN,
            "a kong ends ippatsu, so it cannot go with rinshan",
            "keep one of the two",
            lambda hand, _: not hand.kita or bool(hand.melds),
        ),
        Contradiction(
            "haitei-with-rinshan",
            t.HAITEI | t.RINSHAN,
            "a replacement tile is never the last tile, so haitei cannot go with rinshan",
            "keep one of the two",
        ),
        Contradiction(
            "houtei-with-chankan",
            t.HOUTEI | t.CHANKAN,
            "a tile added to a kong is no discard, so houtei cannot go with chankan",
            "keep one of the two",
        ),
        Contradiction(
            "kanburi-with-chankan",
            t.KONG_DISCARD | t.CHANKAN,
            "a robbed kong was not followed by a discard",
            "keep one of the two",
        ),
        Contradiction(
            "riichi-in-first-turn",
            t.ANY_RIICHI,
            "nobody can be in riichi before his first discard",
            "leave {terms} out",
            some=True,
            beside=FIRST_TURN,
        ),
        Contradiction(
            "tenhou-impossible",
            t.TENHOU,
            "tenhou is the dealer's self-draw without a meld",
            "write tsumo and seat:E, or leave tenhou out",
            lambda hand, rules: by_ron(hand, rules) or not deals(hand, rules) or bool(hand.melds),
        ),
        Contradiction(
            "chiihou-impossible",
            t.CHIIHOU,
            "chiihou is a non-dealer's self-draw without a meld",
            "write tsumo and another seat than the dealer's, or leave chiihou out",
            lambda hand, rules: by_ron(hand, rules) or deals(hand, rules) or has_meld(hand, rules),
        ),
        Contradiction(
            "renhou-impossible",
            t.RENHOU,
            f"renhou is a {whose}win on a discard without a meld",
            f"write ron{elsewhere}, or leave renhou out",
            lambda hand, rules: (
                not by_ron(hand, rules)
                or (deals(hand, rules) and not o.renhou_dealer)
                or has_meld(hand, rules)
            ),
        ),
        Contradiction(
            "too-many-indicators",
            t.IND,
            f"these rules turn at most {shown} dora indicator{'s'[: shown > 1]}",
            "",
            lambda hand, _: len(hand.ind) > shown,
        ),
        Contradiction(
            "too-many-indicators",
            t.URAIND,
            f"these rules turn at most {ura_shown} ura dora indicator{'s'[: ura_shown > 1]}",
            "",
            lambda hand, _: len(hand.uraind) > ura_shown,
        ),
        Contradiction(
            "dora-and-indicators",
            t.DORA | t.IND,
            "dora: names the dora itself and ind: its indicator; a hand says one of them",
            "keep one of the two",
        ),
        Contradiction(
            "dora-and-indicators",
            t.URA | t.URAIND,
            "ura: names the ura dora itself and uraind: its indicator; a hand says one of them",
            "keep one of the two",
        ),
        Contradiction(
            "chankan-of-ankan",
            t.CHANKAN,
            "these rules do not let kokushi rob a concealed kong"
            if not o.kokushi_robs_ankan
            else "only kokushi may rob a concealed kong",
            "leave :ankan out if the kong was an added one",
            lambda hand, rules: (
                hand.robbed_ankan and (not o.kokushi_robs_ankan or not_orphans(hand, rules))
            ),
        ),
        Contradiction(
            "unknown-pattern",
            t.PAO,
            f"these rules know liability only for {', '.join(o.pao.yakuman) or 'nothing'}",
            "",
            lambda hand, _: any(
                pao.pattern is not None and pao.pattern not in o.pao.yakuman for pao in hand.pao
            ),
            part=pao_where(lambda _, pao: pao.pattern not in (None, *o.pao.yakuman)),
        ),
        *(row for local, row in _LOCAL.items() if local in o.local_yaku),
        *(_THREE_PLAYERS if o.players == 3 else _FOUR_PLAYERS),
        Contradiction(
            "rinshan-without-kong",
            t.RINSHAN,
            "rinshan needs a kong, and this hand has none",
            "write the kong as a meld (ankan:1111m), or leave rinshan out",
            lambda hand, rules: without_kong(hand, rules) and not (o.kita_rinshan and hand.kita),
        ),
    )


_LOCAL = {
    "tsubame_gaeshi": Contradiction(
        "tsubame-gaeshi-with-tsumo",
        t.TSUMO,
        "tsubame-gaeshi goes with a discard, and this is a self-draw",
        "write ron, or leave tsubame-gaeshi out",
        lambda hand, _: "tsubame-gaeshi" in hand.events,
        part="tsubame-gaeshi",
    ),
    "paarenchan": Contradiction(
        "paarenchan-without-dealer",
        0,
        "paarenchan is the dealer's",
        "write seat:E, or leave paarenchan out",
        lambda hand, rules: "paarenchan" in hand.events and not deals(hand, rules),
        part="paarenchan",
    ),
    "toukanhou": Contradiction(
        "toukanhou-without-rinshan",
        0,
        "toukanhou is a win on a replacement tile",
        "write rinshan too",
        lambda hand, _: "toukanhou" in hand.events and not hand.terms & t.RINSHAN,
        part="toukanhou",
    ),
}
"""By the local yaku whose word they are about."""

_MIDDLE_CHARACTERS = mask(range(1, 8))


def _has_middle_characters(hand: Hand, _: Ruleset) -> bool:
    every = hand.bag + hand.shown + meld_facts(hand.melds).tiles
    return bool(every & _MIDDLE_CHARACTERS) or any(
        map(_is_middle_character, (*hand.dora, *hand.ura))
    )


def _is_middle_character(tile: Tile) -> bool:
    return 0 < kind_of(tile) < 8


def _no_seat(
    terms: int,
    seats: Callable[[Hand], Iterable[Seat | None]],
    part: str | Callable[[Hand], str] = "",
) -> Contradiction:
    return Contradiction(
        "no-such-seat",
        terms,
        "three players have no seat N",
        "E, S or W",
        lambda hand, _: NORTH_SEAT in seats(hand),
        part=part,
    )


NORTH_SEAT = 3

_THREE_PLAYERS = (
    Contradiction(
        "chi-with-three-players",
        0,
        "three players do not call runs",
        "",
        lambda hand, _: any(meld.kind is MeldKind.CHI for meld in hand.melds),
        part=meld_where(lambda _, meld: meld.kind is MeldKind.CHI),
    ),
    Contradiction(
        "no-such-tile-with-three-players",
        0,
        "three players play without 2m to 8m",
        "of the characters there are 1m and 9m",
        _has_middle_characters,
        part=lambda hand: next(iter(parts_with(hand, _is_middle_character))),
    ),
    _no_seat(
        0,
        lambda hand: [meld.feeder for meld in hand.melds],
        meld_where(lambda _, meld: meld.feeder == NORTH_SEAT),
    ),
    _no_seat(t.SEAT, lambda hand: [hand.seat]),
    _no_seat(t.RON, lambda hand: [hand.discarder]),
    _no_seat(
        t.PAO,
        lambda hand: [pao.seat for pao in hand.pao],
        pao_where(lambda _, pao: pao.seat == NORTH_SEAT),
    ),
    _no_seat(t.RIICHI_BY, lambda hand: hand.riichi_by),
)

_FOUR_PLAYERS = (
    Contradiction(
        "kita-with-four-players",
        t.KITA,
        "norths are set aside only with three players",
        "add players:3, or use a three-player ruleset",
    ),
)
