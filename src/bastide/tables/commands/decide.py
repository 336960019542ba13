"""What may be done at a table, by whom, and what is written down when it is: the door of this package.

``decide`` looks at a table as it stands and gives what is to be appended to its log, or refuses; ``written`` makes
entries of that, and the table after them. Nothing here changes a table.
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

#: A log that long is for playing to the end, not for talk.
LONGEST = 20_000
#: A game that has not come to an end by then will not come to one.
ENDLESS = 30_000


def decide(table: Table, command: wire.TableCommand, occasion: Occasion) -> list[Draft]:
    """What is to be written down for a command. Refused, or another BastideError, if it cannot be done."""
    if not command.ignores_log_limit:
        check_room(table)
    drafts = decided(table, command, occasion)
    return counted(table, drafts) if command.has_quota else drafts


def invite(table: Table, guest: Visitor, occasion: Occasion) -> list[Draft]:
    """The same for an invitation. Whom one may invite is not for the table to know."""
    check_room(table)
    return counted(table, invitations.invite(table, guest, occasion))


def check_room(table: Table) -> None:
    if table.seq >= LONGEST:
        raise Refused("log-full", "so much has happened at this table that there is room for playing only")


def counted(table: Table, drafts: list[Draft]) -> list[Draft]:
    """Drafts, if nobody has done such things often enough."""
    for draft in drafts:
        check_quota(table.times, draft.what, table.doer(draft.seat, draft.what))
    return drafts


def decided(table: Table, command: wire.TableCommand, occasion: Occasion) -> list[Draft]:
    seat = seat_for(table, command, occasion)
    match command:
        case wire.Act():
            return playing.act(table, seat, command)
        case wire.Pick():
            return playing.pick(table, seat, command)
        case wire.Sit():
            return seating.sit(table, command, occasion)
        case wire.Stand():
            return seating.stand(table, seat)
        case wire.Agree():
            return seating.agree(table, seat, command.part)
        case wire.Reveal():
            return seed_protocol.open_part(table, seat, command.secret)
        case wire.SetSeat():
            return seating.set_seat(table, command, occasion)
        case wire.Start():
            return seating.start(table, occasion)
        case wire.TakeBack():
            return consent.take_back(table, seat, command)
        case wire.Replace():
            return consent.replace(table, seat, command, occasion)
        case wire.Return():
            return consent.come_back(table, seat)
        case wire.Resign():
            return ending.resign(table, seat)
        case wire.Abandon():
            return consent.abandon(table, occasion)
        case wire.Answer():
            return consent.answer(table, seat, command)
        case wire.Chat():
            return chat.chat(table, command, occasion)
        case wire.Knock():
            return access_requests.knock(table, occasion)
        case wire.LetIn():
            return access_requests.let_in(table, command, occasion)
        case _:
            raise AssertionError(f"{type(command).__name__} does not append to the log of its table")


def answer(table: Table, command: wire.TableCommand, occasion: Occasion) -> wire.ReasonMessage | wire.TakeBackMessage:
    """Answer a command that does not write."""
    seat = seat_for(table, command, occasion)
    match command:
        case wire.MayTakeBack():
            return consent.may_take_back(table, seat, command)
        case wire.Why():
            problem = playing.why(table, seat, command)
            return wire.ReasonMessage(command.id, problem is None, None if problem is None else described(problem))
        case _:
            raise AssertionError(f"{type(command).__name__} is not a question")


def seat_for(table: Table, command: wire.TableCommand, occasion: Occasion) -> int:
    """The seat of who sends a command; Refused if they have none and need one."""
    visitor = occasion.visitor
    return own_seat(table, visitor) if command.needs_seat else table.seat_of(visitor.ids)


def entries(table: Table, drafts: list[Draft], at: int) -> list[Entry]:
    """Drafts as the next entries of the table. Time does not run backwards in a log."""
    at = max(at, table.updated_at)
    return [Entry(table.seq + number, each.seat, each.what, at) for number, each in enumerate(drafts, 1)]


def written(table: Table, drafts: list[Draft], at: int) -> tuple[list[Entry], Table]:
    """The entries to append, and the table after them. If the game is over then, that is an entry, too."""
    first = entries(table, drafts, at)
    after = table_after(table, first)
    over = ending.played_out(after)
    if not over and after.status == "playing" and after.seq >= ENDLESS:
        over = [Draft(-1, log.Finished("abandoned", None, None))]
    end = entries(after, over, at)
    for entry in end:
        apply_entry(after, entry)
    return first + end, after
