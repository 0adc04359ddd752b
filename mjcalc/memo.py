"""Remembering answers."""

from collections.abc import Callable
from typing import Generic, TypeVar

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
