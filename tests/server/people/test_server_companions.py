"""People with whom one has played are invited with one click; nobody else is, and nobody who does not want to be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.request import Request, urlopen

import pytest
from scripted_client import Client, Json, LiveClient
from server_nodes import Impatient, at, eventually, two_nodes
from server_running import Running, refusal

from bastide.server.people.companions import ANYBODY, ONE
from bastide.server.store.database import Connection
from bastide.server.store.people import companions

PAIR = [{"kind": "me"}, {"kind": "open"}]


def played(host: Client, *guests: Client) -> str:
    """A game that these people have finished together."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    made = host.post("/api/tables", {"game": "dominion", "seats": seats, "shuffle": False})
    for guest in guests:
        guest.do(made["table"], "sit", invite=made["invite"])
    host.do(made["table"], "start")
    for guest in guests:
        guest.do(made["table"], "resign")
    # Through another node it may take a moment to be seen.
    eventually(lambda: host.table(made["table"])["table"]["status"] == "finished")
    return str(made["table"])


def opened(host: Client, seats: int = 3, public: bool = False) -> str:
    wish = {"game": "dominion", "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], "public": public}
    return str(host.post("/api/tables", wish)["table"])


def known(client: Client) -> list[str]:
    return [each["name"] for each in client.get("/api/me/companions")["companions"]]


def whom(client: Client, name: str) -> Json:
    found = next(each for each in client.get("/api/me/companions")["companions"] if each["name"] == name)
    return {"met": found["table"], "seat": found["seat"]}


def invite(client: Client, table: str, guest: Json) -> Json:
    told: Json = client.post(f"/api/tables/{table}/invite", guest)
    return told


def invited_to(client: Client) -> list[str]:
    """The open tables in the lobby of somebody at which they are asked."""
    lines = client.get("/api/me/tables?status=open")["tables"]
    return [line["id"] for line in lines if line["you"] >= 0 and not line["seats"][line["you"]]["agreed"]]


def heard_of(client: LiveClient, table: str) -> Json:
    """The line of a table, as soon as the lobby tells of it."""
    while True:
        for line in client.hear("lobby")["tables"]:
            if line["id"] == table:
                return dict(line)


def wish(client: Client, **settings: Any) -> None:
    data = json.dumps({"settings": settings}).encode()
    headers = {"content-type": "application/json", "cookie": client.cookie}
    with urlopen(Request(f"{client.server}/api/me/settings", data, headers, method="PUT"), timeout=30):
        pass


def test_one_click_asks_and_one_click_answers(running: Running) -> None:
    ann, ben, cid = running.people("Ann", "Ben", "Cid")
    played(ann, ben, cid)
    played(ann, ben)
    assert known(ann) == ["Ben", "Cid"], "the last one first, each once"
    assert known(ben) == ["Ann", "Cid"]
    table = opened(ann)
    ben.connect()
    ben.ask({"do": "lobby"})
    invite(ann, table, whom(ann, "Ben"))
    line = heard_of(ben, table)
    assert (line["id"], line["seats"][line["you"]]["agreed"], line["seats"][line["host"]]["name"]) == (
        table,
        False,
        "Ann",
    )
    ben.do(table, "agree")
    invite(ann, table, whom(ann, "Cid"))
    assert refusal(lambda: ann.do(table, "start"))["code"] == "not-agreed"
    cid.do(table, "stand")
    assert refusal(lambda: invite(ann, table, whom(ann, "Cid")))["code"] == "guest-declined"
    ann.do(table, "start")
    assert [seat["name"] for seat in sorted(ann.table(table)["seats"], key=lambda seat: seat["name"])] == ["Ann", "Ben"]


def test_a_stranger_invites_nobody(running: Running) -> None:
    ann, ben, eve = running.people("Ann", "Ben", "Eve")
    met = played(ann, ben)
    table, hers = opened(ann), opened(eve)
    for guest in ({"met": met, "seat": 0}, {"met": met, "seat": 1}, {"met": met, "seat": 5}, {"met": table, "seat": 0}):
        assert refusal(lambda guest=guest: invite(eve, hers, guest))["code"] == "no-companion"  # type: ignore[misc]
    # Nor does one invite oneself, or to a table that is somebody else's or private.
    mine = next(seat for seat in (0, 1) if {"met": met, "seat": seat} != whom(ann, "Ben"))
    assert refusal(lambda: invite(ann, table, {"met": met, "seat": mine}))["code"] == "no-companion"
    assert refusal(lambda: invite(ann, hers, whom(ann, "Ben")))["code"] == "no-table"
    public = opened(eve, public=True)
    assert refusal(lambda: invite(ann, public, whom(ann, "Ben")))["code"] == "not-host"
    assert known(eve) == []
    nobody = Client(running.url)
    assert refusal(lambda: known(nobody))["code"] == "who-are-you"
    assert refusal(lambda: invite(nobody, table, {"met": met, "seat": 1}))["code"] == "who-are-you"
    assert "person" not in str(ann.get("/api/me/companions")), "who somebody is stays the server's"


def test_a_game_that_is_not_over_makes_no_companions(running: Running) -> None:
    ann, ben = running.people("Ann", "Ben")
    made = ann.post("/api/tables", {"game": "dominion", "seats": PAIR})
    ben.do(made["table"], "sit", invite=made["invite"])
    ann.do(made["table"], "start")
    assert known(ann) == []
    for seat in (0, 1):
        guest = {"met": made["table"], "seat": seat}
        assert refusal(lambda guest=guest: invite(ann, opened(ann), guest))["code"] == "no-companion"  # type: ignore[misc]


def test_who_is_blocked_or_wants_no_invitations_is_not_invited(running: Running) -> None:
    ann, ben = running.people("Ann", "Ben")
    met = played(ann, ben)
    guest, back = whom(ann, "Ben"), whom(ben, "Ann")
    blocked = ben.post(f"/api/tables/{met}/block", {"seat": back["seat"]})["blocks"][0]
    eventually(lambda: known(ann) == [])
    for asker, table, other in ((ann, opened(ann), guest), (ben, opened(ben), back)):
        problem = refusal(lambda a=asker, t=table, o=other: invite(a, t, o))  # type: ignore[misc]
        assert (problem["code"], problem["details"]) == ("no-companion", {}), "why is theirs to know"
    ben.post("/api/me/unblock", {"person": blocked["person"]})
    eventually(lambda: known(ann) == ["Ben"])
    wish(ben, invitations=False)
    assert known(ann) == []
    assert refusal(lambda: invite(ann, opened(ann), guest))["code"] == "no-companion"
    wish(ben, speed="quick")
    assert known(ann) == ["Ben"]
    ben.post("/api/me/sign-out", {})
    assert known(ann) == [], "a guest who has signed out is nobody any more"


def test_a_guest_who_has_an_account_by_now_is_invited_as_such(running: Running) -> None:
    ann, ben = running.people("Ann", "Ben")
    played(ann, ben)
    phone = LiveClient(running.url, "Benedict")
    phone.post("/api/me/account", {"account": "benedict-of-companions", "passphrase": "correct horse battery"})
    played(ann, phone)
    ben.post("/api/me/sign-in", {"account": "benedict-of-companions", "passphrase": "correct horse battery"})
    assert known(ann) == ["Benedict"], "they are one person"
    table = opened(ann)
    invite(ann, table, whom(ann, "Benedict"))
    assert invited_to(phone) == [table]
    phone.post("/api/me/sign-out", {"everywhere": True})
    assert known(ann) == ["Benedict"], "an account can come back"


def test_who_is_forgotten_is_nowhere_in_an_invitation(running: Running) -> None:
    ann, ben = running.people("Ann", "Ben")
    played(ann, ben)
    table = opened(ann)
    invite(ann, table, whom(ann, "Ben"))
    ben.post("/api/me/delete", {})
    eventually(lambda: "Ben" not in str(ann.table(table)))
    assert known(ann) == []


def test_an_invitation_that_is_over_says_so_also_from_a_table_that_must_be_read_anew(running: Running) -> None:
    ann, ben, eve = running.people("Ann", "Ben", "Eve")
    played(ann, ben)
    table = opened(ann)
    invite(ann, table, whom(ann, "Ben"))
    seat = ben.table(table)["you"]
    ann.do(table, "set_seat", seat=seat, bot="easy")
    for _ in range(2):
        problem = refusal(lambda: ben.do(table, "agree"))
        assert (problem["status"], problem["code"], problem["details"]) == (403, "invitation-over", {"status": "open"})
        assert refusal(lambda: eve.do(table, "agree"))["code"] == "no-table"
        running.loop.call_soon_threadsafe(running.server.house.registry.forget, table)
    ann.do(table, "start")
    assert refusal(lambda: ben.do(table, "agree"))["details"] == {"status": "playing"}


@pytest.fixture
def nodes(database_url: str) -> Iterator[tuple[Running, Running]]:
    with two_nodes(database_url, limits=1.0) as both:
        yield both


def test_from_two_nodes_there_is_one_seat_and_one_count(nodes: tuple[Running, Running]) -> None:
    one, two = nodes
    ann, ben = Impatient(one.url, "Ann"), LiveClient(two.url, "Ben")
    played(ann, ben)
    there = Impatient(two.url)
    there.cookie = ann.cookie
    guest = whom(ann, "Ben")
    table = opened(ann)

    def ask(client: Client) -> str:
        try:
            invite(client, table, guest)
        except Exception as refused:
            return str(getattr(refused, "problem", {}).get("code", refused))
        return "asked"

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(ask, (ann, there))) == ["asked", "guest-seated"]
    eventually(lambda: invited_to(at(one, ben)) == invited_to(ben) == [table])
    at(one, ben).do(table, "stand")
    assert ask(there) == "guest-declined"
    # However often, wherever: the same person has had five tries of the one who asks.
    others = [ask((ann, there)[number % 2]) for number in range(int(ONE.burst))]
    assert others == ["guest-declined"] * (int(ONE.burst) - 3) + ["too-many"] * 3
    assert ANYBODY.burst > ONE.burst


def test_the_newest_of_very_many_games_are_looked_at(running: Running) -> None:
    ann, ben, cid = running.people("Ann", "Ben", "Cid")
    met = played(ann, cid)
    mine = ann.get("/api/me")["me"]["id"]
    theirs = ben.get("/api/me")["me"]["id"]

    def fill(connection: Connection) -> None:
        for number in range(companions.LOOKED_AT):
            for seat, person in enumerate((mine, theirs)):
                connection.run(
                    "insert into results (table_id, seat, person, name, game, place, score, at)"
                    " values (?, ?, ?, '', 'dominion', 1, 1, ?)",
                    [met, 100 + 2 * number + seat, person, 4_000_000_000_000 + number],
                )

    running.on_loop(running.server.store.write(fill))
    assert known(ann) == ["Ben"]
