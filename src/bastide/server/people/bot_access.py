"""What the access token of a bot account may do.

Everything that is not listed here is refused: accounts, sign-in, other bot accounts, invitations, hints, records of
others. Commands at tables declare their scope themselves (``Command.bot_scope``).
"""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from bastide.hosting.api.endpoint_types import Endpoint
from bastide.hosting.api.rate_limits import RateLimit
from bastide.server.people.account_service import AccountService
from bastide.server.people.sessions import Person
from bastide.server.store.people.bot_account_queries import PLAY_SCOPE
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables import messages as wire
from bastide.tables.commands.permission_checks import check_bot_scope
from bastide.tables.request_errors import RequestRefused

#: Method and path of the endpoints that a bot account may use, besides commands at tables.
BOT_ENDPOINTS: Final = frozenset(
    [
        ("GET", "/api/bot"),
        ("GET", "/api/games"),
        ("GET", "/api/games/{game}"),
        ("GET", "/api/games/{game}/components/{kind}"),
        ("GET", "/api/me/tables"),
        ("GET", "/api/tables/{table}"),
        ("GET", "/api/tables/{table}/text"),
        ("GET", "/api/tables/{table}/sample"),
        ("GET", "/api/tables/{table}/record"),
    ]
)
#: Refused messages and commands of a bot account. Beyond the limit its connection is closed.
REFUSAL_LIMIT: Final = RateLimit(50, 1 / 5)


def bearer_token(connection: HTTPConnection) -> str | None:
    """Return the access token of a request or WebSocket; None if it has none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def identify_bot(accounts: AccountService, token: str) -> Person:
    """Return the bot account of a token. Raises ``RequestRefused`` if it is not valid or the owner is banned."""
    bot = await accounts.bot_of_token(token)
    if bot is None:
        raise RequestRefused("bad-token", "this token is wrong, was revoked or has expired")
    bot.check_not_banned(now_ms())
    return bot


def check_endpoint_allowed(endpoint: Endpoint, bot: Person) -> None:
    """Raise ``RequestRefused`` unless the token of a bot account may use an endpoint."""
    is_command = isinstance(endpoint.body, type) and issubclass(endpoint.body, wire.Command)
    scope = str(endpoint.body.bot_scope) if is_command else ""  # type: ignore[union-attr]  # a command class
    if (endpoint.method, endpoint.path) in BOT_ENDPOINTS:
        scope = PLAY_SCOPE
    check_bot_scope(bot.visitor(), scope)


def too_many_refusals_error() -> RequestRefused:
    return RequestRefused("bot-refusals", "too many messages of this bot account were refused")
