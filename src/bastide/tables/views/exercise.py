"""Position of a lesson or a puzzle, shown like a table but without one."""

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
    """A position as the person sees it, their legal actions, and the events since their last action."""

    game: str
    you: int
    players: int
    waiting_for: list[int]
    view: Facts
    #: None: there is nothing to decide.
    decision: DecisionInfo | None
    happened: list[Happening]


class Objection(Struct, frozen=True):
    """Why an action is not legal; None: it is."""

    problem: Problem | None


def objection(game: str, state: State, seat: int, action: int | str) -> Objection:
    """Explain why the person cannot take an action, judged in a sampled position as at a table."""
    error = why_not(state.sample(seat, Rng(0)), seat, action, get_game(game).action_space)
    return Objection(None if error is None else described(error))


def question(state: State, seat: int, chosen: int | None = None) -> DecisionInfo:
    """Build the decision of a player with all legal actions. ``chosen`` is their pending choice."""
    decision = state.decision(seat)
    return DecisionInfo(
        kind=decision.kind,
        source=decision.source,
        about=facts(decision.about),
        least=decision.least,
        most=decision.most,
        actions=[
            ActionInfo(action, state.notation(seat, action), facts(state.meaning(seat, action)))
            for action in decision.actions
        ],
        chosen=chosen,
    )


def posed(
    game: str, state: State, seat: int, events_by_player: Iterable[tuple[int, list[Event]]] = (), asks: bool = True
) -> Posed:
    """Build the message for a position as this seat sees it.

    ``events_by_player`` lists players with the events of their actions. ``asks``: whether the person has to decide
    now, or only watches.
    """
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
            for number, (player, events) in enumerate(events_by_player, 1)
        ],
    )
