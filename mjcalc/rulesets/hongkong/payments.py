"""Who pays what in Hong Kong mahjong, and who guarantees for others (包)."""

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
from mjcalc.rulesets.hongkong.options import Options
from mjcalc.rulesets.liability import kong_feeder, last_meld_feeder
from mjcalc.rulesets.ruleset import Ruleset


def settle(reading: Reading, selection: Selection, value: Value, rules: Ruleset) -> Settled:
    """The payments of one win."""
    o: Options = rules.options
    hand = reading.hand
    by_tsumo = bool(reading.facts & facts.BY_TSUMO)
    liable = named(hand, selection, rules)
    assumed: tuple[str, ...] = ()
    if hand.melds and not hand.terms & t.PAO:
        if by_tsumo:
            liable, assumed = first_known((each, False) for each in _feeders(reading, o))
        elif o.discard_pays == "half" and _dealt_in(reading, o):
            liable = Liable(discarder(hand))
    return settled(hand, value, rules, by_tsumo=by_tsumo, liable=liable, assumed=assumed)


def _dealt_in(reading: Reading, o: Options) -> bool:
    """Whether the discarder could see it coming."""
    return any(THREATS[each].dealt_into(reading) for each in o.pao if each in THREATS)


def _feeders(reading: Reading, o: Options) -> Iterator[Feeder]:
    """Who may have fed something, the rule that comes first, first."""
    if "kong" in o.pao:
        yield kong_feeder(reading)
    for each in o.pao:
        if each in THREATS:
            yield THREATS[each].feeder(reading)
    if "fourth_meld" in o.pao:
        yield last_meld_feeder(reading.hand, 4, ankan=False)
