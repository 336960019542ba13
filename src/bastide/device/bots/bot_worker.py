"""Web worker for bots: client side (in-browser server) and worker side."""

from __future__ import annotations

import asyncio
import pickle
from base64 import b64decode, b64encode
from collections.abc import Mapping

from bastide.core.json_data import JsonData
from bastide.device.bots.time_budgets import spec_with_device_budget
from bastide.device.browser_interfaces import BotWorkerPort
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.worker_protocol import (
    CallResult,
    WorkerCall,
    WorkerDied,
    WorkerTimeout,
    choose_action,
    run_call,
)

#: Timeout of a bot job; longer than on a server, because devices are slower.
BOT_TIMEOUT_SECONDS = 60.0


class WebWorkerClient:
    """Client of the bot worker; sends one job at a time."""

    def __init__(self, worker_port: BotWorkerPort) -> None:
        self.worker_port = worker_port
        self._lock = asyncio.Lock()

    async def run(self, work: WorkerCall, seconds: float) -> CallResult:
        async with self._lock:
            # Quick bots may take longer on a device, and restarting the worker costs more than waiting.
            answer = await self.worker_port.ask(
                b64encode(pickle.dumps(work)).decode(), max(seconds, BOT_TIMEOUT_SECONDS)
            )
        if answer == "died":
            raise WorkerDied
        if answer == "late":
            raise WorkerTimeout
        result: CallResult = pickle.loads(b64decode(answer))
        return result

    def close(self) -> None:
        """Do nothing: the page ends its workers."""


def choose_with_device_budget(
    game_id: str, snapshot: Mapping[str, JsonData], seat: int, spec: str, seed: int, key: str, fresh: bool = False
) -> int:
    """Choose an action in the bot worker, with the time budget of this device."""
    return choose_action(game_id, snapshot, seat, spec_with_device_budget(game_id, spec), seed, key, fresh)


def make_device_executor(worker_port: BotWorkerPort) -> BotExecutor:
    """Return an executor that runs all jobs in the bot worker."""
    worker = WebWorkerClient(worker_port)
    return BotExecutor(lambda _: worker, 1, BOT_TIMEOUT_SECONDS, choose_with_device_budget)


def run_encoded_work(work: str) -> str:
    """Run an encoded job in the bot worker and return the encoded result. Called from TypeScript."""
    return b64encode(pickle.dumps(run_call(pickle.loads(b64decode(work))))).decode()
