"""Live play: one WebSocket for all the tables that somebody looks at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide.core.errors import BastideError
from bastide.hosting.api.client_session import ClientSession
from bastide.hosting.api.messages import Leave, Watch
from bastide.hosting.service.broadcaster import encoder
from bastide.hosting.service.table_service import TableService
from bastide.server.api.http_routes import client
from bastide.server.connections.send_queue import Outbox
from bastide.server.connections.ws_protocol import AT_ONCE
from bastide.server.operations import metrics, watching
from bastide.tables import messages as wire
from bastide.tables.errors import Refused, described
from bastide.tables.visitor import Visitor

#: A client that goes on after so many messages were too many is let go.
MOST_EXCESS = 100
#: How long a client that is let go may take to be told so, in seconds.
FAREWELL = 1.0
#: What a connection is closed with that had better be made anew, with the name of the table that was asked for.
ELSEWHERE = 4421
#: The same for those whose session is over, who must be let in first, and who are kept out.
CLOSED = {"session-ended": 4401, "entrance": 4401, "banned": 4403}

log = logging.getLogger(__name__)


async def turn_away(socket: WebSocket, why: Refused) -> None:
    """Tell whoever has connected why it ends here. A client that does not listen is not waited for."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # they may not listen, or have left
        async with asyncio.timeout(FAREWELL):
            await socket.send_text(encoder.encode(wire.RefusedMessage(0, described(why))).decode())
            await socket.close(CLOSED.get(why.code, 1008), why.code)


class Excess(Exception):
    """They do not stop."""


class SocketClient(ClientSession):
    """One client, over a WebSocket. ``allowed`` refuses who asks too often, ``better_off`` knows of tables for which
    they should connect anew."""

    def __init__(
        self,
        socket: WebSocket,
        house: TableService,
        visitor: Visitor,
        allowed: Callable[[], None],
        better_off: Callable[[str], bool],
    ) -> None:
        super().__init__(house, client(socket.scope))
        self._visitor = visitor
        self.socket = socket
        self._allowed = allowed
        self._better_off = better_off
        self._moves = False
        self._excess = 0
        #: Why its session is over, once it is.
        self._over: Refused | None = None
        #: A client that reads too little is let go; it can come back and ask for what it missed.
        self._outbox = Outbox(socket.scope.get("extensions", {}).get(AT_ONCE))

    @property
    def visitor(self) -> Visitor:
        return self._visitor

    @visitor.setter
    def visitor(self, visitor: Visitor) -> None:
        self._visitor = visitor

    def tell(self, text: bytes) -> None:
        self._outbox.put(text)

    def check(self) -> None:
        if self._over is not None:
            raise self._over
        self._allowed()

    def note(self, error: BastideError, table: str) -> None:
        if not table:  # what is refused at a table is noted there
            watching.note_refusal(error)
        if error.code == "too-many":
            self._excess += 1
            if self._excess > MOST_EXCESS:
                raise Excess

    def end(self, why: Refused) -> None:
        """Say why, and be done with it: the session behind this connection has ended."""
        self._over = self._over or why
        self._outbox.close()

    async def carry_out(self, message: Watch | Leave | wire.TableCommand) -> None:
        if isinstance(message, Watch) and not self.tables and self._better_off(message.table):
            self._moves = True
            self._outbox.close()
        elif not self._moves:
            await super().carry_out(message)

    async def serve(self) -> None:
        """Talk until one of the two goes."""
        self.greet()
        metrics.CONNECTIONS.inc()
        sending = asyncio.ensure_future(self._send())
        reading = asyncio.ensure_future(self._read())
        over = asyncio.ensure_future(self._outbox.over.wait())
        try:
            await asyncio.wait([sending, reading, over], return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.CONNECTIONS.dec()
            let_go = self._outbox.ended
            self._outbox.close()
            self.part()
            for task in (sending, reading, over):
                task.cancel()
            _, failure, _ = await asyncio.gather(sending, reading, over, return_exceptions=True)
            if isinstance(failure, Exception):
                log.error("a connection failed", exc_info=failure)
            if self._over is not None:
                await turn_away(self.socket, self._over)
            elif let_go or self._moves:
                with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):  # they may not listen, or have left
                    await asyncio.wait_for(self.socket.close(ELSEWHERE if self._moves else 1013), FAREWELL)

    async def _send(self) -> None:
        while True:
            text = await self._outbox.next()
            if not text:
                return
            await self.socket.send_text(text.decode())

    async def _read(self) -> None:
        try:
            await self._listen()
        except Excess:
            # Nothing more is listened to; if they read what they were told so far, they also read why.
            self._outbox.end()
            await asyncio.sleep(FAREWELL)

    async def _listen(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            frame = received.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")
            await self.answer(frame)
