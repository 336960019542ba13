"""Endpoint that lists the bot levels that are weaker on this device than elsewhere."""

from __future__ import annotations

from msgspec import Struct

from bastide.device.bots.time_budgets import list_weaker_levels
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import WorkerCall


class WeakerLevels(Struct, frozen=True):
    """Names of levels that cannot search enough here in an acceptable time."""

    levels: list[str]


class DeviceLevelRoutes(Routes):
    """Levels as the bot worker measured them."""

    def __init__(self, executor: BotExecutor) -> None:
        self.executor = executor

    @route("GET", "/api/device/{game}/weaker-levels", "List the bot levels that are weaker on this device")
    async def weaker_levels(self, request: ApiRequest) -> WeakerLevels:
        game = request.get_path_value("game")
        owner = WorkOwner("", "", is_awaited=True)
        found = await self.executor.run_piece(
            self.executor.quick_lane, owner, f"the levels of {game}", WorkerCall(list_weaker_levels, (game,))
        )
        return WeakerLevels(found if isinstance(found, list) else [])
