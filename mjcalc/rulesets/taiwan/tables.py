"""The payment tables of Taiwanese mahjong, from the formulas that score a hand."""

from collections.abc import Sequence
from typing import Final

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Table
from mjcalc.rulesets.taiwan.options import Options
from mjcalc.rulesets.taiwan.points import dealer_tai, share

TAI: Final = (*range(13), 16, 20, 24, 32)
STREAKS: Final = range(6)
MOST: Final = 999


def tables(o: Options) -> tuple[Table, ...]:
    """What one payer pays, with the dealer's tai by extra hands; and those tai."""
    shown = [tai for tai in TAI if o.tai_cap is None or tai < o.tai_cap]
    shown += [] if o.tai_cap is None else [o.tai_cap]
    last = {o.tai_cap: f"{o.tai_cap}+"}
    headers = ("tai", "no dealer", "dealer", *(f"streak {streak}" for streak in STREAKS[1:]))
    pays = tuple(
        (last.get(tai, str(tai)), *map(str, (share(tai, o), *_with_dealer(tai, o))))
        for tai in shown
    )
    extra = tuple((str(streak), str(dealer_tai(streak, o))) for streak in STREAKS)
    return (
        Table("What one payer pays; more if he or the winner is the dealer", headers, pays),
        Table(
            "Tai that the dealer gains and pays beside those of the hand", ("streak", "tai"), extra
        ),
    )


def _with_dealer(tai: int, o: Options) -> list[int]:
    return [share(tai + dealer_tai(streak, o), o) for streak in STREAKS]


def cell(o: Options, words: Sequence[str]) -> Table:
    """What is paid for so many tai (`8`), at the end of a streak (`8 1`)."""
    if not 1 <= len(words) <= 2 or not all(
        word.isdecimal() and word.isascii() and len(word) <= len(str(MOST)) for word in words
    ):
        raise RulesError("a cell is TAI, or TAI and the streak of the dealer", "such as 8 or 8 1")
    tai = int(words[0])
    streak = int(words[1]) if len(words) == 2 else 0
    capped = tai if o.tai_cap is None else min(tai, o.tai_cap)
    plain = str(share(capped, o))
    dealer = str(share(capped + dealer_tai(streak, o), o))
    title = f"{tai} tai" + (f", streak {streak}" if streak else "")
    title += f": {capped} are paid" if capped < tai else ""
    rows = (
        ("not the dealer", f"{plain}, of the dealer {dealer}", f"{plain}-{dealer}"),
        ("dealer", dealer, f"{dealer} each"),
    )
    return Table(title, ("", "discard", "self-draw"), rows)
