"""Guests, accounts and their sessions.

A guest has a name and a cookie. An account also has a passphrase and can sign in on other devices. A guest who signs
in to an account is merged into it, with seats, tables and history.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from bastide.hosting.api.account_messages import (
    ExportedResult,
    GameErrorRate,
    GameRating,
    PlayedGame,
    PlayedSeat,
    SettingValue,
)
from bastide.hosting.api.user_name_validation import clean_login, clean_person_name, get_login_key
from bastide.server.people.attempt_limits import DatabaseAccess, RefundAttempt, refund_nothing
from bastide.server.people.passphrase_hashing import PassphraseHasher
from bastide.server.people.sessions import DAY_MS, Person, SessionCache, read_bot_token, read_person, read_session
from bastide.server.people.sign_in_limits import make_device_token, verified_device_id
from bastide.server.store.database import Connection, DuplicateRow
from bastide.server.store.database.database_interface import fetch_structs
from bastide.server.store.people import admin_queries, friend_queries, person_deletion, second_factor_queries
from bastide.server.store.people.bot_account_queries import USE_INTERVAL_MS, mark_token_used
from bastide.server.store.people.moderation_queries import end_sessions, mark_people_changed, now_ms
from bastide.server.store.people.random_tokens import hash_token, new_id, new_token
from bastide.server.store.tables import daily_deal_queries, puzzle_answer_queries
from bastide.server.store.tables.error_rate_queries import list_error_rates
from bastide.server.store.tables.leaderboard_queries import list_ratings
from bastide.server.store.tables.results_and_ratings import merge_guest_ratings
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import BOT_ACCOUNT_PREFIX

#: Counts an attempt at an account's passphrase, by account and known device id (or empty). Raises ``RequestRefused``
#: if it is one too many; returns the refund for a right passphrase.
BeginAttempt: TypeAlias = Callable[[str, str], Awaitable[RefundAttempt]]


async def unlimited_attempts(login: str, device: str) -> RefundAttempt:
    return refund_nothing


def admit_everybody(connection: Connection) -> None:
    """Admit everybody."""


class AccountService:
    """Operations on guests, accounts and sessions in the store."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database
        self._hasher = PassphraseHasher()
        self._session_cache = SessionCache()

    # -- guests and sessions -----------------------------------------------------------------

    async def person_of_token(self, token: str | None) -> Person | None:
        """Return the person of a session token; None if the session has ended."""
        if not token or len(token) > 100:
            return None
        key = hash_token(token)
        person = self._session_cache.get(key)
        if person is None:
            now = now_ms()
            found = await self._database.read(lambda connection: read_session(connection, key, now))
            if found is None:
                return None
            person, seen = found
            if seen < now - DAY_MS:
                sql = "update sessions set seen = ? where hash = ?"
                await self._database.write(lambda connection: connection.execute(sql, [now, key]))
            self._session_cache.put(key, person)
        return person

    async def bot_of_token(self, token: str) -> Person | None:
        """Return the bot account of an access token; None if it is not valid. Session tokens are none."""
        if len(token) > 100:
            return None
        hashed = hash_token(token)
        key = f"{BOT_ACCOUNT_PREFIX}{hashed}"  # a token in a cookie must not find it
        person = self._session_cache.get(key)
        if person is None:
            now = now_ms()
            found = await self._database.read(lambda connection: read_bot_token(connection, hashed, now))
            if found is None:
                return None
            person, used = found
            if used < now - USE_INTERVAL_MS:
                await self._database.write(lambda connection: mark_token_used(connection, hashed, now))
            self._session_cache.put(key, person)
        return person

    async def create_guest(
        self, name: str, admit: Callable[[Connection], None] = admit_everybody
    ) -> tuple[Person, str]:
        """Create a guest; returns the person and the session token. ``admit`` may refuse, within the transaction."""
        name, token = clean_person_name(name), new_token()

        def enter(connection: Connection) -> Person:
            admit(connection)
            return _new_person(connection, name, token)

        return await self._database.write(enter), token

    async def rename(self, person: Person, name: str) -> Person:
        """Set a person's name; returns the renamed person. Raises ``RequestRefused`` if the name is invalid."""
        name = clean_person_name(name)
        self._session_cache.invalidate(person.id)
        await self._database.write(lambda connection: rename_person(connection, person.id, name))
        self._session_cache.invalidate(person.id)
        return msgspec.structs.replace(person, name=name)

    async def person_of_session(self, hash: str) -> Person | None:
        """Return the current person of a session or token, uncached; None if it has ended."""
        now = now_ms()
        found = await self._database.read(
            lambda connection: read_session(connection, hash, now) or read_bot_token(connection, hash, now)
        )
        return found[0] if found is not None else None

    def invalidate_cache(self, person: str) -> None:
        """Drop cached sessions of a person who has changed, or of everybody (empty)."""
        self._session_cache.invalidate(person)

    # -- accounts ----------------------------------------------------------------------------

    async def sign_up(self, person: Person, account: str, passphrase: str) -> tuple[Person, str]:
        """Turn a guest into an account; returns the person and a new session token.

        The guest's sessions end: a token that leaked before must not open the account. Raises ``RequestRefused`` if
        they have an account or the account name is taken.
        """
        login = clean_login(account)
        if person.account is not None:
            raise RequestRefused("account-exists", "you already have an account")
        passphrase_hash = await self._hasher.hash_passphrase(passphrase)
        token = new_token()

        def change(connection: Connection) -> None:
            _sign_up(connection, person.id, login, passphrase_hash)
            end_sessions(connection, person.id)
            _new_session(connection, person.id, token)

        await self._database.write(change)
        self._session_cache.invalidate(person.id)
        return msgspec.structs.replace(person, account=login), token

    async def sign_in(
        self,
        account: str,
        passphrase: str,
        guest: Person | None = None,
        attempt: BeginAttempt = unlimited_attempts,
        device_token: str = "",
        code: str | None = "",
    ) -> tuple[Person, str, str]:
        """Sign in to an account; returns the person, a session token and a device token.

        ``guest`` is merged into the account. ``attempt`` limits the attempts; ``device_token`` comes from an
        earlier sign-in. ``code``: of the second factor, if the account has one; None skips the check. Raises
        ``RequestRefused`` if the passphrase or the code is wrong, the person is banned or the limit is reached.
        """
        login = get_login_key(account)
        sql = "select id, passphrase from people where login = ?"
        found = await self._database.read(lambda connection: connection.fetch(tuple[str, str | None], sql, [login]))
        owner, passphrase_hash = found[0] if found else ("", None)
        succeeded = await attempt(login, verified_device_id(device_token, login, passphrase_hash))
        if not await self._hasher.verify_passphrase(passphrase_hash, passphrase) or passphrase_hash is None:
            raise RequestRefused("wrong-passphrase", "wrong account name or passphrase")
        await self._check_second_factor(owner, code, succeeded)
        return *await self.open_session(owner, guest), make_device_token(login, passphrase_hash)

    async def open_session(self, owner: str, guest: Person | None) -> tuple[Person, str]:
        """Open a session for the owner of an account, and merge a guest into it; returns the person and the token.

        Raises ``RequestRefused`` if the owner is banned.
        """
        now = now_ms()
        (await self._database.read(lambda connection: read_person(connection, owner, now))).check_not_banned(now)
        token = new_token()
        merged = guest.id if guest is not None and guest.account is None else ""
        person = await self._database.write(lambda connection: _sign_in(connection, owner, token, merged))
        if merged:
            self._session_cache.invalidate(merged)
        self._session_cache.invalidate(owner)
        return person, token

    async def new_device_token(self, person: Person) -> str:
        """Return a device token for the account of a person; empty for a guest."""
        sql = "select login, passphrase from people where id = ? and login is not null"
        found = await self._database.read(lambda connection: connection.fetch(tuple[str, str], sql, [person.id]))
        return make_device_token(*found[0]) if found else ""

    async def change_passphrase(
        self, person: Person, old: str, new: str, attempt: BeginAttempt = unlimited_attempts, device_token: str = ""
    ) -> None:
        """Set a new passphrase and end all sessions of the person, including this one."""
        await self.confirm_passphrase(person, old, attempt, device_token)
        passphrase_hash = await self._hasher.hash_passphrase(new)
        await self._database.write(lambda connection: _change_passphrase(connection, person.id, passphrase_hash))
        self._session_cache.invalidate(person.id)

    async def reset_passphrase(self, token: str, passphrase: str) -> str:
        """Set a new passphrase by a link from the operator, and end all sessions; returns the account name.

        Raises ``RequestRefused`` if the link was used or has expired; checked before the costly hash.
        """
        account: str | None = None
        if await self._database.read(lambda connection: admin_queries.is_passphrase_link_valid(connection, token)):
            passphrase_hash = await self._hasher.hash_passphrase(passphrase)
            account = await self._database.write(
                lambda connection: admin_queries.redeem_passphrase_link(connection, token, passphrase_hash)
            )
        if account is None:
            raise RequestRefused("bad-link", "this link has expired or was already used; ask for a new one")
        return account

    async def confirm_passphrase(
        self,
        person: Person,
        passphrase: str,
        attempt: BeginAttempt = unlimited_attempts,
        device_token: str = "",
        code: str | None = None,
    ) -> None:
        """Raise ``RequestRefused`` unless this is the person's passphrase. Guests have none and always pass.

        Attempts on a signed-in device are limited like those of ``sign_in``. ``code``: of the second factor; None
        skips the check.
        """
        if person.account is None:
            return
        sql = "select passphrase from people where id = ?"
        found = await self._database.read(lambda connection: connection.fetch(tuple[str | None], sql, [person.id]))
        passphrase_hash = found[0][0] if found else None
        succeeded = await attempt(person.account, verified_device_id(device_token, person.account, passphrase_hash))
        if not await self._hasher.verify_passphrase(passphrase_hash, passphrase):
            raise RequestRefused("wrong-passphrase", "wrong passphrase")
        await self._check_second_factor(person.id, code, succeeded)

    async def _check_second_factor(self, person: str, code: str | None, succeeded: RefundAttempt) -> None:
        """Check the code of a person's second factor, if they have one, and refund the attempt unless it is wrong."""
        has_factor = await self._database.read(lambda c: second_factor_queries.count_recovery_codes(c, person))
        if code and has_factor is not None:
            now = now_ms()
            if not await self._database.write(lambda c: second_factor_queries.use_code(c, person, code, now)):
                raise second_factor_queries.wrong_code_error()
        await succeeded()
        if code == "" and has_factor is not None:
            raise RequestRefused("second-factor", "enter the code of your app or a recovery code, or use a passkey")

    async def sign_out(self, person: Person, token: str, everywhere: bool = False) -> None:
        """End this session, or all sessions of the person. A guest cannot sign in again."""
        key = hash_token(token)
        if everywhere:
            await self._database.write(lambda connection: end_sessions(connection, person.id))
        else:
            await self._database.write(lambda connection: _end_session(connection, person.id, key))
        self._session_cache.invalidate(person.id)

    async def delete_person(self, person: Person) -> None:
        """Delete a person: the account at once, the name in all tables in the background. Finished games stay."""
        await self._database.write(lambda connection: person_deletion.request_deletion(connection, person.id))
        self._session_cache.invalidate(person.id)

    # -- settings ----------------------------------------------------------------------------

    async def load_settings(self, person: Person) -> dict[str, SettingValue]:
        """Load the page settings of a person."""
        sql = "select settings from people where id = ?"
        found = await self._database.read(lambda connection: connection.fetch(tuple[str | None], sql, [person.id]))
        kept = found[0][0] if found else None
        return msgspec.json.decode(kept, type=dict[str, SettingValue]) if kept else {}

    async def save_settings(self, person: Person, settings: dict[str, SettingValue]) -> None:
        """Save the page settings of a person."""
        kept = msgspec.json.encode(settings).decode()
        sql = "update people set settings = ? where id = ? and deleted is null"
        await self._database.write(lambda connection: connection.execute(sql, [kept, person.id]))

    # -- history and ratings -----------------------------------------------------------------

    async def game_history(self, person: Person, before: int | None = None, limit: int = 50) -> list[PlayedGame]:
        """List finished games, newest first."""
        ids = sorted(person.ids)
        until = before if before is not None else 1 << 62
        return await self._database.read(lambda connection: _history(connection, ids, until, limit))

    async def game_ratings(self, person: Person) -> list[GameRating]:
        """List the ratings of a person by game, pace and ladder."""
        return await self._database.read(lambda connection: list_ratings(connection, person.id, now_ms()))

    async def error_rates(self, person: Person) -> list[GameErrorRate]:
        """List the error rates of a person in reviewed games."""
        ids = sorted(person.ids)
        return await self._database.read(lambda connection: list_error_rates(connection, ids))


def rename_person(connection: Connection, id: str, name: str) -> None:
    """Set a person's name, which ``clean_person_name`` has already checked."""
    connection.execute("update people set name = ? where id = ?", [name, id])
    mark_people_changed(connection, id)


def _end_session(connection: Connection, id: str, hash: str) -> None:
    connection.execute("delete from sessions where hash = ?", [hash])
    mark_people_changed(connection, id)


def _new_session(connection: Connection, person: str, token: str) -> None:
    now = now_ms()
    sql = "insert into sessions (hash, person, created, seen) values (?, ?, ?, ?)"
    connection.execute(sql, [hash_token(token), person, now, now])


def _new_person(connection: Connection, name: str, token: str) -> Person:
    person = Person(new_id(), name, None, frozenset())
    connection.execute("insert into people (id, name, created) values (?, ?, ?)", [person.id, name, now_ms()])
    _new_session(connection, person.id, token)
    return msgspec.structs.replace(person, ids=frozenset([person.id]))


def _sign_up(connection: Connection, id: str, login: str, passphrase_hash: str) -> None:
    if connection.fetch(tuple[str], "select id from people where login = ?", [login]):
        raise _account_taken_error(login)
    sql = "update people set login = ?, passphrase = ? where id = ? and login is null and deleted is null returning id"
    try:
        made = connection.fetch(tuple[str], sql, [login, passphrase_hash, id])
    except DuplicateRow:
        raise _account_taken_error(login) from None  # another process was faster
    if not made:
        raise RequestRefused("account-exists", "you already have an account")
    mark_people_changed(connection, id)


def _account_taken_error(login: str) -> RequestRefused:
    return RequestRefused("account-taken", f"the account name {login} is taken; choose another", account=login)


def _sign_in(connection: Connection, id: str, token: str, guest: str) -> Person:
    if guest and guest != id:
        # Guests merged into this guest move along; the guest's own sessions end.
        connection.execute("update people set merged_into = ? where merged_into = ?", [id, guest])
        connection.execute("update people set merged_into = ? where id = ? and login is null", [id, guest])
        puzzle_answer_queries.merge_guest_answers(connection, guest, id)
        daily_deal_queries.merge_guest_plays(connection, guest, id)
        friend_queries.end_blocked_friendships(connection, id)
        end_sessions(connection, guest)
        mark_people_changed(connection, id)
    _new_session(connection, id, token)
    if guest and guest != id:
        merge_guest_ratings(connection, guest, id)  # last, because this takes the lock of ratings
    return read_person(connection, id, now_ms())


def _change_passphrase(connection: Connection, id: str, passphrase_hash: str) -> None:
    connection.execute("update people set passphrase = ? where id = ?", [passphrase_hash, id])
    end_sessions(connection, id)


def _history(connection: Connection, ids: list[str], before: int, limit: int) -> list[PlayedGame]:
    placeholders = ", ".join("?" * len(ids))
    mine = fetch_structs(
        connection,
        ExportedResult,
        "select table_id, game, seat, place, score, at, rating from results"
        f" where person in ({placeholders}) and at < ? order by at desc, table_id, seat limit ?",
        [*ids, before, limit],
    )
    tables = sorted({row.table for row in mine})
    around: dict[str, list[PlayedSeat]] = {table: [] for table in tables}
    if tables:
        placeholders = ", ".join("?" * len(tables))
        sql = f"select table_id, name, place, score from results where table_id in ({placeholders}) order by seat"
        for table, name, place, score in connection.fetch(tuple[str, str, int, int], sql, tables):
            around[table].append(PlayedSeat(name, place, score))
    return [PlayedGame(**msgspec.structs.asdict(row), seats=around[row.table]) for row in mine]
