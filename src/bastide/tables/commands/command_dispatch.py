"""Dispatch of commands: check them, and return the log entries to append.

``decide_command`` checks a command against the current table and returns drafts, or raises RequestRefused.
``build_entries`` turns drafts into entries and the table after them. Nothing here changes a table.
"""

from __future__ import annotations

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands import (
    access_requests,
    chat,
    game_end,
    game_moves,
    invitations,
    table_setup,
    take_backs_and_proposals,
)
from bastide.tables.commands.permission_checks import require_seat
from bastide.tables.fairness import seed_protocol
from bastide.tables.log import EntryDraft, LogEntry
from bastide.tables.log.entry_quotas import check_quota
from bastide.tables.request_errors import RequestRefused, describe_error
from bastide.tables.state.log_replay import apply_entry, copy_with_entries
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext, Visitor

#: Longer logs accept only commands that play the game.
MAX_LOG_ENTRIES = 20_000
#: A game is ended without a result when its log reaches this length.
MAX_GAME_ENTRIES = 30_000


def decide_command(table: Table, command: wire.TableCommand, context: CommandContext) -> list[EntryDraft]:
    """Return the entries that a command appends. RequestRefused or another BastideError if it is not allowed."""
    if not command.ignores_log_limit:
        check_log_length(table)
    drafts = dispatch_command(table, command, context)
    return check_quotas(table, drafts) if command.has_quota else drafts


def decide_invitation(table: Table, guest: Visitor, context: CommandContext) -> list[EntryDraft]:
    """Return the entry of an invitation. The caller checks whether the host may invite this person."""
    check_log_length(table)
    return check_quotas(table, invitations.invite_guest(table, guest, context))


def check_log_length(table: Table) -> None:
    if table.seq >= MAX_LOG_ENTRIES:
        raise RequestRefused("log-full", "this table has reached its message limit; only moves are accepted now")


def check_quotas(table: Table, drafts: list[EntryDraft]) -> list[EntryDraft]:
    """Return the drafts; RequestRefused if one of them exceeds a quota."""
    for draft in drafts:
        check_quota(table.quota_counts, draft.data, table.get_quota_person(draft.seat, draft.data))
    return drafts


def dispatch_command(table: Table, command: wire.TableCommand, context: CommandContext) -> list[EntryDraft]:
    seat = get_sender_seat(table, command, context)
    match command:
        case wire.Act():
            return game_moves.play_actions(table, seat, command)
        case wire.Pick():
            return game_moves.answer_with_picks(table, seat, command)
        case wire.Sit():
            return table_setup.take_seat(table, command, context)
        case wire.Stand():
            return table_setup.leave_seat(table, seat)
        case wire.Agree():
            return table_setup.agree_to_play(table, seat, command.part)
        case wire.Reveal():
            return seed_protocol.reveal_share(table, seat, command.secret)
        case wire.SetSeat():
            return table_setup.set_seat(table, command, context)
        case wire.Start():
            return table_setup.start_game(table, context)
        case wire.TakeBack():
            return take_backs_and_proposals.take_back(table, seat, command)
        case wire.Replace():
            return take_backs_and_proposals.replace_with_bot(table, seat, command, context)
        case wire.ReturnToGame():
            return take_backs_and_proposals.return_to_game(table, seat)
        case wire.Resign():
            return game_end.resign_game(table, seat)
        case wire.Abandon():
            return take_backs_and_proposals.abandon_game(table, context)
        case wire.Answer():
            return take_backs_and_proposals.answer_proposal(table, seat, command)
        case wire.Chat():
            return chat.send_chat(table, command, context)
        case wire.RequestAccess():
            return access_requests.request_access(table, context)
        case wire.AnswerAccessRequest():
            return access_requests.answer_access_request(table, command, context)
        case _:
            raise AssertionError(f"{type(command).__name__} does not append to the log of its table")


def answer_question(
    table: Table, command: wire.TableCommand, context: CommandContext
) -> wire.ReasonMessage | wire.TakeBackMessage:
    """Answer a command that does not append to the log."""
    seat = get_sender_seat(table, command, context)
    match command:
        case wire.AskMayTakeBack():
            return take_backs_and_proposals.answer_may_take_back(table, seat, command)
        case wire.AskWhyNot():
            problem = game_moves.explain_why_not(table, seat, command)
            return wire.ReasonMessage(command.id, problem is None, None if problem is None else describe_error(problem))
        case _:
            raise AssertionError(f"{type(command).__name__} is not a question")


def get_sender_seat(table: Table, command: wire.TableCommand, context: CommandContext) -> int:
    """Return the seat of the sender; RequestRefused if the command needs one and there is none."""
    visitor = context.visitor
    return require_seat(table, visitor) if command.needs_seat else table.seat_of(visitor.ids)


def number_drafts(table: Table, drafts: list[EntryDraft], at: int) -> list[LogEntry]:
    """Number the drafts as the next entries of the table. Times in a log never decrease."""
    at = max(at, table.updated_at)
    return [LogEntry(table.seq + number, each.seat, each.data, at) for number, each in enumerate(drafts, 1)]


def build_entries(table: Table, drafts: list[EntryDraft], at: int) -> tuple[list[LogEntry], Table]:
    """Return the entries to append, including the end of the game, and the table after them."""
    first = number_drafts(table, drafts, at)
    after = copy_with_entries(table, first)
    over = game_end.finish_if_over(after)
    if not over and after.status == "playing" and after.seq >= MAX_GAME_ENTRIES:
        over = [EntryDraft(-1, log.GameFinished("abandoned", None, None))]
    end = number_drafts(after, over, at)
    for entry in end:
        apply_entry(after, entry)
    return first + end, after
