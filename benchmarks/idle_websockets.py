"""Measure what idle visitors cost a server: memory and processor time of many WebSockets without traffic.

    python benchmarks/idle_websockets.py                      10,000 sockets
    python benchmarks/idle_websockets.py --sockets 2000 --lobby

They connect like browsers, with compression offered. ``--lobby``: each subscribes to the list of tables, like a new
visitor.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

sys.path[:0] = [
    str(Path(__file__).parents[1] / "tests" / folder) for folder in ("support", "server/faults", "server/store")
]

from server_process import ServerProcess  # noqa: E402

MAX_MEMORY_BYTES = 1 << 30
#: Connections opened at the same time.
CONCURRENT_CONNECTS = 50
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


class IdleSocket:
    """WebSocket that ignores what it receives; cheaper than a client, so that many fit on one machine."""

    async def open(self, url: str, lobby: bool) -> None:
        address = urlsplit(url)
        assert address.hostname is not None
        self.reader, self.writer = await asyncio.open_connection(address.hostname, address.port)
        lines = [
            "GET /ws HTTP/1.1",
            f"Host: {address.netloc}",
            f"Origin: {url}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        ]
        self.writer.write("\r\n".join([*lines, "", ""]).encode())
        head = await self.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head.splitlines()[0], head
        await self.reader.read(1)  # the greeting has arrived
        if lobby:
            self.writer.write(client_frame(json.dumps({"do": "lobby", "id": 1}).encode()))
            await self.writer.drain()


def client_frame(text: bytes) -> bytes:
    """Return a short text as a client frame; the mask is zero."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


async def measure(server: ServerProcess, arguments: argparse.Namespace) -> int:
    before, begun = server.memory(), time.perf_counter()
    sockets = [IdleSocket() for _ in range(arguments.sockets)]
    for start in range(0, len(sockets), CONCURRENT_CONNECTS):
        await asyncio.gather(
            *(each.open(server.url, arguments.lobby) for each in sockets[start : start + CONCURRENT_CONNECTS])
        )
    print(f"{len(sockets)} sockets connected in {time.perf_counter() - begun:.0f} s")
    cpu, begun = server.cpu(), time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    used = (server.cpu() - cpu) / (time.perf_counter() - begun)
    after = server.memory()
    print(f"{after / 2**20:.0f} MiB, {(after - before) / len(sockets) / 1024:.1f} KiB each, {used:.1%} of a core")
    for each in sockets:
        each.writer.close()
    return after


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=30, help="seconds to stay idle")
    parser.add_argument("--lobby", action="store_true")
    arguments = parser.parse_args()
    # Both ends are on this machine, and the server inherits the limit.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, arguments.sockets + 1000), most))
    with tempfile.TemporaryDirectory(prefix="bastide-idle-") as folder:
        server = ServerProcess(f"sqlite:///{folder}/idle.db", Path(folder) / "log", log_level="warning")
        try:
            server.start()
            held = asyncio.run(measure(server, arguments))
        finally:
            server.close()
            if server.log.stat().st_size > 200:
                print(server.tail())
    return 0 if held < MAX_MEMORY_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
