"""Background tasks of the table service, and its shutdown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

log = logging.getLogger(__name__)


class ServiceTasks:
    """Asyncio tasks that run until the service closes. Their exceptions are logged."""

    def __init__(self) -> None:
        #: Set once the service shuts down; nothing new is started.
        self.is_closing = False
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run a coroutine in the background."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task of the table service failed", exc_info=task.exception())

    async def cancel_tasks(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
