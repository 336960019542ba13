"""Helpers for tests of notifications: endpoints, settings and tables."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request

import pytest
from notification_receivers import Browser, MailServer, link_in
from running_server import RunningServer, http_fetch
from scripted_client import Client, Json, LiveClient

from bastide.server.notifications import delivery_schedule, delivery_worker
from bastide.server.notifications.email_channel import CONFIRM_PATH
from bastide.server.store.database import Connection
from bastide.server.store.notifications import outbox_queries

PASSPHRASE = "correct horse battery"
PUBLIC_URL = "http://localhost"


def put(client: Client, path: str, body: Json) -> Any:
    return client._ask(Request(client.server + path, json.dumps(body).encode(), method="PUT"))


def make_account(client: Client, name: str) -> None:
    client.post("/api/me/account", {"account": name, "passphrase": PASSPHRASE})


def overview(client: Client) -> Json:
    found: Json = client.get("/api/me/notifications")
    return found


def set_notifications(client: Client, **change: Any) -> None:
    put(client, "/api/me/notifications", {**overview(client)["settings"], **change})


def add_webhook(client: Client, url: str, form: str = "json") -> str:
    added = client.post("/api/me/notifications/webhook", {"address": url, "format": form})
    return str(added["secret"])


def add_browser(client: Client, url: str) -> Browser:
    browser = Browser()
    client.post("/api/me/notifications/browser", browser.subscription(url))
    return browser


def add_email(client: Client, mail: MailServer, address: str) -> None:
    """Add an e-mail address and confirm it by the link."""
    before = len(mail.messages)
    client.post("/api/me/notifications/email", {"address": address})
    link = link_in(mail.wait_for(before + 1)[-1], CONFIRM_PATH)
    assert "<form" in http_fetch(client.server, link).text
    assert not overview(client)["endpoints"][-1]["is_verified"], "opening the link is not enough"
    assert http_fetch(client.server, link, b"", "POST").status == 200
    assert overview(client)["endpoints"][-1]["is_verified"]


def open_table(host: Client, *guests: Client, seats: int = 0, **more: Any) -> str:
    """Open a table with these people; the others' seats stay open."""
    free = [{"kind": "open"}] * (seats or len(guests))
    made = host.post("/api/tables", {"game": "dominion", "seats": [{"kind": "me"}, *free], "shuffle": False, **more})
    for guest in guests:
        guest.do(made["table"], "sit", invite=made["invite"])
    return str(made["table"])


def person_to_act(table: str, *people: LiveClient) -> tuple[LiveClient, LiveClient]:
    """Return who is to act, and somebody else."""
    shown = [person.table(table) for person in people]
    acting = next(i for i, each in enumerate(shown) if each["you"] in each["waiting_for"])
    return people[acting], people[1 - acting]


def end_turn(client: Client, table: str) -> None:
    """Play until it is another player's turn."""
    while (shown := client.table(table))["you"] in shown["waiting_for"]:
        client.do(table, "act", position=shown["position"], actions=[shown["decision"]["actions"][-1]["action"]])


def rows_left(node: RunningServer) -> int:
    def count(connection: Connection) -> int:
        return connection.fetch(tuple[int], "select count(*) from outbox where sent_at is null")[0][0]

    return node.run_on_loop(node.server.store.read(count))


def speed_up_delivery(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deliver at once, and retry after a moment."""
    monkeypatch.setattr(outbox_queries, "TURN_DELAY_MS", 0)
    monkeypatch.setattr(delivery_worker, "POLL_INTERVAL_SECONDS", 0.05)
    monkeypatch.setattr(delivery_schedule, "FIRST_PAUSE_MS", 100)
    monkeypatch.setattr(delivery_worker, "FIRST_CHANNEL_PAUSE_SECONDS", 0.1)
    monkeypatch.setattr(delivery_worker, "PRESENCE_RECHECK_MS", 100)


def open_notification_server(database: str, mail: MailServer) -> RunningServer:
    """Start a server that sends e-mails there, and requests to this machine."""
    settings = {"smtp_url": mail.url, "outgoing_networks": "127.0.0.0/8", "public_url": PUBLIC_URL}
    return RunningServer(database, settings=settings)
