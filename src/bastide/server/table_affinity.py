"""Route each table to one worker process (table affinity).

Any process can serve any table, but if the people of a table connect to two processes, both do all the work. So a
client that names its table when it connects (``/ws?table=NAME``) is handed, as an open socket with the request read so
far, to the process that follows from the table's name and the list of running processes. This is only an optimisation:
if a connection cannot be handed over, the process that accepted it serves it.
"""

from __future__ import annotations

import array
import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from typing import Final, TypeAlias

from bastide.server.store.tables.sibling_processes import SHARED

#: The largest request that is handed over; no browser's is nearly as long.
LARGEST: Final = 1 << 15

#: What a process does with a connection that is handed to it, and the request with which it began.
Take: TypeAlias = Callable[[socket.socket, bytes], None]


class Outcome(Enum):
    """What came of handing a connection over."""

    HANDED = auto()
    #: It is for this process to serve it.
    STAYS = auto()
    #: The keeper has more to take than it can at this moment.
    BUSY = auto()


class Keepers:
    """The processes that share a port, as one of them sees them; alone, where no folder is shared."""

    def __init__(self) -> None:
        folder = os.environ.get(SHARED)
        shared = folder and hasattr(socket, "AF_UNIX") and hasattr(socket, "recv_fds")
        self._folder = Path(folder) if folder and shared else None
        self._own = ""
        self._socket: socket.socket | None = None

    def open_up(self, take: Take) -> None:
        """From now on, keep tables, and take the connections that others hand over."""
        if self._folder is None:
            return
        self._take = take
        self._own = f"{token_hex(6)}.keeper"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._folder / self._own))
        asyncio.get_running_loop().add_reader(self._socket, self._hear)

    def close(self) -> None:
        """Keep nothing any more. Who was just handed over finds their connection closed, like everybody else here."""
        if self._socket is None or self._folder is None:
            return
        (self._folder / self._own).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        self._socket = None

    def is_elsewhere(self, table: str) -> bool:
        """Whether another process keeps this table."""
        return self._socket is not None and self._keeper(table, self._there()) != self._own

    def hand_over(self, table: str, connection: int, request: bytes) -> Outcome:
        """Hand a connection, by its file's number, to the process that keeps a table."""
        there = self._there()
        while self._socket is not None and self._folder is not None and len(request) <= LARGEST:
            keeper = self._keeper(table, there)
            if keeper == self._own:
                break
            files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
            try:
                self._socket.sendmsg([request], files, 0, str(self._folder / keeper))
            except (ConnectionRefusedError, FileNotFoundError):  # it was killed, or has ended this moment
                (self._folder / keeper).unlink(missing_ok=True)
                there.remove(keeper)
            except BlockingIOError:
                return Outcome.BUSY
            except OSError:  # so many are on their way already that the system refuses more
                break
            else:
                return Outcome.HANDED
        return Outcome.STAYS

    def _there(self) -> list[str]:
        """The names of those who keep tables, this process among them."""
        if self._folder is None:
            return [self._own]
        return list({self._own, *(each for each in os.listdir(self._folder) if each.endswith(".keeper"))})

    def _keeper(self, table: str, there: list[str]) -> str:
        """The one whose name goes best with the table's: if one goes or comes, only its own tables change hands."""
        return max(there, key=lambda each: sha256(f"{each} {table}".encode()).digest())

    def _hear(self) -> None:
        assert self._socket is not None
        with suppress(BlockingIOError):
            while True:
                request, files, _, _ = socket.recv_fds(self._socket, LARGEST, 1)
                for file in files:
                    self._take(socket.socket(fileno=file), request)
