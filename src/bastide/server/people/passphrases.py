"""Passphrases, kept as argon2 hashes. A hash is made to be slow, so it is made in a thread, few at a time."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argon2 import PasswordHasher

#: Each needs 19 MiB and some 50 ms: as many may be under way at once.
AT_ONCE: Final = 2


@cache
def hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def nobodys() -> str:
    """A hash that no passphrase has: to take as long over an account that does not exist as over one that does."""
    return hasher().hash("\x00")


class Passphrases:
    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, passphrase: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(hasher().hash, normal(passphrase))

    async def matches(self, kept: str | None, passphrase: str) -> bool:
        async with self.turn:
            return await asyncio.to_thread(_matches, kept, normal(passphrase))


def normal(passphrase: str) -> str:
    """However a keyboard composes its letters, it is the same passphrase (NIST SP 800-63B, 3.1.1.2)."""
    return unicodedata.normalize("NFKC", passphrase)


def _matches(kept: str | None, passphrase: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return hasher().verify(kept or nobodys(), passphrase) and kept is not None
    except (VerificationError, InvalidHashError):
        return False
