"""Entrance policy: who may enter the server (everybody, by invitation, or with the server password).

Admission is a session. If the policy becomes stricter later, existing sessions stay valid, and account owners can
still sign in.
"""

from __future__ import annotations

import hmac
import unicodedata

from bastide.hosting.api.rate_limits import SIGN_INS
from bastide.server.people.attempts import Attempts
from bastide.server.people.sessions import Person
from bastide.server.settings import Settings
from bastide.server.store.database import Connection
from bastide.server.store.people import rights
from bastide.tables.errors import Refused


class Entrance:
    """Entrance policy of the settings ``entrance``, ``server_password`` and ``sign_up``."""

    def __init__(self, settings: Settings, attempts: Attempts) -> None:
        self.way = settings.entrance
        self.password = settings.server_password
        self.sign_up = settings.sign_up
        self.attempts = attempts

    def check_inside(self, person: Person | None) -> None:
        """Raise ``RequestRefused`` (``entrance``) if the visitor has no session but needs one."""
        if person is None and self.way != "open":
            raise Refused("entrance", "you must be let in first: POST /api/me with a name and the code", way=self.way)

    def check_sign_up(self) -> None:
        """Raise ``RequestRefused`` (``no-sign-up``) if the server creates no new accounts."""
        if not self.sign_up:
            raise Refused("no-sign-up", "this server makes no new accounts")

    async def check_password(self, code: str, address: str) -> None:
        """Raise ``RequestRefused`` if the server password is needed and ``code`` is wrong. Wrong codes are limited."""
        if self.way != "password":
            return
        succeeded = await self.attempts.begin([self.attempts.bucket("password", address, SIGN_INS)])
        given, right = (unicodedata.normalize("NFKC", text).encode() for text in (code, self.password))
        if not hmac.compare_digest(given, right):
            raise Refused("wrong-password", "that is not the password of this server")
        await succeeded()

    def admit(self, connection: Connection, code: str) -> None:
        """Redeem an invitation if one is needed, in the transaction that creates the guest."""
        if self.way == "invitation" and not rights.redeem(connection, code):
            raise Refused("no-invitation", "this invitation is not good, or not any more")
