"""Passphrase hashing with argon2, in threads and only a few at a time, because it is slow by design."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argon2 import PasswordHasher

#: Each hash needs 19 MiB and about 50 ms.
MAX_CONCURRENT_HASHES: Final = 2


@cache
def argon2_hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def dummy_hash() -> str:
    """Return a hash that no passphrase matches, so that unknown accounts take as long to check as known ones."""
    return argon2_hasher().hash("\x00")


class PassphraseHasher:
    """Hashes and verifies passphrases."""

    def __init__(self) -> None:
        self.semaphore = asyncio.Semaphore(MAX_CONCURRENT_HASHES)

    async def hash_passphrase(self, passphrase: str) -> str:
        """Return the argon2 hash of a passphrase."""
        async with self.semaphore:
            return await asyncio.to_thread(argon2_hasher().hash, normalize_passphrase(passphrase))

    async def verify_passphrase(self, stored_hash: str | None, passphrase: str) -> bool:
        """Whether a passphrase has this hash; takes the same time for None (no such account)."""
        async with self.semaphore:
            return await asyncio.to_thread(_matches, stored_hash, normalize_passphrase(passphrase))


def normalize_passphrase(passphrase: str) -> str:
    """Return the NFKC form, because keyboards compose letters differently (NIST SP 800-63B, 3.1.1.2)."""
    return unicodedata.normalize("NFKC", passphrase)


def _matches(stored_hash: str | None, passphrase: str) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return argon2_hasher().verify(stored_hash or dummy_hash(), passphrase) and stored_hash is not None
    except (VerificationError, InvalidHashError):
        return False
