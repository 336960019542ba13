"""Clock jumps and clock skew between machines: no player loses time by them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from store_helpers import open_test_store
from table_harness import ME, OPEN, visitor
from table_service_harness import InstantBotExecutor, make_first_legal_move, start_table, wait_until

from bastide.hosting.clocks.shared_clock import CLOCK_TOLERANCE_MS, FORWARD_JUMP_DELAY_MS, SharedClock
from bastide.hosting.clocks.table_timers import CLOCK_GRACE_MS
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.table_service import TableService
from bastide.server.store import DatabaseStore
from bastide.tables import messages as wire
from bastide.tables.messages import Clock
from bastide.tables.request_errors import RequestRefused

HOUR = 3_600_000
DAY = 24 * HOUR
START = 1_800_000_000_000


class Machine:
    """Simulated machine: true elapsed time, and a wall clock that can be wrong."""

    def __init__(self) -> None:
        self.passed = 0
        #: Error of the wall clock.
        self.wrong = 0
        self.time = SharedClock(self.wall, lambda: self.passed)
        self.time.adjust(self.wall())

    def wall(self) -> int:
        return START + self.passed + self.wrong

    def live(self, milliseconds: int) -> None:
        """Let time pass, reading the clock every five seconds."""
        while milliseconds > 0:
            self.passed += min(5000, milliseconds)
            milliseconds -= 5000
            self.time.adjust(self.wall())


def test_temporary_forward_jump_is_ignored() -> None:
    machine = Machine()
    machine.live(100_000)
    machine.wrong = 8 * DAY
    machine.live(8_000)
    assert machine.time.now_ms() == START + 108_000
    machine.wrong = 0
    machine.live(200_000)
    assert machine.time.now_ms() == START + 308_000
    assert machine.time.get_skipped_ms(START) == 0


def test_lasting_forward_jump_is_accepted_without_elapsed_time() -> None:
    machine = Machine()
    machine.live(100_000)
    machine.wrong = 2 * HOUR
    machine.live(FORWARD_JUMP_DELAY_MS + 5_000)
    assert machine.time.now_ms() == machine.wall()
    assert machine.time.get_skipped_ms(START + 50_000) == 2 * HOUR
    assert machine.time.get_skipped_ms(machine.time.now_ms()) == 0


def test_backward_jump_is_accepted_at_once() -> None:
    machine = Machine()
    machine.wrong = -2 * HOUR
    assert machine.time.adjust(machine.wall())
    assert machine.time.now_ms() == machine.wall()


@pytest.mark.parametrize("little", [CLOCK_TOLERANCE_MS, -CLOCK_TOLERANCE_MS])
def test_small_differences_are_followed(little: int) -> None:
    machine = Machine()
    machine.wrong = little
    assert not machine.time.adjust(machine.wall())
    assert machine.time.now_ms() == machine.wall()


def test_slow_clock_reading_is_ignored() -> None:
    machine = Machine()

    async def late() -> int:
        machine.passed += 5_000
        return START - DAY

    assert not asyncio.run(machine.time.synchronize(late))
    assert machine.time.now_ms() == START + 5_000


# -- at tables -----------------------------------------------------------------------------------


class Nodes:
    """Several processes on one database, each with its own clock."""

    def __init__(self, store: DatabaseStore, count: int) -> None:
        self.machines = [Machine() for _ in range(count)]
        self.houses = [TableService(store, InstantBotExecutor(), clock=each.time) for each in self.machines]

    async def table(self, clock: Clock, absence: int | None = None) -> str:
        return await start_table(self.houses[0], ME, OPEN, clock=clock, expiry="loss", absence=absence)

    def live(self, milliseconds: int) -> None:
        for machine in self.machines:
            machine.live(milliseconds)

    async def run_due_timers(self, table: str) -> list[HostedTable]:
        """Run the due timers in every process and return its table."""
        found = []
        for house in self.houses:
            hosted = await house.open_table(table)
            await house.timers.run_due(hosted)
            found.append(hosted)
        return found


@pytest.fixture(params=[1])
async def nodes(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Nodes]:
    async with open_test_store(f"sqlite:///{tmp_path / 'time.db'}") as store:
        found = Nodes(store, request.param)
        yield found
        for house in found.houses:
            for hosted in house.table_cache.tables.values():
                times = [each.entry.at_ms for each in hosted.table.recent_entries]
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
    await make_first_legal_move(nodes.houses[0], table)
    machine.wrong = 0
    nodes.live(8_000)
    [hosted] = await nodes.run_due_timers(table)
    assert hosted.table.status == "playing"
    assert (
        hosted.table.clocks.get_remaining_ms(hosted.table.waiting_for()[0], hosted.now_ms(nodes.houses[0].clock))
        == 52_000
    )
    nodes.live(52_000)
    [hosted] = await nodes.run_due_timers(table)
    assert hosted.table.status == "finished", "a correct clock runs out in time"


async def test_lasting_jump_does_not_affect_tables_loaded_later(nodes: Nodes) -> None:
    table = await nodes.table(wire.MoveClock(600))
    [house] = nodes.houses
    del house.table_cache.tables[table]
    nodes.machines[0].wrong = 2 * HOUR
    nodes.live(FORWARD_JUMP_DELAY_MS + 10_000)
    [hosted] = await nodes.run_due_timers(table)
    nodes.live(CLOCK_GRACE_MS + 5_000)
    await nodes.run_due_timers(table)
    assert hosted.table.status == "playing"


async def test_clock_jump_does_not_count_as_absence_of_players(nodes: Nodes) -> None:
    house, machine = nodes.houses[0], nodes.machines[0]

    async def told() -> int:
        return machine.wall()

    house.store.read_clock_ms = told  # type: ignore[method-assign]
    table = await nodes.table(wire.NoClock(), absence=600)
    late = house.table_cache.tables[table].table.waiting_for()[0]
    other = visitor(house.table_cache.tables[table].table.seats[1 - late].name)
    machine.wrong = 2 * HOUR
    while house.now_ms() != machine.wall():  # until the new time is accepted
        machine.passed += 5_000
        await house.synchronize_clock()
    replace = wire.Replace(table=table, seat=late)
    with pytest.raises(RequestRefused, match="away"):
        await house.execute(replace, other)
    machine.passed += 599_000
    with pytest.raises(RequestRefused, match="away"):
        await house.execute(replace, other)
    machine.passed += 1_000
    await house.execute(replace, other)
    assert house.table_cache.tables[table].table.seats[late].bot


async def test_correcting_a_wrong_start_clock_ends_no_game(nodes: Nodes) -> None:
    table = await nodes.table(wire.MoveClock(60))
    machine = Machine()
    machine.wrong = 8 * DAY
    machine.time = SharedClock(machine.wall, lambda: machine.passed)
    machine.time.adjust(machine.wall())
    late = TableService(nodes.houses[0].store, InstantBotExecutor(), clock=machine.time)
    hosted = await late.open_table(table)
    machine.passed += 8_000
    machine.wrong = 0

    async def right() -> int:
        return machine.wall()

    late.store.read_clock_ms = right  # type: ignore[method-assign]
    await late.synchronize_clock()
    machine.passed += CLOCK_GRACE_MS
    await late.timers.run_due(hosted)
    assert hosted.table.status == "playing"
    await late.close()


@pytest.mark.parametrize("nodes", [2], indirect=True)
async def test_one_hour_clock_skew_ends_no_game(nodes: Nodes) -> None:
    """Each process uses only its own clock, which is the worst case."""
    table = await nodes.table(wire.MoveClock(60))
    other = nodes.machines[1]
    await nodes.run_due_timers(table)
    other.wrong = HOUR
    other.time = nodes.houses[1].clock = SharedClock(other.wall, lambda: other.passed)
    other.time.adjust(other.wall())
    nodes.houses[1].now_ms = other.time.now_ms
    for number in range(6):
        nodes.live(20_000)
        hosted = await nodes.run_due_timers(table)
        assert [each.table.status for each in hosted] == ["playing", "playing"]
        await make_first_legal_move(nodes.houses[number % 2], table)
        for house in nodes.houses:
            await house.run_maintenance(DAY)
    nodes.live(59_000)
    assert [each.table.status for each in await nodes.run_due_timers(table)] == ["playing", "playing"]
    nodes.live(1_000)
    await nodes.run_due_timers(table)
    hosted = await nodes.run_due_timers(table)
    await wait_until(lambda: hosted[0].table.status == "finished")


async def test_all_processes_use_the_database_clock(store: DatabaseStore) -> None:
    wrong = SharedClock(lambda: START, lambda: 0)
    house = TableService(store, InstantBotExecutor(), clock=wrong)
    before = await store.read_clock_ms()
    await house.synchronize_clock()
    assert before <= house.now_ms() < before + 60_000
    await house.close()
