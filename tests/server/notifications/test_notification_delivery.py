"""Notifications from an event at a table to a real mail server, push receiver and webhook receiver."""

from __future__ import annotations

import base64
import hmac
import json
from collections.abc import Iterator
from functools import partial

import pytest
from notification_helpers import (
    PASSPHRASE,
    PUBLIC_URL,
    add_browser,
    add_email,
    add_webhook,
    end_turn,
    make_account,
    open_notification_server,
    open_table,
    overview,
    person_to_act,
    put,
    rows_left,
    set_notifications,
    speed_up_delivery,
)
from notification_receivers import HttpReceiver, MailServer, link_in, text_of
from running_server import RunningServer, catch_refusal, expect_refusal, http_fetch
from scripted_client import Json, LiveClient
from tournament_players import control, create, join_all, wait_for
from two_nodes import wait_until

from bastide.server.notifications import delivery_worker
from bastide.server.notifications.email_channel import UNSUBSCRIBE_PATH
from bastide.server.store.database import Connection, database_from_url
from bastide.server.store.maintenance.check_database import check_database_integrity
from bastide.server.store.maintenance.check_notifications import check_notifications
from bastide.server.store.notifications import outbox_queries
from bastide.server.store.people.moderation_queries import DAY_MS


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


def test_turn_reaches_every_channel_once(node: RunningServer, mail: MailServer, receiver: HttpReceiver) -> None:
    ann, ben = node.connect_people("Ann", "Ben")
    table = open_table(ann, ben)
    for person, name in ((ann, "ann"), (ben, "ben")):
        make_account(person, name)
        add_email(person, mail, f"{name}@example.org")
    mail.messages.clear()
    browsers = {each: add_browser(each, f"{receiver.url}/push-{i}") for i, each in enumerate((ann, ben))}
    secrets = {each: add_webhook(each, f"{receiver.url}/hook-{i}") for i, each in enumerate((ann, ben))}
    set_notifications(ann, language="de")
    set_notifications(ben, language="de")
    ann.do(table, "start")
    first, _ = person_to_act(table, ann, ben)
    number = 0 if first is ann else 1
    (message,) = mail.wait_for(1)
    (push,), (hook,) = receiver.wait_for(f"/push-{number}", 1), receiver.wait_for(f"/hook-{number}", 1)
    assert message["To"] == ("ann@example.org" if first is ann else "ben@example.org")
    assert message["Subject"] == "Du bist am Zug: Dominion"
    assert f"{PUBLIC_URL}/table/{table}" in text_of(message)
    assert "Mit Ben." in text_of(message) if first is ann else "Mit Ann." in text_of(message)
    shown = browsers[first].read(push)
    assert (shown["title"], shown["url"]) == ("Du bist am Zug: Dominion", f"{PUBLIC_URL}/table/{table}")
    assert push.headers["topic"] == table
    assert push.headers["content-encoding"] == "aes128gcm"
    told = hook.json()
    assert (told["kind"], told["table"], told["game"]) == ("turn", table, "dominion")
    key = base64.b64decode(secrets[first].removeprefix("whsec_"))
    signed = f"{hook.headers['webhook-id']}.{hook.headers['webhook-timestamp']}.".encode() + hook.body
    signature = base64.b64encode(hmac.digest(key, signed, "sha256")).decode()
    assert hook.headers["webhook-signature"] == f"v1,{signature}"
    end_turn(first, table)
    mail.wait_for(2)
    receiver.wait_for(f"/push-{1 - number}", 1)
    receiver.wait_for(f"/hook-{1 - number}", 1)
    wait_until(lambda: rows_left(node) == 0)
    assert (len(mail.messages), len(receiver.requests)) == (2, 4)
    assert len({str(each["Message-ID"]) for each in mail.messages}) == 2


def test_other_events(node: RunningServer, receiver: HttpReceiver) -> None:
    ann, ben, cid = node.connect_people("Ann", "Ben", "Cid")
    for i, person in enumerate((ann, ben, cid)):
        make_account(person, f"person{i}")
        add_webhook(person, f"{receiver.url}/{i}", ("json", "discord", "slack")[i])
        off = {"push": "now", "email": "off", "webhook": "off"}
        set_notifications(person, turn=off)
    table = open_table(ann, ben, seats=2)
    ben.do(table, "chat", text="hello @CID and @annabel")
    ben.do(table, "chat", text="<!everyone> & @everyone: @ann, come!")
    (mention,) = receiver.wait_for("/0", 1)
    assert (mention.json()["kind"], mention.json()["body"]) == ("mention", "<!everyone> & @everyone: @ann, come!")
    cid.do(table, "sit", invite=ann.table(table)["invite"])
    assert receiver.wait_for("/0", 2)[1].json()["kind"] == "full"
    assert receiver.wait_for("/1", 1)[0].json()["content"].startswith("The table is full: Dominion\nWith Ann, Cid.")
    ann.do(table, "chat", text="@Ben <@1> @Cid <!channel>")
    discord = receiver.wait_for("/1", 2)[1].json()
    assert discord["allowed_mentions"] == {"parse": []}
    assert "&lt;!channel&gt;" in receiver.wait_for("/2", 1)[0].json()["text"]
    ann.do(table, "start")
    ann.do(table, "resign")
    cid.do(table, "resign")
    assert "Game over: Dominion" in receiver.wait_for("/1", 3)[2].json()["content"]
    again = open_table(ann, seats=1)
    companions = ann.get("/api/me/companions")["companions"]
    found = next(each for each in companions if each["name"] == "Ben")
    ann.post(f"/api/tables/{again}/invite", {"met": found["table"], "seat": found["seat"]})
    assert receiver.wait_for("/1", 4)[3].json()["content"].startswith("Ann invites you: Dominion")
    wait_until(lambda: rows_left(node) == 0)
    assert len(receiver.at("/2")) == 1, "nobody is told what they did themselves"


def test_turn_is_withdrawn_and_not_sent_to_people_who_look(node: RunningServer, receiver: HttpReceiver) -> None:
    ann, ben = node.connect_people("Ann", "Ben")
    table = open_table(ann, ben)
    watching: list[LiveClient] = [ann, ben]
    for i, person in enumerate(watching):
        add_browser(person, f"{receiver.url}/{i}")
        person.watch(table)
    wait_until(lambda: count_present(node) == 2)
    ann.do(table, "start")
    first, other = person_to_act(table, ann, ben)
    end_turn(first, table)
    end_turn(other, table)
    wait_until(lambda: rows_left(node) == 1)  # the older ones were withdrawn
    assert receiver.requests == []
    first = person_to_act(table, ann, ben)[0]
    watching[[ann, ben].index(first)].connection.close()
    wait_until(lambda: count_present(node) == 1)
    receiver.wait_for(f"/{[ann, ben].index(first)}", 1)
    assert len(receiver.requests) == 1


def count_present(node: RunningServer) -> int:
    def count(connection: Connection) -> int:
        now = connection.read_clock_ms()
        return connection.fetch(tuple[int], "select count(*) from presence where until > ?", [now])[0][0]

    return node.run_on_loop(node.server.store.read(count))


def test_settings_mutes_and_blocks_are_respected(node: RunningServer, receiver: HttpReceiver) -> None:
    ann, ben = node.connect_people("Ann", "Ben")
    table = open_table(ann, ben)
    add_browser(ann, f"{receiver.url}/ann")
    assert catch_refusal(lambda: put(ben, "/api/me/notifications/mute", {"table": "other", "muted": True}))["code"] == (
        "no-table"
    )
    put(ann, "/api/me/notifications/mute", {"table": table, "muted": True})
    assert overview(ann)["muted"] == [table]
    ben.do(table, "chat", text="@Ann muted")
    wait_until(lambda: rows_left(node) == 0)
    put(ann, "/api/me/notifications/mute", {"table": table, "muted": False})
    set_notifications(ann, mention={"push": "off", "email": "now", "webhook": "now"})
    ben.do(table, "chat", text="@Ann off")
    wait_until(lambda: rows_left(node) == 0)
    set_notifications(ann, mention={"push": "now", "email": "now", "webhook": "now"})
    ann.post(f"/api/tables/{table}/block", {"seat": 1})
    ben.do(table, "chat", text="@Ann blocked")
    assert rows_left(node) == 0
    assert receiver.requests == []


def test_digest_and_quiet_hours(node: RunningServer, mail: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = node.connect_people("Ann", "Ben")
    make_account(ann, "ann")
    add_email(ann, mail, "ann@example.org")
    set_notifications(ann, full={"push": "off", "email": "off", "webhook": "off"})
    table = open_table(ann, ben)
    for i in range(5):
        ben.do(table, "chat", text=f"@Ann line {i}")
    worker = node.server.notifications.worker
    assert worker is not None
    wait_until(lambda: digest_rows(node) == 5)
    now = worker._now_ms
    midnight = (now() // DAY_MS + 1) * DAY_MS
    # In quiet hours, the digest waits as well.
    set_notifications(ann, quiet_from=7 * 60, quiet_until=9 * 60, digest_at=8 * 60)
    monkeypatch.setattr(worker, "_now_ms", lambda: midnight + 8 * 3_600_000 + 60_000)
    wait_until(lambda: due_times(node) == {midnight + 9 * 3_600_000})
    assert mail.subjects() == ["Confirm your e-mail address"]
    monkeypatch.setattr(worker, "_now_ms", lambda: midnight + 9 * 3_600_000)
    digest = mail.wait_for(2)[1]
    assert digest["Subject"] == "5 notifications"
    assert [f"line {i}" in text_of(digest) for i in range(5)] == [True] * 5
    wait_until(lambda: rows_left(node) == 0)
    assert len(mail.messages) == 2


def digest_rows(node: RunningServer) -> int:
    sql = "select count(*) from outbox where is_digest"
    return node.run_on_loop(node.server.store.read(lambda c: c.fetch(tuple[int], sql)))[0][0]


def due_times(node: RunningServer) -> set[int]:
    sql = "select due_at from outbox where due_at is not null"
    return {due for (due,) in node.run_on_loop(node.server.store.read(lambda c: c.fetch(tuple[int], sql)))}


def test_unsubscribe_by_one_click(node: RunningServer, mail: MailServer) -> None:
    ann = node.connect_person("Ann")
    make_account(ann, "ann")
    add_email(ann, mail, "ann@example.org")
    (endpoint,) = overview(ann)["endpoints"]
    ann.post("/api/me/notifications/test", {"id": endpoint["id"]})
    message = mail.wait_for(2)[1]
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(message["List-Unsubscribe"]).strip("<>").removeprefix(PUBLIC_URL)
    assert link == link_in(message, UNSUBSCRIBE_PATH)
    assert "<form" in http_fetch(node.url, link).text
    assert overview(ann)["endpoints"][0]["dropped"] is None
    for forged in (link[:-1] + ("0" if link[-1] != "0" else "1"), link.replace("unsubscribe.", "confirm."), link + "."):
        assert http_fetch(node.url, forged, b"List-Unsubscribe=One-Click", "POST").status == 403
    kind = "application/x-www-form-urlencoded"
    assert http_fetch(node.url, link, b"List-Unsubscribe=One-Click", "POST", content_type=kind).status == 200
    (endpoint,) = overview(ann)["endpoints"]
    assert endpoint["dropped"] is not None
    assert endpoint["problem"] == "unsubscribed"
    assert expect_refusal(ann, "/api/me/notifications/test", {"id": endpoint["id"]})["code"] == "no-endpoint"


def test_gone_browser_is_dropped_and_broken_webhook_retried(node: RunningServer, receiver: HttpReceiver) -> None:
    ann = node.connect_person("Ann")
    make_account(ann, "ann")
    receiver.answers |= {"/gone": 410, "/broken": 500, "/away": 302, "/slow": 0}
    receiver.location = f"{receiver.url}/secret"
    node.server.notifications.poster.timeout_seconds = 0.3
    add_browser(ann, f"{receiver.url}/gone")
    for path in ("broken", "away", "slow"):
        add_webhook(ann, f"{receiver.url}/{path}")
    add_browser(ann, f"{receiver.url}/good")
    for endpoint in overview(ann)["endpoints"]:
        ann.post("/api/me/notifications/test", {"id": endpoint["id"]})
    receiver.wait_for("/good", 1)
    receiver.wait_for("/broken", 3)
    receiver.wait_for("/away", 2)
    receiver.wait_for("/slow", 2)
    found = {each["label"] or each["address"].rpartition("/")[2]: each for each in overview(ann)["endpoints"]}
    problems = [each["problem"] for each in overview(ann)["endpoints"]]
    assert problems == ["gone", "status-500", "redirect", "timeout", ""]
    assert overview(ann)["endpoints"][0]["dropped"] is not None
    assert receiver.at("/secret") == []
    assert len(receiver.at("/gone")) == len(receiver.at("/good")) == 1
    assert len({each.headers["webhook-id"] for each in receiver.at("/broken")}) == 1, "the same id at every attempt"
    receiver.answers["/broken"] = 200
    wait_until(lambda: not overview(ann)["endpoints"][1]["problem"])
    assert found["broken"]["dropped"] is None


def test_endpoint_is_dropped_after_too_many_failures(
    node: RunningServer, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery_worker, "MAX_ATTEMPTS", 3)
    ann = node.connect_person("Ann")
    make_account(ann, "ann")
    receiver.answers["/broken"] = 503
    add_webhook(ann, f"{receiver.url}/broken")
    ann.post("/api/me/notifications/test", {"id": overview(ann)["endpoints"][0]["id"]})
    wait_until(lambda: overview(ann)["endpoints"][0]["dropped"] is not None)
    assert len(receiver.requests) == 3
    assert overview(ann)["endpoints"][0]["problem"] == "status-503"
    assert rows_left(node) == 0


def test_mail_server_that_is_down_loses_nothing(new_database_url: str, receiver: HttpReceiver) -> None:
    mail = MailServer()
    settings = {"smtp_url": mail.url, "outgoing_networks": "127.0.0.0/8", "public_url": PUBLIC_URL}
    with RunningServer(new_database_url, settings=settings) as node:
        people = node.connect_people("Ann", "Ben")
        for i, person in enumerate(people):
            make_account(person, f"person{i}")
            add_email(person, mail, f"person{i}@example.org")
            add_webhook(person, f"{receiver.url}/{i}")
        mail.stop()
        for person in people:
            for endpoint in overview(person)["endpoints"]:
                person.post("/api/me/notifications/test", {"id": endpoint["id"]})
        receiver.wait_for("/0", 1)
        receiver.wait_for("/1", 1)
        worker = node.server.notifications.worker
        assert worker is not None
        wait_until(lambda: rows_left(node) == 2)
        assert [each["problem"] for person in people for each in overview(person)["endpoints"]] == [""] * 4
        again = MailServer(mail.port)
        assert sorted(str(each["To"]) for each in again.wait_for(2)) == ["person0@example.org", "person1@example.org"]
        wait_until(lambda: rows_left(node) == 0)
        assert len(again.messages) == 2
        # A refused recipient is the fault of the address.
        again.refusal = "550 no such user"
        person.post("/api/me/notifications/test", {"id": overview(person)["endpoints"][0]["id"]})
        wait_until(lambda: overview(person)["endpoints"][0]["problem"] == "smtp-550")
        again.stop()


def test_data_can_be_exported_and_deleted(node: RunningServer, mail: MailServer, receiver: HttpReceiver) -> None:
    ann, ben = node.connect_people("Ann", "Ben")
    make_account(ann, "ann")
    add_email(ann, mail, "ann@example.org")
    secret = add_webhook(ann, f"{receiver.url}/ann")
    table = open_table(ann, ben)
    put(ann, "/api/me/notifications/mute", {"table": table, "muted": True})
    set_notifications(ann, time_zone="Europe/Prague")
    exported = ann.get("/api/me/everything")["notifications"]
    assert [each["address"] for each in exported["endpoints"]] == ["ann@example.org", f"{receiver.url}/ann"]
    assert exported["muted"] == [table]
    assert exported["settings"]["time_zone"] == "Europe/Prague"
    assert exported["sent"][0]["kind"] == "confirm"
    assert secret not in json.dumps(exported)
    ann.post("/api/me/delete", {"passphrase": PASSPHRASE})
    tables = ("notification_endpoints", "notification_settings", "notification_mutes", "outbox")

    def count(connection: Connection) -> list[int]:
        return [connection.fetch(tuple[int], f"select count(*) from {name}")[0][0] for name in tables]

    assert node.run_on_loop(node.server.store.read(count)) == [0, 0, 0, 0]


DAMAGE = (
    "update notification_settings set data = '{}x'",
    'update notification_settings set data = \'{"time_zone": "Nowhere/Else"}\'',
    "update notification_endpoints set keys = '{}' where channel = 'push'",
    "update notification_endpoints set keys = 'x' where channel = 'webhook'",
    "update notification_endpoints set address = '' where channel = 'email'",
    "update notification_endpoints set channel = 'pigeon' where channel = 'email'",
)


def test_check_database_finds_rows_that_cannot_be_used(
    node: RunningServer, mail: MailServer, receiver: HttpReceiver
) -> None:
    ann = node.connect_person("Ann")
    make_account(ann, "ann")
    add_email(ann, mail, "ann@example.org")
    add_webhook(ann, f"{receiver.url}/ann")
    add_browser(ann, f"{receiver.url}/push")
    set_notifications(ann, time_zone="Europe/Prague")
    assert check_database_integrity(node.database) == []
    for damage in DAMAGE:
        connection = database_from_url(node.database).connect()
        connection.begin()
        connection.execute(damage)
        assert [facts for _, facts in check_notifications(connection)] == [{"rows": 1}], damage
        connection.rollback()
        connection.close()


def test_signing_out_ends_push(node: RunningServer, receiver: HttpReceiver) -> None:
    ann = node.connect_person("Ann")
    make_account(ann, "ann")
    add_browser(ann, f"{receiver.url}/ann")
    ann.post("/api/me/sign-out", {"everywhere": True})
    ann.post("/api/me/sign-in", {"account": "ann", "passphrase": PASSPHRASE})
    assert overview(ann)["endpoints"] == []


def is_past_round(number: int, shown: Json) -> bool:
    return bool(shown["round"] > number or shown["status"] == "finished")


def test_round_of_a_tournament_is_notified_once(
    new_database_url: str, node: RunningServer, receiver: HttpReceiver
) -> None:
    """Two servers run the tournament; each player gets one notification of each round, in their language."""
    people = node.connect_people("Ann", "Ben", "Cyd", "Dan")
    titles = {
        "en": "Autumn, round {}: Magpie",
        "de": "Autumn, Runde {}: Elster",
        "cs": "Autumn, {}. kolo: Straka",
        "he": "Autumn, סיבוב {}: עקעק",
    }
    browsers = []
    for number, (person, language) in enumerate(zip(people, titles, strict=True)):
        make_account(person, f"name{number}")
        browsers.append(add_browser(person, f"{receiver.url}/push-{number}"))
        off = {"push": "off"}
        set_notifications(person, language=language, turn=off, over=off)
    with RunningServer(new_database_url, settings=node.settings):
        tournament = create(people[0], "round_robin", "Autumn")
        join_all([*people], tournament)
        control(people[0], tournament, "start")
        for number in (1, 2, 3):
            wait_until(lambda number=number: len(receiver.requests) == 4 * number, 60)  # type: ignore[misc]
            wait_for(people[0], tournament, partial(is_past_round, number), [*people])
        wait_until(lambda: not rows_left(node), 60)
    for number, language in enumerate(titles):
        found = [browsers[number].read(each) for each in receiver.at(f"/push-{number}")]
        assert [each["title"] for each in found] == [titles[language].format(each) for each in (1, 2, 3)]
        games = {
            game["table"]
            for each in people[0].get(f"/api/tournaments/{tournament}")["rounds"]
            for match in each["matches"]
            for game in match["games"]
            if number + 1 in game["seats"]
        }
        assert {each["url"].rpartition("/")[2] for each in found} == games


def test_round_is_not_notified_to_who_plays_already(
    node: RunningServer, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox_queries, "TURN_DELAY_MS", 4_000)
    people = node.connect_people("Ann", "Ben")
    for number, person in enumerate(people):
        make_account(person, f"name{number}")
        add_browser(person, f"{receiver.url}/push-{number}")
        off = {"push": "off"}
        set_notifications(person, turn=off, over=off)
    tournament = create(people[0], "knockout")
    join_all([*people], tournament)
    control(people[0], tournament, "start")
    wait_for(people[0], tournament, lambda shown: shown["status"] == "finished", [*people])
    wait_until(lambda: not rows_left(node), 60)
    assert receiver.requests == []
