"""Dispatch of commands: check them, and return the log entries to append.

``decide_command`` checks a command against the current table and returns drafts, or raises RequestRefused.
``build_entries`` turns drafts into entries and the table after them. Nothing here changes a table.
"""

from __future__ import annotations

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands import access_requests, chat, consent, ending, invitations, playing, seating
from bastide.tables.commands.checks import own_seat
from bastide.tables.errors import Refused, described
from bastide.tables.fairness import seed_protocol
from bastide.tables.log import Draft, Entry
from bastide.tables.log.quotas import check_quota
from bastide.tables.model.replay import apply_entry, table_after
from bastide.tables.model.table import Table
from bastide.tables.visitor import Occasion, Visitor

#: Longer logs accept only commands that play the game.
LONGEST = 20_000
#: A game is ended without a result when its log reaches this length.
ENDLESS = 30_000


def decide(table: Table, command: wire.TableCommand, context: Occasion) -> list[Draft]:
    """Return the entries that a command appends. RequestRefused or another BastideError if it is not allowed."""
    if not command.ignores_log_limit:
        check_room(table)
    drafts = decided(table, command, context)
    return counted(table, drafts) if command.has_quota else drafts


def invite(table: Table, guest: Visitor, context: Occasion) -> list[Draft]:
    """Return the entry of an invitation. The caller checks whether the host may invite this person."""
    check_room(table)
    return counted(table, invitations.invite(table, guest, context))


def check_room(table: Table) -> None:
    if table.seq >= LONGEST:
        raise Refused("log-full", "the log of this table is full; only game actions are accepted")


def counted(table: Table, drafts: list[Draft]) -> list[Draft]:
    """Return the drafts; RequestRefused if one of them exceeds a quota."""
    for draft in drafts:
        check_quota(table.times, draft.what, table.doer(draft.seat, draft.what))
    return drafts


def decided(table: Table, command: wire.TableCommand, context: Occasion) -> list[Draft]:
    seat = seat_for(table, command, context)
    match command:
        case wire.Act():
            return playing.act(table, seat, command)
        case wire.Pick():
            return playing.pick(table, seat, command)
        case wire.Sit():
            return seating.sit(table, command, context)
        case wire.Stand():
            return seating.stand(table, seat)
        case wire.Agree():
            return seating.agree(table, seat, command.part)
        case wire.Reveal():
            return seed_protocol.open_part(table, seat, command.secret)
        case wire.SetSeat():
            return seating.set_seat(table, command, context)
        case wire.Start():
            return seating.start(table, context)
        case wire.TakeBack():
            return consent.take_back(table, seat, command)
        case wire.Replace():
            return consent.replace(table, seat, command, context)
        case wire.Return():
            return consent.come_back(table, seat)
        case wire.Resign():
            return ending.resign(table, seat)
        case wire.Abandon():
            return consent.abandon(table, context)
        case wire.Answer():
            return consent.answer(table, seat, command)
        case wire.Chat():
            return chat.chat(table, command, context)
        case wire.Knock():
            return access_requests.knock(table, context)
        case wire.LetIn():
            return access_requests.let_in(table, command, context)
        case _:
            raise AssertionError(f"{type(command).__name__} does not append to the log of its table")


def answer(table: Table, command: wire.TableCommand, context: Occasion) -> wire.ReasonMessage | wire.TakeBackMessage:
    """Answer a command that does not append to the log."""
    seat = seat_for(table, command, context)
    match command:
        case wire.MayTakeBack():
            return consent.may_take_back(table, seat, command)
        case wire.Why():
            problem = playing.why(table, seat, command)
            return wire.ReasonMessage(command.id, problem is None, None if problem is None else described(problem))
        case _:
            raise AssertionError(f"{type(command).__name__} is not a question")


def seat_for(table: Table, command: wire.TableCommand, context: Occasion) -> int:
    """Return the seat of the sender; RequestRefused if the command needs one and there is none."""
    visitor = context.visitor
    return own_seat(table, visitor) if command.needs_seat else table.seat_of(visitor.ids)


def entries(table: Table, drafts: list[Draft], at: int) -> list[Entry]:
    """Number the drafts as the next entries of the table. Times in a log never decrease."""
    at = max(at, table.updated_at)
    return [Entry(table.seq + number, each.seat, each.what, at) for number, each in enumerate(drafts, 1)]


def written(table: Table, drafts: list[Draft], at: int) -> tuple[list[Entry], Table]:
    """Return the entries to append, including the end of the game, and the table after them."""
    first = entries(table, drafts, at)
    after = table_after(table, first)
    over = ending.played_out(after)
    if not over and after.status == "playing" and after.seq >= ENDLESS:
        over = [Draft(-1, log.Finished("abandoned", None, None))]
    end = entries(after, over, at)
    for entry in end:
        apply_entry(after, entry)
    return first + end, after
