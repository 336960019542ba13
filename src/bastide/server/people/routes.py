"""The HTTP API about people: everything under ``/api/me``."""

from __future__ import annotations

from functools import partial
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from bastide.hosting.api import people_messages as wire
from bastide.hosting.api.calls import Call, Parameter, encoder
from bastide.hosting.api.routes import Routes, answers
from bastide.server.api.http_routes import request_of
from bastide.server.people.attempts import Attempts, Succeeded
from bastide.server.people.entrance import Entrance
from bastide.server.people.people import Attempt, People
from bastide.server.people.sessions import LIFETIME, Person
from bastide.server.people.sign_ins import SignIns
from bastide.server.settings import Settings
from bastide.server.store.people.rights import now_ms
from bastide.tables.errors import Refused, nobody

COOKIE: Final = "bastide"
#: Says that somebody has signed in on this device before (``sign_ins``). It stays when they sign out.
DEVICE: Final = "bastide-device"
#: As many games of a history come in one answer.
PAGE: Final = 50
BEFORE: Final = Parameter("before", "integer", "Go on with the list: ``more`` of the last answer.")


def cookie_name(name: str, secure: bool) -> str:
    """Over HTTPS the name itself keeps other hosts of the same domain from setting it."""
    return f"__Host-{name}" if secure else name


class PeopleRoutes(Routes):
    """Who one is, and how one comes in."""

    def __init__(self, people: People, settings: Settings, attempts: Attempts) -> None:
        self.people = people
        #: Whether people reach the server over HTTPS.
        self.secure = settings.public_url.startswith("https:")
        self.entrance = Entrance(settings, attempts)
        self.sign_ins = SignIns(attempts)

    # -- cookies -----------------------------------------------------------------------------

    def token(self, connection: HTTPConnection) -> str | None:
        """What the device's cookie holds, also on a WebSocket."""
        return connection.cookies.get(cookie_name(COOKIE, self.secure))

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Whose cookie it is; Refused if they are banned."""
        person = await self.people.who(self.token(connection))
        if person is not None:
            person.check_welcome(now_ms())
        return person

    async def somebody(self, call: Call) -> Person:
        """Who asks; Refused if they have not said."""
        person = await self.person(request_of(call))
        if person is None:
            raise nobody()
        return person

    def _greeted(self, person: Person | None, token: str | None = None, word: str = "") -> Response:
        """Who one is, with a new cookie (and one for the device); for nobody, without any."""
        me = None if person is None else wire.Me(person.id, person.name, person.account)
        who = wire.Who(me, self.entrance.way, self.entrance.sign_up)
        response = Response(encoder.encode(who), media_type="application/json")
        name = cookie_name(COOKIE, self.secure)
        for kept, text in ((name, token), (cookie_name(DEVICE, self.secure), word)):
            if text:
                age = LIFETIME // 1000
                response.set_cookie(kept, text, max_age=age, httponly=True, samesite="lax", secure=self.secure)
        if person is None:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=self.secure)
        return response

    def _attempt(self, call: Call) -> tuple[Attempt, str]:
        """How attempts from there are counted, and the word that the device was given."""

        async def attempt(login: str, device: str) -> Succeeded:
            return await self.sign_ins.attempt(login, call.address, device)

        return attempt, request_of(call).cookies.get(cookie_name(DEVICE, self.secure), "")

    # -- operations --------------------------------------------------------------------------

    @answers("GET", "/api/me", "Who the server takes one for, and who may come in.", answer=wire.Who, outside=True)
    async def who(self, call: Call) -> Response:
        return self._greeted(await self.person(request_of(call)))

    @answers(
        "POST",
        "/api/me",
        "Take a name: as a new guest, with a cookie, or instead of the old one.",
        answer=wire.Who,
        outside=True,
    )
    async def name(self, call: Call, body: wire.NameMe) -> Response:
        person = await self.person(request_of(call))
        if person is not None:
            return self._greeted(await self.people.rename(person, body.name))
        code = body.code
        await self.entrance.check_password(code, call.address)
        admit = partial(self.entrance.admit, code=code)
        return self._greeted(*await self.people.guest(body.name, admit))

    @answers("POST", "/api/me/account", "Make the guest that one is an account.", answer=wire.Who, outside=True)
    async def sign_up(self, call: Call, body: wire.SignUp) -> Response:
        person = await self.somebody(call)
        self.entrance.check_sign_up()
        person = await self.people.sign_up(person, body.account, body.passphrase)
        return self._greeted(person, word=await self.people.device_word(person))

    @answers("POST", "/api/me/sign-in", "Be the person of an account on this device.", answer=wire.Who, outside=True)
    async def sign_in(self, call: Call, body: wire.SignIn) -> Response:
        guest = await self.person(request_of(call))
        account, passphrase = body.account, body.passphrase
        return self._greeted(*await self.people.sign_in(account, passphrase, guest, *self._attempt(call)))

    @answers(
        "POST", "/api/me/link", "Choose a new passphrase by a link, and be signed in.", answer=wire.Who, outside=True
    )
    async def use_link(self, call: Call, body: wire.UseLink) -> Response:
        account = await self.people.use_link(body.token, body.passphrase)
        return self._greeted(*await self.people.sign_in(account, body.passphrase))

    @answers("POST", "/api/me/sign-out", "Let this device, or every device, forget one.", answer=wire.Who, outside=True)
    async def sign_out(self, call: Call, body: wire.SignOut) -> Response:
        token = self.token(request_of(call))
        person = await self.people.who(token)
        if person is not None and token is not None:
            await self.people.sign_out(person, token, body.everywhere)
        return self._greeted(None)

    @answers("POST", "/api/me/passphrase", "Take another passphrase.", answer=wire.Who, outside=True)
    async def change_passphrase(self, call: Call, body: wire.ChangePassphrase) -> Response:
        person = await self.somebody(call)
        if person.account is None:
            raise Refused("no-account", "a guest has no passphrase")
        await self.people.change_passphrase(person, body.old, body.new, *self._attempt(call))
        return self._greeted(*await self.people.sign_in(person.account, body.new))

    @answers(
        "POST", "/api/me/delete", "Be forgotten for good; finished games stay, nameless.", answer=wire.Who, outside=True
    )
    async def delete(self, call: Call, body: wire.DeleteMe) -> Response:
        person = await self.somebody(call)
        await self.people.confirm(person, body.passphrase, *self._attempt(call))
        await self.people.delete(person)
        return self._greeted(None)

    @answers(
        "GET", "/api/me/history", "The games that one has finished, the last first.", parameters=(BEFORE,), signed=True
    )
    async def history(self, call: Call) -> wire.History:
        person = await self.somebody(call)
        games = await self.people.history(person, call.number("before"), PAGE)
        return wire.History(games, games[-1].at if len(games) == PAGE else None)

    @answers("GET", "/api/me/settings", "How one likes the pages, as one has kept it.", signed=True)
    async def settings(self, call: Call) -> wire.MySettings:
        return wire.MySettings(await self.people.settings(await self.somebody(call)))

    @answers("PUT", "/api/me/settings", "Keep how one likes the pages, for every device.", signed=True)
    async def keep_settings(self, call: Call, body: wire.MySettings) -> wire.MySettings:
        await self.people.keep_settings(await self.somebody(call), body.settings)
        return body

    @answers("GET", "/api/me/ratings", "One's rating in each game.", signed=True)
    async def ratings(self, call: Call) -> wire.Ratings:
        return wire.Ratings(await self.people.ratings(await self.somebody(call)))
