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

from bastide.server.store.tables.interprocess_notifications import SIBLING_SOCKET_DIR_VARIABLE

#: Larger requests are not handed over; browsers send far smaller ones.
MAX_REQUEST_BYTES: Final = 1 << 15

#: Accepts a handed-over connection, with the request bytes read so far.
AcceptConnection: TypeAlias = Callable[[socket.socket, bytes], None]


class HandOverOutcome(Enum):
    """Result of handing over a connection."""

    HANDED_OVER = auto()
    #: This process serves the connection itself.
    SERVE_HERE = auto()
    #: The receive buffer of the table's process is full.
    BUSY = auto()


class TableAffinity:
    """Maps tables to the processes behind one port and hands connections over. No-op in a single-process server."""

    def __init__(self) -> None:
        folder = os.environ.get(SIBLING_SOCKET_DIR_VARIABLE)
        shared = folder and hasattr(socket, "AF_UNIX") and hasattr(socket, "recv_fds")
        self._folder = Path(folder) if folder and shared else None
        self._own = ""
        self._socket: socket.socket | None = None

    def start(self, accept: AcceptConnection) -> None:
        """Register this process and accept connections that others hand over. ``accept``: called for each of them."""
        if self._folder is None:
            return
        self._take = accept
        self._own = f"{token_hex(6)}.affinity"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._folder / self._own))
        asyncio.get_running_loop().add_reader(self._socket, self._receive)

    def close(self) -> None:
        """Unregister this process. Connections handed over at this moment are closed with all others."""
        if self._socket is None or self._folder is None:
            return
        (self._folder / self._own).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self._socket)
        self._socket.close()
        self._socket = None

    def belongs_to_other_process(self, table: str) -> bool:
        """Whether the table belongs to another process."""
        return self._socket is not None and self._process_of(table, self._processes()) != self._own

    def hand_over_connection(self, table: str, file_descriptor: int, request: bytes) -> HandOverOutcome:
        """Send a connection (by its file descriptor) to the process of a table."""
        processes = self._processes()
        while self._socket is not None and self._folder is not None and len(request) <= MAX_REQUEST_BYTES:
            process = self._process_of(table, processes)
            if process == self._own:
                break
            files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file_descriptor]))]
            try:
                self._socket.sendmsg([request], files, 0, str(self._folder / process))
            except (ConnectionRefusedError, FileNotFoundError):  # that process has ended
                (self._folder / process).unlink(missing_ok=True)
                processes.remove(process)
            except BlockingIOError:
                return HandOverOutcome.BUSY
            except OSError:  # too many file descriptors in flight
                break
            else:
                return HandOverOutcome.HANDED_OVER
        return HandOverOutcome.SERVE_HERE

    def _processes(self) -> list[str]:
        """List the socket names of all registered processes, including this one."""
        if self._folder is None:
            return [self._own]
        return list({self._own, *(each for each in os.listdir(self._folder) if each.endswith(".affinity"))})

    def _process_of(self, table: str, processes: list[str]) -> str:
        """Choose a process by rendezvous hashing: when a process ends or starts, only its own tables move."""
        return max(processes, key=lambda each: sha256(f"{each} {table}".encode()).digest())

    def _receive(self) -> None:
        assert self._socket is not None
        with suppress(BlockingIOError):
            while True:
                request, files, _, _ = socket.recv_fds(self._socket, MAX_REQUEST_BYTES, 1)
                for file in files:
                    self._take(socket.socket(fileno=file), request)
