"""What may be done at a table, by whom, and what is written down when it is: the door of this package.

``decide`` looks at a table as it stands and gives what is to be appended to its log, or refuses; ``written`` makes
entries of that, and the table after them. Nothing here changes a table.
"""

from __future__ import annotations

from typing import assert_never

from bastide.tables import chat, consent, door, ending, inviting, log, lots, playing, seating
from bastide.tables import messages as wire
from bastide.tables.checks import own_seat
from bastide.tables.enough import check_enough
from bastide.tables.errors import Refused, described
from bastide.tables.log import Draft, Entry
from bastide.tables.table import Table
from bastide.tables.visitor import Occasion, Visitor

#: A log that long is for playing to the end, not for talk.
LONGEST = 20_000
#: A game that has not come to an end by then will not come to one.
ENDLESS = 30_000


def decide(table: Table, command: wire.TableCommand, occasion: Occasion) -> list[Draft]:
    """What is to be written down for a command. Refused, or another BastideError, if it cannot be done."""
    if not isinstance(command, (wire.Act, wire.Pick, wire.Resign, wire.Abandon, wire.Answer)):
        check_room(table)
    drafts = decided(table, command, occasion)
    # Of an answer, it is the proposal that was counted.
    return drafts if isinstance(command, wire.Answer) else counted(table, drafts)


def invite(table: Table, guest: Visitor, occasion: Occasion) -> list[Draft]:
    """The same for an invitation. Whom one may invite is not for the table to know."""
    check_room(table)
    return counted(table, inviting.invite(table, guest, occasion))


def check_room(table: Table) -> None:
    if table.seq >= LONGEST:
        raise Refused("log-full", "so much has happened at this table that there is room for playing only")


def counted(table: Table, drafts: list[Draft]) -> list[Draft]:
    """Drafts, if nobody has done such things often enough."""
    for draft in drafts:
        check_enough(table.times, draft.what, table.doer(draft.seat, draft.what))
    return drafts


def decided(table: Table, command: wire.TableCommand, occasion: Occasion) -> list[Draft]:
    match command:
        case wire.Act():
            return playing.act(table, command, occasion)
        case wire.Pick():
            return playing.pick(table, command, occasion)
        case wire.Sit():
            return seating.sit(table, command, occasion)
        case wire.Stand():
            return seating.stand(table, occasion)
        case wire.Agree():
            return seating.agree(table, command, occasion)
        case wire.Reveal():
            return lots.open_part(table, own_seat(table, occasion.visitor), command.secret, occasion)
        case wire.SetSeat():
            return seating.set_seat(table, command, occasion)
        case wire.Start():
            return seating.start(table, occasion)
        case wire.TakeBack():
            return consent.take_back(table, command, occasion)
        case wire.Replace():
            return consent.replace(table, command, occasion)
        case wire.Return():
            return consent.come_back(table, occasion)
        case wire.Resign():
            return ending.resign(table, occasion)
        case wire.Abandon():
            return consent.abandon(table, occasion)
        case wire.Answer():
            return consent.answer(table, command, occasion)
        case wire.Chat():
            return chat.chat(table, command, occasion)
        case wire.Knock():
            return door.knock(table, occasion)
        case wire.LetIn():
            return door.let_in(table, command, occasion)
        case wire.Why() | wire.MayTakeBack() | wire.Rematch():
            raise AssertionError("answered without a new entry of this table")
        case unknown:
            assert_never(unknown)


def answer(
    table: Table, command: wire.Why | wire.MayTakeBack, occasion: Occasion
) -> wire.ReasonMessage | wire.TakeBackMessage:
    """What is answered without anything being written down."""
    if isinstance(command, wire.MayTakeBack):
        return consent.may_take_back(table, command, occasion)
    problem = playing.why(table, command, occasion)
    return wire.ReasonMessage(command.id, problem is None, None if problem is None else described(problem))


def entries(table: Table, drafts: list[Draft], at: int) -> list[Entry]:
    """Drafts as the next entries of the table. Time does not run backwards in a log."""
    at = max(at, table.updated_at)
    return [Entry(table.seq + number, each.seat, each.what, at) for number, each in enumerate(drafts, 1)]


def written(table: Table, drafts: list[Draft], at: int) -> tuple[list[Entry], Table]:
    """The entries to append, and the table after them. If the game is over then, that is an entry, too."""
    first = entries(table, drafts, at)
    after = table.after(first)
    over = ending.played_out(after)
    if not over and after.status == "playing" and after.seq >= ENDLESS:
        over = [Draft(-1, log.Finished("abandoned", None, None))]
    end = entries(after, over, at)
    for entry in end:
        after.fold(entry)
    return first + end, after
