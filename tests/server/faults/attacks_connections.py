"""Attack with many connections of one guest, which send messages at the limit of each connection."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from contextlib import suppress
from time import monotonic

from attack_findings import Attack, Finding
from bystander_latency import Attacker, BystanderPlayers
from msgspec import convert
from server_process import ServerProcess
from simulated_players import ShownTable
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
#: An address may open 30 connections at once, and three more each second.
CONNECTIONS = 200 if SOAK else 30
MESSAGES_PER_SECOND = 15
SECONDS = 20.0 if SOAK else 4.0


class ConnectionFlood:
    """Connections of one guest, each of which sends lists of actions that the server refuses after the first two."""

    def __init__(self, server: ServerProcess) -> None:
        self.guest = Attacker(server, "Eve", "127.0.0.77")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = self.guest.json("POST", "/api/tables", {"game": "dominion", "seats": seats, "start": True})
        self.table = str(made["table"])
        shown = convert(self.guest.json("GET", f"/api/tables/{self.table}"), ShownTable)
        actions = [each.action for each in shown.decision.actions[-1:]] if shown.decision is not None else [0]
        self.message = {"do": "act", "table": self.table, "position": shown.position, "actions": actions * 3}
        self.url = f"ws://127.0.0.1:{server.port}/ws"
        self.sockets: list[ClientConnection] = []
        self.sent = 0
        self.answers: Counter[str] = Counter()

    async def open_all(self) -> None:
        """Open all connections, as fast as the server lets this address."""
        until = monotonic() + 150
        while len(self.sockets) < CONNECTIONS and monotonic() < until:
            try:
                self.sockets.append(await self._connect())
            except (InvalidHandshake, OSError):
                await asyncio.sleep(0.3)

    async def _connect(self) -> ClientConnection:
        return await connect(
            self.url,
            additional_headers={"cookie": self.guest.cookie},
            compression=None,
            ping_interval=None,
            local_addr=(self.guest.address, 0),
        )

    async def send_all(self) -> None:
        """Send from all connections; one that the server closes stays closed."""
        until = monotonic() + SECONDS
        await asyncio.gather(*(self._send(each, until) for each in self.sockets))

    def close_all(self) -> None:
        """Drop all connections at once, without waiting for the server."""
        for each in self.sockets:
            each.transport.abort()

    async def _send(self, socket: ClientConnection, until: float) -> None:
        reading = asyncio.create_task(self._read(socket))
        with suppress(ConnectionClosed):
            while monotonic() < until:
                self.sent += 1
                await socket.send(json.dumps({**self.message, "id": self.sent}))
                await asyncio.sleep(1 / MESSAGES_PER_SECOND)
        reading.cancel()

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                answer = json.loads(text)
                self.answers[answer["problem"]["code"] if answer["type"] == "refused" else answer["type"]] += 1


async def run_flood(flood: ConnectionFlood, server: ServerProcess) -> BystanderPlayers:
    await flood.open_all()
    with BystanderPlayers(server) as others:
        await flood.send_all()
    flood.close_all()
    return others


def send_from_many_connections(server: ServerProcess) -> Finding:
    """Send refused actions from many connections of one guest."""
    flood = ConnectionFlood(server)
    others = asyncio.run(run_flood(flood, server))
    answers = ", ".join(f"{count:,} {code}" for code, count in flood.answers.most_common(3))
    return others.finding(f"{len(flood.sockets)} connections of one guest", f"{flood.sent:,} messages: {answers}")


ATTACKS: list[Attack] = [send_from_many_connections]
