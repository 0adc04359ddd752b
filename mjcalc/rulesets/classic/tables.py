"""The ladder as a table."""

from collections.abc import Sequence

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.classic.hands import BY_FAN, hands
from mjcalc.rulesets.classic.options import Options
from mjcalc.rulesets.classic.points import LOSERS
from mjcalc.rulesets.classic.tiers import TIERS, Tier

_HEADERS = ("tier", "self-draw, each", "one pays all (全包)", "discard", "patterns")


def tables(o: Options) -> tuple[Table, ...]:
    """Every tier with what is paid for it and its patterns."""
    return (Table("Tiers", _HEADERS, tuple(_row(tier, o) for tier in TIERS)),)


def cell(o: Options, words: Sequence[str]) -> Table:
    """One tier, by its name (`满贯`, `manguan`)."""
    word = "".join(words).lower()
    for tier in TIERS:
        if word in (tier.native, tier.pinyin):
            return Table(tier.native, _HEADERS, (_row(tier, o),))
    names = ", ".join(f"{tier.native} ({tier.pinyin})" for tier in TIERS)
    raise RulesError(f"there is no tier {' '.join(words)!r}", f"the tiers are {names}")


def _row(tier: Tier, o: Options) -> tuple[str, ...]:
    fan = TIERS.index(tier)
    patterns = []
    for row in hands(o):
        if row.closed == tier.discard:
            more = "+" if fan == o.fan_cap else ""
            patterns.append(
                f"{row.native} with {fan}{more} fan" if row.id in BY_FAN else row.native
            )
    paid = (tier.self_draw, LOSERS * tier.self_draw, tier.discard)
    name = f"{tier.native} {tier.pinyin}"
    return (name, *map(str, paid), ", ".join(dict.fromkeys(patterns)))
