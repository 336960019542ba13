"""What a server promises of a game before the first card is dealt."""

from __future__ import annotations

from hashlib import sha256


def commitment(seed: int) -> str:
    """The hash that is shown at the start; the seed that is shown at the end must give it."""
    return sha256(f"bastide:{seed}".encode()).hexdigest()
