"""The HTTP API about people: everything under ``/api/me``."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bastide.server import people_messages as wire
from bastide.server.endpoint import Endpoint, answer, read_body
from bastide.server.errors import Refused
from bastide.server.people.people import People
from bastide.server.people.sessions import LIFETIME, Person

COOKIE: Final = "bastide"
#: The longest history that one answer holds.
PAGE: Final = 50


def cookie_name(secure: bool) -> str:
    """Over HTTPS the name itself keeps other hosts of the same domain from setting it."""
    return f"__Host-{COOKIE}" if secure else COOKIE


class PeopleRoutes:
    """``secure``: whether people reach the server over HTTPS."""

    def __init__(self, people: People, secure: bool) -> None:
        self.people = people
        self.secure = secure

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/api/me", self.who, wire.Who),
            Endpoint("POST", "/api/me", self.name, wire.Who, wire.NameMe),
            Endpoint("POST", "/api/me/account", self.sign_up, wire.Who, wire.SignUp),
            Endpoint("POST", "/api/me/sign-in", self.sign_in, wire.Who, wire.SignIn),
            Endpoint("POST", "/api/me/sign-out", self.sign_out, wire.Who, wire.SignOut),
            Endpoint("POST", "/api/me/passphrase", self.change_passphrase, wire.Who, wire.ChangePassphrase),
            Endpoint("POST", "/api/me/delete", self.delete, wire.Who, wire.DeleteMe),
            Endpoint("GET", "/api/me/history", self.history, wire.History),
            Endpoint("GET", "/api/me/ratings", self.ratings, wire.Ratings),
        ]

    # -- cookies -----------------------------------------------------------------------------

    def token(self, connection: HTTPConnection) -> str | None:
        """What the device's cookie holds, also on a WebSocket."""
        return connection.cookies.get(cookie_name(self.secure))

    async def person(self, connection: HTTPConnection) -> Person | None:
        return await self.people.who(self.token(connection))

    async def somebody(self, connection: HTTPConnection) -> Person:
        """The person who asks; Refused if the server has not met the device."""
        person = await self.person(connection)
        if person is None:
            raise Refused("who-are-you", "take a name first: POST /api/me")
        return person

    def greeted(self, person: Person | None, token: str | None = None) -> Response:
        """Who one is, with a new cookie (or without any, for nobody)."""
        me = None if person is None else wire.Me(person.id, person.name, person.account)
        response = answer(wire.Who(me))
        name = cookie_name(self.secure)
        if token is not None:
            age = LIFETIME // 1000
            response.set_cookie(name, token, max_age=age, httponly=True, samesite="lax", secure=self.secure)
        elif person is None:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=self.secure)
        return response

    # -- operations --------------------------------------------------------------------------

    async def who(self, request: Request) -> Response:
        """Who the server takes this device for."""
        return self.greeted(await self.person(request))

    async def name(self, request: Request) -> Response:
        """Take a name: as a new guest, whose cookie comes along, or instead of the one that one had."""
        wanted = await read_body(request, wire.NameMe)
        person = await self.person(request)
        if person is not None:
            return self.greeted(await self.people.rename(person, wanted.name))
        return self.greeted(*await self.people.guest(wanted.name))

    async def sign_up(self, request: Request) -> Response:
        """Make an account of the guest that one is: the same person, with the same seats, on every device."""
        wanted = await read_body(request, wire.SignUp)
        person = await self.somebody(request)
        return self.greeted(await self.people.sign_up(person, wanted.account, wanted.passphrase))

    async def sign_in(self, request: Request) -> Response:
        """Be the person of an account on this device."""
        wanted = await read_body(request, wire.SignIn)
        guest = await self.person(request)
        return self.greeted(*await self.people.sign_in(wanted.account, wanted.passphrase, guest))

    async def sign_out(self, request: Request) -> Response:
        """Let this device, or every device, forget the person."""
        wanted = await read_body(request, wire.SignOut)
        token = self.token(request)
        person = await self.people.who(token)
        if person is not None and token is not None:
            await self.people.sign_out(person, token, wanted.everywhere)
        return self.greeted(None)

    async def change_passphrase(self, request: Request) -> Response:
        """Take another passphrase; other devices are signed out."""
        wanted = await read_body(request, wire.ChangePassphrase)
        person = await self.somebody(request)
        if person.account is None:
            raise Refused("no-account", "a guest has no passphrase")
        await self.people.change_passphrase(person, wanted.old, wanted.new)
        return self.greeted(*await self.people.sign_in(person.account, wanted.new))

    async def delete(self, request: Request) -> Response:
        """Be forgotten, for good: the account, the ratings, and the name in every game."""
        wanted = await read_body(request, wire.DeleteMe)
        person = await self.somebody(request)
        await self.people.confirm(person, wanted.passphrase)
        await self.people.delete(person)
        return self.greeted(None)

    async def history(self, request: Request) -> Response:
        """The games that one has finished, the last first; ``?before=`` goes on with the list."""
        person = await self.somebody(request)
        before = request.query_params.get("before")
        if before is not None and not (before.isascii() and before.isdigit() and len(before) < 17):
            raise Refused("bad-message", "before is a time in milliseconds")
        played = await self.people.history(person, None if before is None else int(before), PAGE)
        games = [
            wire.PlayedGame(
                *(each.table, each.game, each.seat, each.place, each.score, each.at, each.rating),
                [wire.PlayedSeat(*seat) for seat in each.seats],
            )
            for each in played
        ]
        return answer(wire.History(games, games[-1].at if len(games) == PAGE else None))

    async def ratings(self, request: Request) -> Response:
        """One's rating in each game."""
        person = await self.somebody(request)
        found = await self.people.ratings(person)
        return answer(wire.Ratings([wire.GameRating(each.game, each.rating, each.games) for each in found]))
