"""Slow clients: a thousand unfinished connections leave the server reachable and are closed at their deadlines."""

from __future__ import annotations

import http.client
import os
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from attack_findings import AddFinding, Finding
from sampled_cases import sample_cases
from server_process import ServerProcess

from bastide.hosting.api.rate_limits import MAX_CONNECTIONS_PER_ADDRESS
from bastide.server.connections.connection_limits import (
    BODY_TIMEOUT_SECONDS,
    HEADERS_TIMEOUT_SECONDS,
    KEEP_ALIVE_SECONDS,
)

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
MANY = 1000

#: First bytes of an unfinished connection, and the bytes that follow slowly.
UNFINISHED = {
    "headers": (b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n", b"X-More: 1\r\n"),
    "body": (
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{",
        b" ",
    ),
    "handshake": (
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
        b"X-More: 1\r\n",
    ),
    "nothing": (b"", b""),
    "next request": (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", b""),
}
#: Complete requests, which are rate limited per address.
COUNTED = ("body", "next request")
#: Time after which such a connection must be closed, in seconds.
TIME = {
    "headers": HEADERS_TIMEOUT_SECONDS,
    "body": BODY_TIMEOUT_SECONDS,
    "handshake": HEADERS_TIMEOUT_SECONDS,
    "nothing": HEADERS_TIMEOUT_SECONDS,
    "next request": KEEP_ALIVE_SECONDS,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("slow")
    with ServerProcess(f"sqlite:///{folder / 'bastide.db'}", folder / "log", rate_limit_factor="1") as found:
        yield found


def ask(server: ServerProcess, source: str) -> float:
    """Send an ordinary request on a new connection; returns its duration in milliseconds."""
    begun = time.monotonic()
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=10, source_address=(source, 0))
    connection.request("GET", "/api/me")
    answer = connection.getresponse()
    assert answer.status == 200, answer.status
    answer.read()
    connection.close()
    return (time.monotonic() - begun) * 1000


def connected(server: ServerProcess) -> int:
    """Count the connections of the server process."""
    found = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(OSError):
            found += os.readlink(file).startswith("socket:")
    return found


@pytest.mark.parametrize("what", sample_cases("unfinished", UNFINISHED, 1))
def test_server_is_reachable_with_a_thousand_unfinished_connections(
    server: ServerProcess, what: str, found: AddFinding
) -> None:
    first, more = UNFINISHED[what]
    address = f"127.0.4.{[*UNFINISHED].index(what) + 1}"  # separate, because rate limits last
    deadline = time.monotonic() + 10
    while connected(server) > 20 and time.monotonic() < deadline:  # wait for the previous test's connections
        time.sleep(0.05)
    before = connected(server)
    slow: list[socket.socket] = []
    delays: list[float] = []
    begun = time.monotonic()
    try:
        for number in range(MANY):
            each = socket.create_connection(("127.0.0.1", server.port), timeout=5, source_address=(address, 0))
            each.sendall(first)
            slow.append(each)
            if number % 50 == 49:
                for other in slow[-100:]:
                    with suppress(OSError):
                        other.sendall(more)
                delays.append(ask(server, "127.0.0.2"))
                if what not in COUNTED:
                    delays.append(ask(server, address))
        held = connected(server) - before
        assert held <= MAX_CONNECTIONS_PER_ADDRESS + 10, "limit per address"
        if SOAK:
            while connected(server) > before + 5 and time.monotonic() < begun + TIME[what] + 20:
                for other in slow[-MAX_CONNECTIONS_PER_ADDRESS:]:
                    with suppress(OSError):
                        other.sendall(more)
                time.sleep(0.5)
            assert connected(server) <= before + 5, "closed at their deadlines"
            assert time.monotonic() - begun < TIME[what] + 15
    finally:
        for each in slow:
            each.close()
    delays.sort()
    p99 = delays[round(len(delays) * 0.99) - 1]
    found(Finding(f"{MANY} connections that never finish: {what}", f"{held} of them held at a time", p99))
    assert p99 < 1000


def test_shutdown_does_not_wait_for_unfinished_connections(server: ServerProcess) -> None:
    slow = [socket.create_connection(("127.0.0.1", server.port), timeout=5) for _ in range(20)]
    for each in slow:
        each.sendall(UNFINISHED["body"][0])
    begun = time.monotonic()
    assert server.stop(30) == 0
    assert time.monotonic() - begun < 20
    for each in slow:
        each.close()
