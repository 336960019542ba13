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

from bastide.hosting.storage.log_store import PERSON, Unavailable, person_of
from bastide.server.people.people import People
from bastide.server.people.sessions import LIFETIME, banned
from bastide.server.store.database import Connection
from bastide.server.store.people import rights
from bastide.server.store.store import DatabaseStore
from bastide.server.store.tables.append import batches
from bastide.tables.errors import Refused
from bastide.tables.visitor import Visitor

#: Sessions are checked at least this often.
AGE: Final = 1.0


class LiveSocket(Protocol):
    """An open connection that the monitor can close."""

    visitor: Visitor

    def end(self, why: Refused) -> None:
        """Close the connection with a reason, and ignore everything it still sends."""


class Behind(NamedTuple):
    """Session hash (empty: anonymous), person version and client address of a socket."""

    session: str
    version: int
    address: str


class Live:
    """Open sockets of this process, and the cached address bans."""

    def __init__(self, store: DatabaseStore, people: People) -> None:
        self.store = store
        self.people = people
        self.sockets: dict[LiveSocket, Behind] = {}
        self._bans: list[rights.Ban] = []
        self._checking = asyncio.Lock()
        self._wake_up = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open_up(self) -> None:
        """Load the bans, then start the background tasks."""
        await self.check()
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._check_forever())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def add(self, socket: LiveSocket, identity: Behind) -> None:
        self.sockets[socket] = identity
        if identity.session:
            self._wake_up.set()  # the session may have ended while the socket was opening

    def remove(self, socket: LiveSocket) -> None:
        self.sockets.pop(socket, None)

    def check_address(self, address: str) -> None:
        """Raise ``RequestRefused`` if an address is banned. ``address``: from ``rate_limits.get_address_key``."""
        for ban in self._bans:
            if ban.until > rights.now_ms() and within(address, ban.who):
                raise banned(ban.until, ban.reason)

    async def _listen(self) -> None:
        async for name, _ in self.store.listen(PERSON):
            self.people.forget((name and person_of(name)) or "")
            self._wake_up.set()
            del name  # keep no reference to the id of a deleted person

    async def _check_forever(self) -> None:
        while True:
            # Not wait_for: before Python 3.12 it swallowed a cancellation that came with the event, and closing hung.
            with suppress(TimeoutError):
                async with asyncio.timeout(AGE):
                    await self._wake_up.wait()
            self._wake_up.clear()
            with suppress(Unavailable):  # without the database, no command succeeds anyway
                await self.check()

    async def check(self) -> None:
        """Compare the session of every socket with the database."""
        async with self._checking:
            self._bans = [ban for ban in await self.store.read(rights.bans) if ban.kind == rights.ADDRESS]
            sockets = dict(self.sockets)  # sockets opened meanwhile are checked the next time
            sessions = sorted({identity.session for identity in sockets.values()} - {""})
            versions: dict[str, int] = {}
            for placeholders, wanted in batches(sessions):
                versions |= await self.store.read(partial(_versions, placeholders=placeholders, sessions=wanted))
            for socket, identity in sockets.items():
                await self._check_one(socket, identity, versions)

    async def _check_one(self, socket: LiveSocket, identity: Behind, versions: dict[str, int]) -> None:
        try:
            self.check_address(identity.address)
            if not identity.session:
                return
            version = versions.get(identity.session)
            if version == identity.version:
                return
            self.people.forget(socket.visitor.id)
            person = None if version is None else await self.people.of_session(identity.session)
            if person is None:
                raise Refused("session-ended", "you have been signed out")
            person.check_welcome(rights.now_ms())
        except Refused as why:
            self.remove(socket)
            socket.end(why)
            return
        socket.visitor = person.visitor()
        if socket in self.sockets:
            self.sockets[socket] = identity._replace(version=person.version)


def _versions(connection: Connection, placeholders: str, sessions: list[str]) -> dict[str, int]:
    """Return the current person version of each session that is still valid."""
    sql = (
        "select sessions.hash, people.changed from sessions join people on people.id = sessions.person"
        f" where sessions.hash in ({placeholders}) and sessions.seen > ?"
    )
    return dict(connection.fetch(tuple[str, int], sql, [*sessions, rights.now_ms() - LIFETIME]))


def within(address: str, ban: str) -> bool:
    """Whether a client address (or its network) overlaps a banned address or network."""
    try:
        found, kept_out = ipaddress.ip_network(address), ipaddress.ip_network(ban)
    except ValueError:
        return False
    return found.version == kept_out.version and found.overlaps(kept_out)
