"""Connections that never come to the point: a thousand of them leave the server reachable, also for those at the same
address, and those that are not sent away to make room are gone when their time is up.
"""

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
from findings import Finding, Found
from sample import drawn
from serving import ServerProcess

from bastide.hosting.api.rate_limits import CONNECTED
from bastide.server.connections.connection_limits import BODY, HEADERS, KEPT

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
MANY = 1000

#: What somebody says at first, and goes on to say bit by bit.
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
#: These are requests, of which one address may make so many a second: others at the same address must wait for theirs.
COUNTED = ("body", "next request")
#: After so many seconds such a connection must be gone.
TIME = {"headers": HEADERS, "body": BODY, "handshake": HEADERS, "nothing": HEADERS, "next request": KEPT}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("slow")
    with ServerProcess(f"sqlite:///{folder / 'bastide.db'}", folder / "log", limits="1") as found:
        yield found


def ask(server: ServerProcess, source: str) -> float:
    """A request as anybody makes it, on a connection of its own; how long it took, in milliseconds."""
    begun = time.monotonic()
    connection = http.client.HTTPConnection(urlsplit(server.url).netloc, timeout=10, source_address=(source, 0))
    connection.request("GET", "/api/me")
    answer = connection.getresponse()
    assert answer.status == 200, answer.status
    answer.read()
    connection.close()
    return (time.monotonic() - begun) * 1000


def connected(server: ServerProcess) -> int:
    """As many connections as the server process holds."""
    found = 0
    for file in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(OSError):
            found += os.readlink(file).startswith("socket:")
    return found


@pytest.mark.parametrize("what", drawn("unfinished", UNFINISHED, 1))
def test_a_thousand_unfinished_ones_leave_the_server_reachable(server: ServerProcess, what: str, found: Found) -> None:
    first, more = UNFINISHED[what]
    address = f"127.0.4.{[*UNFINISHED].index(what) + 1}"  # of its own: requests are counted for a while
    deadline = time.monotonic() + 10
    while connected(server) > 20 and time.monotonic() < deadline:  # the last one's are still being closed
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
        assert held <= CONNECTED + 10, "one address holds so many"
        if SOAK:
            while connected(server) > before + 5 and time.monotonic() < begun + TIME[what] + 20:
                for other in slow[-CONNECTED:]:
                    with suppress(OSError):
                        other.sendall(more)
                time.sleep(0.5)
            assert connected(server) <= before + 5, "nobody waits for them any more"
            assert time.monotonic() - begun < TIME[what] + 15
    finally:
        for each in slow:
            each.close()
    delays.sort()
    p99 = delays[round(len(delays) * 0.99) - 1]
    found(Finding(f"{MANY} connections that never finish: {what}", f"{held} of them held at a time", p99))
    assert p99 < 1000


def test_a_stop_does_not_wait_for_those_who_never_finish(server: ServerProcess) -> None:
    slow = [socket.create_connection(("127.0.0.1", server.port), timeout=5) for _ in range(20)]
    for each in slow:
        each.sendall(UNFINISHED["body"][0])
    begun = time.monotonic()
    assert server.stop(30) == 0
    assert time.monotonic() - begun < 20
    for each in slow:
        each.close()
