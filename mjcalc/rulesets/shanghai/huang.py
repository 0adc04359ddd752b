"""荒番: the debt that drawn deals leave behind, and that the dealer's roll can add to (1.9.1)."""

from mjcalc import terms as t
from mjcalc.hand import Hand
from mjcalc.rulesets.base import MOST_DOUBLINGS
from mjcalc.rulesets.shanghai.options import Options


def rolled(dice: int, o: Options) -> int:
    """What a roll, such as 14 for a 1 and a 4, adds to the debt before the deal begins."""
    first, second = sorted(divmod(dice, 10))
    if o.huang_dice == "off":
        return 0
    if first == second:
        return 2 if first in (1, 4) else 1
    if o.huang_dice == "doubles":
        return 0
    if (first, second) == (1, 4):
        return o.huang_one_and_four
    return int(1 in (first, second) or 4 in (first, second))


def debt(carried: int, dice: int | None, o: Options) -> int:
    """The debt of a deal: what was carried into it, and the dealer's roll if it is known."""
    return carried + (0 if dice is None else rolled(dice, o))


def debt_of(hand: Hand, o: Options) -> int:
    """The debt of this hand's deal; a 荒番 hand whose debt is not told has one."""
    carried = 1 if hand.terms & t.HUANG and hand.huang is None else hand.huang or 0
    return debt(carried, hand.dice if hand.terms & t.DICE else None, o)


def factor(owed: int, o: Options) -> int:
    """What the hand's flowers are multiplied by under a debt."""
    if not owed:
        return 1
    return 1 << min(owed, MOST_DOUBLINGS) if o.huang_mode == "power" else 2


def factor_of(hand: Hand, o: Options, *, class_1: bool) -> int:
    """What this hand's flowers are multiplied by; `class_1`: it has a type of class 1."""
    return 1 if class_1 and not o.huang_class1 else factor(debt_of(hand, o), o)


def debt_after(owed: int, *, won: bool) -> int:
    """The debt carried out of a deal: one less when anybody won, one more when nobody did."""
    return max(0, owed - 1) if won else owed + 1
