"""Position of a lesson or a puzzle, shown like a table but without one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bastide.core.game_registry import get_game
from bastide.core.journal import Event
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.tables.fairness.revealing_action_check import explain_illegal_action
from bastide.tables.messages import ActionInfo, DecisionInfo, JsonObject, LogEntryView, Problem, as_json_object
from bastide.tables.request_errors import describe_error


class StandalonePosition(Struct, frozen=True):
    """A position as the person sees it, their legal actions, and the events since their last action."""

    game: str
    you: int
    players: int
    waiting_for: list[int]
    view: JsonObject
    #: None: there is nothing to decide.
    decision: DecisionInfo | None
    happened: list[LogEntryView]


class WhyNotAnswer(Struct, frozen=True):
    """Why an action is not legal; None: it is."""

    problem: Problem | None


def explain_why_not(game: str, state: State, seat: int, action: int | str) -> WhyNotAnswer:
    """Explain why the person cannot take an action, judged in a sampled position as at a table."""
    error = explain_illegal_action(state.sample_position(seat, Rng(0)), seat, action, get_game(game).action_space)
    return WhyNotAnswer(None if error is None else describe_error(error))


def build_decision(state: State, seat: int, chosen: int | None = None) -> DecisionInfo:
    """Build the decision of a player with all legal actions. ``chosen`` is their pending choice."""
    decision = state.decision(seat)
    return DecisionInfo(
        kind=decision.kind,
        source=decision.source,
        about=as_json_object(decision.about),
        least=decision.least,
        most=decision.most,
        actions=[
            ActionInfo(action, state.notation(seat, action), as_json_object(state.action_data(seat, action)))
            for action in decision.actions
        ],
        chosen=chosen,
    )


def build_standalone_position(
    game: str, state: State, seat: int, events_by_player: Iterable[tuple[int, list[Event]]] = (), asks: bool = True
) -> StandalonePosition:
    """Build the message for a position as this seat sees it.

    ``events_by_player`` lists players with the events of their actions. ``asks``: whether the person has to decide
    now, or only watches.
    """
    waiting = state.players_to_act()
    return StandalonePosition(
        game=game,
        you=seat,
        players=state.players,
        waiting_for=waiting,
        view=as_json_object(state.view(seat)),
        decision=build_decision(state, seat) if asks and seat in waiting else None,
        happened=[
            LogEntryView(number, "acted", player, 0, {}, [as_json_object(event.view_for(seat)) for event in events])
            for number, (player, events) in enumerate(events_by_player, 1)
        ],
    )
