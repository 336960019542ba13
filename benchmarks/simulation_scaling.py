"""Measure the gain and the overhead of distributing simulations: over processes (``--jobs``) and over a Dask cluster.

    python benchmarks/simulation_scaling.py                            one process, two, and a cluster of four workers
    python benchmarks/simulation_scaling.py --jobs 2,4 --cluster 0     more processes, and no cluster

The same games are played in each way, in turn, several times; the best time counts. "efficiency" compares with linear
scaling by cores, or workers if those are fewer; the rest is overhead. "processor" is the processor time of all
processes together as a multiple of that of one; above 1 is overhead, too. Then empty tasks measure the cost of
distributing one bundle (``bastide.sim.execution.task_batches``), in wall-clock time and in processor time of the
distributing process.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, process_time
from typing import NamedTuple

import psutil

from bastide.sim import GameSeries, simulate
from bastide.sim.execution.process_pool import parallel_map

#: Number of empty tasks for measuring the overhead.
EMPTY_TASKS = 1000


def empty_task(number: int) -> int:
    """Empty task."""
    return number


@contextmanager
def dask_cluster(workers: int) -> Iterator[str]:
    """Start a Dask cluster on this machine and yield its address; empty for no workers."""
    if not workers:
        yield ""
        return
    import dask
    from distributed import LocalCluster

    # As in docs/data.md: without Dask's sampling profiler.
    with (
        dask.config.set({"distributed.worker.profile.enabled": False}),
        LocalCluster(
            n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
    ):
        yield cluster.scheduler_address


class Timing(NamedTuple):
    """Wall-clock seconds, and processor seconds of all processes together."""

    clock_seconds: float
    processor_seconds: float

    def better(self, other: Timing) -> Timing:
        return Timing(
            min(self.clock_seconds, other.clock_seconds), min(self.processor_seconds, other.processor_seconds)
        )


NO_TIMING = Timing(float("inf"), float("inf"))


def processor_seconds() -> float:
    """Return the processor time of this process and its children, ended and running (cluster workers)."""
    ended = getrusage(RUSAGE_CHILDREN)
    living = [each.cpu_times() for each in psutil.Process().children(recursive=True)]
    return process_time() + ended.ru_utime + ended.ru_stime + sum(float(each.user + each.system) for each in living)


def play(series: GameSeries, jobs: int, cluster: str) -> Timing:
    begun, used = perf_counter(), processor_seconds()
    simulate(series, jobs, cluster=cluster)
    return Timing(perf_counter() - begun, processor_seconds() - used)


def measure_overhead(jobs: int, cluster: str) -> tuple[float, float]:
    """Return milliseconds per bundle of one task: wall-clock, and processor time of this process."""
    begun, own = perf_counter(), process_time()
    assert list(parallel_map(jobs, empty_task, ((number,) for number in range(EMPTY_TASKS)), cluster, most=1)) == list(
        range(EMPTY_TASKS)
    )
    return (perf_counter() - begun) / EMPTY_TASKS * 1e3, (process_time() - own) / EMPTY_TASKS * 1e3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dominion")
    parser.add_argument("--bots", default="big_money,big_money")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--jobs", default="2", help="numbers of processes to compare with one")
    parser.add_argument("--cluster", type=int, default=4, help="workers of the cluster; 0: no cluster")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    series = GameSeries(arguments.game, tuple(arguments.bots.split(",")), arguments.games, 1)
    cores = os.cpu_count() or 1
    print(f"{arguments.games} games of {arguments.game} ({arguments.bots}) on {cores} cores")
    titles = ("", "games/s", "times one", "efficiency", "processor", "ms a bundle", "own ms")
    print(f"{titles[0]:20}" + " ".join(f"{title:>16}" for title in titles[1:]))
    one = NO_TIMING

    def show(name: str, jobs: int, least: Timing, where: str) -> None:
        times = one.clock_seconds / least.clock_seconds
        row = [f"{arguments.games / least.clock_seconds:,.0f}", f"{times:.2f}", f"{times / min(jobs, cores):.0%}"]
        row.append(f"{least.processor_seconds / one.processor_seconds:.3f}")
        row += [f"{each:.2f}" for each in measure_overhead(jobs, where)] if jobs > 1 else ["", ""]
        print(f"{name:20}" + " ".join(f"{each:>16}" for each in row), flush=True)

    numbers = [1, *map(int, arguments.jobs.split(","))]
    best = [NO_TIMING] * len(numbers)
    for _ in range(arguments.rounds):
        took = [play(series, jobs, "") for jobs in numbers]
        best = [before.better(now) for before, now in zip(best, took, strict=True)]
    one = best[0]
    for jobs, least in zip(numbers, best, strict=True):
        show(f"--jobs {jobs}", jobs, least, "")
    # The cluster comes last: its client has threads, which do not survive a fork.
    with dask_cluster(arguments.cluster) as address:
        if address:
            least = NO_TIMING
            for _ in range(arguments.rounds):
                least = least.better(play(series, 1, address))
            show(f"a cluster of {arguments.cluster}", arguments.cluster, least, address)
    return 0


if __name__ == "__main__":
    sys.exit(main())
