"""``serve --processes``: several processes behind one port act as one server and survive the loss of one."""

from __future__ import annotations

import asyncio
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from linux_processes import is_alive
from server_process import ServerProcess, child_server_pids, wait_until
from simulated_players import Player, http_call, play_on, sit_down

#: Enough connections to reach both processes almost certainly.
MANY = 40


def metric_value(url: str, name: str) -> float:
    """Return a metric of the whole server."""
    status, text, _ = http_call(url, "GET", "/metrics")
    assert status == 200
    return sum(float(line.split()[-1]) for line in text.decode().splitlines() if line.startswith(name))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(f"sqlite:///{tmp_path / 'shared.db'}", tmp_path / "server.log", processes="2") as found:
        wait_until(lambda: len(child_server_pids(found.pid)) == 2 and "Bastide" in found.tail(), "both serve")
        yield found


async def test_killed_process_is_replaced(server: ServerProcess) -> None:
    """Players of both processes see each other's moves; players of the killed one reconnect."""
    players = await sit_down([server.url], "Ann", "Ben")
    crowd = [Player(f"somebody {number}") for number in range(MANY)]
    for each in crowd:
        await each.connect(server.url)
    await asyncio.to_thread(
        wait_until,
        lambda: metric_value(server.url, "bastide_connections") == MANY + 2,
        "all are counted by whoever is asked",
    )
    rng = random.Random(1)
    await play_on(players, rng, 6)
    assert metric_value(server.url, 'bastide_commands_total{do="act"') == 6

    first, second = child_server_pids(server.pid)
    subprocess.run(["kill", "-9", str(first)], check=True)
    reading = [each.reading for each in crowd if each.reading is not None]
    done, _ = await asyncio.wait(reading, timeout=30, return_when=asyncio.FIRST_COMPLETED)
    assert len(done) > 0, "the killed process had no connections"
    assert not all(each.done() for each in reading), "all connections were at one process"
    await asyncio.to_thread(wait_until, lambda: not is_alive(first), "it lets go of the port")
    for each in players:  # at either process
        await each.leave()
        await each.connect(server.url)
    await play_on(players, rng, 6)
    await asyncio.to_thread(
        wait_until,
        lambda: len(child_server_pids(server.pid)) == 2 and first not in child_server_pids(server.pid),
        "it is replaced",
    )
    assert second in child_server_pids(server.pid)
    await play_on(players, rng, 2)
    for each in [*players, *crowd]:
        await each.leave()
    both = child_server_pids(server.pid)
    assert server.stop() == 0
    assert not any(is_alive(each) for each in both)


def test_server_processes_end_with_the_supervisor(server: ServerProcess) -> None:
    both = child_server_pids(server.pid)
    server.kill()
    wait_until(lambda: not any(is_alive(each) for each in both), "they end by themselves")


def test_second_server_cannot_share_the_port(server: ServerProcess, tmp_path: Path) -> None:
    """A second server, with one or several processes, cannot share the port."""
    for processes in ("2", "1"):
        other = ServerProcess(f"sqlite:///{tmp_path / 'other.db'}", tmp_path / "other.log", processes=processes)
        other.command[other.command.index("--port") + 1] = str(server.port)
        other.start(wait=False)
        assert other.process is not None
        assert other.process.wait(60) == 2
        assert "can\u2019t listen" in other.tail()
        other.log.unlink()


def test_startup_error_is_reported_once(tmp_path: Path) -> None:
    """Only the first process reports it."""
    other = ServerProcess("nowhere://at-all", tmp_path / "other.log", processes="3")
    other.start(wait=False)
    assert other.process is not None
    try:
        assert other.process.wait(60) == 2
    finally:
        other.close()
    assert other.tail().count("a database URL must look like") == 1, other.tail()
