"""Build the message that shows a table to one viewer.

It is composed of what the viewer may see, never by removing from the whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from msgspec import to_builtins

from bastide.core.journal import SPECTATOR
from bastide.core.json_data import JsonData
from bastide.tables import messages as wire
from bastide.tables.available_bots import get_stand_in
from bastide.tables.commands.absent_players import get_replacement_time
from bastide.tables.commands.access_requests import list_pending_requests
from bastide.tables.commands.take_backs_and_proposals import can_take_back
from bastide.tables.fairness.seed_protocol import is_revealing, list_missing_seats
from bastide.tables.messages import as_json_object
from bastide.tables.state.seats_and_proposals import EntryWithEvents, Proposal
from bastide.tables.state.table_state import Table
from bastide.tables.views.standalone_position import build_decision
from bastide.tables.views.view_diff import ViewChanges, diff_views
from bastide.tables.visitor_and_command_context import SeatPresence

NO_SPECTATORS = wire.Spectators()


class SentViews(NamedTuple):
    """Views that were sent for one entry, by audience."""

    seq: int
    by_audience: dict[int, dict[str, JsonData]]


NO_VIEWS_SENT = SentViews(0, {})


class TableMessageBuilder:
    """Builds the messages of a table for all viewers at one moment. Shared parts are computed once."""

    def __init__(
        self,
        table: Table,
        presence: SeatPresence,
        now: int,
        spectators: wire.Spectators = NO_SPECTATORS,
        previous_views: SentViews = NO_VIEWS_SENT,
    ) -> None:
        """Prepare messages. ``previous_views``: the views sent last, for subscribers who receive only changes."""
        self.table = table
        self.previous_views = previous_views
        self.now = now
        self.spectators = spectators
        self.info = build_table_info(table)
        self.seats = build_seat_infos(table, presence, now)
        self.waiting_for = table.waiting_for()
        self.state = table.shown_state() if table.state is not None else None
        self.proposals = [build_proposal_info(table, each) for each in table.proposals.values()]
        self.result = build_result(table)
        self.fairness = build_fairness(table, now)
        self.views = SentViews(table.seq, {})
        self._changes: dict[int, ViewChanges] = {}

    def get_audience(self, viewer: int) -> int:
        """Return a number that is the same for all viewers with the same view."""
        return viewer if self.state is None else self.state.audience(viewer)

    def get_view(self, viewer: int) -> dict[str, JsonData] | None:
        """Return the view of the position for a viewer, computed once per audience."""
        if self.state is None:
            return None
        audience = self.get_audience(viewer)
        if audience not in self.views.by_audience:
            self.views.by_audience[audience] = self.state.view(viewer)
        return self.views.by_audience[audience]

    def get_view_changes(self, viewer: int, view: dict[str, JsonData]) -> ViewChanges:
        """Return the changes since the view sent before, computed once per audience."""
        audience = self.get_audience(viewer)
        if audience not in self._changes:
            self._changes[audience] = ViewChanges(
                self.previous_views.seq, diff_views(self.previous_views.by_audience[audience], view)
            )
        return self._changes[audience]

    def build_message(
        self, viewer: int, entries: Iterable[wire.LogEntryView], only_changes: bool = False
    ) -> wire.TableMessage:
        """Build the message for a viewer, with the entries that they have not received yet.

        ``only_changes``: the viewer has the view sent before, and receives only the changes.
        """
        table = self.table
        view = self.get_view(viewer)
        changes = self.get_view_changes(viewer, view) if only_changes and view is not None else None
        return wire.TableMessage(
            table=self.info,
            seq=table.seq,
            position=table.position,
            you=viewer,
            seats=self.seats,
            waiting_for=self.waiting_for,
            view=None if view is None or changes is not None else as_json_object(view),
            decision=build_decision_info(table, viewer),
            happened=list(entries),
            can_take_back=can_take_back(table, viewer),
            proposals=self.proposals,
            knocks=build_access_request_infos(table, viewer),
            onlookers=self.spectators,
            result=self.result,
            fairness=self.fairness,
            invite=table.invite_token if viewer != SPECTATOR else None,
            rematch=table.rematch or None,
            now=self.now,
            changes=changes,
        )


def build_table_info(table: Table) -> wire.TableInfo:
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        rules_version=table.rules_version,
        options=cast(wire.JsonObject, table.options),
        played=cast(wire.JsonObject, table.played_options)
        if table.status == "finished" and table.state is not None
        else None,
        public=table.public,
        clock=table.clock,
        expiry="loss" if table.expiry == "loss" else "bot",
        absence=table.absence_limit_s,
        stand_in=get_stand_in(table),
        aids=table.aids,
        hints=table.hints,
        shuffle=table.shuffle,
        talk=table.talk,
        status=table.status,
        imported=table.imported,
        host=table.get_host_seat(),
        created_at=table.created_at,
        origin=build_origin_info(table),
        deal=table.daily_deal_day or None,
        tournament=table.tournament or None,
    )


def build_origin_info(table: Table) -> wire.OriginInfo | None:
    """Describe where a continued game comes from. The id of a private table is withheld."""
    before = table.origin
    if before is None:
        return None
    return wire.OriginInfo(len(before.moves), before.table if before.public else "", before.puzzle)


def build_seat_infos(table: Table, presence: SeatPresence | None, now: int) -> list[wire.SeatInfo]:
    """Describe all seats. Without ``presence`` the result does not tell who is connected."""
    waiting = table.waiting_for()
    shown = []
    for number, seat in enumerate(table.seats):
        kind = "person" if seat.name else "bot" if seat.bot else "open"
        playing = table.state is not None
        shown.append(
            wire.SeatInfo(
                kind=kind,  # type: ignore[arg-type]  # mypy widens the literals
                name=seat.name,
                bot=seat.bot or None,
                connected=presence is not None and number in presence.connected_seats,
                to_move=number in waiting,
                chosen=number in table.pending_choices,
                resigned=bool(seat.resigned),
                clock=table.clocks.get_remaining_ms(number, now) if playing else None,
                agreed=seat.agreed,
                running=playing and table.clocks.is_timed and number in table.clocks.running_seats,
                may_replace_at=None if presence is None else get_replacement_time(table, number, presence),
                same_device=seat.is_same_device,
                bot_account=seat.is_bot_account,
            )
        )
    return shown


def build_decision_info(table: Table, viewer: int) -> wire.DecisionInfo | None:
    """Return the decision of the viewer, with all legal actions. Pending choices may be changed."""
    state = table.state
    if state is None or viewer not in table.actors() or table.seats[viewer].bot or table.replay_error:
        return None
    return build_decision(state, viewer, table.pending_choices.get(viewer))


def build_entry_view(entries: EntryWithEvents, viewer: int) -> wire.LogEntryView:
    """Convert a log entry to its message for a viewer."""
    entry = entries.entry
    what = entry.data
    is_own = viewer == entry.seat and viewer != SPECTATOR
    visible = what.public_fields + what.actor_fields if is_own else what.public_fields
    data: dict[str, JsonData] = {name: to_builtins(getattr(what, name)) for name in visible}
    events = [as_json_object(event.view_for(viewer)) for event in entries.events]
    return wire.LogEntryView(entry.seq, what.kind, entry.seat, entry.at_ms, as_json_object(data), events)


def build_proposal_info(table: Table, given: Proposal) -> wire.ProposalInfo:
    return wire.ProposalInfo(
        number=given.number,
        what=given.what,
        by=given.by,
        missing=table.get_missing_answers(given),
    )


def build_access_request_infos(table: Table, viewer: int) -> list[wire.AccessRequestInfo]:
    if viewer == SPECTATOR or viewer != table.get_host_seat():
        return []
    return [wire.AccessRequestInfo(number, each.name) for number, each in list_pending_requests(table).items()]


def build_result(table: Table) -> wire.GameResult | None:
    ending = table.ending
    if ending is None:
        return None
    state = table.state
    over = state is not None and state.is_over()
    return wire.GameResult(
        reason=ending.reason,
        places=ending.places,
        scores=ending.scores,
        metrics=state.metrics() if state is not None and over else {},
        seat_metrics=[state.seat_metrics(player) for player in range(table.players)]
        if state is not None and over
        else [],
    )


def build_fairness(table: Table, now: int) -> wire.Fairness | None:
    if not table.seed_commitment or table.imported or table.origin is not None:
        return None
    over = table.status == "finished" and table.state is not None and not table.is_deal_secret(now)
    return wire.Fairness(
        hash=table.seed_commitment,
        seed=str(table.seed) if over else None,
        secret=table.server_secret or None if over else None,
        parts=[
            None if seat.seed_share is None else wire.SeedShareInfo(seat.seed_share.hash, seat.seed_share.secret)
            for seat in table.seats
        ],
        opening=table.status == "open" and is_revealing(table),
        missing=list_missing_seats(table) if table.status == "open" else [],
    )
