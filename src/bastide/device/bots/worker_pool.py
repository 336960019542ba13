"""Web workers for bots, as seen by the in-browser server, and the worker side."""

from __future__ import annotations

import asyncio
import pickle
from base64 import b64decode, b64encode
from collections.abc import Callable

from bastide.device.browser_interfaces import BotWorkerPort
from bastide.hosting.bots.worker_protocol import CallResult, WorkerCall, WorkerDied, WorkerTimeout, run_call

#: Timeout of a bot job; longer than on a server, because devices are slower.
BOT_TIMEOUT_SECONDS = 60.0


class WebWorkerPool:
    """The bot workers. The first one runs all jobs; searches use the others too.

    The others start when the first search needs them, so that a device that plays without search saves their memory.
    """

    def __init__(self, port: BotWorkerPort) -> None:
        self.port = port
        #: Number of workers that run, as last asked.
        self.count = 1
        self._locks = [asyncio.Lock()]
        self._starting: asyncio.Task[int] | None = None

    async def run(self, work: WorkerCall, seconds: float) -> CallResult:
        """Run a job on the first worker."""
        return await self._run_on(0, work, seconds)

    async def run_on_all(self, make_call: Callable[[int, int], WorkerCall], seconds: float) -> list[CallResult]:
        """Run a job on each worker that runs, by its number and their count. Raises if none of them answers."""
        count = self.count
        answers = await asyncio.gather(
            *(self._run_on(number, make_call(number, count), seconds) for number in range(count)),
            return_exceptions=True,
        )
        results = [answer for answer in answers if isinstance(answer, CallResult)]
        if not results:
            raise next(answer for answer in answers if isinstance(answer, BaseException))
        return results

    async def start_workers(self) -> int:
        """Start the workers that do not run yet, and return the number of those that do."""
        return await asyncio.shield(self.start_workers_soon())

    def start_workers_soon(self) -> asyncio.Task[int]:
        """Start the workers that do not run yet, in the background."""
        if self._starting is None or self._starting.done():
            self._starting = asyncio.ensure_future(self._start_workers())
        return self._starting

    async def _start_workers(self) -> int:
        self.count = max(1, await self.port.count())
        while len(self._locks) < self.count:
            self._locks.append(asyncio.Lock())
        return self.count

    def close(self) -> None:
        """Do nothing: the page ends its workers."""

    async def _run_on(self, number: int, work: WorkerCall, seconds: float) -> CallResult:
        async with self._locks[number]:
            # Quick bots may take longer on a device, and restarting the worker costs more than waiting.
            answer = await self.port.ask(
                number, b64encode(pickle.dumps(work)).decode(), max(seconds, BOT_TIMEOUT_SECONDS)
            )
        if answer == "died":
            raise WorkerDied
        if answer == "late":
            raise WorkerTimeout
        result: CallResult = pickle.loads(b64decode(answer))
        return result


def run_encoded_work(work: str) -> str:
    """Run an encoded job in a bot worker and return the encoded result. Called from TypeScript."""
    return b64encode(pickle.dumps(run_call(pickle.loads(b64decode(work))))).decode()
