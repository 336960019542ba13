"""HTTP routes for friends: requests, the list with who is online, and challenges.

A challenge is a new table with an invitation to the friend.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bastide.core.game_registry import get_game
from bastide.hosting.api.connection_and_lobby_messages import NewTable
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.rate_limits import NEW_TABLE_LIMIT, RateLimit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.api.user_name_validation import get_login_key
from bastide.hosting.service.table_service import TableService
from bastide.server.people import friend_messages as wire
from bastide.server.people.account_routes import AccountRoutes
from bastide.server.people.attempt_limits import AttemptLimiter
from bastide.server.people.companion_routes import (
    INVITATION_RATE,
    INVITATION_RATE_PER_GUEST,
    find_companion,
    find_invitable,
)
from bastide.server.people.online_people import OnlinePeople
from bastide.server.people.sessions import Person
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people import friend_queries as queries
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables import messages as tables_wire
from bastide.tables.commands.invitations import cannot_invite_error
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor

#: Requests by one person.
REQUEST_RATE: Final = RateLimit(10, 1 / 60)
READ_LIMIT: Final = RateLimit(60, 2)
CHANGE_LIMIT: Final = RateLimit(30, 1 / 2)


class FriendRoutes(Routes):
    """Routes of a person's friends. They need an account."""

    def __init__(
        self,
        store: DatabaseStore,
        service: TableService,
        account_routes: AccountRoutes,
        attempts: AttemptLimiter,
        online: OnlinePeople,
    ) -> None:
        self.store = store
        self.service = service
        self.account_routes = account_routes
        self.attempts = attempts
        self.online = online

    @route(
        "GET", "/api/me/friends", "List friends, who of them is online, and requests.", signed=True, limit=READ_LIMIT
    )
    async def list_friends(self, call: ApiRequest) -> wire.FriendList:
        return await self._list(await self._require_account(call))

    @route("POST", "/api/me/friends", "Ask somebody to become a friend.", signed=True, limit=CHANGE_LIMIT)
    async def ask_friend(self, call: ApiRequest, body: wire.AskFriend) -> wire.FriendList:
        person = await self._require_account(call)
        await self.attempts.begin_attempt([self.attempts.make_bucket("friend-request", person.id, REQUEST_RATE)])
        recipient = await self.store.read(partial(_find_recipient, visitor=call.visitor, body=body))
        ask = partial(queries.send_request, sender=person.id, recipient=recipient, now=now_ms())
        if await self.store.write(ask):
            self.online.mark_changed(person.id, recipient)
        return await self._list(person)

    @route("POST", "/api/me/friends/answer", "Accept or decline a request.", signed=True, limit=CHANGE_LIMIT)
    async def answer_request(self, call: ApiRequest, body: wire.AnswerFriend) -> wire.FriendList:
        person = await self._require_account(call)
        answer = partial(queries.answer_request, person=person.id, id=body.request, accept=body.accept, now=now_ms())
        await self.store.write(answer)
        self.online.mark_changed(person.id)
        return await self._list(person)

    @route(
        "POST",
        "/api/me/friends/remove",
        "End a friendship, or withdraw a request.",
        signed=True,
        limit=CHANGE_LIMIT,
    )
    async def remove_friend(self, call: ApiRequest, body: wire.RemoveFriend) -> wire.FriendList:
        person = await self._require_account(call)
        await self.store.write(partial(queries.remove_friend, person=person.id, id=body.friend))
        return await self._list(person)

    @route(
        "POST",
        "/api/me/friends/challenge",
        "Challenge a friend: open a table and invite them.",
        signed=True,
        status=201,
        limit=NEW_TABLE_LIMIT,
    )
    async def challenge_friend(self, call: ApiRequest, body: wire.ChallengeFriend) -> NewTable:
        person = await self._require_account(call)
        request = build_challenge(body)
        guest = await self.store.read(partial(_find_friend, visitor=call.visitor, id=body.friend))
        bucket = self.attempts.make_bucket
        await self.attempts.begin_attempt(
            [
                bucket("invite", person.id, INVITATION_RATE),
                bucket("invite-one", f"{person.id} {guest.id}", INVITATION_RATE_PER_GUEST),
            ]
        )
        made = await self.service.factory.create_table(request, call.visitor, guest.visitor())
        self.service.remember_address(made.table, call.visitor, call.address)
        return made

    async def _require_account(self, call: ApiRequest) -> Person:
        person = await self.account_routes.require_person(call)
        if person.account is None:
            raise RequestRefused("friends-account", "friends need an account; create one on your account page")
        return person

    async def _list(self, person: Person) -> wire.FriendList:
        return await self.store.read(partial(_list_friends, person=person.id, now=now_ms()))


def build_challenge(body: wire.ChallengeFriend) -> tables_wire.CreateTable:
    """Return the request for the table of a challenge. Games for more than two people are filled up with bots."""
    game = get_game(body.game)
    seats = [tables_wire.SeatRequest("me"), tables_wire.SeatRequest("open")]
    seats += [tables_wire.SeatRequest("bot") for _ in range(game.min_players - len(seats))]
    game.check_players(len(seats))
    return tables_wire.CreateTable(
        game=body.game, seats=seats, options=body.options, clock=body.clock, hints=not body.rated, part=body.part
    )


def _list_friends(connection: Connection, person: str, now: int) -> wire.FriendList:
    return wire.FriendList(
        [
            wire.Friend(each.id, each.name, each.is_online, each.since)
            for each in queries.list_friends(connection, person, now)
        ],
        [wire.FriendRequest(each.id, each.name, each.at) for each in queries.list_received(connection, person)],
        [wire.FriendRequest(each.id, each.name, each.at) for each in queries.list_sent(connection, person)],
    )


def _find_recipient(connection: Connection, visitor: Visitor, body: wire.AskFriend) -> str:
    """Return the person who is asked. Raises ``RequestRefused`` if there is none."""
    if body.met is not None and body.seat is not None:
        found = find_companion(connection, visitor, body.met, body.seat)
    else:
        found = queries.find_account(connection, get_login_key(body.account))
    if not found:
        raise RequestRefused("no-friend-account", f"there is no account called {body.account}", account=body.account)
    return found


def _find_friend(connection: Connection, visitor: Visitor, id: str) -> Person:
    """Return a friend who can be challenged. Raises ``RequestRefused`` for others."""
    person = find_invitable(connection, visitor, queries.find_friend(connection, visitor.id, id))
    if person is None:
        raise cannot_invite_error()
    return person
