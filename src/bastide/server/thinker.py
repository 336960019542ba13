"""One process that thinks, as the server sees it: asked, waited for, killed when it takes too long, and replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess

from bastide.hosting.thinking import Came, Died, TookTooLong, Work
from bastide.server.working import work_for

#: How long a new process may take until it is there, in seconds: on a machine that is busy with other things, long.
BEGINNING = 60.0
#: Copied from a process that has loaded the games and has none of the server's threads and sockets, which are nobody
#: else's; where the system cannot do that, begun from nothing.
_context: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
if "forkserver" in multiprocessing.get_all_start_methods():
    _context = multiprocessing.get_context("forkserver")
    _context.set_forkserver_preload(["bastide.server.warm"])


class Thinker:
    """A process, begun when it is first asked something, and a thread that waits for its answers."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "thinker")

    async def ask(self, work: Work, seconds: float) -> Came:
        """What comes of it; Died or TookTooLong if nothing does."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, work, seconds)

    def _ask(self, work: Work, seconds: float) -> Came:
        try:
            pipe = self._begun()
            pipe.send(work)
            if not pipe.poll(seconds):
                raise TookTooLong
            came: Came = pipe.recv()
        except (EOFError, OSError) as error:
            self._end()
            raise Died from error
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
                raise TookTooLong
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
