"""Sharing work out to the workers of a Dask cluster: the same work, in the same order, as on this machine.

A piece of work is a function of its arguments alone, so a worker that is lost loses nothing: the scheduler gives its
pieces to others, and each piece's result is read once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Any, TypeVar

from bastide import __version__
from bastide.core.errors import BastideError
from bastide.core.utilities.optional_deps import need
from bastide.sim.execution.bundles import MOST, Bundles, work_through

Result = TypeVar("Result")

#: Seconds to wait for the scheduler, and for its first worker.
PATIENCE = 15
#: How long a bundle should take, in seconds: a scheduler takes some milliseconds to hand one out.
LONG_ENOUGH = 1.0
#: How often the scheduler is asked how many workers it has, in seconds: they may come and go.
AGE = 1.0


def version() -> str:
    """Which Bastide a worker runs."""
    return __version__


def share_on_cluster(
    address: str, work: Callable[..., Result], arguments: Iterable[tuple[object, ...]], most: int = MOST
) -> Iterator[Result]:
    """``work(*a)`` for each ``a``, on the workers of a cluster; the results come in the order of the arguments."""
    need("distributed", "cluster")
    from distributed import Client, KilledWorker

    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise BastideError(
            "cluster-unreachable", f"no Dask scheduler answers at {address!r}: {error}", address=address
        ) from error
    try:
        _check(client, address)
        in_flight: deque[Any] = deque()
        bundles = Bundles(arguments, most, LONG_ENOUGH)
        threads, asked = 0, -AGE
        while bundle := bundles.next():
            # pure=False: a piece that happens to look like an earlier one is a piece of its own
            in_flight.append(client.submit(work_through, work, bundle, pure=False))
            if monotonic() - asked >= AGE:
                threads, asked = sum(client.nthreads().values()), monotonic()
            if len(in_flight) >= 3 * max(2, threads):
                yield from bundles.learn(in_flight.popleft().result())
        while in_flight:
            yield from bundles.learn(in_flight.popleft().result())
    except KilledWorker as error:
        raise BastideError("cluster-lost", f"the cluster keeps losing its workers: {error}", address=address) from error
    finally:
        client.close()


def _check(client: Any, address: str) -> None:
    """An error unless there are workers, and all of them run this very version."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        found = client.run(version, on_error="return")
    except (OSError, TimeoutError) as error:
        raise BastideError("cluster-empty", f"the cluster at {address!r} has no workers", address=address) from error
    for worker, there in found.items():
        if isinstance(there, OSError):
            continue  # lost since it was counted; one that comes in its place is what the others are
        if isinstance(there, Exception):
            raise BastideError(
                "cluster-version",
                f"worker {worker} has no Bastide {__version__}: {there}",
                here=__version__,
                there="-",
            ) from there
        if there != __version__:
            raise BastideError(
                "cluster-version",
                f"worker {worker} runs Bastide {there}, this is {__version__}: the results could differ",
                here=__version__,
                there=there,
            )
