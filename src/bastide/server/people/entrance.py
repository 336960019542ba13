"""Who may come in: everybody, who has been invited, or who knows the server's password.

Whoever has been let in has a session, and that is all there is to it: where the entrance is closed later, those who are
in stay in, and who has an account comes back by signing in.
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
    """As the settings say."""

    def __init__(self, settings: Settings, attempts: Attempts) -> None:
        self.way = settings.entrance
        self.password = settings.server_password
        self.sign_up = settings.sign_up
        self.attempts = attempts

    def check_inside(self, person: Person | None) -> None:
        """Refused if one must be let in first."""
        if person is None and self.way != "open":
            raise Refused("entrance", "you must be let in first: POST /api/me with a name and the code", way=self.way)

    def check_sign_up(self) -> None:
        if not self.sign_up:
            raise Refused("no-sign-up", "this server makes no new accounts")

    async def check_password(self, code: str, address: str) -> None:
        """Refused if the server's password is asked for and this is another. Only wrong ones are counted."""
        if self.way != "password":
            return
        succeeded = await self.attempts.begin([self.attempts.bucket("password", address, SIGN_INS)])
        given, right = (unicodedata.normalize("NFKC", text).encode() for text in (code, self.password))
        if not hmac.compare_digest(given, right):
            raise Refused("wrong-password", "that is not the password of this server")
        await succeeded()

    def admit(self, connection: Connection, code: str) -> None:
        """Within the transaction by which somebody new comes in: use up an invitation where one is needed."""
        if self.way == "invitation" and not rights.redeem(connection, code):
            raise Refused("no-invitation", "this invitation is not good, or not any more")
