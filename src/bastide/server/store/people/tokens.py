"""Words that nobody can guess: what cookies hold, the ids of people, the codes of invitations."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """It never looks like an option: it is written on the command line of whoever runs the server."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def hash_of(token: str) -> str:
    """What is kept of a token. It is random and long, so a fast hash is enough."""
    return sha256(token.encode()).hexdigest()
