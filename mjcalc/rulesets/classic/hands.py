"""The patterns of the classic ladder, tier by tier as the text has them.

The value of a row is what a discarder pays. A hand has its highest row, and no other.
"""

from typing import Final

from mjcalc import terms as t
from mjcalc.patterns import honours, situation, suits, terminals, triplets
from mjcalc.patterns.condition import Condition, either, said
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.classic.names import ROMANIZED
from mjcalc.rulesets.classic.options import Options
from mjcalc.rulesets.classic.tiers import (
    BY_NAME,
    DOUBLE_LIMIT,
    EIGHTFOLD_LIMIT,
    FOURFOLD_LIMIT,
    LIMIT,
    TIERS,
    Tier,
)

GROUP: Final = "tier"

BY_FAN: Final = ("hunyise", "duiduihu")
"""The patterns whose tier their fan decide."""

listed_tiles = either(
    either(suits.half_flush, suits.full_flush),
    either(triplets.all_triplets, either(honours.little_three_dragons, honours.big_three_dragons)),
)
"""Every pattern that is of the tiles is one of these; 十三幺 has no kong."""


def groups(_: Options) -> tuple[Group, ...]:
    """One group: the highest row is the hand."""
    return (Group(GROUP, highest=True),)


def hands(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options."""
    replaced = said(t.RINSHAN) & situation.standard
    if o.kong_win_needs_pattern:
        replaced &= listed_tiles
    # With more fan than the table has, the two patterns by themselves can be worth more.
    both = () if o.fan_cap > 2 else BY_FAN
    return (
        *(row for fan in range(o.fan_cap + 1) for row in _with_fan(fan, o)),
        _row("qingyise", "清一色", "Full Flush", LIMIT, suits.full_flush),
        _row("hunyise_duiduihu", "混一色对对胡", "Half Flush of Triplets", LIMIT,
             suits.half_flush & triplets.all_triplets, *both),
        _row("gangshangkaihua", "杠上开花", "Win on a Kong's Replacement", LIMIT, replaced),
        _row("yijiudui", "一九对", "Terminal and Honour Triplets", DOUBLE_LIMIT,
             triplets.all_triplets & terminals.terminals_and_honours),
        _row("qingyise_duiduihu", "清一色对对胡", "Full Flush of Triplets", DOUBLE_LIMIT,
             suits.full_flush & triplets.all_triplets),
        _row("sianke", "四暗刻", "Four Concealed Triplets", FOURFOLD_LIMIT,
             triplets.concealed_triplets(4)),
        _row("xiaosanyuan", "小三元", "Little Three Dragons", FOURFOLD_LIMIT,
             honours.little_three_dragons),
        _row("jingyijiu_duiduihu", "净一九对对胡", "Terminal Triplets", FOURFOLD_LIMIT,
             triplets.all_triplets & terminals.all_terminals),
        _row("fengyise", "风一色", "All Honours", FOURFOLD_LIMIT,
             triplets.all_triplets & terminals.all_honours),
        _row("shisanyao", "十三幺", "Thirteen Orphans", EIGHTFOLD_LIMIT,
             situation.thirteen_orphans),
        _row("sixi", "四喜", "Four Winds", EIGHTFOLD_LIMIT, honours.big_four_winds),
        *_little_four_winds(o),
        _row("dasanyuan", "大三元", "Big Three Dragons", EIGHTFOLD_LIMIT,
             honours.big_three_dragons),
        _row("shibaluohan", "十八罗汉", "Four Kongs", EIGHTFOLD_LIMIT, triplets.kongs(4)),
    )  # fmt: skip


def _row(id_: str, native: str, name: str, tier: Tier, when: Condition, *covers: str) -> Pattern:
    worth = tier.discard
    return Pattern(id_, native, name, worth, worth, when, GROUP, covers, ROMANIZED[id_])


def _with_fan(fan: int, o: Options) -> tuple[Pattern, ...]:
    """混一色 and 对对胡 with so many fan: triplets of dragons, the round wind, the seat wind."""
    worth = honours.value_triplets(fan, fan if fan < o.fan_cap else None)
    return (
        _row("hunyise", "混一色", "Half Flush", TIERS[fan], suits.half_flush & worth),
        _row("duiduihu", "对对胡", "All Triplets", TIERS[fan], triplets.all_triplets & worth),
    )


def _little_four_winds(o: Options) -> tuple[Pattern, ...]:
    """四喜 is one word for both, as 三元 is not."""
    if o.little_four_winds_tier == "none":
        return ()
    tier = BY_NAME[o.little_four_winds_tier]
    return (_row("sixi", "四喜", "Little Four Winds", tier, honours.little_four_winds),)
