"""What waits to be sent to one client. Who does not read is let go: nobody's memory is theirs to fill."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import ClassVar, Final

#: So many messages, and so many bytes, may wait for one client; one message alone may be larger.
MESSAGES: Final = 500
BYTES: Final = 2 << 20
#: So many bytes may wait for all clients of the process; beyond that, each may have only a little waiting.
IN_ALL: Final = 64 << 20
LITTLE: Final = 64 << 10


class Outbox:
    """The messages for one client, in order."""

    #: The bytes that wait in all outboxes of this process.
    in_all: ClassVar[int] = 0

    def __init__(self, at_once: Callable[[bytes], bool] | None = None) -> None:
        """``at_once`` sends a message if nothing is in its way, and says whether it did."""
        self._at_once = at_once
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        #: Set while somebody waits for the next message.
        self._asked: asyncio.Future[None] | None = None
        #: Set when more waits than may: the client is let go at once.
        self.over = asyncio.Event()
        #: Whether the client is let go, for one reason or another.
        self.ended = False

    def put(self, text: bytes) -> None:
        """Hand over a message, without waiting for it to arrive."""
        if self.over.is_set():
            return
        asked = self._asked is not None and not self._asked.done()
        if asked and not self._waiting and text and self._at_once is not None and self._at_once(text):
            return
        allowed = BYTES if Outbox.in_all + len(text) <= IN_ALL else LITTLE
        if self._waiting and (len(self._waiting) >= MESSAGES or self._bytes + len(text) > allowed):
            self.ended = True
            self.close()
            return
        self._waiting.append(text)
        self._count(len(text))
        if self._asked is not None and asked:
            self._asked.set_result(None)

    def end(self) -> None:
        """What waits is the last of it."""
        self.ended = True
        self.put(b"")

    async def next(self) -> bytes:
        """The next message, as soon as there is one; empty: there will be no more."""
        while not self._waiting:
            self._asked = asyncio.get_running_loop().create_future()
            await self._asked
        text = self._waiting.popleft()
        self._count(-len(text))
        return text

    def close(self) -> None:
        """Forget what waits."""
        self._waiting.clear()
        self._count(-self._bytes)
        self.over.set()

    def _count(self, change: int) -> None:
        self._bytes += change
        Outbox.in_all += change
