"""What could be read of a line that is not a hand line, so that the rest can be looked at too."""

from collections.abc import Mapping
from dataclasses import dataclass

from mjcalc.hand import Hand
from mjcalc.notation.places import Span, place_of, spans_of


@dataclass(frozen=True, slots=True)
class Partial:
    """A hand without the words that could not be read, and what is not known of it for them."""

    hand: Hand
    spans: Mapping[str, Span]
    """The places of the parts, counted as `hand` counts them."""
    unread: frozenset[str] = frozenset()
    """The parts whose words could not be read."""
    doubtful: frozenset[str] = frozenset()
    """Parts that may be other than the hand has them: `tiles`, `meld`, the names of terms."""
    perhaps: int = 0
    """The terms that words which are none may have meant."""

    def locate(self, part: str) -> Span:
        """Where a part of the hand stands in the line."""
        return place_of(part, self.spans)


def all_read(text: str, hand: Hand) -> Partial:
    """What there is of a line that could be read."""
    return Partial(hand, spans_of(text))
