"""Attempts at a passphrase: few enough for guessing to be hopeless, and no way to lock the owner out by guessing.

* From one address few attempts are made at one account, and not many at all accounts together.
* When an account is tried from many addresses at once, each of them has but two attempts in half an hour. That slows
  down a thousand machines, and leaves the owner, on whatever new device, two attempts that nobody can take away.
* A device on which somebody has signed in before keeps a word that only the account's owner can have got. Its attempts
  are counted on their own: what others try, even from the same address, is not counted against it. A new passphrase
  makes the word worthless.

Attempts that succeed are not counted. Each process counts for itself.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import Final

from bastide.server.limits import Buckets, Rate, check, scaled

#: From one address: at one account, and at all of them.
HERE: Final = Rate(10, 1 / 30)
ADDRESS: Final = Rate(30, 1 / 15)
#: At one account from anywhere, before it counts as being tried by many; and for each address from then on.
ANYWHERE: Final = Rate(30, 1 / 60)
SCARCE: Final = Rate(2, 1 / 900)
#: On a device that is known.
DEVICE: Final = Rate(10, 1 / 15)


class SignIns:
    """Who may try. ``factor``: how strict it is (0: everybody may)."""

    def __init__(self, factor: float, clock: Callable[[], float] = monotonic) -> None:
        self.factor = factor
        self.here, self.address, self.anywhere, self.scarce, self.device = (
            Buckets(scaled(rate, factor), clock) for rate in (HERE, ADDRESS, ANYWHERE, SCARCE, DEVICE)
        )

    def attempt(self, login: str, address: str, device: str) -> Callable[[], None]:
        """Refused if it is one too many. What it gives is to be called if the passphrase is right.

        ``device``: the word of a device that is known, else empty.
        """
        if not self.factor:
            return lambda: None
        pair = f"{address} {login}"
        if device:
            counted = [(self.device, f"{device} {login}")]
        else:
            counted = [(self.address, address), (self.here, pair)]
            if self.anywhere.take(login) > 0:
                counted.append((self.scarce, pair))
        for buckets, who in counted:
            check(buckets, who)

        def succeeded() -> None:
            for buckets, who in counted:
                buckets.give(who)

        return succeeded


def device_word(login: str, kept: str) -> str:
    """A word for a device on which somebody has signed in; only who knows the passphrase's hash can make one."""
    nonce = secrets.token_urlsafe(12)
    return f"{nonce}.{_sealed(nonce, login, kept)}"


def known_device(word: str, login: str, kept: str | None) -> str:
    """What tells this device from others, if its word is genuine; else empty."""
    nonce, dot, seal = word.partition(".")
    if not dot or kept is None or not word.isascii():
        return ""
    return nonce if hmac.compare_digest(seal, _sealed(nonce, login, kept)) else ""


def _sealed(nonce: str, login: str, kept: str) -> str:
    return hmac.new(kept.encode(), f"device {nonce} {login}".encode(), sha256).hexdigest()
