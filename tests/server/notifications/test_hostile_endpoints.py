"""Attacks on notifications: addresses, endpoints of others, floods, and endpoints that are slow or fail."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from notification_helpers import (
    PASSPHRASE,
    PUBLIC_URL,
    add_browser,
    add_webhook,
    make_account,
    open_notification_server,
    open_table,
    overview,
    put,
    rows_left,
    speed_up_delivery,
)
from notification_receivers import Browser, HttpReceiver, MailServer, text_of
from running_server import RunningServer, catch_refusal, expect_refusal
from scripted_client import Client
from two_nodes import NoRetryClient, wait_until

from bastide.server.notifications import delivery_worker, outgoing_addresses
from bastide.server.store.database import database_from_url


@pytest.fixture(autouse=True)
def quick_delivery(monkeypatch: pytest.MonkeyPatch) -> None:
    speed_up_delivery(monkeypatch)


@pytest.fixture
def mail() -> Iterator[MailServer]:
    found = MailServer()
    yield found
    found.stop()


@pytest.fixture
def receiver() -> Iterator[HttpReceiver]:
    found = HttpReceiver()
    yield found
    found.stop()


@pytest.fixture
def node(new_database_url: str, mail: MailServer) -> Iterator[RunningServer]:
    with open_notification_server(new_database_url, mail) as server:
        yield server


ADDRESSES = [
    *("", "ann", "ann@", "@example.org", "ann@example", "a b@example.org", "ann@exa mple.org", "ann@-x.org"),
    *("ann@example.org\r\nBcc: eve@example.org", "ann@example.org,eve@example.org", "<ann@example.org>"),
    *("ann@example.org\n", "a\u0000@example.org", "a" * 65 + "@example.org", "ann@" + "a." * 130 + "org"),
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_address_cannot_inject_headers(address: str, node: RunningServer, mail: MailServer) -> None:
    ann = node.connect_person("Ann")
    make_account(ann, "ann")
    if address == "ann@example.org\n":  # surrounding space is cut
        ann.post("/api/me/notifications/email", {"address": address})
        assert overview(ann)["endpoints"][0]["address"] == "ann@example.org"
        return
    assert expect_refusal(ann, "/api/me/notifications/email", {"address": address})["code"] == "bad-email"
    assert overview(ann)["endpoints"] == []


def test_nobody_floods_a_stranger(new_database_url: str, mail: MailServer) -> None:
    settings = {"smtp_url": mail.url, "public_url": PUBLIC_URL, "rate_limit_factor": 1}
    with RunningServer(new_database_url, settings=settings) as node:
        codes = []
        for i in range(5):
            ann = NoRetryClient(node.url, f"Ann {i}")
            make_account(ann, f"ann{i}")
            try:
                ann.post("/api/me/notifications/email", {"address": f"STRANGER@example.org{' ' * i}"})
            except Exception as error:
                codes.append(str(error))
        assert len(codes) == 2
        assert all("too-many" in each for each in codes)
        wait_until(lambda: rows_left(node) == 0)
        assert len(mail.messages) == 3
        assert {str(each["Subject"]) for each in mail.messages} == {"Confirm your e-mail address"}
        assert "Ann" not in "".join(text_of(each) for each in mail.messages), "no text of a stranger"


def test_endpoints_of_others_cannot_be_read_or_changed(node: RunningServer, receiver: HttpReceiver) -> None:
    ann, eve, nobody = *node.connect_people("Ann", "Eve"), Client(node.url)
    make_account(ann, "ann")
    address = f"{receiver.url}/secret-address"
    browser = add_browser(ann, address)
    secret = add_webhook(ann, f"{receiver.url}/hook")
    assert address not in json.dumps(overview(ann)), "not even the person's own pages need it"
    assert secret not in json.dumps(overview(ann))
    for endpoint in overview(ann)["endpoints"]:
        for path in ("remove", "test"):
            for client, code in ((eve, "no-endpoint"), (nobody, "who-are-you")):
                refused = expect_refusal(client, f"/api/me/notifications/{path}", {"id": endpoint["id"]})
                assert refused["code"] == code
    eve.post("/api/me/notifications/browser/remove", {"address": address})
    eve.post("/api/me/notifications/browser", Browser().subscription(address))  # without the keys of Ann's browser
    assert len(overview(ann)["endpoints"]) == 2
    assert expect_refusal(nobody, "/api/me/notifications")["code"] == "who-are-you"
    # The same browser with another person belongs to that person.
    eve.post("/api/me/notifications/browser", browser.subscription(f"{receiver.url}/other"))
    eve.post("/api/me/notifications/browser", browser.subscription(address))
    assert [each["channel"] for each in overview(ann)["endpoints"]] == ["webhook"]


def test_guests_and_limits(node: RunningServer, receiver: HttpReceiver) -> None:
    ann = node.connect_person("Ann")
    webhook = {"address": f"{receiver.url}/x", "format": "json"}
    assert expect_refusal(ann, "/api/me/notifications/webhook", webhook)["code"] == "needs-account"
    assert expect_refusal(ann, "/api/me/notifications/email", {"address": "a@example.org"})["code"] == "needs-account"
    make_account(ann, "ann")
    for i in range(3):
        add_webhook(ann, f"{receiver.url}/{i}")
    assert expect_refusal(ann, "/api/me/notifications/webhook", webhook)["code"] == "too-many-endpoints"
    assert expect_refusal(ann, "/api/me/notifications/webhook", {**webhook, "address": f"{receiver.url}/0"})[
        "code"
    ] == ("webhook-exists")
    for bad in (
        "https://10.0.0.1/",
        "http://[::1]/",
        "https://localhost.example.invalid/",
        "ftp://x",
        "https://1.1.1.1:22/",
    ):
        assert (
            expect_refusal(ann, "/api/me/notifications/webhook", {**webhook, "address": bad})["code"] == "bad-webhook"
        )
    wrong = {**overview(ann)["settings"], "time_zone": "../../etc/passwd"}
    assert catch_refusal(partial(put, ann, "/api/me/notifications", wrong))["code"] == "bad-time-zone"
    for i in range(10):
        add_browser(ann, f"{receiver.url}/push{i}")
    more = Browser().subscription(f"{receiver.url}/push10")
    assert expect_refusal(ann, "/api/me/notifications/browser", more)["code"] == "too-many-endpoints"


def test_name_servers_that_do_not_answer_delay_nobody(
    node: RunningServer, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guest adds addresses whose lookup hangs. Others sign in, add an address and get notifications meanwhile."""
    released = threading.Event()
    look_up = socket.getaddrinfo

    def hang(host: Any, *arguments: Any, **more: Any) -> Any:
        if str(host).endswith(".slow.example"):
            released.wait()
        return look_up(host, *arguments, **more)

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    monkeypatch.setattr(outgoing_addresses, "RESOLVE_TIMEOUT_SECONDS", 0.5)
    guest, ann = node.connect_people("Guest", "Ann")
    make_account(ann, "ann")
    with ThreadPoolExecutor(20) as pool:
        asked = [
            pool.submit(catch_refusal, partial(add_browser, guest, f"https://{number}.slow.example/push"))
            for number in range(20)
        ]
        assert {each.result()["code"] for each in asked} == {"bad-webhook"}
    try:
        again = Client(node.url)
        again.post("/api/me/sign-in", {"account": "ann", "passphrase": PASSPHRASE})
        add_webhook(again, f"{receiver.url}/ann")
        again.post("/api/me/notifications/test", {"id": overview(again)["endpoints"][0]["id"]})
        receiver.wait_for("/ann", 1)
    finally:
        released.set()


def test_failing_endpoints_leave_room_for_others(
    node: RunningServer, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_worker, "MAX_CONCURRENT", {"push": 2, "email": 2, "webhook": 2})
    ann, ben = node.connect_people("Ann", "Ben")
    receiver.answers |= {f"/slow{number}": 0 for number in range(3)}
    for number in range(3):
        add_browser(ann, f"{receiver.url}/slow{number}")
    add_browser(ben, f"{receiver.url}/ben")
    connection = database_from_url(node.database).connect()
    connection.execute("update notification_endpoints set failures = 1 where address like '%slow%'")
    connection.close()
    for person in (ann, ben):
        for endpoint in overview(person)["endpoints"]:
            person.post("/api/me/notifications/test", {"id": endpoint["id"]})
    receiver.wait_for("/ben", 1)
    assert sum(each.path.startswith("/slow") for each in receiver.requests) <= 1


def test_slow_endpoints_leave_room_for_others(
    node: RunningServer, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They accept everything, but take their time."""
    monkeypatch.setattr(delivery_worker, "MAX_CONCURRENT", {"push": 2, "email": 2, "webhook": 2})
    monkeypatch.setattr(delivery_worker, "SLOW_SECONDS", 0.0)
    ann, ben = node.connect_people("Ann", "Ben")
    for number in range(3):
        add_browser(ann, f"{receiver.url}/slow{number}")

    def test_all(person: Client) -> None:
        for endpoint in overview(person)["endpoints"]:
            person.post("/api/me/notifications/test", {"id": endpoint["id"]})

    test_all(ann)
    for number in range(3):
        receiver.wait_for(f"/slow{number}", 1)
    wait_until(lambda: rows_left(node) == 0)
    monkeypatch.setattr(delivery_worker, "SLOW_SECONDS", 60.0)
    receiver.answers |= {f"/slow{number}": 0 for number in range(3)}
    test_all(ann)
    add_browser(ben, f"{receiver.url}/ben")
    test_all(ben)
    receiver.wait_for("/ben", 1)
    assert sum(each.path.startswith("/slow") for each in receiver.requests) <= 3 + 1


def test_chat_cannot_flood_a_person(node: RunningServer, receiver: HttpReceiver) -> None:
    ann, ben = node.connect_people("Ann", "Ben")
    table = open_table(ann, ben)
    add_browser(ann, f"{receiver.url}/ann")
    for i in range(30):
        ben.do(table, "chat", text=f"@Ann {i}")
    receiver.wait_for("/ann", 10)
    wait_until(lambda: rows_left(node) == 0)
    assert len(receiver.requests) == 10
