"""Notifications between the processes of one server on one machine, over Unix datagram sockets.

Used with SQLite only, which has no notifications. Without them, a process would notice foreign writes only when it
polls, four times a second. Datagrams may get lost, so the polling goes on.
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

from bastide.server.store.tables.change_feed import ChangeFeed

#: Environment variable with the folder of the processes' sockets.
SIBLING_SOCKET_DIR_VARIABLE: Final = "BASTIDE_SIBLING_SOCKET_DIR"
#: Limits the size of a datagram.
MAX_CHANGES_PER_MESSAGE: Final = 200
#: How often the folder is scanned for new processes. Until then, they find changes by polling.
SIBLING_SCAN_INTERVAL_SECONDS: Final = 1.0
MAX_MESSAGE_BYTES: Final = 1 << 16


def share_socket_dir(folder: str) -> None:
    """Let this process and its children exchange notifications in a private folder."""
    os.environ[SIBLING_SOCKET_DIR_VARIABLE] = folder


class SiblingNotifier:
    """Sends changes to the sibling processes and receives theirs. No-op without a shared folder."""

    def __init__(self, feed: ChangeFeed) -> None:
        self._news = feed
        folder = os.environ.get(SIBLING_SOCKET_DIR_VARIABLE)
        self._own: Path | None = None
        self._others: list[str] = []
        self._next_scan = 0.0
        if folder and hasattr(socket, "AF_UNIX"):
            self._own = Path(folder) / f"{token_hex(8)}.changes"
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._socket.setblocking(False)
            self._socket.bind(str(self._own))
            asyncio.get_running_loop().add_reader(self._socket, self._receive)

    def notify_siblings(self, changes: Sequence[tuple[str, int]]) -> None:
        """Send changes to all sibling processes."""
        if self._own is None or not changes:
            return
        self._scan_siblings(self._own)
        for first in range(0, len(changes), MAX_CHANGES_PER_MESSAGE):
            text = "\n".join(f"{name} {seq}" for name, seq in changes[first : first + MAX_CHANGES_PER_MESSAGE]).encode()
            for other in self._others:
                try:
                    self._socket.sendto(text, other)
                except ConnectionRefusedError:  # the process was killed; remove its stale socket
                    Path(other).unlink(missing_ok=True)
                except OSError:
                    pass  # it has ended, or its buffer is full: then it polls

    def _scan_siblings(self, own: Path) -> None:
        """Refresh the list of sibling sockets, unless it is recent."""
        if monotonic() >= self._next_scan:
            self._others = [str(each) for each in own.parent.glob("*.changes") if each != own]
            self._next_scan = monotonic() + SIBLING_SCAN_INTERVAL_SECONDS

    def close(self) -> None:
        if self._own is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._own.unlink(missing_ok=True)

    def _receive(self) -> None:
        with suppress(BlockingIOError):
            while True:
                lines = self._socket.recv(MAX_MESSAGE_BYTES).decode().splitlines()
                self._news.publish([(name, int(seq)) for name, _, seq in (line.partition(" ") for line in lines)])
