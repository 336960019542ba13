"""Bot accounts and their access tokens.

A bot account is a row of ``people`` that belongs to the account of its owner. Its id starts with
``BOT_ACCOUNT_PREFIX``, so that every table knows it as a bot, and its name ends with ``BOT_NAME_SUFFIX``, so that
everybody who reads the name does. Nobody can sign in as a bot account; its program sends an access token.
"""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from bastide.hosting.api.user_name_validation import clean_name
from bastide.server.store.database import Connection
from bastide.server.store.people.moderation_queries import mark_people_changed
from bastide.server.store.people.random_tokens import hash_token, new_id, new_token
from bastide.tables.record_import_export import BOT_NAME_SUFFIX
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import BOT_ACCOUNT_PREFIX, is_bot_account

MAX_BOTS_PER_PERSON: Final = 5
MAX_TOKENS_PER_BOT: Final = 5
#: Scopes of tokens: take part in games; write chat messages.
PLAY_SCOPE: Final = "play"
CHAT_SCOPE: Final = "chat"
#: Tokens begin with this, so that programs that search for secrets recognize them.
TOKEN_PREFIX: Final = "bastide-bot-"
#: The last use of a token is stored at most this often.
USE_INTERVAL_MS: Final = 60_000


class BotAccountRow(NamedTuple):
    """A bot account with its owner, and what its program accepts."""

    id: str
    name: str
    owner: str
    created: int
    online_until: int
    accepts_anyone: bool
    games: str
    max_games: int
    #: Tables at which it has a seat and that are not finished.
    running: int


class BotTokenRow(NamedTuple):
    """A token of a bot account, without its hash. ``until``: None: it does not expire."""

    id: str
    bot: str
    name: str
    scopes: str
    created: int
    until: int | None
    used: int | None


class TokenOwner(NamedTuple):
    """Bot account, scopes and last use of a valid token."""

    bot: str
    scopes: str
    used: int | None


SELECT_BOTS: Final = (
    "select person, name, owner, bot_accounts.created, online_until, accepts_anyone, games, max_games,"
    " (select count(*) from sitting join tables on tables.id = sitting.table_id"
    " where sitting.person = bot_accounts.person and status <> 'finished')"
    " from bot_accounts join people on people.id = bot_accounts.person where deleted is null"
)
SELECT_TOKENS: Final = "select id, bot, name, scopes, created, until, used from bot_tokens"


def clean_bot_name(text: str) -> str:
    """Return the name of a bot account, with the suffix; RequestRefused if it is invalid."""
    return clean_name(f"{clean_name(text).removesuffix(BOT_NAME_SUFFIX)}{BOT_NAME_SUFFIX}")


# -- bot accounts ------------------------------------------------------------------------------


def list_bots(connection: Connection, owner: str) -> list[BotAccountRow]:
    """List the bot accounts of a person, or of everybody (empty), oldest first."""
    of_owner, values = (" and owner = ?", [owner]) if owner else ("", [])
    return connection.fetch(BotAccountRow, f"{SELECT_BOTS}{of_owner} order by 4, 1", values)


def list_public_bots(connection: Connection, now: int) -> list[BotAccountRow]:
    """List the bot accounts that are online and accept invitations of everybody, by name."""
    sql = f"{SELECT_BOTS} and accepts_anyone and online_until > ? order by name, 1 limit 100"
    return connection.fetch(BotAccountRow, sql, [now])


def find_bot(connection: Connection, id: str) -> BotAccountRow | None:
    """Return a bot account; None if there is none with this id."""
    found = connection.fetch(BotAccountRow, f"{SELECT_BOTS} and person = ?", [id])
    return found[0] if found else None


def find_own_bot(connection: Connection, owner: str, id: str) -> BotAccountRow:
    """Return a bot account of a person. Raises ``RequestRefused`` for that of somebody else."""
    found = find_bot(connection, id)
    if found is None or found.owner != owner:
        raise no_bot_error()
    return found


def no_bot_error() -> RequestRefused:
    return RequestRefused("no-bot", "there is no such bot account")


def need_account_error() -> RequestRefused:
    return RequestRefused("bots-need-account", "only people with an account can have bot accounts")


def no_token_error() -> RequestRefused:
    return RequestRefused("no-bot-token", "this bot account has no such token")


def create_bot(connection: Connection, owner: str, name: str, now: int) -> BotAccountRow:
    """Create a bot account for the account of a person.

    Raises ``RequestRefused`` if they are a guest, have too many or another bot of this name.
    """
    name = clean_bot_name(name)
    # Locked, so that two requests at once do not exceed the limit.
    sql = f"select login from people where id = ? and deleted is null{connection.for_update}"
    logins = connection.fetch(tuple[str | None], sql, [owner])
    if not logins or logins[0][0] is None:
        raise need_account_error()
    bots = list_bots(connection, owner)
    if len(bots) >= MAX_BOTS_PER_PERSON:
        raise RequestRefused(
            "too-many-bots",
            f"you can have {MAX_BOTS_PER_PERSON} bot accounts; delete one first",
            most=MAX_BOTS_PER_PERSON,
        )
    if any(each.name.casefold() == name.casefold() for each in bots):
        raise RequestRefused("bot-name-taken", f"you have a bot account called {name} already", name=name)
    bot = f"{BOT_ACCOUNT_PREFIX}{new_id()}"
    connection.execute("insert into people (id, name, created) values (?, ?, ?)", [bot, name, now])
    sql = (
        "insert into bot_accounts (person, owner, created, online_until, accepts_anyone, games, max_games)"
        " values (?, ?, ?, 0, ?, '', 1)"
    )
    connection.execute(sql, [bot, owner, now, False])
    return BotAccountRow(bot, name, owner, now, 0, False, "", 1, 0)


def set_online(connection: Connection, bot: str, until: int, accepts_anyone: bool, games: str, max_games: int) -> None:
    """Store until when the program of a bot account is connected, and what it accepts."""
    sql = "update bot_accounts set online_until = ?, accepts_anyone = ?, games = ?, max_games = ? where person = ?"
    connection.execute(sql, [until, accepts_anyone, games, max_games, bot])


def set_offline(connection: Connection, bot: str) -> None:
    """Store that the program of a bot account is not connected any more."""
    connection.execute("update bot_accounts set online_until = 0 where person = ?", [bot])


def owner_of(connection: Connection, bot: str) -> str:
    """Return the owner of a bot account; empty for other people."""
    if not is_bot_account(bot):
        return ""
    found = connection.fetch(tuple[str], "select owner from bot_accounts where person = ?", [bot])
    return found[0][0] if found else ""


# -- tokens ------------------------------------------------------------------------------------


def list_tokens(connection: Connection, bot: str) -> list[BotTokenRow]:
    """List the tokens of a bot account, oldest first."""
    return connection.fetch(BotTokenRow, f"{SELECT_TOKENS} where bot = ? order by created, id", [bot])


def create_token(
    connection: Connection, bot: str, name: str, scopes: frozenset[str], until: int | None, now: int
) -> str:
    """Create a token of a bot account and return it; only its hash is stored.

    Raises ``RequestRefused`` if it has too many.
    """
    name = clean_name(name)
    connection.fetch(tuple[str], f"select id from people where id = ?{connection.for_update}", [bot])
    connection.execute("delete from bot_tokens where bot = ? and until <= ?", [bot, now])
    if len(list_tokens(connection, bot)) >= MAX_TOKENS_PER_BOT:
        raise RequestRefused(
            "too-many-bot-tokens",
            f"a bot account can have {MAX_TOKENS_PER_BOT} tokens; revoke one first",
            most=MAX_TOKENS_PER_BOT,
        )
    token = f"{TOKEN_PREFIX}{new_token()}"
    sql = "insert into bot_tokens (hash, id, bot, name, scopes, created, until) values (?, ?, ?, ?, ?, ?, ?)"
    scopes_text = " ".join(sorted(scopes))
    connection.execute(sql, [hash_token(token), secrets.token_hex(8), bot, name, scopes_text, now, until])
    return token


def revoke_tokens(connection: Connection, bot: str, id: str = "") -> int:
    """Revoke a token of a bot account, or all (empty id), and close its connections; returns how many."""
    one = " and id = ?" if id else ""
    revoked = connection.fetch(
        tuple[str], f"delete from bot_tokens where bot = ?{one} returning id", [bot, *([id] if id else [])]
    )
    if revoked:
        mark_people_changed(connection, bot)
    return len(revoked)


def find_token(connection: Connection, hash: str, now: int) -> TokenOwner | None:
    """Return the bot account of a token; None if it was revoked or has expired."""
    sql = (
        "select bot, scopes, used from bot_tokens join people on people.id = bot"
        " where hash = ? and (until is null or until > ?) and deleted is null"
    )
    found = connection.fetch(TokenOwner, sql, [hash, now])
    return found[0] if found else None


def mark_token_used(connection: Connection, hash: str, now: int) -> None:
    connection.execute("update bot_tokens set used = ? where hash = ?", [now, hash])


def delete_expired_tokens(connection: Connection, before: int) -> None:
    """Delete tokens that have expired before a time. Until then the account page shows them as expired."""
    connection.execute("delete from bot_tokens where until < ?", [before])
