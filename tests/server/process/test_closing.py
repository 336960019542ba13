"""What listens for news ends when it is told to, also if the news come at that very moment."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from server_scene import Scene

from bastide.server.people.live import Behind, Live, LiveSocket
from bastide.server.people.people import People


@pytest.mark.parametrize("steps", range(6))
async def test_the_sockets_are_let_go_though_one_has_just_come(scene: Scene, steps: int) -> None:
    live = Live(scene.store, cast(People, None))
    await live.open_up()
    await asyncio.sleep(0)  # both of its tasks have begun, and wait
    socket = cast(LiveSocket, object())
    live.add(socket, Behind("a session", 0, "an address"))
    live.remove(socket)
    for _ in range(steps):
        await asyncio.sleep(0)
    async with asyncio.timeout(30):
        await live.close()
