"""Moderation in the browser: what moderators can do, and that nobody else can."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

import pytest
from guest_requests import MODERATION_REQUESTS, REQUESTS, Guest
from running_server import RunningServer, catch_refusal
from scripted_client import Client, Json, Refused
from two_nodes import wait_until

from bastide.server.store.database import Connection
from bastide.server.store.people.admin_queries import read_audit_log, require_person
from bastide.server.store.people.moderation_actions import ModerationActions
from bastide.tables.visitor_and_command_context import FOREVER_MS

PASSPHRASE = "a long passphrase"
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
#: Accounts of the tests, so that names do not repeat on the shared server.
_numbers = iter(range(1_000))


def sign_up(running: RunningServer, name: str) -> Client:
    client = Client(running.url, name)
    client.post("/api/me/account", {"account": f"{name.lower()}-{next(_numbers)}", "passphrase": PASSPHRASE})
    return client


def id_of(client: Client) -> str:
    return str(client.get("/api/me")["me"]["id"])


def change_moderator(running: RunningServer, client: Client, appoint: bool) -> None:
    def change(connection: Connection, person: str) -> None:
        actions = ModerationActions(connection, "root", is_operator=True)
        row = require_person(connection, person)
        if appoint:
            actions.appoint_moderator(row)
        else:
            actions.dismiss_moderator(row)

    running.run_on_loop(running.server.store.write(partial(change, person=id_of(client))))


@pytest.fixture
def moderator(running: RunningServer) -> Iterator[Client]:
    mia = sign_up(running, "Mia")
    change_moderator(running, mia, appoint=True)
    yield mia
    change_moderator(running, mia, appoint=False)


def post(client: Client, person: Client, what: str, body: Json | None = None) -> Json:
    answer: Json = client.post(f"/api/moderation/people/{id_of(person)}/{what}", body or {})
    return answer


def test_only_moderators_may_send_moderation_requests(running: RunningServer, moderator: Client) -> None:
    cid, guest = sign_up(running, "Cid"), Client(running.url, "Guest")
    before = running.run_on_loop(running.server.store.read(partial(read_audit_log, limit=1000)))
    asking = Guest(1, "")
    for method, path in MODERATION_REQUESTS:
        name = f"{method} /api/moderation{path}"
        request = REQUESTS[name](asking)
        address = asking.fill(f"/api/moderation{path}", request)
        for client, status, code in (
            (Client(running.url), 401, "who-are-you"),
            (guest, 403, "not-moderator"),
            (cid, 403, "not-moderator"),
        ):
            body = None if method == "GET" else cast(Json, request.body or {})
            told = catch_refusal(lambda: client.get(address) if body is None else client.post(address, body))  # noqa: B023
            assert (told["status"], told["code"]) == (status, code), name
    assert running.run_on_loop(running.server.store.read(partial(read_audit_log, limit=1000))) == before


def test_dismissed_moderator_loses_the_rights_at_once(running: RunningServer) -> None:
    mia, ben = sign_up(running, "Mia"), Client(running.url, "Ben")
    change_moderator(running, mia, appoint=True)
    assert mia.get("/api/me")["me"]["is_moderator"]
    post(mia, ben, "mute")
    change_moderator(running, mia, appoint=False)
    assert catch_refusal(lambda: post(mia, ben, "unmute"))["code"] == "not-moderator"
    wait_until(lambda: "is_moderator" not in mia.get("/api/me")["me"])


def test_report_shows_the_chat_around_it(running: RunningServer, moderator: Client) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    made = ann.post("/api/tables", {"game": "dominion", "seats": SEATS})
    table = str(made["table"])
    ben.do(table, "sit", invite=made["invite"])
    texts = [f"line {number}" for number in range(30)]
    for number, text in enumerate(texts):
        (ben if number == 15 else ann).do(table, "chat", text=text)
    lines = {each["data"]["text"]: each["seq"] for each in ann.table(table)["happened"] if each["kind"] == "chatted"}
    ann.post(f"/api/tables/{table}/report", {"entry": lines["line 15"], "text": "rude"})
    listed = moderator.get("/api/moderation/reports")["reports"]
    mine = next(each for each in listed if each["text"] == "rude" and each["about"] == "Ben")
    assert (mine["reporter"], mine["is_closed"]) == ("Ann", False)
    found = moderator.get(f"/api/moderation/reports/{mine['id']}")
    assert (found["table"], found["about"]["id"], found["reporter"]["id"]) == (table, id_of(ben), id_of(ann))
    assert [each["text"] for each in found["chat"]] == texts[7:24]
    assert [(each["name"], each["text"]) for each in found["chat"] if each["is_reported"]] == [("Ben", "line 15")]
    # The line is removed for everybody, once.
    removed = {"table": table, "line": lines["line 15"]}
    moderator.post("/api/moderation/chat/remove", removed)
    assert catch_refusal(lambda: moderator.post("/api/moderation/chat/remove", removed))["code"] == "no-line"
    shown = moderator.get(f"/api/moderation/reports/{mine['id']}")["chat"]
    assert [each["text"] for each in shown if each["is_reported"]] == [""]
    wait_until(lambda: "line 15" not in str(ann.table(table)["happened"]))
    # The report is closed once.
    moderator.post(f"/api/moderation/reports/{mine['id']}/close", {})
    again = catch_refusal(lambda: moderator.post(f"/api/moderation/reports/{mine['id']}/close", {}))
    assert (again["status"], again["code"]) == (404, "no-report")
    assert mine["id"] not in str(moderator.get("/api/moderation/reports"))
    everything = moderator.get("/api/moderation/reports?closed=1")["reports"]
    assert [each["is_closed"] for each in everything if each["id"] == mine["id"]] == [True]


def test_report_about_a_deleted_table_or_person_stays_readable(running: RunningServer, moderator: Client) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    made = ann.post("/api/tables", {"game": "dominion", "seats": SEATS})
    ben.do(made["table"], "sit", invite=made["invite"])
    ann.post(f"/api/tables/{made['table']}/report", {"seat": 1, "text": "gone soon"})
    report = next(each for each in moderator.get("/api/moderation/reports")["reports"] if each["text"] == "gone soon")
    ann.post("/api/me/delete", {})
    running.run_on_loop(running.server.store.write(partial(_delete_table, table=str(made["table"]))))
    found = moderator.get(f"/api/moderation/reports/{report['id']}")
    assert (found["reporter"], found["about"]["name"], found["chat"]) == (None, "Ben", [])


def _delete_table(connection: Connection, table: str) -> None:
    connection.execute("delete from tables where id = ?", [table])


def test_mute_and_ban_hold_until_lifted(running: RunningServer, moderator: Client) -> None:
    (ben,) = running.connect_people("Ben")
    table = ben.post("/api/tables", {"game": "dominion", "seats": SEATS})["table"]
    muted = post(moderator, ben, "mute", {"hours": 24, "reason": "spam"})
    assert 23 < (muted["muted_until"] - running.server.service.now_ms()) / 3_600_000 < 25
    wait_until(lambda: _is_muted(ben, table))
    assert post(moderator, ben, "unmute")["muted_until"] is None
    wait_until(lambda: not _is_muted(ben, table))
    assert post(moderator, ben, "ban", {"reason": "spam"})["banned_until"] == FOREVER_MS
    told = _wait_for_ban(ben)
    assert told["details"]["reason"] == "spam"
    assert moderator.post(f"/api/moderation/people/{_id_of_banned(moderator, 'Ben')}/unban", {})["banned_until"] is None
    wait_until(lambda: ben.get("/api/me")["me"] is not None)


def _is_muted(client: Client, table: str) -> bool:
    try:
        client.do(table, "chat", text="hello")
    except Refused as refused:
        return bool(refused.problem["code"] == "muted")
    return False


def _wait_for_ban(client: Client) -> Json:
    """Wait until the person is banned, and return the refusal."""
    problems: list[Json] = []

    def is_banned() -> bool:
        try:
            client.get("/api/me")
        except Refused as refused:
            problems.append(refused.problem)
        return bool(problems)

    wait_until(is_banned)
    return problems[-1]


def _id_of_banned(moderator: Client, name: str) -> str:
    people = moderator.get(f"/api/moderation/people?text={name}")["people"]
    return str(next(each["id"] for each in people if each["banned_until"]))


@pytest.mark.parametrize(
    "body", [{"hours": 0}, {"hours": 87_601}, {"hours": 1.5}, {"reason": "x" * 501}, {"until": 1}, {"hours": "1"}]
)
def test_invalid_restriction_is_refused(running: RunningServer, moderator: Client, body: Json) -> None:
    (ben,) = running.connect_people("Ben")
    told = catch_refusal(lambda: post(moderator, ben, "mute", body))
    assert (told["status"], told["code"]) == (400, "bad-message")
    found = moderator.get(f"/api/moderation/people?text={id_of(ben)}")["people"]
    assert [each["muted_until"] for each in found] == [None]


def test_rename_changes_the_name_and_refuses_bad_ones(running: RunningServer, moderator: Client) -> None:
    (ben,) = running.connect_people("Rude Ben")
    assert post(moderator, ben, "rename", {"name": "  Ben   B. "})["name"] == "Ben B."
    assert catch_refusal(lambda: post(moderator, ben, "rename", {"name": "\u200b"}))["status"] == 400
    wait_until(lambda: ben.get("/api/me")["me"]["name"] == "Ben B.")


def test_moderators_cannot_moderate_themselves_or_each_other(running: RunningServer, moderator: Client) -> None:
    other = sign_up(running, "Max")
    change_moderator(running, other, appoint=True)
    try:
        for what, body in (("mute", {}), ("unmute", {}), ("ban", {}), ("unban", {}), ("rename", {"name": "X"})):
            assert catch_refusal(lambda: post(moderator, moderator, what, body))["code"] == "that-is-you"  # noqa: B023
            assert catch_refusal(lambda: post(moderator, other, what, body))["code"] == "is-moderator"  # noqa: B023
        assert other.get("/api/me")["me"]["name"] == "Max"
    finally:
        change_moderator(running, other, appoint=False)


def test_unknown_people_are_refused(running: RunningServer, moderator: Client) -> None:
    (ben,) = running.connect_people("Ben Unique")
    for unknown in ("nobody", "Ben Unique", id_of(ben)[:5]):
        path = f"/api/moderation/people/{unknown.replace(' ', '%20')}/mute"
        told = catch_refusal(lambda: moderator.post(path, {}))  # noqa: B023
        assert (told["status"], told["code"]) == (404, "no-such-person")


def test_audit_log_names_moderators_until_they_are_deleted(running: RunningServer) -> None:
    mia = sign_up(running, "Mia")
    account = mia.get("/api/me")["me"]["account"]
    change_moderator(running, mia, appoint=True)
    (ben,) = running.connect_people("Ben Logged")
    post(mia, ben, "mute", {"hours": 1, "reason": "spam"})
    entry = mia.get("/api/moderation/audit")["entries"][0]
    assert (entry["who"], entry["what"], entry["about"], entry["facts"]["reason"]) == (
        account,
        "mute",
        "Ben Logged",
        "spam",
    )
    mia_id = id_of(mia)
    mia.post("/api/me/delete", {"passphrase": PASSPHRASE})

    def is_forgotten() -> bool:
        stored = running.run_on_loop(running.server.store.read(partial(read_audit_log, limit=1000)))
        return mia_id not in str(stored) and account not in str(stored)

    wait_until(is_forgotten)


def test_guests_cannot_become_moderators(running: RunningServer) -> None:
    guest = Client(running.url, "Guest")
    with pytest.raises(Exception, match="has no account"):
        change_moderator(running, guest, appoint=True)
