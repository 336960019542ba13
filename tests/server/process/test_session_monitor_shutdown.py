"""Shutdown of the session monitor, also when a change arrives at the same moment."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from table_service_harness import TableServiceScene

from bastide.server.people.account_service import AccountService
from bastide.server.people.session_monitor import MonitoredSocket, SessionMonitor, SocketIdentity


@pytest.mark.parametrize("steps", range(6))
async def test_session_monitor_closes_while_a_socket_is_added(scene: TableServiceScene, steps: int) -> None:
    live = SessionMonitor(scene.store, cast(AccountService, None))
    await live.start()
    await asyncio.sleep(0)  # both background tasks are waiting now
    socket = cast(MonitoredSocket, object())
    live.add_socket(socket, SocketIdentity("a session", 0, "an address"))
    live.remove_socket(socket)
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await live.close()
