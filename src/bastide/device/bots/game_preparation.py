"""Lets bots that search prepare for a game while people make their first moves."""

from __future__ import annotations

from hashlib import sha256

from bastide.core.randomness.rng import Rng
from bastide.device.bots.device_executor import DeviceBotExecutor
from bastide.device.bots.time_budgets import find_search_level
from bastide.hosting.bots.bot_turns import get_bot_key, get_work_owner
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.table_service import TableService


class GamePreparation:
    """Starts the preparation of each bot once."""

    def __init__(self, service: TableService, executor: DeviceBotExecutor) -> None:
        self._service = service
        self._executor = executor
        self._started: set[str] = set()

    def start(self, hosted: HostedTable) -> None:
        """Let the bots of a table prepare if only people are to move."""
        table = hosted.table
        waiting = table.waiting_for()
        if table.state is None or table.daily_deal_day or not waiting or any(table.seats[seat].bot for seat in waiting):
            return
        for seat, player in enumerate(table.seats):
            key = get_bot_key(table, seat)
            if find_search_level(table.game, player.bot) is not None and key not in self._started:
                self._started.add(key)
                self._service.tasks.spawn(self._prepare(hosted, seat, key))

    async def _prepare(self, hosted: HostedTable, seat: int, key: str) -> None:
        table = hosted.table
        if table.state is None:
            return
        sampled = table.state.sample_position(seat, Rng(self._service.random_bits(64))).snapshot()
        seed = int.from_bytes(sha256(key.encode()).digest()[:8])
        bot = table.seats[seat].bot
        await self._executor.prepare(table.game.id, sampled, seat, bot, seed, key, get_work_owner(hosted))
