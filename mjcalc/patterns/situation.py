"""Conditions on how the hand was won: the draw or discard, the wait, the terms that were said."""

from collections.abc import Mapping
from typing import Final

from mjcalc import terms as t
from mjcalc.patterns.condition import Condition, said, where
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.tiles import DORA_OF, FIELD, NORTH, ONE_FIELD, Kind, Tile, count, kind_of

concealed = Condition(needs=facts.CONCEALED)
"""No open meld; concealed kongs are allowed."""

by_ron = Condition(needs=facts.BY_RON)
by_tsumo = Condition(needs=facts.BY_TSUMO)

on_a_pair = Condition(needs=facts.TANKI)
"""The winning tile completed the pair."""

on_the_middle = Condition(needs=facts.KANCHAN)
"""The winning tile completed a run in its middle."""

on_an_edge = Condition(needs=facts.PENCHAN)
"""The winning tile completed 123 with its 3 or 789 with its 7."""

on_both_sides = Condition(needs=facts.RYANMEN)
"""The winning tile completed a run at one of its two open ends."""

is_dealer = Condition(needs=facts.IS_DEALER)

value_pair = Condition(needs=facts.PAIR_OF_VALUE)
honour_pair = Condition(needs=facts.PAIR_OF_HONOURS)

standard = Condition(needs=facts.STANDARD)
unconnected = Condition(needs=facts.UNCONNECTED)
unconnected_with_a_pair = Condition(needs=facts.UNCONNECTED_WITH_A_PAIR)
seven_pairs = Condition(needs=facts.SEVEN_PAIRS)
seven_pairs_and_a_triplet = Condition(needs=facts.SEVEN_PAIRS_AND_A_TRIPLET)
thirteen_orphans = Condition(needs=facts.THIRTEEN_ORPHANS)
thirteen_sided = Condition(needs=facts.THIRTEEN_ORPHANS | facts.THIRTEEN_SIDED)
"""Thirteen orphans that waited for every one of them."""


def open_melds(number: int) -> Condition:
    """At least `number` open melds."""
    return Condition(needs=facts.OPEN_MELDS[number])


def melds(number: int, *, ankan: bool) -> Condition:
    """At least `number` melds; `ankan`: a concealed kong is one."""
    if not ankan:
        return open_melds(number)
    return Condition(test=lambda reading: reading.melds.number >= number)


def without(condition: Condition) -> Condition:
    """None of the facts that `condition` needs; only for conditions of facts."""
    assert condition.test is None
    assert not condition.lacks
    return Condition(lacks=condition.needs)


def winning_on(kind: Kind) -> Condition:
    """The winning tile is this one."""
    return Condition(test=lambda reading: reading.winning == kind)


fourth_tile = said(t.FOURTH)
"""The winning tile was the last of its kind, the others in view."""

_SAID_FOURTH = facts.said(t.FOURTH)


@where()
def fourth_tile_or_own_melds(reading: Reading) -> int:
    """As `fourth_tile`; it need not be said where the others lie in the winner's own melds."""
    if reading.facts & _SAID_FOURTH:
        return 1
    melds = reading.melds.tiles
    return melds != 0 and count(melds, reading.winning) == 3


def declared_ready(when: str) -> Condition:
    """Declared ready on the `deal`, or after the `first` discard."""

    @where(facts.said(t.READY))
    def ready(reading: Reading) -> int:
        return reading.hand.ready == when

    return ready


def dora(players: int) -> Condition:
    """Tiles of the hand that are dora, as often as they are; norths set aside are its tiles too."""
    indicated = _places(players)

    @where(facts.DORA)
    def dora_tiles(reading: Reading) -> int:
        hand = reading.hand
        found = _copies(reading, hand.ind, indicated) if hand.ind else 0
        return found + _copies(reading, hand.dora) if hand.dora else found

    return dora_tiles


def ura_dora(players: int) -> Condition:
    """Tiles of the hand that are ura dora."""
    indicated = _places(players)

    @where(facts.URA_DORA)
    def ura_dora_tiles(reading: Reading) -> int:
        hand = reading.hand
        found = _copies(reading, hand.uraind, indicated) if hand.uraind else 0
        return found + _copies(reading, hand.ura) if hand.ura else found

    return ura_dora_tiles


def _places(players: int) -> Mapping[Tile, int]:
    """Where in a bag the dora of each indicator is counted."""
    return {tile: FIELD * kind for tile, kind in DORA_OF[players].items()}


_OWN_PLACES: Final = {tile: FIELD * kind_of(tile) for tile in DORA_OF[4]}
_NORTHS: Final = FIELD * NORTH


def _copies(
    reading: Reading, tiles: tuple[Tile, ...], meant: Mapping[Tile, int] = _OWN_PLACES
) -> int:
    """How many tiles of the hand `tiles` mean; a kind that is named twice counts twice."""
    bag = reading.tiles
    found = 0
    for tile in tiles:
        place = meant[tile]
        found += bag >> place & ONE_FIELD
        if place == _NORTHS:
            found += reading.hand.kita
    return found


@where(facts.BY_RON)
def dealt_in_without_riichi(reading: Reading) -> int:
    """The discarder had not declared riichi himself."""
    return reading.hand.discarder not in reading.hand.riichi_by


@where(facts.said(t.KITA))
def norths_set_aside(reading: Reading) -> int:
    """How many norths were set aside."""
    return reading.hand.kita


@where(facts.RED_FIVES)
def red_fives(reading: Reading) -> int:
    """How many red fives."""
    return len(reading.hand.red_fives)
