"""Broadcast tables and presence to their subscribers, each message built for one viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bastide.hosting.api.messages import Gone, Presence, Waiting
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import Company, HostedTable, Watcher
from bastide.hosting.service.presence import PresenceBook
from bastide.hosting.storage.history_loader import all_shown
from bastide.tables import messages as wire
from bastide.tables.commands.absence import may_replace_at
from bastide.tables.log import Chatted
from bastide.tables.model.table_parts import Happened
from bastide.tables.views.table_message import NONE_YET, Telling, Views, shown

#: Delay after which changes of presence are broadcast together.
PRESENCE = 0.25

encoder = msgspec.json.Encoder()


class Asker(NamedTuple):
    """Subscriber who waits for the answer to a command, and the id of the command."""

    watcher: Watcher
    id: int


class Asked(NamedTuple):
    """How a subscriber asked for a table: ids of the commands, and whether it wants only changes of views."""

    answers: tuple[int, ...] = ()
    changes: bool = False


NOTHING_MORE = Asked()


class Broadcaster:
    """Sends messages to all subscribers of the tables of one process."""

    def __init__(self, context: ServiceContext, presence: PresenceBook) -> None:
        self._context = context
        self.presence = presence

    # -- messages ----------------------------------------------------------------------------

    def message(self, hosted: HostedTable, viewer: int, happened: Iterable[wire.Happening]) -> wire.TableMessage:
        """Build the message of a table for a viewer."""
        return self.telling(hosted, hosted.company()).to(viewer, happened)

    def telling(self, hosted: HostedTable, company: Company) -> Telling:
        """Return a builder of messages for the current table, with the presence known to all processes."""
        attendance = self.presence.attendance(hosted, company)
        return Telling(hosted.table, attendance, hosted.now(self._context.time), company.onlookers, hosted.views)

    def who_is_there(self, hosted: HostedTable, company: Company) -> Presence:
        attendance = self.presence.attendance(hosted, company)
        places = range(hosted.table.players)
        return Presence(
            hosted.table.id,
            [seat in attendance.here for seat in places],
            company.onlookers,
            [may_replace_at(hosted.table, seat, attendance) for seat in places],
        )

    async def missed(
        self, hosted: HostedTable, viewer: int, since: int, who: str, hidden: frozenset[str] = frozenset()
    ) -> list[wire.Happening]:
        """Return all entries after ``since`` as a viewer may see them; only the last ones of very many.

        Chat messages of people whom the viewer has blocked (``hidden``) are left out. ``who`` is counted in the limits
        on reading old entries.
        """
        told: list[wire.Happening] = []
        with hosted.expected():
            while since < hosted.table.seq:
                news = await self.happened(hosted, since, who)
                if not news:  # the log no longer has these entries
                    break
                told += await all_shown(heard(news, hidden), viewer)
                since = news[-1].entry.seq
        return told

    async def happened(self, hosted: HostedTable, since: int, who: str) -> list[Happened]:
        """Return the entries after ``since``. Entries no longer in memory are replayed, on account of ``who``."""
        recent = hosted.table.recent
        if since >= hosted.table.seq:
            return []
        if recent and recent[0].entry.seq <= since + 1:
            return after(recent, since)
        return await self._context.histories.since(hosted.table, since, who)

    # -- subscriptions -----------------------------------------------------------------------

    async def welcome(
        self, watcher: Watcher, hosted: HostedTable, viewer: int, since: int, who: str, asked: Asked
    ) -> None:
        """Subscribe to a table, and send the current state with all missed entries.

        ``who`` is the address of the client, for the limits on reading old entries.
        """
        # A client that has seen later entries has seen ones that the database lost: send everything again.
        since = since if since <= hosted.table.seq else 0
        visitor = watcher.visitor
        missed = await self.missed(hosted, viewer, since, who or visitor.id, visitor.hidden)
        if hosted.told is None:
            hosted.told = self.who_is_there(hosted, hosted.company())
            self._context.on_changed(hosted)
        hosted.watchers[watcher] = hosted.table.seq
        self.presence.note(hosted, hosted.company())
        telling = self.telling(hosted, hosted.company())
        message = telling.to(viewer, missed)
        hosted.holding.pop(watcher, None)
        if asked.changes:
            hosted.holding[watcher] = telling.audience(viewer)
            of = hosted.views.of if hosted.views.seq == hosted.table.seq else {}
            hosted.views = Views(hosted.table.seq, {**of, **telling.views.of})
        watcher.tell(encoder.encode(replace(message, answers=list(asked.answers))))
        self.note(hosted)

    def leave(self, watcher: Watcher, hosted: HostedTable) -> None:
        """Unsubscribe from a table."""
        if watcher in hosted.watchers:
            del hosted.watchers[watcher]
            hosted.holding.pop(watcher, None)
            if not hosted.holding:
                hosted.views = NONE_YET
            hosted.touched_at = self._context.time.now()
            self.note(hosted)

    def glance(self, watcher: Watcher, hosted: HostedTable) -> None:
        """Record that a person has just looked at a table without subscribing."""
        hosted.watchers[watcher] = hosted.table.seq
        self.presence.note(hosted, hosted.company())
        self.leave(watcher, hosted)

    # -- broadcasts --------------------------------------------------------------------------

    def tell(self, hosted: HostedTable, asker: Asker | None = None) -> None:
        """Send the current table to all subscribers. ``asker`` gets its answer with it."""
        table = hosted.table
        company = hosted.company()
        self.presence.note_people(hosted, company)
        telling = self.telling(hosted, company)
        hosted.told = presence(telling)
        messages: dict[tuple[int, int, frozenset[str], bool], wire.TableMessage] = {}
        texts: dict[tuple[int, int, frozenset[str], bool], bytes] = {}
        told: list[tuple[Watcher, bytes]] = []
        for watcher, seen in hosted.watchers.items():
            viewer = table.seat_of(watcher.visitor.ids)
            audience = telling.audience(viewer)
            lean = hosted.has_view(watcher, audience)
            key = (viewer, seen, watcher.visitor.hidden, lean)
            if key not in messages:
                told_of = [shown(each, viewer) for each in heard(after(table.recent, seen), watcher.visitor.hidden)]
                messages[key] = telling.to(viewer, told_of, lean)
            if watcher in hosted.holding:
                hosted.holding[watcher] = audience
            if asker is not None and watcher is asker.watcher:
                told.append((watcher, encoder.encode(replace(messages[key], answers=[asker.id]))))
                continue
            if key not in texts:
                texts[key] = encoder.encode(messages[key])
            told.append((watcher, texts[key]))
        hosted.views = telling.views if hosted.holding else NONE_YET
        for watcher, text in told:
            hosted.watchers[watcher] = table.seq
            watcher.tell(text)

    def announce(self, hosted: HostedTable, message: Presence | Waiting | Gone) -> None:
        """Send the same message to all subscribers."""
        text = encoder.encode(message)
        for watcher in hosted.watchers:
            watcher.tell(text)

    def note(self, hosted: HostedTable) -> None:
        """Broadcast the presence after a short delay, so that frequent changes cause few messages."""
        company = hosted.company()
        self.presence.note(hosted, company)
        if hosted.presence is None and self.who_is_there(hosted, company) != hosted.told:
            hosted.presence = asyncio.get_running_loop().call_later(PRESENCE, self._broadcast_presence, hosted)

    def _broadcast_presence(self, hosted: HostedTable) -> None:
        hosted.presence = None
        now = self.who_is_there(hosted, hosted.company())
        if now != hosted.told:
            hosted.told = now
            self.announce(hosted, now)
            self._context.on_changed(hosted)


def presence(telling: Telling) -> Presence:
    """Return the presence that a message of this builder contains."""
    seats = telling.seats
    return Presence(
        telling.table.id,
        [seat.connected for seat in seats],
        telling.onlookers,
        [seat.may_replace_at for seat in seats],
    )


def after(happened: Sequence[Happened], seq: int) -> list[Happened]:
    """Return the entries after ``seq``, searched from the end, where they usually are."""
    first = len(happened)
    while first and happened[first - 1].entry.seq > seq:
        first -= 1
    return list(happened[first:])


def heard(happened: list[Happened], hidden: frozenset[str]) -> list[Happened]:
    """Return the entries without chat messages of blocked people."""
    if not hidden:
        return happened
    return [
        each for each in happened if not (isinstance(each.entry.what, Chatted) and each.entry.what.person in hidden)
    ]
