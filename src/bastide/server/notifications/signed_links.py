"""Signed links in e-mails: to confirm an address and to unsubscribe without signing in."""

from __future__ import annotations

import hmac
from typing import Literal, TypeAlias

LinkPurpose: TypeAlias = Literal["confirm", "unsubscribe"]


class LinkSigner:
    """Makes and checks the tokens of links. ``secret``: the server's own, the same for all processes."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def make_token(self, purpose: LinkPurpose, endpoint: str, expires_ms: int = 0) -> str:
        """Return a token for an endpoint. ``expires_ms``: 0: never."""
        signed = f"{purpose}.{endpoint}.{expires_ms}"
        return f"{signed}.{self._sign(signed)}"

    def read_token(self, purpose: LinkPurpose, token: str, now_ms: int) -> str | None:
        """Return the endpoint of a token; None if it is forged, for something else, or expired."""
        signed, _, signature = token.rpartition(".")
        if not token.isascii() or not hmac.compare_digest(signature, self._sign(signed)):
            return None
        kind, endpoint, expires = signed.split(".")
        return endpoint if kind == purpose and (expires == "0" or now_ms < int(expires)) else None

    def _sign(self, text: str) -> str:
        return hmac.digest(self._secret, text.encode(), "sha256").hex()
