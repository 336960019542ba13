"""Lobby: lists of tables on request, and a feed of changes for subscribers.

Subscribers get the whole list once, then changes. Notifications name the tables that any process has written; they are
collected for a moment, so that a busy server needs few queries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine

import msgspec
from msgspec import Struct

from bastide.core.json_data import JsonData
from bastide.hosting.api.connection_and_lobby_messages import LobbyMessage, TableList, TableListEntry
from bastide.hosting.lobby.table_summary import build_list_entry
from bastide.hosting.service.hosted_table import Subscriber
from bastide.hosting.storage.log_store import (
    ListedTable,
    LogStore,
    StorageUnavailable,
    TableQuery,
    refuse_if_unavailable,
)
from bastide.tables.visitor_and_command_context import Visitor

#: Number of tables in one list.
TABLES_PER_PAGE = 50
#: Delay during which notifications are collected.
BATCH_DELAY_S = 0.5
#: Number of tables whose last sent summary is remembered.
MAX_REMEMBERED_TABLES = 5_000

json_encoder = msgspec.json.Encoder()


class SentSummary(Struct, frozen=True):
    """Last summary of a table that was sent to subscribers."""

    #: For everyone: whether a seat is free, and who is there.
    outside: JsonData
    #: For seated people in addition: whose turn it is.
    inside: JsonData
    people: frozenset[str]


def summarize(listed: ListedTable) -> SentSummary:
    summary = listed.summary
    seats = summary.line["seats"]
    assert isinstance(seats, list)
    around: list[JsonData] = [
        [seat["kind"], seat["name"], seat["bot"], seat["agreed"]] for seat in seats if isinstance(seat, dict)
    ]
    return SentSummary([summary.status, around], summary.line["waiting_for"], frozenset(summary.people))


class Lobby:
    """Lists of tables from a store."""

    def __init__(self, store: LogStore, spawn: Callable[[Coroutine[object, object, None]], None]) -> None:
        self.store = store
        self._spawn = spawn
        #: Subscribers, and the id of their ``lobby`` command, which a whole list repeats.
        self.subscribers: dict[Subscriber, int] = {}
        self._sent_summaries: dict[str, SentSummary] = {}
        self._changed: set[str] = set()
        #: Keeps lists and changes in order.
        self._order = asyncio.Lock()
        self._is_sending = False

    # -- lists on request --------------------------------------------------------------------

    async def list_public_tables(
        self, visitor: Visitor, game: str | None, status: str | None, before: int | None
    ) -> TableList:
        """Return the public tables, last changed first."""
        with refuse_if_unavailable():
            listed_tables = await self.store.find_tables(
                TableQuery(public=True, game=game, status=status, before=before, limit=TABLES_PER_PAGE)
            )
        return self._build_page(listed_tables, visitor)

    async def list_tables_of(self, visitor: Visitor, status: str | None, before: int | None) -> TableList:
        """Return the tables at which a person has a seat or is host."""
        with refuse_if_unavailable():
            return self._build_page(await self._find_own_tables(visitor, status, before), visitor)

    async def _find_own_tables(
        self, visitor: Visitor, status: str | None, before: int | None = None
    ) -> list[ListedTable]:
        listed_tables: dict[str, ListedTable] = {}
        for each in visitor.ids:
            for listed in await self.store.find_tables(
                TableQuery(person=each, status=status, before=before, limit=TABLES_PER_PAGE)
            ):
                listed_tables[listed.table] = listed
        return sorted(listed_tables.values(), key=lambda listed: -listed.updated_at)[:TABLES_PER_PAGE]

    def _build_page(self, listed_tables: list[ListedTable], visitor: Visitor) -> TableList:
        lines = [build_list_entry_for(each, visitor.ids) for each in listed_tables]
        return TableList(lines, listed_tables[-1].updated_at if len(listed_tables) == TABLES_PER_PAGE else None)

    # -- feed of changes ---------------------------------------------------------------------

    async def subscribe(self, subscriber: Subscriber, id: int) -> None:
        """Send the list, and changes from now on."""
        async with self._order:
            # Subscribe before reading the list, so that no change in between is missed.
            self.subscribers[subscriber] = id
            try:
                with refuse_if_unavailable():
                    await self._send_list(subscriber, id)
            except BaseException:
                self.unsubscribe(subscriber)
                raise

    async def _send_list(self, subscriber: Subscriber, id: int) -> None:
        visitor = subscriber.visitor
        listed_tables: dict[str, ListedTable] = {}
        for status in ("open", "playing"):
            if not visitor.is_bot_account:
                query = TableQuery(public=True, status=status, limit=TABLES_PER_PAGE)
                for listed in await self.store.find_tables(query):
                    listed_tables[listed.table] = listed
            for listed in await self._find_own_tables(visitor, status):
                listed_tables[listed.table] = listed
        for listed in listed_tables.values():
            if listed.table not in self._changed:  # the other subscribers do not know a change that waits
                self._sent_summaries.setdefault(listed.table, summarize(listed))
        lines = [build_list_entry_for(each, visitor.ids) for each in listed_tables.values()]
        subscriber.send(json_encoder.encode(LobbyMessage(id, lines, [])))

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.pop(subscriber, None)
        if not self.subscribers:
            self._sent_summaries.clear()
            self._changed.clear()

    def mark_changed(self, table: str) -> None:
        """Schedule an update, after a table was written; an empty name: any may have been."""
        if self.subscribers:
            if len(self._changed) >= MAX_REMEMBERED_TABLES:
                self._changed = {""}
            self._changed.add(table)
            if not self._is_sending:
                self._is_sending = True
                self._spawn(self._send_updates())

    async def _send_updates(self) -> None:
        try:
            while self._changed:
                await asyncio.sleep(BATCH_DELAY_S)
                async with self._order:
                    changed, self._changed = self._changed, set()
                    try:
                        await (self._send_all_lists() if "" in changed else self._send_changes(sorted(changed)))
                    except StorageUnavailable:
                        self._changed |= changed
                await self.store.wait_until_available()
        finally:
            self._is_sending = False

    async def _send_all_lists(self) -> None:
        """Send new lists to everyone, after changes may have been missed."""
        self._sent_summaries.clear()
        for subscriber, number in list(self.subscribers.items()):
            await self._send_list(subscriber, number)

    async def _send_changes(self, changed: list[str]) -> None:
        listed_tables = await self.store.read_summaries(changed)
        if self._sent_summaries.keys() & set(changed) - {each.table for each in listed_tables}:
            await self._send_all_lists()  # a table was deleted
            return
        # Chat after a game does not concern lists.
        listed_tables = [
            each for each in listed_tables if each.summary.status != "finished" or each.table in self._sent_summaries
        ]
        public = [
            build_list_entry_for(each, ())
            for each in listed_tables
            if each.summary.public and self._has_public_change(each)
        ]
        shared_message = json_encoder.encode(LobbyMessage(0, public, []))
        changed_by_person = self._group_by_person(listed_tables)
        for subscriber in self.subscribers:
            ids, is_bot = subscriber.visitor.ids, subscriber.visitor.is_bot_account
            own = {each.table: each for person in ids for each in changed_by_person.get(person, ())}
            lines = [
                build_list_entry_for(each, ids)
                for each in own.values()
                if (each.summary.public and not is_bot) or ids & set(each.summary.people)
            ]
            gone = sorted(own.keys() - {each.id for each in lines})
            if own:
                others = [] if is_bot else [each for each in public if each.id not in own]
                subscriber.send(json_encoder.encode(LobbyMessage(0, others + lines, gone)))
            elif public and not is_bot:
                subscriber.send(shared_message)
        for each in listed_tables:
            self._sent_summaries.pop(each.table, None)
            if each.summary.status != "finished":
                self._sent_summaries[each.table] = summarize(each)
        for forgotten in list(self._sent_summaries)[: max(0, len(self._sent_summaries) - MAX_REMEMBERED_TABLES)]:
            del self._sent_summaries[forgotten]

    def _has_public_change(self, listed: ListedTable) -> bool:
        before = self._sent_summaries.get(listed.table)
        return before is None or before.outside != summarize(listed).outside

    def _group_by_person(self, listed_tables: list[ListedTable]) -> dict[str, list[ListedTable]]:
        """Return the changed tables by person: those with a seat now, and those who had one before."""
        changed_by_person: dict[str, list[ListedTable]] = {}
        for each in listed_tables:
            before, now = self._sent_summaries.get(each.table), summarize(each)
            if before != now:
                for person in now.people | (before.people if before is not None else frozenset()):
                    changed_by_person.setdefault(person, []).append(each)
        return changed_by_person


def build_list_entry_for(listed: ListedTable, ids: Collection[str]) -> TableListEntry:
    return build_list_entry(listed.table, listed.summary, listed.created_at, listed.updated_at, ids)
