"""Adaptive batches of tasks, because sending a task to another process has a fixed cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from time import perf_counter
from typing import Final, Generic, NamedTuple, TypeVar

Result = TypeVar("Result")

#: A hundred times the overhead per batch, but short enough not to wait long for the last one.
LONG_ENOUGH: Final = 0.1
MOST: Final = 64


class Done(NamedTuple, Generic[Result]):
    """Results of a batch, one per task, and the time it took."""

    results: list[Result]
    seconds: float


def work_through(work: Callable[..., Result], bundle: list[tuple[object, ...]]) -> Done[Result]:
    """Run the tasks of a batch in order."""
    begun = perf_counter()
    results = [work(*piece) for piece in bundle]
    return Done(results, perf_counter() - begun)


class Bundles:
    """Splits tasks into batches: single tasks at first, larger batches if tasks are short."""

    def __init__(
        self, pieces: Iterable[tuple[object, ...]], most: int = MOST, long_enough: float = LONG_ENOUGH
    ) -> None:
        self._pieces = iter(pieces)
        self._most = most
        self._long_enough = long_enough
        self._size = 1

    def next(self) -> list[tuple[object, ...]]:
        """Return the next batch; empty when no task is left."""
        return list(islice(self._pieces, self._size))

    def learn(self, done: Done[Result]) -> list[Result]:
        """Return the results of a batch and adapt the size of the next ones to its duration."""
        fit = int(self._long_enough * len(done.results) / max(done.seconds, 1e-6))
        self._size = max(1, min(fit, 2 * self._size, self._most))
        return done.results
