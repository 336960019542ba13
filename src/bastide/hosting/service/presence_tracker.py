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

from bastide.hosting.clocks.shared_clock import SharedClock
from bastide.hosting.service.hosted_table import HostedTable, LocalAudience
from bastide.hosting.storage.log_store import LogStore, PresenceLease, StorageUnavailable
from bastide.tables.visitor_and_command_context import SeatPresence

#: Lifetime of a lease that is not renewed, and the interval of renewals.
LEASE_MS: Final = 40_000
RENEWAL_INTERVAL_S: Final = 15.0
#: Delay after which changes are written together.
BATCH_DELAY_S: Final = 0.5


class PresenceTracker:
    """Presence at the tables that this process has in memory."""

    def __init__(self, store: LogStore, clock: SharedClock, tables: dict[str, HostedTable]) -> None:
        self.store = store
        self.clock = clock
        self.now_ms = clock.now_ms
        self.tables = tables
        self.process_id = secrets.token_hex(8)
        #: Absence before this time is not counted, because this process could not observe anybody.
        self.observing_since_ms = clock.now_ms()
        #: Leases of each table: end time by person and process.
        self._leases: dict[str, dict[tuple[str, str], int]] = {}
        #: Tables whose leases have to be written, or read.
        self._unwritten: set[str] = set()
        self._unread: set[str] = set()
        self._has_work = asyncio.Event()

    def get_seat_presence(self, hosted: HostedTable, local_audience: LocalAudience | None = None) -> SeatPresence:
        """Return which seats are connected, and when the others last were.

        ``local_audience``: the subscribers in this process, if the caller knows them.
        """
        now = self.now_ms()
        # Time skipped by a clock change does not count as absence.
        since = max(self.observing_since_ms, self.clock.get_last_jump_ms())
        present = set((local_audience or hosted.get_local_audience()).seats)
        seen: dict[int, int] = {}
        numbers = {seat.person: number for number, seat in enumerate(hosted.table.seats) if seat.person}
        for (person, process), until in self._leases.get(hosted.table.id, {}).items():
            number = numbers.get(person)
            if number is not None:
                seen[number] = max(since, seen.get(number, 0), min(until, now))
                if until > now and process != self.process_id:  # own subscribers are known directly
                    present.add(number)
        return SeatPresence(frozenset(present), {number: seen.get(number, since) for number in numbers.values()})

    def update_if_people_changed(self, hosted: HostedTable, local_audience: LocalAudience) -> None:
        """Update the leases if the people with seats have changed."""
        if list_present_people(hosted, local_audience) != hosted.recorded_people:
            self.update_leases(hosted, local_audience)

    def update_leases(self, hosted: HostedTable, local_audience: LocalAudience) -> None:
        """Update the leases after people have come or left, or changed seats."""
        table = hosted.table
        now = self.now_ms()
        leases = self._leases.setdefault(table.id, {})
        present = hosted.recorded_people = list_present_people(hosted, local_audience)
        departed = {
            person for (person, process), until in leases.items() if process == self.process_id and until > now
        } - present
        arrived = present - {
            person for person, process in leases if process == self.process_id and leases[person, process] > now
        }
        for person in departed:
            leases[person, self.process_id] = now
        for person in arrived:
            leases[person, self.process_id] = now + LEASE_MS
        if departed or arrived:
            self._unwritten.add(table.id)
            self._has_work.set()

    def mark_outdated(self, table: str) -> None:
        """Schedule a read, after another process has written leases of a table; an empty name: of any."""
        self._unread.update(self._leases if not table else [table] if table in self._leases else [])
        if self._unread:
            self._has_work.set()

    async def ensure_loaded(self, table: str) -> None:
        """Load the leases of a table, if not loaded yet."""
        if table not in self._leases:
            with suppress(StorageUnavailable):
                await self.load_leases([table])

    async def load_leases(self, tables: Iterable[str]) -> None:
        """Load the leases that other processes have written for these tables."""
        wanted = list(tables)
        if not wanted:
            return
        found = await self.store.read_leases(wanted)
        for name in wanted:
            leases = self._leases.get(name, {})
            self._leases[name] = {key: until for key, until in leases.items() if key[1] == self.process_id}
        for lease in found:
            # Own leases in memory are newer, unless the table was evicted in between.
            self._leases[lease.table].setdefault((lease.person, lease.process_id), lease.until_ms)

    async def synchronize_forever(self, changed: Callable[[HostedTable], None]) -> None:
        """Write and read leases forever; ``changed`` is called for each table that may have changed."""
        next_renewal = asyncio.get_running_loop().time() + RENEWAL_INTERVAL_S
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, next_renewal - asyncio.get_running_loop().time())):
                    await self._has_work.wait()
                    await asyncio.sleep(BATCH_DELAY_S)
            self._has_work.clear()
            if asyncio.get_running_loop().time() >= next_renewal:
                next_renewal += RENEWAL_INTERVAL_S
                self._renew()
            try:
                await self._synchronize(changed)
            except StorageUnavailable:
                await self.store.wait_until_available()
                # Presence was unknown during the outage.
                self.observing_since_ms = self.now_ms()
                self._renew()

    def _renew(self) -> None:
        """Renew the leases of connected people, and forget tables that are no longer in memory."""
        for name in [name for name in self._leases if name not in self.tables]:
            del self._leases[name]
        now = self.now_ms()
        for name, leases in self._leases.items():
            self._unread.add(name)
            for key, until in leases.items():
                if key[1] == self.process_id and until > now:
                    leases[key] = now + LEASE_MS
                    self._unwritten.add(name)

    async def _synchronize(self, changed: Callable[[HostedTable], None]) -> None:
        unwritten, self._unwritten = self._unwritten, set()
        unread, self._unread = self._unread, set()
        try:
            await self._write(unwritten)
            await self.load_leases(unread)
        except StorageUnavailable:
            self._unwritten |= unwritten
            self._unread |= unread
            raise
        for name in sorted(unwritten | unread):
            if name in self.tables:
                changed(self.tables[name])

    async def _write(self, tables: Iterable[str]) -> None:
        leases = [
            PresenceLease(name, person, process, until)
            for name in tables
            for (person, process), until in self._leases.get(name, {}).items()
            if process == self.process_id
        ]
        if leases:
            await self.store.write_leases(leases, self.now_ms())

    async def close(self) -> None:
        """End all leases of this process."""
        now = self.now_ms()
        for name, leases in self._leases.items():
            for key in leases:
                if key[1] == self.process_id and leases[key] > now:
                    leases[key] = now
                    self._unwritten.add(name)
        with suppress(StorageUnavailable):
            await self._write(self._unwritten)


def list_present_people(hosted: HostedTable, local_audience: LocalAudience) -> frozenset[str]:
    """Return the connected people whose presence counts; none after the end of the game."""
    table = hosted.table
    return frozenset(table.seats[seat].person for seat in local_audience.seats if table.status != "finished")
