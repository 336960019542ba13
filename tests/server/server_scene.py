"""A house on a file, without a network: bots that do not think, a clock that stands where it is put."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import ready
from table_desk import visitor

from bastide.core.registry import get_game
from bastide.hosting.bots.bot_executor import BotExecutor, Choice
from bastide.hosting.bots.fair_queue import Whose
from bastide.hosting.service.table_service import TableService
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.store import DatabaseStore, open_store
from bastide.tables import messages as wire
from bastide.tables.visitor import Visitor


class Still(BotExecutor):
    """Bots that answer at once, in this process: the first legal action; or never, while they are ``asleep``."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess, 1)
        self.asked = 0
        self.asleep = False

    async def choose(
        self, game: str, snapshot: object, seat: int, spec: str, seed: int, key: str, whose: Whose, fresh: bool = False
    ) -> Choice:
        self.asked += 1
        if self.asleep:
            await asyncio.Event().wait()
        return Choice(get_game(game).restore(snapshot).legal_actions(seat)[0])  # type: ignore[arg-type]


class Ear:
    """Somebody who listens."""

    def __init__(self, name: str) -> None:
        self.visitor: Visitor = visitor(name)
        self.heard: list[str] = []

    def tell(self, text: bytes) -> None:
        self.heard.append(text.decode())


async def until(condition: Callable[[], bool]) -> None:
    """Wait until something holds, half a minute at most."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.005)


class Scene:
    """A house on a file, with a clock that stands where it is put."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = 1_000_000_000
        self.workers = Still()
        self.store: DatabaseStore
        self.house: TableService

    async def open(self) -> None:
        self.store = await open_store(ready.put(f"sqlite:///{self.path / 'house.db'}"))
        self.house = TableService(self.store, self.workers, now=lambda: self.now)

    async def close(self) -> None:
        await self.house.close()
        await self.store.close()

    async def table(self, game: str, *seats: wire.SeatWish, **settings: object) -> str:
        wish = wire.CreateTable(game=game, seats=list(seats), **settings)  # type: ignore[arg-type]
        made = await self.house.create(wish, visitor("Ann"))
        for number, seat in enumerate(seats):
            if seat.kind == "open":
                sit = wire.Sit(table=made.table, seat=number, invite=made.invite)
                await self.house.do(sit, visitor("Ben"))
        await self.house.do(wire.Start(table=made.table), visitor("Ann"))
        return made.table

    async def settle(self) -> None:
        """Let everything that was begun come to its end."""
        for _ in range(200):
            await asyncio.sleep(0.005)
            if not any(hosted.thinking for hosted in self.house.registry.tables.values()):
                return


def played(path: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
    """Open a house, let something happen there, and close it."""

    async def all_of_it() -> None:
        scene = Scene(path)
        await scene.open()
        try:
            await play(scene)
        finally:
            await scene.close()

    asyncio.run(all_of_it())


def count_reads(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose logs are read from now on, one entry for each time."""
    log = scene.store.log
    read: list[str] = []

    async def counted(name: str) -> list[bytes]:
        read.append(name)
        return await log(name)

    monkeypatch.setattr(scene.store, "log", counted)
    return read
