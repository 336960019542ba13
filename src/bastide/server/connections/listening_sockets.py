"""Listening sockets of a server, for one process or for several behind one port."""

from __future__ import annotations

import socket
import sys
from contextlib import AbstractContextManager, nullcontext

from bastide.core.errors import BastideError


def open_listening_socket(host: str, port: int) -> socket.socket:
    """Open a listening socket. Raises ``BastideError`` (``address-taken``) if the address is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BastideError(
            "address-taken",
            f"can't listen on {host}:{port}: {error.strerror} (try another --port)",
            host=host,
            port=port,
            problem=error,
        ) from None
    listening.listen(1024)
    return listening


def reserve_shared_port(host: str, port: int) -> socket.socket:
    """Reserve a port for several processes. Raises ``BastideError`` if it is taken.

    It is first bound without ``SO_REUSEPORT``: otherwise a second server could share the port and take half of the
    connections.
    """
    with open_listening_socket(host, port) as alone:
        if sys.platform != "linux":
            return alone.dup()
        address = alone.getsockname()
    return bind_reuseport_socket(alone.family, address)


def open_process_socket(listening: socket.socket) -> AbstractContextManager[socket.socket]:
    """Return the listening socket for one process at a reserved port.

    Linux distributes connections evenly over sockets that share a port. With one shared socket, the process that wakes
    up first would accept all waiting connections.
    """
    if sys.platform != "linux":
        return nullcontext(listening)
    return bind_reuseport_socket(listening.family, listening.getsockname())


def bind_reuseport_socket(family: int, address: tuple[object, ...]) -> socket.socket:
    """Bind a socket with ``SO_REUSEPORT``. It does not listen yet: only a ready process may get connections."""
    found = socket.socket(family, socket.SOCK_STREAM)
    for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
        found.setsockopt(socket.SOL_SOCKET, option, 1)
    found.bind(address)
    return found
