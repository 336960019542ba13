"""HTTP routes for guests and accounts: everything under ``/api/me``."""

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
#: Holds the device token (``sign_in_limits``). It stays after signing out.
DEVICE: Final = "bastide-device"
#: Games per page of the history.
PAGE: Final = 50
BEFORE: Final = Parameter("before", "integer", "Continue the list: ``more`` of the previous page.")


def cookie_name(name: str, secure: bool) -> str:
    """Return a cookie's name; over HTTPS the ``__Host-`` prefix keeps other hosts of the domain from setting it."""
    return f"__Host-{name}" if secure else name


class PeopleRoutes(Routes):
    """Routes to identify, sign up, sign in, sign out and delete a person."""

    def __init__(self, people: People, settings: Settings, attempts: Attempts) -> None:
        self.people = people
        #: Whether clients reach the server over HTTPS.
        self.secure = settings.public_url.startswith("https:")
        self.entrance = Entrance(settings, attempts)
        self.sign_ins = SignIns(attempts)

    # -- cookies -----------------------------------------------------------------------------

    def token(self, connection: HTTPConnection) -> str | None:
        """Return the session token from the cookies of a request or WebSocket."""
        return connection.cookies.get(cookie_name(COOKIE, self.secure))

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Return the person of the session cookie, or None. Raises ``RequestRefused`` if they are banned."""
        person = await self.people.who(self.token(connection))
        if person is not None:
            person.check_welcome(now_ms())
        return person

    async def somebody(self, call: Call) -> Person:
        """Return the person of a request. Raises ``RequestRefused`` if there is none."""
        person = await self.person(request_of(call))
        if person is None:
            raise nobody()
        return person

    def _identity_response(self, person: Person | None, token: str | None = None, device_token: str = "") -> Response:
        """Return the identity response; sets the session and device cookies if given, and clears them for nobody."""
        me = None if person is None else wire.Me(person.id, person.name, person.account)
        who = wire.Who(me, self.entrance.way, self.entrance.sign_up)
        response = Response(encoder.encode(who), media_type="application/json")
        name = cookie_name(COOKIE, self.secure)
        for kept, text in ((name, token), (cookie_name(DEVICE, self.secure), device_token)):
            if text:
                age = LIFETIME // 1000
                response.set_cookie(kept, text, max_age=age, httponly=True, samesite="lax", secure=self.secure)
        if person is None:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=self.secure)
        return response

    def _sign_in_attempt(self, call: Call) -> tuple[Attempt, str]:
        """Return the attempt counter for this client address, and the device token of the request."""

        async def attempt(login: str, device: str) -> Succeeded:
            return await self.sign_ins.attempt(login, call.address, device)

        return attempt, request_of(call).cookies.get(cookie_name(DEVICE, self.secure), "")

    # -- operations --------------------------------------------------------------------------

    @answers("GET", "/api/me", "Get the visitor's identity and the entrance policy.", answer=wire.Who, outside=True)
    async def who(self, call: Call) -> Response:
        return self._identity_response(await self.person(request_of(call)))

    @answers(
        "POST",
        "/api/me",
        "Set a name: create a guest with a session cookie, or rename the current person.",
        answer=wire.Who,
        outside=True,
    )
    async def name(self, call: Call, body: wire.NameMe) -> Response:
        person = await self.person(request_of(call))
        if person is not None:
            return self._identity_response(await self.people.rename(person, body.name))
        code = body.code
        await self.entrance.check_password(code, call.address)
        admit = partial(self.entrance.admit, code=code)
        return self._identity_response(*await self.people.guest(body.name, admit))

    @answers("POST", "/api/me/account", "Turn the current guest into an account.", answer=wire.Who, outside=True)
    async def sign_up(self, call: Call, body: wire.SignUp) -> Response:
        person = await self.somebody(call)
        self.entrance.check_sign_up()
        person = await self.people.sign_up(person, body.account, body.passphrase)
        return self._identity_response(person, device_token=await self.people.device_word(person))

    @answers("POST", "/api/me/sign-in", "Sign in to an account.", answer=wire.Who, outside=True)
    async def sign_in(self, call: Call, body: wire.SignIn) -> Response:
        guest = await self.person(request_of(call))
        account, passphrase = body.account, body.passphrase
        return self._identity_response(
            *await self.people.sign_in(account, passphrase, guest, *self._sign_in_attempt(call))
        )

    @answers("POST", "/api/me/link", "Set a new passphrase by a link, and sign in.", answer=wire.Who, outside=True)
    async def use_link(self, call: Call, body: wire.UseLink) -> Response:
        account = await self.people.use_link(body.token, body.passphrase)
        return self._identity_response(*await self.people.sign_in(account, body.passphrase))

    @answers("POST", "/api/me/sign-out", "Sign out here or on every device.", answer=wire.Who, outside=True)
    async def sign_out(self, call: Call, body: wire.SignOut) -> Response:
        token = self.token(request_of(call))
        person = await self.people.who(token)
        if person is not None and token is not None:
            await self.people.sign_out(person, token, body.everywhere)
        return self._identity_response(None)

    @answers("POST", "/api/me/passphrase", "Change the passphrase.", answer=wire.Who, outside=True)
    async def change_passphrase(self, call: Call, body: wire.ChangePassphrase) -> Response:
        person = await self.somebody(call)
        if person.account is None:
            raise Refused("no-account", "a guest has no passphrase")
        await self.people.change_passphrase(person, body.old, body.new, *self._sign_in_attempt(call))
        return self._identity_response(*await self.people.sign_in(person.account, body.new))

    @answers(
        "POST",
        "/api/me/delete",
        "Delete the person; games stay without the name.",
        answer=wire.Who,
        outside=True,
    )
    async def delete(self, call: Call, body: wire.DeleteMe) -> Response:
        person = await self.somebody(call)
        await self.people.confirm(person, body.passphrase, *self._sign_in_attempt(call))
        await self.people.delete(person)
        return self._identity_response(None)

    @answers("GET", "/api/me/history", "List finished games, newest first.", parameters=(BEFORE,), signed=True)
    async def history(self, call: Call) -> wire.History:
        person = await self.somebody(call)
        games = await self.people.history(person, call.number("before"), PAGE)
        return wire.History(games, games[-1].at if len(games) == PAGE else None)

    @answers("GET", "/api/me/settings", "Get the page settings.", signed=True)
    async def settings(self, call: Call) -> wire.MySettings:
        return wire.MySettings(await self.people.settings(await self.somebody(call)))

    @answers("PUT", "/api/me/settings", "Save the page settings for all devices.", signed=True)
    async def keep_settings(self, call: Call, body: wire.MySettings) -> wire.MySettings:
        await self.people.keep_settings(await self.somebody(call), body.settings)
        return body

    @answers("GET", "/api/me/ratings", "List the ratings in each game.", signed=True)
    async def ratings(self, call: Call) -> wire.Ratings:
        return wire.Ratings(await self.people.ratings(await self.somebody(call)))
