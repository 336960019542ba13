"""The web worker for bots: one for all of them, so that the table and the page never wait for a bot."""

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

#: How long a bot may think on a device, in seconds: everything is slower there than on a server.
PATIENCE = 60.0


class DeviceWorker:
    """The other worker, asked one thing at a time."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self._turn = asyncio.Lock()

    async def ask(self, work: Work, seconds: float) -> WorkResult:
        async with self._turn:
            # A bot that answers at once on a server may take longer here, and stopping it costs more than waiting.
            answer = await self.thinker.ask(b64encode(pickle.dumps(work)).decode(), max(seconds, PATIENCE))
        if answer == "died":
            raise WorkerDied
        if answer == "late":
            raise WorkerTimeout
        came: WorkResult = pickle.loads(b64decode(answer))
        return came

    def close(self) -> None:
        """The page ends its workers itself."""


def choose_here(
    game_id: str, snapshot: Mapping[str, Plain], seat: int, spec: str, seed: int, key: str, fresh: bool = False
) -> int:
    """On the other worker: what a bot does, with as much time as it needs there."""
    return choose(game_id, snapshot, seat, fitted(game_id, spec), seed, key, fresh)


def device_executor(thinker: Thinker) -> BotExecutor:
    """Return the executor of a device, where everything runs on the same web worker."""
    worker = DeviceWorker(thinker)
    return BotExecutor(lambda _: worker, 1, PATIENCE, choose_here)


def worked(work: str) -> str:
    """On the other worker: do what was asked for."""
    return b64encode(pickle.dumps(run_work(pickle.loads(b64decode(work))))).decode()
