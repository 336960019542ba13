"""uvicorn WebSocket protocol with limits: closes promptly, caps control frames and unanswered messages."""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from bastide.hosting.api.rate_limits import RateLimit, TokenBuckets

#: Key in ``scope["extensions"]`` under which the connection offers ``send_now``.
SEND_NOW_EXTENSION: Final = "bastide.at_once"
#: Time that a client has to read what was sent before its disconnection.
CLOSE_TIMEOUT_SECONDS: Final = 2.0
#: Rate limit for pings, pongs and continuation frames.
CONTROL_FRAME_RATE: Final = RateLimit(60, 15)
#: Reading pauses while more messages of a client wait for their answer.
MAX_UNANSWERED_MESSAGES: Final = 8


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket connection that aborts soon after closing. A plain transport waits for ever for the client to read."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(CLOSE_TIMEOUT_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.control_frame_buckets = TokenBuckets(CONTROL_FRAME_RATE)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, object], self.scope["extensions"])[SEND_NOW_EXTENSION] = self.send_now

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].pop(SEND_NOW_EXTENSION, None)  # breaks the reference cycle

    def send_now(self, text: bytes) -> bool:
        """Send a message at once, bypassing the ASGI layers; returns False if the transport is not writable."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        # uvicorn pauses reading after every message, which costs two system calls each. Here reading pauses only while
        # several messages are unanswered.
        unpaused = not self.read_paused and self.queue.qsize() < MAX_UNANSWERED_MESSAGES
        self.read_paused = self.read_paused or unpaused
        super().send_receive_event_to_app()
        if unpaused:
            self.read_paused = False

    def handle_ping(self) -> None:
        if self._control_frame_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._control_frame_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._control_frame_allowed():
            super().handle_cont(event)

    def _control_frame_allowed(self) -> bool:
        """Count a control frame; aborts the connection and returns False beyond the rate limit."""
        if self.transport.is_closing():
            return False
        if self.control_frame_buckets.take_token("") > 0:
            self.transport.abort()
            return False
        return True
