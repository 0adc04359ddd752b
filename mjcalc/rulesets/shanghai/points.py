"""花数: what a hand is worth in flowers, class by class (1.9.3)."""

from collections.abc import Mapping
from math import prod

from mjcalc.reading.reading import Reading
from mjcalc.results import Item
from mjcalc.rulesets.base import MOST_DOUBLINGS, Selection, Value
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.shanghai.flowers import base
from mjcalc.rulesets.shanghai.hands import CLASS_1, CLASS_2, CLASS_3, CLASS_4
from mjcalc.rulesets.shanghai.huang import factor_of
from mjcalc.rulesets.shanghai.options import Options
from mjcalc.rulesets.shanghai.payments import partners, shares


def value(reading: Reading, selection: Selection, _: Mapping[int, int], rules: Ruleset) -> Value:
    """Class 1 alone; else class 2, else the base flowers with class 3, times class 4; then 荒番."""
    o: Options = rules.options
    worth: dict[str, list[int]] = {CLASS_1: [], CLASS_2: [], CLASS_3: [], CLASS_4: []}
    for index, each in zip(selection.rows, selection.values, strict=True):
        worth[rules.patterns[index].group].append(each)
    items: tuple[Item, ...] = ()
    if worth[CLASS_1]:
        flowers = o.la * worth[CLASS_1][0]
    elif worth[CLASS_2]:
        flowers = o.la * worth[CLASS_2][0]
    else:
        items = base(reading, o)
        flowers = sum(item.value for item in items) * fan_factor(worth[CLASS_3], o)
    flowers *= prod(worth[CLASS_4])
    flowers *= factor_of(reading.hand, o, class_1=bool(worth[CLASS_1]))
    share = flowers * o.stake
    return Value(
        points=share * sum(shares(reading, o, partners(reading.hand, o)).values()),
        rank=(flowers,),
        base=share,
        total=flowers,
        base_items=items,
    )


def fan_factor(fan: list[int], o: Options) -> int:
    """What the base flowers are multiplied by for patterns of so many fan each (番数累乘)."""
    return 1 << min(sum(fan), MOST_DOUBLINGS) if o.fan_mode == "pow2" else prod(fan)
