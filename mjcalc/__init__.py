"""mjcalc scores finished mahjong hands: patterns, fu and who pays what."""

__version__ = "0.1.0"
