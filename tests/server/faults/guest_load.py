"""Load by twenty guests of one address: each asks for one resource again and again, as fast as it is answered.

The guests run with a low priority. Elsewhere they have their own machines; here they must not take processor time from
the server and from the players who are measured.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from time import monotonic

from guest_requests import MESSAGES, REQUESTS, Guest, GuestRequest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

#: Guests of one address; a new address may create this many at once.
GUESTS = 20
#: Status codes and error codes of refusals that protect the server.
REFUSED_STATUS = (429, 503)
REFUSED_CODES = ("too-many", "busy")
#: Ids of the pings that end the answers to a message, above those of all messages.
FIRST_PING = 1_000_000


#: Niceness of the thread in which the guests run.
GUEST_NICENESS = 10


class LoadCount:
    """Number of requests that were answered, and how many of them were refused."""

    def __init__(self) -> None:
        self.requests = 0
        self.refused = 0
        #: Unexpected answers: server errors, lost connections.
        self.failures: list[str] = []

    def add(self, is_refused: bool) -> None:
        self.requests += 1
        self.refused += is_refused


async def read_chunks(reader: asyncio.StreamReader) -> bytes:
    """Read a body that is sent in chunks."""
    chunks = []
    while size := int(await reader.readuntil(b"\r\n"), 16):
        chunks.append((await reader.readexactly(size + 2))[:-2])
    await reader.readexactly(2)
    return b"".join(chunks)


class HttpConnection:
    """HTTP connection of one guest, kept open. A thin client, so that the load generator needs little time."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[int, bytes, dict[str, str]]:
        """Send a request; return status, body and headers. Connects again if the server has closed the connection."""
        try:
            return await self._ask(method, path, body, cookie)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.close()
            return await self._ask(method, path, body, cookie)

    async def _ask(self, method: str, path: str, body: object, cookie: str) -> tuple[int, bytes, dict[str, str]]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
        head += f"content-length: {len(data)}\r\n" + (f"cookie: {cookie}\r\n" if cookie else "")
        writer.write(head.encode() + b"\r\n" + data)
        await writer.drain()
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = [(name.lower(), value) for name, _, value in (line.partition(": ") for line in lines)]
        headers = dict(fields)
        headers["set-cookie"] = "; ".join(
            value.partition(";")[0] for name, value in fields if name == "set-cookie" and "=;" not in value[:40]
        )
        if headers.get("transfer-encoding") == "chunked":
            text = await read_chunks(reader)
        else:
            text = await reader.readexactly(int(headers.get("content-length", 0)))
        return int(first.split()[1]), text, headers

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None


class GuestClient:
    """One guest with an HTTP connection, and a WebSocket if the load consists of messages."""

    def __init__(self, guest: Guest, port: int, count: LoadCount) -> None:
        self.guest = guest
        self.port = port
        self.count = count
        self.http = HttpConnection(port, guest.address)

    async def send(self, name: str) -> int:
        """Send one request; returns its status."""
        method, path = name.split(" ")
        asked: GuestRequest = REQUESTS[name](self.guest)
        status, text, headers = await self.http.ask(method, self.guest.fill(path, asked), asked.body, self.guest.cookie)
        self.guest.cookie = self.guest.cookie or headers["set-cookie"]
        if status < 300 and headers.get("content-type", "").startswith("application/json"):
            self.guest.learn(name, json.loads(text))
        return status

    async def ask_repeatedly(self, names: Sequence[str], until: float) -> None:
        """Send requests in turn until the time is over."""
        number = self.guest.number
        while monotonic() < until:
            name = names[number % len(names)]
            number += 1
            try:
                status = await asyncio.wait_for(self.send(name), 120)
            except (OSError, asyncio.IncompleteReadError):
                self.http.close()  # the server closes connections beyond its limit
                self.count.add(True)
                continue
            self.count.add(status in REFUSED_STATUS)
            if status == 500:
                self.count.failures.append(f"{name}: {status}")

    async def message_repeatedly(self, names: Sequence[str], until: float) -> None:
        """Send messages in turn until the time is over, each with a ping whose answer comes last."""
        number = self.guest.number
        while monotonic() < until:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port}/ws",
                    additional_headers={"cookie": self.guest.cookie},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    local_addr=(self.guest.address, 0),
                ) as socket:
                    while monotonic() < until:
                        number += 1
                        await self._send_message(socket, names[number % len(names)], number)
            except (ConnectionClosed, InvalidHandshake, OSError):  # disconnected after too many refusals
                self.count.add(True)
                await asyncio.sleep(0.05)

    async def _send_message(self, socket: ClientConnection, name: str, number: int) -> None:
        message = {"do": name, "id": number, **MESSAGES[name](self.guest)}
        await socket.send(json.dumps(message))
        await socket.send(json.dumps({"do": "ping", "id": FIRST_PING + number}))
        refused = False
        while True:
            answer = json.loads(await asyncio.wait_for(socket.recv(), 120))
            if answer["type"] == "refused":
                refused = refused or answer["problem"]["code"] in REFUSED_CODES
            elif answer["type"] == "table":
                self.guest.learn("GET /api/tables/{table}", answer)
            if answer.get("id") == FIRST_PING + number and answer["type"] in ("pong", "refused"):
                self.count.add(refused)
                return


async def sign_in(port: int, address: str, count: LoadCount) -> list[GuestClient]:
    """Create the guests of one address, each with a table against a bot."""
    clients = [GuestClient(Guest(number, address), port, count) for number in range(GUESTS)]
    for client in clients:
        assert await client.send("POST /api/me") == 200
        assert await client.send("POST /api/tables") == 201
        assert await client.send("GET /api/tables/{table}") == 200
    return clients


def apply_load(
    port: int,
    address: str,
    requests: Sequence[str],
    messages: Sequence[str],
    seconds: float,
    on_start: Callable[[], None],
) -> LoadCount:
    """Let twenty guests of an address ask for these requests and messages; ``on_start`` is called when they begin."""

    def run() -> LoadCount:
        return asyncio.run(ask_for_everything(port, address, requests, messages, seconds, on_start))

    # On Linux, niceness belongs to the thread.
    with ThreadPoolExecutor(1, "guests", os.nice, (GUEST_NICENESS,)) as thread:
        return thread.submit(run).result()


async def ask_for_everything(
    port: int,
    address: str,
    requests: Sequence[str],
    messages: Sequence[str],
    seconds: float,
    on_start: Callable[[], None],
) -> LoadCount:
    count = LoadCount()
    clients = await sign_in(port, address, count)
    on_start()
    async with AsyncExitStack() as stack:
        for client in clients:
            stack.callback(client.http.close)
        until = monotonic() + seconds
        work = [client.ask_repeatedly(requests, until) for client in clients] if requests else []
        work += [client.message_repeatedly(messages, until) for client in clients] if messages else []
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*work), seconds + 60)
    return count
