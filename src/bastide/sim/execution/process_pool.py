"""Parallel map over processes: results in order, bounded queue, quick to stop."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

from bastide.core.utilities.block_sigint import BlockSigint
from bastide.sim.execution.dask_cluster import map_on_cluster
from bastide.sim.execution.task_batches import MAX_TASKS_PER_BATCH, BatchResult, TaskBatcher, run_batch

Result = TypeVar("Result")


def parallel_map(
    jobs: int,
    work: Callable[..., Result],
    arguments: Iterable[tuple[object, ...]],
    cluster: str = "",
    most: int = MAX_TASKS_PER_BATCH,
) -> Iterator[Result]:
    """Yield ``work(*a)`` for each ``a``, computed on ``jobs`` processes, in the order of the arguments.

    With one job the work runs in this process; with a cluster address, on the Dask workers. ``most`` is the maximum
    number of tasks per batch.
    """
    if cluster:
        yield from map_on_cluster(cluster, work, arguments, most)
        return
    if jobs <= 1:
        for each in arguments:
            yield work(*each)
        return
    bundles = TaskBatcher(arguments, most)
    others = set(active_children())
    executor = ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN))
    in_flight: deque[Future[BatchResult[Result]]] = deque()
    try:
        while bundle := bundles.next_batch():
            with BlockSigint():  # the first call forks the processes
                in_flight.append(executor.submit(run_batch, work, bundle))
            if len(in_flight) >= 3 * jobs:
                yield from bundles.record_result(in_flight.popleft().result())
        while in_flight:
            yield from bundles.record_result(in_flight.popleft().result())
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        # Wait for the executor's thread here: at exit, Python would wake it through a pipe that is already closed.
        executor.shutdown(cancel_futures=True)
        raise
    executor.shutdown()
