"""A connection lives as long as the session behind it.

Every process keeps a list of the sessions behind its open sockets. It compares them with the database whenever it hears
that something about a person has changed, and at least once a second: whoever has been signed out, deleted or banned,
by whatever process, is cut off, and whatever else is new about somebody counts from the next command on.
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

#: Without news, sessions are looked at again after so many seconds.
AGE: Final = 1.0


class LiveSocket(Protocol):
    """A connection with somebody at its end."""

    visitor: Visitor

    def end(self, why: Refused) -> None:
        """Say why, and be done with it. Nothing that it sends from now on is carried out."""


class Behind(NamedTuple):
    """What is behind a socket: the hash of its session (empty: nobody's), that person's version, the address."""

    session: str
    version: int
    address: str


class Live:
    """The sockets of this process, and the addresses that are kept out."""

    def __init__(self, store: DatabaseStore, people: People) -> None:
        self.store = store
        self.people = people
        self.sockets: dict[LiveSocket, Behind] = {}
        self._bans: list[rights.Ban] = []
        self._checking = asyncio.Lock()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open_up(self) -> None:
        """Begin to listen. Nobody is let in before it is known who is not."""
        await self.check()
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._keep())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def add(self, socket: LiveSocket, behind: Behind) -> None:
        self.sockets[socket] = behind
        if behind.session:
            self._news.set()  # it may have ended while the socket was being opened

    def remove(self, socket: LiveSocket) -> None:
        self.sockets.pop(socket, None)

    def check_address(self, address: str) -> None:
        """Refused if nobody from there may come in. ``address`` is what ``limits.address_key`` makes of it."""
        for ban in self._bans:
            if ban.until > rights.now_ms() and within(address, ban.who):
                raise banned(ban.until, ban.reason)

    async def _listen(self) -> None:
        async for name, _ in self.store.listen(PERSON):
            self.people.forget((name and person_of(name)) or "")
            self._news.set()
            del name  # nothing is kept of somebody who is being forgotten, not even that the last news were theirs

    async def _keep(self) -> None:
        while True:
            # Not wait_for: until Python 3.12 it swallowed a cancellation that came with the news, and closing hung.
            with suppress(TimeoutError):
                async with asyncio.timeout(AGE):
                    await self._news.wait()
            self._news.clear()
            with suppress(Unavailable):  # nothing can be done at a table while the database is away
                await self.check()

    async def check(self) -> None:
        """Compare every socket with the database."""
        async with self._checking:
            self._bans = [ban for ban in await self.store.read(rights.bans) if ban.kind == rights.ADDRESS]
            asked = dict(self.sockets)  # who comes meanwhile is looked at the next time
            sessions = sorted({behind.session for behind in asked.values()} - {""})
            versions: dict[str, int] = {}
            for marks, wanted in batches(sessions):
                versions |= await self.store.read(partial(_versions, marks=marks, sessions=wanted))
            for socket, behind in asked.items():
                await self._check_one(socket, behind, versions)

    async def _check_one(self, socket: LiveSocket, behind: Behind, versions: dict[str, int]) -> None:
        try:
            self.check_address(behind.address)
            if not behind.session:
                return
            version = versions.get(behind.session)
            if version == behind.version:
                return
            self.people.forget(socket.visitor.id)
            person = None if version is None else await self.people.of_session(behind.session)
            if person is None:
                raise Refused("session-ended", "you have been signed out")
            person.check_welcome(rights.now_ms())
        except Refused as why:
            self.remove(socket)
            socket.end(why)
            return
        socket.visitor = person.visitor()
        if socket in self.sockets:
            self.sockets[socket] = behind._replace(version=person.version)


def _versions(connection: Connection, marks: str, sessions: list[str]) -> dict[str, int]:
    """Which of these sessions are alive, and which version of their person is the last."""
    sql = (
        "select sessions.hash, people.changed from sessions join people on people.id = sessions.person"
        f" where sessions.hash in ({marks}) and sessions.seen > ?"
    )
    return dict(connection.fetch(tuple[str, int], sql, [*sessions, rights.now_ms() - LIFETIME]))


def within(address: str, ban: str) -> bool:
    """Whether an address (or the network that counts as one) belongs to what is banned."""
    try:
        found, kept_out = ipaddress.ip_network(address), ipaddress.ip_network(ban)
    except ValueError:
        return False
    return found.version == kept_out.version and found.overlaps(kept_out)
