"""Entrance policy: who may enter the server (everybody, by invitation, or with the server password).

Admission is a session. If the policy becomes stricter later, existing sessions stay valid, and account owners can
still sign in.
"""

from __future__ import annotations

import asyncio
import hmac
import unicodedata
from typing import Final

from bastide.hosting.api.rate_limits import SIGN_IN_LIMIT, rate_limit_error
from bastide.server.people.attempt_limits import AttemptLimiter, RefundAttempt, refund_nothing
from bastide.server.people.sessions import Person
from bastide.server.settings import Settings
from bastide.server.store.database import Connection
from bastide.server.store.people import moderation_queries
from bastide.tables.request_errors import RequestRefused

#: Pause before each attempt from an address with too many wrong server passwords.
DELAYED_ATTEMPT_SECONDS: Final = 3.0
#: Number of attempts of such an address that may wait at once.
MAX_WAITING_ATTEMPTS: Final = 5


class PasswordLine:
    """Delayed attempts of one address."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class EntrancePolicy:
    """Entrance policy of the settings ``entrance``, ``server_password`` and ``allows_sign_up``."""

    def __init__(self, settings: Settings, attempts: AttemptLimiter) -> None:
        self.mode = settings.entrance
        self.password = settings.server_password
        self.allows_sign_up = settings.sign_up
        self.attempts = attempts
        #: By address.
        self._lines: dict[str, PasswordLine] = {}

    def check_admitted(self, person: Person | None) -> None:
        """Raise ``RequestRefused`` (``entrance``) if the visitor has no session but needs one."""
        if person is None and self.mode != "open":
            raise RequestRefused(
                "entrance", "this server requires a code: POST /api/me with a name and the code", way=self.mode
            )

    def check_sign_up_allowed(self) -> None:
        """Raise ``RequestRefused`` (``no-sign-up``) if the server creates no new accounts."""
        if not self.allows_sign_up:
            raise RequestRefused("no-sign-up", "sign-up is closed on this server")

    async def check_server_password(self, code: str, address: str) -> None:
        """Raise ``RequestRefused`` if the server password is needed and ``code`` is wrong.

        After too many wrong codes from an address, its attempts are delayed.
        """
        if self.mode != "password":
            return
        bucket = self.attempts.make_bucket("password", address, SIGN_IN_LIMIT)
        try:
            succeeded = await self.attempts.begin_attempt([bucket])
        except RequestRefused:
            succeeded = await self._wait_in_line(address)
        given, right = (unicodedata.normalize("NFKC", text).encode() for text in (code, self.password))
        if not hmac.compare_digest(given, right):
            raise RequestRefused("wrong-password", "wrong server password")
        await succeeded()

    async def _wait_in_line(self, address: str) -> RefundAttempt:
        """Delay an attempt from an address with too many wrong passwords: one attempt at a time, each after a pause.

        So people with the right password still get in. Raises ``RequestRefused`` if too many wait already.
        """
        line = self._lines.setdefault(address, PasswordLine())
        if line.waiting >= MAX_WAITING_ATTEMPTS:
            raise rate_limit_error(line.waiting * DELAYED_ATTEMPT_SECONDS)
        line.waiting += 1
        try:
            async with line.lock:
                await asyncio.sleep(DELAYED_ATTEMPT_SECONDS)
        finally:
            line.waiting -= 1
            if not line.waiting:
                del self._lines[address]
        return refund_nothing

    def redeem_invitation(self, connection: Connection, code: str) -> None:
        """Redeem an invitation if one is needed, in the transaction that creates the guest."""
        if self.mode == "invitation" and not moderation_queries.redeem_invitation(connection, code):
            raise RequestRefused("no-invitation", "this invitation is invalid or has expired")
