"""Several server processes behind one port, for a machine with several cores.

Each is a whole server. The parent process only supervises: it starts the first one alone, so that migrations run once
and a mistake in the settings is reported once, then the others, and it restarts those that end by themselves.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final, NamedTuple

from msgspec.structs import replace

from bastide.core.errors import BastideError
from bastide.hosting.bots.worker import Refusal, attempt, raised
from bastide.server.connections.listen import bound
from bastide.server.operations import metrics
from bastide.server.settings import Settings
from bastide.server.store.tables import sibling_processes as siblings

log = logging.getLogger(__name__)

#: A process that ends by itself sooner than after so many seconds is replaced when they are over, not at once.
HASTE: Final = 5.0
#: Seconds that the processes have to come to their end before they are killed: their farewell, and some for their bots.
PATIENCE: Final = 30.0
#: How often it is looked whether one has ended, or whether all shall.
GLANCE: Final = 0.2
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

#: What a process does: it serves on a socket, and says when it is ready.
Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]


class Running(NamedTuple):
    process: BaseProcess
    #: It ends when this is closed; so it does not outlive us, whatever we die of.
    line: Connection
    began: float


class Processes:
    """The processes of one server, from the first until all have ended."""

    def __init__(self, settings: Settings, listening: socket.socket, serve: Serve) -> None:
        """``listening`` keeps the port; ``serve`` is run in each process."""
        self.count = settings.processes or os.cpu_count() or 1
        self.settings = replace(settings, processes=1, at_home=False, workers=workers_each(settings, self.count))
        self._listening = listening
        self._serve = serve
        self._running: list[Running] = []
        #: When each of those that are missing is to be replaced.
        self._due: list[float] = []
        self._enough = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until told to stop. BastideError if the first process cannot come up."""
        before = [signal.signal(each, self._stop) for each in SIGNALS]
        with tempfile.TemporaryDirectory(prefix="bastide-") as shared:
            metrics.share(shared)
            siblings.share(shared)
            try:
                for _ in range(self.count):
                    self._start()
                if not self._enough.is_set():
                    ready()
                while not self._enough.is_set():
                    self._look_after()
            finally:
                self._end()
                for each, handler in zip(SIGNALS, before, strict=True):
                    signal.signal(each, handler)

    def _stop(self, number: int, frame: object) -> None:
        self._enough.set()

    def _start(self) -> None:
        """Start one more, and wait until it serves."""
        if self._enough.is_set():
            return
        own, theirs = (context := get_context("spawn")).Pipe()
        with part_of(self._listening) as listening:
            process = context.Process(target=serve_one, args=(self._serve, self.settings, listening, theirs))
            process.start()
        theirs.close()
        self._running.append(Running(process, own, monotonic()))
        while not wait([own, process.sentinel], GLANCE):
            if self._enough.is_set():
                return
        said = own.recv() if own.poll() else None
        if said != READY:
            self._running.pop()
            process.join(PATIENCE)
            raise raised(said) if isinstance(said, Refusal) else ended(process)

    def _look_after(self) -> None:
        """Replace those that have ended."""
        wait([each.process.sentinel for each in self._running], GLANCE)
        now = monotonic()
        for each in [each for each in self._running if not each.process.is_alive()]:
            self._running.remove(each)
            self._forget(each)
            if not self._enough.is_set():
                log.error("process %s ended by itself (%s)", each.process.pid, each.process.exitcode)
                self._due.append(max(now, each.began + HASTE))
        for due in [due for due in self._due if due <= now]:
            self._due.remove(due)
            try:
                self._start()
            except BastideError as error:
                log.error("%s", error)
                self._due.append(now + HASTE)

    def _end(self) -> None:
        for each in self._running:
            each.line.close()
        until = monotonic() + PATIENCE
        for each in self._running:
            each.process.join(max(0.0, until - monotonic()))
            if each.process.is_alive():
                log.error("process %s does not end, and is killed", each.process.pid)
                each.process.kill()
                each.process.join()
            self._forget(each)
        self._running.clear()

    def _forget(self, ended: Running) -> None:
        ended.line.close()
        if ended.process.pid is not None:
            metrics.forget(ended.process.pid)


def reserved(host: str, port: int) -> socket.socket:
    """A port for several processes; BastideError if it is taken.

    Where processes share it by ``SO_REUSEPORT``, so could another server, and each would get some of the other's
    people. So it is first asked for as if it were for one.
    """
    with bound(host, port) as alone:
        if sys.platform != "linux":
            return alone.dup()
        address = alone.getsockname()
    return sharing(alone.family, address)


def part_of(listening: socket.socket) -> AbstractContextManager[socket.socket]:
    """The socket of one process at a reserved port.

    Linux deals connections out evenly to sockets that share a port. Where processes share one socket instead, whoever
    is awake takes all that wait, and keeps them for as long as people sit at their tables.
    """
    if sys.platform != "linux":
        return nullcontext(listening)
    return sharing(listening.family, listening.getsockname())


def sharing(family: int, address: tuple[object, ...]) -> socket.socket:
    """A socket at an address that others have, too. It does not listen: who listens gets a share of the people."""
    found = socket.socket(family, socket.SOCK_STREAM)
    for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
        found.setsockopt(socket.SOL_SOCKET, option, 1)
    found.bind(address)
    return found


def workers_each(settings: Settings, processes: int) -> int:
    """How many processes for bots each of so many servers has: together no more than one server has alone."""
    alone = settings.workers if settings.workers >= 0 else (os.cpu_count() or 1) - 1
    return max(1, alone // processes)


def ended(process: BaseProcess) -> BastideError:
    code = process.exitcode
    return BastideError(
        "process-ended",
        f"a process of the server ended before it could serve ({code})",
        code=0 if code is None else code,
    )


#: What a process says when it serves.
READY: Final = "ready"


def serve_one(serve: Serve, settings: Settings, listening: socket.socket, line: Connection) -> None:
    """The life of one of the processes. It listens when it can answer, and not before: who came would wait for it."""
    threading.Thread(target=end_with, args=(line,), daemon=True).start()
    outcome = attempt(serve, settings, listening, lambda: line.send(READY))
    if isinstance(outcome, Refusal):
        line.send(outcome)
        sys.exit(1)


def end_with(line: Connection) -> None:
    """Wait until the process at the other end of a line lets go of it; then end as if we were told to stop."""
    try:
        line.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
