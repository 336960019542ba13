"""Shutdown of the session monitor, also when a change arrives at the same moment."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from server_scene import Scene

from bastide.server.people.live import Behind, Live, LiveSocket
from bastide.server.people.people import People


@pytest.mark.parametrize("steps", range(6))
async def test_session_monitor_closes_while_a_socket_is_added(scene: Scene, steps: int) -> None:
    live = Live(scene.store, cast(People, None))
    await live.open_up()
    await asyncio.sleep(0)  # both background tasks are waiting now
    socket = cast(LiveSocket, object())
    live.add(socket, Behind("a session", 0, "an address"))
    live.remove(socket)
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await live.close()
