"""Presence: who is connected to which table, shared by all processes.

Each process writes leases to the database and renews them while its people are connected; those of a killed process
expire. It reads the leases of other processes when they announce a change, and with every renewal. Each process writes
at most twice a second, however many people come and go.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final

from bastide.hosting.clocks.timekeeper import Timekeeper
from bastide.hosting.service.hosted_table import Company, HostedTable
from bastide.hosting.storage.log_store import LogStore, Stay, Unavailable
from bastide.tables.visitor import Attendance

#: Lifetime of a lease that is not renewed, and the interval of renewals.
LEASE: Final = 40_000
BEAT: Final = 15.0
#: Delay after which changes are written together.
GATHERED: Final = 0.5


class PresenceBook:
    """Presence at the tables that this process has in memory."""

    def __init__(self, store: LogStore, time: Timekeeper, tables: dict[str, HostedTable]) -> None:
        self.store = store
        self.time = time
        self.now = time.now
        self.tables = tables
        self.process = secrets.token_hex(8)
        #: Absence before this time is not counted, because this process could not observe anybody.
        self.since = time.now()
        #: Leases of each table: end time by person and process.
        self._stays: dict[str, dict[tuple[str, str], int]] = {}
        #: Tables whose leases have to be written, or read.
        self._unwritten: set[str] = set()
        self._unread: set[str] = set()
        self._has_work = asyncio.Event()

    def attendance(self, hosted: HostedTable, local_audience: Company | None = None) -> Attendance:
        """Return which seats are connected, and when the others last were.

        ``local_audience``: the subscribers in this process, if the caller knows them.
        """
        now = self.now()
        # Time skipped by a clock change does not count as absence.
        since = max(self.since, self.time.set_forward())
        present = set((local_audience or hosted.company()).seats)
        seen: dict[int, int] = {}
        numbers = {seat.person: number for number, seat in enumerate(hosted.table.seats) if seat.person}
        for (person, process), until in self._stays.get(hosted.table.id, {}).items():
            number = numbers.get(person)
            if number is not None:
                seen[number] = max(since, seen.get(number, 0), min(until, now))
                if until > now and process != self.process:  # own subscribers are known directly
                    present.add(number)
        return Attendance(frozenset(present), {number: seen.get(number, since) for number in numbers.values()})

    def note_people(self, hosted: HostedTable, local_audience: Company) -> None:
        """Update the leases if the people with seats have changed."""
        if people_of(hosted, local_audience) != hosted.noted:
            self.note(hosted, local_audience)

    def note(self, hosted: HostedTable, local_audience: Company) -> None:
        """Update the leases after people have come or left, or changed seats."""
        table = hosted.table
        now = self.now()
        leases = self._stays.setdefault(table.id, {})
        present = hosted.noted = people_of(hosted, local_audience)
        departed = {
            person for (person, process), until in leases.items() if process == self.process and until > now
        } - present
        arrived = present - {
            person for person, process in leases if process == self.process and leases[person, process] > now
        }
        for person in departed:
            leases[person, self.process] = now
        for person in arrived:
            leases[person, self.process] = now + LEASE
        if departed or arrived:
            self._unwritten.add(table.id)
            self._has_work.set()

    def hear(self, table: str) -> None:
        """Schedule a read, after another process has written leases of a table; an empty name: of any."""
        self._unread.update(self._stays if not table else [table] if table in self._stays else [])
        if self._unread:
            self._has_work.set()

    async def know(self, table: str) -> None:
        """Load the leases of a table, if not loaded yet."""
        if table not in self._stays:
            with suppress(Unavailable):
                await self.read([table])

    async def read(self, tables: Iterable[str]) -> None:
        """Load the leases that other processes have written for these tables."""
        wanted = list(tables)
        if not wanted:
            return
        found = await self.store.stays(wanted)
        for name in wanted:
            leases = self._stays.get(name, {})
            self._stays[name] = {key: until for key, until in leases.items() if key[1] == self.process}
        for lease in found:
            # Own leases in memory are newer, unless the table was evicted in between.
            self._stays[lease.table].setdefault((lease.person, lease.process), lease.until)

    async def keep_up(self, changed: Callable[[HostedTable], None]) -> None:
        """Write and read leases forever; ``changed`` is called for each table that may have changed."""
        next_renewal = asyncio.get_running_loop().time() + BEAT
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, next_renewal - asyncio.get_running_loop().time())):
                    await self._has_work.wait()
                    await asyncio.sleep(GATHERED)
            self._has_work.clear()
            if asyncio.get_running_loop().time() >= next_renewal:
                next_renewal += BEAT
                self._renew()
            try:
                await self._synchronize(changed)
            except Unavailable:
                await self.store.back()
                # Presence was unknown during the outage.
                self.since = self.now()
                self._renew()

    def _renew(self) -> None:
        """Renew the leases of connected people, and forget tables that are no longer in memory."""
        for name in [name for name in self._stays if name not in self.tables]:
            del self._stays[name]
        now = self.now()
        for name, leases in self._stays.items():
            self._unread.add(name)
            for key, until in leases.items():
                if key[1] == self.process and until > now:
                    leases[key] = now + LEASE
                    self._unwritten.add(name)

    async def _synchronize(self, changed: Callable[[HostedTable], None]) -> None:
        unwritten, self._unwritten = self._unwritten, set()
        unread, self._unread = self._unread, set()
        try:
            await self._write(unwritten)
            await self.read(unread)
        except Unavailable:
            self._unwritten |= unwritten
            self._unread |= unread
            raise
        for name in sorted(unwritten | unread):
            if name in self.tables:
                changed(self.tables[name])

    async def _write(self, tables: Iterable[str]) -> None:
        leases = [
            Stay(name, person, process, until)
            for name in tables
            for (person, process), until in self._stays.get(name, {}).items()
            if process == self.process
        ]
        if leases:
            await self.store.stay(leases, self.now())

    async def close(self) -> None:
        """End all leases of this process."""
        now = self.now()
        for name, leases in self._stays.items():
            for key in leases:
                if key[1] == self.process and leases[key] > now:
                    leases[key] = now
                    self._unwritten.add(name)
        with suppress(Unavailable):
            await self._write(self._unwritten)


def people_of(hosted: HostedTable, local_audience: Company) -> frozenset[str]:
    """Return the connected people whose presence counts; none after the end of the game."""
    table = hosted.table
    return frozenset(table.seats[seat].person for seat in local_audience.seats if table.status != "finished")
