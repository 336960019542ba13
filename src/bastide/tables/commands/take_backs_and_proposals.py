"""Take backs and proposals, replacement by a bot and return, ending a game without a result."""

from __future__ import annotations

from typing import Literal

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.available_bots import get_stand_in
from bastide.tables.commands.absent_players import BOT_ACCOUNT_LIMIT_S, get_replacement_time
from bastide.tables.commands.permission_checks import (
    check_host,
    check_no_bot_plays,
    check_not_daily_deal,
    check_not_in_tournament,
    check_position,
    check_replayable,
    check_status,
    require_seat,
)
from bastide.tables.fairness.revealing_action_check import reveals_information
from bastide.tables.fairness.sampled_positions import SampledPositions
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import PlayedStep
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext

# -- take back ---------------------------------------------------------------------------------


def find_last_step(table: Table, seat: int) -> PlayedStep | None:
    """Return the last step in which a player acted."""
    for step in reversed(table.steps):
        for player, _ in step.moves:
            if player == seat:
                return step
    return None


def is_free_to_take_back(table: Table, step: PlayedStep) -> bool:
    """Return whether a step can be taken back without consent: it is the last one and revealed nothing."""
    if step is not table.steps[-1] or step.is_simultaneous or table.pending_choices or not step.moves:
        return False
    if step.seq not in table.step_reveals_information:
        assert table.previous_state is not None
        samples = SampledPositions(table, table.previous_state, step.moves[0][0])
        table.step_reveals_information[step.seq] = reveals_information(samples, [action for _, action in step.moves])
    return not table.step_reveals_information[step.seq]


def take_back(table: Table, seat: int, command: wire.TakeBack) -> list[EntryDraft]:
    check_status(table, "playing")
    check_replayable(table)
    check_position(table, command.position)
    check_no_bot_plays(table, seat)
    check_not_daily_deal(table)
    step = find_last_step(table, seat)
    if step is None:
        raise RequestRefused("nothing-to-take-back", "there is nothing to undo")
    undone = [each.seq for each in table.steps if each.seq >= step.seq]
    if is_free_to_take_back(table, step):
        return [EntryDraft(seat, log.StepsTakenBack(undone))]
    if not command.ask:
        raise RequestRefused("take-back-consent", "you need the other players' consent to undo this")
    return propose(table, "take_back", seat, undone)


def answer_may_take_back(table: Table, seat: int, command: wire.AskMayTakeBack) -> wire.TakeBackMessage:
    """Tell whether the asker has a step to take back, and whether it needs consent."""
    check_position(table, command.position)
    if not can_take_back(table, seat):
        return wire.TakeBackMessage(command.id, possible=False, consent=False)
    step = find_last_step(table, seat)
    assert step is not None
    is_free = is_free_to_take_back(table, step)
    # In a tournament nobody consents, so only a free take back is possible.
    return wire.TakeBackMessage(command.id, is_free or not table.tournament, not is_free and not table.tournament)


def can_take_back(table: Table, seat: int) -> bool:
    """Return whether a seat has a step that could be taken back, with or without consent."""
    if seat < 0 or table.status != "playing" or table.seats[seat].bot or table.replay_error or table.daily_deal_day:
        return False
    return find_last_step(table, seat) is not None


# -- proposals ---------------------------------------------------------------------------------


def propose(table: Table, what: Literal["take_back", "abandon"], by: int, undone: list[int]) -> list[EntryDraft]:
    """Propose something to the others. With nobody to ask, it is carried out at once."""
    check_not_in_tournament(table)
    asked = [each for each in table.get_consenting_seats(what) if each != by]
    if not asked:
        return carry_out_proposal(what, by, undone)
    if any(each.what == what for each in table.proposals.values()):
        raise RequestRefused("proposed-already", "this has already been proposed")
    return [EntryDraft(by, log.ProposalMade(what, undone, asked))]


def carry_out_proposal(what: str, by: int, undone: list[int]) -> list[EntryDraft]:
    """Return the entries that carry out an accepted proposal."""
    if what == "take_back":
        return [EntryDraft(by, log.StepsTakenBack(undone, agreed=True))]
    return [EntryDraft(-1, log.GameFinished("abandoned", None, None))]


def answer_proposal(table: Table, seat: int, command: wire.Answer) -> list[EntryDraft]:
    proposal = table.proposals.get(command.proposal)
    if proposal is None:
        raise RequestRefused("no-proposal", "this proposal is no longer open")
    missing = table.get_missing_answers(proposal)
    withdrawn = seat == proposal.by and not command.yes
    if seat not in missing and not withdrawn:
        raise RequestRefused("not-asked", "there is nothing for you to answer")
    drafts = [EntryDraft(seat, log.ProposalAnswered(proposal.number, command.yes))]
    if command.yes and missing == [seat]:
        drafts += carry_out_proposal(proposal.what, proposal.by, proposal.undone)
    return drafts


def replace_with_bot(table: Table, seat: int, command: wire.Replace, context: CommandContext) -> list[EntryDraft]:
    """Let a bot take over the sender's seat, or that of a player absent longer than the limit."""
    check_status(table, "playing")
    check_not_daily_deal(table)
    check_not_in_tournament(table)
    absent_seat = command.seat
    if absent_seat >= table.players or not table.seats[absent_seat].is_active:
        raise RequestRefused("not-a-person", f"seat {absent_seat} has no human player to replace", seat=absent_seat)
    if absent_seat == seat:
        return [EntryDraft(seat, log.PlayerReplacedByBot(get_stand_in(table), "word"))]
    check_no_bot_plays(table, seat)
    limit_s = BOT_ACCOUNT_LIMIT_S if table.seats[absent_seat].is_bot_account else table.absence_limit_s
    if not limit_s:
        raise RequestRefused("waits-for-ever", "at this table, no bot takes over unless the player asks for it")
    at = get_replacement_time(table, absent_seat, context.presence)
    if at is None or context.now_ms < at:
        raise RequestRefused(
            "not-away",
            f"this player hasn't been away for {limit_s} seconds yet",
            seconds=limit_s,
        )
    return [EntryDraft(absent_seat, log.PlayerReplacedByBot(get_stand_in(table), "absence"))]


def return_to_game(table: Table, seat: int) -> list[EntryDraft]:
    check_status(table, "playing")
    if table.seats[seat].resigned:
        raise RequestRefused("resigned", "you resigned this game and can't rejoin it")
    if not table.seats[seat].bot:
        raise RequestRefused("no-bot-plays", "no bot is playing for you")
    return [EntryDraft(seat, log.PlayerReturned())]


def abandon_game(table: Table, context: CommandContext) -> list[EntryDraft]:
    if table.status == "open":
        check_host(table, context.visitor)
        return carry_out_proposal("abandon", -1, [])
    check_status(table, "playing")
    seat = require_seat(table, context.visitor)
    return propose(table, "abandon", seat, [])
