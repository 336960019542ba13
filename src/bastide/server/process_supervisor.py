"""Supervisor of several server processes behind one port.

Each child is a complete server. The parent starts the first one alone, so that migrations run once and a bad setting
is reported once. Then it starts the others and restarts those that exit unexpectedly.
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
from bastide.hosting.bots.worker_protocol import ErrorData, catch_error, rebuild_error
from bastide.server.connections.network_access_routes import open_listening_socket
from bastide.server.operations import metrics
from bastide.server.settings import Settings
from bastide.server.store.tables import interprocess_notifications

log = logging.getLogger(__name__)

#: A process that exits sooner than this after its start is restarted only when this time has passed.
MIN_RESTART_INTERVAL_SECONDS: Final = 5.0
#: Processes that have not ended after this time are killed. Covers their own shutdown timeout and that of the bots.
STOP_TIMEOUT_SECONDS: Final = 30.0
#: How often the supervisor checks for exited processes and for the stop signal.
POLL_INTERVAL_SECONDS: Final = 0.2
STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

#: Serves on a listening socket and calls its last argument when it is ready.
ServeFunction = Callable[[Settings, socket.socket, Callable[[], None]], None]


class SupervisedProcess(NamedTuple):
    process: BaseProcess
    #: The child stops when this pipe closes, so it cannot outlive the supervisor.
    lifeline: Connection
    started_at: float


class ProcessSupervisor:
    """Starts, restarts and stops the processes of one server."""

    def __init__(self, settings: Settings, listening: socket.socket, serve: ServeFunction) -> None:
        """``listening`` reserves the port; ``serve`` runs in each process."""
        self.count = settings.processes or os.cpu_count() or 1
        self.settings = replace(
            settings, processes=1, allow_lan_opening=False, bot_workers=bot_workers_per_process(settings, self.count)
        )
        self._listening = listening
        self._serve = serve
        self._running: list[SupervisedProcess] = []
        #: Monotonic times at which missing processes are to be restarted.
        self._due: list[float] = []
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until told to stop. Raises ``BastideError`` if the first process fails to start."""
        before = [signal.signal(each, self._stop) for each in STOP_SIGNALS]
        with tempfile.TemporaryDirectory(prefix="bastide-") as shared:
            metrics.share_metrics(shared)
            interprocess_notifications.share_socket_dir(shared)
            try:
                for _ in range(self.count):
                    self._start()
                if not self._stopping.is_set():
                    ready()
                while not self._stopping.is_set():
                    self._restart_exited()
            finally:
                self._stop_all()
                for each, handler in zip(STOP_SIGNALS, before, strict=True):
                    signal.signal(each, handler)

    def _stop(self, number: int, frame: object) -> None:
        self._stopping.set()

    def _start(self) -> None:
        """Start a process and wait until it is ready."""
        if self._stopping.is_set():
            return
        own, theirs = (context := get_context("spawn")).Pipe()
        with open_process_socket(self._listening) as listening:
            process = context.Process(target=server_process_main, args=(self._serve, self.settings, listening, theirs))
            process.start()
        theirs.close()
        self._running.append(SupervisedProcess(process, own, monotonic()))
        while not wait([own, process.sentinel], POLL_INTERVAL_SECONDS):
            if self._stopping.is_set():
                return
        message = own.recv() if own.poll() else None
        if message != READY_MESSAGE:
            self._running.pop()
            process.join(STOP_TIMEOUT_SECONDS)
            raise rebuild_error(message) if isinstance(message, ErrorData) else process_ended_error(process)

    def _restart_exited(self) -> None:
        """Restart processes that have exited."""
        wait([each.process.sentinel for each in self._running], POLL_INTERVAL_SECONDS)
        now = monotonic()
        for each in [each for each in self._running if not each.process.is_alive()]:
            self._running.remove(each)
            self._clean_up(each)
            if not self._stopping.is_set():
                log.error(
                    "server process exited unexpectedly: pid=%s exitcode=%s", each.process.pid, each.process.exitcode
                )
                self._due.append(max(now, each.started_at + MIN_RESTART_INTERVAL_SECONDS))
        for due in [due for due in self._due if due <= now]:
            self._due.remove(due)
            try:
                self._start()
            except BastideError as error:
                log.error("server process failed to restart: %s", error)
                self._due.append(now + MIN_RESTART_INTERVAL_SECONDS)

    def _stop_all(self) -> None:
        for each in self._running:
            each.lifeline.close()
        until = monotonic() + STOP_TIMEOUT_SECONDS
        for each in self._running:
            each.process.join(max(0.0, until - monotonic()))
            if each.process.is_alive():
                log.error("server process did not stop in time and was killed: pid=%s", each.process.pid)
                each.process.kill()
                each.process.join()
            self._clean_up(each)
        self._running.clear()

    def _clean_up(self, ended: SupervisedProcess) -> None:
        ended.lifeline.close()
        if ended.process.pid is not None:
            metrics.remove_process_metrics(ended.process.pid)


def reserve_shared_port(host: str, port: int) -> socket.socket:
    """Reserve a port for several processes. Raises ``BastideError`` if it is taken.

    It is first bound without ``SO_REUSEPORT``: otherwise a second server could share the port and take half of the
    connections.
    """
    with open_listening_socket(host, port) as alone:
        if sys.platform != "linux":
            return alone.dup()
        address = alone.getsockname()
    return bind_reuseport_socket(alone.family, address)


def open_process_socket(listening: socket.socket) -> AbstractContextManager[socket.socket]:
    """Return the listening socket for one process at a reserved port.

    Linux distributes connections evenly over sockets that share a port. With one shared socket, the process that wakes
    up first would accept all waiting connections.
    """
    if sys.platform != "linux":
        return nullcontext(listening)
    return bind_reuseport_socket(listening.family, listening.getsockname())


def bind_reuseport_socket(family: int, address: tuple[object, ...]) -> socket.socket:
    """Bind a socket with ``SO_REUSEPORT``. It does not listen yet: only a ready process may get connections."""
    found = socket.socket(family, socket.SOCK_STREAM)
    for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
        found.setsockopt(socket.SOL_SOCKET, option, 1)
    found.bind(address)
    return found


def bot_workers_per_process(settings: Settings, processes: int) -> int:
    """Divide the bot workers of the server among its processes; each has at least one."""
    alone = settings.bot_workers if settings.bot_workers >= 0 else (os.cpu_count() or 1) - 1
    return max(1, alone // processes)


def process_ended_error(process: BaseProcess) -> BastideError:
    code = process.exitcode
    return BastideError(
        "process-ended",
        f"a server process exited during startup (code {code}); see the log",
        code=0 if code is None else code,
    )


#: Message of a child process that is ready to serve.
READY_MESSAGE: Final = "ready"


def server_process_main(serve: ServeFunction, settings: Settings, listening: socket.socket, line: Connection) -> None:
    """Main function of a child process. Sends ``READY_MESSAGE``, or the error that kept it from starting."""
    threading.Thread(target=stop_when_parent_exits, args=(line,), daemon=True).start()
    outcome = catch_error(serve, settings, listening, lambda: line.send(READY_MESSAGE))
    if isinstance(outcome, ErrorData):
        line.send(outcome)
        sys.exit(1)


def stop_when_parent_exits(line: Connection) -> None:
    """Wait until the parent closes its end of the pipe, then stop this process with SIGTERM."""
    try:
        line.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
