"""How a row of a riichi table is written."""

from typing import Final, Literal

from mjcalc.patterns.condition import Condition
from mjcalc.rulesets.base import Pattern
from mjcalc.rulesets.riichi.names import ROMANIZED

NO: Final = "-"
"""Not a yaku there."""


def yaku(
    id_: str,
    native: str,
    name: str,
    closed: int | Literal["-"],
    opened: int | Literal["-"],
    when: Condition,
    *replaces: str,
    group: str = "yaku",
) -> Pattern:
    """A row whose values, of a concealed and of an open hand, are han."""
    return Pattern(
        id_,
        native,
        name,
        None if closed == NO else closed,
        None if opened == NO else opened,
        when,
        group,
        replaces,
        ROMANIZED[id_],
    )


def yakuman(
    id_: str, native: str, name: str, times: int, when: Condition, *replaces: str
) -> Pattern:
    """A row whose value is in yakuman."""
    return Pattern(id_, native, name, times, times, when, "yakuman", replaces, ROMANIZED[id_])
