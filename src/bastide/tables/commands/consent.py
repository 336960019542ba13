"""Take backs and proposals, replacement by a bot and return, ending a game without a result."""

from __future__ import annotations

from typing import Literal

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.bots import substitute
from bastide.tables.commands.absence import may_replace_at
from bastide.tables.commands.checks import (
    check_host,
    check_not_counted,
    check_plays_alone,
    check_position,
    check_sound,
    check_status,
    own_seat,
)
from bastide.tables.errors import Refused
from bastide.tables.fairness.sampled_positions import Draws
from bastide.tables.fairness.secrecy import shows_something
from bastide.tables.log import Draft
from bastide.tables.model.table import Table
from bastide.tables.model.table_parts import PlayedStep
from bastide.tables.visitor import Occasion

# -- take back ---------------------------------------------------------------------------------


def last_step(table: Table, seat: int) -> PlayedStep | None:
    """Return the last step in which a player acted."""
    for step in reversed(table.steps):
        for player, _ in step.moves:
            if player == seat:
                return step
    return None


def is_free(table: Table, step: PlayedStep) -> bool:
    """Return whether a step can be taken back without consent: it is the last one and revealed nothing."""
    if step is not table.steps[-1] or step.together or table.choices or not step.moves:
        return False
    if step.seq not in table.judged:
        assert table.before is not None
        samples = Draws(table, table.before, step.moves[0][0])
        table.judged[step.seq] = shows_something(samples, [action for _, action in step.moves])
    return not table.judged[step.seq]


def take_back(table: Table, seat: int, command: wire.TakeBack) -> list[Draft]:
    check_status(table, "playing")
    check_sound(table)
    check_position(table, command.position)
    check_plays_alone(table, seat)
    check_not_counted(table)
    step = last_step(table, seat)
    if step is None:
        raise Refused("nothing-to-take-back", "you have no step to take back")
    undone = [each.seq for each in table.steps if each.seq >= step.seq]
    if is_free(table, step):
        return [Draft(seat, log.TookBack(undone))]
    if not command.ask:
        raise Refused("take-back-consent", "this can only be taken back with the others' consent")
    return proposed(table, "take_back", seat, undone)


def may_take_back(table: Table, seat: int, command: wire.MayTakeBack) -> wire.TakeBackMessage:
    """Tell whether the asker has a step to take back, and whether it needs consent."""
    check_position(table, command.position)
    if not can_take_back(table, seat):
        return wire.TakeBackMessage(command.id, possible=False, consent=False)
    step = last_step(table, seat)
    assert step is not None
    return wire.TakeBackMessage(command.id, True, not is_free(table, step))


def can_take_back(table: Table, seat: int) -> bool:
    """Return whether a seat has a step that could be taken back, with or without consent."""
    if seat < 0 or table.status != "playing" or table.seats[seat].bot or table.broken or table.deal:
        return False
    return last_step(table, seat) is not None


# -- proposals ---------------------------------------------------------------------------------


def proposed(table: Table, what: Literal["take_back", "abandon"], by: int, undone: list[int]) -> list[Draft]:
    """Propose something to the others. With nobody to ask, it is carried out at once."""
    asked = [each for each in table.voters() if each != by]
    if not asked:
        return carried(what, by, undone)
    if any(each.what == what for each in table.proposals.values()):
        raise Refused("proposed-already", "this has been proposed already")
    return [Draft(by, log.Proposed(what, undone, asked))]


def carried(what: str, by: int, undone: list[int]) -> list[Draft]:
    """Return the entries that carry out an accepted proposal."""
    if what == "take_back":
        return [Draft(by, log.TookBack(undone))]
    return [Draft(-1, log.Finished("abandoned", None, None))]


def answer(table: Table, seat: int, command: wire.Answer) -> list[Draft]:
    proposal = table.proposals.get(command.proposal)
    if proposal is None:
        raise Refused("no-proposal", "this proposal is not pending any more")
    missing = table.missing(proposal)
    withdrawn = seat == proposal.by and not command.yes
    if seat not in missing and not withdrawn:
        raise Refused("not-asked", "your answer is not needed")
    drafts = [Draft(seat, log.Answered(proposal.number, command.yes))]
    if command.yes and missing == [seat]:
        drafts += carried(proposal.what, proposal.by, proposal.undone)
    return drafts


def replace(table: Table, seat: int, command: wire.Replace, context: Occasion) -> list[Draft]:
    """Let a bot play for oneself, or for somebody who has been absent longer than the limit."""
    check_status(table, "playing")
    check_not_counted(table)
    absent_seat = command.seat
    if absent_seat >= table.players or not table.seats[absent_seat].is_active:
        raise Refused("not-a-person", f"no person plays on seat {absent_seat}", seat=absent_seat)
    if absent_seat == seat:
        return [Draft(seat, log.Replaced(substitute(table), "word"))]
    check_plays_alone(table, seat)
    if not table.absence:
        raise Refused("waits-for-ever", "absent players are not replaced at this table")
    at = may_replace_at(table, absent_seat, context.attendance)
    if at is None or context.now < at:
        raise Refused(
            "not-away",
            f"the player has not been away for {table.absence} seconds of their turn",
            seconds=table.absence,
        )
    return [Draft(absent_seat, log.Replaced(substitute(table), "absence"))]


def come_back(table: Table, seat: int) -> list[Draft]:
    check_status(table, "playing")
    if table.seats[seat].resigned:
        raise Refused("resigned", "a player who has resigned cannot return")
    if not table.seats[seat].bot:
        raise Refused("no-bot-plays", "no bot plays for you")
    return [Draft(seat, log.Returned())]


def abandon(table: Table, context: Occasion) -> list[Draft]:
    if table.status == "open":
        check_host(table, context.visitor)
        return carried("abandon", -1, [])
    check_status(table, "playing")
    seat = own_seat(table, context.visitor)
    return proposed(table, "abandon", seat, [])
