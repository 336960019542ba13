"""Words that nobody can guess: what cookies hold, the ids of people, the codes of invitations."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def hash_of(token: str) -> str:
    """What is kept of a token. It is random and long, so a fast hash is enough."""
    return sha256(token.encode()).hexdigest()
