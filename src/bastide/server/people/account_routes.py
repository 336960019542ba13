"""HTTP routes for guests and accounts: everything under ``/api/me``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from bastide.hosting.api import account_messages as wire
from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import ApiRequest, QueryParameter, json_encoder
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import HandlerFunction, Routes, route
from bastide.server.api.starlette_adapter import starlette_request
from bastide.server.people.account_service import AccountService, BeginAttempt
from bastide.server.people.attempt_limits import AttemptLimiter, RefundAttempt
from bastide.server.people.entrance_policy import EntrancePolicy
from bastide.server.people.passkey_verification import make_relying_party
from bastide.server.people.sessions import SESSION_LIFETIME_MS, Person
from bastide.server.people.sign_in_limits import SignInLimiter
from bastide.server.settings import Settings
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables.request_errors import RequestRefused, not_identified_error

SESSION_COOKIE: Final = "bastide"
#: Holds the device token (``sign_in_limits``). It stays after signing out.
DEVICE_COOKIE: Final = "bastide-device"
#: Games per page of the history.
HISTORY_PAGE_SIZE: Final = 50
BEFORE_PARAMETER: Final = QueryParameter("before", "integer", "Continue the list: ``more`` of the previous page.")


def cookie_name(name: str, secure: bool) -> str:
    """Return a cookie's name; over HTTPS the ``__Host-`` prefix keeps other hosts of the domain from setting it."""
    return f"__Host-{name}" if secure else name


def identity_route(
    path: str, about: str, *, method: str = "POST", limit: RateLimit | None = None, allows_banned: bool = False
) -> Callable[[HandlerFunction], HandlerFunction]:
    """Declare an endpoint that returns the identity, also for people whom the server has not admitted."""
    return route(method, path, about, answer=wire.Identity, outside=True, allows_banned=allows_banned, limit=limit)


def protected_route(
    method: str, path: str, about: str, *, answer: object = None
) -> Callable[[HandlerFunction], HandlerFunction]:
    """Declare an endpoint for signed-in people that checks a secret: it has the limit of sign-ins."""
    return route(method, path, about, answer=answer, signed=True, limit=rate_limits.SIGN_IN_LIMIT)


class AccountRoutes(Routes):
    """Routes to identify, sign up, sign in, sign out and delete a person."""

    def __init__(self, accounts: AccountService, get_settings: Settings, attempts: AttemptLimiter) -> None:
        self.accounts = accounts
        #: Whether clients reach the server over HTTPS.
        self.is_https = get_settings.public_url.startswith("https:")
        #: None: browsers know no passkeys at the server's address.
        self.relying_party = make_relying_party(get_settings.public_url)
        self.entrance = EntrancePolicy(get_settings, attempts)
        self.sign_in_limiter = SignInLimiter(attempts)

    # -- cookies -----------------------------------------------------------------------------

    def session_token(self, connection: HTTPConnection) -> str | None:
        """Return the session token from the cookies of a request or WebSocket."""
        return connection.cookies.get(cookie_name(SESSION_COOKIE, self.is_https))

    async def person_of_request(self, connection: HTTPConnection, allow_banned: bool = False) -> Person | None:
        """Return the person of the session cookie, or None.

        Raises ``RequestRefused`` if they are banned, unless ``allow_banned``.
        """
        person = await self.accounts.person_of_token(self.session_token(connection))
        if person is not None and not allow_banned:
            person.check_not_banned(now_ms())
        return person

    async def require_person(self, call: ApiRequest, allow_banned: bool = False) -> Person:
        """Return the person of a request. Raises ``RequestRefused`` if there is none."""
        person = await self.person_of_request(starlette_request(call), allow_banned)
        if person is None:
            raise not_identified_error()
        return person

    async def require_account(self, call: ApiRequest) -> Person:
        """Return the person of a request. Raises ``RequestRefused`` if they have no account."""
        person = await self.require_person(call)
        if person.account is None:
            raise RequestRefused("no-account", "guests don't have a passphrase")
        return person

    async def sign_in_owner(self, call: ApiRequest, owner: str) -> Response:
        """Sign in the owner of an account, who was identified by a passkey."""
        guest = await self.person_of_request(starlette_request(call))
        person, token = await self.accounts.open_session(owner, guest)
        return self._identity_response(person, token, await self.accounts.new_device_token(person))

    def _identity_response(self, person: Person | None, token: str | None = None, device_token: str = "") -> Response:
        """Return the identity response; sets the session and device cookies if given, and clears them for nobody."""
        me = None if person is None else wire.Me(person.id, person.name, person.account, person.is_moderator)
        has_passkeys = self.relying_party is not None
        who = wire.Identity(me, self.entrance.mode, self.entrance.allows_sign_up, has_passkeys)
        response = Response(json_encoder.encode(who), media_type="application/json")
        name = cookie_name(SESSION_COOKIE, self.is_https)
        for kept, text in ((name, token), (cookie_name(DEVICE_COOKIE, self.is_https), device_token)):
            if text:
                age = SESSION_LIFETIME_MS // 1000
                response.set_cookie(kept, text, max_age=age, httponly=True, samesite="lax", secure=self.is_https)
        if person is None:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=self.is_https)
        return response

    def _sign_in_attempt(self, call: ApiRequest) -> tuple[BeginAttempt, str]:
        """Return the attempt counter for this client address, and the device token of the request."""

        async def attempt(login: str, device: str) -> RefundAttempt:
            return await self.sign_in_limiter.begin_attempt(login, call.address, device)

        return attempt, starlette_request(call).cookies.get(cookie_name(DEVICE_COOKIE, self.is_https), "")

    async def confirm_passphrase(
        self, call: ApiRequest, person: Person, passphrase: str, code: str | None = None
    ) -> None:
        """Raise ``RequestRefused`` unless the passphrase, and the code if it is not None, are right."""
        await self.accounts.confirm_passphrase(person, passphrase, *self._sign_in_attempt(call), code)

    # -- operations --------------------------------------------------------------------------

    @identity_route("/api/me", "Get the visitor's identity and the entrance policy.", method="GET")
    async def get_me(self, call: ApiRequest) -> Response:
        return self._identity_response(await self.person_of_request(starlette_request(call)))

    @identity_route(
        "/api/me",
        "Set a name: create a guest with a session cookie, or rename the current person.",
        limit=rate_limits.NEW_GUEST_LIMIT,
    )
    async def set_name(self, call: ApiRequest, body: wire.SetName) -> Response:
        person = await self.person_of_request(starlette_request(call))
        if person is not None:
            return self._identity_response(await self.accounts.rename(person, body.name))
        code = body.code
        await self.entrance.check_server_password(code, call.address)
        admit = partial(self.entrance.redeem_invitation, code=code)
        return self._identity_response(*await self.accounts.create_guest(body.name, admit))

    @identity_route(
        "/api/me/account",
        "Turn the current guest into an account.",
        limit=rate_limits.SIGN_IN_LIMIT,
    )
    async def sign_up(self, call: ApiRequest, body: wire.SignUp) -> Response:
        person = await self.require_person(call)
        self.entrance.check_sign_up_allowed()
        person, token = await self.accounts.sign_up(person, body.account, body.passphrase)
        return self._identity_response(person, token, await self.accounts.new_device_token(person))

    @identity_route("/api/me/sign-in", "Sign in to an account.")
    async def sign_in(self, call: ApiRequest, body: wire.SignIn) -> Response:
        guest = await self.person_of_request(starlette_request(call))
        account, passphrase = body.account, body.passphrase
        return self._identity_response(
            *await self.accounts.sign_in(account, passphrase, guest, *self._sign_in_attempt(call), body.code)
        )

    @identity_route(
        "/api/me/link",
        "Set a new passphrase by a link, and sign in.",
        limit=rate_limits.SIGN_IN_LIMIT,
    )
    async def reset_passphrase(self, call: ApiRequest, body: wire.ResetPassphrase) -> Response:
        account = await self.accounts.reset_passphrase(body.token, body.passphrase)
        return self._identity_response(*await self.accounts.sign_in(account, body.passphrase))

    @identity_route(
        "/api/me/sign-out",
        "Sign out here or on every device.",
        allows_banned=True,
    )
    async def sign_out(self, call: ApiRequest, body: wire.SignOut) -> Response:
        token = self.session_token(starlette_request(call))
        person = await self.accounts.person_of_token(token)
        if person is not None and token is not None:
            await self.accounts.sign_out(person, token, body.everywhere)
        return self._identity_response(None)

    @identity_route(
        "/api/me/passphrase",
        "Change the passphrase.",
        limit=rate_limits.SIGN_IN_LIMIT,
    )
    async def change_passphrase(self, call: ApiRequest, body: wire.ChangePassphrase) -> Response:
        person = await self.require_account(call)
        await self.accounts.change_passphrase(person, body.old, body.new, *self._sign_in_attempt(call))
        return self._identity_response(*await self.accounts.sign_in(person.account or "", body.new, code=None))

    @identity_route(
        "/api/me/delete",
        "Delete the person; games stay without the name.",
        allows_banned=True,
        limit=rate_limits.SIGN_IN_LIMIT,
    )
    async def delete_me(self, call: ApiRequest, body: wire.DeleteAccount) -> Response:
        person = await self.require_person(call, allow_banned=True)
        await self.confirm_passphrase(call, person, body.passphrase)
        await self.accounts.delete_person(person)
        return self._identity_response(None)

    @route("GET", "/api/me/history", "List finished games, newest first.", parameters=(BEFORE_PARAMETER,), signed=True)
    async def get_history(self, call: ApiRequest) -> wire.GameHistory:
        person = await self.require_person(call)
        games = await self.accounts.game_history(person, call.get_integer("before"), HISTORY_PAGE_SIZE)
        return wire.GameHistory(games, games[-1].at if len(games) == HISTORY_PAGE_SIZE else None)

    @route("GET", "/api/me/settings", "Get the page settings.", signed=True)
    async def get_settings(self, call: ApiRequest) -> wire.UserSettings:
        return wire.UserSettings(await self.accounts.load_settings(await self.require_person(call)))

    @route("PUT", "/api/me/settings", "Save the page settings for all devices.", signed=True)
    async def put_settings(self, call: ApiRequest, body: wire.UserSettings) -> wire.UserSettings:
        await self.accounts.save_settings(await self.require_person(call), body.settings)
        return body

    @route("GET", "/api/me/ratings", "List the ratings in each game.", signed=True)
    async def get_ratings(self, call: ApiRequest) -> wire.GameRatings:
        return wire.GameRatings(await self.accounts.game_ratings(await self.require_person(call)))

    @route("GET", "/api/me/error-rates", "List the error rates in reviewed games.", signed=True)
    async def get_error_rates(self, call: ApiRequest) -> wire.GameErrorRates:
        return wire.GameErrorRates(await self.accounts.error_rates(await self.require_person(call)))
