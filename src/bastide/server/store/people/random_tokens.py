"""Random tokens for cookies, person ids and invitation codes."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    """Return a new random token of 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Return a new random id. It never starts with ``-``, so that it can be typed as a command line argument."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def hash_token(token: str) -> str:
    """Return the stored hash of a token. Tokens are long and random, so a fast hash is enough."""
    return sha256(token.encode()).hexdigest()
