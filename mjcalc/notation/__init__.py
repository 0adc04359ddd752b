"""The notation: a hand as one line of text, read and written.

`grammar/hand.lark` says what a line looks like; the tables of `mjcalc.terms` and `lexicon` say
what its words mean. Nothing here imports Lark before a line needs it.
"""

from mjcalc.notation.messages import suggest
from mjcalc.notation.parser import parse
from mjcalc.notation.places import locate
from mjcalc.notation.terminals import is_blank
from mjcalc.notation.writer import write

__all__ = ["is_blank", "locate", "parse", "suggest", "write"]
