"""The faults of a deal, each with its line and its place in it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mjcalc.errors import DealError, Fault
from mjcalc.notation.deal import locate_in_deal, says


class DealFaults:
    """What is wrong with the lines of a deal, as far as they have been looked at."""

    def __init__(self, texts: Sequence[str], numbers: Sequence[int]) -> None:
        """`numbers` is what each line is called: its number in a file, or in the deal."""
        self._texts = texts
        self._numbers = numbers
        self._found: list[Fault] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    def line(self, index: int) -> str:
        """What a line is called in messages."""
        return f"line {self._numbers[index]}"

    def add(self, line: int, code: str, message: str, hint: str, part: str) -> None:
        """Add a fault of the line of that index."""
        self.take((Fault(code, message, hint, part),), line)

    def take(self, faults: Iterable[Fault], line: int | None = None) -> None:
        """Add faults of a line, or of the deal: there they are in the line that says their part.

        So is that of a term which holds for a line without being said in it.
        """
        for fault in faults:
            at = line
            if at is None or (fault.start is None and not says(self._texts[at], fault.part)):
                at = self._saying(fault.part, len(self._texts) - 1 if at is None else at)
            start, end = fault.start, fault.end
            if start is None:
                start, end = locate_in_deal(self._texts[at], fault.part)
            placed = replace(fault, line=self._numbers[at], start=start, end=end)
            if placed not in self._found:
                self._found.append(placed)

    def _saying(self, part: str, otherwise: int) -> int:
        return next((at for at, text in enumerate(self._texts) if says(text, part)), otherwise)

    def raise_any(self) -> None:
        """Raise DealError with the faults that there are, in the order of their places."""
        if self._found:
            found = sorted(self._found, key=lambda one: (one.line or 0, one.start or 0))
            raise DealError(found, self._texts)
