"""Companions: people from finished games can be invited, unless they do not want to be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.request import Request, urlopen

import pytest
from running_server import RunningServer, catch_refusal
from scripted_client import Client, Json, LiveClient
from two_nodes import NoRetryClient, connect_at_node, two_nodes, wait_until

from bastide.server.people.companion_routes import INVITATION_RATE, INVITATION_RATE_PER_GUEST
from bastide.server.store.database import Connection
from bastide.server.store.people import companion_queries

PAIR = [{"kind": "me"}, {"kind": "open"}]


def played(host: Client, *guests: Client) -> str:
    """Play a game to its end with these people; returns the table."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    made = host.post("/api/tables", {"game": "dominion", "seats": seats, "shuffle": False})
    for guest in guests:
        guest.do(made["table"], "sit", invite=made["invite"])
    host.do(made["table"], "start")
    for guest in guests:
        guest.do(made["table"], "resign")
    # The result may reach another node a moment later.
    wait_until(lambda: host.table(made["table"])["table"]["status"] == "finished")
    return str(made["table"])


def opened(host: Client, seats: int = 3, public: bool = False) -> str:
    wish = {"game": "dominion", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], "public": public}
    return str(host.post("/api/tables", wish)["table"])


def companion_names(client: Client) -> list[str]:
    return [each["name"] for each in client.get("/api/me/companions")["companions"]]


def find_companion(client: Client, name: str) -> Json:
    found = next(each for each in client.get("/api/me/companions")["companions"] if each["name"] == name)
    return {"met": found["table"], "seat": found["seat"]}


def invite(client: Client, table: str, guest: Json) -> Json:
    told: Json = client.post(f"/api/tables/{table}/invite", guest)
    return told


def invited_to(client: Client) -> list[str]:
    """Return the open tables to which a client is invited."""
    lines = client.get("/api/me/tables?status=open")["tables"]
    return [line["id"] for line in lines if line["you"] >= 0 and not line["seats"][line["you"]]["agreed"]]


def next_row_of(client: LiveClient, table: str) -> Json:
    """Wait for a lobby update of a table and return its row."""
    while True:
        for line in client.hear("lobby")["tables"]:
            if line["id"] == table:
                return dict(line)


def wish(client: Client, **settings: Any) -> None:
    data = json.dumps({"settings": settings}).encode()
    headers = {"content-type": "application/json", "cookie": client.cookie}
    with urlopen(Request(f"{client.server}/api/me/settings", data, headers, method="PUT"), timeout=30):
        pass


def test_invite_and_accept(running: RunningServer) -> None:
    ann, ben, cid = running.connect_people("Ann", "Ben", "Cid")
    played(ann, ben, cid)
    played(ann, ben)
    assert companion_names(ann) == ["Ben", "Cid"], "newest first, each once"
    assert companion_names(ben) == ["Ann", "Cid"]
    table = opened(ann)
    ben.connect()
    ben.ask({"do": "lobby"})
    invite(ann, table, find_companion(ann, "Ben"))
    line = next_row_of(ben, table)
    assert (line["id"], line["seats"][line["you"]]["agreed"], line["seats"][line["host"]]["name"]) == (
        table,
        False,
        "Ann",
    )
    ben.do(table, "agree")
    invite(ann, table, find_companion(ann, "Cid"))
    assert catch_refusal(lambda: ann.do(table, "start"))["code"] == "not-agreed"
    cid.do(table, "stand")
    assert catch_refusal(lambda: invite(ann, table, find_companion(ann, "Cid")))["code"] == "guest-declined"
    ann.do(table, "start")
    assert [seat["name"] for seat in sorted(ann.table(table)["seats"], key=lambda seat: seat["name"])] == ["Ann", "Ben"]


def test_strangers_cannot_be_invited(running: RunningServer) -> None:
    ann, ben, eve = running.connect_people("Ann", "Ben", "Eve")
    met = played(ann, ben)
    table, hers = opened(ann), opened(eve)
    for guest in ({"met": met, "seat": 0}, {"met": met, "seat": 1}, {"met": met, "seat": 5}, {"met": table, "seat": 0}):
        assert catch_refusal(lambda guest=guest: invite(eve, hers, guest))["code"] == "no-companion"  # type: ignore[misc]
    # Inviting oneself, or to tables of others, is refused.
    mine = next(seat for seat in (0, 1) if {"met": met, "seat": seat} != find_companion(ann, "Ben"))
    assert catch_refusal(lambda: invite(ann, table, {"met": met, "seat": mine}))["code"] == "no-companion"
    assert catch_refusal(lambda: invite(ann, hers, find_companion(ann, "Ben")))["code"] == "no-table"
    public = opened(eve, public=True)
    assert catch_refusal(lambda: invite(ann, public, find_companion(ann, "Ben")))["code"] == "not-host"
    assert companion_names(eve) == []
    nobody = Client(running.url)
    assert catch_refusal(lambda: companion_names(nobody))["code"] == "who-are-you"
    assert catch_refusal(lambda: invite(nobody, table, {"met": met, "seat": 1}))["code"] == "who-are-you"
    assert "person" not in str(ann.get("/api/me/companions")), "no person ids are sent"


def test_unfinished_game_makes_no_companions(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    made = ann.post("/api/tables", {"game": "dominion", "seats": PAIR})
    ben.do(made["table"], "sit", invite=made["invite"])
    ann.do(made["table"], "start")
    assert companion_names(ann) == []
    for seat in (0, 1):
        guest = {"met": made["table"], "seat": seat}
        assert catch_refusal(lambda guest=guest: invite(ann, opened(ann), guest))["code"] == "no-companion"  # type: ignore[misc]


def test_blocked_and_unwilling_people_cannot_be_invited(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    met = played(ann, ben)
    guest, back = find_companion(ann, "Ben"), find_companion(ben, "Ann")
    blocked = ben.post(f"/api/tables/{met}/block", {"seat": back["seat"]})["blocks"][0]
    wait_until(lambda: companion_names(ann) == [])
    for asker, table, other in ((ann, opened(ann), guest), (ben, opened(ben), back)):
        problem = catch_refusal(lambda a=asker, t=table, o=other: invite(a, t, o))  # type: ignore[misc]
        assert (problem["code"], problem["details"]) == ("no-companion", {}), "the reason is not revealed"
    ben.post("/api/me/unblock", {"person": blocked["person"]})
    wait_until(lambda: companion_names(ann) == ["Ben"])
    wish(ben, invitations=False)
    assert companion_names(ann) == []
    assert catch_refusal(lambda: invite(ann, opened(ann), guest))["code"] == "no-companion"
    wish(ben, speed="quick")
    assert companion_names(ann) == ["Ben"]
    ben.post("/api/me/sign-out", {})
    assert companion_names(ann) == [], "a signed-out guest is unreachable"


def test_merged_guest_is_invited_as_account(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    played(ann, ben)
    phone = LiveClient(running.url, "Benedict")
    phone.post("/api/me/account", {"account": "benedict-of-companions", "passphrase": "correct horse battery"})
    played(ann, phone)
    ben.post("/api/me/sign-in", {"account": "benedict-of-companions", "passphrase": "correct horse battery"})
    assert companion_names(ann) == ["Benedict"], "guest and account are merged"
    table = opened(ann)
    invite(ann, table, find_companion(ann, "Benedict"))
    assert invited_to(phone) == [table]
    phone.post("/api/me/sign-out", {"everywhere": True})
    assert companion_names(ann) == ["Benedict"], "an account is always reachable"


def test_deleted_person_is_removed_from_invitations(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    played(ann, ben)
    table = opened(ann)
    invite(ann, table, find_companion(ann, "Ben"))
    ben.post("/api/me/delete", {})
    wait_until(lambda: "Ben" not in str(ann.table(table)))
    assert companion_names(ann) == []


def test_expired_invitation_is_refused_also_after_reload(running: RunningServer) -> None:
    ann, ben, eve = running.connect_people("Ann", "Ben", "Eve")
    played(ann, ben)
    table = opened(ann)
    invite(ann, table, find_companion(ann, "Ben"))
    seat = ben.table(table)["you"]
    ann.do(table, "set_seat", seat=seat, bot="easy")
    for _ in range(2):
        problem = catch_refusal(lambda: ben.do(table, "agree"))
        assert (problem["status"], problem["code"], problem["details"]) == (403, "invitation-over", {"status": "open"})
        assert catch_refusal(lambda: eve.do(table, "agree"))["code"] == "no-table"
        running.loop.call_soon_threadsafe(running.server.service.table_cache.remove, table)
    ann.do(table, "start")
    assert catch_refusal(lambda: ben.do(table, "agree"))["details"] == {"status": "playing"}


@pytest.fixture
def nodes(database_url: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    with two_nodes(database_url, rate_limit_factor=1.0) as both:
        yield both


def test_two_nodes_share_seats_and_rate_limit(nodes: tuple[RunningServer, RunningServer]) -> None:
    one, two = nodes
    ann, ben = NoRetryClient(one.url, "Ann"), LiveClient(two.url, "Ben")
    played(ann, ben)
    there = NoRetryClient(two.url)
    there.cookie = ann.cookie
    guest = find_companion(ann, "Ben")
    table = opened(ann)

    def ask(client: Client) -> str:
        try:
            invite(client, table, guest)
        except Exception as refused:
            return str(getattr(refused, "problem", {}).get("code", refused))
        return "asked"

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(ask, (ann, there))) == ["asked", "guest-seated"]
    wait_until(lambda: invited_to(connect_at_node(one, ben)) == invited_to(ben) == [table])
    connect_at_node(one, ben).do(table, "stand")
    assert ask(there) == "guest-declined"
    # The rate limit per invited person is shared by both nodes.
    others = [ask((ann, there)[number % 2]) for number in range(int(INVITATION_RATE_PER_GUEST.burst))]
    assert others == ["guest-declined"] * (int(INVITATION_RATE_PER_GUEST.burst) - 3) + ["too-many"] * 3
    assert INVITATION_RATE.burst > INVITATION_RATE_PER_GUEST.burst


def test_only_recent_games_are_searched(running: RunningServer) -> None:
    ann, ben, cid = running.connect_people("Ann", "Ben", "Cid")
    met = played(ann, cid)
    mine = ann.get("/api/me")["me"]["id"]
    theirs = ben.get("/api/me")["me"]["id"]

    def fill(connection: Connection) -> None:
        for number in range(companion_queries.MAX_SEATS_SCANNED):
            for seat, person in enumerate((mine, theirs)):
                connection.execute(
                    "insert into results (table_id, seat, person, name, game, place, score, at)"
                    " values (?, ?, ?, '', 'dominion', 1, 1, ?)",
                    [met, 100 + 2 * number + seat, person, 4_000_000_000_000 + number],
                )

    running.run_on_loop(running.server.store.write(fill))
    assert companion_names(ann) == ["Ben"]
