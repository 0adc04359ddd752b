"""mjcalc scores finished mahjong hands: patterns, fu and who pays what.

>>> import mjcalc
>>> result = mjcalc.score("23488m345678p67s+5s riichi ron@S seat:E round:E", "tenhou")
>>> result.han, result.fu, result.points
(3, 30, 5800)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mjcalc.deals.settle import settle
    from mjcalc.deals.settlement import Carry, Penalty, Settlement, Transfer
    from mjcalc.errors import (
        DealError,
        Fault,
        HandError,
        MjcalcError,
        NotationError,
        NoWinError,
        RulesError,
    )
    from mjcalc.hand import Hand, Meld, MeldKind
    from mjcalc.many import score_many
    from mjcalc.notation import parse, write
    from mjcalc.pipeline import score
    from mjcalc.results import Item, Payment, Row, Score
    from mjcalc.rulesets.registry import load_ruleset
    from mjcalc.rulesets.ruleset import Ruleset

__version__ = "0.1.0"

__all__ = [
    "Carry",
    "DealError",
    "Fault",
    "Hand",
    "HandError",
    "Item",
    "Meld",
    "MeldKind",
    "MjcalcError",
    "NoWinError",
    "NotationError",
    "Payment",
    "Penalty",
    "Row",
    "RulesError",
    "Ruleset",
    "Score",
    "Settlement",
    "Transfer",
    "__version__",
    "load_ruleset",
    "parse",
    "score",
    "score_many",
    "settle",
    "write",
]

_HOMES = {
    "mjcalc.deals.settle": ("settle",),
    "mjcalc.deals.settlement": ("Carry", "Penalty", "Settlement", "Transfer"),
    "mjcalc.errors": (
        "DealError", "Fault", "HandError", "MjcalcError", "NoWinError", "NotationError",
        "RulesError",
    ),
    "mjcalc.hand": ("Hand", "Meld", "MeldKind"),
    "mjcalc.many": ("score_many",),
    "mjcalc.notation": ("parse", "write"),
    "mjcalc.pipeline": ("score",),
    "mjcalc.results": ("Item", "Payment", "Row", "Score"),
    "mjcalc.rulesets.registry": ("load_ruleset",),
    "mjcalc.rulesets.ruleset": ("Ruleset",),
}  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import a public name on its first use, so that `mjcalc --version` starts at once."""
    for module, names in _HOMES.items():
        if name in names:
            value = globals()[name] = getattr(import_module(module), name)
            return value
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
