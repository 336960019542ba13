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
from typing import Final

from bastide.server.store.news import News

#: Where the folder is named in which the processes of a server find each other.
SHARED: Final = "BASTIDE_SIBLINGS"
#: So many news go into one message: what a system takes at once is limited.
TOGETHER: Final = 200
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
        folder, own = self._own.parent, self._own.name
        others = [folder / each for each in os.listdir(folder) if each.endswith(".news") and each != own]
        for first in range(0, len(news), TOGETHER):
            text = "\n".join(f"{name} {seq}" for name, seq in news[first : first + TOGETHER]).encode()
            for other in others:
                try:
                    self._socket.sendto(text, str(other))
                except ConnectionRefusedError:  # it was killed, and has left its name behind
                    other.unlink(missing_ok=True)
                except OSError:
                    pass  # it has ended, or has too much to hear: it looks by itself

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
