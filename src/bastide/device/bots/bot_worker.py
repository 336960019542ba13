"""Web worker for bots: client side (in-browser server) and worker side."""

from __future__ import annotations

import asyncio
import pickle
from base64 import b64decode, b64encode
from collections.abc import Mapping

from bastide.core.plain import Plain
from bastide.device.bots.budgets import fitted
from bastide.device.browser import Thinker
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.worker import Work, WorkerDied, WorkerTimeout, WorkResult, choose, run_work

#: Timeout of a bot job; longer than on a server, because devices are slower.
PATIENCE = 60.0


class DeviceWorker:
    """Client of the bot worker; sends one job at a time."""

    def __init__(self, worker_port: Thinker) -> None:
        self.thinker = worker_port
        self._lock = asyncio.Lock()

    async def ask(self, work: Work, seconds: float) -> WorkResult:
        async with self._lock:
            # Quick bots may take longer on a device, and restarting the worker costs more than waiting.
            answer = await self.thinker.ask(b64encode(pickle.dumps(work)).decode(), max(seconds, PATIENCE))
        if answer == "died":
            raise WorkerDied
        if answer == "late":
            raise WorkerTimeout
        result: WorkResult = pickle.loads(b64decode(answer))
        return result

    def close(self) -> None:
        """Do nothing: the page ends its workers."""


def choose_here(
    game_id: str, snapshot: Mapping[str, Plain], seat: int, spec: str, seed: int, key: str, fresh: bool = False
) -> int:
    """Choose an action in the bot worker, with the time budget of this device."""
    return choose(game_id, snapshot, seat, fitted(game_id, spec), seed, key, fresh)


def device_executor(worker_port: Thinker) -> BotExecutor:
    """Return an executor that runs all jobs in the bot worker."""
    worker = DeviceWorker(worker_port)
    return BotExecutor(lambda _: worker, 1, PATIENCE, choose_here)


def worked(work: str) -> str:
    """Run an encoded job in the bot worker and return the encoded result. Called from TypeScript."""
    return b64encode(pickle.dumps(run_work(pickle.loads(b64decode(work))))).decode()
