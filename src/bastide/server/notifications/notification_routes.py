"""HTTP routes for notification settings, endpoints, and the signed links in e-mails."""

from __future__ import annotations

import base64
import secrets
from functools import partial
from html import escape
from typing import Final

import msgspec

from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, QueryParameter
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.locale import LANGUAGES
from bastide.server.api.starlette_adapter import starlette_request
from bastide.server.notifications import notification_messages as wire
from bastide.server.notifications.delivery_schedule import NotificationSettings, find_time_zone
from bastide.server.notifications.email_channel import CONFIRM_KIND, CONFIRM_PATH, UNSUBSCRIBE_PATH, clean_address
from bastide.server.notifications.notification_channels import WEBHOOK_SECRET_PREFIX, WebhookKeys
from bastide.server.notifications.notification_service import NotificationService
from bastide.server.notifications.notification_texts import get_catalogue, one_line
from bastide.server.notifications.outgoing_addresses import ForbiddenAddress, parse_target
from bastide.server.notifications.signed_links import LinkPurpose
from bastide.server.notifications.web_push import PushKeys, are_valid_keys
from bastide.server.people.account_routes import AccountRoutes
from bastide.server.people.attempt_limits import AttemptLimiter
from bastide.server.people.sessions import Person
from bastide.server.site.link_previews import preferred_language
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.notifications import endpoint_queries, outbox_queries
from bastide.server.store.notifications.endpoint_queries import StoredEndpoint
from bastide.server.store.people.random_tokens import hash_token
from bastide.tables.request_errors import RequestRefused, table_not_found_error

HOUR_SECONDS: Final = 3600
#: Limits on messages that confirm an e-mail address: to one mailbox, by one person, and from one network address.
CONFIRMATIONS_TO_ADDRESS: Final = RateLimit(3, 1 / (8 * HOUR_SECONDS))
CONFIRMATIONS_BY_PERSON: Final = RateLimit(5, 1 / HOUR_SECONDS)
CONFIRMATIONS_FROM_NETWORK: Final = RateLimit(20, 10 / HOUR_SECONDS)
#: Limits per person on new endpoints and on test messages.
NEW_ENDPOINTS: Final = RateLimit(20, 1 / 60)
TEST_MESSAGES: Final = RateLimit(5, 1 / 60)

TOKEN_PARAMETER: Final = QueryParameter("token", "string", "The signed token of the link.")
#: With ``no-referrer``, browsers would send no origin with the form.
PAGE_HEADERS: Final = {"referrer-policy": "same-origin", "cache-control": "no-store"}
HTML: Final = "text/html; charset=utf-8"


class NotificationRoutes(Routes):
    """Routes of the notification settings."""

    def __init__(
        self,
        store: DatabaseStore,
        service: NotificationService,
        account_routes: AccountRoutes,
        attempts: AttemptLimiter,
    ) -> None:
        self._store = store
        self._service = service
        self._account_routes = account_routes
        self._attempts = attempts

    async def _overview(self, person: Person) -> wire.NotificationOverview:
        def read(connection: Connection) -> tuple[NotificationSettings, list[StoredEndpoint], list[str]]:
            return (
                endpoint_queries.load_settings(connection, person.id),
                endpoint_queries.list_endpoints(connection, person.id),
                endpoint_queries.list_muted_tables(connection, person.id),
            )

        settings, endpoints, muted = await self._store.read(read)
        keys = await self._service.load_keys()
        shown = [describe_endpoint(each) for each in endpoints]
        return wire.NotificationOverview(settings, shown, muted, keys.vapid.public_key, self._service.has_email)

    async def _limit(self, kind: str, who: str, rate: RateLimit) -> None:
        await self._attempts.begin_attempt([self._attempts.make_bucket(kind, who, rate)])

    async def _require_account(self, call: ApiRequest) -> Person:
        person = await self._account_routes.require_person(call)
        if person.account is None:
            raise RequestRefused("needs-account", "create an account first")
        return person

    # -- settings ----------------------------------------------------------------------------

    @route("GET", "/api/me/notifications", "Get the notification settings and endpoints.", signed=True)
    async def get_notifications(self, call: ApiRequest) -> wire.NotificationOverview:
        return await self._overview(await self._account_routes.require_person(call))

    @route("PUT", "/api/me/notifications", "Save the notification settings.", signed=True)
    async def put_settings(self, call: ApiRequest, body: NotificationSettings) -> NotificationSettings:
        person = await self._account_routes.require_person(call)
        if find_time_zone(body.time_zone) is None:
            raise RequestRefused("bad-time-zone", f"unknown time zone {body.time_zone}", zone=body.time_zone)
        if body.language not in LANGUAGES:
            body = msgspec.structs.replace(body, language="en")
        await self._store.write(partial(endpoint_queries.save_settings, person=person.id, settings=body))
        return body

    @route("PUT", "/api/me/notifications/mute", "Mute or unmute a table.", signed=True)
    async def mute(self, call: ApiRequest, body: wire.MuteTable) -> wire.NotificationOverview:
        person = await self._account_routes.require_person(call)
        if body.muted and not await self._store.was_involved(body.table, person.ids):
            raise table_not_found_error()
        mute = partial(endpoint_queries.mute_table, person=person.id, table=body.table, is_muted=body.muted)
        await self._store.write(mute)
        return await self._overview(person)

    # -- endpoints ---------------------------------------------------------------------------

    @route("POST", "/api/me/notifications/browser", "Add the push subscription of a browser.", signed=True)
    async def add_browser(self, call: ApiRequest, body: wire.AddBrowser) -> wire.NotificationOverview:
        person = await self._account_routes.require_person(call)
        await self._limit("notify-endpoint", person.id, NEW_ENDPOINTS)
        await self._check_address(body.address)
        keys = PushKeys(body.p256dh, body.auth)
        if not are_valid_keys(keys):
            raise RequestRefused("bad-message", "invalid request: not the keys of a browser", problem="keys")
        token = self._account_routes.session_token(starlette_request(call)) or ""
        add = partial(
            endpoint_queries.add_endpoint,
            person=person.id,
            channel="push",
            address=body.address,
            now=self._service.now_ms(),
            keys=msgspec.json.encode(keys._asdict()).decode(),
            label=one_line(body.label),
            session=hash_token(token),
        )
        await self._store.write(add)
        return await self._overview(person)

    @route("POST", "/api/me/notifications/browser/remove", "Remove the push subscription of a browser.", signed=True)
    async def remove_browser(self, call: ApiRequest, body: wire.RemoveBrowser) -> wire.NotificationOverview:
        person = await self._account_routes.require_person(call)
        remove = partial(endpoint_queries.remove_push_address, person=person.id, address=body.address)
        await self._store.write(remove)
        return await self._overview(person)

    @route("POST", "/api/me/notifications/email", "Add an e-mail address, and send a link to confirm it.", signed=True)
    async def add_email(self, call: ApiRequest, body: wire.AddEmail) -> wire.NotificationOverview:
        person = await self._require_account(call)
        if not self._service.has_email:
            raise RequestRefused("no-email", "this server sends no e-mails: set BASTIDE_SMTP_URL")
        address = clean_address(body.address)
        bucket = self._attempts.make_bucket
        await self._attempts.begin_attempt(
            [
                bucket("confirm-address", address.casefold(), CONFIRMATIONS_TO_ADDRESS),
                bucket("confirm-person", person.id, CONFIRMATIONS_BY_PERSON),
                bucket("confirm-network", call.address, CONFIRMATIONS_FROM_NETWORK),
            ]
        )
        now = self._service.now_ms()

        def add(connection: Connection) -> None:
            new = endpoint_queries.add_endpoint(connection, person.id, "email", address, now, is_verified=False)
            outbox_queries.add_direct_message(connection, new, CONFIRM_KIND, now)

        await self._store.write(add)
        return await self._overview(person)

    @route("POST", "/api/me/notifications/webhook", "Add a webhook.", signed=True)
    async def add_webhook(self, call: ApiRequest, body: wire.AddWebhook) -> wire.NewWebhook:
        person = await self._require_account(call)
        await self._limit("notify-endpoint", person.id, NEW_ENDPOINTS)
        await self._check_address(body.address)
        secret = WEBHOOK_SECRET_PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()
        keys = msgspec.json.encode(WebhookKeys(secret, body.format)).decode()
        now = self._service.now_ms()

        def add(connection: Connection) -> None:
            own = endpoint_queries.list_endpoints(connection, person.id)
            if any(each.address == body.address and each.dropped is None for each in own):
                raise RequestRefused("webhook-exists", "you have added this webhook already")
            label = one_line(body.label)
            endpoint_queries.add_endpoint(connection, person.id, "webhook", body.address, now, keys=keys, label=label)

        await self._store.write(add)
        return wire.NewWebhook(secret, await self._overview(person))

    async def _check_address(self, address: str) -> None:
        """Raise ``RequestRefused`` (``bad-webhook``) for an address that the server must not reach.

        It is checked again at every delivery. The error is the same for every reason, so that it says nothing about
        the network of the server.
        """
        try:
            await self._service.address_checker.resolve(parse_target(address))
        except (ForbiddenAddress, OSError, UnicodeError, TimeoutError):
            raise RequestRefused(
                "bad-webhook", "the address must be a public https address on port 443 or 8443"
            ) from None

    @route("POST", "/api/me/notifications/remove", "Remove a browser, an e-mail address or a webhook.", signed=True)
    async def remove_endpoint(self, call: ApiRequest, body: wire.EndpointChoice) -> wire.NotificationOverview:
        person = await self._account_routes.require_person(call)
        if not await self._store.write(partial(endpoint_queries.remove_endpoint, person=person.id, id=body.id)):
            raise no_endpoint_error()
        return await self._overview(person)

    @route("POST", "/api/me/notifications/test", "Send a test notification.", signed=True)
    async def send_test(self, call: ApiRequest, body: wire.EndpointChoice) -> None:
        person = await self._account_routes.require_person(call)
        await self._limit("notify-test", person.id, TEST_MESSAGES)
        now = self._service.now_ms()

        def send(connection: Connection) -> None:
            own = [each for each in endpoint_queries.list_endpoints(connection, person.id) if each.id == body.id]
            if not own or own[0].dropped is not None or own[0].verified is None:
                raise no_endpoint_error()
            outbox_queries.add_direct_message(connection, body.id, "test", now)

        await self._store.write(send)

    # -- links in e-mails --------------------------------------------------------------------

    @route(
        "GET", CONFIRM_PATH, "Show the page that confirms an e-mail address.", parameters=(TOKEN_PARAMETER,),
        media="text/html", outside=True, allows_banned=True,
    )  # fmt: skip
    async def show_confirm(self, call: ApiRequest) -> EncodedResponse:
        return await self._show_form(call, "confirm")

    @route(
        "POST", CONFIRM_PATH, "Confirm an e-mail address.", parameters=(TOKEN_PARAMETER,),
        media="text/html", outside=True, allows_banned=True,
    )  # fmt: skip
    async def confirm(self, call: ApiRequest) -> EncodedResponse:
        return await self._use_link(call, "confirm")

    @route(
        "GET", UNSUBSCRIBE_PATH, "Show the page that unsubscribes an e-mail address.", parameters=(TOKEN_PARAMETER,),
        media="text/html", outside=True, allows_banned=True,
    )  # fmt: skip
    async def show_unsubscribe(self, call: ApiRequest) -> EncodedResponse:
        return await self._show_form(call, "unsubscribe")

    @route(
        "POST", UNSUBSCRIBE_PATH, "Unsubscribe an e-mail address (RFC 8058).", parameters=(TOKEN_PARAMETER,),
        media="text/html", outside=True, allows_banned=True,
    )  # fmt: skip
    async def unsubscribe(self, call: ApiRequest) -> EncodedResponse:
        return await self._use_link(call, "unsubscribe")

    async def _endpoint_of_link(self, call: ApiRequest, purpose: LinkPurpose) -> str:
        token = call.get_query("token") or ""
        endpoint = (await self._service.load_keys()).signer.read_token(purpose, token, self._service.now_ms())
        if endpoint is None:
            raise RequestRefused("bad-email-link", "this link has expired; ask for a new one in the settings")
        return endpoint

    async def _show_form(self, call: ApiRequest, purpose: LinkPurpose) -> EncodedResponse:
        """Show a button. Programs that follow the links of an e-mail, such as virus scanners, change nothing."""
        language = preferred_language(starlette_request(call))
        try:
            await self._endpoint_of_link(call, purpose)
        except RequestRefused:
            return write_page(language, "notification-link-expired")
        return write_page(language, f"notification-{purpose}-ask", f"notification-{purpose}")

    async def _use_link(self, call: ApiRequest, purpose: LinkPurpose) -> EncodedResponse:
        language = preferred_language(starlette_request(call))
        endpoint = await self._endpoint_of_link(call, purpose)
        use = endpoint_queries.verify_email if purpose == "confirm" else endpoint_queries.unsubscribe_email
        done = await self._store.write(partial(use, id=endpoint, now=self._service.now_ms()))
        return write_page(language, f"notification-{purpose}-done" if done else "notification-link-expired")


def describe_endpoint(stored: StoredEndpoint) -> wire.NotificationEndpoint:
    """Describe an endpoint for its owner."""
    return wire.NotificationEndpoint(
        stored.id,
        stored.channel,
        "" if stored.channel == "push" else stored.address,
        stored.label,
        stored.created,
        stored.verified is not None,
        stored.problem,
        stored.dropped,
        stored.delivered,
    )


def no_endpoint_error() -> RequestRefused:
    return RequestRefused("no-endpoint", "you have no such browser, e-mail address or webhook")


def write_page(language: str, message: str, button: str = "") -> EncodedResponse:
    """Write a page with a sentence and perhaps a button, which works without JavaScript."""
    catalogue = get_catalogue(language)
    form = f'<form method="post"><button>{escape(catalogue.translate(button))}</button></form>' if button else ""
    text = (
        f'<!doctype html><html lang="{language}" dir="{catalogue.direction}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f"<title>Bastide</title><h1>Bastide</h1><p>{escape(catalogue.translate(message))}</p>{form}"
        '<p><a href="/notifications">Bastide</a></p></html>'
    )
    return EncodedResponse(text, HTML, PAGE_HEADERS)
