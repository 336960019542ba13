"""Passphrase hashing with argon2, in threads and only a few at a time, because it is slow by design."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argon2 import PasswordHasher

#: Each hash needs 19 MiB and about 50 ms.
AT_ONCE: Final = 2


@cache
def hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def nobodys() -> str:
    """Return a hash that no passphrase matches, so that unknown accounts take as long to check as known ones."""
    return hasher().hash("\x00")


class Passphrases:
    """Hashes and verifies passphrases."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, passphrase: str) -> str:
        """Return the argon2 hash of a passphrase."""
        async with self.turn:
            return await asyncio.to_thread(hasher().hash, normal(passphrase))

    async def matches(self, stored_hash: str | None, passphrase: str) -> bool:
        """Whether a passphrase has this hash; takes the same time for None (no such account)."""
        async with self.turn:
            return await asyncio.to_thread(_matches, stored_hash, normal(passphrase))


def normal(passphrase: str) -> str:
    """Return the NFKC form, because keyboards compose letters differently (NIST SP 800-63B, 3.1.1.2)."""
    return unicodedata.normalize("NFKC", passphrase)


def _matches(stored_hash: str | None, passphrase: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return hasher().verify(stored_hash or nobodys(), passphrase) and stored_hash is not None
    except (VerificationError, InvalidHashError):
        return False
