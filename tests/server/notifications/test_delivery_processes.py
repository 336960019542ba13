"""Several processes deliver one outbox: each notification once, and none is lost when processes are killed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from notification_receivers import Browser, HttpReceiver, MailServer
from postgres_server import PostgresServer
from two_nodes import wait_until

from bastide.server.notifications.notification_channels import WebhookKeys
from bastide.server.store.database import Connection, database_from_url
from bastide.server.store.notifications import outbox_queries
from bastide.server.store.notifications.endpoint_queries import add_endpoint

PEOPLE = 12
#: Notifications to each endpoint.
MESSAGES = 8
SCRIPT = Path(__file__).parent / "delivery_process.py"
WEBHOOK_KEYS = json.dumps({"secret": "whsec_AAAA", "format": "json"})
assert WebhookKeys("whsec_AAAA", "json")


class Club:
    """People with a browser, an e-mail address and a webhook each, and notifications for all of them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.mail = MailServer()
        self.receiver = HttpReceiver()
        self.browsers = [Browser() for _ in range(PEOPLE)]
        self.connection = database_from_url(url).connect()
        self.connection.begin()
        for number, browser in enumerate(self.browsers):
            self._add_person(self.connection, number, browser)
        self.connection.commit()

    def _add_person(self, connection: Connection, number: int, browser: Browser) -> None:
        person = f"person{number}"
        connection.execute("insert into people (id, name, created) values (?, ?, 1)", [person, person])
        subscription = browser.subscription("")
        keys = json.dumps({name: subscription[name] for name in ("p256dh", "auth")})
        endpoints = [
            add_endpoint(connection, person, "push", f"{self.receiver.url}/push{number}", 1, keys=keys),
            add_endpoint(connection, person, "webhook", f"{self.receiver.url}/hook{number}", 1, keys=WEBHOOK_KEYS),
            add_endpoint(connection, person, "email", f"{person}@example.org", 1),
        ]
        for endpoint in endpoints:
            for message in range(MESSAGES):
                outbox_queries.add_direct_message(connection, endpoint, "test", message + 1)

    def rows_left(self) -> int:
        sql = "select count(*) from outbox where sent_at is null"
        return self.connection.fetch(tuple[int], sql)[0][0]

    def deliveries(self) -> list[Counter[str]]:
        """Return for each endpoint how often each message was delivered, by the id in the message."""
        found = []
        for number, browser in enumerate(self.browsers):
            found.append(Counter(browser.read(each)["id"] for each in self.receiver.at(f"/push{number}")))
            found.append(Counter(each.json()["id"] for each in self.receiver.at(f"/hook{number}")))
            own = [each for each in self.mail.messages if each["To"] == f"person{number}@example.org"]
            found.append(Counter(str(each["Message-ID"]) for each in own))
        return found

    def close(self) -> None:
        self.connection.close()
        self.mail.stop()
        self.receiver.stop()


@pytest.fixture
def club(postgres_server: PostgresServer) -> Iterator[Club]:
    found = Club(postgres_server.ready_database())
    yield found
    found.close()


@contextmanager
def delivering(club: Club, lease_ms: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(SCRIPT), club.url, club.mail.url, str(lease_ms)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "ready\n"
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_two_processes_deliver_each_notification_once(club: Club) -> None:
    with delivering(club, 60_000), delivering(club, 60_000):
        wait_until(lambda: club.rows_left() == 0, 120)
    delivered = club.deliveries()
    assert [len(each) for each in delivered] == [MESSAGES] * (3 * PEOPLE)
    assert {count for each in delivered for count in each.values()} == {1}


def test_killed_processes_lose_nothing(club: Club) -> None:
    """Each process is killed in the middle. What it was sending is sent again, with the same id."""
    total = 3 * PEOPLE * MESSAGES
    # The leases of a killed process end soon.
    for part in (1, 2, 3):
        with delivering(club, 3_000):
            wait_until(lambda part=part: club.rows_left() <= total - total * part // 5, 120)  # type: ignore[misc]
    assert club.rows_left() > 0
    with delivering(club, 3_000), delivering(club, 3_000):
        wait_until(lambda: club.rows_left() == 0, 120)
    delivered = club.deliveries()
    assert [len(each) for each in delivered] == [MESSAGES] * (3 * PEOPLE)
    twice = sum(count - 1 for each in delivered for count in each.values())
    # At most the messages that were under way: 28 endpoints are served at once.
    assert twice <= 3 * 28
