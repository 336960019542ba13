"""Threads that hold a connection each and do what the event loop hands them.

Readers run queries side by side. There is one writer: it takes everything that has queued up while it was busy and
writes it in one transaction, so that a hundred tables share one wait for the disk.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

from bastide.server.store.database import Connection, Database
from bastide.server.store.model import StoreError, Unavailable

Result = TypeVar("Result")

#: Pauses between attempts to reach the database, in seconds: short at first, never long.
BACKOFF = (0.05, 0.1, 0.2, 0.4, 0.8, 1.0)
#: An idle writer looks up this often: has another process written? In seconds.
PULSE = 0.25
#: As many jobs as one transaction may hold.
TOGETHER = 200


class Job(Generic[Result]):
    """Something to do with a connection, and the future that waits for it."""

    def __init__(self, do: Callable[[Connection], Result]) -> None:
        self.do = do
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Result] = self.loop.create_future()

    def succeed(self, result: Result) -> None:
        """From any thread. Whoever waited may have given up."""
        self.loop.call_soon_threadsafe(self._resolve, result)

    def fail(self, error: BaseException) -> None:
        self.loop.call_soon_threadsafe(self._reject, error)

    def _resolve(self, result: Result) -> None:
        if not self.future.done():
            self.future.set_result(result)

    def _reject(self, error: BaseException) -> None:
        if not self.future.done():
            self.future.set_exception(error)


AnyJob = Job[object]


class Readers:
    """A few threads for queries."""

    def __init__(self, database: Database, threads: int) -> None:
        self.database = database
        self.jobs: SimpleQueue[Job[object] | None] = SimpleQueue()
        self.threads = [
            threading.Thread(target=self._work, name=f"reads-{number}", daemon=True) for number in range(threads)
        ]
        for thread in self.threads:
            thread.start()

    def submit(self, do: Callable[[Connection], Result]) -> asyncio.Future[Result]:
        job = Job(do)
        self.jobs.put(job)  # type: ignore[arg-type]  # a queue of jobs of any result
        return job.future

    def close(self) -> None:
        for _ in self.threads:
            self.jobs.put(None)

    def join(self, seconds: float) -> None:
        for thread in self.threads:
            thread.join(seconds)

    def _work(self) -> None:
        connection: Connection | None = None
        while (job := self.jobs.get()) is not None:
            if job.future.done():
                continue
            # A connection may have gone stale since it was last used: a second attempt is made with a new one.
            for attempt in (1, 2):
                try:
                    connection = connection or self.database.connect()
                    job.succeed(job.do(connection))
                    break
                except Unavailable as error:
                    if connection is not None:
                        connection.close()
                    connection = None
                    if attempt == 2:
                        job.fail(error)
                except Exception as error:
                    job.fail(error)
                    break
        if connection is not None:
            connection.close()


class Writer:
    """The thread that writes. Its jobs check first and write then, so that one that raises has written nothing."""

    def __init__(
        self,
        database: Database,
        group: Callable[[Connection, Sequence[Job[object]]], Callable[[], None]],
        pulse: Callable[[Connection], None],
        reachable: Callable[[bool], None],
    ) -> None:
        self.database = database
        #: Does several jobs within a transaction; what it returns is called when that is committed.
        self.group = group
        #: Called now and then while there is nothing to write.
        self.pulse = pulse
        #: Told whether the database can be written, each time it is known.
        self.reachable = reachable
        self.jobs: SimpleQueue[Job[object] | None] = SimpleQueue()
        self.connection: Connection | None = None
        self.thread = threading.Thread(target=self._work, name="writes", daemon=True)
        self.thread.start()
