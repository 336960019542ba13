"""Error rates: stored by the review of a game of one's own, private, exported and deleted with the person."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from running_server import RunningServer, expect_refusal, open_practice_table
from scripted_client import Json, LiveClient
from table_harness import ME, OPEN, TableHarness
from two_nodes import wait_until

from bastide.hosting.analysis.review_routes import is_own_play
from bastide.hosting.storage.error_rate_store import MAX_SHOWN_GAMES, ErrorRate, ReviewedSeat
from bastide.server.store.tables.error_rate_queries import DatabaseErrorRateRepository, list_error_rates
from bastide.tables import messages as wire


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    url = f"sqlite:///{tmp_path_factory.mktemp('rates') / 'test.db'}"
    with RunningServer(url, settings={"review_rollouts": 8}) as server:
        yield server


def play_and_resign(client: LiveClient, decisions: int) -> str:
    """Play some decisions of a practice game of Dominion, and resign; returns the table."""
    shown = open_practice_table(client, "dominion")
    table: str = shown["table"]["id"]
    for _ in range(decisions):
        while not shown["decision"]:
            shown = client.get(f"/api/tables/{table}?since={shown['seq']}&wait=10")
        client.post(
            f"/api/tables/{table}/act",
            {"position": shown["position"], "actions": [shown["decision"]["actions"][0]["action"]]},
        )
        shown = client.get(f"/api/tables/{table}")
    client.do(table, "resign")
    return table


def review_own_game(client: LiveClient, table: str) -> Json:
    found: Json = client.post(f"/api/tables/{table}/review", {})
    for _ in range(60):
        if found["finished"]:
            return found
        found = client.get(f"/api/reviews/{found['id']}?wait=5")
    raise AssertionError(f"not finished: {found}")


def rates_of(client: LiveClient) -> list[Json]:
    rates: list[Json] = client.get("/api/me/error-rates")["games"]
    return rates


def test_review_of_a_game_stores_the_error_rate_of_its_player(running: RunningServer) -> None:
    ann, eve = running.connect_person("Ann"), running.connect_person("Eve")
    table = play_and_resign(ann, 4)
    assert rates_of(ann) == []
    assert expect_refusal(eve, f"/api/tables/{table}/review", {})["status"] in (403, 404)
    found = review_own_game(ann, table)
    wait_until(lambda: rates_of(ann) != [])
    (rate,) = rates_of(ann)
    seat = ann.table(table)["you"]
    assert (rate["table"], rate["game"], rate["decisions"]) == (table, "dominion", found["decisions"][seat])
    assert rate["decisions"] > 0
    assert (rate["cost"], rate["point_cost"]) == (found["costs"][seat], found["point_costs"][seat])
    # Asking again, when the review is known, changes nothing. Nobody else sees it.
    assert review_own_game(ann, table)["id"] == found["id"]
    assert rates_of(ann) == [rate]
    assert rates_of(eve) == []
    assert ann.get("/api/me/everything")["error_rates"] == [rate]
    # A review of the record by anybody gives the same result, and stores nothing.
    again = eve.post("/api/reviews", {"record": ann.get(f"/api/tables/{table}/record")})
    assert again["id"] == found["id"]
    assert rates_of(eve) == []


def test_error_rates_are_deleted_with_the_person(running: RunningServer) -> None:
    bea = running.connect_person("Bea")
    table = play_and_resign(bea, 2)
    review_own_game(bea, table)
    wait_until(lambda: rates_of(bea) != [])
    store = running.server.store
    sql = "select count(*) from error_rates where table_id = ?"

    def count() -> int:
        return running.run_on_loop(store.read(lambda c: c.fetch(tuple[int], sql, [table])))[0][0]

    assert count() == 1
    bea.post("/api/me/delete", {})
    assert count() == 0


def test_running_game_is_not_reviewed(running: RunningServer) -> None:
    cid = running.connect_person("Cid")
    table = open_practice_table(cid, "dominion")["table"]["id"]
    assert expect_refusal(cid, f"/api/tables/{table}/review", {})["code"] == "not-finished"


def test_only_the_last_games_are_listed_and_a_later_review_replaces_the_first(running: RunningServer) -> None:
    dan = running.connect_person("Dan")
    person, store = dan.get("/api/me")["me"]["id"], running.server.store
    tables = [open_practice_table(dan, "magpie")["table"]["id"] for _ in range(2)]

    def save(table: str, at: int, cost: float, who: str = person) -> None:
        seat = ReviewedSeat(who, table, 0, at)
        rate = ErrorRate(10, cost, 1.0)
        running.run_on_loop(store.write(lambda c: DatabaseErrorRateRepository(c).save(seat, "magpie", rate)))

    save(tables[0], 2_000, 0.3)
    save(tables[1], 1_000, 0.2)
    save(tables[0], 2_000, 0.1)
    save("gone", 3_000, 0.1)
    save(tables[0], 3_000, 0.1, "nobody")
    assert [(each["table"], each["cost"]) for each in rates_of(dan)] == [(tables[1], 0.2), (tables[0], 0.1)]
    assert MAX_SHOWN_GAMES > 2
    assert running.run_on_loop(store.read(lambda c: list_error_rates(c, ["nobody"]))) == []


def test_moves_of_a_bot_are_not_counted() -> None:
    desk = TableHarness("dominion", (ME, OPEN))
    assert is_own_play(desk.table, 0)
    desk.execute("Ann", wire.Replace(table="desk", seat=0))
    desk.execute("Ann", wire.ReturnToGame(table="desk"))
    assert not is_own_play(desk.table, 0)
    assert is_own_play(desk.table, 1)
