"""Lobby: lists of tables on request, and a feed of changes for subscribers.

Subscribers get the whole list once, then changes. Notifications name the tables that any process has written; they are
collected for a moment, so that a busy server needs few queries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine

import msgspec
from msgspec import Struct

from bastide.core.plain import Plain
from bastide.hosting.api.messages import LobbyMessage, TableLine, TableList
from bastide.hosting.lobby.table_summary import line
from bastide.hosting.service.hosted_table import Watcher
from bastide.hosting.storage.log_store import Listed, LogStore, TableQuery, Unavailable, stored
from bastide.tables.visitor import Visitor

#: Number of tables in one list.
PAGE = 50
#: Delay during which notifications are collected.
GATHERED = 0.5
#: Number of tables whose last sent summary is remembered.
REMEMBERED = 5_000

encoder = msgspec.json.Encoder()


class Told(Struct, frozen=True):
    """Last summary of a table that was sent to subscribers."""

    #: For everyone: whether a seat is free, and who is there.
    outside: Plain
    #: For seated people in addition: whose turn it is.
    inside: Plain
    people: frozenset[str]


def told(listed: Listed) -> Told:
    summary = listed.summary
    seats = summary.line["seats"]
    assert isinstance(seats, list)
    around: list[Plain] = [
        [seat["kind"], seat["name"], seat["bot"], seat["agreed"]] for seat in seats if isinstance(seat, dict)
    ]
    return Told([summary.status, around], summary.line["waiting_for"], frozenset(summary.people))


class Lobby:
    """Lists of tables from a store."""

    def __init__(self, store: LogStore, spawn: Callable[[Coroutine[object, object, None]], None]) -> None:
        self.store = store
        self._spawn = spawn
        #: Subscribers, and the id of their ``lobby`` command, which a whole list repeats.
        self.watchers: dict[Watcher, int] = {}
        self._told: dict[str, Told] = {}
        self._changed: set[str] = set()
        #: Keeps lists and changes in order.
        self._order = asyncio.Lock()
        self._telling = False

    # -- lists on request --------------------------------------------------------------------

    async def tables(self, visitor: Visitor, game: str | None, status: str | None, before: int | None) -> TableList:
        """Return the public tables, last changed first."""
        with stored():
            listed_tables = await self.store.tables(
                TableQuery(public=True, game=game, status=status, before=before, limit=PAGE)
            )
        return self._build_page(listed_tables, visitor)

    async def tables_of(self, visitor: Visitor, status: str | None, before: int | None) -> TableList:
        """Return the tables at which a person has a seat or is host."""
        with stored():
            return self._build_page(await self._find_own_tables(visitor, status, before), visitor)

    async def _find_own_tables(self, visitor: Visitor, status: str | None, before: int | None = None) -> list[Listed]:
        listed_tables: dict[str, Listed] = {}
        for each in visitor.ids:
            for listed in await self.store.tables(TableQuery(person=each, status=status, before=before, limit=PAGE)):
                listed_tables[listed.table] = listed
        return sorted(listed_tables.values(), key=lambda listed: -listed.updated_at)[:PAGE]

    def _build_page(self, listed_tables: list[Listed], visitor: Visitor) -> TableList:
        lines = [shown(each, visitor.ids) for each in listed_tables]
        return TableList(lines, listed_tables[-1].updated_at if len(listed_tables) == PAGE else None)

    # -- feed of changes ---------------------------------------------------------------------

    async def enter(self, subscriber: Watcher, id: int) -> None:
        """Send the list, and changes from now on."""
        async with self._order:
            # Subscribe before reading the list, so that no change in between is missed.
            self.watchers[subscriber] = id
            try:
                with stored():
                    await self._send_list(subscriber, id)
            except BaseException:
                self.leave(subscriber)
                raise

    async def _send_list(self, subscriber: Watcher, id: int) -> None:
        visitor = subscriber.visitor
        listed_tables: dict[str, Listed] = {}
        for status in ("open", "playing"):
            for listed in await self.store.tables(TableQuery(public=True, status=status, limit=PAGE)):
                listed_tables[listed.table] = listed
            for listed in await self._find_own_tables(visitor, status):
                listed_tables[listed.table] = listed
        for listed in listed_tables.values():
            self._told.setdefault(listed.table, told(listed))
        lines = [shown(each, visitor.ids) for each in listed_tables.values()]
        subscriber.tell(encoder.encode(LobbyMessage(id, lines, [])))

    def leave(self, subscriber: Watcher) -> None:
        self.watchers.pop(subscriber, None)
        if not self.watchers:
            self._told.clear()
            self._changed.clear()

    def note(self, table: str) -> None:
        """Schedule an update, after a table was written; an empty name: any may have been."""
        if self.watchers:
            if len(self._changed) >= REMEMBERED:
                self._changed = {""}
            self._changed.add(table)
            if not self._telling:
                self._telling = True
                self._spawn(self._send_updates())

    async def _send_updates(self) -> None:
        try:
            while self._changed:
                await asyncio.sleep(GATHERED)
                async with self._order:
                    changed, self._changed = self._changed, set()
                    try:
                        await (self._send_all_lists() if "" in changed else self._send_changes(sorted(changed)))
                    except Unavailable:
                        self._changed |= changed
                await self.store.back()
        finally:
            self._telling = False

    async def _send_all_lists(self) -> None:
        """Send new lists to everyone, after changes may have been missed."""
        self._told.clear()
        for subscriber, number in list(self.watchers.items()):
            await self._send_list(subscriber, number)

    async def _send_changes(self, changed: list[str]) -> None:
        listed_tables = await self.store.summaries(changed)
        if self._told.keys() & set(changed) - {each.table for each in listed_tables}:
            await self._send_all_lists()  # a table was deleted
            return
        # Chat after a game does not concern lists.
        listed_tables = [
            each for each in listed_tables if each.summary.status != "finished" or each.table in self._told
        ]
        public = [shown(each, ()) for each in listed_tables if each.summary.public and self._has_public_change(each)]
        shared_message = encoder.encode(LobbyMessage(0, public, []))
        changed_by_person = self._group_by_person(listed_tables)
        for subscriber in self.watchers:
            ids = subscriber.visitor.ids
            own = {each.table: each for person in ids for each in changed_by_person.get(person, ())}
            lines = [shown(each, ids) for each in own.values() if each.summary.public or ids & set(each.summary.people)]
            gone = sorted(own.keys() - {each.id for each in lines})
            if own:
                others = [each for each in public if each.id not in own]
                subscriber.tell(encoder.encode(LobbyMessage(0, others + lines, gone)))
            elif public:
                subscriber.tell(shared_message)
        for each in listed_tables:
            self._told.pop(each.table, None)
            if each.summary.status != "finished":
                self._told[each.table] = told(each)
        for forgotten in list(self._told)[: max(0, len(self._told) - REMEMBERED)]:
            del self._told[forgotten]

    def _has_public_change(self, listed: Listed) -> bool:
        before = self._told.get(listed.table)
        return before is None or before.outside != told(listed).outside

    def _group_by_person(self, listed_tables: list[Listed]) -> dict[str, list[Listed]]:
        """Return the changed tables by person: those with a seat now, and those who had one before."""
        changed_by_person: dict[str, list[Listed]] = {}
        for each in listed_tables:
            before, now = self._told.get(each.table), told(each)
            if before != now:
                for person in now.people | (before.people if before is not None else frozenset()):
                    changed_by_person.setdefault(person, []).append(each)
        return changed_by_person


def shown(listed: Listed, ids: Collection[str]) -> TableLine:
    return line(listed.table, listed.summary, listed.created_at, listed.updated_at, ids)
