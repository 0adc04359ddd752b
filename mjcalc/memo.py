"""What the hot path is helped by: remembering answers, and making records cheaply."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

filled: Final = tuple.__new__
"""`filled(Name, (one, two))` is `Name(one, two)` of a named tuple: unchecked, at half the price."""

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V], Generic[K, V]):
    """The answers of a function by its argument: `memo[key]` works out what it does not know yet.

    Not `functools.lru_cache`: that keeps the order of use, which costs more than looking an answer
    up. Here all are forgotten once there are `most`.
    """

    def __init__(self, function: Callable[[K], V], most: int) -> None:
        super().__init__()
        self._function = function
        self._most = most

    def __missing__(self, key: K) -> V:
        answer = self._function(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = answer
        return answer
