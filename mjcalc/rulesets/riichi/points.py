"""From han and fu to points.

Sources: WRC rules 2025 sections 11 and 13, EMA Riichi rules 2025, tenhou.net/man; three-player
shares as on riichi.wiki ("Sanma").
"""

from collections.abc import Mapping
from typing import Final

from mjcalc.reading import facts
from mjcalc.reading.reading import Reading
from mjcalc.rulesets.base import Selection, Value
from mjcalc.rulesets.riichi.fu import count_fu
from mjcalc.rulesets.riichi.options import Options, TsumoPayment
from mjcalc.rulesets.ruleset import Ruleset

YAKUMAN: Final = 8000
"""The base of one yakuman. A base is what a child pays another for a self-draw."""

LIMITS: Final = (
    (13, YAKUMAN, "counted_yakuman"),
    (11, 6000, "sanbaiman"),
    (8, 4000, "baiman"),
    (6, 3000, "haneman"),
    (5, 2000, "mangan"),
)
"""From how many han on, which base, and its name."""

_SIXTHS: Final[dict[TsumoPayment, tuple[int, int, int]]] = {
    "loss": (12, 12, 6),
    "half": (18, 15, 9),
    "full": (24, 18, 12),
    "equalize": (18, 12, 12),
    "proportional": (18, 16, 8),
    "oya_pays": (18, 18, 6),
    "ko_pays": (18, 12, 12),
    "add_1000": (12, 12, 6),
    "ron_loss": (12, 12, 6),
}
"""Three players: what each pays a dealer, a dealer pays a child, a child pays a child; in sixths
of the base. Who pays the missing fourth player's share is what the modes differ in."""


def hundreds(points: int) -> int:
    """Rounded up to the next hundred, as each payer's share is."""
    return -(-points // 100) * 100


def base_points(han: int, fu: int, o: Options) -> tuple[int, str | None]:
    """The base of a hand without a yakuman, and the name of its limit if it has one."""
    for least, base, name in LIMITS:
        if han >= least and not (least == 13 and o.counted_limit == "sanbaiman"):
            return base, name
    base = fu << 2 + han
    if base > 2000 or (o.kiriage_mangan and base == 1920):
        return 2000, "mangan"
    return base, None


def tsumo_shares(base: int, winner_deals: bool, o: Options) -> tuple[int, int]:
    """What a paying dealer and what each other payer pays for a self-draw, without honba."""
    to_dealer, from_dealer, other = _SIXTHS[o.tsumo_payment if o.players == 3 else "loss"]
    if winner_deals:
        from_dealer = other = to_dealer
    extra = 1000 if o.players == 3 and o.tsumo_payment == "add_1000" else 0
    return hundreds(-(-base * from_dealer // 6) + extra), hundreds(-(-base * other // 6) + extra)


def tsumo_total(base: int, winner_deals: bool, o: Options) -> int:
    """What all payers pay together for a self-draw, without honba."""
    dealer, other = tsumo_shares(base, winner_deals, o)
    return (o.players - 1) * other if winner_deals else dealer + (o.players - 2) * other


def ron_total(base: int, winner_deals: bool, o: Options) -> int:
    """What the discarder pays, without honba."""
    if o.players == 3 and o.tsumo_payment == "ron_loss":
        return tsumo_total(base, winner_deals, o)
    return hundreds(base * (6 if winner_deals else 4))


def value(
    reading: Reading, selection: Selection, counts: Mapping[int, int], rules: Ruleset
) -> Value:
    """The worth of the yaku of `selection`; ties go to real yakuman, more han, more fu."""
    total = selection.worth(counts)
    if selection.group == "yakuman":
        return _of_yakuman(reading, total, rules.options)
    fu = count_fu(reading, rules)
    base, limit, points = _worth(total, fu.fu, reading, rules)
    return Value(points, (0, total, fu.fu), base, total, fu.fu, fu.unrounded, fu.items, limit)


def _worth(han: int, fu: int, reading: Reading, rules: Ruleset) -> tuple[int, str | None, int]:
    """The base, its limit and the points."""
    key = "worth", han, fu, reading.facts & _SIDE
    known: tuple[int, str | None, int] | None = rules.answers.get(key)
    if known is None:
        base, limit = base_points(han, fu, rules.options)
        known = base, limit, _points(base, reading, rules.options)
        rules.remember(key, known)
    return known


_SIDE: Final = facts.IS_DEALER | facts.BY_TSUMO


def _of_yakuman(reading: Reading, total: int, o: Options) -> Value:
    times = total if o.yakuman_max is None else min(total, o.yakuman_max)
    base = YAKUMAN * times
    points = _points(base, reading, o)
    return Value(points, (1, total, 0), base, limit="yakuman", yakuman=times)


def _points(base: int, reading: Reading, o: Options) -> int:
    deals = bool(reading.facts & facts.IS_DEALER)
    return (tsumo_total if reading.facts & facts.BY_TSUMO else ron_total)(base, deals, o)
