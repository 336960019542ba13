"""What a viewer is sent of a table: built up from what they may see, never by taking away from the whole."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import cast

from msgspec import convert, to_builtins

from bastide.core.journal import SPECTATOR
from bastide.core.plain import Plain
from bastide.core.rng import Rng
from bastide.server import messages as wire
from bastide.server.consent import is_free, last_step
from bastide.server.log import Standing, Summary
from bastide.server.rules import due
from bastide.server.table import Happened, Proposal, Table

#: So many drawn positions decide whether a page offers to take a step back. The step itself is tried on more.
GLANCE = 2


def facts(data: dict[str, Plain]) -> wire.Facts:
    return cast(wire.Facts, data)


def message(
    table: Table, viewer: int, happened: Iterable[Happened], connected: frozenset[int], now: int
) -> wire.TableMessage:
    """Everything that a viewer may know of a table, and what they have not heard yet."""
    state = table.shown_state() if table.state is not None else None
    return wire.TableMessage(
        table=info(table),
        seq=table.seq,
        position=table.position,
        you=viewer,
        seats=seats(table, connected, now),
        waiting_for=table.waiting_for(),
        view=None if state is None else facts(state.view(viewer)),
        decision=decision(table, viewer),
        happened=[shown(each, viewer) for each in happened],
        take_back=take_back(table, viewer),
        proposals=[proposal(table, each) for each in table.proposals.values()],
        result=result(table),
        fairness=fairness(table),
        invite=table.invite if viewer != SPECTATOR else None,
        rematch=table.rematch or None,
        now=now,
    )


def info(table: Table) -> wire.TableInfo:
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        rules_version=table.rules_version,
        options=cast(wire.Facts, table.options),
        public=table.public,
        clock=table.clock,
        expiry="loss" if table.expiry == "loss" else "bot",
        aids=table.aids,
        hints=table.hints,
        shuffle=table.shuffle,
        status=table.status,
        host=table.seat_of([table.host]),
        created_at=table.created_at,
    )


def seats(table: Table, connected: frozenset[int], now: int) -> list[wire.SeatInfo]:
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
                connected=number in connected,
                to_move=number in waiting,
                chosen=number in table.choices,
                resigned=bool(seat.resigned),
                clock=table.clocks.remaining(number, now) if playing else None,
                running=playing and table.clocks.ticking and number in table.clocks.running,
            )
        )
    return shown


def decision(table: Table, viewer: int) -> wire.DecisionInfo | None:
    """What the viewer is asked, with every answer. Who has chosen already may look at the question again."""
    state = table.state
    if state is None or viewer not in table.actors() or table.seats[viewer].bot or table.broken:
        return None
    asked = state.decision(viewer)
    return wire.DecisionInfo(
        kind=asked.kind,
        source=asked.source,
        about=facts(asked.about),
        least=asked.least,
        most=asked.most,
        actions=[
            wire.ActionInfo(action, state.notation(viewer, action), facts(state.meaning(viewer, action)))
            for action in asked.actions
        ],
        chosen=table.choices.get(viewer),
    )


def shown(happened: Happened, viewer: int) -> wire.Happening:
    entry = happened.entry
    mine = viewer == entry.seat and viewer != SPECTATOR
    visible = PUBLIC.get(entry.kind, ()) + (OWN.get(entry.kind, ()) if mine else ())
    data = {name: value for name, value in entry.data.items() if name in visible}
    events = [facts(event.shown_to(viewer)) for event in happened.events]
    return wire.Happening(entry.seq, entry.kind, entry.seat, entry.at, facts(data), events)


#: What everyone may see of an entry's data. The seed, the link, who is who and what was chosen are not among it.
PUBLIC = {
    "created": ("game", "options", "clock", "expiry"),
    "sat": ("name",),
    "stood": ("name",),
    "opened": ("name",),
    "bot_sat": ("bot",),
    "started": ("hash", "kept"),
    "took_back": ("undone",),
    "proposed": ("what", "about", "bot"),
    "answered": ("proposal", "yes"),
    "replaced": ("bot",),
    "finished": ("reason", "places", "scores"),
    "chatted": ("text",),
    "rematched": ("table",),
}
#: What only the one who did it may see besides.
OWN = {"acted": ("actions", "said"), "chose": ("action", "said")}


def take_back(table: Table, viewer: int) -> wire.TakeBackInfo:
    if viewer == SPECTATOR or table.status != "playing" or table.seats[viewer].bot or table.broken:
        return wire.TakeBackInfo(possible=False, consent=False)
    step = last_step(table, viewer)
    if step is None:
        return wire.TakeBackInfo(possible=False, consent=False)
    # Drawn from the position's own number: the same question twice has the same answer.
    return wire.TakeBackInfo(possible=True, consent=not is_free(table, step, GLANCE, Rng(table.position)))


def proposal(table: Table, given: Proposal) -> wire.ProposalInfo:
    return wire.ProposalInfo(
        number=given.number,
        what=given.what,  # type: ignore[arg-type]  # it was one of them when it was written down
        by=given.by,
        seat=given.about,
        missing=table.missing(given),
    )


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
    if table.state is None:
        return None
    return wire.Fairness(table.hash, str(table.seed) if table.status == "finished" else None)


# -- lists of tables ---------------------------------------------------------------------------


def summary(table: Table) -> Summary:
    """What is stored for lists of tables."""
    waiting = table.waiting_for()
    bots = any(table.seats[player].bot for player in waiting) and not table.broken
    wake_at = table.updated_at if bots else due(table)
    line: dict[str, Plain] = {
        "seats": to_builtins(seats(table, frozenset(), table.updated_at)),
        "persons": [seat.person for seat in table.seats],
        "waiting_for": list[Plain](waiting),
        "clock": to_builtins(table.clock),
    }
    return Summary(
        game=table.game.id,
        status=table.status,
        public=table.public,
        people=sorted({person for person in [*(seat.person for seat in table.seats), table.host] if person}),
        wake_at=wake_at,
        line=line,
        standings=standings(table),
        rated=not table.hints,
    )


def standings(table: Table) -> tuple[Standing, ...]:
    """The result as it counts for histories and ratings: that of a game with a result between people."""
    ending = table.ending
    people = sum(bool(seat.person) for seat in table.seats)
    if ending is None or ending.places is None or ending.scores is None or people < 2:
        return ()
    return tuple(
        Standing(number, seat.person, seat.name, place, score)
        for number, (seat, place, score) in enumerate(zip(table.seats, ending.places, ending.scores, strict=True))
    )


def line(id: str, stored: Summary, created_at: int, updated_at: int, ids: Collection[str]) -> wire.TableLine:
    """A table in a list, as somebody sees it."""
    persons = convert(stored.line["persons"], list[str])
    return wire.TableLine(
        id=id,
        game=stored.game,
        status=convert(stored.status, wire.Status),
        public=stored.public,
        seats=convert(stored.line["seats"], list[wire.SeatInfo]),
        waiting_for=convert(stored.line["waiting_for"], list[int]),
        clock=convert(stored.line["clock"], wire.Clock),
        created_at=created_at,
        updated_at=updated_at,
        you=next((seat for seat, person in enumerate(persons) if person in ids), -1),
    )
