"""Table affinity: connections that name a table reach its process, and survive its failures."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from linux_processes import is_alive
from server_process import ServerProcess, child_server_pids, wait_until
from simulated_players import Player, ServerMessage, has_advanced, http_call, play_on, seat_all
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

#: Enough tables to be distributed over both processes almost certainly.
TABLES = 20
#: More connections than a hanging process can buffer on any system.
CROWD = 300


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests; the last test kills one of its processes."""
    folder = tmp_path_factory.mktemp("processes")
    with ServerProcess(f"sqlite:///{folder / 'shared.db'}", folder / "server.log", processes="2") as found:
        wait_until(lambda: len(child_server_pids(found.pid)) == 2 and "Bastide" in found.tail(), "both serve")
        yield found


def port_of(socket: ClientConnection | None) -> int:
    assert socket is not None
    return int(socket.local_address[1])


def holders(server: ServerProcess, ports: list[int]) -> dict[int, set[int]]:
    """Return the server processes that hold the connections from these ports."""
    inodes: dict[str, int] = {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        here, there = (int(fields[place].rpartition(":")[2], 16) for place in (1, 2))
        if here == server.port and there in ports:
            inodes[fields[9]] = there
    found: dict[int, set[int]] = {port: set() for port in ports}
    for process in child_server_pids(server.pid):
        for file in Path(f"/proc/{process}/fd").iterdir():
            try:
                inode = os.readlink(file).removeprefix("socket:[").removesuffix("]")
            except OSError:  # the process has closed it meanwhile
                continue
            if inode in inodes:
                found[inodes[inode]].add(process)
    return found


async def at_one_process(server: ServerProcess, players: list[Player]) -> int:
    """Return the only process that holds the connections of all these players."""
    ports = [port_of(each.socket) for each in players]
    await asyncio.to_thread(
        wait_until, lambda: all(len(each) == 1 for each in holders(server, ports).values()), "each has one holder"
    )
    (found,) = set.union(*holders(server, ports).values())
    return found


def seated(server: ServerProcess, number: int) -> list[Player]:
    players = [Player(f"a{number}"), Player(f"b{number}")]
    for each in players:
        each.sign_in_as_guest(server.url)
    seat_all(server.url, players, "dominion")
    return players


async def try_out(url: str, table: str) -> ClientConnection | None:
    try:
        return await connect(f"{url.replace('http', 'ws', 1)}/ws?table={table}", open_timeout=60)
    except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
        return None


async def test_naming_a_table_grants_no_access(server: ServerProcess) -> None:
    """Naming a table only selects the process; it grants no access."""
    players = await asyncio.to_thread(seated, server, 1)
    own = await asyncio.to_thread(seated, server, 2)
    stranger = own[0]
    for each in players:
        await each.connect(server.url)
    keeper = await at_one_process(server, players)
    mine, stranger.table = stranger.table, players[0].table
    await stranger.connect(server.url)
    assert await stranger.until(lambda: not stranger.answers)
    assert await at_one_process(server, [stranger]) == keeper
    asked: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
    stranger.answers[stranger.number + 1] = asked
    await stranger.watch()
    refused = await asyncio.wait_for(asked, 30)
    assert refused.type == "refused"
    assert stranger.seq == 0, "no table data was sent"
    # Other tables are served there, or the client is asked to reconnect to their process.
    stranger.table = mine
    await stranger.watch()
    reading = stranger.reading
    assert reading is not None
    assert await stranger.until(lambda: stranger.seq > 0 or reading.done())
    if reading.done():
        assert stranger.socket is not None
        assert stranger.socket.close_code == 4421
        await stranger.reconnect([server.url], random.Random(1))
        assert await stranger.until(lambda: stranger.seq > 0)
    for name in ("..%2F..%2Fetc", "a/b", "x" * 65, "%00", ""):
        socket = await try_out(server.url, name)
        assert socket is not None, "any table name is accepted"
        await socket.close()
    for each in [*players, stranger]:
        await each.leave()


async def test_hanging_process_does_not_block_others(server: ServerProcess) -> None:
    """Many clients ask for a table whose process hangs: the other process serves them and its own tables."""
    players = await asyncio.to_thread(seated, server, 1)
    await players[0].connect(server.url)
    keeper = await at_one_process(server, players[:1])
    os.kill(keeper, signal.SIGSTOP)
    try:
        # Half of them are accepted by the hanging process itself; the other half is served.
        crowd = [asyncio.create_task(try_out(server.url, players[0].table)) for _ in range(CROWD)]
        async with asyncio.timeout(60):
            while sum(each.done() and each.result() is not None for each in crowd) < CROWD // 5:
                waiting = [each for each in crowd if not each.done()]
                await asyncio.wait(waiting, timeout=1, return_when=asyncio.FIRST_COMPLETED)
    finally:
        os.kill(keeper, signal.SIGCONT)
    sockets = await asyncio.gather(*crowd)
    assert all(each is not None for each in sockets), "waiting clients are served when the process continues"
    for socket in sockets:
        assert socket is not None
        await socket.close()
    status, _, _ = await asyncio.to_thread(http_call, server.url, "GET", "/readyz")
    assert status == 200
    await players[0].leave()
    assert '"level": "error"' not in server.tail()


async def test_players_of_a_table_share_a_process_and_survive_its_death(server: ServerProcess) -> None:
    tables = [await asyncio.to_thread(seated, server, number) for number in range(TABLES)]
    for players in tables:
        for each in players:
            await each.connect(server.url)
    processes = [await at_one_process(server, players) for players in tables]
    assert len(set(processes)) == 2, "both processes have tables"
    rng = random.Random(1)
    for players in tables[:4]:
        await play_on(players, rng, 4)

    victim = processes[0]
    orphans = [players for players, keeper in zip(tables, processes, strict=True) if keeper == victim]
    others = [players for players, keeper in zip(tables, processes, strict=True) if keeper != victim]
    acted = [next(each for each in players if each.decision) for players in orphans]
    # Kill the process while connections are being handed over to it.
    acting = [asyncio.create_task(each.act(rng)) for each in acted]
    coming = [asyncio.create_task(try_out(server.url, orphans[0][0].table)) for _ in range(40)]
    await asyncio.wait(coming, return_when=asyncio.FIRST_COMPLETED)
    os.kill(victim, signal.SIGKILL)
    answers = await asyncio.gather(*acting)
    for came in await asyncio.gather(*coming):
        if came is not None:
            await came.close()
    await asyncio.to_thread(wait_until, lambda: not is_alive(victim), "it lets go of the port")
    again = await asyncio.gather(*(try_out(server.url, orphans[0][0].table) for _ in range(40)))
    assert None not in again, "reconnecting clients are served"
    for came in again:
        assert came is not None
        await came.close()
    for players in orphans:
        for each in players:
            await each.reconnect([server.url], rng)
    for players, mover, answer in zip(orphans, acted, answers, strict=True):
        if answer is not None:  # acknowledged actions are stored
            assert await mover.until(partial(has_advanced, mover, answer.seq - 1))
        await play_on(players, rng, 2, has_lost_answer=answer is None)
        await at_one_process(server, players)
    for players in others:
        await play_on(players, rng, 1)
    await asyncio.to_thread(wait_until, lambda: len(child_server_pids(server.pid)) == 2, "it is replaced")
    for players in [*orphans, *others]:
        for each in players:
            await each.leave()
