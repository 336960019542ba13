"""Limits on passphrase attempts, which stop guessing without locking the owner out.

* One address has few attempts at one account, and a limited number at all accounts together.
* If an account is tried from many addresses, each address has only two attempts in half an hour. That slows down
  distributed guessing and still leaves the owner two attempts on a new device.
* A device that has signed in before holds a device token. Its attempts are counted separately from all others, even
  from the same address. A new passphrase invalidates the token.

The limits apply wherever a passphrase is checked. Successful attempts are not counted.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from bastide.hosting.api.rate_limits import RateLimit
from bastide.server.people.attempt_limits import AttemptLimiter, DistributedAttackLimit, RefundAttempt

#: From one address: at one account, and at all accounts.
RATE_PER_ADDRESS_AND_ACCOUNT: Final = RateLimit(10, 1 / 30)
RATE_PER_ADDRESS: Final = RateLimit(30, 1 / 15)
#: At one account from all addresses; and for each address once that is exceeded.
RATE_PER_ACCOUNT: Final = RateLimit(30, 1 / 60)
RATE_UNDER_DISTRIBUTED_ATTACK: Final = RateLimit(2, 1 / 900)
#: From a device with a valid device token.
RATE_PER_KNOWN_DEVICE: Final = RateLimit(10, 1 / 15)


class SignInLimiter:
    """Counts passphrase attempts."""

    def __init__(self, attempts: AttemptLimiter) -> None:
        self.attempts = attempts

    async def begin_attempt(self, login: str, address: str, device: str) -> RefundAttempt:
        """Count an attempt; returns the refund, to be called if the passphrase is right.

        ``device``: id of a known device, else empty. Raises ``RequestRefused`` if there were too many attempts.
        """
        bucket = self.attempts.make_bucket
        if device:
            return await self.attempts.begin_attempt([bucket("device", f"{device} {login}", RATE_PER_KNOWN_DEVICE)])
        pair = f"{address} {login}"
        here = [bucket("address", address, RATE_PER_ADDRESS), bucket("here", pair, RATE_PER_ADDRESS_AND_ACCOUNT)]
        crowd = DistributedAttackLimit(
            bucket("anywhere", login, RATE_PER_ACCOUNT), bucket("scarce", pair, RATE_UNDER_DISTRIBUTED_ATTACK)
        )
        return await self.attempts.begin_attempt(here, crowd)


def make_device_token(login: str, passphrase_hash: str) -> str:
    """Make a device token, authenticated with the passphrase hash. ``passphrase_hash``: that hash."""
    nonce = secrets.token_urlsafe(12)
    return f"{nonce}.{_signature(nonce, login, passphrase_hash)}"


def verified_device_id(device_token: str, login: str, passphrase_hash: str | None) -> str:
    """Return the device id of a genuine device token; else empty."""
    nonce, dot, seal = device_token.partition(".")
    if not dot or passphrase_hash is None or not device_token.isascii():
        return ""
    return nonce if hmac.compare_digest(seal, _signature(nonce, login, passphrase_hash)) else ""


def _signature(nonce: str, login: str, passphrase_hash: str) -> str:
    return hmac.new(passphrase_hash.encode(), f"device {nonce} {login}".encode(), sha256).hexdigest()
