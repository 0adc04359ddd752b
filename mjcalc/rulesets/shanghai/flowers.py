"""底花, the base flowers: the table that counts them is the table that prints them (1.9.2)."""

from typing import Final, NamedTuple

from mjcalc.patterns.flowers import number_of_flowers
from mjcalc.reading.reading import Reading
from mjcalc.results import Item
from mjcalc.rulesets.shanghai.options import Options
from mjcalc.tiles import DRAGONS, NUMBERS, WINDS, Bag


class Element(NamedTuple):
    """An element of the base. `place` is its place among `_sets`: which sets it is about."""

    id: str
    native: str
    name: str
    tiles: Bag
    place: int
    flowers: int
    """Flowers for each."""


PUNG, HIDDEN, OPEN_KONG, HIDDEN_KONG = range(4)

ELEMENTS: Final = (
    Element("wind_pung", "风向碰", "Wind pung", WINDS, PUNG, 1),
    Element("wind_triplet", "风暗刻", "Concealed wind triplet", WINDS, HIDDEN, 1),
    Element("dragon_pung", "字牌碰", "Dragon pung", DRAGONS, PUNG, 2),
    Element("dragon_triplet", "字暗刻", "Concealed dragon triplet", DRAGONS, HIDDEN, 2),
    Element("suit_kong", "明杠", "Open kong of a suit", NUMBERS, OPEN_KONG, 1),
    Element("concealed_suit_kong", "暗杠", "Concealed kong of a suit", NUMBERS, HIDDEN_KONG, 2),
    Element("wind_kong", "风向明杠", "Open wind kong", WINDS, OPEN_KONG, 2),
    Element("concealed_wind_kong", "风向暗杠", "Concealed wind kong", WINDS, HIDDEN_KONG, 3),
    Element("dragon_kong", "字牌明杠", "Open dragon kong", DRAGONS, OPEN_KONG, 3),
    Element("concealed_dragon_kong", "字牌暗杠", "Concealed dragon kong", DRAGONS, HIDDEN_KONG, 4),
)  # fmt: skip
"""The sets that count; a flower tile is 1 each. An added kong is an open one."""


def base(reading: Reading, o: Options) -> tuple[Item, ...]:
    """The base flowers of a hand, an item for each element that it has."""
    items = [Item("base", "Every hand", 1, o.base_flowers)]
    flowers = number_of_flowers(reading)
    if flowers:
        items.append(Item("flower", "Flower tile", flowers, flowers))
    if reading.triplets:
        sets = _sets(reading)
        for element in ELEMENTS:
            times = (sets[element.place] & element.tiles).bit_count()
            if times:
                items.append(Item(element.id, element.name, times, times * element.flowers))
    return tuple(items)


def _sets(reading: Reading) -> tuple[Bag, Bag, Bag, Bag]:
    """The triplets of each sort; one that a discard completed is worth what a pung is."""
    concealed, kongs = reading.concealed, reading.kongs
    return (
        reading.triplets & ~kongs & ~concealed,
        concealed & ~kongs,
        kongs & ~concealed,
        kongs & concealed,
    )
