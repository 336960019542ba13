"""HTTP routes for the optional second factor of an account: codes of an authenticator app, and recovery codes."""

from __future__ import annotations

from bastide.hosting.api import second_factor_messages as wire
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.route_decorator import Routes, route
from bastide.server.people.account_routes import AccountRoutes, protected_route
from bastide.server.people.attempt_limits import DatabaseAccess
from bastide.server.people.sessions import Person
from bastide.server.store.people import second_factor_queries
from bastide.server.store.people.moderation_queries import now_ms


class SecondFactorRoutes(Routes):
    """Routes to add, see and remove a second factor."""

    def __init__(self, database: DatabaseAccess, account_routes: AccountRoutes) -> None:
        self._database = database
        self._account_routes = account_routes

    async def _status(self, person: Person) -> wire.SecondFactorStatus:
        has_app = await self._database.read(lambda c: second_factor_queries.has_authenticator_app(c, person.id))
        left = await self._database.read(lambda c: second_factor_queries.count_recovery_codes(c, person.id))
        return wire.SecondFactorStatus(has_app, left or 0)

    @route("GET", "/api/me/second-factor", "Whether the account has a second factor.", signed=True)
    async def get_second_factor(self, call: ApiRequest) -> wire.SecondFactorStatus:
        return await self._status(await self._account_routes.require_account(call))

    @protected_route(
        "POST", "/api/me/second-factor", "Make a secret for an authenticator app. It is stored when a code confirms it."
    )
    async def new_second_factor(self, call: ApiRequest, body: wire.NewSecondFactor) -> wire.SecondFactorSecret:
        person = await self._account_routes.require_account(call)
        await self._account_routes.confirm_passphrase(call, person, body.passphrase)
        secret = second_factor_queries.new_secret()
        return wire.SecondFactorSecret(secret, second_factor_queries.make_uri(secret, person.account or ""))

    @protected_route(
        "PUT", "/api/me/second-factor", "Confirm a secret with a code: from now on, signing in needs a code."
    )
    async def enable_second_factor(self, call: ApiRequest, body: wire.EnableSecondFactor) -> wire.RecoveryCodes:
        person, now = await self._account_routes.require_account(call), now_ms()
        await self._account_routes.confirm_passphrase(call, person, body.passphrase)
        is_valid = second_factor_queries.is_valid_secret(body.secret)
        step = second_factor_queries.find_step(body.secret, body.code, now) if is_valid else None
        if step is None:
            raise second_factor_queries.wrong_code_error()
        return wire.RecoveryCodes(
            await self._database.write(lambda c: second_factor_queries.enable_app(c, person.id, body.secret, step, now))
        )

    @protected_route(
        "POST", "/api/me/second-factor/remove", "Remove the second factor; needs a code of the app or a recovery code."
    )
    async def remove_second_factor(self, call: ApiRequest, body: wire.RemoveSecondFactor) -> wire.SecondFactorStatus:
        person = await self._account_routes.require_account(call)
        await self._account_routes.confirm_passphrase(call, person, body.passphrase, body.code)
        await self._database.write(lambda c: second_factor_queries.remove_app(c, person.id))
        return await self._status(person)
