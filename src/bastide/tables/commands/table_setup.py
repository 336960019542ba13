"""Commands before the game: create a table, take and leave seats, agree, start, rematch."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from typing import cast

from msgspec.structs import replace

from bastide.core.game_registry import get_game
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.available_bots import check_bot_name, get_default_stand_in
from bastide.tables.commands.absent_players import get_absence_limit
from bastide.tables.commands.permission_checks import check_host, check_may_see, check_status, require_seat
from bastide.tables.commands.similar_names import are_confusable, check_name_distinct, check_not_blocked
from bastide.tables.fairness import seed_protocol
from bastide.tables.fairness.seed_proof import commit_to_secret
from bastide.tables.log import EntryDraft, SeatAssignment
from bastide.tables.messages.record_messages import ContinueGame
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import TableSeat, get_device_owner, make_same_device_id
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext


def create_table(request: wire.CreateTable, invite: str, context: CommandContext) -> list[EntryDraft]:
    """Return the first entries of a new table."""
    game = get_game(request.game)
    game.check_players(len(request.seats))
    options = game.check_options(len(request.seats), request.options)
    if sum(seat.kind == "me" for seat in request.seats) > 1:
        raise RequestRefused("one-seat", "you already have a seat at this table")
    same_device_seats = seat_device_players(request.seats, context)
    seats: list[SeatAssignment] = []
    for number, each in enumerate(request.seats):
        if each.kind == "bot":
            seats.append(SeatAssignment("", "", check_bot_name(game, each.bot or get_default_stand_in(game))))
        elif each.kind == "me" and number not in same_device_seats:
            seats.append(SeatAssignment(context.visitor.id, context.visitor.name, "", request.part or ""))
        else:
            seats.append(SeatAssignment("", "", ""))
    created = log.TableCreated(
        game=game.id,
        rules=game.rules_version,
        options=dict(game.stored_options(options)),
        seats=seats,
        public=request.public,
        clock=request.clock,
        expiry=request.expiry,
        absence=get_absence_limit(request),
        stand_in=check_bot_name(game, request.stand_in or get_default_stand_in(game)),
        imported=False,
        aids=request.aids,
        hints=allows_hints(request),
        shuffle=request.shuffle,
        talk=request.talk,
        invite=invite,
        host=context.visitor.id,
        secret=(secret := draw_server_secret(context)),
        hash=commit_to_secret(secret),
    )
    return [EntryDraft(-1, created), *(EntryDraft(seat, sat) for seat, sat in same_device_seats.items())]


def seat_device_players(requests: list[wire.SeatRequest], context: CommandContext) -> dict[int, log.PersonSat]:
    """Return seats of all people who share the creator's device, each with a new person id (hot seat)."""
    if all(each.kind != "beside" for each in requests):
        return {}
    visitor = context.visitor
    names = {
        seat: each.name if each.kind == "beside" else visitor.name
        for seat, each in enumerate(requests)
        if each.kind in ("me", "beside")
    }
    for name, other in combinations(names.values(), 2):
        if are_confusable(name, other):
            raise RequestRefused(
                "names-alike", f"{name} and {other} are too similar; change one of the names", name=name, other=other
            )
    return {seat: log.PersonSat(draw_person_id(context), name) for seat, name in names.items()}


def draw_person_id(context: CommandContext) -> str:
    return make_same_device_id(context.visitor.id, context.random_bits(64))


def create_continued_table(
    origin: log.GameOrigin, game_id: str, request: ContinueGame, invite: str, context: CommandContext
) -> list[EntryDraft]:
    """Return the first entries of a table that continues a game: private, without a clock, same seat order."""
    created = wire.CreateTable(game=game_id, seats=request.seats, options=cast(wire.JsonObject, origin.options))
    draft, *sat = create_table(created, invite, context)
    assert isinstance(draft.data, log.TableCreated)
    return [EntryDraft(-1, replace(draft.data, origin=origin, secret="", hash="")), *sat]


def draw_server_secret(context: CommandContext) -> str:
    """Draw the server's secret for the seed, before anybody else commits to one."""
    return f"{context.random_bits(256):064x}"


def allows_hints(request: wire.CreateTable) -> bool:
    """Return whether hints are allowed: as requested, else only if the creator plays against bots only."""
    if request.hints is not None:
        return request.hints
    return not request.public and all(seat.kind in ("me", "bot") for seat in request.seats)


def create_rematch(table: Table, invite: str, share_hash: str | None, context: CommandContext) -> list[EntryDraft]:
    """Return the first entries of a rematch; the second seat begins now.

    The asker becomes the host. Seats are reserved for the others, who have to agree, except for people at the same
    device.
    """
    visitor = context.visitor
    sender = table.seats[require_seat(table, visitor)]
    check_status(table, "finished")
    blocked_by_ids = visitor.blocked_by_ids
    same_device = visitor.same_device_ids
    # People who have blocked the asker are not invited; their seats are free.
    rotated = [
        TableSeat() if table_seat.person in blocked_by_ids else table_seat
        for table_seat in [*table.seats[1:], *table.seats[:1]]
    ]
    same_device_seats = {
        seat: table_seat.name for seat, table_seat in enumerate(rotated) if table_seat.person in same_device
    }
    created = log.TableCreated(
        game=table.game.id,
        rules=table.game.rules_version,
        options=table.options,
        seats=[
            SeatAssignment(
                table_seat.person,
                table_seat.name,
                "" if table_seat.person else table_seat.bot,
                share_hash or "" if table_seat is sender else "",
            )
            if table_seat.person not in same_device
            else SeatAssignment("", "", "")
            for table_seat in rotated
        ],
        public=table.public,
        clock=table.clock,
        expiry=table.expiry,
        absence=table.absence_limit_s,
        stand_in=table.stand_in,
        imported=False,
        aids=table.aids,
        hints=table.hints,
        shuffle=table.shuffle,
        talk=table.talk,
        invite=invite,
        host=visitor.id if same_device_seats else sender.person,
        secret=(secret := draw_server_secret(context)),
        hash=commit_to_secret(secret),
    )
    # People at one device get new ids at every table, so that their presence is counted separately.
    sat = [EntryDraft(seat, log.PersonSat(draw_person_id(context), name)) for seat, name in same_device_seats.items()]
    return [EntryDraft(-1, created), *sat]


def get_rematch_id(table: Table) -> str:
    """Return the id of the rematch, the same for every asker, so that two askers meet; unguessable for others."""
    return sha256(f"rematch:{table.id}:{table.invite_token}".encode()).hexdigest()[:16]


def take_seat(table: Table, command: wire.Sit, context: CommandContext) -> list[EntryDraft]:
    visitor = context.visitor
    check_may_see(table, visitor, command.invite)
    check_status(table, "open")
    check_not_blocked(table, visitor)
    check_name_distinct(table, visitor)
    if table.is_start_called:
        raise RequestRefused("starting", "the game is about to start")
    free = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if not free:
        raise RequestRefused("table-full", "all seats are taken")
    seat = free[0] if command.seat is None else command.seat
    if seat not in free:
        raise RequestRefused("seat-taken", f"seat {seat} is already taken", seat=seat)
    old = table.seat_of(visitor.ids)
    left = [build_stood_up(table, old)] if old >= 0 else []
    return [
        *left,
        EntryDraft(
            seat, log.PersonSat(visitor.id, visitor.name, seed_protocol.check_share_hash(table, old, command.part))
        ),
    ]


def agree_to_play(table: Table, seat: int, offered_hash: str | None) -> list[EntryDraft]:
    """Agree to the table as it is. Repeating it has an effect only with a new hash."""
    check_status(table, "open")
    table_seat = table.seats[seat]
    share_hash = seed_protocol.check_share_hash(table, seat, offered_hash)
    if table_seat.agreed and (
        not share_hash or (table_seat.seed_share is not None and table_seat.seed_share.hash == share_hash)
    ):
        return []
    return [
        EntryDraft(seat, log.PersonAgreed(table_seat.person, table_seat.name, share_hash)),
        *(
            EntryDraft(number, log.PersonAgreed(other.person, other.name, ""))
            for number, other in enumerate(table.seats)
            if number != seat and not other.agreed and is_same_device(other, table_seat)
        ),
    ]


def is_same_device(seat: TableSeat, other: TableSeat) -> bool:
    """Return whether the people of two seats play on the same device (hot seat)."""
    return seat.is_same_device and get_device_owner(seat.person) == get_device_owner(other.person)


def build_stood_up(table: Table, seat: int) -> EntryDraft:
    """Build the entry that frees a seat."""
    return EntryDraft(seat, log.PersonStoodUp(table.seats[seat].person, table.seats[seat].name))


def leave_seat(table: Table, seat: int) -> list[EntryDraft]:
    check_status(table, "open")
    return [build_stood_up(table, seat)]


def set_seat(table: Table, command: wire.SetSeat, context: CommandContext) -> list[EntryDraft]:
    check_host(table, context.visitor)
    check_status(table, "open")
    seat = command.seat
    if seat >= table.players:
        last = table.players - 1
        raise RequestRefused(
            "no-seat", f"seat {seat} doesn't exist; seats are numbered 0 to {last}", seat=seat, last=last
        )
    table_seat = table.seats[seat]
    if command.bot is None:
        return [] if table_seat.is_open else [EntryDraft(seat, log.SeatOpened(table_seat.person, table_seat.name))]
    return (
        []
        if table_seat.bot == command.bot
        else [EntryDraft(seat, log.BotSeated(check_bot_name(table.game, command.bot)))]
    )


def start_game(table: Table, context: CommandContext) -> list[EntryDraft]:
    """Start the game; if devices take part in the seed, once they have revealed their secrets."""
    check_host(table, context.visitor)
    check_status(table, "open")
    kept = [seat for seat in table.seats if not seat.is_open]
    if table.origin is not None and len(kept) < table.players:
        raise RequestRefused("seats-free", "put bots on the empty seats first: a continued game needs all its players")
    if not any(seat.person for seat in kept):
        raise RequestRefused("nobody-seated", "nobody has taken a seat yet")
    table.game.check_players(len(kept))
    table.game.check_options(len(kept), table.options)  # raises for invalid combinations
    not_agreed = [seat.name for seat in kept if not seat.agreed]
    if not_agreed:
        names = ", ".join(not_agreed)
        raise RequestRefused("not-agreed", f"still waiting for: {names}", names=names, count=len(not_agreed))
    if table.is_start_called:
        return []
    takes_part = table.origin is None and any(seat.seed_share is not None for seat in kept)
    return [EntryDraft(-1, log.StartCalled()) if takes_part else seed_protocol.build_start(table)]
