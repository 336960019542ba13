"""Sharing work out to processes: in order, never more in flight than is needed, and quick to stop."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

from bastide.core.utilities.sigint import Uninterrupted
from bastide.sim.execution.bundles import MOST, Bundles, Done, work_through
from bastide.sim.execution.cluster import share_on_cluster

Result = TypeVar("Result")


def share_out(
    jobs: int,
    work: Callable[..., Result],
    arguments: Iterable[tuple[object, ...]],
    cluster: str = "",
    most: int = MOST,
) -> Iterator[Result]:
    """``work(*a)`` for each ``a``, on so many processes; the results come in the order of the arguments.

    With one job, the work is done in this process; with the address of a cluster, on its workers. ``most``: so many are
    handed out at once, where they are short.
    """
    if cluster:
        yield from share_on_cluster(cluster, work, arguments, most)
        return
    if jobs <= 1:
        for each in arguments:
            yield work(*each)
        return
    bundles = Bundles(arguments, most)
    others = set(active_children())
    executor = ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN))
    in_flight: deque[Future[Done[Result]]] = deque()
    try:
        while bundle := bundles.next():
            with Uninterrupted():  # the first call starts the processes
                in_flight.append(executor.submit(work_through, work, bundle))
            if len(in_flight) >= 3 * jobs:
                yield from bundles.learn(in_flight.popleft().result())
        while in_flight:
            yield from bundles.learn(in_flight.popleft().result())
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        # Its thread is waited for here: at the end of the program Python would wake it while it closes what wakes it.
        executor.shutdown(cancel_futures=True)
        raise
    executor.shutdown()
