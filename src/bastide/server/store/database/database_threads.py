"""Reader threads and the writer thread, each with its own database connection.

Readers run queries concurrently. The single writer takes all jobs that have queued up and writes their appends in one
transaction (group commit), so that many tables share one disk flush.
"""

from __future__ import annotations

import asyncio
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Generic, TypeAlias, TypeVar

from bastide.hosting.storage.log_store import AppendConflict, StorageFull, StorageUnavailable
from bastide.server.store.database import Connection, Database, DuplicateRow
from bastide.server.store.tables.log_append import LogAppend, write_appends

Result = TypeVar("Result")
#: Runs on the event loop when a job is done.
Callback: TypeAlias = Callable[[], None]

#: Delays between reconnection attempts.
RECONNECT_DELAYS_SECONDS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.0)
#: How often an idle writer checks whether another process has written.
IDLE_POLL_SECONDS = 0.25
#: A database that fails again within this time after its return is quarantined, each time for longer.
STABLE_AFTER_SECONDS = 30.0
MAX_QUARANTINE_SECONDS = 30.0
#: Minimum interval between transactions for different tables, so that appends share transactions under load.
MIN_TRANSACTION_INTERVAL_SECONDS = 0.01
#: Maximum number of jobs taken from the queue at once.
MAX_JOBS_PER_BATCH = 200


def unavailability_reason(error: StorageUnavailable) -> str:
    """Return ``full`` for a full disk, else ``away``."""
    return "full" if isinstance(error, StorageFull) else "away"


class DatabaseJob(ABC):
    """Work on a connection, with a caller that waits on the event loop."""

    @abstractmethod
    def is_abandoned(self) -> bool:
        """Whether the caller no longer waits."""

    @abstractmethod
    def run_on(self, connection: Connection) -> Callback:
        """Run the job in a database thread; returns the callback that delivers its result."""

    @abstractmethod
    def fail(self, error: BaseException) -> None:
        """Deliver an error, on the event loop."""


class FunctionJob(DatabaseJob, Generic[Result]):
    """Job that calls a function."""

    def __init__(self, function: Callable[[Connection], Result]) -> None:
        self.function = function
        self.future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

    def is_abandoned(self) -> bool:
        return self.future.done()

    def run_on(self, connection: Connection) -> Callback:
        return partial(self.succeed, self.function(connection))

    def succeed(self, result: Result) -> None:
        if not self.future.done():
            self.future.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class AppendJob(FunctionJob[int]):
    """Append to a log, which the writer groups with others."""

    def __init__(self, append: LogAppend) -> None:
        super().__init__(partial(self._alone, append))
        self.append = append

    @staticmethod
    def _alone(append: LogAppend, connection: Connection) -> int:
        outcome = write_appends(connection, [append])[0]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


class DatabaseThreads(ABC):
    """Threads that share a job queue."""

    def __init__(self, database: Database, names: list[str]) -> None:
        self.database = database
        self.loop = asyncio.get_running_loop()
        self.jobs: SimpleQueue[DatabaseJob | None] = SimpleQueue()
        #: Daemon threads, so that a hanging database cannot keep the process alive.
        self.threads = [threading.Thread(target=self._work, name=name, daemon=True) for name in names]
        for thread in self.threads:
            thread.start()

    @abstractmethod
    def _work(self) -> None: ...

    def submit(self, function: Callable[[Connection], Result]) -> asyncio.Future[Result]:
        """Queue a function and return the future of its result."""
        task = FunctionJob(function)
        self.jobs.put(task)
        return task.future

    def close(self) -> None:
        """Let the threads end after all queued jobs."""
        for _ in self.threads:
            self.jobs.put(None)

    async def join(self, seconds: float) -> None:
        """Wait for the threads to end, up to ``seconds`` each."""
        for thread in self.threads:
            await asyncio.to_thread(thread.join, seconds)

    def _call_on_loop(self, callbacks: list[Callback]) -> None:
        """Run callbacks on the event loop, from a thread; ignored if the loop is closed."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(_run_callbacks, callbacks)


def _run_callbacks(callbacks: list[Callback]) -> None:
    for callback in callbacks:
        callback()


class ReaderThreads(DatabaseThreads):
    """Threads for queries."""

    def __init__(self, database: Database, number: int) -> None:
        super().__init__(database, [f"reader-{each}" for each in range(number)])

    def _work(self) -> None:
        connection: Connection | None = None
        while (job := self.jobs.get()) is not None:
            fresh = connection is None
            while not job.is_abandoned():
                try:
                    connection = connection or self.database.connect()
                    self._call_on_loop([job.run_on(connection)])
                except StorageUnavailable as error:
                    # The connection may have died since its last use: retry once with a new one.
                    again = connection is not None and connection.is_broken() and not fresh
                    if connection is not None:
                        connection.close()
                    connection, fresh = None, True
                    if again:
                        continue
                    self._call_on_loop([partial(job.fail, error)])
                except Exception as error:
                    self._call_on_loop([partial(job.fail, error)])
                break
        if connection is not None:
            connection.close()


class WriterThread(DatabaseThreads):
    """The single thread that writes.

    A job checks before it writes, so that a job that raises has written nothing. Callbacks on the event loop:
    ``on_committed`` with the changes, ``on_availability`` with the problem of the database (empty: none), and
    ``on_external_write`` when another process has written.
    """

    def __init__(
        self,
        database: Database,
        on_committed: Callable[[list[tuple[str, int]]], None],
        on_availability: Callable[[str], None],
        on_external_write: Callable[[], None],
    ) -> None:
        self.on_committed = on_committed
        self.on_availability = on_availability
        self.on_external_write = on_external_write
        self.connection: Connection | None = None
        self.version = 0
        self.failures = 0
        #: When the database last became available, the current quarantine, and its end.
        self._available_since = -STABLE_AFTER_SECONDS
        self._quarantine_seconds = 0.0
        self._not_before = 0.0
        self._busy_since: float | None = None
        #: Earliest start of the next transaction for tables other than those of the last one.
        self._next = 0.0
        self._last: set[str] = set()
        super().__init__(database, ["writer"])

    def busy_seconds(self) -> float:
        """Return how long the writer has been working on its current jobs."""
        begun = self._busy_since
        return 0.0 if begun is None else monotonic() - begun

    def append(self, append: LogAppend) -> asyncio.Future[int]:
        """Queue an append and return the future of its last sequence number."""
        task = AppendJob(append)
        self.jobs.put(task)
        return task.future

    def _work(self) -> None:
        ended = False
        while not ended:
            appends: list[AppendJob] = []
            others: list[DatabaseJob] = []
            try:
                pause = (
                    RECONNECT_DELAYS_SECONDS[min(self.failures, len(RECONNECT_DELAYS_SECONDS)) - 1]
                    if self.failures
                    else IDLE_POLL_SECONDS
                )
                job = self.jobs.get(timeout=pause)
                if isinstance(job, AppendJob) and job.append.table not in self._last:
                    sleep(max(0.0, self._next - monotonic()))
                while job is not None:
                    if isinstance(job, AppendJob):
                        appends.append(job)
                    else:
                        others.append(job)
                    if len(appends) + len(others) >= MAX_JOBS_PER_BATCH:
                        break
                    job = self.jobs.get_nowait()
                ended = job is None
            except Empty:
                pass
            self._busy_since = monotonic()
            if appends:
                self._next = self._busy_since + MIN_TRANSACTION_INTERVAL_SECONDS
                self._last = {each.append.table for each in appends}
                self._write_together(appends)
            for other in others:
                self._write(other)
            if not appends and not others:
                self._idle()
            self._busy_since = None
        if self.connection is not None:
            self.connection.close()

    def _write_together(self, tasks: list[AppendJob]) -> None:
        waiting = [task for task in tasks if not task.is_abandoned()]
        if len(waiting) > 1:
            try:
                self._transact(waiting, partial(self._group, waiting))
            except Exception:
                # The database rejects one of the appends: write each alone, so that the others succeed.
                for task in waiting:
                    self._write(task)
        elif waiting:
            self._write(waiting[0])

    def _group(self, tasks: list[AppendJob], connection: Connection) -> list[Callback]:
        callbacks: list[Callback] = []
        outcomes = write_appends(connection, [task.append for task in tasks])
        for task, outcome in zip(tasks, outcomes, strict=True):
            if isinstance(outcome, Exception):
                callbacks.append(partial(task.fail, outcome))
            else:
                callbacks.append(partial(task.succeed, outcome))
        return callbacks

    def _write(self, job: DatabaseJob) -> None:
        if job.is_abandoned():
            return
        try:
            self._transact([job], lambda connection: [job.run_on(connection)])
        except DuplicateRow:
            # Another process has created the table at the same moment.
            self._call_on_loop([partial(job.fail, AppendConflict(1))])
        except Exception as error:
            self._call_on_loop([partial(job.fail, error)])

    def _transact(self, jobs: list[DatabaseJob] | list[AppendJob], do: Callable[[Connection], list[Callback]]) -> None:
        """Run jobs in a transaction. Handles unavailability; other errors are raised after a rollback."""
        while True:
            fresh = self.connection is None
            committing = False
            try:
                connection = self._connected()
                with connection.pipeline():
                    connection.begin()
                    callbacks = do(connection)
                    committing = True
                    connection.commit()
            except StorageUnavailable as error:
                # Before the commit was sent, nothing can have been written, so a retry is safe.
                again = not fresh and not committing and self.connection is not None and self.connection.is_broken()
                self._disconnect()
                if again:
                    continue
                self._failed()
                callbacks = [partial(job.fail, error) for job in jobs]
                self._call_on_loop([partial(self.on_availability, unavailability_reason(error)), *callbacks])
                return
            except Exception:
                if self.connection is not None:
                    self.connection.rollback()
                raise
            self.failures = 0
            self._call_on_loop(
                [
                    partial(self.on_availability, ""),
                    partial(self.on_committed, connection.unpublished_changes()),
                    *callbacks,
                ]
            )
            return

    def _idle(self) -> None:
        """Check whether the database is available again, or whether another process has written."""
        try:
            connection = self._connected()
            if self.failures:
                connection.check_writable()
                if monotonic() < self._not_before:
                    return
                self.failures = 0
                self._available_since = monotonic()
                self._call_on_loop([partial(self.on_availability, "")])
            version = connection.data_version()
        except StorageUnavailable as error:
            self._disconnect()
            self._failed()
            self._call_on_loop([partial(self.on_availability, unavailability_reason(error))])
            return
        if version != self.version:
            self.version = version
            self._call_on_loop([self.on_external_write])

    def _failed(self) -> None:
        """Count a failure; a database that fails soon after its return gets a longer quarantine."""
        if not self.failures:
            soon = monotonic() - self._available_since < STABLE_AFTER_SECONDS
            self._quarantine_seconds = (
                min(MAX_QUARANTINE_SECONDS, max(1.0, 2 * self._quarantine_seconds)) if soon else 0.0
            )
            self._not_before = monotonic() + self._quarantine_seconds
        self.failures += 1

    def _connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.database.connect()
        return self.connection

    def _disconnect(self) -> None:
        if self.connection is not None:
            self.connection.rollback()
            self.connection.close()
        self.connection = None
        self.version = -1  # changes may be missed until the next connection
