"""Check of the ``Host`` header against DNS rebinding.

Another site can point its host name at this machine and let its page talk to the server. The browser still sends that
host name in ``Host``, so requests to unknown names are refused.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from bastide.server.settings import Settings

#: Names of this machine for itself.
LOOPBACK_HOSTS = frozenset(["localhost", "127.0.0.1", "::1"])


def allowed_hosts(settings: Settings) -> frozenset[str]:
    """Return all accepted host names, in lower case and without a port.

    These are the loopback names, the machine's name, the listen address, the host of the public URL, and the setting
    ``allowed_hosts``.
    """
    own = socket.gethostname()
    names = {*LOOPBACK_HOSTS, own, f"{own}.local", settings.host, urlsplit(settings.public_url).hostname or ""}
    names |= {name.strip() for name in settings.allowed_hosts.split(",")}
    return frozenset(name.lower() for name in names if name)


class HostCheck:
    """Decides which ``Host`` headers the server accepts."""

    def __init__(self, settings: Settings) -> None:
        self.allowed = allowed_hosts(settings)

    def is_allowed(self, host: str | None) -> bool:
        """Whether a ``Host`` header is accepted; None (no header, so no browser) is.

        Every IP address is accepted: it cannot be rebound. The machine's own addresses are not compared, because in a
        container or behind a router it does not know them.
        """
        return host is None or (name := host_without_port(host)) in self.allowed or is_ip_address(name)


def host_without_port(host: str) -> str:
    """Return the host name of a ``Host`` header, normalized and without the port; empty if it is malformed."""
    try:
        return (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def is_ip_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_loopback(name: str) -> bool:
    """Whether a host name or an IP address is a loopback one."""
    if name in LOOPBACK_HOSTS:
        return True
    return is_ip_address(name) and ipaddress.ip_address(name.partition("%")[0]).is_loopback
