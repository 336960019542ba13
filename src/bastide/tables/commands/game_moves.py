"""Game actions of people and bots, and reasons why they are illegal."""

from __future__ import annotations

from bastide.core.decision import Decision
from bastide.core.errors import BastideError, IllegalAction
from bastide.core.state import State
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands.permission_checks import check_no_bot_plays, check_position, check_replayable, check_status
from bastide.tables.fairness.revealing_action_check import (
    check_sequence_is_foreseeable,
    explain_refusal,
    parse_action,
    unforeseeable_list_error,
)
from bastide.tables.fairness.sampled_positions import SampledPositions
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table


def play_actions(table: Table, seat: int, command: wire.Act) -> list[EntryDraft]:
    """Take actions, all or none."""
    check_may_play(table, seat, command.position)
    return build_action_entry(table, seat, list(command.actions))


def play_bot_action(table: Table, seat: int, position: int, action: int) -> list[EntryDraft]:
    """Take the action that a bot has chosen in a position; RequestRefused if the table has moved on."""
    check_status(table, "playing")
    check_replayable(table)
    check_position(table, position)
    if seat not in table.get_bots_to_move():
        raise RequestRefused("not-to-move", f"no bot plays on seat {seat}", player=seat, waiting="")
    return build_action_entry(table, seat, [action])


def check_may_play(table: Table, seat: int, position: int) -> None:
    """Raise RequestRefused unless the person on this seat plays in this position."""
    check_status(table, "playing")
    check_replayable(table)
    check_position(table, position)
    check_no_bot_plays(table, seat)


def build_action_entry(table: Table, seat: int, actions: list[int | str]) -> list[EntryDraft]:
    state = require_to_move(table, seat)
    if len(state.players_to_act()) > 1:
        return choose_simultaneously(table, state, seat, actions)
    if len(actions) == 1:
        number = require_legal_action(table, state, seat, actions[0])
        return [EntryDraft(seat, log.ActionsPlayed([number], [state.notation(seat, number)]))]
    check_sequence_is_foreseeable(SampledPositions(table, state, seat), actions)
    after = state.clone()
    entry = log.ActionsPlayed([], [])
    for action in actions:
        apply_and_note(after, seat, require_legal_action(table, after, seat, action), entry)
    return [EntryDraft(seat, entry)]


def require_to_move(table: Table, seat: int) -> State:
    """Return the position; IllegalAction if this seat is not asked."""
    state = table.state
    assert state is not None
    if seat not in state.players_to_act():
        raise state.illegal_action_error(seat, -1)
    return state


def apply_and_note(state: State, seat: int, action: int, entry: log.ActionsPlayed) -> None:
    """Apply an action, and add it to the entry."""
    entry.actions.append(action)
    entry.said.append(state.notation(seat, action))
    state.apply(seat, action)


def require_legal_action(table: Table, state: State, seat: int, action: int | str) -> int:
    """Return the number of a legal action; otherwise raise the reason why it is illegal."""
    number = find_legal_action(state, seat, action)
    if number is None:
        raise explain_refusal(SampledPositions(table, state, seat), action) or unforeseeable_list_error()
    return number


def find_legal_action(state: State, seat: int, action: int | str) -> int | None:
    try:
        number = parse_action(state, seat, action)
    except IllegalAction:
        return None
    return number if state.is_legal(seat, number) else None


def choose_simultaneously(table: Table, state: State, seat: int, actions: list[int | str]) -> list[EntryDraft]:
    """Choose an action in a simultaneous decision. It may be changed until the last player has chosen."""
    if len(actions) != 1:
        raise RequestRefused("one-choice", "choose exactly one action")
    number = require_legal_action(table, state, seat, actions[0])
    return [EntryDraft(seat, log.SimultaneousActionChosen(number, state.notation(seat, number)))]


# -- several picks for one decision ------------------------------------------------------------


def answer_with_picks(table: Table, seat: int, command: wire.Pick) -> list[EntryDraft]:
    """Answer one decision with several picks.

    Picks stay valid whatever they reveal. Unlike an all-or-nothing list, this reveals no more than picking one by one,
    so nothing has to be foreseeable.
    """
    check_may_play(table, seat, command.position)
    state = require_to_move(table, seat)
    if len(state.players_to_act()) > 1:
        return choose_simultaneously(table, state, seat, list(command.actions))
    return [EntryDraft(seat, apply_picks(table, state.clone(), seat, list(command.actions)))]


def apply_picks(table: Table, state: State, seat: int, actions: list[int | str]) -> log.ActionsPlayed:
    question = state.decision(seat)
    entry = log.ActionsPlayed([], [])
    for action in actions:
        if not is_question_open(state, seat, question, len(entry.actions)):
            return entry
        number = find_legal_action(state, seat, action)
        if number is None and entry.actions:
            return entry
        apply_and_note(
            state, seat, require_legal_action(table, state, seat, action) if number is None else number, entry
        )
    if is_question_open(state, seat, question, len(entry.actions)):
        end = [action for action in state.legal_actions(seat) if state.action_data(seat, action)["do"] == "done"]
        if end or not entry.actions:
            apply_and_note(state, seat, end[0] if end else require_legal_action(table, state, seat, "done"), entry)
    return entry


def is_question_open(state: State, seat: int, question: Decision, picks: int) -> bool:
    """Return whether the decision is still open after this number of picks."""
    if state.players_to_act() != [seat]:
        return False
    now = state.decision(seat)
    return now.kind == question.kind and now.source == question.source and now.most == question.most - picks


# -- reasons for illegal actions ---------------------------------------------------------------


def explain_why_not(table: Table, seat: int, command: wire.AskWhyNot) -> BastideError | None:
    """Return the reason why an action is illegal for the asker now; None if it is legal."""
    check_status(table, "playing")
    check_replayable(table)
    check_position(table, command.position)
    assert table.state is not None
    return explain_refusal(SampledPositions(table, table.state, seat), command.action, table.game.action_space)
