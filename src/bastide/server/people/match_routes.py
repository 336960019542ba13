"""HTTP routes of people who look for opponents. Their pages renew the request while they are open."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final, cast

from msgspec.structs import replace

from bastide.core.game_registry import get_game
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.service.table_service import TableService
from bastide.server.people import friend_messages as wire
from bastide.server.people import match_queue
from bastide.server.people.account_routes import AccountRoutes
from bastide.server.people.attempt_limits import AttemptLimiter
from bastide.server.people.match_queue import MatchRequest
from bastide.server.people.sessions import DAY_MS, Person, read_person
from bastide.server.ratings.bot_anchors import load_bot_anchors
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.tables import log
from bastide.tables import messages as tables_wire
from bastide.tables.available_bots import get_default_stand_in
from bastide.tables.commands import table_setup
from bastide.tables.commands.command_dispatch import number_drafts
from bastide.tables.fairness import seed_protocol
from bastide.tables.log import EntryDraft, SeatAssignment
from bastide.tables.messages.table_settings import BankClock, Clock, MoveClock
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.log_replay import copy_with_entries
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext

#: A bot is offered after this time.
BOT_OFFER_MS: Final = 60_000
#: Clock of each pace.
CLOCKS: Final[dict[str, Clock]] = {
    "live": BankClock(seconds=900, increment=10),
    "correspondence": MoveClock(seconds=3 * DAY_MS // 1000),
}
#: At a live table a bot takes over after this absence.
LIVE_ABSENCE_S: Final = 120
#: Searches begun by one person, and requests of one address.
SEARCH_RATE: Final = RateLimit(30, 1 / 10)
CHANGE_LIMIT: Final = RateLimit(30, 1 / 2)
RENEWAL_LIMIT: Final = RateLimit(60, 5)


class MatchRoutes(Routes):
    """Routes to look for opponents. They need an account."""

    def __init__(
        self, store: DatabaseStore, service: TableService, account_routes: AccountRoutes, attempts: AttemptLimiter
    ) -> None:
        self.store = store
        self.service = service
        self.account_routes = account_routes
        self.attempts = attempts

    @route("POST", "/api/me/match", "Look for opponents.", signed=True, limit=CHANGE_LIMIT)
    async def start_search(self, call: ApiRequest, body: wire.MatchSettings) -> wire.MatchStatus:
        person = await self._require_account(call)
        game = get_game(body.game)
        game.check_players(match_queue.count_players(game))
        await self.attempts.begin_attempt([self.attempts.make_bucket("match", person.id, SEARCH_RATE)])
        join = partial(match_queue.join_queue, person=person.id, settings=body, now=self.service.now_ms())
        return await self._describe(person, await self.store.write(join))

    @route(
        "POST",
        "/api/me/match/renew",
        "Stay in the queue; tells whether opponents were found.",
        signed=True,
        limit=RENEWAL_LIMIT,
    )
    async def renew_search(self, call: ApiRequest) -> wire.MatchStatus:
        person = await self._require_account(call)
        now = self.service.now_ms()
        if await self.store.read(partial(match_queue.find_request, person=person.id, now=now)) is None:
            return wire.MatchStatus()
        renew = partial(match_queue.renew_request, person=person.id, now=now)
        return await self._describe(person, await self.store.write(renew))

    @route("POST", "/api/me/match/cancel", "Leave the queue.", signed=True, limit=CHANGE_LIMIT)
    async def cancel_search(self, call: ApiRequest) -> wire.MatchStatus:
        """Leave the queue. If opponents have been found meanwhile, the game has begun."""
        person = await self._require_account(call)
        found = await self.store.write(partial(_cancel, person=person.id, now=self.service.now_ms()))
        return await self._describe(person, found)

    async def _require_account(self, call: ApiRequest) -> Person:
        person = await self.account_routes.require_person(call)
        if person.account is None:
            raise RequestRefused(
                "match-account", "looking for opponents needs an account; create one on your account page"
            )
        return person

    async def _describe(self, person: Person, found: MatchRequest | None) -> wire.MatchStatus:
        """Return the status of a request; the game begins if it was matched."""
        if found is not None and found.people:
            if await self._open_table(found):
                await self.store.write(partial(match_queue.leave_queue, person=person.id))
                return wire.MatchStatus(found.settings, table=found.table)
            found = await self.store.read(
                partial(match_queue.find_request, person=person.id, now=self.service.now_ms())
            )
        if found is None:
            return wire.MatchStatus()
        waited_ms = self.service.now_ms() - found.since
        bot = choose_bot(found.game, found.rating) if waited_ms >= BOT_OFFER_MS else None
        return wire.MatchStatus(found.settings, max(0, waited_ms // 1000), bot)

    async def _open_table(self, found: MatchRequest) -> bool:
        """Open the table of a match, unless another process has; False if somebody was deleted meanwhile."""
        people = await self.store.read(partial(_read_people, ids=found.list_people(), now=self.service.now_ms()))
        if people is None:
            await self.store.write(partial(match_queue.reset_match, table=found.table))
            return False
        context = self.service.writer.make_context(people[0].visitor())
        await self.service.factory.get_or_create(found.table, build_match_entries(found, people, context))
        return True


def _cancel(connection: Connection, person: str, now: int) -> MatchRequest | None:
    connection.lock_match_queue()
    found = match_queue.find_request(connection, person, now)
    if found is not None and found.people:
        return found
    match_queue.leave_queue(connection, person)
    return None


def _read_people(connection: Connection, ids: list[str], now: int) -> list[Person] | None:
    for person in ids:
        if not connection.fetch(tuple[str], "select id from people where id = ? and deleted is null", [person]):
            return None
    return [read_person(connection, person, now) for person in ids]


def build_match_entries(found: MatchRequest, people: list[Person], context: CommandContext) -> list[EntryDraft]:
    """Return the first entries of a match's table, up to its start: everybody has agreed by looking for a game."""
    is_live = found.pace == "live"
    request = tables_wire.CreateTable(
        game=found.game,
        seats=[tables_wire.SeatRequest("open") for _ in people],
        clock=CLOCKS[found.pace],
        expiry="loss",
        absence=LIVE_ABSENCE_S if is_live else 0,
        hints=not found.rated,
        shuffle=True,
    )
    [draft] = table_setup.create_table(request, "", context)
    seats = [SeatAssignment(each.id, each.name, "") for each in people]
    created = EntryDraft(-1, replace(cast(log.TableCreated, draft.data), seats=seats, invite=secrets.token_urlsafe(16)))
    table = Table(found.table)
    return [
        created,
        seed_protocol.build_start(copy_with_entries(table, number_drafts(table, [created], context.now_ms))),
    ]


def choose_bot(game: str, rating: float) -> str:
    """Return the bot whose measured strength is closest to a rating."""
    anchors = load_bot_anchors().get(game, {})
    if not anchors:
        return get_default_stand_in(get_game(game))
    return min(anchors, key=lambda level: abs(anchors[level] - rating))
