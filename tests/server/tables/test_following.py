"""What another process writes is followed where somebody looks, and forgotten where nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from server_scene import Ear, Still, until
from table_desk import ME, OPEN, visitor

from bastide.hosting.service.log_follower import UNWATCHED_TTL_MS
from bastide.hosting.service.table_registry import IDLE_TTL_MS
from bastide.hosting.service.table_service import TableService
from bastide.server.store import open_store
from bastide.tables import messages as wire
from bastide.tables.messages import Clock


class Pair:
    """Two processes on one database, and a clock that stands where it is put."""

    def __init__(self) -> None:
        self.now = 1_000_000_000
        self.one: TableService
        self.two: TableService

    async def table(self, clock: Clock | None = None) -> str:
        wish = wire.CreateTable(game="magpie", seats=[ME, OPEN], clock=clock or wire.NoClock())
        made = await self.one.create(wish, visitor("Ann"))
        await self.one.do(wire.Sit(table=made.table, seat=1, invite=made.invite), visitor("Ben"))
        await self.one.do(wire.Start(table=made.table), visitor("Ann"))
        return made.table

    async def move(self, house: TableService, table: str) -> int:
        """Whoever is asked does something; how long the log is then."""
        hosted = await house.open(table)
        assert hosted.table.state is not None
        seat = hosted.table.waiting_for()[0]
        act = wire.Act(table=table, position=hosted.table.position, actions=[hosted.table.state.legal_actions(seat)[0]])
        await house.do(act, visitor(hosted.table.seats[seat].name))
        return hosted.table.seq


def beside_each_other(path: Path, play: Callable[[Pair], Awaitable[None]]) -> None:
    async def run() -> None:
        pair = Pair()
        store = await open_store(f"sqlite:///{path / 'pair.db'}")
        pair.one, pair.two = houses = [TableService(store, Still(), now=lambda: pair.now) for _ in range(2)]
        for house in houses:
            house.lifecycle.spawn(
                house.follower.listen()
            )  # and nobody looks around: what is found out is found out by news
        try:
            await play(pair)
        finally:
            for house in houses:
                await house.close()
            await store.close()

    asyncio.run(run())


def test_a_table_at_which_nobody_looks_is_followed_for_a_moment_and_then_forgotten(tmp_path: Path) -> None:
    async def play(pair: Pair) -> None:
        table = await pair.table(wire.MoveClock(60))
        hosted = await pair.two.open(table)
        assert hosted.alarm is not None
        pair.now += UNWATCHED_TTL_MS
        seq = await pair.move(pair.one, table)
        await until(lambda: hosted.table.seq == seq)
        pair.now += 1
        seq = await pair.move(pair.one, table)
        await until(lambda: table not in pair.two.registry.tables)
        assert hosted.alarm.cancelled()
        # Who asks for it here finds it as it is, and plays on.
        assert (await pair.two.open(table)).table.seq == seq
        seq = await pair.move(pair.two, table)
        await until(lambda: pair.one.registry.tables[table].table.seq == seq)

    beside_each_other(tmp_path, play)


def test_a_table_at_which_somebody_looks_is_followed(tmp_path: Path) -> None:
    async def play(pair: Pair) -> None:
        table = await pair.table()
        ben = Ear("Ben")
        await pair.two.watch(ben, table, 0, None)
        for _ in range(3):
            pair.now += 10 * UNWATCHED_TTL_MS
            seq = await pair.move(pair.one, table)
            await until(lambda: f'"seq":{seq}' in ben.heard[-1])  # noqa: B023  called at once
        pair.two.leave(ben, table)
        heard = len(ben.heard)
        pair.now += UNWATCHED_TTL_MS + 1
        await pair.move(pair.one, table)
        await until(lambda: table not in pair.two.registry.tables)
        assert len(ben.heard) == heard

    beside_each_other(tmp_path, play)


def test_who_waits_for_what_they_have_missed_is_told_of_what_comes_then(tmp_path: Path) -> None:
    """A table stays what it is while somebody is about to look at it, however long it takes to read what happened."""

    async def play(pair: Pair) -> None:
        table = await pair.table()
        hosted = await pair.two.open(table)
        audience, read = pair.two.broadcaster, asyncio.Event()
        happened = audience.happened

        async def slowly(*asked: object) -> object:
            await read.wait()
            return await happened(*asked)  # type: ignore[arg-type]

        audience.happened = slowly  # type: ignore[assignment, method-assign]
        ben = Ear("Ben")
        coming = asyncio.ensure_future(pair.two.watch(ben, table, 0, None))
        await until(lambda: hosted.busy)
        pair.now += 2 * UNWATCHED_TTL_MS
        seq = await pair.move(pair.one, table)
        await until(lambda: hosted.table.seq == seq)
        read.set()
        await coming
        seq = await pair.move(pair.one, table)
        await until(lambda: f'"seq":{seq}' in ben.heard[-1])

    beside_each_other(tmp_path, play)


def test_a_table_is_forgotten_with_its_history(tmp_path: Path) -> None:
    """Or what is taken out of the log later would stay here: nobody would think of it."""

    async def play(pair: Pair) -> None:
        table = await pair.table()
        hosted = await pair.two.open(table)
        hosted.table.recent = hosted.table.recent[-1:]
        assert len(await pair.two.broadcaster.missed(hosted, 0, 0, "Ann")) == hosted.table.seq
        assert pair.two.histories._known
        pair.now += IDLE_TTL_MS + 1
        await pair.two.look_around(IDLE_TTL_MS)
        assert table not in pair.two.registry.tables
        assert not pair.two.histories._known

    beside_each_other(tmp_path, play)
