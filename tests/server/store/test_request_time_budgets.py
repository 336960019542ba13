"""Budgets of server time: charged by the time of the event loop, per address and per user, with a pace per address."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from time import monotonic, perf_counter, thread_time

import pytest
from running_server import RunningServer, http_fetch
from websockets.sync.client import connect

from bastide.server.connections.request_time_budgets import (
    ADDRESS_PACE_MS,
    ChargedThreadPool,
    MeasuredCoroutine,
    TimeBudgets,
    uncharged,
)
from bastide.tables.request_errors import RequestRefused


def nobody() -> str:
    return ""


def keep_busy(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


async def work(seconds: float) -> str:
    """Wait and compute: only the computing is charged."""
    await asyncio.sleep(0.05)
    keep_busy(seconds)
    return "done"


async def test_only_the_time_of_the_event_loop_is_measured() -> None:
    steps: list[float] = []
    assert await MeasuredCoroutine(work(0.02), lambda elapsed_s, cpu_s: steps.append(cpu_s)) == "done"
    assert len(steps) == 2
    assert sum(steps) == pytest.approx(0.02, abs=0.025)


async def test_errors_and_cancellation_pass_through_the_measurement() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("mine")

    with pytest.raises(ValueError, match="mine"):
        await MeasuredCoroutine(fail(), lambda elapsed_s, cpu_s: None)
    cleaned = []

    async def wait_forever() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            cleaned.append(True)

    async def measured() -> None:
        await MeasuredCoroutine(wait_forever(), lambda elapsed_s, cpu_s: None)

    task = asyncio.create_task(measured())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert cleaned == [True]


def test_address_and_user_without_budget_are_refused_until_it_recovers() -> None:
    now = [0.0]
    budgets = TimeBudgets(1.0, 250, 100, lambda: now[0])
    budgets.check("192.0.2.7", "ann")
    budgets.users.spend_tokens("ann", 1_700)
    with pytest.raises(RequestRefused) as refused:
        budgets.check("192.0.2.7", "ann")
    assert (refused.value.code, refused.value.details) == ("too-many", {"seconds": 2})
    budgets.check("192.0.2.7", "ben")
    budgets.addresses.spend_tokens("192.0.2.7", 4_000)
    with pytest.raises(RequestRefused):
        budgets.check("192.0.2.7", "ben")
    budgets.check("192.0.2.8", "ben")
    now[0] += 1.5
    budgets.check("192.0.2.7", "ann")


def test_debt_is_limited() -> None:
    now = [0.0]
    budgets = TimeBudgets(1.0, 250, 100, lambda: now[0])
    budgets.users.spend_tokens("ann", 1_000_000)
    now[0] += 6
    budgets.check("", "ann")


async def test_both_budgets_are_charged() -> None:
    budgets = TimeBudgets(1.0)
    await budgets.run("192.0.2.7", lambda: "ann", lambda: work(0.05))
    for buckets, name, full in (
        (budgets.addresses, "192.0.2.7", 4_000),
        (budgets.users, "ann", 1_600),
    ):
        assert full - 1000 < buckets.count_tokens(name) < full - 20


async def test_time_of_a_thread_is_charged() -> None:
    asyncio.get_running_loop().set_default_executor(ChargedThreadPool())
    budgets = TimeBudgets(1.0, clock=lambda: 0.0)
    full = budgets.addresses.count_tokens("192.0.2.7")

    async def compute_for_everybody() -> None:
        with uncharged():
            await asyncio.to_thread(keep_busy, 0.1)

    async def fail() -> None:
        await asyncio.to_thread(keep_busy, 0.1)
        raise ValueError("mine")

    await budgets.run("192.0.2.7", nobody, lambda: asyncio.to_thread(keep_busy, 0.1))
    assert budgets.addresses.count_tokens("192.0.2.7") == pytest.approx(full - 100, abs=20)
    with pytest.raises(ValueError, match="mine"):
        await budgets.run("192.0.2.8", nobody, fail)
    assert budgets.addresses.count_tokens("192.0.2.8") == pytest.approx(full - 100, abs=20)
    await budgets.run("192.0.2.9", nobody, compute_for_everybody)
    assert budgets.addresses.count_tokens("192.0.2.9") == pytest.approx(full, abs=20)


async def test_threads_of_one_address_run_one_after_the_other() -> None:
    asyncio.get_running_loop().set_default_executor(ChargedThreadPool())
    go_on = threading.Event()
    budgets = TimeBudgets(1.0, clock=lambda: monotonic() if go_on.is_set() else 0.0)
    started = 0

    async def read() -> None:
        nonlocal started
        started += 1
        await asyncio.to_thread(go_on.wait)

    tasks = [asyncio.create_task(budgets.run("192.0.2.7", nobody, read)) for _ in range(6)]
    for _ in range(20):
        await asyncio.sleep(0)
    started_together = started
    go_on.set()
    await asyncio.gather(*tasks)
    assert started_together == 1
    assert started == 6


async def test_thread_that_outlives_its_request_charges_nobody() -> None:
    asyncio.get_running_loop().set_default_executor(ChargedThreadPool())
    budgets = TimeBudgets(1.0, clock=lambda: 0.0)
    full = budgets.addresses.count_tokens("192.0.2.7")
    later: list[asyncio.Task[None]] = []

    async def start() -> None:
        later.append(asyncio.create_task(asyncio.to_thread(keep_busy, 0.1)))

    await budgets.run("192.0.2.7", nobody, start)
    await later[0]
    assert budgets.addresses.count_tokens("192.0.2.7") == pytest.approx(full, abs=20)


def test_server_charges_threads_of_its_routes(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path}/bastide.db", settings={"rate_limit_factor": 1.0}) as node:
        budgets = node.server.time_budgets
        node.run_on_loop(budgets.run("192.0.2.7", nobody, lambda: asyncio.to_thread(keep_busy, 0.2)))
        assert budgets.addresses.count_tokens("192.0.2.7") < budgets.addresses.rate.burst - 100


async def test_busy_address_leaves_the_event_loop_to_others() -> None:
    """A hundred requests of one address at once: another address waits for a few of them only."""
    budgets = TimeBudgets(1.0)

    async def compute() -> None:
        keep_busy(0.004)

    began = perf_counter()
    ended_at: list[float] = []

    async def ask() -> None:
        await budgets.run("192.0.2.66", nobody, compute)
        ended_at.append(perf_counter() - began)

    greedy = [asyncio.create_task(ask()) for _ in range(100)]
    waits = []
    for _ in range(20):
        asked = perf_counter()
        await budgets.run("192.0.2.1", nobody, compute)
        waits.append(perf_counter() - asked)
        await asyncio.sleep(0.01)
    # At once they would take 400 ms; the pace allows a burst and then a part of every second.
    assert sorted(waits)[len(waits) // 2] < 0.2
    assert not all(task.done() for task in greedy)
    await asyncio.gather(*greedy)
    assert ended_at[-1] > 0.9 * (100 * 4 - ADDRESS_PACE_MS.burst) / ADDRESS_PACE_MS.per_second


async def test_cancelled_request_gives_up_its_place() -> None:
    budgets = TimeBudgets(1.0)

    async def compute() -> None:
        keep_busy(0.05)

    tasks = [asyncio.create_task(budgets.run("192.0.2.66", nobody, compute)) for _ in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    tasks[2].cancel()
    await asyncio.wait_for(tasks[3], 10)


async def test_no_limits_with_factor_zero() -> None:
    budgets = TimeBudgets(0.0)
    for _ in range(3):
        assert await budgets.run("192.0.2.7", lambda: "ann", lambda: work(0.0)) == "done"
    budgets.check("192.0.2.7", "ann")
    assert not budgets.addresses.tokens


def sign_in(server: RunningServer, name: str) -> str:
    """Create a guest; returns the cookie."""
    answer = http_fetch(server.url, "/api/me", {"name": name})
    assert answer.status == 200
    return "; ".join(text.partition(";")[0] for text in answer.headers.get_all("set-cookie") or [])


def test_user_without_budget_is_refused_on_every_connection(tmp_path: Path) -> None:
    settings = {"rate_limit_factor": 1, "user_budget_ms_per_second": 5}
    with RunningServer(f"sqlite:///{tmp_path / 'budget.db'}", settings=settings) as server:
        ann, ben = sign_in(server, "Ann"), sign_in(server, "Ben")
        answers = (http_fetch(server.url, "/api/games", cookie=ann) for _ in range(5000))
        refused = next(answer for answer in answers if answer.status == 429)
        assert refused.json()["code"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1
        with connect(f"{server.url.replace('http', 'ws', 1)}/ws", additional_headers={"cookie": ann}) as socket:
            assert json.loads(socket.recv(10))["type"] == "welcome"
            while http_fetch(server.url, "/api/games", cookie=ann).status == 200:
                pass
            socket.send('{"do": "lobby", "id": 1}')
            assert json.loads(socket.recv(10))["problem"]["code"] == "too-many"
        assert http_fetch(server.url, "/api/games", cookie=ben).status == 200
