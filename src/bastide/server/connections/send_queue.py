"""Per-client send queue. Clients that do not read are disconnected, so that they cannot exhaust memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import ClassVar, Final

#: Limits for one client; a single message may be larger.
MESSAGES: Final = 500
BYTES: Final = 2 << 20
#: Limit for all clients of the process together; beyond it, the smaller limit applies to each client.
IN_ALL: Final = 64 << 20
LITTLE: Final = 64 << 10


class Outbox:
    """Queue of encoded messages for one client."""

    #: Queued bytes of all clients of this process.
    in_all: ClassVar[int] = 0

    def __init__(self, send_now: Callable[[bytes], bool] | None = None) -> None:
        """``send_now`` sends a message immediately if the transport is writable, and returns whether it did."""
        self._send_now = send_now
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        #: Set while ``next`` waits for a message.
        self._waiter: asyncio.Future[None] | None = None
        #: Set when the queue overflows or is closed: the client is disconnected at once.
        self.over = asyncio.Event()
        #: Whether the client is being disconnected.
        self.ended = False

    def put(self, text: bytes) -> None:
        """Queue a message, or send it immediately if nothing is queued."""
        if self.over.is_set():
            return
        is_awaited = self._waiter is not None and not self._waiter.done()
        if is_awaited and not self._waiting and text and self._send_now is not None and self._send_now(text):
            return
        allowed = BYTES if Outbox.in_all + len(text) <= IN_ALL else LITTLE
        if self._waiting and (len(self._waiting) >= MESSAGES or self._bytes + len(text) > allowed):
            self.ended = True
            self.close()
            return
        self._waiting.append(text)
        self._count(len(text))
        if self._waiter is not None and is_awaited:
            self._waiter.set_result(None)

    def end(self) -> None:
        """Send what is queued, and nothing after it."""
        self.ended = True
        self.put(b"")

    async def next(self) -> bytes:
        """Wait for the next message and return it; empty: there are no more."""
        while not self._waiting:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        text = self._waiting.popleft()
        self._count(-len(text))
        return text

    def close(self) -> None:
        """Drop all queued messages."""
        self._waiting.clear()
        self._count(-self._bytes)
        self.over.set()

    def _count(self, change: int) -> None:
        self._bytes += change
        Outbox.in_all += change
