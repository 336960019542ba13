"""Blocks, reports, confusable names at one table, and the personal data export."""

from __future__ import annotations

import json

import pytest
from running_server import RunningServer, catch_refusal
from scripted_client import Client, LiveClient
from two_nodes import wait_until

from bastide.puzzles.puzzle_packs import get_pack
from bastide.server.store.people import moderation_queries

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def table_of(host: Client, *guests: Client, public: bool = True) -> str:
    made = host.post("/api/tables", {"game": "dominion", "seats": SEATS, "public": public})
    for guest in guests:
        guest.do(made["table"], "sit", invite=made["invite"])
    return str(made["table"])


def chat_of(client: Client, table: str) -> list[str]:
    return [each["data"]["text"] for each in client.table(table)["happened"] if each["kind"] == "chatted"]


def test_blocked_person_is_hidden_and_cannot_sit_down(running: RunningServer) -> None:
    ann, ben, cid = running.connect_people("Ann", "Ben", "Cid")
    table = table_of(ann, ben, cid)
    ben.do(table, "chat", text="rude")
    cid.do(table, "chat", text="kind")
    ann.watch(table)
    seat = ben.table(table)["you"]
    blocked = ann.post(f"/api/tables/{table}/block", {"seat": seat})["blocks"]
    assert [each["name"] for each in blocked] == ["Ben"]
    # Both earlier and new chat lines are hidden, over HTTP and WebSocket.
    assert chat_of(ann, table) == ["kind"]
    assert chat_of(cid, table) == ["rude", "kind"]
    wait_until(lambda: _hidden_from_socket(ann, ben, cid, table))
    # He cannot sit down at her tables, and she is not invited to his rematch, but she may sit down at his tables.
    hers = table_of(ann)
    told = catch_refusal(lambda: ben.do(hers, "sit"))
    assert (told["status"], told["code"]) == (403, "not-welcome")
    cids = table_of(cid, ann)
    assert catch_refusal(lambda: ben.do(cids, "sit"))["code"] == "not-welcome"
    his = table_of(ben)
    ann.do(his, "sit")
    # After unblocking, everything is as before.
    ann.post("/api/me/unblock", {"person": blocked[0]["person"]})
    assert ann.get("/api/me/blocks")["blocks"] == []
    assert chat_of(ann, table)[:2] == ["rude", "kind"]
    wait_until(lambda: _sits(ben, hers))


def _hidden_from_socket(ann: LiveClient, ben: Client, cid: Client, table: str) -> bool:
    """Whether her socket receives Cid's chat line but not Ben's earlier one."""
    ben.do(table, "chat", text="rude again")
    cid.do(table, "chat", text="a mark")
    heard: list[str] = []
    while "a mark" not in heard:
        for each in ann.hear("table")["happened"]:
            if each["kind"] == "chatted":
                heard.append(each["data"]["text"])
    return "rude again" not in heard


def _sits(client: Client, table: str) -> bool:
    try:
        client.do(table, "sit")
    except Exception:
        return False
    return True


def test_blocked_person_cannot_invite_by_rematch(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    made = ben.post("/api/tables", {"game": "dominion", "seats": SEATS[:2]})
    ann.do(made["table"], "sit", invite=made["invite"])
    ben.do(made["table"], "start")
    ben.do(made["table"], "resign")
    ann.post(f"/api/tables/{made['table']}/block", {"seat": 0})
    fresh = ben.do(made["table"], "rematch")["rematch"]
    assert sorted(seat["kind"] for seat in ben.table(fresh)["seats"]) == ["open", "person"]


def test_report_is_stored_for_the_operator(running: RunningServer) -> None:
    ann, ben, cid = running.connect_people("Ann", "Ben", "Cid")
    table = table_of(ann, ben)
    ben.do(table, "chat", text="rude")
    line = next(each["seq"] for each in ann.table(table)["happened"] if each["kind"] == "chatted")
    ben.do(table, "stand")  # the chat line still belongs to him
    ann.post(f"/api/tables/{table}/report", {"entry": line, "text": "this\0 is rude"})
    ann.post(f"/api/tables/{table}/report", {"entry": line})
    kept = running.run_on_loop(running.server.store.read(moderation_queries.list_reports))
    mine = [each for each in kept if each.table == table]
    assert {(each.about, each.entry, each.text) for each in mine} == {
        (ben.get("/api/me")["me"]["id"], line, "this is rude"),
        (ben.get("/api/me")["me"]["id"], line, ""),
    }
    for wrong, code in (
        ({"seat": 0}, "that-is-you"),
        ({"seat": 1}, "nobody-there"),
        ({"seat": 60}, "nobody-there"),
        ({"entry": 10_000}, "nobody-there"),
        ({"entry": 1}, "nobody-there"),
        ({}, "nobody-there"),
    ):
        for what in ("block", "report"):
            assert catch_refusal(lambda: ann.post(f"/api/tables/{table}/{what}", wrong))["code"] == code  # noqa: B023
    # Strangers cannot report people at private tables.
    private = table_of(ann, public=False)
    assert catch_refusal(lambda: cid.post(f"/api/tables/{private}/report", {"seat": 0}))["code"] == "no-table"
    assert (
        catch_refusal(lambda: Client(running.url).post(f"/api/tables/{table}/block", {"seat": 0}))["code"]
        == "who-are-you"
    )


@pytest.mark.parametrize("name", ["ann", "Ánn", "\u0410nn", "A.n.n"])
def test_confusable_name_cannot_sit_down(running: RunningServer, name: str) -> None:
    ann, other = running.connect_person("Ann"), running.connect_person(name)
    table = table_of(ann)
    told = catch_refusal(lambda: other.do(table, "sit"))
    assert (told["code"], told["details"]) == ("name-alike", {"other": "Ann"})
    other.post("/api/me", {"name": "Anna"})
    wait_until(lambda: _sits(other, table))


def test_personal_data_export(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    table = table_of(ann, ben)
    ann.do(table, "chat", text="hello")
    ben.do(table, "chat", text="secret of Ben")
    ann.post(f"/api/tables/{table}/block", {"seat": 1})
    ann.post(f"/api/tables/{table}/report", {"seat": 1, "text": "rude"})
    made = ann.post("/api/tables", {"game": "magpie", "seats": SEATS[:2]})
    cid = running.connect_person("Cid")
    cid.do(made["table"], "sit", invite=made["invite"])
    ann.do(made["table"], "start")
    cid.do(made["table"], "resign")
    deal = ann.post("/api/deals", {"game": "carcassonne"})["table"]
    puzzles = get_pack("dominion").puzzles[:2]
    ann.post("/api/puzzles", {"game": "dominion", "id": puzzles[0].id, "actions": puzzles[0].solution})
    ann.post("/api/puzzles/hint", {"game": "dominion", "id": puzzles[1].id})
    ben.post("/api/puzzles", {"game": "dominion", "id": puzzles[1].id, "actions": puzzles[1].solution})
    found = ann.get("/api/me/everything")
    me = ann.get("/api/me")["me"]
    assert [(each["id"], each["name"]) for each in found["names"]] == [(me["id"], "Ann")]
    assert len(found["sessions"]) == 1
    assert {each["table"] for each in found["tables"]} == {table, made["table"], deal}
    assert [(each["table"], each["ended"]) for each in found["deals"]] == [(deal, None)]
    answers = {each["puzzle"]: each["solved"] for each in found["answers"]}
    assert answers == {puzzles[0].id: True, puzzles[1].id: None}
    assert [(each["game"], each["answers"]) for each in found["solver"]] == [("dominion", 1)]
    assert [each["text"] for each in found["said"]] == ["hello"]
    assert [each["name"] for each in found["blocks"]] == ["Ben"]
    assert [each["text"] for each in found["reports"]] == ["rude"]
    assert [each["table"] for each in found["results"]] == [made["table"]]
    text = json.dumps(found)
    assert "secret of Ben" not in text
    assert "argon2" not in text
    assert ann.cookie.partition("=")[2] not in text
    assert catch_refusal(lambda: Client(running.url).get("/api/me/everything"))["code"] == "who-are-you"
