"""Database outage during play: players are informed, nothing is lost, and play continues automatically.

The outage lasts four seconds, or ten with BASTIDE_SOAK.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from fault_campaign import FaultCampaign
from postgres_server import PostgresServer
from print_callback import PrintLine
from sampled_cases import sample_cases

AWAY = 10.0 if os.environ.get("BASTIDE_SOAK") else 4.0
#: Time within which all players must be informed.
NOTICED = 5.0


async def away(
    campaign: FaultCampaign, leave: Callable[[], None], come_back: Callable[[], None], say: PrintLine
) -> None:
    async with campaign.run_in_background():
        await campaign.wait_for_moves_everywhere(2)
        gone = monotonic()
        await asyncio.to_thread(leave)
        players = [player for table in campaign.games for player in table.players]
        deadline = gone + AWAY + NOTICED
        # Earlier waits, as on a busy machine, do not count.
        while not all(player.waits for player in players) and monotonic() < deadline:
            await asyncio.sleep(0.02)
        noticed = monotonic() - gone
        assert all(player.waits for player in players), "a player was not informed of the outage"
        assert noticed < NOTICED
        # Meanwhile the servers are alive but not ready.
        assert not any([await asyncio.to_thread(server.ready) for server in campaign.servers])
        before = campaign.moves()
        await asyncio.sleep(max(0.0, gone + AWAY - monotonic()))
        assert campaign.moves() == before
        await asyncio.to_thread(come_back)
        back = monotonic()
        await campaign.wait_for_moves_everywhere(1)
        resumed = monotonic() - back
        await campaign.wait_for_moves_everywhere(3)
        assert not any(player.waits for player in players)
        assert all([await asyncio.to_thread(server.ready) for server in campaign.servers])
    say(
        f"outage of {AWAY:g} s: all {len(players)} players informed within {noticed:.1f} s,"
        f" every table resumed {resumed:.1f} s after its end; {await campaign.check_logs()}"
    )


@pytest.mark.parametrize("how", sample_cases("away", ["stopped", "paused"], 1))
async def test_postgresql_outage_with_two_servers(
    victim: PostgresServer, tmp_path: Path, how: str, say: PrintLine
) -> None:
    leave, come_back = (victim.stop, victim.start) if how == "stopped" else (victim.pause, victim.resume)
    with FaultCampaign(victim.new_database(), tmp_path, 2, tables=6, seed=1) as campaign:
        await away(campaign, leave, come_back, say)


async def test_sqlite_file_locked_by_another_program(tmp_path: Path, say: PrintLine) -> None:
    path = tmp_path / "bastide.db"
    thief: list[sqlite3.Connection] = []

    def lock() -> None:
        thief.append(sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10))
        thief[0].execute("begin immediate")

    def unlock() -> None:
        thief[0].execute("rollback")
        thief[0].close()

    with FaultCampaign(f"sqlite:///{path}", tmp_path, 1, tables=6, seed=1) as campaign:
        await away(campaign, lock, unlock, say)
