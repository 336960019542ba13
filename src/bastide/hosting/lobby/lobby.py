"""The lobby: lists of tables, for whoever asks, and for whoever listens.

Who listens is sent the list once, and then what changes. News are only the names of tables that have been written to,
by whatever process; they are gathered for a moment, so that a busy house costs a query now and then and no more.
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

#: So many tables come in one list.
PAGE = 50
#: News are gathered for so many seconds.
GATHERED = 0.5
#: Of so many tables it is remembered what has been told; of others everything is news.
REMEMBERED = 5_000

encoder = msgspec.json.Encoder()


class Told(Struct, frozen=True):
    """What has been told of a table."""

    #: What everyone wants to know: whether one can sit down, and who is there.
    outside: Plain
    #: What those who sit there want to know besides: whose turn it is.
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
    """The tables of a store, in lists."""

    def __init__(self, store: LogStore, spawn: Callable[[Coroutine[object, object, None]], None]) -> None:
        self.store = store
        self._spawn = spawn
        #: Who listens, and the id of their ``lobby`` command, which a whole list has.
        self.watchers: dict[Watcher, int] = {}
        self._told: dict[str, Told] = {}
        self._changed: set[str] = set()
        #: Lists and changes come in order.
        self._order = asyncio.Lock()
        self._telling = False

    # -- for whoever asks --------------------------------------------------------------------

    async def tables(self, visitor: Visitor, game: str | None, status: str | None, before: int | None) -> TableList:
        """The public tables, those changed last first."""
        with stored():
            found = await self.store.tables(
                TableQuery(public=True, game=game, status=status, before=before, limit=PAGE)
            )
        return self._page(found, visitor)

    async def tables_of(self, visitor: Visitor, status: str | None, before: int | None) -> TableList:
        """Everything that somebody sits at, or has made."""
        with stored():
            return self._page(await self._own(visitor, status, before), visitor)

    async def _own(self, visitor: Visitor, status: str | None, before: int | None = None) -> list[Listed]:
        found: dict[str, Listed] = {}
        for each in visitor.ids:
            for listed in await self.store.tables(TableQuery(person=each, status=status, before=before, limit=PAGE)):
                found[listed.table] = listed
        return sorted(found.values(), key=lambda listed: -listed.updated_at)[:PAGE]

    def _page(self, found: list[Listed], visitor: Visitor) -> TableList:
        lines = [shown(each, visitor.ids) for each in found]
        return TableList(lines, found[-1].updated_at if len(found) == PAGE else None)

    # -- for whoever listens -----------------------------------------------------------------

    async def enter(self, watcher: Watcher, id: int) -> None:
        """Send the list, and from now on what changes."""
        async with self._order:
            # Whatever is written from here on is told after the list: before it is read, or it could be missed.
            self.watchers[watcher] = id
            try:
                with stored():
                    await self._send_list(watcher, id)
            except BaseException:
                self.leave(watcher)
                raise

    async def _send_list(self, watcher: Watcher, id: int) -> None:
        visitor = watcher.visitor
        found: dict[str, Listed] = {}
        for status in ("open", "playing"):
            for listed in await self.store.tables(TableQuery(public=True, status=status, limit=PAGE)):
                found[listed.table] = listed
            for listed in await self._own(visitor, status):
                found[listed.table] = listed
        for listed in found.values():
            self._told.setdefault(listed.table, told(listed))
        lines = [shown(each, visitor.ids) for each in found.values()]
        watcher.tell(encoder.encode(LobbyMessage(id, lines, [])))

    def leave(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)
        if not self.watchers:
            self._told.clear()
            self._changed.clear()

    def note(self, table: str) -> None:
        """A table has been written to; an empty name: any may have been."""
        if self.watchers:
            if len(self._changed) >= REMEMBERED:
                self._changed = {""}
            self._changed.add(table)
            if not self._telling:
                self._telling = True
                self._spawn(self._tell())

    async def _tell(self) -> None:
        try:
            while self._changed:
                await asyncio.sleep(GATHERED)
                async with self._order:
                    changed, self._changed = self._changed, set()
                    try:
                        await (self._tell_all() if "" in changed else self._tell_changes(sorted(changed)))
                    except Unavailable:
                        self._changed |= changed
                await self.store.back()
        finally:
            self._telling = False

    async def _tell_all(self) -> None:
        """Something may have been missed: everybody gets a new list."""
        self._told.clear()
        for watcher, number in list(self.watchers.items()):
            await self._send_list(watcher, number)

    async def _tell_changes(self, changed: list[str]) -> None:
        found = await self.store.summaries(changed)
        if self._told.keys() & set(changed) - {each.table for each in found}:
            await self._tell_all()  # one has been deleted
            return
        # What people say to each other after a game is nothing for lists.
        found = [each for each in found if each.summary.status != "finished" or each.table in self._told]
        public = [shown(each, ()) for each in found if each.summary.public and self._outside_is_new(each)]
        same_for_most = encoder.encode(LobbyMessage(0, public, []))
        concerned = self._concerned(found)
        for watcher in self.watchers:
            ids = watcher.visitor.ids
            own = {each.table: each for person in ids for each in concerned.get(person, ())}
            lines = [shown(each, ids) for each in own.values() if each.summary.public or ids & set(each.summary.people)]
            gone = sorted(own.keys() - {each.id for each in lines})
            if own:
                others = [each for each in public if each.id not in own]
                watcher.tell(encoder.encode(LobbyMessage(0, others + lines, gone)))
            elif public:
                watcher.tell(same_for_most)
        for each in found:
            self._told.pop(each.table, None)
            if each.summary.status != "finished":
                self._told[each.table] = told(each)
        for forgotten in list(self._told)[: max(0, len(self._told) - REMEMBERED)]:
            del self._told[forgotten]

    def _outside_is_new(self, listed: Listed) -> bool:
        before = self._told.get(listed.table)
        return before is None or before.outside != told(listed).outside

    def _concerned(self, found: list[Listed]) -> dict[str, list[Listed]]:
        """What is new for whom: for those who sit there, and for those who did."""
        concerned: dict[str, list[Listed]] = {}
        for each in found:
            before, now = self._told.get(each.table), told(each)
            if before != now:
                for person in now.people | (before.people if before is not None else frozenset()):
                    concerned.setdefault(person, []).append(each)
        return concerned


def shown(listed: Listed, ids: Collection[str]) -> TableLine:
    return line(listed.table, listed.summary, listed.created_at, listed.updated_at, ids)
