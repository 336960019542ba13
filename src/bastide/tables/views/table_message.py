"""Build the message that shows a table to one viewer.

It is composed of what the viewer may see, never by removing from the whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from msgspec import to_builtins

from bastide.core.journal import SPECTATOR
from bastide.core.plain import Plain
from bastide.tables import messages as wire
from bastide.tables.bots import substitute
from bastide.tables.commands.absence import may_replace_at
from bastide.tables.commands.access_requests import waiting
from bastide.tables.commands.consent import can_take_back
from bastide.tables.fairness.seed_protocol import is_opening, missing
from bastide.tables.messages import facts
from bastide.tables.model.table import Table
from bastide.tables.model.table_parts import Happened, Proposal
from bastide.tables.views.exercise import question
from bastide.tables.views.view_changes import ViewChanges, changes
from bastide.tables.visitor import Attendance

NOBODY_ELSE = wire.Onlookers()


class Views(NamedTuple):
    """Views that were sent for one entry, by audience."""

    seq: int
    of: dict[int, dict[str, Plain]]


NONE_YET = Views(0, {})


class Telling:
    """Builds the messages of a table for all viewers at one moment. Shared parts are computed once."""

    def __init__(
        self,
        table: Table,
        presence: Attendance,
        now: int,
        spectators: wire.Onlookers = NOBODY_ELSE,
        before: Views = NONE_YET,
    ) -> None:
        """Prepare messages. ``before``: the views sent last, for subscribers who receive only changes."""
        self.table = table
        self.before = before
        self.now = now
        self.onlookers = spectators
        self.info = info(table)
        self.seats = seats(table, presence, now)
        self.waiting_for = table.waiting_for()
        self.state = table.shown_state() if table.state is not None else None
        self.proposals = [proposal(table, each) for each in table.proposals.values()]
        self.result = result(table)
        self.fairness = fairness(table)
        self.views = Views(table.seq, {})
        self._changes: dict[int, ViewChanges] = {}

    def audience(self, viewer: int) -> int:
        """Return a number that is the same for all viewers with the same view."""
        return viewer if self.state is None else self.state.audience(viewer)

    def view(self, viewer: int) -> dict[str, Plain] | None:
        """Return the view of the position for a viewer, computed once per audience."""
        if self.state is None:
            return None
        audience = self.audience(viewer)
        if audience not in self.views.of:
            self.views.of[audience] = self.state.view(viewer)
        return self.views.of[audience]

    def changes(self, viewer: int, view: dict[str, Plain]) -> ViewChanges:
        """Return the changes since the view sent before, computed once per audience."""
        audience = self.audience(viewer)
        if audience not in self._changes:
            self._changes[audience] = ViewChanges(self.before.seq, changes(self.before.of[audience], view))
        return self._changes[audience]

    def to(self, viewer: int, entries: Iterable[wire.Happening], only_changes: bool = False) -> wire.TableMessage:
        """Build the message for a viewer, with the entries that they have not received yet.

        ``only_changes``: the viewer has the view sent before, and receives only the changes.
        """
        table = self.table
        view = self.view(viewer)
        changes = self.changes(viewer, view) if only_changes and view is not None else None
        return wire.TableMessage(
            table=self.info,
            seq=table.seq,
            position=table.position,
            you=viewer,
            seats=self.seats,
            waiting_for=self.waiting_for,
            view=None if view is None or changes is not None else facts(view),
            decision=decision(table, viewer),
            happened=list(entries),
            can_take_back=can_take_back(table, viewer),
            proposals=self.proposals,
            knocks=knocks(table, viewer),
            onlookers=self.onlookers,
            result=self.result,
            fairness=self.fairness,
            invite=table.invite if viewer != SPECTATOR else None,
            rematch=table.rematch or None,
            now=self.now,
            changes=changes,
        )


def info(table: Table) -> wire.TableInfo:
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        rules_version=table.rules_version,
        options=cast(wire.Facts, table.options),
        played=cast(wire.Facts, table.played) if table.status == "finished" and table.state is not None else None,
        public=table.public,
        clock=table.clock,
        expiry="loss" if table.expiry == "loss" else "bot",
        absence=table.absence,
        stand_in=substitute(table),
        aids=table.aids,
        hints=table.hints,
        shuffle=table.shuffle,
        talk=table.talk,
        status=table.status,
        imported=table.imported,
        host=table.seat_of([table.host]),
        created_at=table.created_at,
        origin=origin(table),
        deal=table.deal or None,
    )


def origin(table: Table) -> wire.OriginInfo | None:
    """Describe where a continued game comes from. The id of a private table is withheld."""
    before = table.origin
    if before is None:
        return None
    return wire.OriginInfo(len(before.moves), before.table if before.public else "", before.puzzle)


def seats(table: Table, presence: Attendance | None, now: int) -> list[wire.SeatInfo]:
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
                connected=presence is not None and number in presence.here,
                to_move=number in waiting,
                chosen=number in table.choices,
                resigned=bool(seat.resigned),
                clock=table.clocks.remaining(number, now) if playing else None,
                agreed=seat.agreed,
                running=playing and table.clocks.ticking and number in table.clocks.running,
                may_replace_at=None if presence is None else may_replace_at(table, number, presence),
            )
        )
    return shown


def decision(table: Table, viewer: int) -> wire.DecisionInfo | None:
    """Return the decision of the viewer, with all legal actions. Pending choices may be changed."""
    state = table.state
    if state is None or viewer not in table.actors() or table.seats[viewer].bot or table.broken:
        return None
    return question(state, viewer, table.choices.get(viewer))


def shown(entries: Happened, viewer: int) -> wire.Happening:
    """Convert a log entry to its message for a viewer."""
    entry = entries.entry
    what = entry.what
    is_own = viewer == entry.seat and viewer != SPECTATOR
    visible = what.shown + what.own if is_own else what.shown
    data: dict[str, Plain] = {name: to_builtins(getattr(what, name)) for name in visible}
    events = [facts(event.shown_to(viewer)) for event in entries.events]
    return wire.Happening(entry.seq, what.kind, entry.seat, entry.at, facts(data), events)


def proposal(table: Table, given: Proposal) -> wire.ProposalInfo:
    return wire.ProposalInfo(
        number=given.number,
        what=given.what,
        by=given.by,
        missing=table.missing(given),
    )


def knocks(table: Table, viewer: int) -> list[wire.KnockInfo]:
    if viewer == SPECTATOR or viewer != table.seat_of([table.host]):
        return []
    return [wire.KnockInfo(number, each.name) for number, each in waiting(table).items()]


def result(table: Table) -> wire.Result | None:
    ending = table.ending
    if ending is None:
        return None
    state = table.state
    over = state is not None and state.is_over()
    return wire.Result(
        reason=ending.reason,
        places=ending.places,
        scores=ending.scores,
        metrics=state.metrics() if state is not None and over else {},
        seat_metrics=[state.seat_metrics(player) for player in range(table.players)]
        if state is not None and over
        else [],
    )


def fairness(table: Table) -> wire.Fairness | None:
    if not table.hash or table.imported or table.origin is not None:
        return None
    over = table.status == "finished" and table.state is not None
    return wire.Fairness(
        hash=table.hash,
        seed=str(table.seed) if over else None,
        secret=table.secret or None if over else None,
        parts=[None if seat.part is None else wire.PartInfo(seat.part.hash, seat.part.secret) for seat in table.seats],
        opening=table.status == "open" and is_opening(table),
        missing=missing(table) if table.status == "open" else [],
    )
