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
#: Where one listens for all the addresses of a machine.
ANYWHERE = frozenset(["0.0.0.0", "::", ""])


def known_hosts(settings: Settings) -> frozenset[str]:
    """All names that are known, in small letters and without a port.

    Those that every machine has for itself, the one listened on, that of the public address, and those that are allowed
    besides. Who listens for everybody is known by the machine's name.
    """
    names = {*LOOPBACK, *(name.strip() for name in settings.allowed_hosts.split(","))}
    if settings.public_url:
        names.add(urlsplit(settings.public_url).hostname or "")
    if settings.host in ANYWHERE:
        own = socket.gethostname()
        names |= {own, f"{own}.local"}
    else:
        names.add(settings.host)
    return frozenset(name.lower() for name in names if name)


class Hosts:
    """Whether a request is meant for this server."""

    def __init__(self, settings: Settings) -> None:
        self.known = known_hosts(settings)
        #: No page has a bare address for its name unless it comes from there. Which addresses this machine has is not
        #: asked: in a container, or behind a router, it does not know.
        self.any_address = settings.host in ANYWHERE

    def knows(self, host: str | None) -> bool:
        """``host`` is what a request says; a browser always says it."""
        if host is None:
            return True
        name = name_of(host)
        return name in self.known or (self.any_address and is_address(name))


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
