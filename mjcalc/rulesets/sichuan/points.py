"""From fan to what is paid: two to the power of the fan, up to the cap."""

from collections.abc import Hashable, Mapping

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.sichuan.options import MOST_FAN, Options

OPPONENTS = 3


def capped(fan: int, o: Options) -> int:
    """The fan that are paid for."""
    return max(0, min(fan, MOST_FAN if o.fan_cap is None else o.fan_cap))


def share(fan: int, o: Options, *, by_tsumo: bool) -> int:
    """What one payer pays for a hand of so many fan."""
    added = 1 if by_tsumo and o.self_draw_bonus == "add_base" else 0
    return (1 << capped(fan, o)) + added


def value(
    reading: Reading, selection: Selection, counts: Mapping[int, int], rules: Ruleset
) -> Value:
    """The worth of the fan of `selection`; by self-draw all who are still in pay."""
    o: Options = rules.options
    fan = selection.worth(counts)
    by_tsumo = bool(reading.facts & facts.BY_TSUMO)
    each = share(fan, o, by_tsumo=by_tsumo)
    payers = OPPONENTS - len(reading.hand.out) if by_tsumo else 1
    limit = "limit" if o.fan_cap is not None and fan >= o.fan_cap else None
    return Value(each * payers, (fan,), each, limit=limit, total=capped(fan, o))


def same(reading: Reading) -> Hashable:
    """What the value depends on beside the rows: how it was won, and how many were still in."""
    return reading.facts & facts.BY_TSUMO, len(reading.hand.out)
