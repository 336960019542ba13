"""Clock jumps and clock skew between machines: no player loses time by them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server_scene import Still, move, started, until
from stores import opened
from table_desk import ME, OPEN, visitor

from bastide.hosting.clocks.clock_runner import GRACE_MS
from bastide.hosting.clocks.timekeeper import BELIEVED, LITTLE, Timekeeper
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.table_service import TableService
from bastide.server.store import DatabaseStore
from bastide.tables import messages as wire
from bastide.tables.errors import Refused
from bastide.tables.messages import Clock

HOUR = 3_600_000
DAY = 24 * HOUR
START = 1_800_000_000_000


class Machine:
    """Simulated machine: true elapsed time, and a wall clock that can be wrong."""

    def __init__(self) -> None:
        self.passed = 0
        #: Error of the wall clock.
        self.wrong = 0
        self.time = Timekeeper(self.wall, lambda: self.passed)
        self.time.hear(self.wall())

    def wall(self) -> int:
        return START + self.passed + self.wrong

    def live(self, milliseconds: int) -> None:
        """Let time pass, reading the clock every five seconds."""
        while milliseconds > 0:
            self.passed += min(5000, milliseconds)
            milliseconds -= 5000
            self.time.hear(self.wall())


def test_temporary_forward_jump_is_ignored() -> None:
    machine = Machine()
    machine.live(100_000)
    machine.wrong = 8 * DAY
    machine.live(8_000)
    assert machine.time.now() == START + 108_000
    machine.wrong = 0
    machine.live(200_000)
    assert machine.time.now() == START + 308_000
    assert machine.time.never_was(START) == 0


def test_lasting_forward_jump_is_accepted_without_elapsed_time() -> None:
    machine = Machine()
    machine.live(100_000)
    machine.wrong = 2 * HOUR
    machine.live(BELIEVED + 5_000)
    assert machine.time.now() == machine.wall()
    assert machine.time.never_was(START + 50_000) == 2 * HOUR
    assert machine.time.never_was(machine.time.now()) == 0


def test_backward_jump_is_accepted_at_once() -> None:
    machine = Machine()
    machine.wrong = -2 * HOUR
    assert machine.time.hear(machine.wall())
    assert machine.time.now() == machine.wall()


@pytest.mark.parametrize("little", [LITTLE, -LITTLE])
def test_small_differences_are_followed(little: int) -> None:
    machine = Machine()
    machine.wrong = little
    assert not machine.time.hear(machine.wall())
    assert machine.time.now() == machine.wall()


def test_slow_clock_reading_is_ignored() -> None:
    machine = Machine()

    async def late() -> int:
        machine.passed += 5_000
        return START - DAY

    assert not asyncio.run(machine.time.look(late))
    assert machine.time.now() == START + 5_000


# -- at tables -----------------------------------------------------------------------------------


class Nodes:
    """Several processes on one database, each with its own clock."""

    def __init__(self, store: DatabaseStore, count: int) -> None:
        self.machines = [Machine() for _ in range(count)]
        self.houses = [TableService(store, Still(), time=each.time) for each in self.machines]

    async def table(self, clock: Clock, absence: int | None = None) -> str:
        return await started(self.houses[0], ME, OPEN, clock=clock, expiry="loss", absence=absence)

    def live(self, milliseconds: int) -> None:
        for machine in self.machines:
            machine.live(milliseconds)

    async def run_due_timers(self, table: str) -> list[HostedTable]:
        """Run the due timers in every process and return its table."""
        found = []
        for house in self.houses:
            hosted = await house.open(table)
            await house.clocks.run_due(hosted)
            found.append(hosted)
        return found


@pytest.fixture(params=[1])
async def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Nodes]:
    async with opened(f"sqlite:///{tmp_path / 'time.db'}") as store:
        found = Nodes(store, request.param)
        yield found
        for house in found.houses:
            for hosted in house.registry.tables.values():
                times = [each.entry.at for each in hosted.table.recent]
                assert times == sorted(times), "timestamps in a log never decrease"
            await house.close()


@pytest.mark.parametrize("wrong", [8 * DAY, -2 * HOUR])
async def test_clock_jump_ends_no_game(nodes: Nodes, wrong: int) -> None:
    table = await nodes.table(wire.MoveClock(60))
    [machine] = nodes.machines
    machine.wrong = wrong
    nodes.live(8_000)
    [hosted] = await nodes.run_due_timers(table)
    assert hosted.table.status == "playing"
    await move(nodes.houses[0], table)
    machine.wrong = 0
    nodes.live(8_000)
    [hosted] = await nodes.run_due_timers(table)
    assert hosted.table.status == "playing"
    assert hosted.table.clocks.remaining(hosted.table.waiting_for()[0], hosted.now(nodes.houses[0].time)) == 52_000
    nodes.live(52_000)
    [hosted] = await nodes.run_due_timers(table)
    assert hosted.table.status == "finished", "a correct clock runs out in time"


async def test_lasting_jump_does_not_affect_tables_loaded_later(nodes: Nodes) -> None:
    table = await nodes.table(wire.MoveClock(600))
    [house] = nodes.houses
    del house.registry.tables[table]
    nodes.machines[0].wrong = 2 * HOUR
    nodes.live(BELIEVED + 10_000)
    [hosted] = await nodes.run_due_timers(table)
    nodes.live(GRACE_MS + 5_000)
    await nodes.run_due_timers(table)
    assert hosted.table.status == "playing"


async def test_clock_jump_does_not_count_as_absence_of_players(nodes: Nodes) -> None:
    house, machine = nodes.houses[0], nodes.machines[0]

    async def told() -> int:
        return machine.wall()

    house.store.time = told  # type: ignore[method-assign]
    table = await nodes.table(wire.NoClock(), absence=600)
    late = house.registry.tables[table].table.waiting_for()[0]
    other = visitor(house.registry.tables[table].table.seats[1 - late].name)
    machine.wrong = 2 * HOUR
    while house.now() != machine.wall():  # until the new time is accepted
        machine.passed += 5_000
        await house.check_clock()
    replace = wire.Replace(table=table, seat=late)
    with pytest.raises(Refused, match="away"):
        await house.do(replace, other)
    machine.passed += 599_000
    with pytest.raises(Refused, match="away"):
        await house.do(replace, other)
    machine.passed += 1_000
    await house.do(replace, other)
    assert house.registry.tables[table].table.seats[late].bot


async def test_correcting_a_wrong_start_clock_ends_no_game(nodes: Nodes) -> None:
    table = await nodes.table(wire.MoveClock(60))
    machine = Machine()
    machine.wrong = 8 * DAY
    machine.time = Timekeeper(machine.wall, lambda: machine.passed)
    machine.time.hear(machine.wall())
    late = TableService(nodes.houses[0].store, Still(), time=machine.time)
    hosted = await late.open(table)
    machine.passed += 8_000
    machine.wrong = 0

    async def right() -> int:
        return machine.wall()

    late.store.time = right  # type: ignore[method-assign]
    await late.check_clock()
    machine.passed += GRACE_MS
    await late.clocks.run_due(hosted)
    assert hosted.table.status == "playing"
    await late.close()


@pytest.mark.parametrize("nodes", [2], indirect=True)
async def test_one_hour_clock_skew_ends_no_game(nodes: Nodes) -> None:
    """Each process uses only its own clock, which is the worst case."""
    table = await nodes.table(wire.MoveClock(60))
    other = nodes.machines[1]
    await nodes.run_due_timers(table)
    other.wrong = HOUR
    other.time = nodes.houses[1].time = Timekeeper(other.wall, lambda: other.passed)
    other.time.hear(other.wall())
    nodes.houses[1].now = other.time.now
    for number in range(6):
        nodes.live(20_000)
        hosted = await nodes.run_due_timers(table)
        assert [each.table.status for each in hosted] == ["playing", "playing"]
        await move(nodes.houses[number % 2], table)
        for house in nodes.houses:
            await house.look_around(DAY)
    nodes.live(59_000)
    assert [each.table.status for each in await nodes.run_due_timers(table)] == ["playing", "playing"]
    nodes.live(1_000)
    await nodes.run_due_timers(table)
    hosted = await nodes.run_due_timers(table)
    await until(lambda: hosted[0].table.status == "finished")


async def test_all_processes_use_the_database_clock(store: DatabaseStore) -> None:
    wrong = Timekeeper(lambda: START, lambda: 0)
    house = TableService(store, Still(), time=wrong)
    before = await store.time()
    await house.check_clock()
    assert before <= house.now() < before + 60_000
    await house.close()
