"""Presence is known to all processes: somebody who looks at the table through another one is not absent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from server_scene import Ear, Scene, Still, until
from table_desk import ME, OPEN, bot, visitor

from bastide.core.errors import BastideError
from bastide.hosting.clocks.timekeeper import Timekeeper
from bastide.hosting.service import presence
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import Stay
from bastide.server.store import DatabaseStore, open_store
from bastide.tables import messages as wire

MINUTE = 60_000


class Node:
    """One process that serves tables, with a clock that all of them share."""

    def __init__(self, store: DatabaseStore, clock: list[int], house: TableService | None = None) -> None:
        self.store = store
        self.house = house or TableService(store, Still(), now=lambda: clock[0])
        self.house.start()

    async def close(self) -> None:
        await self.house.close()
        await self.store.close()

    async def die(self) -> None:
        """Without a farewell: what it wrote stays as it is."""
        for task in list(self.house.lifecycle.tasks):
            task.cancel()
        await asyncio.gather(*self.house.lifecycle.tasks, return_exceptions=True)

    async def here(self, table: str, name: str = "Ann") -> list[bool]:
        hosted, viewer = await self.house.seen_by(table, visitor(name), None)
        return [seat.connected for seat in self.house.broadcaster.message(hosted, viewer, []).seats]

    async def replace(self, table: str, name: str, seat: int) -> str:
        """Why a bot may not play there; empty: it does now."""
        try:
            await self.house.do(wire.Replace(table=table, seat=seat), visitor(name))
        except BastideError as error:
            return error.code
        return ""


def meeting(url: str, play: Callable[[Node, Node, list[int]], Awaitable[None]]) -> None:
    """Two processes on one database."""

    async def run() -> None:
        clock = [1_000_000_000]
        one, two = Node(await open_store(url), clock), Node(await open_store(url), clock)
        try:
            await asyncio.wait_for(play(one, two, clock), 60)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


async def seated(node: Node, game: str = "carcassonne", **settings: object) -> str:
    """Ann and Ben, and it is Ben's turn."""
    wish = wire.CreateTable(game=game, seats=[OPEN, ME], public=True, absence=120, **settings)  # type: ignore[arg-type]
    made = await node.house.create(wish, visitor("Ann"))
    await node.house.do(wire.Sit(table=made.table, seat=0), visitor("Ben"))
    await node.house.do(wire.Start(table=made.table), visitor("Ann"))
    return made.table


def told(ear: Ear) -> list[bool]:
    """Who is there, as the last message says."""
    for text in reversed(ear.heard):
        message = msgspec.json.decode(text)
        if message["type"] == "presence":
            return list(message["connected"])
        if message["type"] == "table":
            return [seat["connected"] for seat in message["seats"]]
    raise AssertionError("nothing was heard")


def test_who_looks_through_another_process_is_there(database_url: str) -> None:
    async def play(one: Node, two: Node, clock: list[int]) -> None:
        table = await seated(one)
        ann, ben = Ear("Ann"), Ear("Ben")
        await one.house.watch(ann, table, 0, None)
        assert told(ann) == [False, True]
        await two.house.watch(ben, table, 0, None)
        await until(lambda: told(ann) == [True, True])
        await until(lambda: told(ben) == [True, True])
        clock[0] += 30_000
        assert await one.replace(table, "Ann", 0) == "not-away"
        two.house.leave(ben, table)
        await until(lambda: told(ann) == [False, True])
        clock[0] += 2 * MINUTE - 1
        assert await one.replace(table, "Ann", 0) == "not-away", "they were there two minutes ago, elsewhere"
        clock[0] += 1
        assert await one.replace(table, "Ann", 0) == ""

    meeting(database_url, play)


def test_nobody_is_away_for_a_process_that_has_not_heard_of_them_yet(database_url: str) -> None:
    """Even where nobody passes news on: before anybody is replaced, the database is asked."""

    async def play(one: Node, two: Node, clock: list[int]) -> None:
        table = await seated(one)
        clock[0] += 10 * MINUTE
        await two.house.watch(Ear("Ben"), table, 0, None)
        rows: list[Stay] = []
        while not rows:
            rows = await one.store.stays([table])
            await asyncio.sleep(0.01)
        one.house.presence._stays[table] = {}
        assert await one.replace(table, "Ann", 0) == "not-away"

    meeting(database_url, play)


def test_a_process_that_is_killed_takes_nobody_s_place_for_ever(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.2)

    async def play(one: Node, two: Node, clock: list[int]) -> None:
        table = await seated(one)
        ann = Ear("Ann")
        await one.house.watch(ann, table, 0, None)
        await two.house.watch(Ear("Ben"), table, 0, None)
        await until(lambda: told(ann) == [True, True])
        await two.die()
        last = max(stay.until for stay in await one.store.stays([table]) if stay.person == "ben")
        clock[0] = last - 1
        assert await one.here(table) == [True, True], "up to its end, what was written holds"
        clock[0] = last
        await until(lambda: told(ann) == [False, True])

    meeting(database_url, play)


def test_a_server_that_was_down_is_nobodys_absence(tmp_path: Path) -> None:
    async def run() -> None:
        clock = [1_000_000_000]
        url = f"sqlite:///{tmp_path / 'down.db'}"
        first = Node(await open_store(url), clock)
        table = await seated(first)
        await first.close()
        clock[0] += 24 * 60 * MINUTE
        second = Node(await open_store(url), clock)
        try:
            assert await second.replace(table, "Ann", 0) == "not-away"
            clock[0] += 2 * MINUTE - 1
            assert await second.replace(table, "Ann", 0) == "not-away"
            clock[0] += 1
            assert await second.replace(table, "Ann", 0) == ""
        finally:
            await second.close()

    asyncio.run(run())


def test_a_clock_that_was_set_forward_makes_nobody_absent(tmp_path: Path) -> None:
    """Eight days later at once: they have been lived through by nobody."""

    async def run() -> None:
        steady = [1_000]
        time = Timekeeper(wall=lambda: 1_000_000_000, steady=lambda: steady[0])
        store = await open_store(f"sqlite:///{tmp_path / 'jump.db'}")
        node = Node(store, [], TableService(store, Still(), time=time))
        table = await seated(node)
        for _ in range(3):
            time.hear(time.now() + 8 * 24 * 60 * MINUTE)
            steady[0] += MINUTE - 1
        assert time.set_forward() > 0
        assert await node.replace(table, "Ann", 0) == "not-away"
        steady[0] += 2 * MINUTE
        assert await node.replace(table, "Ann", 0) == ""
        await node.close()

    asyncio.run(run())


def test_a_process_that_has_forgotten_the_table_remembers_who_was_there(tmp_path: Path) -> None:
    async def run() -> None:
        scene = Scene(tmp_path)
        await scene.open()
        scene.house.start()
        table = await scene.table("carcassonne", OPEN, ME, absence=600)
        scene.now += 60 * MINUTE
        ben = Ear("Ben")
        await scene.house.watch(ben, table, 0, None)
        scene.house.leave(ben, table)
        left = scene.now
        rows: list[Stay] = []
        while not rows:
            rows = await scene.store.stays([table])
            await asyncio.sleep(0.01)
        scene.now += 5 * MINUTE
        scene.house.registry.forget(table)
        scene.house.presence._renew()
        assert table not in scene.house.presence._stays
        hosted, viewer = await scene.house.seen_by(table, visitor("Ann"), None)
        assert scene.house.broadcaster.message(hosted, viewer, []).seats[0].may_replace_at == left + 10 * MINUTE
        await scene.close()

    asyncio.run(run())


def test_who_comes_and_goes_a_thousand_times_is_written_down_a_few_times(tmp_path: Path) -> None:
    async def run() -> None:
        scene = Scene(tmp_path)
        await scene.open()
        scene.house.start()
        table = await scene.table("magpie", ME, OPEN)
        writes = 0
        stay = scene.store.stay

        async def counting(stays: Sequence[Stay], now: int) -> None:
            nonlocal writes
            writes += 1
            assert len(stays) <= 2
            await stay(stays, now)

        scene.store.stay = counting  # type: ignore[method-assign]
        try:
            for _ in range(1000):
                ear = Ear("Ben")
                await scene.house.watch(ear, table, 0, None)
                scene.house.leave(ear, table)
            last = Ear("Ben")
            await scene.house.watch(last, table, 0, None)
            rows: list[Stay] = []
            while not any(row.until > scene.now for row in rows):
                rows = await scene.store.stays([table])
                await asyncio.sleep(0.01)
            assert len(rows) == 1
            assert writes <= 20
        finally:
            await scene.close()

    asyncio.run(run())


def test_where_no_person_is_left_bots_are_not_asked_until_one_comes_back(tmp_path: Path) -> None:
    """Twenty-eight tables of experts that play for people who have left think about nothing."""

    async def run() -> None:
        scene = Scene(tmp_path)
        await scene.open()
        table = await scene.table("dominion", ME, bot("expert"), bot("expert"))
        await scene.settle()
        await scene.house.do(wire.Replace(table=table, seat=0), visitor("Ann"))
        await scene.settle()
        asked = scene.workers.asked
        seq = (await scene.house.open(table)).table.seq
        scene.now += 60 * MINUTE
        await scene.house.look_around(0)
        with suppress(TimeoutError):
            await asyncio.wait_for(until(lambda: scene.workers.asked > asked), 0.3)
        assert scene.workers.asked == asked
        assert (await scene.house.open(table)).table.seq == seq
        await scene.house.do(wire.Return(table=table), visitor("Ann"))
        hosted = await scene.house.open(table)
        assert hosted.table.waiting_for() == [0]
        await scene.close()

    asyncio.run(run())
