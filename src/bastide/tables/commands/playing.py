"""Game actions of people and bots, and reasons why they are illegal."""

from __future__ import annotations

from bastide.core.decision import Decision
from bastide.core.errors import BastideError, IllegalAction
from bastide.core.state import State
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands.checks import check_plays_alone, check_position, check_sound, check_status
from bastide.tables.errors import Refused
from bastide.tables.fairness.sampled_positions import Draws
from bastide.tables.fairness.secrecy import action_number, check_list, refusal, unforeseen
from bastide.tables.log import Draft
from bastide.tables.model.table import Table


def act(table: Table, seat: int, command: wire.Act) -> list[Draft]:
    """Take actions, all or none."""
    check_plays(table, seat, command.position)
    return carried_out(table, seat, list(command.actions))


def bot_act(table: Table, seat: int, position: int, action: int) -> list[Draft]:
    """Take the action that a bot has chosen in a position; RequestRefused if the table has moved on."""
    check_status(table, "playing")
    check_sound(table)
    check_position(table, position)
    if seat not in table.thinkers():
        raise Refused("not-to-move", f"no bot plays on seat {seat}", player=seat, waiting="")
    return carried_out(table, seat, [action])


def check_plays(table: Table, seat: int, position: int) -> None:
    """Raise RequestRefused unless the person on this seat plays in this position."""
    check_status(table, "playing")
    check_sound(table)
    check_position(table, position)
    check_plays_alone(table, seat)


def carried_out(table: Table, seat: int, actions: list[int | str]) -> list[Draft]:
    state = to_move(table, seat)
    if len(state.actors()) > 1:
        return chosen_together(table, state, seat, actions)
    if len(actions) == 1:
        number = allowed(table, state, seat, actions[0])
        return [Draft(seat, log.Acted([number], [state.notation(seat, number)]))]
    check_list(Draws(table, state, seat), actions)
    after = state.clone()
    entry = log.Acted([], [])
    for action in actions:
        do(after, seat, allowed(table, after, seat, action), entry)
    return [Draft(seat, entry)]


def to_move(table: Table, seat: int) -> State:
    """Return the position; IllegalAction if this seat is not asked."""
    state = table.state
    assert state is not None
    if seat not in state.actors():
        raise state.refusal(seat, -1)
    return state


def do(state: State, seat: int, action: int, entry: log.Acted) -> None:
    """Apply an action, and add it to the entry."""
    entry.actions.append(action)
    entry.said.append(state.notation(seat, action))
    state.apply(seat, action)


def allowed(table: Table, state: State, seat: int, action: int | str) -> int:
    """Return the number of a legal action; otherwise raise the reason why it is illegal."""
    number = legal_number(state, seat, action)
    if number is None:
        raise refusal(Draws(table, state, seat), action) or unforeseen()
    return number


def legal_number(state: State, seat: int, action: int | str) -> int | None:
    try:
        number = action_number(state, seat, action)
    except IllegalAction:
        return None
    return number if state.is_legal(seat, number) else None


def chosen_together(table: Table, state: State, seat: int, actions: list[int | str]) -> list[Draft]:
    """Choose an action in a simultaneous decision. It may be changed until the last player has chosen."""
    if len(actions) != 1:
        raise Refused("one-choice", "in a simultaneous decision exactly one action is chosen")
    number = allowed(table, state, seat, actions[0])
    return [Draft(seat, log.Chose(number, state.notation(seat, number)))]


# -- several picks for one decision ------------------------------------------------------------


def pick(table: Table, seat: int, command: wire.Pick) -> list[Draft]:
    """Answer one decision with several picks.

    Picks stay valid whatever they reveal. Unlike an all-or-nothing list, this reveals no more than picking one by one,
    so nothing has to be foreseeable.
    """
    check_plays(table, seat, command.position)
    state = to_move(table, seat)
    if len(state.actors()) > 1:
        return chosen_together(table, state, seat, list(command.actions))
    return [Draft(seat, picked(table, state.clone(), seat, list(command.actions)))]


def picked(table: Table, state: State, seat: int, actions: list[int | str]) -> log.Acted:
    question = state.decision(seat)
    entry = log.Acted([], [])
    for action in actions:
        if not asks_still(state, seat, question, len(entry.actions)):
            return entry
        number = legal_number(state, seat, action)
        if number is None and entry.actions:
            return entry
        do(state, seat, allowed(table, state, seat, action) if number is None else number, entry)
    if asks_still(state, seat, question, len(entry.actions)):
        end = [action for action in state.legal_actions(seat) if state.meaning(seat, action)["do"] == "done"]
        if end or not entry.actions:
            do(state, seat, end[0] if end else allowed(table, state, seat, "done"), entry)
    return entry


def asks_still(state: State, seat: int, question: Decision, picks: int) -> bool:
    """Return whether the decision is still open after this number of picks."""
    if state.actors() != [seat]:
        return False
    now = state.decision(seat)
    return now.kind == question.kind and now.source == question.source and now.most == question.most - picks


# -- reasons for illegal actions ---------------------------------------------------------------


def why(table: Table, seat: int, command: wire.Why) -> BastideError | None:
    """Return the reason why an action is illegal for the asker now; None if it is legal."""
    check_status(table, "playing")
    check_sound(table)
    check_position(table, command.position)
    assert table.state is not None
    return refusal(Draws(table, table.state, seat), command.action, table.game.action_space)
