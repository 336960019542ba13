"""Deadlines and limits of HTTP connections, with shortened times."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from bastide.server.connections import connection_limits as door
from bastide.server.connections.listening_sockets import open_listening_socket
from bastide.server.settings import Settings
from bastide.server.table_affinity import TableAffinity

HEAD = b"Host: localhost\r\n"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """ASGI app that reads the body and answers; ``/big`` with more than any buffer holds."""
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


class LimitedServer:
    """A server with a connection limiter, and clients of it."""

    def __init__(self, limiter: door.ConnectionLimiter, port: int) -> None:
        self.door = limiter
        self.port = port
        self.guests: list[asyncio.StreamWriter] = []

    async def connect(self, limit: int = 1 << 16) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=limit)
        self.guests.append(writer)
        return reader, writer

    async def ask(self) -> None:
        """Send an ordinary request."""
        reader, writer = await self.connect()
        writer.write(b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n")
        assert (await reader.readuntil(b"..")).startswith(b"HTTP/1.1 200")

    def open_connections(self) -> int:
        return sum(map(len, self.door.open_by_address.values()))

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
async def limited_server(request: pytest.FixtureRequest) -> AsyncIterator[LimitedServer]:
    """Start a server with these settings."""
    listening = open_listening_socket("127.0.0.1", 0)
    config = door.uvicorn_config(app, Settings(**request.param), TableAffinity())
    assert isinstance(config, door.LimitedConfig)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    found = LimitedServer(config.limiter, listening.getsockname()[1])
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
    monkeypatch.setattr(door, "HEADERS_TIMEOUT_SECONDS", 0.4)
    monkeypatch.setattr(door, "BODY_TIMEOUT_SECONDS", 0.8)
    monkeypatch.setattr(door, "UNREAD_RESPONSE_TIMEOUT_SECONDS", 0.4)


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
async def test_unfinished_request_is_closed_at_its_deadline(
    limited_server: LimitedServer, first: bytes, more: bytes
) -> None:
    reader, writer = await limited_server.connect()
    writer.write(first)

    async def go_on() -> None:
        while True:
            await asyncio.sleep(0.05)
            writer.write(more)

    going = asyncio.create_task(go_on())
    await until_closed(reader, 5)
    going.cancel()


async def test_client_that_does_not_read_is_disconnected(limited_server: LimitedServer) -> None:
    _, writer = await limited_server.connect(limit=1000)
    writer.write(b"GET /big HTTP/1.1\r\n" + HEAD + b"\r\n")
    await limited_server.until(lambda: limited_server.open_connections() == 1)
    await limited_server.until(lambda: limited_server.open_connections() == 0)


async def test_fast_client_meets_no_deadline(limited_server: LimitedServer) -> None:
    reader, writer = await limited_server.connect()
    for _ in range(8):  # longer in total than the header deadline, on one connection
        writer.write(b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n")
        assert (await reader.readuntil(b"..")).startswith(b"HTTP/1.1 200")
        await asyncio.sleep(0.1)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit each address to three connections, with long deadlines."""
    monkeypatch.setattr(door, "MAX_CONNECTIONS_PER_ADDRESS", 3)
    monkeypatch.setattr(door, "HEADERS_TIMEOUT_SECONDS", 60.0)


@pytest.mark.usefixtures("few")
async def test_longest_idle_connection_is_closed_first(limited_server: LimitedServer) -> None:
    oldest, _ = await limited_server.connect()
    await limited_server.until(lambda: limited_server.open_connections() == 1)
    for _ in range(2):
        await limited_server.connect()
    await limited_server.until(lambda: limited_server.open_connections() == 3)
    await limited_server.ask()
    await until_closed(oldest, 5)
    assert limited_server.open_connections() == 3


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("limited_server", [{"trusted_proxies": "127.0.0.1"}], indirect=True)
async def test_trusted_proxy_has_no_address_limit(limited_server: LimitedServer) -> None:
    for _ in range(10):
        await limited_server.connect()
    await limited_server.until(lambda: limited_server.open_connections() == 10)
    limited_server.door.max_total = 10
    await limited_server.ask()
    assert limited_server.open_connections() == 10, "the total limit is reached"
