"""HTTP routes for bot accounts: create them and their tokens, invite them, and what their programs ask."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from bastide.hosting.api.endpoint_types import ApiRequest, QueryParameter
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.service.table_service import TableService
from bastide.server.people import bot_account_messages as wire
from bastide.server.people.account_routes import AccountRoutes
from bastide.server.people.attempt_limits import AttemptLimiter
from bastide.server.people.sessions import DAY_MS, Person, read_person
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people import bot_account_queries as queries
from bastide.server.store.people import person_deletion
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.tables.leaderboard_queries import list_ratings
from bastide.tables.commands.game_moves import require_to_move
from bastide.tables.commands.invitations import cannot_invite_error
from bastide.tables.commands.permission_checks import check_no_bot_plays, check_replayable, check_status, require_seat
from bastide.tables.fairness.sampled_positions import SampledPositions
from bastide.tables.messages import Done, JsonObject
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor

#: Invitations of bot accounts by one person, changes of one's bot accounts per address, and samples per address.
INVITATION_RATE: Final = RateLimit(30, 1 / 10)
CHANGE_LIMIT: Final = RateLimit(30, 1 / 6)
SAMPLE_LIMIT: Final = RateLimit(200, 20)
#: Number of the sample that a bot account gets; others serve for undo and for reasons of illegal actions.
SAMPLE_NUMBER: Final = 1_000_000
GAME_PARAMETER: Final = QueryParameter("game", "string", "only bot accounts that play this game")


class BotAccountRoutes(Routes):
    """Routes for the owners of bot accounts, for people who invite them, and for their programs."""

    def __init__(
        self, store: DatabaseStore, service: TableService, account_routes: AccountRoutes, attempts: AttemptLimiter
    ) -> None:
        self._store = store
        self._service = service
        self._account_routes = account_routes
        self._attempts = attempts

    # -- owners ------------------------------------------------------------------------------

    async def _require_owner(self, call: ApiRequest) -> Person:
        person = await self._account_routes.require_person(call)
        if person.account is None:
            raise queries.need_account_error()
        return person

    async def _list(self, person: Person, token: str | None = None) -> wire.BotAccountList:
        return await self._store.read(partial(_list_own, owner=person.id, token=token))

    @route("GET", "/api/me/bots", "List one's bot accounts and their tokens.", signed=True)
    async def list_own_bots(self, call: ApiRequest) -> wire.BotAccountList:
        return await self._list(await self._require_owner(call))

    @route("POST", "/api/me/bots", "Create a bot account.", signed=True, limit=CHANGE_LIMIT)
    async def create_bot(self, call: ApiRequest, body: wire.CreateBot) -> wire.BotAccountList:
        person = await self._require_owner(call)
        await self._store.write(partial(queries.create_bot, owner=person.id, name=body.name, now=now_ms()))
        return await self._list(person)

    @route("POST", "/api/me/bots/remove", "Delete a bot account; its games stay without the name.", signed=True)
    async def remove_bot(self, call: ApiRequest, body: wire.RemoveBot) -> wire.BotAccountList:
        person = await self._require_owner(call)

        def remove(connection: Connection) -> None:
            person_deletion.request_deletion(connection, queries.find_own_bot(connection, person.id, body.bot).id)

        await self._store.write(remove)
        return await self._list(person)

    @route("POST", "/api/me/bots/tokens", "Create a token of a bot account.", signed=True, limit=CHANGE_LIMIT)
    async def create_token(self, call: ApiRequest, body: wire.CreateBotToken) -> wire.BotAccountList:
        person = await self._require_owner(call)
        scopes = frozenset([queries.PLAY_SCOPE, *([queries.CHAT_SCOPE] if body.chat else [])])
        now = now_ms()
        until = None if body.days is None else now + body.days * DAY_MS

        def create(connection: Connection) -> str:
            bot = queries.find_own_bot(connection, person.id, body.bot)
            return queries.create_token(connection, bot.id, body.name, scopes, until, now)

        return await self._list(person, await self._store.write(create))

    @route("POST", "/api/me/bots/tokens/remove", "Revoke a token of a bot account.", signed=True)
    async def remove_token(self, call: ApiRequest, body: wire.RemoveBotToken) -> wire.BotAccountList:
        person = await self._require_owner(call)

        def remove(connection: Connection) -> None:
            bot = queries.find_own_bot(connection, person.id, body.bot)
            if not body.token or not queries.revoke_tokens(connection, bot.id, body.token):
                raise queries.no_token_error()

        await self._store.write(remove)
        return await self._list(person)

    # -- invitations -------------------------------------------------------------------------

    @route("GET", "/api/bots", "List bot accounts that one may invite.", signed=True, parameters=(GAME_PARAMETER,))
    async def list_invitable_bots(self, call: ApiRequest) -> wire.InvitableBots:
        return await self._store.read(partial(_list_invitable, visitor=call.visitor, game=call.get_query("game")))

    @route("POST", "/api/tables/{table}/invite-bot", "Reserve a free seat of a table for a bot account.", signed=True)
    async def invite_bot(self, call: ApiRequest, body: wire.InviteBot) -> Done:
        visitor, table = call.visitor, call.get_path_value("table")
        hosted, _ = await self._service.open_for_visitor(table, visitor, None)
        game = hosted.table.game.id
        guest = await self._store.read(partial(find_invitable_bot, visitor=visitor, bot=body.bot, game=game))
        await self._attempts.begin_attempt([self._attempts.make_bucket("invite-bot", visitor.id, INVITATION_RATE)])
        return await self._service.commands.invite_guest(table, guest.visitor(), visitor)

    # -- programs ----------------------------------------------------------------------------

    @route("GET", "/api/bot", "Get the bot account of the access token.", signed=True)
    async def get_bot(self, call: ApiRequest) -> wire.BotIdentity:
        visitor = require_bot(call)
        return wire.BotIdentity(visitor.id, visitor.name, sorted(visitor.bot_scopes or ()))

    @route(
        "GET",
        "/api/tables/{table}/sample",
        "Get a random complete position that fits what the bot account knows; only when it is to move.",
        signed=True,
        limit=SAMPLE_LIMIT,
    )
    async def get_sample(self, call: ApiRequest) -> wire.SampledPosition:
        visitor = require_bot(call)
        hosted, _ = await self._service.open_for_visitor(call.get_path_value("table"), visitor, None)
        table = hosted.table
        seat = require_seat(table, visitor)
        check_status(table, "playing")
        check_replayable(table)
        check_no_bot_plays(table, seat)
        samples = SampledPositions(table, require_to_move(table, seat), seat)
        sample = samples.sample_position(SAMPLE_NUMBER).snapshot()
        return wire.SampledPosition(table.position, cast(JsonObject, sample))


def require_bot(call: ApiRequest) -> Visitor:
    """Return the bot account that sends a request. Raises ``RequestRefused`` for people."""
    if not call.visitor.is_bot_account:
        raise RequestRefused("not-a-bot", "this needs the access token of a bot account")
    return call.visitor


def _list_own(connection: Connection, owner: str, token: str | None) -> wire.BotAccountList:
    now = now_ms()
    bots = [
        wire.BotAccount(
            bot.id,
            bot.name,
            bot.created,
            bot.online_until > now,
            [
                wire.BotToken(each.id, each.name, each.scopes.split(), each.created, each.until, each.used)
                for each in queries.list_tokens(connection, bot.id)
            ],
            list_ratings(connection, bot.id, now),
        )
        for bot in queries.list_bots(connection, owner)
    ]
    return wire.BotAccountList(bots, queries.MAX_BOTS_PER_PERSON, queries.MAX_TOKENS_PER_BOT, token)


def _list_invitable(connection: Connection, visitor: Visitor, game: str | None) -> wire.InvitableBots:
    now = now_ms()
    own = queries.list_bots(connection, visitor.id)
    unwanted = visitor.blocked_ids | visitor.blocked_by_ids
    others = [
        bot
        for bot in queries.list_public_bots(connection, now)
        if bot.owner != visitor.id and not {bot.id, bot.owner} & unwanted
    ]
    return wire.InvitableBots(
        [
            wire.InvitableBot(
                bot.id, bot.name, bot.owner == visitor.id, bot.online_until > now, bot.running >= bot.max_games
            )
            for bot in [*own, *others]
            if game is None or not bot.games or game in bot.games.split()
        ]
    )


def find_invitable_bot(connection: Connection, visitor: Visitor, bot: str, game: str) -> Person:
    """Return a bot account that the visitor may invite now. Raises ``RequestRefused`` for others."""
    now = now_ms()
    row = queries.find_bot(connection, bot)
    is_own = row is not None and row.owner == visitor.id
    if row is None or not (is_own or (row.accepts_anyone and row.online_until > now)):
        raise queries.no_bot_error()
    person = read_person(connection, row.id, now)
    if person.banned_until_ms > now or (person.ids | {row.owner}) & (visitor.blocked_ids | visitor.blocked_by_ids):
        raise cannot_invite_error()
    if row.online_until <= now:
        raise RequestRefused("bot-offline", f"{row.name} is not connected; start its program", name=row.name)
    if row.games and game not in row.games.split():
        raise RequestRefused("bot-other-game", f"{row.name} does not play this game", name=row.name)
    if row.running >= row.max_games:
        raise RequestRefused("bot-busy", f"{row.name} plays as many games as it accepts", name=row.name)
    return person
