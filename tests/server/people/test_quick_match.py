"""Quick match: everybody who waits is matched once, and never with somebody who is blocked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from friend_helpers import block, sign_up
from running_server import RunningServer, catch_refusal, http_fetch
from scripted_client import Client, Json, LiveClient
from store_helpers import execute_sql
from two_nodes import NoRetryClient, connect_at_node, two_nodes

from bastide.server.people import match_queue, match_routes
from bastide.server.people.friend_messages import MatchSettings
from bastide.server.people.match_routes import SEARCH_RATE, choose_bot
from bastide.server.store.database import Connection, database_from_url
from bastide.server.store.maintenance.check_database import check_database_integrity
from bastide.server.store.people import moderation_queries

GAME = {"game": "dominion"}


@pytest.fixture
def nodes(database_url: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    with two_nodes(database_url) as both:
        yield both
    assert check_database_integrity(database_url) == []


def connect_people(nodes: tuple[RunningServer, ...], *names: str) -> list[LiveClient]:
    """Connect people with accounts, at one node after the other."""
    clients = [nodes[number % len(nodes)].connect_person(name) for number, name in enumerate(names)]
    for client in clients:
        sign_up(client)
    return clients


def search(client: Client, **settings: object) -> Json:
    status: Json = client.post("/api/me/match", {**GAME, **settings})
    return status


def renew(client: Client) -> Json:
    status: Json = client.post("/api/me/match/renew", {})
    return status


def names_at(client: Client, table: str) -> set[str]:
    return {seat["name"] for seat in client.table(table)["seats"]}


def test_two_processes_match_everybody_once(nodes: tuple[RunningServer, RunningServer]) -> None:
    people = connect_people(nodes, *(f"Player{letter}" for letter in "ABCDEFGH"))
    block(people[0], people[1])
    block(people[3], people[2])
    with ThreadPoolExecutor(len(people)) as pool:
        list(pool.map(search, people))
        list(pool.map(renew, people))
    at = {table["id"]: client for client in people for table in client.get("/api/me/tables?status=playing")["tables"]}
    pairs = [names_at(client, table) for table, client in at.items()]
    played = Counter(name for pair in pairs for name in pair)
    assert set(played.values()) == {1}
    assert all(len(pair) == 2 for pair in pairs)
    # Two who have blocked each other may be left.
    left = {f"Player{letter}" for letter in "ABCDEFGH"} - played.keys()
    assert left in (set(), {"PlayerA", "PlayerB"}, {"PlayerC", "PlayerD"})
    assert {"PlayerA", "PlayerB"} not in pairs
    assert {"PlayerC", "PlayerD"} not in pairs


def test_match_starts_a_rated_game(nodes: tuple[RunningServer, RunningServer]) -> None:
    ann, ben = connect_people(nodes, "Ann", "Ben")
    waiting = search(ann, pace="correspondence")
    assert (waiting["table"], waiting["bot"], waiting["settings"]["pace"]) == (None, None, "correspondence")
    table = search(ben, pace="correspondence")["table"]
    assert renew(ann)["table"] == table
    shown = ann.table(table)["table"]
    assert (shown["status"], shown["hints"], shown["clock"]) == (
        "playing",
        False,
        {"kind": "move", "seconds": 3 * 86_400},
    )
    assert renew(ann)["settings"] is None, "the request has ended"
    search(ann, rated=False)
    assert ben.table(search(ben, rated=False)["table"])["table"]["hints"] is True


def test_only_fitting_people_are_matched(nodes: tuple[RunningServer, RunningServer], database_url: str) -> None:
    ann, ben, cid, dan = connect_people(nodes, "Ann", "Ben", "Cid", "Dan")
    rate = (
        "insert into ratings (person, game, pace, ladder, rating, deviation, games, at, listed_until)"
        " select id, 'dominion', 'live', 'people', 1700, 80, 30, 1, 1 from people where login = 'ben'"
    )
    execute_sql(database_from_url(database_url), rate)
    assert search(ann, max_difference=100)["table"] is None
    for settings in ({"max_difference": 500}, {"rated": False}, {"pace": "correspondence"}, {"game": "carcassonne"}):
        assert search(ben, **settings)["table"] is None
    assert search(cid, max_difference=200)["table"] is not None
    assert search(dan, max_difference=None)["table"] is None
    assert search(ben, max_difference=200)["table"] is not None, "the difference is exactly the limit"
    execute_sql(database_from_url(database_url), "delete from ratings")


def test_game_for_three_people(nodes: tuple[RunningServer, RunningServer]) -> None:
    people = connect_people(nodes, "Ann", "Ben", "Cid", "Dan")
    block(people[1], people[2])
    tables = [search(client, game="seven_wonders")["table"] for client in people]
    assert tables[:3] == [None] * 3
    assert names_at(people[3], tables[3]) == {"Ann", "Ben", "Dan"}


def test_request_ends_with_its_lease_and_by_leaving(
    nodes: tuple[RunningServer, RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, cid = connect_people(nodes, "Ann", "Ben", "Cid")
    monkeypatch.setattr(match_queue, "LEASE_MS", -60_000)
    search(ann)
    monkeypatch.setattr(match_queue, "LEASE_MS", 60_000)
    assert renew(ann)["settings"] is None
    assert search(ben)["table"] is None
    assert ben.post("/api/me/match/cancel", {})["settings"] is None
    assert search(cid)["table"] is None
    # The same person at another device and process keeps one request, and is never paired with itself.
    there = connect_at_node(nodes[0], cid)
    assert search(there)["table"] is None
    assert nodes[0].run_on_loop(nodes[0].server.store.read(count_requests)) == 1
    # Leaving after the match was made leads to the game.
    table = search(ann)["table"]
    assert cid.post("/api/me/match/cancel", {})["table"] == table


def count_requests(connection: Connection) -> int:
    return connection.fetch(tuple[int], "select count(*) from match_requests where people = '' and until > 1")[0][0]


def test_bot_is_offered_after_a_minute(
    nodes: tuple[RunningServer, RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    [ann] = connect_people(nodes, "Ann")
    monkeypatch.setattr(match_routes, "BOT_OFFER_MS", 0)
    assert search(ann)["bot"] == "medium"
    assert [choose_bot("dominion", rating) for rating in (900, 1310, 1650, 2500)] == [
        "beginner",
        "easy",
        "hard",
        "master",
    ]
    assert choose_bot("magpie", 1500)


def test_deleted_and_banned_people_are_not_matched(nodes: tuple[RunningServer, RunningServer]) -> None:
    ann, ben, cid = connect_people(nodes, "Ann", "Ben", "Cid")
    search(ann)
    ann.post("/api/me/delete", {"passphrase": "correct horse battery"})
    assert search(ben)["table"] is None
    banned = str(ben.get("/api/me")["me"]["id"])
    nodes[0].run_on_loop(nodes[0].server.store.write(partial(moderation_queries.ban_person, person=banned)))
    assert search(cid)["table"] is None


def test_deleted_opponent_before_the_game_begins(nodes: tuple[RunningServer, RunningServer]) -> None:
    ann, ben = connect_people(nodes, "Ann", "Ben")
    server = nodes[0].server
    ids = [str(each.get("/api/me")["me"]["id"]) for each in (ann, ben)]
    settings = MatchSettings("dominion")
    for person in ids:  # the process is killed before it opens the table
        join = partial(match_queue.join_queue, person=person, settings=settings, now=server.service.now_ms())
        nodes[0].run_on_loop(server.store.write(join))
    ben.post("/api/me/delete", {"passphrase": "correct horse battery"})
    status = renew(ann)
    assert (status["table"], status["settings"]["game"]) == (None, "dominion")


def test_process_that_dies_before_opening_the_table(nodes: tuple[RunningServer, RunningServer]) -> None:
    ann, ben = connect_people(nodes, "Ann", "Ben")
    server = nodes[0].server
    settings = MatchSettings("dominion")
    for client in (ann, ben):
        person = str(client.get("/api/me")["me"]["id"])
        join = partial(match_queue.join_queue, person=person, settings=settings, now=server.service.now_ms())
        nodes[0].run_on_loop(server.store.write(join))
    with ThreadPoolExecutor(2) as pool:
        tables = [status["table"] for status in pool.map(renew, (ann, ben))]
    assert tables[0] == tables[1]
    assert names_at(ann, tables[0]) == {"Ann", "Ben"}


def test_guests_wrong_requests_and_floods_are_refused(database_url: str) -> None:
    with RunningServer(database_url, settings={"rate_limit_factor": 1.0}) as server:
        guest = server.connect_person("Guest")
        for path, body in (("", GAME), ("/renew", {}), ("/cancel", {})):
            problem = catch_refusal(lambda path=path, body=body: guest.post(f"/api/me/match{path}", body))  # type: ignore[misc]
            assert (problem["status"], problem["code"]) == (403, "match-account")
        ann = NoRetryClient(server.url, "Ann")
        sign_up(ann)
        for wrong in ({"game": "chess"}, {"pace": "fast"}, {"max_difference": 1}, {"max_difference": 10**9}):
            assert catch_refusal(lambda wrong=wrong: search(ann, **wrong))["status"] in (400, 404)  # type: ignore[misc]
        codes = []
        for _ in range(int(SEARCH_RATE.burst) + 1):
            try:
                search(ann)
            except Exception as refused:
                codes.append(getattr(refused, "problem", {}).get("code"))
        assert codes[-1:] == ["too-many"]
        metrics = http_fetch(server.url, "/metrics").text
        assert "bastide_match_requests" in metrics
        assert "bastide_match_wait_seconds" in metrics


def test_check_database_finds_a_wrong_request(database_url: str) -> None:
    with RunningServer(database_url) as server:
        search(*connect_people((server,), "Ann"))
    execute_sql(database_from_url(database_url), "update match_requests set table_id = 'x'")
    assert [each.what for each in check_database_integrity(database_url)] == ["match-requests"]
