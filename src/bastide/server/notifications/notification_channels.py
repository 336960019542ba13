"""Channels that deliver notifications: web push, e-mail and webhooks."""

from __future__ import annotations

import base64
import hmac
from typing import Final, Literal, NoReturn, Protocol, TypeAlias

import msgspec

from bastide.core.json_data import JsonData
from bastide.server.notifications.notification_texts import Notification, get_catalogue
from bastide.server.notifications.outgoing_addresses import ForbiddenAddress
from bastide.server.notifications.outgoing_http import HttpPoster, HttpReply, RequestFailed
from bastide.server.notifications.web_push import MAX_PAYLOAD_BYTES, PushKeys, VapidKey, encrypt
from bastide.server.store.notifications.outbox_queries import Endpoint
from bastide.tables.request_errors import RequestRefused

WebhookFormat: TypeAlias = Literal["json", "discord", "slack"]
WEBHOOK_SECRET_PREFIX: Final = "whsec_"
#: Shown lengths: Discord accepts 2,000 characters.
MAX_WEBHOOK_TEXT: Final = 1_500


class DeliveryFailed(Exception):
    """A delivery failed because of its endpoint. ``problem``: code, also in the settings; ``is_gone``: for ever."""

    def __init__(self, problem: str, retry_after_seconds: int = 0, is_gone: bool = False) -> None:
        super().__init__(problem)
        self.problem = problem
        self.retry_after_seconds = retry_after_seconds
        self.is_gone = is_gone


class ChannelDown(Exception):
    """A whole channel does not work, such as the mail server. It is not the fault of an endpoint."""


class NotificationChannel(Protocol):
    """Delivers notifications to endpoints of one kind."""

    #: Whether several due notifications are combined into one message.
    combines: bool

    async def send(self, endpoint: Endpoint, notification: Notification, language: str, now_ms: int) -> None:
        """Deliver a notification. Raises ``DeliveryFailed`` or ``ChannelDown``."""


class WebhookKeys(msgspec.Struct, frozen=True):
    """Secret and format of a webhook."""

    secret: str
    format: WebhookFormat


async def post(poster: HttpPoster, url: str, headers: dict[str, str], body: bytes) -> None:
    """Post to an endpoint. Raises ``DeliveryFailed`` unless it accepts the message."""
    try:
        reply = await poster.post(url, headers, body)
    except RequestFailed as error:
        raise DeliveryFailed(str(error)) from None
    except ForbiddenAddress:
        raise DeliveryFailed("forbidden") from None
    except RequestRefused:
        raise DeliveryFailed("forbidden", is_gone=True) from None
    if not 200 <= reply.status < 300:
        refuse(reply)


def refuse(reply: HttpReply) -> NoReturn:
    if reply.status in (404, 410):
        raise DeliveryFailed("gone", is_gone=True)
    problem = "redirect" if 300 <= reply.status < 400 else f"status-{reply.status}"
    raise DeliveryFailed(problem, reply.retry_after)


class PushChannel:
    """Web push to browsers."""

    combines = False

    def __init__(self, poster: HttpPoster, key: VapidKey, contact: str) -> None:
        self._poster = poster
        self._key = key
        self._contact = contact

    async def send(self, endpoint: Endpoint, notification: Notification, language: str, now_ms: int) -> None:
        # A newer turn at the same table replaces an undelivered one.
        topic = notification.table[:32] if notification.kind == "turn" else notification.id
        payload: dict[str, JsonData] = {
            "id": notification.id,
            "tag": topic,
            "title": notification.title,
            "body": notification.body,
            "url": notification.url,
            "language": language,
            "direction": get_catalogue(language).direction,
        }
        encoded = msgspec.json.encode(payload)
        if len(encoded) > MAX_PAYLOAD_BYTES:
            encoded = msgspec.json.encode({**payload, "body": ""})
        keys = msgspec.json.decode(endpoint.keys, type=dict[str, str])
        body = encrypt(encoded, PushKeys(keys["p256dh"], keys["auth"]))
        headers = self._key.headers(endpoint.address, self._contact, now_ms // 1000, topic)
        await post(self._poster, endpoint.address, headers, body)


class WebhookChannel:
    """Webhooks, signed as in the Standard Webhooks specification."""

    combines = False

    def __init__(self, poster: HttpPoster) -> None:
        self._poster = poster

    async def send(self, endpoint: Endpoint, notification: Notification, language: str, now_ms: int) -> None:
        keys = msgspec.json.decode(endpoint.keys, type=WebhookKeys)
        body = webhook_body(notification, keys.format)
        headers = sign_webhook(keys.secret, notification.id, now_ms // 1000, body)
        await post(self._poster, endpoint.address, {"content-type": "application/json", **headers}, body)


def webhook_body(notification: Notification, format: WebhookFormat) -> bytes:
    """Return the body of a webhook in a format."""
    lines = [line for line in (notification.title, notification.body, notification.url) if line]
    text = "\n".join(lines)[:MAX_WEBHOOK_TEXT]
    if format == "discord":
        # No mention in a name or chat line notifies anybody in Discord.
        return msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}})
    if format == "slack":
        escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return msgspec.json.encode({"text": escaped})
    return msgspec.json.encode(notification)


def sign_webhook(secret: str, id: str, seconds: int, body: bytes) -> dict[str, str]:
    """Return the headers with id, time and HMAC-SHA256 signature."""
    key = base64.b64decode(secret.removeprefix(WEBHOOK_SECRET_PREFIX))
    signature = base64.b64encode(hmac.digest(key, f"{id}.{seconds}.".encode() + body, "sha256")).decode()
    return {"webhook-id": id, "webhook-timestamp": str(seconds), "webhook-signature": f"v1,{signature}"}
