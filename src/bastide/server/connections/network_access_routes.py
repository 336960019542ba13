"""Who can reach the server: this machine, the local network or everybody; and opening it to the local network.

``bastide`` alone listens on the loopback address only. A user on this machine can open it to the local network, by a
flag or on the page: then the server also listens on the machine's LAN addresses, at the same port.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal

from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.route_decorator import Routes, route
from bastide.server.api.starlette_adapter import starlette_request
from bastide.server.connections.allowed_hosts import is_loopback
from bastide.server.connections.listening_sockets import open_listening_socket
from bastide.server.settings import Settings
from bastide.tables.request_errors import RequestRefused

log = logging.getLogger(__name__)

#: Makes the running application serve on one more listening socket.
AddListeningSocket = Callable[[socket.socket], Awaitable[None]]


class ReachInfo(Struct, frozen=True):
    """Who can open links to this server."""

    #: ``machine``: only this machine; ``network``: the local network; ``world``: everybody.
    scope: Literal["machine", "network", "world"]
    #: URLs under which others reach the server; may be empty.
    addresses: list[str]
    #: Whether this client may open the server to the local network.
    may_open: bool


class OpenUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Open the server to the local network; only from the server's machine."""


def lan_addresses() -> list[str]:
    """List the machine's IPv4 addresses in its networks, the one of the default route first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):  # no network at all
        probe.connect(("192.0.2.1", 9))  # sends nothing; only selects the outgoing address
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):  # the host name does not resolve
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not is_loopback(each)]


class NetworkAccess(Routes):
    """Network access of a running server. ``port`` and ``add_listening_socket`` are set when it listens."""

    def __init__(self, settings: Settings) -> None:
        self.public_url = settings.public_url
        #: Not behind a proxy: there every request seems to come from this machine.
        self.lan_opening_allowed = (
            settings.allow_lan_opening and not settings.public_url and not settings.trusted_proxies
        )
        self.port = settings.port
        self.add_listening_socket: AddListeningSocket | None = None
        #: LAN addresses on which the server listens.
        self.lan_hosts: list[str] = [] if is_loopback(settings.host) else lan_hosts_for(settings.host)

    @route("GET", "/api/reach", "Who can open links to this server")
    async def get_reach(self, call: ApiRequest) -> ReachInfo:
        return self.reach_info(call)

    @route(
        "POST",
        "/api/reach",
        "Open the server to the local network; only from its own machine, and only if it allows this",
    )
    async def open_to_lan_route(self, call: ApiRequest, body: OpenUp) -> ReachInfo:
        if not self.lan_hosts:
            if not self.is_from_this_machine(call):
                raise RequestRefused(
                    "not-at-home", "only someone at the server's own computer can open it to the network"
                )
            await self.open_to_lan()
        return self.reach_info(call)

    async def open_to_lan(self) -> None:
        """Listen on the machine's LAN addresses. Raises ``RequestRefused`` (``no-network``) if there are none."""
        assert self.add_listening_socket is not None
        for host in lan_addresses():
            try:
                await self.add_listening_socket(open_listening_socket(host, self.port))
            except BastideError as error:
                log.warning("failed to listen on LAN address: %s", error)
            else:
                self.lan_hosts.append(host)
        if not self.lan_hosts:
            raise RequestRefused("no-network", "this computer is not connected to a local network")

    def reach_info(self, call: ApiRequest) -> ReachInfo:
        if self.public_url:
            return ReachInfo("world", [self.public_url], False)
        addresses = [f"http://{host}:{self.port}" for host in self.lan_hosts]
        if addresses:
            return ReachInfo("network", addresses, False)
        return ReachInfo("machine", [], self.is_from_this_machine(call))

    def is_from_this_machine(self, call: ApiRequest) -> bool:
        """Whether the request comes from this machine, addresses it as such, and passed no proxy."""
        client = starlette_request(call).client
        if (
            not self.lan_opening_allowed
            or self.add_listening_socket is None
            or client is None
            or not is_loopback(client.host)
        ):
            return False
        headers = starlette_request(call).headers
        return is_loopback(starlette_request(call).url.hostname or "") and not {"forwarded", "x-forwarded-for"} & set(
            headers
        )


def lan_hosts_for(host: str) -> list[str]:
    """List the LAN hosts that a listen address stands for."""
    return lan_addresses() if host in ("0.0.0.0", "::") else [f"[{host}]" if ":" in host else host]
