"""The WebSocket connections themselves. A client that has been let go, or that does not read, does not linger."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

#: Whoever is let go has so many seconds to read what was sent before.
FAREWELL: Final = 2.0
#: So many bytes of answers to pings may wait to be read.
PONGS: Final = 256 << 10


class PromptWebSocket(WebSocketsSansIOProtocol):
    """A connection that ends when it is closed. (A transport waits for its last bytes to be read, for ever.)"""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > PONGS:
            self.transport.abort()
