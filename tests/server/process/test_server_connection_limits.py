"""Deadlines and numbers of connections, with short times."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from bastide.server.connections import connection_limits as door
from bastide.server.connections.listen import bound
from bastide.server.settings import Settings
from bastide.server.table_affinity import Keepers

HEAD = b"Host: localhost\r\n"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads what it is sent, then answers; ``/big`` with more than any buffer holds."""
    if scope["type"] != "http":
        return
    size = 50_000_000 if scope["path"] == "/big" else 2
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        if not message["more_body"]:
            break
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", str(size).encode())]})
    for _ in range(0, size, 1_000_000):
        await send({"type": "http.response.body", "body": b"." * min(size, 1_000_000), "more_body": True})
    await send({"type": "http.response.body", "body": b""})


class Entrance:
    """A server's door, and those who come to it."""

    def __init__(self, entrance: door.Door, port: int) -> None:
        self.door = entrance
        self.port = port
        self.guests: list[asyncio.StreamWriter] = []

    async def come(self, limit: int = 1 << 16) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=limit)
        self.guests.append(writer)
        return reader, writer

    async def ask(self) -> None:
        """A request as anybody makes it."""
        reader, writer = await self.come()
        writer.write(b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n")
        assert (await reader.readuntil(b"..")).startswith(b"HTTP/1.1 200")

    def inside(self) -> int:
        return sum(map(len, self.door.open.values()))

    async def until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(10):
            while not condition():
                await asyncio.sleep(0.01)

    async def leave(self) -> None:
        for guest in self.guests:
            guest.close()
            with suppress(ConnectionError):
                await guest.wait_closed()


@pytest.fixture(params=[{}])
async def entrance(request: pytest.FixtureRequest) -> AsyncIterator[Entrance]:
    """The door of a server with these settings."""
    listening = bound("127.0.0.1", 0)
    config = door.config(app, Settings(**request.param), Keepers())
    assert isinstance(config, door.DoorConfig)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    found = Entrance(config.door, listening.getsockname()[1])
    yield found
    await found.leave()
    server.should_exit = True
    await serving


async def until_closed(reader: asyncio.StreamReader, seconds: float) -> bytes:
    async with asyncio.timeout(seconds):
        with suppress(ConnectionError):
            return await reader.read()
    return b""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "HEADERS", 0.4)
    monkeypatch.setattr(door, "BODY", 0.8)
    monkeypatch.setattr(door, "READ", 0.4)


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\n", b"A: b\r\n"),
        (b"GET / HTTP/1.1\r\n" + HEAD + b"\r\nGET /again", b"/"),
        (b"POST / HTTP/1.1\r\nContent-Length: 1000\r\n" + HEAD + b"\r\n", b"x"),
        (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + HEAD + b"\r\n", b"1\r\nx\r\n"),
        (b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n", b"A: b\r\n"),
    ],
)
async def test_what_is_never_finished_ends_however_much_is_said(entrance: Entrance, first: bytes, more: bytes) -> None:
    reader, writer = await entrance.come()
    writer.write(first)

    async def go_on() -> None:
        while True:
            await asyncio.sleep(0.05)
            writer.write(more)

    going = asyncio.create_task(go_on())
    await until_closed(reader, 5)
    going.cancel()


async def test_who_does_not_read_is_let_go(entrance: Entrance) -> None:
    _, writer = await entrance.come(limit=1000)
    writer.write(b"GET /big HTTP/1.1\r\n" + HEAD + b"\r\n")
    await entrance.until(lambda: entrance.inside() == 1)
    await entrance.until(lambda: entrance.inside() == 0)


async def test_who_is_quick_meets_no_deadline(entrance: Entrance) -> None:
    reader, writer = await entrance.come()
    for _ in range(8):  # longer than the headers' time, on one connection
        writer.write(b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n")
        assert (await reader.readuntil(b"..")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.1)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three connections of one address, which may take their time."""
    monkeypatch.setattr(door, "CONNECTED", 3)
    monkeypatch.setattr(door, "HEADERS", 60.0)


@pytest.mark.usefixtures("few")
async def test_the_one_that_was_waited_for_longest_makes_room(entrance: Entrance) -> None:
    oldest, _ = await entrance.come()
    await entrance.until(lambda: entrance.inside() == 1)
    for _ in range(2):
        await entrance.come()
    await entrance.until(lambda: entrance.inside() == 3)
    await entrance.ask()
    await until_closed(oldest, 5)
    assert entrance.inside() == 3


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("entrance", [{"trusted_proxies": "127.0.0.1"}], indirect=True)
async def test_a_trusted_proxy_is_not_one_address(entrance: Entrance) -> None:
    for _ in range(10):
        await entrance.come()
    await entrance.until(lambda: entrance.inside() == 10)
    entrance.door.most = 10
    await entrance.ask()
    assert entrance.inside() == 10, "there are no more files than there are"
