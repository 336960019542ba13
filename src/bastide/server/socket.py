"""Live play: one WebSocket for all the tables that somebody looks at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide import __version__
from bastide.core.errors import BastideError
from bastide.server.audience import encoder
from bastide.server.calls import bad_message
from bastide.server.house import House
from bastide.server.limits import client
from bastide.server.messages import ClientMessage, EnterLobby, Leave, LeaveLobby, Ping, Pong, Watch, Welcome
from bastide.server.operations import metrics, watching
from bastide.server.outbox import Outbox
from bastide.tables import messages as wire
from bastide.tables.errors import Refused, described
from bastide.tables.visitor import Visitor

#: The longest message a client may send, and the most tables it may look at over one connection.
LARGEST = 64 * 1024
MOST_TABLES = 50
#: A client that goes on after so many messages were too many is let go.
MOST_EXCESS = 100
#: How long a client that is let go may take to be told so, in seconds.
FAREWELL = 1.0
#: What a connection is closed with, for those whose session is over, who must be let in first, and who are kept out.
CLOSED = {"session-ended": 4401, "entrance": 4401, "banned": 4403}

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


async def turn_away(socket: WebSocket, why: Refused) -> None:
    """Tell whoever has connected why it ends here. A client that does not listen is not waited for."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # they may not listen, or have left
        async with asyncio.timeout(FAREWELL):
            await socket.send_text(encoder.encode(wire.RefusedMessage(0, described(why))).decode())
            await socket.close(CLOSED.get(why.code, 1008), why.code)


class Excess(Exception):
    """They do not stop."""


class SocketClient:
    """One client."""

    def __init__(self, socket: WebSocket, house: House, visitor: Visitor) -> None:
        self.socket = socket
        self.house = house
        self.visitor = visitor
        #: Where they are, as limits count it.
        self.who = client(socket.scope)
        self.tables: set[str] = set()
        self._excess = 0
        #: Why its session is over, once it is.
        self._over: Refused | None = None
        #: A client that reads too little is let go; it can come back and ask for what it missed.
        self._outbox = Outbox()

    def tell(self, text: bytes) -> None:
        self._outbox.put(text)

    def end(self, why: Refused) -> None:
        """Say why, and be done with it: the session behind this connection has ended."""
        self._over = self._over or why
        self._outbox.close()

    async def serve(self, allowed: Callable[[], None]) -> None:
        """Talk until one of the two goes. ``allowed`` refuses who asks too often."""
        self.tell(encoder.encode(Welcome(self.visitor.name, __version__, self.house.now())))
        metrics.CONNECTIONS.inc()
        sending = asyncio.ensure_future(self._send())
        reading = asyncio.ensure_future(self._read(allowed))
        over = asyncio.ensure_future(self._outbox.over.wait())
        try:
            await asyncio.wait([sending, reading, over], return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.CONNECTIONS.dec()
            let_go = self._outbox.ended
            self._outbox.close()
            self.house.lobby.leave(self)
            for table in list(self.tables):
                self.house.leave(self, table)
            for task in (sending, reading, over):
                task.cancel()
            _, failure, _ = await asyncio.gather(sending, reading, over, return_exceptions=True)
            if isinstance(failure, Exception):
                log.error("a connection failed", exc_info=failure)
            if self._over is not None:
                await turn_away(self.socket, self._over)
            elif let_go:
                with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # they may not listen, or have left
                    await asyncio.wait_for(self.socket.close(1013), FAREWELL)

    async def _send(self) -> None:
        while True:
            text = await self._outbox.next()
            if not text:
                return
            await self.socket.send_text(text.decode())

    async def _read(self, allowed: Callable[[], None]) -> None:
        try:
            await self._listen(allowed)
        except Excess:
            # Nothing more is listened to; if they read what they were told so far, they also read why.
            self._outbox.end()
            await asyncio.sleep(FAREWELL)

    async def _listen(self, allowed: Callable[[], None]) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            frame = received.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")
            await self._answer(frame, allowed)

    async def _answer(self, frame: bytes, allowed: Callable[[], None]) -> None:
        number = 0
        table = ""
        try:
            if self._over is not None:
                raise self._over
            allowed()
            if len(frame) > LARGEST:
                raise Refused("too-large", f"a message has at most {LARGEST} bytes", limit=LARGEST)
            try:
                message = decoder.decode(frame)
            except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
                raise bad_message(str(error)) from None
            number = message.id
            match message:
                case Ping():
                    self.tell(encoder.encode(Pong(number, self.house.now())))
                case EnterLobby():
                    await self.house.lobby.enter(self, number)
                case LeaveLobby():
                    self.house.lobby.leave(self)
                case _:
                    table = message.table
                    await self._carry_out(message)
        except BastideError as error:
            if not table:  # what is refused at a table is noted there
                watching.note_refusal(error)
            if error.code == "too-many":
                self._excess += 1
                if self._excess > MOST_EXCESS:
                    raise Excess from None
            current = await self._current(table)
            self.tell(encoder.encode(wire.RefusedMessage(number, described(error), current)))

    async def _carry_out(self, message: Watch | Leave | wire.TableCommand) -> None:
        if isinstance(message, Watch):
            if message.table not in self.tables and len(self.tables) >= MOST_TABLES:
                raise Refused(
                    "too-many-tables", f"one connection looks at {MOST_TABLES} tables at most", most=MOST_TABLES
                )
            with watching.command("watch", message.table):
                await self.house.watch(self, message.table, message.since, message.invite, (message.id,), who=self.who)
            self.tables.add(message.table)
        elif isinstance(message, Leave):
            self.house.leave(self, message.table)
            self.tables.discard(message.table)
        else:
            answer = await self.house.do(message, self.visitor, self)
            if answer is not None:
                self.tell(encoder.encode(answer))

    async def _current(self, table: str) -> wire.TableMessage | None:
        """The table as it stands, if the client may see it: what a refused command should have looked at."""
        if not table:
            return None
        try:
            hosted, viewer = await self.house.seen_by(table, self.visitor, None)
        except BastideError:
            return None
        return self.house.audience.message(hosted, viewer, [])
