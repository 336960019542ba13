"""Adaptive batches of tasks, because sending a task to another process has a fixed cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from time import perf_counter
from typing import Final, Generic, NamedTuple, TypeVar

Result = TypeVar("Result")

#: A hundred times the overhead per batch, but short enough not to wait long for the last one.
TARGET_BATCH_SECONDS: Final = 0.1
MAX_TASKS_PER_BATCH: Final = 64


class BatchResult(NamedTuple, Generic[Result]):
    """Results of a batch, one per task, and the time it took."""

    results: list[Result]
    seconds: float


def run_batch(work: Callable[..., Result], bundle: list[tuple[object, ...]]) -> BatchResult[Result]:
    """Run the tasks of a batch in order."""
    begun = perf_counter()
    results = [work(*piece) for piece in bundle]
    return BatchResult(results, perf_counter() - begun)


class TaskBatcher:
    """Splits tasks into batches: single tasks at first, larger batches if tasks are short."""

    def __init__(
        self,
        pieces: Iterable[tuple[object, ...]],
        most: int = MAX_TASKS_PER_BATCH,
        long_enough: float = TARGET_BATCH_SECONDS,
    ) -> None:
        self._pieces = iter(pieces)
        self._most = most
        self._long_enough = long_enough
        self._size = 1

    def next_batch(self) -> list[tuple[object, ...]]:
        """Return the next batch; empty when no task is left."""
        return list(islice(self._pieces, self._size))

    def record_result(self, done: BatchResult[Result]) -> list[Result]:
        """Return the results of a batch and adapt the size of the next ones to its duration."""
        fit = int(self._long_enough * len(done.results) / max(done.seconds, 1e-6))
        self._size = max(1, min(fit, 2 * self._size, self._most))
        return done.results
