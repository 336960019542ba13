"""HTTP routes for passkeys: add, list and remove them, and sign in with one instead of a passphrase."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response

from bastide.hosting.api import rate_limits
from bastide.hosting.api import second_factor_messages as wire
from bastide.hosting.api.endpoint_types import ApiRequest, json_encoder
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.api.user_name_validation import clean_name
from bastide.server.api.starlette_adapter import starlette_request
from bastide.server.people.account_routes import AccountRoutes, cookie_name, identity_route, protected_route
from bastide.server.people.attempt_limits import DatabaseAccess
from bastide.server.people.passkey_verification import (
    ALGORITHMS,
    RelyingParty,
    encode_base64url,
    verify_new_passkey,
    verify_sign_in,
    wrong_passkey_error,
)
from bastide.server.people.sessions import Person
from bastide.server.store.people import passkey_queries, second_factor_queries
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.people.random_tokens import hash_token, new_token
from bastide.tables.request_errors import RequestRefused

#: Holds the token of a browser to which a challenge belongs.
CHALLENGE_COOKIE: Final = "bastide-passkey"
SERVER_NAME: Final = "Bastide"
SIGN_IN_PATH: Final = "/api/me/sign-in/passkey"


class PasskeyRoutes(Routes):
    """Routes to add, see, use and remove passkeys."""

    def __init__(self, database: DatabaseAccess, account_routes: AccountRoutes) -> None:
        self._database = database
        self._account_routes = account_routes
        self._is_https = account_routes.is_https

    def _require_relying_party(self) -> RelyingParty:
        party = self._account_routes.relying_party
        if party is None:
            raise RequestRefused("no-passkeys", "passkeys need a server with an HTTPS address: set BASTIDE_PUBLIC_URL")
        return party

    async def _list(self, person: Person) -> wire.Passkeys:
        passkeys = await self._database.read(lambda c: passkey_queries.list_passkeys(c, person.id))
        left = await self._database.read(lambda c: second_factor_queries.count_recovery_codes(c, person.id))
        return wire.Passkeys(passkeys, self._account_routes.relying_party is not None, left or 0)

    def _browser_token(self, call: ApiRequest) -> str:
        """Return the token of the browser's cookie; empty if it has none."""
        token = starlette_request(call).cookies.get(cookie_name(CHALLENGE_COOKIE, self._is_https), "")
        return token if len(token) <= 100 else ""

    async def _begin(self, call: ApiRequest, person: Person | None) -> Response:
        """Return the options for the browser, with a new challenge that only this browser can answer."""
        party = self._require_relying_party()
        token = self._browser_token(call) or new_token()
        owner, account = ("", "") if person is None else (person.id, person.account or "")
        challenge = await self._database.write(lambda c: passkey_queries.create_challenge(c, hash_token(token), owner))
        known = await self._database.read(lambda c: passkey_queries.list_passkeys(c, owner)) if owner else []
        options = wire.PasskeyOptions(
            challenge=challenge,
            relying_party=party.id,
            server=SERVER_NAME,
            user=encode_base64url(owner.encode()),
            account=account,
            algorithms=list(ALGORITHMS),
            known=[each.id for each in known],
            timeout_ms=passkey_queries.CHALLENGE_LIFETIME_MS,
        )
        response = Response(json_encoder.encode(options), media_type="application/json")
        response.set_cookie(
            cookie_name(CHALLENGE_COOKIE, self._is_https),
            token,
            max_age=passkey_queries.CHALLENGE_LIFETIME_MS // 1000,
            httponly=True,
            samesite="strict",
            secure=self._is_https,
        )
        return response

    async def _take_challenge(self, call: ApiRequest, person: str) -> str:
        browser = hash_token(self._browser_token(call))
        found = await self._database.write(lambda c: passkey_queries.take_challenge(c, browser, person))
        if found is None:
            raise RequestRefused("passkey-expired", "this took too long, or was done before; try again")
        return found

    @route("GET", "/api/me/passkeys", "List the passkeys of the account.", signed=True)
    async def get_passkeys(self, call: ApiRequest) -> wire.Passkeys:
        return await self._list(await self._account_routes.require_account(call))

    @protected_route(
        "POST",
        "/api/me/passkeys",
        "Begin to add a passkey: get the options for the browser.",
        answer=wire.PasskeyOptions,
    )
    async def begin_passkey(self, call: ApiRequest, body: wire.BeginPasskey) -> Response:
        person = await self._account_routes.require_account(call)
        await self._account_routes.confirm_passphrase(call, person, body.passphrase)
        return await self._begin(call, person)

    @protected_route("PUT", "/api/me/passkeys", "Add a passkey.")
    async def add_passkey(self, call: ApiRequest, body: wire.NewPasskey) -> wire.RecoveryCodes:
        person, party = await self._account_routes.require_account(call), self._require_relying_party()
        name = clean_name(body.name)
        challenge = await self._take_challenge(call, person.id)
        new = await asyncio.to_thread(verify_new_passkey, party, challenge, person.id, body)
        now = now_ms()
        return wire.RecoveryCodes(
            await self._database.write(lambda c: passkey_queries.add_passkey(c, new.id, new.key, name, now))
        )

    @protected_route("POST", "/api/me/passkeys/remove", "Remove a passkey.")
    async def remove_passkey(self, call: ApiRequest, body: wire.RemovePasskey) -> wire.Passkeys:
        person = await self._account_routes.require_account(call)
        await self._account_routes.confirm_passphrase(call, person, body.passphrase)
        await self._database.write(lambda c: passkey_queries.remove_passkey(c, person.id, body.id))
        return await self._list(person)

    @route(
        "POST",
        f"{SIGN_IN_PATH}/options",
        "Begin to sign in with a passkey: get the options for the browser.",
        answer=wire.PasskeyOptions,
        outside=True,
        limit=rate_limits.SIGN_IN_LIMIT,
    )
    async def begin_sign_in(self, call: ApiRequest) -> Response:
        return await self._begin(call, None)

    @identity_route(
        SIGN_IN_PATH,
        "Sign in with a passkey, without a passphrase.",
        limit=rate_limits.SIGN_IN_LIMIT,
    )
    async def sign_in(self, call: ApiRequest, body: wire.SignInWithPasskey) -> Response:
        party = self._require_relying_party()
        challenge = await self._take_challenge(call, "")
        key = await self._database.read(lambda c: passkey_queries.find_passkey(c, body.id))
        if key is None:
            raise wrong_passkey_error()
        count = await asyncio.to_thread(verify_sign_in, party, challenge, key, body)
        now = now_ms()
        if not await self._database.write(lambda c: passkey_queries.mark_used(c, body.id, key, count, now)):
            raise wrong_passkey_error()
        return await self._account_routes.sign_in_owner(call, key.person)
