"""The rules of the house: what may be done at a table, by whom, and what is written down when it is.

Each function looks at a table as it stands and gives the entries to append, or refuses. Nothing here changes a table.
What happens before the game is in ``seating``, what takes the others' consent in ``consent``.
"""

from __future__ import annotations

from bastide.core.errors import BastideError, IllegalAction
from bastide.core.outcome import ranked
from bastide.core.plain import Plain, plain_ints
from bastide.core.state import State
from bastide.server import consent, seating
from bastide.server import messages as wire
from bastide.server.errors import Refused
from bastide.server.log import Entry
from bastide.server.people.names import clean_chat
from bastide.server.person import Person
from bastide.server.rulings import (
    Draft,
    Question,
    check_position,
    check_sound,
    check_status,
    entries,
    own_seat,
    stand_in,
)
from bastide.server.secrecy import action_number, check_list, refusal, unforeseen
from bastide.server.table import Table

#: A table that has not begun is given up when nothing has happened there for a week.
FORGOTTEN = 7 * 86_400_000
#: A log that long is for playing to the end, not for talk.
LONGEST = 20_000


def written(table: Table, drafts: list[Draft], at: int) -> tuple[list[Entry], Table]:
    """The entries to append, and the table after them. If the game is over then, that is an entry, too."""
    first = entries(table, drafts, at)
    after = table.after(first)
    end = entries(after, played_out(after), at)
    for entry in end:
        after.fold(entry)
    return first + end, after


# -- the game ----------------------------------------------------------------------------------


def act(table: Table, command: wire.Act, question: Question) -> list[Draft]:
    seat = own_seat(table, question.person)
    check_status(table, "playing")
    check_sound(table)
    check_position(table, command.position)
    if table.seats[seat].bot:
        raise Refused("bot-plays", "a bot plays for you; come back first")
    return carried_out(table, seat, list(command.actions), question)


def bot_act(table: Table, seat: int, position: int, action: int, question: Question) -> list[Draft]:
    """What a bot has chosen to do in a position; refused like anybody else's action if the table has gone on."""
    check_status(table, "playing")
    check_sound(table)
    check_position(table, position)
    if not table.seats[seat].bot or seat in table.choices:
        raise Refused("not-to-move", f"no bot plays on seat {seat}", player=seat, waiting="")
    return carried_out(table, seat, [action], question)


def carried_out(table: Table, seat: int, actions: list[int | str], question: Question) -> list[Draft]:
    state = table.state
    assert state is not None
    actors = state.actors()
    if seat not in actors:
        raise state.refusal(seat, -1)
    if len(actors) > 1:
        return chosen_together(table, state, seat, actions, question)
    if len(actions) == 1:
        number = allowed(state, seat, actions[0], question)
        return [Draft("acted", seat, {"actions": [number], "said": [state.notation(seat, number)]})]
    check_list(state, seat, actions, consent.DRAWS, question.rng())
    after = state.clone()
    numbers: list[Plain] = []
    said: list[Plain] = []
    for action in actions:
        number = allowed(after, seat, action, question)
        numbers.append(number)
        said.append(after.notation(seat, number))
        after.apply(seat, number)
    return [Draft("acted", seat, {"actions": numbers, "said": said})]


def allowed(state: State, seat: int, action: int | str, question: Question) -> int:
    """The number of an action that is legal here; refused with the reason otherwise."""
    try:
        number = action_number(state, seat, action)
        if state.is_legal(seat, number):
            return number
    except IllegalAction:
        pass
    raise refusal(state, seat, action, question.rng()) or unforeseen()


def chosen_together(table: Table, state: State, seat: int, actions: list[int | str], question: Question) -> list[Draft]:
    """A choice that counts when the last one has chosen; until then it may be changed."""
    if len(actions) > 1:
        raise Refused("one-choice", "where all choose at once, one action is chosen")
    number = allowed(state, seat, actions[0], question)
    return [Draft("chose", seat, {"action": number, "said": state.notation(seat, number)})]


def played_out(table: Table) -> list[Draft]:
    """The end of the game, if the last action was the last one."""
    if table.state is None or table.status != "playing":
        return []
    outcome = table.state.outcome()
    return [] if outcome is None else [finished(table, "played", outcome.places, outcome.scores)]


def finished(
    table: Table, reason: wire.Reason, places: list[int], scores: list[int], gone: list[int] | None = None
) -> Draft:
    """The result: those who gave up come last, whoever gave up first at the very end. ``gone`` says when they did."""
    gave_up = [seat.resigned for seat in table.seats] if gone is None else gone
    final = []
    for player, place in enumerate(places):
        if gave_up[player]:
            final.append(1 + sum(not when or when > gave_up[player] for when in gave_up))
        else:
            final.append(1 + sum(places[other] < place and not gave_up[other] for other in range(len(places))))
    return Draft("finished", -1, {"reason": reason, "places": plain_ints(final), "scores": plain_ints(scores)})


def why(table: Table, command: wire.Why, question: Question) -> BastideError | None:
    """What forbids an action to the asker now; None if nothing does."""
    seat = own_seat(table, question.person)
    check_status(table, "playing")
    check_sound(table)
    check_position(table, command.position)
    assert table.state is not None
    return refusal(table.state, seat, command.action, question.rng(), table.game.action_space)


def advised(table: Table, command: wire.AskHint, person: Person) -> int:
    """The seat of somebody who may be told now what a bot would do there."""
    seat = own_seat(table, person)
    check_status(table, "playing")
    check_sound(table)
    if not table.hints:
        raise Refused("hints-off", "there are no hints at this table")
    check_position(table, command.position)
    if table.seats[seat].bot:
        raise Refused("bot-plays", "a bot plays for you; come back first")
    assert table.state is not None
    if seat not in table.state.actors():
        raise table.state.refusal(seat, -1)
    return seat


# -- giving up, and the clock ------------------------------------------------------------------


def resign(table: Table, command: wire.Resign, question: Question) -> list[Draft]:
    seat = own_seat(table, question.person)
    check_status(table, "playing")
    if table.seats[seat].resigned:
        raise Refused("resigned", "you have given up already")
    return [Draft("resigned", seat, {}), *lost(table, seat, "resigned")]


def lost(table: Table, seat: int, reason: wire.Reason) -> list[Draft]:
    """What follows when a player is out: the game ends, or a bot plays on in their place.

    It ends when one player is left, or no person is. Those who are left are ranked by their points as they stand.
    """
    left = [player for player, each in enumerate(table.seats) if not each.resigned and player != seat]
    if len(left) > 1 and any(table.seats[player].person for player in left):
        return [] if table.seats[seat].bot else [Draft("replaced", seat, {"bot": stand_in(table.game)})]
    assert table.state is not None
    scores = table.state.scores()
    gone = [each.resigned for each in table.seats]
    gone[seat] = table.seq + 1
    return [finished(table, reason, ranked(scores).places, scores, gone)]


def due(table: Table) -> int | None:
    """When the table needs looking after, if nobody does anything: a clock runs out, or a week is over."""
    if table.status == "open":
        return table.updated_at + FORGOTTEN
    return table.clocks.due() if table.status == "playing" else None


def run_out(table: Table, now: int) -> list[Draft]:
    """What time demands: everyone whose clock has run out is replaced by a bot or has lost, as was agreed.

    One at a time; the next one is due at once.
    """
    if table.status == "open" and now >= table.updated_at + FORGOTTEN:
        return consent.carried(table, "abandon", -1, -1, "", [])
    for seat in table.clocks.expired(now) if table.status == "playing" else []:
        draft = Draft("timed_out", seat, {})
        if table.expiry == "bot":
            return [draft, Draft("replaced", seat, {"bot": stand_in(table.game)})]
        return [draft, *lost(table, seat, "timed_out")]
    return []


# -- talk, and everything else -----------------------------------------------------------------


def chat(table: Table, command: wire.Chat, question: Question) -> list[Draft]:
    seat = own_seat(table, question.person)
    return [Draft("chatted", seat, {"text": clean_chat(command.text)})]


def decide(table: Table, command: wire.TableCommand, question: Question) -> list[Draft]:
    """What is to be written down for a command. Refused, or another BastideError, if it cannot be done."""
    if table.seq >= LONGEST and not isinstance(command, (wire.Act, wire.Resign, wire.Abandon, wire.Answer)):
        raise Refused("log-full", "so much has happened at this table that there is room for playing only")
    match command:
        case wire.Act():
            return act(table, command, question)
        case wire.Sit():
            return seating.sit(table, command, question)
        case wire.Stand():
            return seating.stand(table, command, question)
        case wire.SetSeat():
            return seating.set_seat(table, command, question)
        case wire.Start():
            return seating.start(table, command, question)
        case wire.TakeBack():
            return consent.take_back(table, command, question)
        case wire.Replace():
            return consent.replace(table, command, question)
        case wire.Return():
            return consent.come_back(table, command, question)
        case wire.Resign():
            return resign(table, command, question)
        case wire.Abandon():
            return consent.abandon(table, command, question)
        case wire.Answer():
            return consent.answer(table, command, question)
        case wire.Chat():
            return chat(table, command, question)
        case wire.Why() | wire.Rematch():
            raise AssertionError("answered without a new entry of this table")
