"""What is worked on while people wait: so many at a time, and the last of them remembered."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from typing import Generic, TypeVar

from bastide.hosting.long_work import busy

log = logging.getLogger(__name__)

Job = TypeVar("Job")


class Jobs(Generic[Job]):
    """Jobs by name. ``most`` may be under way; ``kept`` are remembered, those asked for longest ago forgotten first."""

    def __init__(self, most: int, kept: int) -> None:
        self.most = most
        self.kept = kept
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._over: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._jobs

    def check_room(self) -> None:
        """Refused if too much is under way."""
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
        """A job as it stands: now, or when it has come to its end or so many seconds are over. None: there is none."""
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
            log.exception("what was worked on failed")
            self._forget(name)
        finally:
            del self._tasks[name]
            over.set()

    def _forget(self, name: str) -> None:
        del self._jobs[name], self._over[name]
