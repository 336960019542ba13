"""Sibling notifications between processes on one SQLite file, with polling as a fallback."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from store_helpers import make_entry, make_summary

from bastide.server.store import DatabaseStore, open_store
from bastide.server.store.database import database_threads as worker
from bastide.server.store.tables import interprocess_notifications as siblings
from bastide.server.store.tables.change_feed import MAY_HAVE_MISSED_CHANGES

NEVER = 3600.0


async def next_change(changes: AsyncIterator[tuple[str, int]]) -> tuple[str, int]:
    return await asyncio.wait_for(anext(changes), 30)


async def two(url: str, first: DatabaseStore, second: DatabaseStore) -> None:
    changes = second.listen()
    pending = asyncio.ensure_future(next_change(changes))
    await asyncio.sleep(0)  # the subscriber is listening now
    await first.create_table("t", [make_entry(1)], make_summary())
    assert await pending == ("t", 1)
    await first.append("t", [make_entry(2), make_entry(3)], make_summary())
    assert await next_change(changes) == ("t", 3)
    assert await second.read_entries("t", after=2) == [make_entry(3)]


async def test_writes_are_notified_without_polling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "IDLE_POLL_SECONDS", NEVER)
    monkeypatch.setenv(siblings.SIBLING_SOCKET_DIR_VARIABLE, str(tmp_path))
    url = f"sqlite:///{tmp_path / 'shared.db'}"
    first, second = await open_store(url), await open_store(url)
    assert len(list(tmp_path.glob("*.changes"))) == 2
    # The socket of a killed process is removed.
    killed = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    killed.bind(str(tmp_path / "killed.changes"))
    killed.close()
    try:
        await two(url, first, second)
        await two_hundred_tables(first, second)
    finally:
        await second.close()
        await first.append("t", [make_entry(4)], make_summary())
        await first.close()
    assert list(tmp_path.glob("*.changes")) == []


async def two_hundred_tables(first: DatabaseStore, second: DatabaseStore) -> None:
    """Write more changes at once than fit into one datagram."""
    changes = second.listen("many")
    pending = asyncio.ensure_future(next_change(changes))
    await asyncio.sleep(0)
    names = {f"many{number}" for number in range(siblings.MAX_CHANGES_PER_MESSAGE + 50)}
    await asyncio.gather(*(first.create_table(name, [make_entry(1)], make_summary()) for name in names))
    found = {(await pending)[0]}
    while found != names:
        found.add((await next_change(changes))[0])


async def test_polling_finds_writes_without_notification(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(siblings.SIBLING_SOCKET_DIR_VARIABLE, raising=False)
    url = f"sqlite:///{tmp_path / 'shared.db'}"
    first, second = await open_store(url), await open_store(url)
    try:
        changes = second.listen()
        pending = asyncio.ensure_future(next_change(changes))
        await asyncio.sleep(0)
        await first.create_table("t", [make_entry(1)], make_summary())
        assert await pending == MAY_HAVE_MISSED_CHANGES
    finally:
        await first.close()
        await second.close()
