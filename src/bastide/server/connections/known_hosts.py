"""The names under which a server is known: requests to any other are not meant for it.

A page of another site can give its own name the address of this machine (DNS rebinding), and then talk to a server here
as if it were its own. It cannot choose what its browser says in ``Host``: the name of that site.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from bastide.server.settings import Settings

#: This machine, as it calls itself.
LOOPBACK = frozenset(["localhost", "127.0.0.1", "::1"])


def known_hosts(settings: Settings) -> frozenset[str]:
    """All names that are known, in small letters and without a port.

    Those that every machine has for itself, its own, the one listened on, that of the public address, and those that
    are allowed besides.
    """
    own = socket.gethostname()
    names = {*LOOPBACK, own, f"{own}.local", settings.host, urlsplit(settings.public_url).hostname or ""}
    names |= {name.strip() for name in settings.allowed_hosts.split(",")}
    return frozenset(name.lower() for name in names if name)


class Hosts:
    """Whether a request is meant for this server."""

    def __init__(self, settings: Settings) -> None:
        self.known = known_hosts(settings)

    def knows(self, host: str | None) -> bool:
        """``host`` is what a request says; a browser always says it.

        A bare address is always fine: a page that has one for its name comes from there. Which addresses this machine
        has is not asked: in a container, or behind a router, it does not know.
        """
        return host is None or (name := name_of(host)) in self.known or is_address(name)


def name_of(host: str) -> str:
    """A host without its port, and without what may be written in several ways."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a name or an address is this machine's for itself."""
    if name in LOOPBACK:
        return True
    return is_address(name) and ipaddress.ip_address(name.partition("%")[0]).is_loopback
