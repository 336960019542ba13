"""Wire messages of the notification settings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bastide.hosting.api.second_factor_messages import Base64Url
from bastide.server.notifications.delivery_schedule import NotificationSettings
from bastide.server.notifications.notification_channels import WebhookFormat

ShortLabel = Annotated[str, Meta(max_length=60)]
PushAddress = Annotated[str, Meta(max_length=1_000)]
EndpointId = Annotated[str, Meta(max_length=40)]


class NotificationEndpoint(Struct, frozen=True):
    """A browser, an e-mail address or a webhook of the person. The address of a browser is secret."""

    id: str
    channel: str
    address: str
    label: str
    created: int
    is_verified: bool
    #: Code of the last failure; empty: the last delivery succeeded.
    problem: str
    #: When the server stopped to use it; None: it is in use.
    dropped: int | None
    #: Last delivery.
    delivered: int | None


class NotificationOverview(Struct, frozen=True):
    """Notification settings and endpoints of the person."""

    settings: NotificationSettings
    endpoints: list[NotificationEndpoint]
    muted: list[str]
    #: Public key of this server for push subscriptions.
    push_key: str
    #: Whether the server can send e-mails.
    has_email: bool


class AddBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """Add the push subscription of a browser."""

    address: PushAddress
    p256dh: Base64Url
    auth: Base64Url
    label: ShortLabel


class RemoveBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove the push subscription of a browser."""

    address: PushAddress


class AddEmail(Struct, frozen=True, forbid_unknown_fields=True):
    """Add an e-mail address; a message with a link confirms it."""

    address: Annotated[str, Meta(max_length=300)]


class AddWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a webhook."""

    address: Annotated[str, Meta(max_length=1_000)]
    format: WebhookFormat
    label: ShortLabel = ""


class NewWebhook(Struct, frozen=True):
    """A new webhook: the secret of its signatures, which is not shown again, and the overview."""

    secret: str
    overview: NotificationOverview


class EndpointChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """An endpoint of the person."""

    id: EndpointId


class MuteTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or unmute a table."""

    table: Annotated[str, Meta(max_length=100)]
    muted: bool
