"""Table service on a SQLite file without a network, with instant bots and a manual clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Self

import migrated_databases
import pytest
from table_harness import visitor

from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.hosting.bots.bot_executor import BotChoice, BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.service.table_service import TableService
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.store import DatabaseStore, open_store
from bastide.tables import messages as wire
from bastide.tables.visitor_and_command_context import Visitor

MINUTE_MS = 60_000


class InstantBotExecutor(BotExecutor):
    """Bot executor that takes the first legal action at once, or never answers while ``asleep``."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess, 1)
        self.asked = 0
        self.asleep = False

    async def choose_action(
        self,
        game: str,
        snapshot: object,
        seat: int,
        spec: str,
        seed: int,
        key: str,
        whose: WorkOwner,
        fresh: bool = False,
    ) -> BotChoice:
        self.asked += 1
        if self.asleep:
            await asyncio.Event().wait()
        return BotChoice(get_game(game).restore(snapshot).legal_actions(seat)[0])  # type: ignore[arg-type]


class RecordingClient:
    """Client that records all messages."""

    def __init__(self, name: str) -> None:
        self.visitor: Visitor = visitor(name)
        self.messages: list[str] = []

    def send(self, text: bytes) -> None:
        self.messages.append(text.decode())


async def wait_until(condition: Callable[[], bool]) -> None:
    """Wait up to 30 seconds until a condition is true."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.005)


async def start_table(house: TableService, *seats: wire.SeatRequest, game: str = "magpie", **settings: object) -> str:
    """Create and start a table as Ann; Ben, then Cleo, take the open seats."""
    wish = wire.CreateTable(game=game, seats=list(seats), **settings)  # type: ignore[arg-type]
    made = await house.create_table(wish, visitor("Ann"))
    free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    for number, name in zip(free, ("Ben", "Cleo"), strict=False):
        await house.execute(wire.Sit(table=made.table, seat=number, invite=made.invite), visitor(name))
    await house.execute(wire.Start(table=made.table), visitor("Ann"))
    return made.table


async def make_first_legal_move(house: TableService, table: str) -> int:
    """Apply the first legal action of the player to move; returns the log length."""
    hosted = await house.open_table(table)
    assert hosted.table.state is not None
    seat = hosted.table.waiting_for()[0]
    act = wire.Act(table=table, position=hosted.table.position, actions=[hosted.table.state.legal_actions(seat)[0]])
    await house.execute(act, visitor(hosted.table.seats[seat].name))
    return hosted.table.seq


class TableServiceScene:
    """Table service on a SQLite file, with a manual clock."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = 1_000_000_000
        self.workers = InstantBotExecutor()
        self.store: DatabaseStore
        self.service: TableService

    async def open(self) -> None:
        self.store = await open_store(migrated_databases.create_database(f"sqlite:///{self.path / 'house.db'}"))
        self.service = TableService(self.store, self.workers, now_ms=lambda: self.now)

    async def close(self) -> None:
        await self.service.close()
        await self.store.close()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def table(self, game: str, *seats: wire.SeatRequest, **settings: object) -> str:
        return await start_table(self.service, *seats, game=game, **settings)

    async def settle(self) -> None:
        """Wait until no bot is thinking."""
        for _ in range(200):
            await asyncio.sleep(0.005)
            if not any(hosted.thinking_bots for hosted in self.service.table_cache.tables.values()):
                return


class ServerNode:
    """One server process on a store, with a clock shared by all nodes."""

    def __init__(self, store: DatabaseStore, clock: list[int], service: TableService | None = None) -> None:
        self.store = store
        self.service = service or TableService(store, InstantBotExecutor(), now_ms=lambda: clock[0])
        self.service.start()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.service.close()
        await self.store.close()

    async def kill(self) -> None:
        """Stop without cleaning up, like a killed process."""
        for task in list(self.service.tasks.tasks):
            task.cancel()
        await asyncio.gather(*self.service.tasks.tasks, return_exceptions=True)

    async def connected_seats(self, table: str, name: str = "Ann") -> list[bool]:
        hosted, viewer = await self.service.open_for_visitor(table, visitor(name), None)
        return [seat.connected for seat in self.service.broadcaster.build_message(hosted, viewer, []).seats]

    async def replace(self, table: str, name: str, seat: int) -> str:
        """Replace a player by a bot; returns the error code, or empty on success."""
        try:
            await self.service.execute(wire.Replace(table=table, seat=seat), visitor(name))
        except BastideError as error:
            return error.code
        return ""


#: Two nodes on one database, and their shared clock.
TwoNodesAndClock = tuple[ServerNode, ServerNode, list[int]]


def count_reads(scene: TableServiceScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that collects the id of every table whose log is read from now on."""
    log = scene.store.read_encoded_log
    read: list[str] = []

    async def counted(name: str) -> list[bytes]:
        read.append(name)
        return await log(name)

    monkeypatch.setattr(scene.store, "read_encoded_log", counted)
    return read
