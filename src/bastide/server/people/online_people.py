"""Who is online: people with an open connection to any process.

Each process stores until when the people connected to it are online, and renews it, so that all processes know it. The
time runs out if a process is killed. Only people with friends are stored.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Final

from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.server.people.attempt_limits import DatabaseAccess
from bastide.server.store.people import friend_queries
from bastide.server.store.people.moderation_queries import now_ms

#: A person is online for this long unless their process renews it, and how often it does.
ONLINE_MS: Final = 40_000
RENEWAL_INTERVAL_S: Final = 15.0
#: Delay during which changes are collected, so that reconnecting people cause few writes.
BATCH_DELAY_S: Final = 0.5


class OnlinePeople:
    """People with an account who are connected to this process."""

    def __init__(self, database: DatabaseAccess) -> None:
        self._database = database
        self._process = secrets.token_hex(8)
        #: Number of connections, by person.
        self._connections: Counter[str] = Counter()
        self._changed: set[str] = set()
        self._has_work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.ensure_future(self._write_forever())

    async def close(self) -> None:
        """Stop, and store that the people of this process are offline."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        connected, self._connections = set(self._connections), Counter()
        await self._write(connected | self._changed)

    def connect(self, person: str) -> None:
        self._connections[person] += 1
        self.mark_changed(person)

    def disconnect(self, person: str) -> None:
        self._connections[person] -= 1
        if self._connections[person] <= 0:
            del self._connections[person]
        self.mark_changed(person)

    def mark_changed(self, *people: str) -> None:
        """Store soon whether these people are online: they are connected, disconnected or have new friends."""
        self._changed.update(people)
        self._has_work.set()

    async def _write_forever(self) -> None:
        loop = asyncio.get_running_loop()
        next_renewal = loop.time() + RENEWAL_INTERVAL_S
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, next_renewal - loop.time())):
                    await self._has_work.wait()
                    await asyncio.sleep(BATCH_DELAY_S)
            self._has_work.clear()
            changed, self._changed = self._changed, set()
            if loop.time() >= next_renewal:
                next_renewal += RENEWAL_INTERVAL_S
                changed |= set(self._connections)
            await self._write(changed)

    async def _write(self, people: set[str]) -> None:
        if not people:
            return
        now = now_ms()
        leases = [(each, now + ONLINE_MS if each in self._connections else 0) for each in sorted(people)]
        write = partial(friend_queries.write_online_leases, process=self._process, leases=leases, now=now)
        with suppress(StorageUnavailable):  # renewed later
            await self._database.write(write)
