"""Processes of one server on one machine: each tells the others at once what it has written.

PostgreSQL does that itself. Processes on one SQLite file would only see it when they next look, four times a second.
They look all the same: what is said here is quick and may get lost.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Final

from bastide.server.store.tables.change_feed import News

#: Where the folder is named in which the processes of a server find each other.
SHARED: Final = "BASTIDE_SIBLINGS"
#: So many news go into one message: what a system takes at once is limited.
TOGETHER: Final = 200
#: It is looked for new siblings after so many seconds. Until then they look by themselves what has been written.
AGAIN: Final = 1.0
LARGEST: Final = 1 << 16


def share(folder: str) -> None:
    """Let all processes that are started from now on find each other, in a folder that nobody else can look into."""
    os.environ[SHARED] = folder


class Siblings:
    """One process among its siblings; alone, where no folder is shared."""

    def __init__(self, news: News) -> None:
        self._news = news
        folder = os.environ.get(SHARED)
        self._own: Path | None = None
        self._others: list[str] = []
        self._look_at = 0.0
        if folder and hasattr(socket, "AF_UNIX"):
            self._own = Path(folder) / f"{token_hex(8)}.news"
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._socket.setblocking(False)
            self._socket.bind(str(self._own))
            asyncio.get_running_loop().add_reader(self._socket, self._hear)

    def tell(self, news: Sequence[tuple[str, int]]) -> None:
        """Let the others know which tables have got how far."""
        if self._own is None or not news:
            return
        self._look(self._own)
        for first in range(0, len(news), TOGETHER):
            text = "\n".join(f"{name} {seq}" for name, seq in news[first : first + TOGETHER]).encode()
            for other in self._others:
                try:
                    self._socket.sendto(text, other)
                except ConnectionRefusedError:  # it was killed, and has left its name behind
                    Path(other).unlink(missing_ok=True)
                except OSError:
                    pass  # it has ended, or has too much to hear: it looks by itself

    def _look(self, own: Path) -> None:
        """Who the others are: looked for now and then, not for every action."""
        if monotonic() >= self._look_at:
            self._others = [str(each) for each in own.parent.glob("*.news") if each != own]
            self._look_at = monotonic() + AGAIN

    def close(self) -> None:
        if self._own is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._own.unlink(missing_ok=True)

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            while True:
                lines = self._socket.recv(LARGEST).decode().splitlines()
                self._news.tell([(name, int(seq)) for name, _, seq in (line.partition(" ") for line in lines)])
