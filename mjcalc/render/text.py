"""A score as tables for people."""

from typing import Final, NamedTuple

from mjcalc.hand import Hand
from mjcalc.notation import write
from mjcalc.render.columns import columns, printable
from mjcalc.render.style import PLAIN, Paint
from mjcalc.render.tiles import unicode_tiles
from mjcalc.results import Party, Row, Score
from mjcalc.tiles import write_tiles

_SEATS: Final = ("East", "South", "West", "North")
_ASSUMPTIONS: Final = {
    "ron": "won on a discard",
    "pao": "nobody is liable",
    "three_claims": "nobody is in 三口",
}
_TIMES: Final = {2: "double ", 3: "triple "}


class View(NamedTuple):
    """How a person wants to see results.

    `native_first` puts a pattern's own name before the English one; `unicode` shows tiles as
    Unicode characters instead of notation.
    """

    native_first: bool = False
    unicode: bool = False
    paint: Paint = PLAIN


DEFAULT_VIEW: Final = View()


def score_text(score: Score, view: View = DEFAULT_VIEW) -> str:
    """The hand, what was assumed, the patterns, the fu, the points and who pays."""
    paid = "" if _unpaid(score) else f"\n{_payments(score, view)}\n"
    return worth_text(score, view) + paid


def worth_text(score: Score, view: View = DEFAULT_VIEW) -> str:
    """As `score_text`, without who pays."""
    blocks = [_head(score, view)]
    if score.patterns:
        blocks.append(_patterns(score, view))
    if score.set_aside:
        blocks.append(view.paint("faint", _set_aside(score)))
    if score.base_items:
        blocks.append(_base(score, view))
    blocks.append(view.paint("heading", _verdict(score)))
    return "\n\n".join(blocks) + "\n"


def _head(score: Score, view: View) -> str:
    lines = [printable(write(score.hand))]
    if view.unicode:
        lines.insert(0, _tiles(score))
    facts = [("rules", score.rules)]
    if score.assumed:
        facts.append(
            ("assumed", ", ".join(_assumption(code, score.hand) for code in score.assumed))
        )
    facts.append(("reading", _reading(score, view)))
    lines.append(columns([(view.paint("faint", name.ljust(7)), text) for name, text in facts]))
    return "\n".join(lines)


def _assumption(code: str, hand: Hand) -> str:
    if code == "winning_tile" and hand.winning is not None:
        return f"won on the last tile, {write_tiles((hand.winning,))}"
    if code in ("seat", "round"):
        return f"{code} {seat_name(getattr(hand, code))}"
    return _ASSUMPTIONS.get(code, code.replace("_", " "))


def _tiles(score: Score) -> str:
    hand = score.hand
    parts = [unicode_tiles(write_tiles(hand.concealed))]
    if hand.winning is not None:
        parts.append("+" + unicode_tiles(write_tiles((hand.winning,))))
    parts += [f"[{unicode_tiles(write_tiles(meld.tiles))}]" for meld in hand.melds]
    return " ".join(parts)


def _reading(score: Score, view: View) -> str:
    reading = score.reading
    show = unicode_tiles if view.unicode else str
    parts = [show(part) for part in reading.sets]
    if reading.pair is not None:
        parts.append(show(reading.pair))
    text = " ".join(parts) or reading.shape
    if reading.winning_in is not None:
        text += f"; {show(reading.winning)} completes {show(reading.winning_in)}"
    if reading.wait is not None:
        text += f" ({reading.wait.replace('_', ' ')})"
    return text


def _patterns(score: Score, view: View) -> str:
    unit = score.unit or ("yakuman" if score.yakuman else "han")
    rows = [
        (*_names(row, view), f"{row.value} {row.unit}" if row.unit else str(row.value))
        for row in score.patterns
    ]
    return columns(
        rows, ("Pattern", "", unit.capitalize()), align="llr", rule=True, paint=view.paint
    )


def _set_aside(score: Score) -> str:
    """Patterns that one could miss in the table, and what they give way to."""
    by: dict[str, list[str]] = {}
    for aside in score.set_aside:
        by.setdefault(aside.by_name, []).append(aside.name)
    return "\n".join(
        f"{', '.join(names)}: not counted beside {counted}" for counted, names in by.items()
    )


def _names(row: Row, view: View) -> tuple[str, str]:
    names = (row.name_native, row.name) if view.native_first else (row.name, row.name_native)
    return (f"{names[0]} ×{row.count}" if row.count > 1 else names[0]), names[1]


def _base(score: Score, view: View) -> str:
    rows = [
        (f"{item.name} ×{item.count}" if item.count > 1 else item.name, str(item.value))
        for item in score.base_items
    ]
    if score.fu is not None:
        rounded = score.fu_unrounded != score.fu
        rows.append(("Rounded up" if rounded else "Total", str(score.fu)))
    head = "Base" if score.fu is None else "Fu"
    return columns(rows, (head, ""), align="lr", rule=True, paint=view.paint)


def _unpaid(score: Score) -> bool:
    """Whether the ruleset has no payments: it says what the hand is worth and no more."""
    return bool(score.points) and not score.payments


def _verdict(score: Score) -> str:
    if _unpaid(score):
        return _worth(score)
    return f"{_worth(score)}: {score.points:,} points"


def _worth(score: Score) -> str:
    limit = "" if score.limit is None else ", " + score.limit.replace("_", " ")
    if score.unit is not None:
        tier = "" if score.tier is None else f" ({score.tier})"
        return f"{score.total} {score.unit}{tier}{limit}"
    if score.han is None:
        times = "" if score.yakuman == 1 else _TIMES.get(score.yakuman, f"{score.yakuman}-fold ")
        return f"{times}yakuman"
    fu = "" if score.fu is None else f" {score.fu} fu"
    return f"{score.han} han{fu}{limit}"


def _payments(score: Score, view: View) -> str:
    rows: list[tuple[str, ...]] = [
        (
            seat_name(payment.source),
            seat_name(payment.to),
            f"{payment.points:,}",
            ", ".join(payment.because).replace("_", " "),
        )
        for payment in score.payments
    ]
    headers = ["From", "To", "Points", "Because"]
    if not any(payment.because for payment in score.payments):
        rows, headers = [row[:3] for row in rows], headers[:3]
    sticks = score.received - sum(payment.points for payment in score.payments)
    received = f"{seat_name(score.hand.seat)} receives {score.received:,}"
    if sticks > 0:
        received += f", {sticks:,} of it in sticks"
    table = columns(rows, headers, align="llr", rule=True, paint=view.paint)
    return f"{table}\n\n{received}"


def seat_name(source: Party) -> str:
    """East for E; a party that is no seat is called by its own name."""
    return source if isinstance(source, str) else _SEATS[source]
