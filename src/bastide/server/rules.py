"""The rules of the house: what may be done at a table, by whom, and what is written down when it is.

Each function looks at a table as it stands and gives the entries to append, or refuses. Nothing here changes a table.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest

from msgspec import Struct, to_builtins

from bastide.bots import bot_names, make_bot
from bastide.core.errors import BastideError, IllegalAction, UnknownBot
from bastide.core.game import Game
from bastide.core.outcome import ranked
from bastide.core.plain import Plain, plain_ints
from bastide.core.registry import get_game
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.server import messages as wire
from bastide.server.errors import Refused, no_table
from bastide.server.log import Entry
from bastide.server.people.names import clean_chat
from bastide.server.person import Person
from bastide.server.secrecy import action_number, check_list, refusal, shows_something, unforeseen
from bastide.server.table import Seat, Step, Table, commitment

#: So many drawn positions must agree before a step counts as having shown nothing.
DRAWS = 12
#: A table that has not begun is given up when nothing has happened there for a week.
FORGOTTEN = 7 * 86_400_000
#: A log that long is for playing to the end, not for talk.
LONGEST = 20_000
#: The bot that plays for somebody who is away, if the game has it.
STAND_IN = "medium"


class Draft(Struct, frozen=True):
    """An entry without its number and time."""

    kind: str
    seat: int
    data: dict[str, Plain]


class Question(Struct, frozen=True):
    """Who asks, who is there, and a source of chance: all that a rule may look at besides the table."""

    person: Person
    #: Random bits from the operating system.
    bits: Callable[[int], int]
    #: Seats whose people are looking.
    present: frozenset[int] = frozenset()

    def rng(self) -> Rng:
        return Rng(self.bits(64))


def entries(table: Table, drafts: list[Draft], at: int) -> list[Entry]:
    """Drafts as the next entries of the table. Time does not run backwards in a log."""
    at = max(at, table.updated_at)
    return [Entry(table.seq + number, each.kind, each.seat, each.data, at) for number, each in enumerate(drafts, 1)]


def written(table: Table, drafts: list[Draft], at: int) -> tuple[list[Entry], Table]:
    """The entries to append, and the table after them. If the game is over then, that is an entry, too."""
    first = entries(table, drafts, at)
    after = table.after(first)
    end = entries(after, played_out(after), at)
    for entry in end:
        after.fold(entry)
    return first + end, after


# -- who may do what ---------------------------------------------------------------------------


def check_may_see(table: Table, person: Person, invite: str | None) -> None:
    """A private table is for those who sit there, its host, and whoever has the link."""
    if table.public or table.seat_of(person.ids) >= 0 or table.host in person.ids:
        return
    if invite is None or not compare_digest(invite.encode(), table.invite.encode()):
        raise no_table()


def own_seat(table: Table, person: Person) -> int:
    seat = table.seat_of(person.ids)
    if seat < 0:
        raise Refused("not-seated", "you do not sit at this table")
    return seat


def check_host(table: Table, person: Person) -> None:
    if table.host not in person.ids:
        raise Refused("not-host", "only the host of the table can do that")


def check_status(table: Table, wanted: wire.Status) -> None:
    if table.status == wanted:
        return
    if table.status == "open":
        raise Refused("not-started", "the game has not begun yet")
    if table.status == "playing":
        raise Refused("already-started", "the game has begun already")
    raise Refused("table-finished", "the game is over")


def check_position(table: Table, position: int) -> None:
    if position != table.position:
        raise Refused(
            "stale",
            f"this answers position {position}, but the table is at {table.position}",
            position=position,
            current=table.position,
        )


def check_sound(table: Table) -> None:
    if table.broken:
        raise Refused(
            "rules-changed",
            f"the rules have changed since this game began, and it cannot go on: {table.broken}",
            problem=table.broken,
        )


def plain_bots(game: Game) -> list[str]:
    """The bots that can be asked for by their bare names. Settings could name files or ask for hours."""
    found = []
    for name in bot_names(game):
        try:
            make_bot(name, game, 0)
        except BastideError:
            continue
        found.append(name)
    return found


def check_bot(game: Game, name: str) -> str:
    known = plain_bots(game)
    if name not in known:
        raise UnknownBot(
            "unknown-bot",
            f"there is no bot {name!r} for {game.id}; known: {', '.join(known)}",
            bot=name,
            game=game.id,
            known=", ".join(known),
        )
    return name


def stand_in(game: Game) -> str:
    known = plain_bots(game)
    return STAND_IN if STAND_IN in known else known[0]


# -- before the game ---------------------------------------------------------------------------


def create(wish: wire.CreateTable, invite: str, question: Question) -> list[Draft]:
    """The first entry of a new table."""
    game = get_game(wish.game)
    game.check_players(len(wish.seats))
    options = game.check_options(len(wish.seats), wish.options)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refused("one-seat", "one person takes one seat")
    seats: list[Seat] = []
    for each in wish.seats:
        if each.kind == "bot":
            seats.append(Seat(bot=check_bot(game, each.bot or stand_in(game))))
        elif each.kind == "me":
            seats.append(Seat(question.person.id, question.person.name))
        else:
            seats.append(Seat())
    data: dict[str, Plain] = {
        "game": game.id,
        "rules": game.rules_version,
        "options": to_builtins(options),
        "seats": [{"person": seat.person, "name": seat.name, "bot": seat.bot} for seat in seats],
        "public": wish.public,
        "clock": to_builtins(wish.clock),
        "expiry": wish.expiry,
        "aids": wish.aids,
        "hints": allows_hints(wish),
        "shuffle": wish.shuffle,
        "invite": invite,
        "host": question.person.id,
    }
    return [Draft("created", -1, data)]


def allows_hints(wish: wire.CreateTable) -> bool:
    """As was wished; else where somebody practises with bots, but not where people meet."""
    if wish.hints is not None:
        return wish.hints
    return not wish.public and all(seat.kind != "open" for seat in wish.seats)


def again(table: Table, invite: str, question: Question) -> list[Draft]:
    """The first entry of a table for the same people; whoever sat second begins now."""
    own_seat(table, question.person)
    check_status(table, "finished")
    turned = [*table.seats[1:], *table.seats[:1]]
    data: dict[str, Plain] = {
        "game": table.game.id,
        "rules": table.game.rules_version,
        "options": to_builtins(table.options),
        "seats": [
            {"person": seat.person, "name": seat.name, "bot": "" if seat.person else seat.bot} for seat in turned
        ],
        "public": table.public,
        "clock": to_builtins(table.clock),
        "expiry": table.expiry,
        "aids": table.aids,
        "hints": table.hints,
        "shuffle": table.shuffle,
        "invite": invite,
        "host": question.person.id,
    }
    return [Draft("created", -1, data)]


def rematch_id(table: Table) -> str:
    """The same whoever asks first, so that two who ask at once meet at one table; unguessable for others."""
    return sha256(f"rematch:{table.id}:{table.invite}".encode()).hexdigest()[:16]


def sit(table: Table, command: wire.Sit, question: Question) -> list[Draft]:
    person = question.person
    check_may_see(table, person, command.invite)
    check_status(table, "open")
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if not free:
        raise Refused("table-full", "every seat is taken")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refused("seat-taken", f"seat {seat} is not free", seat=seat)
    old = table.seat_of(person.ids)
    left = [left_seat("stood", table, old)] if old >= 0 else []
    return [*left, Draft("sat", seat, {"person": person.id, "name": person.name})]


def left_seat(kind: str, table: Table, seat: int) -> Draft:
    """That a seat is free again, and who had it."""
    return Draft(kind, seat, {"person": table.seats[seat].person, "name": table.seats[seat].name})


def stand(table: Table, command: wire.Stand, question: Question) -> list[Draft]:
    seat = own_seat(table, question.person)
    check_status(table, "open")
    return [left_seat("stood", table, seat)]


def set_seat(table: Table, command: wire.SetSeat, question: Question) -> list[Draft]:
    check_host(table, question.person)
    check_status(table, "open")
    if command.seat >= table.players:
        last = table.players - 1
        raise Refused(
            "no-seat", f"there is no seat {command.seat}; seats are 0 to {last}", seat=command.seat, last=last
        )
    if command.bot is None:
        return [left_seat("opened", table, command.seat)]
    return [Draft("bot_sat", command.seat, {"bot": check_bot(table.game, command.bot)})]


def start(table: Table, command: wire.Start, question: Question) -> list[Draft]:
    check_host(table, question.person)
    check_status(table, "open")
    kept = [number for number, seat in enumerate(table.seats) if not seat.is_open]
    if not any(table.seats[number].person for number in kept):
        raise Refused("nobody-seated", "nobody sits at the table yet")
    table.game.check_players(len(kept))
    if table.shuffle:
        question.rng().shuffle(kept)
    seed = question.bits(128)
    table.game.new_state(len(kept), dict(table.options), seed)  # refuses what does not go together
    data: dict[str, Plain] = {
        "seed": str(seed),
        "hash": commitment(seed),
        "kept": plain_ints(kept),
        "rules": table.game.rules_version,
    }
    return [Draft("started", -1, data)]


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
    check_list(state, seat, actions, DRAWS, question.rng())
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
    return refusal(table.state, seat, command.action, question.rng())


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


# -- what takes consent ------------------------------------------------------------------------


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


# -- giving up ---------------------------------------------------------------------------------


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
        return carried(table, "abandon", -1, -1, "", [])
    for seat in table.clocks.expired(now) if table.status == "playing" else []:
        draft = Draft("timed_out", seat, {})
        if table.expiry == "bot":
            return [draft, Draft("replaced", seat, {"bot": stand_in(table.game)})]
        return [draft, *lost(table, seat, "timed_out")]
    return []


# -- talk --------------------------------------------------------------------------------------


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
            return sit(table, command, question)
        case wire.Stand():
            return stand(table, command, question)
        case wire.SetSeat():
            return set_seat(table, command, question)
        case wire.Start():
            return start(table, command, question)
        case wire.TakeBack():
            return take_back(table, command, question)
        case wire.Replace():
            return replace(table, command, question)
        case wire.Return():
            return come_back(table, command, question)
        case wire.Resign():
            return resign(table, command, question)
        case wire.Abandon():
            return abandon(table, command, question)
        case wire.Answer():
            return answer(table, command, question)
        case wire.Chat():
            return chat(table, command, question)
        case wire.Why() | wire.Rematch():
            raise AssertionError("answered without a new entry of this table")
