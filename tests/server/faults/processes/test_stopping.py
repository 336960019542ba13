"""SIGTERM with open connections: the server exits within two seconds, and clients are told to reconnect."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest
from server_process import ServerProcess
from simulated_players import http_call
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

#: The machine may be busy; a stop takes under a second on an idle one.
STOP_SECONDS = 6.0


def new_table(server: ServerProcess, cookie: str) -> tuple[str, int]:
    """Create a table that waits for the person; returns its id and length."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = json.loads(http_call(server.url, "POST", "/api/tables", {"game": "dominion", "seats": seats}, cookie)[1])
    seen = json.loads(http_call(server.url, "GET", f"/api/tables/{made['table']}", None, cookie)[1])
    return str(made["table"]), int(seen["seq"])


def long_poll(server: ServerProcess, cookie: str) -> bytes:
    table, seq = new_table(server, cookie)
    return (
        f"GET /api/tables/{table}?since={seq}&wait=30 HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n".encode()
    )


def silent_websocket(server: ServerProcess, cookie: str) -> bytes:
    head = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return f"GET /ws HTTP/1.1\r\nHost: localhost\r\n{head}{key}Cookie: {cookie}\r\n\r\n".encode()


def unfinished_request(server: ServerProcess, cookie: str) -> bytes:
    return b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n{"


@pytest.mark.parametrize("opening", [long_poll, silent_websocket, unfinished_request])
def test_open_connection_does_not_delay_the_stop(
    tmp_path: Path, opening: Callable[[ServerProcess, str], bytes]
) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "log") as server:
        cookie = http_call(server.url, "POST", "/api/me", {"name": "Ann"})[2]
        with closing(socket.create_connection(("127.0.0.1", server.port), timeout=10)) as client:
            client.sendall(opening(server, cookie))
            http_call(server.url, "GET", "/api/me", None, cookie)  # the server has seen the request by now
            begun = monotonic()
            assert server.stop() == 0
            assert monotonic() - begun < STOP_SECONDS
            if opening is long_poll:
                assert client.recv(100).startswith(b"HTTP/1.1 200")
    assert "Traceback" not in server.log.read_text()


async def test_sockets_are_told_to_reconnect(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "log", processes="2") as server:
        async with connect(f"ws://127.0.0.1:{server.port}/ws") as client:
            await client.recv()
            begun = monotonic()
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert monotonic() - begun < STOP_SECONDS
            assert await stopping == 0
