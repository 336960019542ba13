"""Which addresses the server may connect to on behalf of a person, so that nobody reaches its own network.

A host name is resolved once, every address is checked, and the connection goes to a checked address: a name that
resolves to something else later changes nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from contextlib import suppress
from threading import Thread
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import urlsplit

from bastide.tables.request_errors import RequestRefused

IpAddress: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
IpNetwork: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

ALLOWED_PORTS: Final = frozenset([443, 8443])
MAX_URL_LENGTH: Final = 1_000
RESOLVE_TIMEOUT_SECONDS: Final = 5.0
#: IPv6 networks whose addresses contain an IPv4 address: NAT64 and 6to4 gateways would forward to it.
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


class TargetUrl(NamedTuple):
    """A parsed URL that may be requested if its addresses pass the check."""

    is_https: bool
    host: str
    port: int
    #: Path and query.
    target: str

    @property
    def host_header(self) -> str:
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return shown if self.port == (443 if self.is_https else 80) else f"{shown}:{self.port}"


class ForbiddenAddress(Exception):
    """A URL leads to an address that the server must not reach."""


def parse_networks(text: str) -> tuple[IpNetwork, ...]:
    """Parse comma-separated networks. Raises ``ValueError``."""
    return tuple(ipaddress.ip_network(each.strip()) for each in text.split(",") if each.strip())


def parse_target(url: str) -> TargetUrl:
    """Parse a URL. Raises ``RequestRefused`` (``bad-webhook``) unless it is a plain HTTP or HTTPS URL."""
    problem = "the address must look like https://example.org/path, without user name and fragment"
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode() if not _is_ip(parts.hostname) else parts.hostname or ""
    except (ValueError, UnicodeError):
        raise RequestRefused("bad-webhook", problem) from None
    is_plain = url.isascii() and all(" " < letter < "\x7f" for letter in url) and len(url) <= MAX_URL_LENGTH
    if not is_plain or parts.scheme not in ("https", "http") or not host or parts.username or parts.password:
        raise RequestRefused("bad-webhook", problem)
    is_https = parts.scheme == "https"
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return TargetUrl(is_https, host.rstrip("."), port or (443 if is_https else 80), target)


def _is_ip(host: str | None) -> bool:
    try:
        ipaddress.ip_address(host or "")
    except ValueError:
        return False
    return True


def is_public(address: IpAddress) -> bool:
    """Whether an address is on the public internet: not private, local, reserved, multicast or a tunnel to such."""
    if isinstance(address, ipaddress.IPv6Address):
        embedded = address.ipv4_mapped or address.sixtofour or (address.teredo or [None, None])[1]
        if embedded is None and address in NAT64:
            embedded = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if embedded is not None and not is_public(embedded):
            return False
        # Addresses with an embedded IPv4 address in the lowest bits (::/96) are obsolete and unassigned.
        if int(address) >> 32 == 0 or address.scope_id is not None:
            return False
        if address.is_site_local:
            return False
    return (
        address.is_global
        and not address.is_multicast
        and not address.is_reserved
        and not address.is_unspecified
        and not address.is_loopback
        and not address.is_link_local
        and not address.is_private
    )


def check_address(target: TargetUrl, address: IpAddress, networks: tuple[IpNetwork, ...]) -> None:
    """Raise ``ForbiddenAddress`` unless this address of the URL's host may be reached."""
    plain = address.ipv4_mapped or address if isinstance(address, ipaddress.IPv6Address) else address
    if any(plain in network for network in networks):
        return
    if not target.is_https or target.port not in ALLOWED_PORTS or not is_public(address):
        raise ForbiddenAddress("this address may not be reached")


class HostResolver:
    """Resolves host names of URLs that people give, in threads of its own.

    A lookup cannot be cancelled, and may hang for half a minute if a name server does not answer. So each resolver has
    a limit of its own, and no lookup occupies the threads of the rest of the server.
    """

    def __init__(self, networks: tuple[IpNetwork, ...], max_lookups: int) -> None:
        self.networks = networks
        self._free = asyncio.Semaphore(max_lookups)

    async def resolve(self, target: TargetUrl) -> list[str]:
        """Return the addresses of the host of a URL. Raises ``ForbiddenAddress`` if any of them is forbidden."""
        async with asyncio.timeout(RESOLVE_TIMEOUT_SECONDS):
            addresses = await self._look_up(target)
        for each in addresses:
            check_address(target, ipaddress.ip_address(each), self.networks)
        return addresses

    async def _look_up(self, target: TargetUrl) -> list[str]:
        await self._free.acquire()
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[str]] = loop.create_future()

        def finish(addresses: list[str], error: Exception | None) -> None:
            self._free.release()
            if found.cancelled():
                return
            if error is None:
                found.set_result(addresses)
            else:
                found.set_exception(error)

        def look_up() -> None:
            addresses: list[str] = []
            problem: Exception | None = None
            try:
                entries = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
                addresses = list(dict.fromkeys(str(entry[4][0]) for entry in entries))
            except (OSError, UnicodeError) as error:
                problem = error
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(finish, addresses, problem)

        Thread(target=look_up, name="resolve", daemon=True).start()
        return await found
