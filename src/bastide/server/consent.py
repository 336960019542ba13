"""What one player may not decide alone: to take back what others have seen, to be replaced by a bot, to stop."""

from __future__ import annotations

from bastide.core.plain import Plain, plain_ints
from bastide.core.rng import Rng
from bastide.server import messages as wire
from bastide.server.errors import Refused
from bastide.server.rulings import (
    Draft,
    Question,
    check_bot,
    check_host,
    check_position,
    check_sound,
    check_status,
    own_seat,
    stand_in,
)
from bastide.server.secrecy import shows_something
from bastide.server.table import Step, Table

#: So many drawn positions must agree before a step counts as having shown nothing.
DRAWS = 12


# -- take back ---------------------------------------------------------------------------------


def last_step(table: Table, seat: int) -> Step | None:
    """The last thing that a player did."""
    for step in reversed(table.steps):
        if any(player == seat for player, _ in step.moves):
            return step
    return None


def is_free(table: Table, step: Step, draws: int, rng: Rng) -> bool:
    """Whether a step is its player's alone to take back: nobody has acted since, and it showed nobody anything."""
    if step is not table.steps[-1] or step.together or table.choices or not step.moves:
        return False
    assert table.before is not None
    player = step.moves[0][0]
    return not shows_something(table.before, player, [action for _, action in step.moves], draws, rng)


def take_back(table: Table, command: wire.TakeBack, question: Question) -> list[Draft]:
    seat = own_seat(table, question.person)
    check_status(table, "playing")
    check_sound(table)
    check_position(table, command.position)
    if table.seats[seat].bot:
        raise Refused("bot-plays", "a bot plays for you; come back first")
    step = last_step(table, seat)
    if step is None:
        raise Refused("nothing-to-take-back", "you have not done anything yet")
    undone = plain_ints([each.seq for each in table.steps if each.seq >= step.seq])
    if is_free(table, step, DRAWS, question.rng()):
        return [Draft("took_back", seat, {"undone": undone})]
    if not command.ask:
        raise Refused("take-back-consent", "this can only be taken back with the others' consent")
    return proposed(table, "take_back", seat, -1, "", undone, [each for each in table.voters() if each != seat])


# -- proposals ---------------------------------------------------------------------------------


def proposed(
    table: Table, what: str, by: int, about: int, bot: str, undone: list[Plain], asked: list[int]
) -> list[Draft]:
    """A proposal to those who are asked; if that is nobody, it is done at once."""
    if not asked:
        return carried(table, what, by, about, bot, undone)
    if any(each.what == what and each.about == about for each in table.proposals.values()):
        raise Refused("proposed-already", "this has been proposed already")
    data: dict[str, Plain] = {"what": what, "about": about, "bot": bot, "undone": undone, "asked": plain_ints(asked)}
    return [Draft("proposed", by, data)]


def carried(table: Table, what: str, by: int, about: int, bot: str, undone: list[Plain]) -> list[Draft]:
    """What happens when everyone has consented."""
    if what == "take_back":
        return [Draft("took_back", by, {"undone": undone})]
    if what == "replace":
        return [Draft("replaced", about, {"bot": bot})]
    return [Draft("finished", -1, {"reason": "abandoned", "places": None, "scores": None})]


def answer(table: Table, command: wire.Answer, question: Question) -> list[Draft]:
    seat = own_seat(table, question.person)
    proposal = table.proposals.get(command.proposal)
    if proposal is None:
        raise Refused("no-proposal", "this is not proposed any more")
    missing = table.missing(proposal)
    withdrawn = seat == proposal.by and not command.yes
    if seat not in missing and not withdrawn:
        raise Refused("not-asked", "your answer is not needed")
    drafts = [Draft("answered", seat, {"proposal": proposal.number, "yes": command.yes})]
    if command.yes and missing == [seat]:
        undone = plain_ints(proposal.undone)
        drafts += carried(table, proposal.what, proposal.by, proposal.about, proposal.bot, undone)
    return drafts


def replace(table: Table, command: wire.Replace, question: Question) -> list[Draft]:
    seat = own_seat(table, question.person)
    check_status(table, "playing")
    if command.seat >= table.players or not table.seats[command.seat].is_active:
        raise Refused(
            "not-a-person", f"nobody plays on seat {command.seat} whom a bot could replace", seat=command.seat
        )
    bot = check_bot(table.game, command.bot or stand_in(table.game))
    asked = [] if command.seat == seat else [each for each in table.voters() if each != seat]
    if command.seat in asked and command.seat not in question.present:
        asked.remove(command.seat)
    return proposed(table, "replace", seat, command.seat, bot, [], asked)


def come_back(table: Table, command: wire.Return, question: Question) -> list[Draft]:
    seat = own_seat(table, question.person)
    check_status(table, "playing")
    if table.seats[seat].resigned:
        raise Refused("resigned", "who has given up cannot come back")
    if not table.seats[seat].bot:
        raise Refused("no-bot-plays", "no bot plays for you")
    return [Draft("returned", seat, {})]


def abandon(table: Table, command: wire.Abandon, question: Question) -> list[Draft]:
    if table.status == "open":
        check_host(table, question.person)
        return carried(table, "abandon", -1, -1, "", [])
    check_status(table, "playing")
    seat = own_seat(table, question.person)
    return proposed(table, "abandon", seat, -1, "", [], [each for each in table.voters() if each != seat])
