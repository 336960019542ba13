"""The WebSocket connections themselves. A client that has been let go, or that does not read, does not linger."""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from bastide.hosting.api.rate_limits import Buckets, Rate

#: What a connection offers whoever serves it, among the extensions of its scope: ``send_at_once``.
AT_ONCE: Final = "bastide.at_once"
#: Whoever is let go has so many seconds to read what was sent before.
FAREWELL: Final = 2.0
#: Frames that are no messages: pings, pongs and pieces. Nobody needs many.
ASIDE: Final = Rate(60, 15)
#: So many messages of one client may wait to be answered before nothing more is read of it.
AHEAD: Final = 8


class PromptWebSocket(WebSocketsSansIOProtocol):
    """A connection that ends when it is closed. (A transport waits for its last bytes to be read, for ever.)"""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.aside = Buckets(ASIDE)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, object], self.scope["extensions"])[AT_ONCE] = self.send_at_once

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].pop(AT_ONCE, None)  # or the two would hold each other

    def send_at_once(self, text: bytes) -> bool:
        """Send a message now, if nothing is in its way; whether it did. The layers above would only pass it on."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        # Reading is stopped while more than a few messages wait to be answered. After each single one, as it would be,
        # it costs two calls to the system for every message of everybody.
        unpaused = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused = self.read_paused or unpaused
        super().send_receive_event_to_app()
        if unpaused:
            self.read_paused = False

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def _may(self) -> bool:
        """Messages are counted where they are answered; everything else is counted here."""
        if self.transport.is_closing():
            return False
        if self.aside.take("") > 0:
            self.transport.abort()
            return False
        return True
