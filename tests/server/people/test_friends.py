"""Friends: with the consent of both, who is online, challenges, and nothing against a block."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from friend_helpers import (
    PAIR,
    answer,
    ask,
    befriend,
    block,
    friend_id,
    is_online,
    names,
    save_settings,
    sign_up,
)
from running_server import RunningServer, catch_refusal
from scripted_client import Client, LiveClient
from store_helpers import execute_sql
from two_nodes import NoRetryClient, connect_at_node, two_nodes, wait_until

from bastide.server.people.friend_routes import REQUEST_RATE
from bastide.server.store.database import Connection, database_from_url
from bastide.server.store.maintenance.check_database import check_database_integrity
from bastide.server.store.people import friend_queries

LIVE = {"kind": "bank", "seconds": 600, "increment": 5}


def accounts(server: RunningServer, *people: str) -> list[LiveClient]:
    clients = server.connect_people(*people)
    for client in clients:
        sign_up(client)
    return clients


@pytest.fixture
def server(database_url: str) -> Iterator[RunningServer]:
    with RunningServer(database_url, settings={"outgoing_networks": "127.0.0.0/8"}) as found:
        yield found
    assert check_database_integrity(database_url) == []


def test_request_accepted_and_friend_removed(server: RunningServer) -> None:
    ann, ben = accounts(server, "Ann", "Ben")
    asked = ask(ann, "BEN")
    assert ([each["name"] for each in asked["sent"]], asked["friends"]) == (["Ben"], [])
    assert names(ben, "received") == ["Ann"]
    assert [each["id"] for each in ask(ann, "ben")["sent"]] == [each["id"] for each in asked["sent"]], "it is the same"
    answer(ben)
    assert names(ann) == ["Ben"]
    assert names(ben) == ["Ann"]
    assert names(ann, "sent") == names(ben, "received") == []
    assert catch_refusal(lambda: ask(ben, "ann"))["code"] == "already-friends"
    ids = [client.get("/api/me")["me"]["id"] for client in (ann, ben)]
    assert not any(each in json.dumps(ann.get("/api/me/friends")) for each in ids), "no person ids are sent"
    assert catch_refusal(lambda: ann.post("/api/me/friends/remove", {"friend": friend_id(ben)}))["code"] == "no-friend"
    ann.post("/api/me/friends/remove", {"friend": friend_id(ann)})
    assert names(ann) == names(ben) == []


def test_declined_blocked_and_unwanted_requests_look_the_same(server: RunningServer) -> None:
    ann, ben, cid, dan, eva = accounts(server, "Ann", "Ben", "Cid", "Dan", "Eva")
    block(cid, ann)
    save_settings(dan, friend_requests=False)
    for account in ("ben", "cid", "dan", "eva"):
        ask(ann, account)
    answer(ben, accept=False)
    assert sorted(names(ann, "sent")) == ["Ben", "Cid", "Dan", "Eva"]
    assert [names(each, "received") for each in (ben, cid, dan, eva)] == [[], [], [], ["Ann"]]
    # Withdrawing and asking again does not reach those who have declined.
    for each in ann.get("/api/me/friends")["sent"]:
        ann.post("/api/me/friends/remove", {"friend": each["id"]})
    assert names(ann, "sent") == names(eva, "received") == []
    for account in ("ben", "cid", "dan", "eva"):
        ask(ann, account)
    assert [names(each, "received") for each in (ben, cid, dan, eva)] == [[], [], [], ["Ann"]]
    exported = ann.get("/api/me/everything")["friend_requests"]
    assert {(each["name"], each["declined"]) for each in exported} == {(name, False) for name in names(ann, "sent")}
    # A person who has declined can still ask.
    ask(ben, "ann")
    assert (names(ben), names(ann)) == (["Ann"], ["Ben"])
    assert catch_refusal(lambda: ask(cid, "ann"))["code"] == "friend-blocked"


def test_block_ends_everything(server: RunningServer) -> None:
    ann, ben, cid = accounts(server, "Ann", "Ben", "Cid")
    befriend(ann, ben)
    ben.connect()
    wait_until(lambda: is_online(ann))
    friend = friend_id(ann)
    block(ben, ann)
    assert names(ann) == names(ben) == []
    challenge = {"friend": friend, "game": "dominion", "clock": LIVE}
    assert catch_refusal(lambda: ann.post("/api/me/friends/challenge", challenge))["code"] == "no-friend"
    ask(ann, "ben")
    assert names(ben, "received") == []
    # A request that waits when the block is made.
    ask(cid, "ben")
    request = ben.get("/api/me/friends")["received"][0]["id"]
    block(ben, cid)
    assert names(ben, "received") == []
    assert names(cid, "sent") == ["Ben"]
    accept = {"request": request, "accept": True}
    assert catch_refusal(lambda: ben.post("/api/me/friends/answer", accept))["code"] == "no-friend-request"


def test_block_as_guest_ends_friendship_after_sign_in(server: RunningServer) -> None:
    ann, ben = accounts(server, "Ann", "Ben")
    befriend(ann, ben)
    guest = server.connect_person("Stranger")
    block(guest, ben)
    guest.post("/api/me/sign-in", {"account": "ann", "passphrase": "correct horse battery"})
    assert names(ben) == names(ann) == []


def test_guests_and_strangers_are_refused(server: RunningServer) -> None:
    [ann, eve], guest = accounts(server, "Ann", "Eve"), server.connect_person("Guest")
    paths = {
        "/api/me/friends": {"account": "ann"},
        "/api/me/friends/answer": {"request": "x", "accept": True},
        "/api/me/friends/remove": {"friend": "x"},
        "/api/me/friends/challenge": {"friend": "x", "game": "dominion", "clock": LIVE},
    }
    for path, body in paths.items():
        problem = catch_refusal(lambda path=path, body=body: guest.post(path, body))  # type: ignore[misc]
        assert (problem["status"], problem["code"]) == (403, "friends-account")
        assert catch_refusal(lambda path=path, body=body: Client(server.url).post(path, body))["code"] == "who-are-you"  # type: ignore[misc]
    assert catch_refusal(lambda: guest.get("/api/me/friends"))["code"] == "friends-account"
    assert catch_refusal(lambda: ask(ann, "guest"))["code"] == "no-friend-account"
    assert catch_refusal(lambda: ask(ann, "ann"))["code"] == "that-is-you"
    # A request or friendship of others cannot be answered, ended or used.
    [ben] = accounts(server, "Ben")
    ask(ann, "ben")
    request = ben.get("/api/me/friends")["received"][0]["id"]
    accept = {"request": request, "accept": True}
    for client in (ann, eve):
        problem = catch_refusal(lambda client=client: client.post("/api/me/friends/answer", accept))  # type: ignore[misc]
        assert problem["code"] == "no-friend-request"
    assert catch_refusal(lambda: eve.post("/api/me/friends/remove", {"friend": request}))["code"] == "no-friend"
    answer(ben)
    stolen = {"friend": friend_id(ann), "game": "dominion", "clock": LIVE}
    assert catch_refusal(lambda: eve.post("/api/me/friends/challenge", stolen))["code"] == "no-friend"
    # A person from a finished game, who is a guest.
    table = guest.post("/api/tables", {"game": "dominion", "seats": PAIR, "shuffle": False})
    ann.do(table["table"], "sit", invite=table["invite"])
    guest.do(table["table"], "start")
    ann.do(table["table"], "resign")
    seat = {"met": table["table"], "seat": next(n for n in (0, 1) if n != ann.table(table["table"])["you"])}
    assert catch_refusal(lambda: ann.post("/api/me/friends", seat))["code"] == "friend-guest"
    sign_up(guest)
    ann.post("/api/me/friends", seat)
    assert names(guest, "received") == ["Ann"]
    assert catch_refusal(lambda: eve.post("/api/me/friends", seat))["code"] == "no-friend-account"
    assert catch_refusal(lambda: ann.post("/api/me/friends", {**seat, "account": "ben"}))["code"] == "bad-message"


def test_challenge_is_accepted_or_declined(server: RunningServer) -> None:
    ann, ben = accounts(server, "Ann", "Ben")
    befriend(ann, ben)
    wish = {"friend": friend_id(ann), "game": "dominion", "clock": LIVE, "rated": False}
    table = ann.post("/api/me/friends/challenge", {**wish, "options": {"kingdom": "first_game_2e"}})["table"]
    shown = ben.table(table)
    assert (shown["you"], shown["seats"][1]["agreed"]) == (1, False)
    assert (shown["table"]["hints"], shown["table"]["clock"]["seconds"]) == (True, 600)
    ben.do(table, "agree")
    ann.do(table, "start")
    ann.post("/api/me/notifications/webhook", {"address": "http://127.0.0.1:9/", "format": "json"})
    declined = ann.post("/api/me/friends/challenge", wish | {"rated": True})["table"]
    assert ben.table(declined)["table"]["hints"] is False
    ben.do(declined, "stand")
    assert ann.table(declined)["seats"][1]["kind"] == "open"
    assert server.run_on_loop(server.server.store.read(read_notifications)) == [("declined", declined)]
    three = ann.post("/api/me/friends/challenge", wish | {"game": "seven_wonders"})["table"]
    assert [seat["kind"] for seat in ann.table(three)["seats"]] == ["person", "person", "bot"]
    for bad in ({"game": "chess"}, {"options": {"kingdom": "none"}}, {"clock": {"kind": "move", "seconds": -1}}):
        assert catch_refusal(lambda bad=bad: ann.post("/api/me/friends/challenge", wish | bad))["status"] in (400, 404)  # type: ignore[misc]
    save_settings(ben, invitations=False)
    assert catch_refusal(lambda: ann.post("/api/me/friends/challenge", wish))["code"] == "no-companion"


def read_notifications(connection: Connection) -> list[tuple[str, str]]:
    return connection.fetch(tuple[str, str], "select kind, table_id from outbox")


def test_friends_of_two_processes(database_url: str) -> None:
    with two_nodes(database_url) as (one, two):
        [ann], [ben] = accounts(one, "Ann"), accounts(two, "Ben")
        # Both ask each other at the same time.
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(ask, (ann, ben), ("ben", "ann")))
        assert names(ann) == ["Ben"]
        assert names(ben) == ["Ann"]
        assert not is_online(ann)
        there = connect_at_node(two, ben)
        ben.connect()
        there.connect()
        wait_until(lambda: is_online(ann))
        there.connection.close()
        ben.connection.close()
        wait_until(lambda: not is_online(ann))
        connect_at_node(one, ben).connect()
        wait_until(lambda: is_online(ann))
        exported = ben.get("/api/me/everything")
        assert [each["name"] for each in exported["friends"]] == ["Ann"]
        ben.post("/api/me/delete", {"passphrase": "correct horse battery"})
        assert names(ann) == []
        for table in ("friends", "online_people"):
            count = partial(count_rows, table=table)
            assert one.run_on_loop(one.server.store.read(count)) == 0


def count_rows(connection: Connection, table: str) -> int:
    return connection.fetch(tuple[int], f"select count(*) from {table}")[0][0]


def test_lease_of_a_killed_process_ends(server: RunningServer) -> None:
    ann, ben = accounts(server, "Ann", "Ben")
    befriend(ann, ben)
    (mine, person), now = [each.get("/api/me")["me"]["id"] for each in (ann, ben)], 1_000_000

    def write(connection: Connection) -> list[bool]:
        friend_queries.write_online_leases(connection, "killed", [(person, now + 40_000)], now)
        return [friend_queries.list_friends(connection, mine, at)[0].is_online for at in (now, now + 40_001)]

    assert server.run_on_loop(server.server.store.write(write)) == [True, False]


def test_requests_are_limited(database_url: str) -> None:
    with two_nodes(database_url, rate_limit_factor=1.0) as (one, two):
        ann = NoRetryClient(one.url, "Ann")
        sign_up(ann)
        there = NoRetryClient(two.url)
        there.cookie = ann.cookie
        codes = [
            catch_refusal(lambda number=number: ask((ann, there)[number % 2], f"nobody{number}"))["code"]  # type: ignore[misc]
            for number in range(int(REQUEST_RATE.burst) + 3)
        ]
        assert codes == ["no-friend-account"] * int(REQUEST_RATE.burst) + ["too-many"] * 3


def test_limits_of_friends_and_requests(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friend_queries, "MAX_FRIENDS", 1)
    monkeypatch.setattr(friend_queries, "MAX_SENT_REQUESTS", 1)
    ann, ben, cid = accounts(server, "Ann", "Ben", "Cid")
    ask(ann, "ben")
    assert catch_refusal(lambda: ask(ann, "cid"))["code"] == "too-many-friend-requests"
    answer(ben)
    ask(ann, "cid")
    assert catch_refusal(lambda: answer(cid))["code"] == "too-many-friends"
    assert names(cid) == []
    assert names(cid, "received") == ["Ann"]


DAMAGE = (
    "delete from friends where person = (select id from people where login = 'ann')",
    "insert into blocks (person, blocked, at) select person, friend, 1 from friends",
    (
        "insert into friend_requests (sender, recipient, id, at, is_declined, is_withdrawn)"
        " select person, friend, 'x' || person, 1, false, false from friends"
    ),
)


@pytest.mark.parametrize("damage", DAMAGE)
def test_check_database_finds_wrong_rows(database_url: str, damage: str) -> None:
    with RunningServer(database_url) as server:
        befriend(*accounts(server, "Ann", "Ben"))
    execute_sql(database_from_url(database_url), damage)
    assert [each.what for each in check_database_integrity(database_url)] == ["friends"]
