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

from bastide.hosting.bots.worker import Work, WorkerDied, WorkerTimeout, WorkResult, run_work

#: How long a new process may take until it is there, in seconds: on a machine that is busy with other things, long.
BEGINNING = 60.0
#: Copied from a process that has loaded the games and has none of the server's threads and sockets, which are nobody
#: else's; where the system cannot do that, begun from nothing.
_context: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
if "forkserver" in multiprocessing.get_all_start_methods():
    _context = multiprocessing.get_context("forkserver")
    _context.set_forkserver_preload(["bastide.server.bot_processes.preload"])


class WorkerProcess:
    """A process, begun when it is first asked something, and a thread that waits for its answers."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "worker")

    async def ask(self, work: Work, seconds: float) -> WorkResult:
        """What comes of it; WorkerDied or WorkerTimeout if nothing does."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, work, seconds)

    def _ask(self, work: Work, seconds: float) -> WorkResult:
        try:
            pipe = self._begun()
            pipe.send(work)
            if not pipe.poll(seconds):
                raise WorkerTimeout
            came: WorkResult = pipe.recv()
        except (EOFError, OSError) as error:
            self._end()
            raise WorkerDied from error
        except BaseException:
            self._end()
            raise
        return came

    def _begun(self) -> Connection:
        if self._closed:
            raise EOFError
        if self._pipe is None or self.process is None or not self.process.is_alive():
            self._end()
            mine, theirs = _context.Pipe()
            process = _context.Process(target=work_for, args=(theirs, self.niceness), daemon=True)
            process.start()
            self.process = process  # only now can ``close`` end it
            theirs.close()
            self._pipe = mine
            if not mine.poll(BEGINNING):
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
        """What is being thought about is thought again after the next start."""
        self._closed = True
        process = self.process  # which its own thread may be about to end
        if process is not None:
            with suppress(ValueError):
                process.kill()
        self._thread.shutdown()
        self._end()


# -- in the worker process ---------------------------------------------------------------------


def work_for(server: Connection, niceness: int) -> None:
    """Main loop of a worker process: run what the server asks, until it goes."""
    _settle_in(niceness)
    with suppress(EOFError, OSError):
        server.send(None)  # ready
        while True:
            work: Work = server.recv()
            server.send(run_work(work))


def _settle_in(niceness: int) -> None:
    """People come first; and it is the server that decides when to stop, by a word or by its own end."""
    os.nice(niceness)
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """A server that was killed cannot say goodbye."""
    server = parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)
