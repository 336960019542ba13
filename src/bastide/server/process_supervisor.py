"""Supervisor of several server processes behind one port.

Each child is a complete server. The parent starts the first one alone, so that migrations run once and a bad setting
is reported once. Then it starts the others. A child may exit at any moment, also while it starts: it is restarted with
exponential back-off, and the other children keep serving.
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
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pickle import UnpicklingError
from time import monotonic
from typing import Final, NamedTuple

from msgspec.structs import replace

from bastide.core.errors import BastideError
from bastide.hosting.bots.worker_protocol import ErrorData, catch_error, rebuild_error
from bastide.server.connections.listening_sockets import open_process_socket
from bastide.server.operations import metrics
from bastide.server.settings import Settings

log = logging.getLogger(__name__)

#: Processes that have not ended after this time are killed. Covers their own shutdown timeout and that of the bots.
STOP_TIMEOUT_SECONDS: Final = 30.0
#: How often the supervisor checks for exited processes and for the stop signal.
POLL_INTERVAL_SECONDS: Final = 0.2
#: A process that has exited this often in a row is reported as a crash loop.
CRASH_LOOP_FAILURES: Final = 3
STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

#: Serves on a listening socket and calls its last argument when it is ready.
ServeFunction = Callable[[Settings, socket.socket, Callable[[], None]], None]


class RestartBackoff(NamedTuple):
    """Delays between the restarts of a process that keeps exiting."""

    first_seconds: float = 0.5
    max_seconds: float = 30.0
    #: A process that has served this long has recovered: its next exit counts as the first one.
    recovery_seconds: float = 60.0

    def delay_seconds(self, failures: int) -> float:
        """Return the delay before the next start, after this number of failures in a row."""
        return min(self.max_seconds, self.first_seconds * 2.0 ** min(failures - 1, 30))


DEFAULT_BACKOFF: Final = RestartBackoff()


class ProcessSlot:
    """Place of one server process: the running process, or the time of its next start."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        #: The child stops when this pipe closes, so it cannot outlive the supervisor.
        self.lifeline: Connection | None = None
        #: Monotonic time since which the process serves; None while it starts.
        self.ready_at: float | None = None
        #: Exits in a row without recovery.
        self.failures = 0
        #: Monotonic time of the next start; None while a process runs.
        self.due_at: float | None = None
        #: What the process has reported before it exited.
        self.error: ErrorData | None = None


class ProcessSupervisor:
    """Starts, restarts and stops the processes of one server."""

    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        serve: ServeFunction,
        backoff: RestartBackoff = DEFAULT_BACKOFF,
    ) -> None:
        """``listening`` reserves the port; ``serve`` runs in each process."""
        count = settings.processes or os.cpu_count() or 1
        self.settings = replace(
            settings, processes=1, allow_lan_opening=False, bot_workers=bot_workers_per_process(settings, count)
        )
        self._listening = listening
        self._serve = serve
        self._backoff = backoff
        self._slots = [ProcessSlot(number + 1) for number in range(count)]
        #: Whether any process has been ready. Before that, a reported error ends the server.
        self._has_served = False
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until told to stop. Raises ``BastideError`` if the first process reports one, such as a bad setting."""
        # Imports the database store. Children that die while they start should not wait for it.
        from bastide.server.store.tables import interprocess_notifications

        before = [signal.signal(each, self._stop) for each in STOP_SIGNALS]
        with tempfile.TemporaryDirectory(prefix="bastide-") as shared:
            metrics.share_metrics(shared)
            interprocess_notifications.share_socket_dir(shared)
            try:
                self._start_first()
                self._supervise(until=lambda: all(each.ready_at or each.failures for each in self._slots))
                if not self._stopping.is_set():
                    ready()
                self._supervise(until=lambda: False)
            except BastideError:
                raise
            except BaseException:
                log.exception("supervisor failed; the server stops")
                raise
            finally:
                self._stop_all()
                for each, handler in zip(STOP_SIGNALS, before, strict=True):
                    signal.signal(each, handler)

    def _stop(self, number: int, frame: object) -> None:
        self._stopping.set()

    def _start_first(self) -> None:
        """Start the first process and wait until it serves. Raises the error that it reports."""
        first = self._slots[0]
        first.due_at = monotonic()
        while first.ready_at is None and not self._stopping.is_set():
            self._poll()
        for each in self._slots[1:]:
            each.due_at = monotonic()

    def _supervise(self, until: Callable[[], bool]) -> None:
        while not self._stopping.is_set() and not until():
            self._poll()

    def _poll(self) -> None:
        """Start the processes that are due, then wait for messages and exits, at most ``POLL_INTERVAL_SECONDS``."""
        for slot in self._slots:
            if slot.due_at is not None and slot.due_at <= monotonic():
                self._start(slot)
        running = [each for each in self._slots if each.process is not None]
        lifelines = [each.lifeline for each in running if each.ready_at is None and each.lifeline is not None]
        sentinels = [each.process.sentinel for each in running if each.process is not None]
        wait([*lifelines, *sentinels], POLL_INTERVAL_SECONDS)
        for slot in running:
            if slot.ready_at is None:
                self._receive(slot)
            if slot.process is not None and not slot.process.is_alive():
                self._handle_exit(slot)

    def _start(self, slot: ProcessSlot) -> None:
        """Start the process of a slot, without waiting until it is ready."""
        slot.due_at = slot.ready_at = slot.error = None
        own, theirs = (context := get_context("spawn")).Pipe()
        try:
            with theirs, open_process_socket(self._listening) as listening:
                arguments = (self._serve, self.settings, listening, theirs)
                process = context.Process(target=server_process_main, args=arguments)
                process.start()
        except OSError as error:  # too many processes or open files, or the child died before it had its arguments
            own.close()
            self._schedule_restart(slot, f"could not be started ({error})")
            return
        slot.process, slot.lifeline = process, own

    def _receive(self, slot: ProcessSlot) -> None:
        """Read the message of a starting process, if there is one. Raises the error of the very first process."""
        assert slot.lifeline is not None
        try:
            message = slot.lifeline.recv() if slot.lifeline.poll() else None
        except (EOFError, OSError, UnpicklingError):  # the process died, perhaps while it wrote the message
            assert slot.process is not None
            slot.process.join(POLL_INTERVAL_SECONDS)
            return
        if message == READY_MESSAGE:
            slot.ready_at = monotonic()
            if slot.failures:
                log.warning("server process %d serves again after %d exits", slot.number, slot.failures)
            self._has_served = True
        elif isinstance(message, ErrorData):
            if not self._has_served:
                raise rebuild_error(message)
            slot.error = message

    def _handle_exit(self, slot: ProcessSlot) -> None:
        """Clean up after a process that has exited, and schedule its replacement."""
        assert slot.process is not None
        now, pid, code = monotonic(), slot.process.pid, slot.process.exitcode
        when = "while it started" if slot.ready_at is None else f"after {now - slot.ready_at:.0f} s of service"
        if slot.ready_at is not None and now - slot.ready_at >= self._backoff.recovery_seconds:
            slot.failures = 0
        self._clean_up(slot)
        reported = f": {slot.error.text}" if slot.error is not None else ""
        self._schedule_restart(slot, f"exited {when} (pid {pid}, exit code {code}){reported}")

    def _schedule_restart(self, slot: ProcessSlot, what: str) -> None:
        slot.failures += 1
        delay = self._backoff.delay_seconds(slot.failures)
        slot.due_at = monotonic() + delay
        log.error("server process %d %s; restart in %.1f s", slot.number, what, delay)
        if slot.failures >= CRASH_LOOP_FAILURES:
            serving = sum(each.ready_at is not None for each in self._slots)
            log.critical(
                "server process %d is in a crash loop: %d exits in a row; %d of %d processes serve",
                slot.number,
                slot.failures,
                serving,
                len(self._slots),
            )

    def _stop_all(self) -> None:
        running = [(each, each.process) for each in self._slots if each.process is not None]
        for slot, process in running:
            if slot.lifeline is not None:
                slot.lifeline.close()
            if slot.ready_at is None:  # it reads its lifeline only after its imports
                process.terminate()
        until = monotonic() + STOP_TIMEOUT_SECONDS
        for slot, process in running:
            process.join(max(0.0, until - monotonic()))
            if process.is_alive():
                log.error("server process did not stop in time and was killed: pid=%s", process.pid)
                process.kill()
                process.join()
            self._clean_up(slot)

    def _clean_up(self, slot: ProcessSlot) -> None:
        if slot.lifeline is not None:
            slot.lifeline.close()
        if slot.process is not None and slot.process.pid is not None:
            metrics.remove_process_metrics(slot.process.pid)
        slot.process = slot.lifeline = slot.ready_at = None


def bot_workers_per_process(settings: Settings, processes: int) -> int:
    """Divide the bot workers of the server among its processes; each has at least one."""
    alone = settings.bot_workers if settings.bot_workers >= 0 else (os.cpu_count() or 1) - 1
    return max(1, alone // processes)


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
