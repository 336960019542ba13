"""A position that somebody is asked about where no table is: a lesson, a puzzle. It is shown as a table shows it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bastide.core.journal import Event
from bastide.core.randomness.rng import Rng
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.tables.errors import described
from bastide.tables.fairness.secrecy import why_not
from bastide.tables.messages import ActionInfo, DecisionInfo, Facts, Happening, Problem, facts


class Posed(Struct, frozen=True):
    """What whoever is asked sees, what they may do, and what has happened since they last did something."""

    game: str
    you: int
    players: int
    waiting_for: list[int]
    view: Facts
    #: None: nothing is asked.
    decision: DecisionInfo | None
    happened: list[Happening]


class Objection(Struct, frozen=True):
    """What forbids to do something; None: nothing does."""

    problem: Problem | None


def objection(game: str, state: State, seat: int, action: int | str) -> Objection:
    """Why whoever is asked cannot do this, said by a position that they could be in, as at a table."""
    found = why_not(state.sample(seat, Rng(0)), seat, action, get_game(game).action_space)
    return Objection(None if found is None else described(found))


def question(state: State, seat: int, chosen: int | None = None) -> DecisionInfo:
    """What somebody who is to move is asked, with every answer. ``chosen``: what they have said already."""
    asked = state.decision(seat)
    return DecisionInfo(
        kind=asked.kind,
        source=asked.source,
        about=facts(asked.about),
        least=asked.least,
        most=asked.most,
        actions=[
            ActionInfo(action, state.notation(seat, action), facts(state.meaning(seat, action)))
            for action in asked.actions
        ],
        chosen=chosen,
    )


def posed(
    game: str, state: State, seat: int, happened: Iterable[tuple[int, list[Event]]] = (), asks: bool = True
) -> Posed:
    """A position as this seat sees it. ``happened``: who did what, and what came of it; ``asks``: whether it is put to
    them, or only shown."""
    waiting = state.actors()
    return Posed(
        game=game,
        you=seat,
        players=state.players,
        waiting_for=waiting,
        view=facts(state.view(seat)),
        decision=question(state, seat) if asks and seat in waiting else None,
        happened=[
            Happening(number, "acted", player, 0, {}, [facts(event.shown_to(seat)) for event in events])
            for number, (player, events) in enumerate(happened, 1)
        ],
    )
