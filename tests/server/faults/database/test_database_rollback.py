"""Database rollback: a restored backup or a lagging replica has lost acknowledged entries.

Tables are set back to the database's state, everybody is informed, play continues, and the server can still be stopped.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic

import psycopg
import pytest
from attack_findings import AddFinding, Finding
from sampled_cases import sample_cases
from server_process import ServerProcess
from simulated_players import Player, http_call, seat_all, sit_down


async def play(players: list[Player], moves: int, rng: random.Random) -> list[float]:
    """Make moves; returns the response time of each in milliseconds."""
    took: list[float] = []
    while len(took) < moves:
        asked = [player for player in players if player.decision is not None]
        if not asked:
            assert await players[0].until(lambda: any(player.decision for player in players), 20)
            continue
        begun = monotonic()
        answer = await asked[0].act(rng)
        if answer is not None and answer.type != "refused":
            took.append((monotonic() - begun) * 1000)
        await asyncio.gather(*(up_to(player, asked[0].seq) for player in players))
    return took


async def up_to(player: Player, seq: int) -> None:
    await player.until(lambda: player.seq >= seq, 10)


def happened(server: ServerProcess, player: Player) -> list[dict[str, object]]:
    status, text, _ = http_call(server.url, "GET", f"/api/tables/{player.table}?since=0", cookie=player.cookie)
    assert status == 200, text
    return list(json.loads(text)["happened"])


async def test_lost_entries_set_tables_back(database_url: str, tmp_path: Path, found: AddFinding) -> None:
    """With two servers on PostgreSQL: both have the table in memory, and the rollback is announced once."""

    def lose(table: str, kept: int) -> None:
        if database_url.startswith("sqlite"):
            with closing(sqlite3.connect(tmp_path / "bastide.db", timeout=10)) as raw:
                raw.execute("delete from entries where table_id = ? and seq > ?", (table, kept))
                raw.execute("update tables set seq = ? where id = ?", (kept, table))
                raw.commit()
        else:
            with psycopg.connect(database_url) as connection:
                connection.execute("delete from entries where table_id = %s and seq > %s", (table, kept))
                connection.execute("update tables set seq = %s where id = %s", (kept, table))

    count = 1 if database_url.startswith("sqlite") else 2
    rng = random.Random(3)
    with ExitStack() as running:
        servers = [running.enter_context(ServerProcess(database_url, tmp_path / f"log{each}")) for each in range(count)]
        ann, ben = players = await sit_down([server.url for server in servers], "Ann", "Ben")
        await play(players, 12, rng)
        told = ann.seq
        kept = told - 6
        await asyncio.to_thread(lose, ann.table, kept)
        begun = monotonic()
        # Detected at the next action, or by the periodic check.
        assert await ann.until(lambda: ann.seq == kept + 1, 20), (ann.seq, kept)
        assert await ben.until(lambda: ben.seq == kept + 1, 20), (ben.seq, kept)
        noticed = monotonic() - begun
        took = await play(players, 5, rng)
        log = happened(servers[0], ann)
        assert [each["seq"] for each in log] == list(range(1, len(log) + 1))
        notes = [(each["seq"], each["data"]) for each in log if each["kind"] == "set_back"]
        assert notes == [(kept + 1, {"kept": kept, "lost": told - kept})]
        for player in players:
            await player.leave()
        for server in servers:
            assert await asyncio.to_thread(server.stop, 15) == 0
    kind = "SQLite" if count == 1 else "PostgreSQL, two servers"
    found(Finding(f"Rows lost by {kind}", f"detected and announced after {noticed:.1f} s; play resumed", max(took)))


@pytest.mark.parametrize("how", sample_cases("put back", ["into the file", "in its place"], 1))
async def test_backup_restored_under_a_running_server(tmp_path: Path, how: str, found: AddFinding) -> None:
    """A table that is not in the backup disappears, and its watchers are informed."""
    path = tmp_path / "bastide.db"

    def copy(source: Path, target: Path) -> None:
        with closing(sqlite3.connect(source, timeout=10)) as one, closing(sqlite3.connect(target, timeout=10)) as other:
            one.backup(other)

    def put_back() -> None:
        if how == "in its place":
            for left in ("-wal", "-shm"):
                Path(f"{path}{left}").unlink(missing_ok=True)
            os.replace(tmp_path / "backup.db", path)
        else:
            copy(tmp_path / "backup.db", path)

    rng = random.Random(4)
    with ServerProcess(f"sqlite:///{path}", tmp_path / "log") as server:
        players = await sit_down([server.url], "Ann", "Ben")
        await play(players, 4, rng)
        await asyncio.to_thread(copy, path, tmp_path / "backup.db")
        kept = players[0].seq
        await play(players, 6, rng)
        late = [Player("Cleo"), Player("Dan")]
        for stranger, player in zip(late, players, strict=True):
            stranger.cookie = player.cookie
        await asyncio.to_thread(seat_all, server.url, late, "carcassonne")
        await late[0].connect(server.url)
        await asyncio.to_thread(put_back)
        begun = monotonic()
        assert await players[0].until(lambda: players[0].seq == kept + 1, 20)
        assert await late[0].until(lambda: late[0].gone, 20)
        noticed = monotonic() - begun
        took = await play(players, 5, rng)
        assert [each["seq"] for each in happened(server, players[0]) if each["kind"] == "set_back"] == [kept + 1]
        for player in (*players, late[0]):
            await player.leave()
        assert await asyncio.to_thread(server.stop, 15) == 0
    achieved = f"detected and announced after {noticed:.1f} s; play resumed"
    found(Finding(f"Backup restored under a running server, {how}", achieved, max(took)))
