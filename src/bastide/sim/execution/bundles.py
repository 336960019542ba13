"""Pieces of work, handed out by the bundle: to send one away and to hear of it again takes time of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from time import perf_counter
from typing import Final, Generic, NamedTuple, TypeVar

Result = TypeVar("Result")

#: How long a bundle should take, in seconds: a hundred times what handing it out takes, and not too long to wait for
#: when all else is done.
LONG_ENOUGH: Final = 0.1
#: The most pieces in one.
MOST: Final = 64


class Done(NamedTuple, Generic[Result]):
    """What came of a bundle: the result of each piece, and how long all of them took, in seconds."""

    results: list[Result]
    seconds: float


def work_through(work: Callable[..., Result], bundle: list[tuple[object, ...]]) -> Done[Result]:
    """Do the pieces of a bundle, one after the other."""
    begun = perf_counter()
    results = [work(*piece) for piece in bundle]
    return Done(results, perf_counter() - begun)


class Bundles:
    """Cuts pieces into bundles: single ones at first, and larger ones where pieces turn out to be short."""

    def __init__(
        self, pieces: Iterable[tuple[object, ...]], most: int = MOST, long_enough: float = LONG_ENOUGH
    ) -> None:
        self._pieces = iter(pieces)
        self._most = most
        self._long_enough = long_enough
        self._size = 1

    def next(self) -> list[tuple[object, ...]]:
        """The next pieces; none, if there are no more."""
        return list(islice(self._pieces, self._size))

    def learn(self, done: Done[Result]) -> list[Result]:
        """What came of a bundle. How long it took says how large the next ones should be."""
        fit = int(self._long_enough * len(done.results) / max(done.seconds, 1e-6))
        self._size = max(1, min(fit, 2 * self._size, self._most))
        return done.results
