"""Endpoint that describes the bot levels whose thinking time depends on this device."""

from __future__ import annotations

from msgspec import Struct

from bastide.bots.level_files import Level
from bastide.core.game_registry import get_game
from bastide.device.bots.device_executor import DeviceBotExecutor
from bastide.device.bots.time_budgets import device_seconds, is_weaker
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import WorkerCall
from bastide.tables.available_bots import list_search_levels


class DeviceLevel(Struct, frozen=True):
    """A level on this device: maximum thinking time for a decision, and whether it searches too little in it."""

    name: str
    seconds: float
    is_weaker: bool


class DeviceLevels(Struct, frozen=True):
    """The levels of a game that search."""

    levels: list[DeviceLevel]


class DeviceLevelRoutes(Routes):
    """Levels as the bot worker measured them."""

    def __init__(self, executor: DeviceBotExecutor) -> None:
        self.executor = executor

    @route("GET", "/api/device/{game}/levels", "Describe the bot levels that search, as they play on this device")
    async def levels(self, request: ApiRequest) -> DeviceLevels:
        game = request.get_path_value("game")
        owner = WorkOwner("", "", is_awaited=True)
        workers = await self.executor.pool.start_workers()
        found = await self.executor.run_piece(
            self.executor.quick_lane,
            owner,
            f"the levels of {game}",
            WorkerCall(describe_device_levels, (game, workers)),
        )
        return found if isinstance(found, DeviceLevels) else DeviceLevels([])


def describe_device_levels(id: str, workers: int) -> DeviceLevels:
    """Describe the levels of a game on this device. Runs in a bot worker, which measures its speed."""
    return DeviceLevels([describe_level(id, level, workers) for level in list_search_levels(get_game(id))])


def describe_level(id: str, level: Level, workers: int) -> DeviceLevel:
    seconds = device_seconds(id, level, workers)
    return DeviceLevel(level.name, round(seconds, 1), is_weaker(id, level, workers))
