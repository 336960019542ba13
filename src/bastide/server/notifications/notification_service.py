"""Notifications of one server process: the server's keys, the channels and the delivery worker."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from bastide.server.notifications.delivery_worker import DeliveryWorker
from bastide.server.notifications.email_channel import EmailChannel
from bastide.server.notifications.notification_channels import NotificationChannel, PushChannel, WebhookChannel
from bastide.server.notifications.outgoing_addresses import HostResolver, parse_networks
from bastide.server.notifications.outgoing_http import HttpPoster
from bastide.server.notifications.signed_links import LinkSigner
from bastide.server.notifications.web_push import VapidKey
from bastide.server.settings import Settings
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.notifications.endpoint_queries import load_secret

#: Names of the server's secrets in the database.
VAPID_SECRET: Final = "vapid"
LINK_SECRET: Final = "links"
#: Addresses of endpoints that are checked at once; one person adds 20 at once.
MAX_ADDRESS_CHECKS: Final = 64
#: Contact for push services, if the server has no public HTTPS address.
DEFAULT_CONTACT: Final = "mailto:webmaster@localhost.localdomain"


class ServerKeys(NamedTuple):
    """Keys that all processes of the server share."""

    vapid: VapidKey
    signer: LinkSigner


class NotificationService:
    """Delivers notifications in the background."""

    def __init__(self, settings: Settings, store: DatabaseStore, now_ms: Callable[[], int]) -> None:
        self.settings = settings
        self.now_ms = now_ms
        networks = parse_networks(settings.outgoing_networks)
        self.poster = HttpPoster(networks)
        #: Checks addresses that people add.
        self.address_checker = HostResolver(networks, MAX_ADDRESS_CHECKS)
        self._store = store
        self._keys: ServerKeys | None = None
        self._starting: asyncio.Task[None] | None = None
        self.worker: DeliveryWorker | None = None

    @property
    def has_email(self) -> bool:
        return bool(self.settings.smtp_url)

    async def load_keys(self) -> ServerKeys:
        """Return the keys of this server, which are made at the first use."""
        if self._keys is None:
            vapid, links = await self._store.write(_load_secrets)
            self._keys = ServerKeys(VapidKey(vapid), LinkSigner(links))
        return self._keys

    def start(self) -> None:
        self._starting = asyncio.ensure_future(self._start())

    async def _start(self) -> None:
        await self._store.wait_until_available()
        channels = await self.make_channels()
        self.worker = DeliveryWorker(self._store, self.now_ms, channels, self.settings.public_url)
        self.worker.start()

    async def make_channels(self) -> dict[str, NotificationChannel]:
        """Return the channels that this server is configured for."""
        keys = await self.load_keys()
        url = self.settings.public_url
        contact = url if url.startswith("https:") else DEFAULT_CONTACT
        channels: dict[str, NotificationChannel] = {
            "push": PushChannel(self.poster, keys.vapid, contact),
            "webhook": WebhookChannel(self.poster),
        }
        if self.has_email:
            channels["email"] = EmailChannel(self.settings, keys.signer)
        return channels

    async def close(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        if self.worker is not None:
            await self.worker.close()


def _load_secrets(connection: Connection) -> tuple[str, str]:
    return (
        load_secret(connection, VAPID_SECRET, VapidKey.new_secret),
        load_secret(connection, LINK_SECRET, lambda: secrets.token_urlsafe(32)),
    )
