"""Background work: long calls on a worker process, and jobs that people ask for again and again.

Long calls replay, check or import whole games. They run one after the other, fairly by person, with a limit on how
much anybody may have waiting and on how long a call may take.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Final, Generic, ParamSpec, TypeVar, cast

from bastide.hosting.bots.fair_queue import FairQueue, Ledger, Whose
from bastide.hosting.bots.worker import Refusal, Work, Worker, WorkerDied, WorkerTimeout, attempt, raised
from bastide.tables.errors import Refused

#: Calls that one person or address may have waiting, and all together.
MAX_WAITING_EACH: Final = 12
MAX_WAITING: Final = 60
#: The longest that one call may take, in seconds.
TIMEOUT: Final = 60.0
#: Games that are being played come first.
NICENESS: Final = 5

log = logging.getLogger(__name__)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Job = TypeVar("Job")


class LongWork:
    """One worker process for calls that take long, shared fairly by all who ask."""

    def __init__(self, new_worker: Callable[[int], Worker]) -> None:
        self._queue = FairQueue(Ledger())
        self._worker = new_worker(NICENESS)
        self._waiting: Counter[str] = Counter()

    async def do(
        self, who: str, work: Callable[Arguments, Result], *arguments: Arguments.args, **_: Arguments.kwargs
    ) -> Result:
        """Return ``work(*arguments)``; Refused if ``who`` (an address, a person) has too much waiting."""
        if self._waiting[who] >= MAX_WAITING_EACH or self._waiting.total() >= MAX_WAITING:
            raise busy()
        self._waiting[who] += 1
        try:
            async with self._queue.turn(Whose(who, who, True)):
                came = await self._worker.ask(Work(attempt, (work, *arguments)), TIMEOUT)
        except (WorkerDied, WorkerTimeout):
            raise busy() from None
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
        if came.problem:
            raise RuntimeError(came.problem)
        if isinstance(came.result, Refusal):
            raise raised(came.result)
        return cast(Result, came.result)

    def close(self) -> None:
        self._worker.close()


class Jobs(Generic[Job]):
    """Named jobs. At most ``most`` run at a time; the ``kept`` ones that were used last are remembered."""

    def __init__(self, most: int, kept: int) -> None:
        self.most = most
        self.kept = kept
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._over: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._jobs

    def check_room(self) -> None:
        """Refused if too many jobs are running."""
        if len(self._tasks) >= self.most:
            raise busy()

    def under_way(self) -> list[Job]:
        return [self._jobs[name] for name in self._tasks if name in self._jobs]

    def begin(self, name: str, job: Job, work: Coroutine[object, object, None]) -> None:
        self._jobs[name] = job
        self._over[name] = asyncio.Event()
        self._tasks[name] = asyncio.ensure_future(self._work(name, work))
        for oldest in [each for each in self._jobs if each not in self._tasks][: max(0, len(self._jobs) - self.kept)]:
            self._forget(oldest)

    async def find(self, name: str, wait: float = 0.0) -> Job | None:
        """Return a job, once it has ended or after ``wait`` seconds; None if there is none of this name."""
        job = self._jobs.get(name)
        if job is not None:
            self._jobs.move_to_end(name)
            if wait:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._over[name].wait(), wait)
        return job

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, name: str, work: Coroutine[object, object, None]) -> None:
        over = self._over[name]
        try:
            await work
        except Exception:
            log.exception("a background job failed")
            self._forget(name)
        finally:
            del self._tasks[name]
            over.set()

    def _forget(self, name: str) -> None:
        del self._jobs[name], self._over[name]


def busy() -> Refused:
    return Refused("busy", "the server is busy with what you asked for before; try again in a moment")
