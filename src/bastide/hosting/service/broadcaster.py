"""Broadcast tables and presence to their subscribers, each message built for one viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bastide.hosting.api.connection_and_lobby_messages import PresenceMessage, StorageStatusMessage, TableDeletedMessage
from bastide.hosting.service.hosted_table import HostedTable, LocalAudience, Subscriber
from bastide.hosting.service.presence_tracker import PresenceTracker
from bastide.hosting.service.service_context import ServiceContext
from bastide.hosting.storage.history_loader import build_entry_views
from bastide.tables import messages as wire
from bastide.tables.commands.absent_players import get_replacement_time
from bastide.tables.log import ChatSent
from bastide.tables.state.seats_and_proposals import EntryWithEvents
from bastide.tables.views.table_message_builder import NO_VIEWS_SENT, SentViews, TableMessageBuilder, build_entry_view

#: Answers to repeated ``watch`` messages that a table keeps until it changes.
MAX_CACHED_WATCH_ANSWERS = 8
#: Delay after which changes of presence are broadcast together.
PRESENCE_DELAY_S = 0.25

json_encoder = msgspec.json.Encoder()


class CommandSender(NamedTuple):
    """Subscriber who waits for the answer to a command, and the id of the command."""

    subscriber: Subscriber
    command_id: int


class SubscriptionOptions(NamedTuple):
    """How a subscriber asked for a table: ids of the commands, and whether it wants only changes of views."""

    command_ids: tuple[int, ...] = ()
    wants_changes: bool = False


DEFAULT_SUBSCRIPTION = SubscriptionOptions()


class Broadcaster:
    """Sends messages to all subscribers of the tables of one process."""

    def __init__(self, context: ServiceContext, presence: PresenceTracker) -> None:
        self._context = context
        self.presence = presence

    # -- messages ----------------------------------------------------------------------------

    def build_message(
        self, hosted: HostedTable, viewer: int, entries: Iterable[wire.LogEntryView]
    ) -> wire.TableMessage:
        """Build the message of a table for a viewer."""
        return self.make_message_builder(hosted, hosted.get_local_audience()).build_message(viewer, entries)

    def make_message_builder(self, hosted: HostedTable, local_audience: LocalAudience) -> TableMessageBuilder:
        """Return a builder of messages for the current table, with the presence known to all processes."""
        presence = self.presence.get_seat_presence(hosted, local_audience)
        return TableMessageBuilder(
            hosted.table, presence, hosted.now_ms(self._context.clock), local_audience.spectators, hosted.sent_views
        )

    def build_presence_message(self, hosted: HostedTable, local_audience: LocalAudience) -> PresenceMessage:
        presence = self.presence.get_seat_presence(hosted, local_audience)
        places = range(hosted.table.players)
        return PresenceMessage(
            hosted.table.id,
            [seat in presence.connected_seats for seat in places],
            local_audience.spectators,
            [get_replacement_time(hosted.table, seat, presence) for seat in places],
        )

    async def load_missed_entries(
        self, hosted: HostedTable, viewer: int, since: int, requester: str, blocked_ids: frozenset[str] = frozenset()
    ) -> list[wire.LogEntryView]:
        """Return all entries after ``since`` as a viewer may see them; only the last ones of very many.

        Chat messages of people with ``blocked_ids`` are left out. ``requester`` is counted in the limits on reading old
        entries.
        """
        entry_views: list[wire.LogEntryView] = []
        with hosted.keep_in_memory():
            while since < hosted.table.seq:
                new_entries = await self.load_entries_after(hosted, since, requester)
                if not new_entries:  # the log no longer has these entries
                    break
                entry_views += await build_entry_views(remove_blocked_chat(new_entries, blocked_ids), viewer)
                since = new_entries[-1].entry.seq
        return entry_views

    async def load_entries_after(self, hosted: HostedTable, since: int, requester: str) -> list[EntryWithEvents]:
        """Return the entries after ``since``. Entries no longer in memory are replayed, on account of
        ``requester``.
        """
        recent = hosted.table.recent_entries
        if since >= hosted.table.seq:
            return []
        if recent and recent[0].entry.seq <= since + 1:
            return select_entries_after(recent, since)
        return await self._context.history_loader.load_entries_after(hosted.table, since, requester)

    # -- subscriptions -----------------------------------------------------------------------

    async def subscribe(
        self,
        subscriber: Subscriber,
        hosted: HostedTable,
        viewer: int,
        since: int,
        requester: str,
        options: SubscriptionOptions,
    ) -> None:
        """Subscribe to a table, and send the current state with all missed entries.

        ``requester`` is the address of the client, for the limits on reading old entries.
        """
        # A client that has seen later entries has seen ones that the database lost: send everything again.
        since = since if since <= hosted.table.seq else 0
        visitor = subscriber.visitor
        key = (viewer, since, visitor.blocked_ids)
        is_repeated = subscriber in hosted.subscribers
        answer = hosted.watch_answers.get(key)
        missed: Sequence[wire.LogEntryView]
        if answer is not None and answer.seq == hosted.table.seq:
            missed = answer.happened
        else:
            answer = None
            missed = await self.load_missed_entries(hosted, viewer, since, requester or visitor.id, visitor.blocked_ids)
        if hosted.sent_presence is None:
            hosted.sent_presence = self.build_presence_message(hosted, hosted.get_local_audience())
            self._context.on_changed(hosted)
        hosted.subscribers[subscriber] = hosted.table.seq
        self.presence.update_leases(hosted, hosted.get_local_audience())
        builder = self.make_message_builder(hosted, hosted.get_local_audience())
        audience = builder.get_audience(viewer)
        knows_view = hosted.sent_views.seq == hosted.table.seq and audience in hosted.sent_views.by_audience
        if answer is not None and (knows_view or not options.wants_changes):
            message = replace(answer, seats=builder.seats, onlookers=builder.spectators, now=builder.now)
        else:
            message = builder.build_message(viewer, missed)
            if is_repeated and len(hosted.watch_answers) < MAX_CACHED_WATCH_ANSWERS:
                hosted.watch_answers[key] = message
        hosted.diff_subscribers.pop(subscriber, None)
        if options.wants_changes:
            hosted.diff_subscribers[subscriber] = builder.get_audience(viewer)
            earlier_views = hosted.sent_views.by_audience if hosted.sent_views.seq == hosted.table.seq else {}
            hosted.sent_views = SentViews(hosted.table.seq, {**earlier_views, **builder.views.by_audience})
        subscriber.send(json_encoder.encode(replace(message, answers=list(options.command_ids))))
        self.schedule_presence_broadcast(hosted)

    def unsubscribe(self, subscriber: Subscriber, hosted: HostedTable) -> None:
        """Unsubscribe from a table."""
        if subscriber in hosted.subscribers:
            del hosted.subscribers[subscriber]
            hosted.diff_subscribers.pop(subscriber, None)
            if not hosted.subscribers:
                hosted.watch_answers.clear()
            if not hosted.diff_subscribers:
                hosted.sent_views = NO_VIEWS_SENT
            hosted.touched_at = self._context.clock.now_ms()
            self.schedule_presence_broadcast(hosted)

    def record_visit(self, subscriber: Subscriber, hosted: HostedTable) -> None:
        """Record that a person has just looked at a table without subscribing."""
        hosted.subscribers[subscriber] = hosted.table.seq
        self.presence.update_leases(hosted, hosted.get_local_audience())
        self.unsubscribe(subscriber, hosted)

    # -- broadcasts --------------------------------------------------------------------------

    def broadcast_table(self, hosted: HostedTable, sender: CommandSender | None = None) -> None:
        """Send the current table to all subscribers. ``sender`` gets its answer with it."""
        table = hosted.table
        local_audience = hosted.get_local_audience()
        hosted.watch_answers.clear()
        self.presence.update_if_people_changed(hosted, local_audience)
        builder = self.make_message_builder(hosted, local_audience)
        hosted.sent_presence = get_presence_message(builder)
        messages: dict[tuple[int, int, frozenset[str], bool], wire.TableMessage] = {}
        texts: dict[tuple[int, int, frozenset[str], bool], bytes] = {}
        outgoing: list[tuple[Subscriber, bytes]] = []
        for subscriber, last_seq in hosted.subscribers.items():
            viewer = table.seat_of(subscriber.visitor.ids)
            audience = builder.get_audience(viewer)
            only_changes = hosted.has_view(subscriber, audience)
            key = (viewer, last_seq, subscriber.visitor.blocked_ids, only_changes)
            if key not in messages:
                entry_views = [
                    build_entry_view(each, viewer)
                    for each in remove_blocked_chat(
                        select_entries_after(table.recent_entries, last_seq), subscriber.visitor.blocked_ids
                    )
                ]
                messages[key] = builder.build_message(viewer, entry_views, only_changes)
            if subscriber in hosted.diff_subscribers:
                hosted.diff_subscribers[subscriber] = audience
            if sender is not None and subscriber is sender.subscriber:
                outgoing.append((subscriber, json_encoder.encode(replace(messages[key], answers=[sender.command_id]))))
                continue
            if key not in texts:
                texts[key] = json_encoder.encode(messages[key])
            outgoing.append((subscriber, texts[key]))
        hosted.sent_views = builder.views if hosted.diff_subscribers else NO_VIEWS_SENT
        for subscriber, text in outgoing:
            hosted.subscribers[subscriber] = table.seq
            subscriber.send(text)

    def broadcast_message(
        self, hosted: HostedTable, message: PresenceMessage | StorageStatusMessage | TableDeletedMessage
    ) -> None:
        """Send the same message to all subscribers."""
        text = json_encoder.encode(message)
        for subscriber in hosted.subscribers:
            subscriber.send(text)

    def schedule_presence_broadcast(self, hosted: HostedTable) -> None:
        """Broadcast the presence after a short delay, so that frequent changes cause few messages."""
        local_audience = hosted.get_local_audience()
        self.presence.update_leases(hosted, local_audience)
        if (
            hosted.presence_timer is None
            and self.build_presence_message(hosted, local_audience) != hosted.sent_presence
        ):
            hosted.presence_timer = asyncio.get_running_loop().call_later(
                PRESENCE_DELAY_S, self._broadcast_presence, hosted
            )

    def _broadcast_presence(self, hosted: HostedTable) -> None:
        hosted.presence_timer = None
        now = self.build_presence_message(hosted, hosted.get_local_audience())
        if now != hosted.sent_presence:
            hosted.sent_presence = now
            self.broadcast_message(hosted, now)
            self._context.on_changed(hosted)


def get_presence_message(builder: TableMessageBuilder) -> PresenceMessage:
    """Return the presence that a message of this builder contains."""
    seats = builder.seats
    return PresenceMessage(
        builder.table.id,
        [seat.connected for seat in seats],
        builder.spectators,
        [seat.may_replace_at for seat in seats],
    )


def select_entries_after(entries: Sequence[EntryWithEvents], seq: int) -> list[EntryWithEvents]:
    """Return the entries after ``seq``, searched from the end, where they usually are."""
    first = len(entries)
    while first and entries[first - 1].entry.seq > seq:
        first -= 1
    return list(entries[first:])


def remove_blocked_chat(entries: list[EntryWithEvents], blocked_ids: frozenset[str]) -> list[EntryWithEvents]:
    """Return the entries without chat messages of blocked people."""
    if not blocked_ids:
        return entries
    return [
        each
        for each in entries
        if not (isinstance(each.entry.data, ChatSent) and each.entry.data.person in blocked_ids)
    ]
