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

    def message(self, hosted: HostedTable, viewer: int, entries: Iterable[wire.Happening]) -> wire.TableMessage:
        """Build the message of a table for a viewer."""
        return self.telling(hosted, hosted.company()).to(viewer, entries)

    def telling(self, hosted: HostedTable, local_audience: Company) -> Telling:
        """Return a builder of messages for the current table, with the presence known to all processes."""
        presence = self.presence.attendance(hosted, local_audience)
        return Telling(hosted.table, presence, hosted.now(self._context.time), local_audience.onlookers, hosted.views)

    def who_is_there(self, hosted: HostedTable, local_audience: Company) -> Presence:
        presence = self.presence.attendance(hosted, local_audience)
        places = range(hosted.table.players)
        return Presence(
            hosted.table.id,
            [seat in presence.here for seat in places],
            local_audience.onlookers,
            [may_replace_at(hosted.table, seat, presence) for seat in places],
        )

    async def missed(
        self, hosted: HostedTable, viewer: int, since: int, requester: str, blocked_ids: frozenset[str] = frozenset()
    ) -> list[wire.Happening]:
        """Return all entries after ``since`` as a viewer may see them; only the last ones of very many.

        Chat messages of people with ``blocked_ids`` are left out. ``requester`` is counted in the limits on reading old
        entries.
        """
        entry_views: list[wire.Happening] = []
        with hosted.expected():
            while since < hosted.table.seq:
                new_entries = await self.happened(hosted, since, requester)
                if not new_entries:  # the log no longer has these entries
                    break
                entry_views += await all_shown(heard(new_entries, blocked_ids), viewer)
                since = new_entries[-1].entry.seq
        return entry_views

    async def happened(self, hosted: HostedTable, since: int, requester: str) -> list[Happened]:
        """Return the entries after ``since``. Entries no longer in memory are replayed, on account of ``requester``."""
        recent = hosted.table.recent
        if since >= hosted.table.seq:
            return []
        if recent and recent[0].entry.seq <= since + 1:
            return after(recent, since)
        return await self._context.histories.since(hosted.table, since, requester)

    # -- subscriptions -----------------------------------------------------------------------

    async def welcome(
        self, subscriber: Watcher, hosted: HostedTable, viewer: int, since: int, requester: str, options: Asked
    ) -> None:
        """Subscribe to a table, and send the current state with all missed entries.

        ``requester`` is the address of the client, for the limits on reading old entries.
        """
        # A client that has seen later entries has seen ones that the database lost: send everything again.
        since = since if since <= hosted.table.seq else 0
        visitor = subscriber.visitor
        missed = await self.missed(hosted, viewer, since, requester or visitor.id, visitor.hidden)
        if hosted.told is None:
            hosted.told = self.who_is_there(hosted, hosted.company())
            self._context.on_changed(hosted)
        hosted.watchers[subscriber] = hosted.table.seq
        self.presence.note(hosted, hosted.company())
        builder = self.telling(hosted, hosted.company())
        message = builder.to(viewer, missed)
        hosted.holding.pop(subscriber, None)
        if options.changes:
            hosted.holding[subscriber] = builder.audience(viewer)
            earlier_views = hosted.views.of if hosted.views.seq == hosted.table.seq else {}
            hosted.views = Views(hosted.table.seq, {**earlier_views, **builder.views.of})
        subscriber.tell(encoder.encode(replace(message, answers=list(options.answers))))
        self.note(hosted)

    def leave(self, subscriber: Watcher, hosted: HostedTable) -> None:
        """Unsubscribe from a table."""
        if subscriber in hosted.watchers:
            del hosted.watchers[subscriber]
            hosted.holding.pop(subscriber, None)
            if not hosted.holding:
                hosted.views = NONE_YET
            hosted.touched_at = self._context.time.now()
            self.note(hosted)

    def glance(self, subscriber: Watcher, hosted: HostedTable) -> None:
        """Record that a person has just looked at a table without subscribing."""
        hosted.watchers[subscriber] = hosted.table.seq
        self.presence.note(hosted, hosted.company())
        self.leave(subscriber, hosted)

    # -- broadcasts --------------------------------------------------------------------------

    def tell(self, hosted: HostedTable, sender: Asker | None = None) -> None:
        """Send the current table to all subscribers. ``sender`` gets its answer with it."""
        table = hosted.table
        local_audience = hosted.company()
        self.presence.note_people(hosted, local_audience)
        builder = self.telling(hosted, local_audience)
        hosted.told = presence(builder)
        messages: dict[tuple[int, int, frozenset[str], bool], wire.TableMessage] = {}
        texts: dict[tuple[int, int, frozenset[str], bool], bytes] = {}
        outgoing: list[tuple[Watcher, bytes]] = []
        for subscriber, last_seq in hosted.watchers.items():
            viewer = table.seat_of(subscriber.visitor.ids)
            audience = builder.audience(viewer)
            only_changes = hosted.has_view(subscriber, audience)
            key = (viewer, last_seq, subscriber.visitor.hidden, only_changes)
            if key not in messages:
                entry_views = [
                    shown(each, viewer) for each in heard(after(table.recent, last_seq), subscriber.visitor.hidden)
                ]
                messages[key] = builder.to(viewer, entry_views, only_changes)
            if subscriber in hosted.holding:
                hosted.holding[subscriber] = audience
            if sender is not None and subscriber is sender.watcher:
                outgoing.append((subscriber, encoder.encode(replace(messages[key], answers=[sender.id]))))
                continue
            if key not in texts:
                texts[key] = encoder.encode(messages[key])
            outgoing.append((subscriber, texts[key]))
        hosted.views = builder.views if hosted.holding else NONE_YET
        for subscriber, text in outgoing:
            hosted.watchers[subscriber] = table.seq
            subscriber.tell(text)

    def announce(self, hosted: HostedTable, message: Presence | Waiting | Gone) -> None:
        """Send the same message to all subscribers."""
        text = encoder.encode(message)
        for subscriber in hosted.watchers:
            subscriber.tell(text)

    def note(self, hosted: HostedTable) -> None:
        """Broadcast the presence after a short delay, so that frequent changes cause few messages."""
        local_audience = hosted.company()
        self.presence.note(hosted, local_audience)
        if hosted.presence is None and self.who_is_there(hosted, local_audience) != hosted.told:
            hosted.presence = asyncio.get_running_loop().call_later(PRESENCE, self._broadcast_presence, hosted)

    def _broadcast_presence(self, hosted: HostedTable) -> None:
        hosted.presence = None
        now = self.who_is_there(hosted, hosted.company())
        if now != hosted.told:
            hosted.told = now
            self.announce(hosted, now)
            self._context.on_changed(hosted)


def presence(builder: Telling) -> Presence:
    """Return the presence that a message of this builder contains."""
    seats = builder.seats
    return Presence(
        builder.table.id,
        [seat.connected for seat in seats],
        builder.onlookers,
        [seat.may_replace_at for seat in seats],
    )


def after(entries: Sequence[Happened], seq: int) -> list[Happened]:
    """Return the entries after ``seq``, searched from the end, where they usually are."""
    first = len(entries)
    while first and entries[first - 1].entry.seq > seq:
        first -= 1
    return list(entries[first:])


def heard(entries: list[Happened], blocked_ids: frozenset[str]) -> list[Happened]:
    """Return the entries without chat messages of blocked people."""
    if not blocked_ids:
        return entries
    return [
        each for each in entries if not (isinstance(each.entry.what, Chatted) and each.entry.what.person in blocked_ids)
    ]
