"""Simulated players over HTTP and WebSocket, who make random legal moves."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from time import monotonic, sleep
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


class Option(msgspec.Struct):
    action: int


class Decision(msgspec.Struct):
    actions: list[Option]


class ShownTable(msgspec.Struct):
    """The fields of a table's state that a player needs to act."""

    position: int
    decision: Decision | None


class Problem(msgspec.Struct):
    code: str


class ServerMessage(msgspec.Struct):
    """The fields of server messages that a player needs; others are not decoded."""

    type: str
    seq: int = 0
    position: int = 0
    id: int = 0
    answers: list[int] = []
    waits: bool = False
    decision: Decision | None = None
    result: msgspec.Raw = msgspec.Raw(b"null")
    problem: msgspec.Raw = msgspec.Raw(b"null")

    def over(self) -> bool:
        return bytes(self.result) != b"null"

    def code(self) -> str:
        """The error code of a refusal."""
        return msgspec.json.decode(self.problem, type=Problem).code


DECODER = msgspec.json.Decoder(ServerMessage)


def http_call(url: str, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, bytes, str]:
    """Send one HTTP request; returns status, body and session cookie."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=30)
    headers = {"content-type": "application/json"}
    if cookie:
        headers["cookie"] = cookie
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    text = answer.read()
    given = (answer.getheader("set-cookie") or "").partition(";")[0]
    connection.close()
    return answer.status, text, given


class Player:
    """A player at one table, over one WebSocket."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cookie = ""
        self.table = ""
        self.invite = ""
        self.seq = 0
        self.position = 0
        self.decision: Decision | None = None
        self.over = False
        #: Whether the table waits for its database.
        self.waits = False
        self.times_waited = 0
        self.refusals: list[str] = []
        #: Whether the table no longer exists.
        self.gone = False
        self.socket: ClientConnection | None = None
        self.changed = asyncio.Event()
        self.answers: dict[int, asyncio.Future[ServerMessage]] = {}
        self.number = 0
        self.reading: asyncio.Task[None] | None = None
        #: Called with the last sequence number when a view arrives.
        self.on_view: Callable[[int], None] = lambda seq: None

    def sign_in_as_guest(self, url: str) -> None:
        """Become a guest."""
        status, _, self.cookie = http_call(url, "POST", "/api/me", {"name": self.name})
        assert status == 200, status

    async def connect(self, url: str, compression: str | None = "deflate") -> None:
        """Connect to a server, and watch the table from the last seen entry on."""
        self.socket = await connect(
            f"{url.replace('http', 'ws', 1)}/ws?table={self.table}",
            additional_headers={"cookie": self.cookie},
            compression=compression,
            max_size=None,
            ping_interval=None,
            open_timeout=20,
        )
        self.reading = asyncio.create_task(self._read(self.socket))
        if self.table:
            await self.watch()

    async def watch(self) -> None:
        await self.send_command(
            "watch", since=self.seq, changes=True, **({"invite": self.invite} if self.invite else {})
        )

    async def leave(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
        if self.socket is not None:
            await self.socket.close()

    async def send_command(self, do: str, **more: object) -> int:
        """Send a command; returns its id."""
        assert self.socket is not None
        self.number += 1
        message = {"do": do, "table": self.table, "id": self.number, **more}
        await self.socket.send(msgspec.json.encode(message).decode())
        return self.number

    async def act(self, rng: random.Random) -> ServerMessage | None:
        """Make a random legal move and wait for the answer; None if the connection is lost first."""
        assert self.decision is not None
        return await self.send(self.position, rng.choice(self.decision.actions).action)

    async def send(self, position: int, action: int) -> ServerMessage | None:
        """Send an action for a position and wait for the answer; None if the connection is lost first."""
        waiting: asyncio.Future[ServerMessage] = asyncio.get_running_loop().create_future()
        self.answers[self.number + 1] = waiting
        # The decision is answered; the next message brings the next one.
        self.decision = None
        try:
            await self.send_command("act", position=position, actions=[action])
            answer = await waiting
        except (ConnectionClosed, ConnectionError):
            return None
        if answer.type == "refused":
            self.refusals.append(answer.code())
            if self.socket is not None and self.decision is None:
                with suppress(ConnectionClosed):
                    await self.watch()
        return answer

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self._hear(DECODER.decode(frame))
        except ConnectionClosed:
            pass
        finally:
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the connection has gone"))
                    waiting.exception()  # mark as retrieved, because the waiter may be gone
            self.answers.clear()
            self.decision = None
            self.changed.set()

    def _hear(self, told: ServerMessage) -> None:
        if told.type == "table":
            self.seq = told.seq
            self.position = told.position
            self.decision = told.decision
            self.over = told.over()
            self.on_view(told.seq)
            for number in told.answers:
                self._answered(number, told)
        elif told.type == "waiting":
            self.times_waited += told.waits and not self.waits
            self.waits = told.waits
        elif told.type == "gone":
            self.gone = True
        else:
            self._answered(told.id, told)
        self.changed.set()

    def _answered(self, number: int, told: ServerMessage) -> None:
        waiting = self.answers.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(told)

    async def until(self, true: Callable[[], bool], seconds: float = 30) -> bool:
        """Wait until a condition on the received state is true."""
        deadline = monotonic() + seconds
        while not true():
            self.changed.clear()
            left = deadline - monotonic()
            if left <= 0:
                return False
            try:
                await asyncio.wait_for(self.changed.wait(), left)
            except TimeoutError:
                return true()
        return True

    async def reconnect(self, urls: list[str], rng: random.Random, seconds: float = 180) -> str:
        """Reconnect to any available server; returns its URL."""
        await self.leave()
        deadline = monotonic() + seconds
        while True:
            url = rng.choice(urls)
            try:
                await self.connect(url)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                if monotonic() > deadline:
                    raise
                await asyncio.sleep(0.05)
            else:
                return url


def create_table(url: str, wish: dict[str, object], cookie: str) -> dict[str, str]:
    """Create a table, after the wait that a rate limit asks for."""
    while True:
        status, text, _ = http_call(url, "POST", "/api/tables", wish, cookie)
        if status != HTTPStatus.TOO_MANY_REQUESTS:
            assert status == HTTPStatus.CREATED, text
            created: dict[str, str] = json.loads(text)
            return created
        sleep(json.loads(text)["details"]["seconds"])


def seat_all(url: str, players: list[Player], game: str, options: dict[str, object] | None = None) -> str:
    """Create and start a table with these players in this order; returns its id."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:])]
    made = create_table(url, {"game": game, "seats": seats, "options": options or {}}, players[0].cookie)
    for number, player in enumerate(players):
        player.table = made["table"]
        player.seq, player.position, player.decision, player.over = 0, 0, None, False
        if number:
            wanted = {"seat": number, "invite": made["invite"]}
            status, text, _ = http_call(url, "POST", f"/api/tables/{player.table}/sit", wanted, player.cookie)
            assert status == 200, text
    status, text, _ = http_call(url, "POST", f"/api/tables/{made['table']}/start", {}, players[0].cookie)
    assert status == 200, text
    return players[0].table


async def sit_down(urls: list[str], *names: str, game: str = "dominion") -> list[Player]:
    """Create players at a started table, each connected to the next of these servers."""
    players = [Player(name) for name in names]
    for player in players:
        await asyncio.to_thread(player.sign_in_as_guest, urls[0])
    await asyncio.to_thread(seat_all, urls[0], players, game)
    for number, player in enumerate(players):
        await player.connect(urls[number % len(urls)])
    return players


def has_advanced(player: Player, seq: int) -> bool:
    return player.seq > seq


async def play_on(players: list[Player], rng: random.Random, moves: int, *, has_lost_answer: bool = False) -> None:
    """Make this number of random moves. ``has_lost_answer``: whether an earlier action may be stored unacknowledged."""
    while moves:
        assert await players[0].until(lambda: any(each.decision for each in players))
        mover = next(each for each in players if each.decision)
        seq = mover.seq
        answer = await mover.act(rng)
        assert answer is not None
        if has_lost_answer and answer.type == "refused":
            # The process of this player did not yet know that the earlier action was stored.
            assert answer.code() == "stale"
            has_lost_answer = False
            continue
        assert answer.type != "refused", answer.code()
        moves -= 1
        for each in players:
            assert await each.until(partial(has_advanced, each, seq))
