"""Session monitor: closes WebSockets whose session has ended.

Each process compares the sessions of its open sockets with the database, at every change of a person and at least once
a second. People who were signed out, deleted or banned, by any process, are disconnected. Other changes apply from the
next command on.
"""

from __future__ import annotations

import asyncio
import ipaddress
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple, Protocol

from bastide.hosting.storage.log_store import PERSON_CHANNEL_PREFIX, StorageUnavailable, parse_person_notification
from bastide.server.people.account_service import AccountService
from bastide.server.people.sessions import SESSION_LIFETIME_MS, banned_error
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people import moderation_queries
from bastide.server.store.tables.log_append import placeholder_batches
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor

#: Sessions are checked at least this often.
MAX_CHECK_INTERVAL_SECONDS: Final = 1.0


class MonitoredSocket(Protocol):
    """An open connection that the monitor can close."""

    owner: Visitor

    def close_with_reason(self, why: RequestRefused) -> None:
        """Close the connection with a reason, and ignore everything it still sends."""


class SocketIdentity(NamedTuple):
    """Session hash (empty: anonymous), person version and client address of a socket."""

    session: str
    version: int
    address: str


class SessionMonitor:
    """Open sockets of this process, and the cached address bans."""

    def __init__(self, store: DatabaseStore, accounts: AccountService) -> None:
        self.store = store
        self.accounts = accounts
        self.sockets: dict[MonitoredSocket, SocketIdentity] = {}
        self._bans: list[moderation_queries.Ban] = []
        self._checking = asyncio.Lock()
        self._wake_up = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Load the bans, then start the background tasks."""
        await self.check_all_sockets()
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._check_forever())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def add_socket(self, socket: MonitoredSocket, identity: SocketIdentity) -> None:
        self.sockets[socket] = identity
        if identity.session:
            self._wake_up.set()  # the session may have ended while the socket was opening

    def remove_socket(self, socket: MonitoredSocket) -> None:
        self.sockets.pop(socket, None)

    def check_address(self, address: str) -> None:
        """Raise ``RequestRefused`` if an address is banned. ``address``: from ``rate_limits.get_address_key``."""
        for ban in self._bans:
            if ban.until > moderation_queries.now_ms() and is_in_banned_network(address, ban.who):
                raise banned_error(ban.until, ban.reason)

    async def _listen(self) -> None:
        async for name, _ in self.store.listen(PERSON_CHANNEL_PREFIX):
            self.accounts.invalidate_cache((name and parse_person_notification(name)) or "")
            self._wake_up.set()
            del name  # keep no reference to the id of a deleted person

    async def _check_forever(self) -> None:
        while True:
            # Not wait_for: before Python 3.12 it swallowed a cancellation that came with the event, and closing hung.
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_CHECK_INTERVAL_SECONDS):
                    await self._wake_up.wait()
            self._wake_up.clear()
            with suppress(StorageUnavailable):  # without the database, no command succeeds anyway
                await self.check_all_sockets()

    async def check_all_sockets(self) -> None:
        """Compare the session of every socket with the database."""
        async with self._checking:
            self._bans = [
                ban
                for ban in await self.store.read(moderation_queries.active_bans)
                if ban.kind == moderation_queries.BAN_ADDRESS
            ]
            sockets = dict(self.sockets)  # sockets opened meanwhile are checked the next time
            sessions = sorted({identity.session for identity in sockets.values()} - {""})
            versions: dict[str, int] = {}
            for placeholders, wanted in placeholder_batches(sessions):
                versions |= await self.store.read(partial(_versions, placeholders=placeholders, sessions=wanted))
            for socket, identity in sockets.items():
                await self._check_one(socket, identity, versions)

    async def _check_one(self, socket: MonitoredSocket, identity: SocketIdentity, versions: dict[str, int]) -> None:
        try:
            self.check_address(identity.address)
            if not identity.session:
                return
            version = versions.get(identity.session)
            if version == identity.version:
                return
            self.accounts.invalidate_cache(socket.owner.id)
            person = None if version is None else await self.accounts.person_of_session(identity.session)
            if person is None:
                raise RequestRefused("session-ended", "you've been signed out; sign in again")
            person.check_not_banned(moderation_queries.now_ms())
        except RequestRefused as why:
            self.remove_socket(socket)
            socket.close_with_reason(why)
            return
        socket.owner = person.visitor()
        if socket in self.sockets:
            self.sockets[socket] = identity._replace(version=person.version)


def _versions(connection: Connection, placeholders: str, sessions: list[str]) -> dict[str, int]:
    """Return the current person version of each session or token that is still valid."""
    sql = (
        "select sessions.hash, people.changed from sessions join people on people.id = sessions.person"
        f" where sessions.hash in ({placeholders}) and sessions.seen > ?"
        " union all select bot_tokens.hash, people.changed from bot_tokens join people on people.id = bot_tokens.bot"
        f" where bot_tokens.hash in ({placeholders}) and (bot_tokens.until is null or bot_tokens.until > ?)"
    )
    now = moderation_queries.now_ms()
    return dict(connection.fetch(tuple[str, int], sql, [*sessions, now - SESSION_LIFETIME_MS, *sessions, now]))


def is_in_banned_network(address: str, ban: str) -> bool:
    """Whether a client address (or its network) overlaps a banned address or network."""
    try:
        found, kept_out = ipaddress.ip_network(address), ipaddress.ip_network(ban)
    except ValueError:
        return False
    return found.version == kept_out.version and found.overlaps(kept_out)
