"""Scoring with several processes, the results in the order of the input."""

import signal
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Final

from mjcalc.batch.records import Record
from mjcalc.batch.scorer import Done, Plan, Scorer

_CHUNK: Final = 500
"""Records sent to a process at once: enough that sending costs little beside scoring."""
_AHEAD: Final = 3
"""Chunks a process that wait or are being scored; more would only fill the memory."""

_scorer: Scorer
"""A worker process's own."""


def run(records: Iterable[Record], plan: Plan, jobs: int) -> Generator[Done, None, None]:
    """The records scored by `jobs` processes, chunk by chunk, in order."""
    records = iter(records)
    waiting: deque[Future[Done]] = deque()
    with ProcessPoolExecutor(jobs, initializer=_start, initargs=(plan,)) as pool:
        try:
            while chunk := list(islice(records, _CHUNK)):
                waiting.append(pool.submit(_run, chunk))
                if len(waiting) >= jobs * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def _start(plan: Plan) -> None:
    global _scorer
    # Ctrl-C goes to every process of the group; the parent alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _scorer = Scorer(plan)


def _run(records: list[Record]) -> Done:
    return _scorer.run(records)
