"""Commands before the game: create a table, take and leave seats, agree, start, rematch."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from typing import cast

from msgspec.structs import replace

from bastide.core.registry import get_game
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.bots import check_bot, stand_in
from bastide.tables.commands.absence import agreed_absence
from bastide.tables.commands.checks import check_host, check_may_see, check_status, own_seat
from bastide.tables.commands.similar_names import alike, check_distinct, check_welcome
from bastide.tables.errors import Refused
from bastide.tables.fairness import seed_protocol
from bastide.tables.fairness.proof import part_hash
from bastide.tables.log import Draft, SeatTaken
from bastide.tables.messages.records import PlayOn
from bastide.tables.model.table import Table
from bastide.tables.model.table_parts import Chair
from bastide.tables.visitor import Occasion


def create(request: wire.CreateTable, invite: str, context: Occasion) -> list[Draft]:
    """Return the first entries of a new table."""
    game = get_game(request.game)
    game.check_players(len(request.seats))
    options = game.check_options(len(request.seats), request.options)
    if sum(seat.kind == "me" for seat in request.seats) > 1:
        raise Refused("one-seat", "one person can take only one seat")
    same_device_seats = sat_beside(request.seats, context)
    seats: list[SeatTaken] = []
    for number, each in enumerate(request.seats):
        if each.kind == "bot":
            seats.append(SeatTaken("", "", check_bot(game, each.bot or stand_in(game))))
        elif each.kind == "me" and number not in same_device_seats:
            seats.append(SeatTaken(context.visitor.id, context.visitor.name, "", request.part or ""))
        else:
            seats.append(SeatTaken("", "", ""))
    created = log.Created(
        game=game.id,
        rules=game.rules_version,
        options=dict(options),
        seats=seats,
        public=request.public,
        clock=request.clock,
        expiry=request.expiry,
        absence=agreed_absence(request),
        stand_in=check_bot(game, request.stand_in or stand_in(game)),
        imported=False,
        aids=request.aids,
        hints=allows_hints(request),
        shuffle=request.shuffle,
        talk=request.talk,
        invite=invite,
        host=context.visitor.id,
        secret=(secret := drawn_secret(context)),
        hash=part_hash(secret),
    )
    return [Draft(-1, created), *(Draft(seat, sat) for seat, sat in same_device_seats.items())]


def sat_beside(requests: list[wire.SeatWish], context: Occasion) -> dict[int, log.Sat]:
    """Return seats of all people who share the creator's device, each with a new person id (hot seat)."""
    if all(each.kind != "beside" for each in requests):
        return {}
    visitor = context.visitor
    if visitor.beside is None:
        raise Refused("own-device", "several players on one device are not supported here")
    names = {
        seat: each.name if each.kind == "beside" else visitor.name
        for seat, each in enumerate(requests)
        if each.kind in ("me", "beside")
    }
    for name, other in combinations(names.values(), 2):
        if alike(name, other):
            raise Refused("names-alike", f"the names {name} and {other} can be confused", name=name, other=other)
    return {seat: log.Sat(drawn_person(context), name) for seat, name in names.items()}


def drawn_person(context: Occasion) -> str:
    return f"{context.bits(64):016x}"


def play_on(origin: log.Origin, game_id: str, request: PlayOn, invite: str, context: Occasion) -> list[Draft]:
    """Return the first entries of a table that continues a game: private, without a clock, same seat order."""
    created = wire.CreateTable(game=game_id, seats=request.seats, options=cast(wire.Facts, origin.options))
    draft, *sat = create(created, invite, context)
    assert isinstance(draft.what, log.Created)
    return [Draft(-1, replace(draft.what, origin=origin, secret="", hash="")), *sat]


def drawn_secret(context: Occasion) -> str:
    """Draw the server's secret for the seed, before anybody else commits to one."""
    return f"{context.bits(256):064x}"


def allows_hints(request: wire.CreateTable) -> bool:
    """Return whether hints are allowed: as requested, else only if the creator plays against bots only."""
    if request.hints is not None:
        return request.hints
    return not request.public and all(seat.kind in ("me", "bot") for seat in request.seats)


def again(table: Table, invite: str, share_hash: str | None, context: Occasion) -> list[Draft]:
    """Return the first entries of a rematch; the second seat begins now.

    The asker becomes the host. Seats are reserved for the others, who have to agree, except for people at the same
    device.
    """
    visitor = context.visitor
    sender = table.seats[own_seat(table, visitor)]
    check_status(table, "finished")
    blocked_by_ids = visitor.shunned
    same_device = visitor.beside or frozenset[str]()
    # People who have blocked the asker are not invited; their seats are free.
    rotated = [
        Chair() if table_seat.person in blocked_by_ids else table_seat
        for table_seat in [*table.seats[1:], *table.seats[:1]]
    ]
    same_device_seats = {
        seat: table_seat.name for seat, table_seat in enumerate(rotated) if table_seat.person in same_device
    }
    created = log.Created(
        game=table.game.id,
        rules=table.game.rules_version,
        options=table.options,
        seats=[
            SeatTaken(
                table_seat.person,
                table_seat.name,
                "" if table_seat.person else table_seat.bot,
                share_hash or "" if table_seat is sender else "",
            )
            if table_seat.person not in same_device
            else SeatTaken("", "", "")
            for table_seat in rotated
        ],
        public=table.public,
        clock=table.clock,
        expiry=table.expiry,
        absence=table.absence,
        stand_in=table.stand_in,
        imported=False,
        aids=table.aids,
        hints=table.hints,
        shuffle=table.shuffle,
        talk=table.talk,
        invite=invite,
        host=visitor.id if same_device_seats else sender.person,
        secret=(secret := drawn_secret(context)),
        hash=part_hash(secret),
    )
    # People at one device get new ids at every table, so that their presence is counted separately.
    sat = [Draft(seat, log.Sat(drawn_person(context), name)) for seat, name in same_device_seats.items()]
    return [Draft(-1, created), *sat]


def rematch_id(table: Table) -> str:
    """Return the id of the rematch, the same for every asker, so that two askers meet; unguessable for others."""
    return sha256(f"rematch:{table.id}:{table.invite}".encode()).hexdigest()[:16]


def sit(table: Table, command: wire.Sit, context: Occasion) -> list[Draft]:
    visitor = context.visitor
    check_may_see(table, visitor, command.invite)
    check_status(table, "open")
    check_welcome(table, visitor)
    check_distinct(table, visitor)
    if table.called:
        raise Refused("starting", "the game is about to begin")
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if not free:
        raise Refused("table-full", "every seat is taken")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise Refused("seat-taken", f"seat {seat} is not free", seat=seat)
    old = table.seat_of(visitor.ids)
    left = [stood_up(table, old)] if old >= 0 else []
    return [*left, Draft(seat, log.Sat(visitor.id, visitor.name, seed_protocol.check_part(table, old, command.part)))]


def agree(table: Table, seat: int, offered_hash: str | None) -> list[Draft]:
    """Agree to the table as it is. Repeating it has an effect only with a new hash."""
    check_status(table, "open")
    table_seat = table.seats[seat]
    share_hash = seed_protocol.check_part(table, seat, offered_hash)
    if table_seat.agreed and (not share_hash or (table_seat.part is not None and table_seat.part.hash == share_hash)):
        return []
    return [Draft(seat, log.Agreed(table_seat.person, table_seat.name, share_hash))]


def stood_up(table: Table, seat: int) -> Draft:
    """Build the entry that frees a seat."""
    return Draft(seat, log.Stood(table.seats[seat].person, table.seats[seat].name))


def stand(table: Table, seat: int) -> list[Draft]:
    check_status(table, "open")
    return [stood_up(table, seat)]


def set_seat(table: Table, command: wire.SetSeat, context: Occasion) -> list[Draft]:
    check_host(table, context.visitor)
    check_status(table, "open")
    seat = command.seat
    if seat >= table.players:
        last = table.players - 1
        raise Refused("no-seat", f"there is no seat {seat}; seats are 0 to {last}", seat=seat, last=last)
    table_seat = table.seats[seat]
    if command.bot is None:
        return [] if table_seat.is_open else [Draft(seat, log.Opened(table_seat.person, table_seat.name))]
    return [] if table_seat.bot == command.bot else [Draft(seat, log.BotSat(check_bot(table.game, command.bot)))]


def start(table: Table, context: Occasion) -> list[Draft]:
    """Start the game; if devices take part in the seed, once they have revealed their secrets."""
    check_host(table, context.visitor)
    check_status(table, "open")
    kept = [seat for seat in table.seats if not seat.is_open]
    if table.origin is not None and len(kept) < table.players:
        raise Refused("seats-free", "a continued game needs all its players; put bots on the free seats")
    if not any(seat.person for seat in kept):
        raise Refused("nobody-seated", "no person has a seat at the table")
    table.game.check_players(len(kept))
    table.game.check_options(len(kept), table.options)  # raises for invalid combinations
    not_agreed = [seat.name for seat in kept if not seat.agreed]
    if not_agreed:
        names = ", ".join(not_agreed)
        raise Refused("not-agreed", f"not everyone has agreed to play yet: {names}", names=names, count=len(not_agreed))
    if table.called:
        return []
    takes_part = table.origin is None and any(seat.part is not None for seat in kept)
    return [Draft(-1, log.Called()) if takes_part else seed_protocol.begun(table)]
