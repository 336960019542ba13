"""Whom the server reaches: this machine, the local network, or everybody; and how it is opened to the local network.

``bastide`` alone listens to this machine only. Whoever sits there may let in the local network, by a flag or by a click
on the page: then the server listens on the machine's addresses there, too, at the same port.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal

from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.hosting.api.calls import Call
from bastide.hosting.api.routes import Routes, answers
from bastide.server.api.http_routes import request_of
from bastide.server.connections.known_hosts import is_loopback
from bastide.server.settings import Settings
from bastide.tables.errors import Refused

log = logging.getLogger(__name__)

#: Opens a listening socket for the application that is running.
Listen = Callable[[socket.socket], Awaitable[None]]


class ReachInfo(Struct, frozen=True):
    """Whom links to this server reach, as the asker would send them."""

    #: ``machine``: only whoever sits at it; ``network``: everybody in the same local network.
    scope: Literal["machine", "network", "world"]
    #: Addresses under which others reach it; empty where there are none.
    addresses: list[str]
    #: Whether the asker may open it to the local network.
    may_open: bool


class OpenUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Let in the local network: for whoever sits at the machine."""


def local_addresses() -> list[str]:
    """The machine's own IPv4 addresses in its networks, the one towards the outside first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):  # no network at all
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way something would go
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):  # a machine that does not know its own name
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not is_loopback(each)]


class Reach(Routes):
    """Whom one running server reaches. ``port`` and ``listen`` are known when it listens."""

    def __init__(self, settings: Settings) -> None:
        self.public_url = settings.public_url
        #: Behind a proxy everybody seems to sit at this machine, so nobody is taken to.
        self.may_be_opened = settings.at_home and not settings.public_url and not settings.trusted_proxies
        self.port = settings.port
        self.listen: Listen | None = None
        #: Addresses in the local network at which the server listens.
        self.hosts: list[str] = [] if is_loopback(settings.host) else found_at(settings.host)

    @answers("GET", "/api/reach", "Whom a link to this server reaches")
    async def tell(self, call: Call) -> ReachInfo:
        return self.info(call)

    @answers(
        "POST",
        "/api/reach",
        "Let in the local network: for whoever sits at the machine of a server that was started for play",
    )
    async def open_up(self, call: Call, body: OpenUp) -> ReachInfo:
        if not self.hosts:
            if not self.is_at_the_machine(call):
                raise Refused("not-at-home", "only whoever sits at the machine of the server can let others in")
            await self.open_network()
        return self.info(call)

    async def open_network(self) -> None:
        """Listen in the local network, too."""
        assert self.listen is not None
        for host in local_addresses():
            try:
                await self.listen(bound(host, self.port))
            except BastideError as error:
                log.warning("%s", error)
            else:
                self.hosts.append(host)
        if not self.hosts:
            raise Refused("no-network", "this machine has no address in a local network")

    def info(self, call: Call) -> ReachInfo:
        if self.public_url:
            return ReachInfo("world", [self.public_url], False)
        addresses = [f"http://{host}:{self.port}" for host in self.hosts]
        if addresses:
            return ReachInfo("network", addresses, False)
        return ReachInfo("machine", [], self.is_at_the_machine(call))

    def is_at_the_machine(self, call: Call) -> bool:
        """Whether the request comes from this machine itself, to it, and from no proxy on it."""
        client = request_of(call).client
        if not self.may_be_opened or self.listen is None or client is None or not is_loopback(client.host):
            return False
        headers = request_of(call).headers
        return is_loopback(request_of(call).url.hostname or "") and not {"forwarded", "x-forwarded-for"} & set(headers)


def found_at(host: str) -> list[str]:
    return local_addresses() if host in ("0.0.0.0", "::") else [f"[{host}]" if ":" in host else host]


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; BastideError if the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BastideError(
            "address-taken",
            f"the server cannot listen on {host}:{port}: {error.strerror}",
            host=host,
            port=port,
            problem=error,
        ) from None
    listening.listen(1024)
    return listening
