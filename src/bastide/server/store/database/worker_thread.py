"""Threads that hold a connection each and do what the event loop hands them.

Readers run queries side by side. There is one writer: it takes everything that has queued up while it was busy and
writes the appends among it in one transaction, so that a hundred tables share one wait for the disk.
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

from bastide.hosting.storage.log_store import Conflict, Full, Unavailable
from bastide.server.store.database import Connection, Database, Duplicate
from bastide.server.store.tables.append import Append, append_all

Result = TypeVar("Result")
#: What is left to do on the event loop when a job is done.
Answer: TypeAlias = Callable[[], None]

#: Pauses between attempts to reach the database, in seconds: short at first, never long.
BACKOFF = (0.05, 0.1, 0.2, 0.4, 0.8, 1.0)
#: An idle writer looks up this often, in seconds: has another process written?
PULSE = 0.25
#: A database that goes again within so many seconds after it came back is not believed for a while, each time longer.
SETTLED = 30.0
LONGEST_QUARANTINE = 30.0
#: Where many tables are played at, so many seconds lie between the beginnings of two transactions: what comes meanwhile
#: shares the next one. Each costs as much as a part of an action, a large one on PostgreSQL.
PACE = 0.01
#: As many appends as one transaction may hold.
TOGETHER = 200


def why(error: Unavailable) -> str:
    """What is said about a database that cannot be written."""
    return "full" if isinstance(error, Full) else "away"


class Job(ABC):
    """Something to do with a connection, for somebody who waits on the event loop."""

    @abstractmethod
    def given_up(self) -> bool:
        """Whether nobody waits any more."""

    @abstractmethod
    def do(self, connection: Connection) -> Answer: ...

    @abstractmethod
    def fail(self, error: BaseException) -> None:
        """On the event loop: what came of it."""


class Task(Job, Generic[Result]):
    """A job that is a function."""

    def __init__(self, function: Callable[[Connection], Result]) -> None:
        self.function = function
        self.future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

    def given_up(self) -> bool:
        return self.future.done()

    def do(self, connection: Connection) -> Answer:
        return partial(self.succeed, self.function(connection))

    def succeed(self, result: Result) -> None:
        if not self.future.done():
            self.future.set_result(result)

    def fail(self, error: BaseException) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class AppendTask(Task[int]):
    """An append, which the writer joins with others."""

    def __init__(self, append: Append) -> None:
        super().__init__(partial(self._alone, append))
        self.append = append

    @staticmethod
    def _alone(append: Append, connection: Connection) -> int:
        outcome = append_all(connection, [append])[0]
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


class Threads(ABC):
    """Threads that share a queue of jobs and end when they are told."""

    def __init__(self, database: Database, names: list[str]) -> None:
        self.database = database
        self.loop = asyncio.get_running_loop()
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        #: Daemons, so that a database that hangs cannot keep the process from ending.
        self.threads = [threading.Thread(target=self._work, name=name, daemon=True) for name in names]
        for thread in self.threads:
            thread.start()

    @abstractmethod
    def _work(self) -> None: ...

    def submit(self, function: Callable[[Connection], Result]) -> asyncio.Future[Result]:
        task = Task(function)
        self.jobs.put(task)
        return task.future

    def close(self) -> None:
        """Ask the threads to end when all that was handed in is done."""
        for _ in self.threads:
            self.jobs.put(None)

    async def join(self, seconds: float) -> None:
        """Wait until they have, but not longer than that."""
        for thread in self.threads:
            await asyncio.to_thread(thread.join, seconds)

    def _tell(self, answers: list[Answer]) -> None:
        """From a thread: run these on the event loop, unless it is gone."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(_run, answers)


def _run(answers: list[Answer]) -> None:
    for answer in answers:
        answer()


class Readers(Threads):
    """A few threads for queries."""

    def __init__(self, database: Database, number: int) -> None:
        super().__init__(database, [f"reader-{each}" for each in range(number)])

    def _work(self) -> None:
        connection: Connection | None = None
        while (job := self.jobs.get()) is not None:
            fresh = connection is None
            while not job.given_up():
                try:
                    connection = connection or self.database.connect()
                    self._tell([job.do(connection)])
                except Unavailable as error:
                    # A connection may have died since it was last used: then a new one is worth a try.
                    again = connection is not None and connection.broken() and not fresh
                    if connection is not None:
                        connection.close()
                    connection, fresh = None, True
                    if again:
                        continue
                    self._tell([partial(job.fail, error)])
                except Exception as error:
                    self._tell([partial(job.fail, error)])
                break
        if connection is not None:
            connection.close()


class Writer(Threads):
    """The one thread that writes.

    A job checks first and writes then, so that one which raises has written nothing. ``committed`` is told the
    news, ``reachable`` why the database cannot be written (nothing: it can), and ``elsewhere`` that another process
    has written; all on the event loop.
    """

    def __init__(
        self,
        database: Database,
        committed: Callable[[list[tuple[str, int]]], None],
        reachable: Callable[[str], None],
        elsewhere: Callable[[], None],
    ) -> None:
        self.committed = committed
        self.reachable = reachable
        self.elsewhere = elsewhere
        self.connection: Connection | None = None
        self.version = 0
        self.failures = 0
        #: When it last came back, for how long it is not believed to be back, and until when that is.
        self._back = -SETTLED
        self._quarantine = 0.0
        self._not_before = 0.0
        self._begun: float | None = None
        #: Before that, nothing is written at other tables than those at which something was written last.
        self._next = 0.0
        self._last: set[str] = set()
        super().__init__(database, ["writer"])

    def busy(self) -> float:
        """For how many seconds it has been waiting for the database now."""
        begun = self._begun
        return 0.0 if begun is None else monotonic() - begun

    def append(self, append: Append) -> asyncio.Future[int]:
        task = AppendTask(append)
        self.jobs.put(task)
        return task.future

    def _work(self) -> None:
        ended = False
        while not ended:
            appends: list[AppendTask] = []
            others: list[Job] = []
            try:
                pause = BACKOFF[min(self.failures, len(BACKOFF)) - 1] if self.failures else PULSE
                job = self.jobs.get(timeout=pause)
                if isinstance(job, AppendTask) and job.append.table not in self._last:
                    sleep(max(0.0, self._next - monotonic()))
                while job is not None:
                    if isinstance(job, AppendTask):
                        appends.append(job)
                    else:
                        others.append(job)
                    if len(appends) + len(others) >= TOGETHER:
                        break
                    job = self.jobs.get_nowait()
                ended = job is None
            except Empty:
                pass
            self._begun = monotonic()
            if appends:
                self._next = self._begun + PACE
                self._last = {each.append.table for each in appends}
                self._write_together(appends)
            for other in others:
                self._write(other)
            if not appends and not others:
                self._idle()
            self._begun = None
        if self.connection is not None:
            self.connection.close()

    def _write_together(self, tasks: list[AppendTask]) -> None:
        waiting = [task for task in tasks if not task.given_up()]
        if len(waiting) > 1:
            try:
                self._transact(waiting, partial(self._group, waiting))
            except Exception:
                # One of them is wrong in a way that the database refuses: the others shall not suffer for it.
                for task in waiting:
                    self._write(task)
        elif waiting:
            self._write(waiting[0])

    def _group(self, tasks: list[AppendTask], connection: Connection) -> list[Answer]:
        answers: list[Answer] = []
        outcomes = append_all(connection, [task.append for task in tasks])
        for task, outcome in zip(tasks, outcomes, strict=True):
            if isinstance(outcome, Exception):
                answers.append(partial(task.fail, outcome))
            else:
                answers.append(partial(task.succeed, outcome))
        return answers

    def _write(self, job: Job) -> None:
        if job.given_up():
            return
        try:
            self._transact([job], lambda connection: [job.do(connection)])
        except Duplicate:
            # Another process has made a table of this name this very moment.
            self._tell([partial(job.fail, Conflict(1))])
        except Exception as error:
            self._tell([partial(job.fail, error)])

    def _transact(self, jobs: list[Job] | list[AppendTask], do: Callable[[Connection], list[Answer]]) -> None:
        """Do it within a transaction. Unavailability is dealt with here; everything else is raised, rolled back."""
        while True:
            fresh = self.connection is None
            committing = False
            try:
                connection = self._connected()
                with connection.together():
                    connection.begin()
                    answers = do(connection)
                    committing = True
                    connection.commit()
            except Unavailable as error:
                # What broke off before the commit was sent has certainly not happened.
                again = not fresh and not committing and self.connection is not None and self.connection.broken()
                self._disconnect()
                if again:
                    continue
                self._failed()
                answers = [partial(job.fail, error) for job in jobs]
                self._tell([partial(self.reachable, why(error)), *answers])
                return
            except Exception:
                if self.connection is not None:
                    self.connection.rollback()
                raise
            self.failures = 0
            self._tell([partial(self.reachable, ""), partial(self.committed, connection.told()), *answers])
            return

    def _idle(self) -> None:
        """Nothing to write: see whether the database is back, or whether another process has written."""
        try:
            connection = self._connected()
            if self.failures:
                connection.try_out()
                if monotonic() < self._not_before:
                    return
                self.failures = 0
                self._back = monotonic()
                self._tell([partial(self.reachable, "")])
            version = connection.version()
        except Unavailable as error:
            self._disconnect()
            self._failed()
            self._tell([partial(self.reachable, why(error))])
            return
        if version != self.version:
            self.version = version
            self._tell([self.elsewhere])

    def _failed(self) -> None:
        """Whoever goes again as soon as they are back is believed later and later."""
        if not self.failures:
            soon = monotonic() - self._back < SETTLED
            self._quarantine = min(LONGEST_QUARANTINE, max(1.0, 2 * self._quarantine)) if soon else 0.0
            self._not_before = monotonic() + self._quarantine
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
        self.version = -1  # whatever the next one says, something may have been missed
