"""Per-client send queue. Clients that do not read are disconnected, so that they cannot exhaust memory."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import ClassVar, Final

#: Limits for one client; a single message may be larger.
MAX_QUEUED_MESSAGES: Final = 500
MAX_QUEUED_BYTES: Final = 2 << 20
#: Limit for all clients of the process together; beyond it, the smaller limit applies to each client.
MAX_QUEUED_BYTES_TOTAL: Final = 64 << 20
MAX_QUEUED_BYTES_UNDER_PRESSURE: Final = 64 << 10


class SendQueue:
    """Queue of encoded messages for one client."""

    #: Queued bytes of all clients of this process.
    total_queued_bytes: ClassVar[int] = 0

    def __init__(self, send_now: Callable[[bytes], bool] | None = None) -> None:
        """``send_now`` sends a message immediately if the transport is writable, and returns whether it did."""
        self._send_now = send_now
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        #: Set while ``next`` waits for a message.
        self._waiter: asyncio.Future[None] | None = None
        #: Set when the queue overflows or is closed: the client is disconnected at once.
        self.overflowed_or_closed = asyncio.Event()
        #: Whether the client is being disconnected.
        self.disconnecting = False

    def put(self, text: bytes) -> None:
        """Queue a message, or send it immediately if nothing is queued."""
        if self.overflowed_or_closed.is_set():
            return
        is_awaited = self._waiter is not None and not self._waiter.done()
        if is_awaited and not self._waiting and text and self._send_now is not None and self._send_now(text):
            return
        allowed = (
            MAX_QUEUED_BYTES
            if SendQueue.total_queued_bytes + len(text) <= MAX_QUEUED_BYTES_TOTAL
            else MAX_QUEUED_BYTES_UNDER_PRESSURE
        )
        if self._waiting and (len(self._waiting) >= MAX_QUEUED_MESSAGES or self._bytes + len(text) > allowed):
            self.disconnecting = True
            self.close()
            return
        self._waiting.append(text)
        self._count(len(text))
        if self._waiter is not None and is_awaited:
            self._waiter.set_result(None)

    def put_end_marker(self) -> None:
        """Send what is queued, and nothing after it."""
        self.disconnecting = True
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
        self.overflowed_or_closed.set()

    def _count(self, change: int) -> None:
        self._bytes += change
        SendQueue.total_queued_bytes += change
