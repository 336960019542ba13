"""Worker processes: started on demand, killed when they take too long, and replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from threading import Thread

from bastide.hosting.bots.worker_protocol import CallResult, WorkerCall, WorkerDied, WorkerTimeout, run_call

#: Time that a new process may take to start; generous for a busy machine.
START_TIMEOUT_SECONDS = 60.0
#: Workers are forked from a fork server that has the games loaded and none of the server's threads and sockets. Where
#: there is no fork server, they are spawned.
_context: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
if "forkserver" in multiprocessing.get_all_start_methods():
    _context = multiprocessing.get_context("forkserver")
    _context.set_forkserver_preload(["bastide.server.bot_processes.preload"])


class WorkerProcess:
    """A worker process, started with its first job, and the thread that waits for its results."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "worker")

    async def run(self, work: WorkerCall, seconds: float) -> CallResult:
        """Run a job in the process. Raises ``WorkerDied`` or ``WorkerTimeout``."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, work, seconds)

    def _ask(self, work: WorkerCall, seconds: float) -> CallResult:
        try:
            pipe = self._ensure_started()
            pipe.send(work)
            if not pipe.poll(seconds):
                raise WorkerTimeout
            result: CallResult = pipe.recv()
        except (EOFError, OSError) as error:
            self._end()
            raise WorkerDied from error
        except BaseException:
            self._end()
            raise
        return result

    def _ensure_started(self) -> Connection:
        if self._closed:
            raise EOFError
        if self._pipe is None or self.process is None or not self.process.is_alive():
            self._end()
            mine, theirs = _context.Pipe()
            process = _context.Process(target=worker_main, args=(theirs, self.niceness), daemon=True)
            process.start()
            self.process = process  # only from here on can ``close`` kill it
            theirs.close()
            self._pipe = mine
            if not mine.poll(START_TIMEOUT_SECONDS):
                raise WorkerTimeout
            mine.recv()
        return self._pipe

    def _end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def close(self) -> None:
        """Kill the process. Its current job is lost and is run again after the next server start."""
        self._closed = True
        process = self.process  # the waiting thread may be ending it
        if process is not None:
            with suppress(ValueError):
                process.kill()
        self._thread.shutdown()
        self._end()


# -- in the worker process ---------------------------------------------------------------------


def worker_main(server: Connection, niceness: int) -> None:
    """Main loop of a worker process: run jobs until the server closes the pipe."""
    _set_up_process(niceness)
    with suppress(EOFError, OSError):
        server.send(None)  # ready
        while True:
            work: WorkerCall = server.recv()
            server.send(run_call(work))


def _set_up_process(niceness: int) -> None:
    """Lower the priority and ignore stop signals: the server decides when a worker ends."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    """End this process when the server process ends, even if the server was killed."""
    server = parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)
