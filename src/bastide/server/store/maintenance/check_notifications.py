"""Consistency check of notification settings and of browsers, e-mail addresses and webhooks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bastide.core.json_data import JsonData
from bastide.server.notifications.delivery_schedule import NotificationSettings, find_time_zone
from bastide.server.notifications.notification_channels import WebhookKeys
from bastide.server.notifications.web_push import PushKeys, are_valid_keys
from bastide.server.store.database import Connection
from bastide.server.store.notifications.endpoint_queries import MAX_ENDPOINTS


def check_notifications(connection: Connection) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check all rows; yields the problem code ``notifications`` with the number of rows that cannot be used."""
    settings = connection.fetch(tuple[str], "select data from notification_settings")
    sql = "select channel, address, keys from notification_endpoints where dropped is null"
    endpoints = connection.fetch(tuple[str, str, str], sql)
    wrong = sum(not _are_settings(data) for (data,) in settings) + sum(not _is_endpoint(*each) for each in endpoints)
    if wrong:
        yield "notifications", {"rows": wrong}


def _are_settings(data: str) -> bool:
    try:
        return find_time_zone(msgspec.json.decode(data, type=NotificationSettings).time_zone) is not None
    except msgspec.DecodeError:
        return False


def _is_endpoint(channel: str, address: str, keys: str) -> bool:
    try:
        if channel == "push":
            found = msgspec.json.decode(keys, type=dict[str, str])
            return bool(address) and are_valid_keys(PushKeys(found.get("p256dh", ""), found.get("auth", "")))
        if channel == "webhook":
            msgspec.json.decode(keys, type=WebhookKeys)
    except msgspec.DecodeError:
        return False
    return channel in MAX_ENDPOINTS and bool(address)
