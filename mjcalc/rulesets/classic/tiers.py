"""The ladder: 20起步, and twice as much from tier to tier."""

from typing import Final, NamedTuple


class Tier(NamedTuple):
    """One tier, and what a discarder pays for it; by self-draw each loser pays twice that."""

    native: str
    pinyin: str
    discard: int

    @property
    def self_draw(self) -> int:
        """What each loser pays."""
        return SELF_DRAW * self.discard


SELF_DRAW: Final = 2

NO_FAN: Final = Tier("无番", "wufan", 20)
ONE_FAN: Final = Tier("单番", "danfan", 40)
LIMIT: Final = Tier("满贯", "manguan", 80)
DOUBLE_LIMIT: Final = Tier("双满贯", "shuangmanguan", 160)
FOURFOLD_LIMIT: Final = Tier("四满贯", "simanguan", 320)
EIGHTFOLD_LIMIT: Final = Tier("八满贯", "bamanguan", 640)

TIERS: Final = (NO_FAN, ONE_FAN, LIMIT, DOUBLE_LIMIT, FOURFOLD_LIMIT, EIGHTFOLD_LIMIT)
BY_NAME: Final = {tier.native: tier for tier in TIERS}
BY_DISCARD: Final = {tier.discard: tier for tier in TIERS}
