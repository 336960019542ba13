"""Attempts at a passphrase: few enough for guessing to be hopeless, and no way to lock the owner out by guessing.

* From one address few attempts are made at one account, and not many at all accounts together.
* When an account is tried from many addresses at once, each of them has but two attempts in half an hour. That slows
  down a thousand machines, and leaves the owner, on whatever new device, two attempts that nobody can take away.
* A device on which somebody has signed in before keeps a word that only the account's owner can have got. Its attempts
  are counted on their own: what others try, even from the same address, is not counted against it. A new passphrase
  makes the word worthless.

So it is wherever a passphrase is asked for. Attempts that succeed are not counted.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from bastide.hosting.api.rate_limits import Rate
from bastide.server.people.attempts import Attempts, Crowd, Succeeded

#: From one address: at one account, and at all of them.
HERE: Final = Rate(10, 1 / 30)
ADDRESS: Final = Rate(30, 1 / 15)
#: At one account from anywhere, before it counts as being tried by many; and for each address from then on.
ANYWHERE: Final = Rate(30, 1 / 60)
SCARCE: Final = Rate(2, 1 / 900)
#: On a device that is known.
DEVICE: Final = Rate(10, 1 / 15)


class SignIns:
    """Who may try."""

    def __init__(self, attempts: Attempts) -> None:
        self.attempts = attempts

    async def attempt(self, login: str, address: str, device: str) -> Succeeded:
        """Refused if it is one too many. What it gives is to be called if the passphrase is right.

        ``device``: the word of a device that is known, else empty.
        """
        bucket = self.attempts.bucket
        if device:
            return await self.attempts.begin([bucket("device", f"{device} {login}", DEVICE)])
        pair = f"{address} {login}"
        here = [bucket("address", address, ADDRESS), bucket("here", pair, HERE)]
        crowd = Crowd(bucket("anywhere", login, ANYWHERE), bucket("scarce", pair, SCARCE))
        return await self.attempts.begin(here, crowd)


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
