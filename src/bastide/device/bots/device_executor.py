"""Executor for bots on a device: splits searches among its web workers, and uses the time in which people think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Final, cast

from bastide.bots.level_files import Level
from bastide.bots.search.parallel_search import merge_statistics
from bastide.bots.search.search_base import Bandit
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.device.bots.search_shares import ShareRequest, ShareResult, prepare_share, search_share
from bastide.device.bots.time_budgets import find_search_level, level_iterations
from bastide.device.bots.worker_pool import BOT_TIMEOUT_SECONDS, WebWorkerPool
from bastide.device.browser_interfaces import BotWorkerPort
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import CallResult, WorkerCall

#: Duration of a continued search, after which the executor looks whether the person has chosen.
CONTINUED_SECONDS: Final = 1.0
#: Maximum time of a decision while a person thinks.
MAX_SIMULTANEOUS_SECONDS: Final = 30.0


class DeviceBotExecutor(BotExecutor):
    """Runs bots in the web workers of a page.

    All workers search a decision together. If a level has not made its iterations when its time is up, it continues
    while a person chooses at the same time. ``is_person_choosing`` tells this of a table, by its id.
    """

    def __init__(self, port: BotWorkerPort, is_person_choosing: Callable[[str], bool]) -> None:
        self.pool = WebWorkerPool(port)
        self.is_person_choosing = is_person_choosing
        super().__init__(lambda _: self.pool, 1, BOT_TIMEOUT_SECONDS)

    async def _run_bot(self, game: str, spec: str, key: str, owner: WorkOwner, work: WorkerCall) -> CallResult:
        level = find_search_level(get_game(game), spec)
        *question, is_fresh = work.arguments
        if level is None or is_fresh or owner.is_background:
            return await super()._run_bot(game, spec, key, owner, work)
        self.pool.start_workers_soon()
        return await self._search(level, owner, tuple(question))

    async def _search(self, level: Level, owner: WorkOwner, question: tuple[object, ...]) -> CallResult:
        begun = perf_counter()
        merged = Bandit()
        seconds, used = 0.0, 0.0
        while True:
            results = await self._run_shares(owner, search_share, question, seconds)
            used += sum(result.seconds for result in results)
            shares = [cast(ShareResult, result.result) for result in results if not result.problem]
            if not shares:
                return results[0]
            for share in shares:
                merge_statistics(merged, share.statistics)
                merged.prior_weight = share.prior_weight
            if all(share.is_complete for share in shares) or not self._may_continue(level, owner, merged, begun):
                return CallResult(merged.actions[merged.best_index()], "", used)
            seconds = CONTINUED_SECONDS

    async def _run_shares(
        self, owner: WorkOwner, function: Callable[..., object], question: tuple[object, ...], seconds: float
    ) -> list[CallResult]:
        """Run a function on all workers, each with its share. Other decisions take turns with it."""

        def make_call(number: int, count: int) -> WorkerCall:
            return WorkerCall(function, (*question, ShareRequest(number, count, seconds)))

        async with self.search_lanes[0].queue.take_turn(owner):
            return await self.pool.run_on_all(make_call, self.timeout_s)

    def _may_continue(self, level: Level, owner: WorkOwner, merged: Bandit, begun: float) -> bool:
        return (
            merged.visit_count < level_iterations(level)
            and perf_counter() - begun < MAX_SIMULTANEOUS_SECONDS
            and self.is_person_choosing(owner.table)
        )

    async def prepare(
        self,
        game: str,
        snapshot: Mapping[str, JsonData],
        seat: int,
        spec: str,
        seed: int,
        key: str,
        owner: WorkOwner,
    ) -> None:
        """Let a bot prepare for the whole game before its first turn."""
        self.pool.start_workers_soon()
        await self._run_shares(owner, prepare_share, (game, snapshot, seat, spec, seed, key), 0.0)
