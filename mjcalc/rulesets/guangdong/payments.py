"""Who pays what in Guangdong mahjong, and who pays for others."""

from collections.abc import Iterator

from mjcalc import terms as t
from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Selection, Settled, Value
from mjcalc.rulesets.cantonese.liability import (
    THREATS,
    Feeder,
    Liable,
    discarder,
    first_known,
    named,
)
from mjcalc.rulesets.cantonese.payments import settled
from mjcalc.rulesets.guangdong.options import Options
from mjcalc.rulesets.guangdong.points import dealt_into_liability
from mjcalc.rulesets.liability import kong_feeder, last_meld_feeder
from mjcalc.rulesets.ruleset import Ruleset


def settle(reading: Reading, selection: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments of one win."""
    liable, assumed = _liable(reading, selection, rules)
    by_tsumo = bool(reading.facts & facts.BY_TSUMO)
    return settled(reading.hand, value, rules, by_tsumo=by_tsumo, liable=liable, assumed=assumed)


def _liable(
    reading: Reading, selection: Selection, rules: Ruleset
) -> tuple[Liable | None, tuple[str, ...]]:
    """Who pays for others, and what was assumed about it."""
    o: Options = rules.options
    hand = reading.hand
    liable = named(hand, selection, rules)
    if liable is not None:
        threats = o.half_liability and any(THREATS[each].hand.holds(reading) for each in o.threats)
        return liable._replace(half=threats), ()
    assumed: tuple[str, ...] = ()
    if hand.melds and not hand.terms & t.PAO:
        liable, assumed = first_known(_feeders(reading, o))
    if liable is None and dealt_into_liability(reading, o):
        liable = Liable(discarder(hand))
    return liable, assumed


def _feeders(reading: Reading, o: Options) -> Iterator[tuple[Feeder, bool]]:
    """Who may have fed something, the rule that comes first, first; and whether he pays half."""
    by_tsumo = bool(reading.facts & facts.BY_TSUMO)
    if "kong" in o.pao:
        yield kong_feeder(reading), False
    if o.half_liability:
        for each in o.threats:
            yield THREATS[each].feeder(reading), True
    if by_tsumo and "fourth_meld" in o.pao:
        yield last_meld_feeder(reading.hand, 4, ankan=o.concealed_kong_is_down), False
