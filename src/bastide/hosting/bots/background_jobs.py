"""Background work: long calls on a worker process, and named jobs that clients poll.

Long calls replay, check or import whole games. They run one after the other from a fair queue, with limits on the
number of waiting calls and on the duration of each.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final, Generic, ParamSpec, TypeVar, cast

from bastide.hosting.bots.fair_queue import FairQueue, UsageLedger, WorkOwner
from bastide.hosting.bots.worker_protocol import (
    ErrorData,
    Worker,
    WorkerCall,
    WorkerDied,
    WorkerTimeout,
    catch_error,
    rebuild_error,
)
from bastide.tables.request_errors import RequestRefused

#: Maximum number of waiting calls of one person or address, and of all together.
MAX_WAITING_CALLS_PER_CLIENT: Final = 12
MAX_WAITING_CALLS: Final = 60
CALL_TIMEOUT_S: Final = 60.0
#: Lower priority than bots at tables, like hints.
WORKER_NICENESS: Final = 15

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Job = TypeVar("Job")


class BackgroundWorker:
    """One worker process for long calls, shared fairly by all clients."""

    def __init__(self, new_worker: Callable[[int], Worker]) -> None:
        self._queue = FairQueue(UsageLedger())
        self._worker = new_worker(WORKER_NICENESS)
        self._waiting: Counter[str] = Counter()

    async def run(
        self, requester: str, work: Callable[Arguments, Result], *arguments: Arguments.args, **_: Arguments.kwargs
    ) -> Result:
        """Return ``work(*arguments)``; RequestRefused if the requester (address or person) has too many waiting."""
        if self._waiting[requester] >= MAX_WAITING_CALLS_PER_CLIENT or self._waiting.total() >= MAX_WAITING_CALLS:
            raise busy_error()
        self._waiting[requester] += 1
        try:
            async with self._queue.take_turn(WorkOwner(requester, requester, True)):
                call_result = await self._worker.run(WorkerCall(catch_error, (work, *arguments)), CALL_TIMEOUT_S)
        except (WorkerDied, WorkerTimeout):
            raise busy_error() from None
        finally:
            self._waiting[requester] -= 1
            if not self._waiting[requester]:
                del self._waiting[requester]
        if call_result.problem:
            raise RuntimeError(call_result.problem)
        if isinstance(call_result.result, ErrorData):
            raise rebuild_error(call_result.result)
        return cast(Result, call_result.result)

    def close(self) -> None:
        self._worker.close()


class BackgroundJobs(Generic[Job]):
    """Named jobs. At most ``max_running`` run at a time; the ``max_remembered`` most recent ones are remembered."""

    def __init__(self, max_running: int, max_remembered: int) -> None:
        self.max_running = max_running
        self.max_remembered = max_remembered
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._end_events: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._jobs

    def check_capacity(self) -> None:
        """Raise RequestRefused if too many jobs are running."""
        if len(self._tasks) >= self.max_running:
            raise busy_error()

    def list_running(self) -> list[Job]:
        return [self._jobs[name] for name in self._tasks if name in self._jobs]

    def start(self, name: str, job: Job, work: Coroutine[object, object, None]) -> None:
        """Start a job, and forget the least recently used finished ones."""
        self._jobs[name] = job
        self._end_events[name] = asyncio.Event()
        self._tasks[name] = asyncio.ensure_future(self._run(name, work))
        self._tasks[name].add_done_callback(lambda _: work.close())  # it may have been cancelled before it began
        for oldest in [each for each in self._jobs if each not in self._tasks][
            : max(0, len(self._jobs) - self.max_remembered)
        ]:
            self._forget(oldest)

    async def find(self, name: str, wait: float = 0.0) -> Job | None:
        """Return a job, after it has ended or after ``wait`` seconds; None if it is unknown."""
        job = self._jobs.get(name)
        if job is not None:
            self._jobs.move_to_end(name)
            if wait:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._end_events[name].wait(), wait)
        return job

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, name: str, work: Coroutine[object, object, None]) -> None:
        over = self._end_events[name]
        try:
            await work
        except Exception:
            log.exception("background job %s failed", name)
            self._forget(name)
        finally:
            del self._tasks[name]
            over.set()

    def _forget(self, name: str) -> None:
        del self._jobs[name], self._end_events[name]


def busy_error() -> RequestRefused:
    return RequestRefused("busy", "your last request is still running; try again in a moment")
