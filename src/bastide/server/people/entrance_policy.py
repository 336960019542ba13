"""Entrance policy: who may enter the server (everybody, by invitation, or with the server password).

Admission is a session. If the policy becomes stricter later, existing sessions stay valid, and account owners can
still sign in.
"""

from __future__ import annotations

import hmac
import unicodedata

from bastide.hosting.api.rate_limits import SIGN_IN_LIMIT
from bastide.server.people.attempt_limits import AttemptLimiter
from bastide.server.people.sessions import Person
from bastide.server.settings import Settings
from bastide.server.store.database import Connection
from bastide.server.store.people import moderation_queries
from bastide.tables.request_errors import RequestRefused


class EntrancePolicy:
    """Entrance policy of the settings ``entrance``, ``server_password`` and ``allows_sign_up``."""

    def __init__(self, settings: Settings, attempts: AttemptLimiter) -> None:
        self.mode = settings.entrance
        self.password = settings.server_password
        self.allows_sign_up = settings.sign_up
        self.attempts = attempts

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
        """Raise ``RequestRefused`` if the server password is needed and ``code`` is wrong. Wrong codes are limited."""
        if self.mode != "password":
            return
        succeeded = await self.attempts.begin_attempt([self.attempts.make_bucket("password", address, SIGN_IN_LIMIT)])
        given, right = (unicodedata.normalize("NFKC", text).encode() for text in (code, self.password))
        if not hmac.compare_digest(given, right):
            raise RequestRefused("wrong-password", "wrong server password")
        await succeeded()

    def redeem_invitation(self, connection: Connection, code: str) -> None:
        """Redeem an invitation if one is needed, in the transaction that creates the guest."""
        if self.mode == "invitation" and not moderation_queries.redeem_invitation(connection, code):
            raise RequestRefused("no-invitation", "this invitation is invalid or has expired")
