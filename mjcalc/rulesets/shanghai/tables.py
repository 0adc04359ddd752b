"""The tables of Shanghai mahjong: types of hand, base flowers, and who pays."""

from collections.abc import Sequence

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.shanghai.flowers import ELEMENTS
from mjcalc.rulesets.shanghai.hands import CLASS_3, CLASS_4, hands
from mjcalc.rulesets.shanghai.options import Options
from mjcalc.rulesets.shanghai.payments import PARTNER_SHARES
from mjcalc.rulesets.shanghai.points import fan_factor

_PAID = (
    "flowers", "self-draw", "in 三口", "discard", "in 三口", "others in 三口", "robbed kong"
)  # fmt: skip


def tables(o: Options) -> tuple[Table, ...]:
    """What types of hand are worth, what the base is made of, and what is paid for it."""
    return _types(o), _base(o), _payments((*range(3, 13), *_whole_la(o)), o)


def cell(o: Options, words: Sequence[str]) -> Table:
    """What is paid for a hand of so many flowers (`14`), or of so many la (`4la`, `4喇`)."""
    word = words[0].lower() if len(words) == 1 else ""
    digits = word.removesuffix("la").removesuffix("喇")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 6):
        raise RulesError("a cell is a number of flowers, such as 14", "or of la, such as 4la")
    return _payments([int(digits) * (o.la if digits != word else 1)], o)


def _types(o: Options) -> Table:
    rows = []
    for row in hands(o):
        each = row.closed or 0
        if row.group == CLASS_3:
            worth, flowers = f"{each} fan", f"base x {fan_factor([each], o)}"
        elif row.group == CLASS_4:
            worth, flowers = f"x {each}", ""
        else:
            worth, flowers = f"{each} la", str(each * o.la)
        rows.append((f"{row.native} {row.name}", row.group, worth, flowers))
    return Table("Types of hand", ("type", "class", "worth", "flowers"), tuple(rows))


def _base(o: Options) -> Table:
    rows = [("every hand", str(o.base_flowers)), ("花牌 Flower tile", "1")]
    rows += [(f"{each.native} {each.name}", str(each.flowers)) for each in ELEMENTS]
    return Table("Base flowers", ("element", "flowers"), tuple(rows))


def _whole_la(o: Options) -> list[int]:
    """The values of classes 1 and 2, each once."""
    la = {row.closed or 0 for row in hands(o) if row.group not in (CLASS_3, CLASS_4)}
    return [o.la * each for each in sorted(la)]


def _payments(flowers: Sequence[int], o: Options) -> Table:
    twice = 2 if o.partner_discarder_double else 1
    shares = (1, PARTNER_SHARES, 1, twice, 1, o.rob_kong_shares)
    rows = [(str(each), *(str(each * o.stake * number) for number in shares)) for each in flowers]
    power = " for each 荒番" if o.huang_mode == "power" else ""
    title = f"What each payer pays; a 荒番 hand is doubled{power} first"
    return Table(title, _PAID, tuple(rows))
