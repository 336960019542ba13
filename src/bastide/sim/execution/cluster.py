"""Parallel map on the workers of a Dask cluster, with the same results in the same order as on one machine.

A task depends on its arguments alone, so the scheduler can rerun the tasks of a lost worker elsewhere.
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

#: Timeout for the scheduler and for its first worker.
PATIENCE = 15
#: Longer than for local processes, because a scheduler takes milliseconds per batch.
LONG_ENOUGH = 1.0
#: The number of workers may change, so it is read again at this interval.
AGE = 1.0


def version() -> str:
    """Return the Bastide version of a worker."""
    return __version__


def share_on_cluster(
    address: str, work: Callable[..., Result], arguments: Iterable[tuple[object, ...]], most: int = MOST
) -> Iterator[Result]:
    """Yield ``work(*a)`` for each ``a`` from the workers of a cluster, in the order of the arguments."""
    need("distributed", "cluster")
    from distributed import Client, KilledWorker

    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise BastideError(
            "cluster-unreachable", f"no Dask scheduler answers at {address!r}: {error}", address=address
        ) from error
    try:
        _check_workers(client, address)
        in_flight: deque[Any] = deque()
        bundles = Bundles(arguments, most, LONG_ENOUGH)
        threads, asked = 0, -AGE
        while bundle := bundles.next():
            # pure=False: equal arguments are still separate tasks
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


def _check_workers(client: Any, address: str) -> None:
    """Raise BastideError unless there are workers and all of them run this version."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        found = client.run(version, on_error="return")
    except (OSError, TimeoutError) as error:
        raise BastideError("cluster-empty", f"the cluster at {address!r} has no workers", address=address) from error
    for worker, there in found.items():
        if isinstance(there, OSError):
            continue  # the worker was lost meanwhile; its replacement has the same version
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
