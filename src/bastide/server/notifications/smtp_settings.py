"""The mail server of the settings."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import unquote, urlsplit


class SmtpServer(NamedTuple):
    """Address and credentials of a mail server. ``uses_tls``: TLS from the start; otherwise STARTTLS if offered."""

    host: str
    port: int
    user: str
    password: str
    uses_tls: bool


def parse_smtp_url(url: str) -> SmtpServer:
    """Parse ``smtp://[USER:PASSWORD@]HOST[:PORT]`` or ``smtps://...``. Raises ``ValueError``."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ValueError("BASTIDE_SMTP_URL must look like smtp://USER:PASSWORD@HOST:587 or smtps://HOST")
    uses_tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return SmtpServer(parts.hostname, port or (465 if uses_tls else 587), user, password, uses_tls)
