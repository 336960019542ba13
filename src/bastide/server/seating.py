"""Before the game: tables are made, people and bots sit down and get up again, the game begins."""

from __future__ import annotations

from hashlib import sha256

from msgspec import to_builtins

from bastide.core.plain import Plain, plain_ints
from bastide.core.registry import get_game
from bastide.server import messages as wire
from bastide.server.errors import Refused
from bastide.server.rulings import (
    Draft,
    Question,
    check_bot,
    check_host,
    check_may_see,
    check_status,
    own_seat,
    stand_in,
)
from bastide.server.table import Seat, Table, commitment


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
