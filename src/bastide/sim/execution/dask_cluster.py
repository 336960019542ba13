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
from bastide.core.utilities.optional_packages import require_package
from bastide.sim.execution.task_batches import MAX_TASKS_PER_BATCH, TaskBatcher, run_batch

Result = TypeVar("Result")

#: Timeout for the scheduler and for its first worker.
CONNECT_TIMEOUT_SECONDS = 15
#: Longer than for local processes, because a scheduler takes milliseconds per batch.
TARGET_BATCH_SECONDS = 1.0
#: The number of workers may change, so it is read again at this interval.
WORKER_COUNT_REFRESH_SECONDS = 1.0


def installed_version() -> str:
    """Return the Bastide version of a worker."""
    return __version__


def map_on_cluster(
    address: str, work: Callable[..., Result], arguments: Iterable[tuple[object, ...]], most: int = MAX_TASKS_PER_BATCH
) -> Iterator[Result]:
    """Yield ``work(*a)`` for each ``a`` from the workers of a cluster, in the order of the arguments."""
    require_package("distributed", "cluster")
    from distributed import Client, KilledWorker

    try:
        client = Client(address, timeout=CONNECT_TIMEOUT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise BastideError(
            "cluster-unreachable", f"can't reach a Dask scheduler at {address!r}: {error}", address=address
        ) from error
    try:
        _check_workers(client, address)
        in_flight: deque[Any] = deque()
        bundles = TaskBatcher(arguments, most, TARGET_BATCH_SECONDS)
        threads, asked = 0, -WORKER_COUNT_REFRESH_SECONDS
        while bundle := bundles.next_batch():
            # pure=False: equal arguments are still separate tasks
            in_flight.append(client.submit(run_batch, work, bundle, pure=False))
            if monotonic() - asked >= WORKER_COUNT_REFRESH_SECONDS:
                threads, asked = sum(client.nthreads().values()), monotonic()
            if len(in_flight) >= 3 * max(2, threads):
                yield from bundles.record_result(in_flight.popleft().result())
        while in_flight:
            yield from bundles.record_result(in_flight.popleft().result())
    except KilledWorker as error:
        raise BastideError(
            "cluster-lost", f"workers of the cluster keep disconnecting: {error}", address=address
        ) from error
    finally:
        client.close()


def _check_workers(client: Any, address: str) -> None:
    """Raise BastideError unless there are workers and all of them run this version."""
    try:
        client.wait_for_workers(1, timeout=CONNECT_TIMEOUT_SECONDS)
        found = client.run(installed_version, on_error="return")
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
