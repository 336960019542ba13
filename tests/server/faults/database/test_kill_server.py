"""Servers killed at random moments under load: acknowledged actions are stored exactly once, and every table continues.

A few kills in an ordinary run; ``BASTIDE_SOAK=40 pytest -s tests/server/faults`` runs 40 for each database, with a new
seed each time.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from fault_campaign import FaultCampaign
from linux_processes import is_alive, send_signal
from print_callback import PrintLine
from server_process import child_server_pids, wait_until

#: Number of kills.
KILLS = int(os.environ.get("BASTIDE_SOAK", "0")) or 3
SEED = 1
#: Number of kills in a row for the same servers and tables.
IN_A_ROW = 8


@pytest.mark.parametrize("part", range((KILLS + IN_A_ROW - 1) // IN_A_ROW))
async def test_sigkill_under_load(database_url: str, tmp_path: Path, part: int, say: PrintLine) -> None:
    """One server on SQLite; two on PostgreSQL, which serve the same tables."""
    kills = min(IN_A_ROW, KILLS - part * IN_A_ROW)
    servers = 1 if database_url.startswith("sqlite") else 2
    with FaultCampaign(database_url, tmp_path, servers, tables=6, seed=SEED * 1000 + part) as campaign:
        async with campaign.run_in_background():
            for _ in range(kills):
                await campaign.wait_for_moves_everywhere(2)
                await asyncio.sleep(campaign.rng.random() * 1.5)
                # Mostly one of the servers, sometimes all of them.
                struck = [campaign.rng.choice(campaign.servers)] if campaign.rng.random() < 0.7 else campaign.servers
                for server in struck:
                    server.kill()
                await asyncio.sleep(campaign.rng.random() * 0.5)
                await asyncio.gather(*(asyncio.to_thread(server.start) for server in struck))
            await campaign.wait_for_moves_everywhere(3)
        say(f"{kills} kills: {await campaign.check_logs()}")


@pytest.mark.parametrize("part", range((KILLS + IN_A_ROW - 1) // IN_A_ROW))
async def test_sigkill_of_supervised_processes(database_url: str, tmp_path: Path, part: int, say: PrintLine) -> None:
    """Two processes behind one port: one of them is killed, sometimes while it starts, or the supervisor."""
    kills = min(IN_A_ROW, KILLS - part * IN_A_ROW)
    struck: Counter[str] = Counter()
    with FaultCampaign(database_url, tmp_path, 1, tables=6, seed=SEED * 2000 + part, processes=2) as campaign:
        [server] = campaign.servers
        async with campaign.run_in_background():
            for _ in range(kills):
                await campaign.wait_for_moves_everywhere(2)
                await asyncio.sleep(campaign.rng.random() * 1.5)
                children = await asyncio.to_thread(wait_for_children, server.pid)
                if campaign.rng.random() < 0.7:
                    struck["child"] += 1
                    send_signal(campaign.rng.choice(children), signal.SIGKILL)
                else:
                    struck["supervisor"] += 1
                    server.kill()
                    await asyncio.to_thread(wait_until, partial(have_ended, children), "the children end")
                    await asyncio.to_thread(server.start)
            await campaign.wait_for_moves_everywhere(3)
            assert server.running()
        say(f"{kills} kills ({dict(struck)}): {await campaign.check_logs()}")


def have_ended(processes: list[int]) -> bool:
    return not any(map(is_alive, processes))


def wait_for_children(supervisor: int) -> list[int]:
    """Wait until the supervisor has a child; returns all of them."""
    wait_until(lambda: bool(child_server_pids(supervisor)), "a process is started")
    return child_server_pids(supervisor)


async def test_sigterm_finishes_open_requests(database_url: str, tmp_path: Path, say: PrintLine) -> None:
    """On SIGTERM the server finishes and answers open requests and exits with code 0."""
    with FaultCampaign(database_url, tmp_path, 1, tables=6, seed=SEED) as campaign:
        async with campaign.run_in_background():
            await campaign.wait_for_moves_everywhere(3)
            [server] = campaign.servers
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start)
            await campaign.wait_for_moves_everywhere(3)
        say(f"SIGTERM: {await campaign.check_logs()}")
