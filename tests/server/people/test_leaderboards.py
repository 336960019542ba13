"""Leaderboards over HTTP: who is listed, places, pages, bots, and a real game with a bot."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.parse import urlencode

import pytest
from running_server import RunningServer, catch_refusal, http_fetch
from scripted_client import Client, is_asked
from store_helpers import execute_sql

from bastide.cli.app import run_command_line
from bastide.server.ratings.bot_anchors import load_bot_anchors
from bastide.server.ratings.leaderboard_routes import MAX_START, PAGE_SIZE
from bastide.server.store.database import database_from_url

PASSPHRASE = "a long passphrase"
FAR = int(time.time() * 1000) + 10**9


class RatedPeople:
    """A server, and people with ratings in its database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.server = RunningServer(url)

    def add(self, account: str, rating: float, **more: Any) -> None:
        """Add a person with a certain rating."""
        row = {"pace": "live", "ladder": "people", "deviation": 60, "until": FAR, "login": account, **more}
        found = database_from_url(self.url)
        execute_sql(
            found,
            "insert into people (id, name, login, created, changed, settings)"
            " values (:id, :name, :login, 0, 0, :settings)",
            **{"id": account, "name": account.title(), "settings": None, **row},
        )
        self.rate(account, rating, **row)

    def rate(self, id: str, rating: float, **more: Any) -> None:
        row = {"pace": "live", "ladder": "people", "deviation": 60, "until": FAR, **more}
        execute_sql(
            database_from_url(self.url),
            "insert into ratings (person, game, pace, ladder, rating, deviation, games, at, listed_until)"
            " values (:id, 'dominion', :pace, :ladder, :rating, :deviation, 30, :at, :until)",
            **{"id": id, "rating": rating, "at": int(time.time() * 1000), **row},
        )

    def account(self, name: str) -> Client:
        client = Client(self.server.url, name)
        client.post("/api/me/account", {"account": name, "passphrase": PASSPHRASE})
        return client


@pytest.fixture
def rated(database_url: str) -> Iterator[RatedPeople]:
    scene = RatedPeople(database_url)
    yield scene
    scene.server.stop()


def board(client: Client, **query: object) -> Any:
    return client.get(f"/api/leaderboards/dominion?{urlencode(query)}")


def names(client: Client, **query: object) -> list[str]:
    return [each["name"] or each["bot"] for each in board(client, **query)["entries"]]


def save_settings(client: Client, **settings: object) -> None:
    body = {"settings": settings}
    assert http_fetch(client.server, "/api/me/settings", body, "PUT", Cookie=client.cookie).status == 200


def test_only_accounts_with_active_and_certain_ratings_are_listed(rated: RatedPeople) -> None:
    ann = rated.account("ann")
    me = ann.get("/api/me")["me"]["id"]
    rated.rate(me, 1600)
    rated.add("ben", 1700)
    rated.add("cleo", 1550)
    rated.add("guest", 1900, login=None)
    rated.add("new", 1900, until=0, deviation=150)
    rated.add("gone", 1900, until=1)
    rated.add("shy", 1900, settings='{"theme":"dark","leaderboards":false}')
    rated.add("quoting", 1500, settings='{"note":"\\"leaderboards\\":false"}')
    rated.add("slow", 1900, pace="correspondence")
    assert names(ann) == ["Ben", "ann", "Cleo", "Quoting"]
    assert names(ann, pace="correspondence") == ["Slow"]
    found = board(ann)
    assert found["people"] == 4
    assert [each["place"] for each in found["entries"]] == [1, 2, 3, 4]
    assert [each["you"] for each in found["entries"]] == [False, True, False, False]
    assert found["you"] == {"rating": 1600, "games": 30, "provisional": False, "place": 2, "unlisted": ""}
    # A visitor without a name sees the list too.
    stranger = Client(rated.server.url)
    assert names(stranger) == names(ann)
    assert board(stranger)["you"] is None
    # A ban, a deletion and the own wish take effect at once.
    assert run_command_line(["admin", "ban", "ben", "--database", rated.url, "--json"]) == 0
    assert names(ann) == ["ann", "Cleo", "Quoting"]
    assert run_command_line(["admin", "delete-person", "cleo", "--yes", "--database", rated.url, "--json"]) == 0
    assert names(ann) == ["ann", "Quoting"]
    save_settings(ann, leaderboards=False)
    assert names(ann) == ["Quoting"]
    assert board(ann)["you"]["unlisted"] == "hidden"
    save_settings(ann, leaderboards=True)
    assert board(ann)["you"]["place"] == 1


def test_reasons_why_somebody_is_not_listed(rated: RatedPeople) -> None:
    ann, guest = rated.account("ann"), Client(rated.server.url, "Guest")
    assert board(ann)["you"] is None
    rated.rate(guest.get("/api/me")["me"]["id"], 1700)
    assert board(guest)["you"]["unlisted"] == "guest"
    me = ann.get("/api/me")["me"]["id"]
    rated.rate(me, 1600, until=0, deviation=150)
    assert board(ann)["you"] == {
        "rating": 1600,
        "games": 30,
        "provisional": True,
        "place": None,
        "unlisted": "provisional",
    }
    execute_sql(database_from_url(rated.url), "update ratings set deviation = 60, listed_until = 1")
    assert board(ann)["you"]["unlisted"] == "inactive"


def test_blocked_people_have_no_name(rated: RatedPeople) -> None:
    ann = rated.account("ann")
    rated.add("ben", 1700)
    rated.add("cleo", 1600)
    me = ann.get("/api/me")["me"]["id"]
    execute_sql(database_from_url(rated.url), "insert into blocks (person, blocked, at) values (:me, 'ben', 0)", me=me)
    fresh = Client(rated.server.url)
    fresh.post("/api/me/sign-in", {"account": "ann", "passphrase": PASSPHRASE})
    assert [(each["place"], each["name"]) for each in board(fresh)["entries"]] == [(1, ""), (2, "Cleo")]


def test_pages_and_bots_between_the_people(rated: RatedPeople) -> None:
    bots = load_bot_anchors()["dominion"]
    for number in range(2 * PAGE_SIZE + 5):
        rated.add(f"p{number:03}", 2100 - 10 * number, ladder="bots")
    client = Client(rated.server.url, "Ann")
    pages = [board(client, ladder="bots", start=start) for start in range(0, 3 * PAGE_SIZE, PAGE_SIZE)]
    assert {page["people"] for page in pages} == {2 * PAGE_SIZE + 5}
    entries = [each for page in pages for each in page["entries"]]
    assert [each["place"] for each in entries if not each["bot"]] == list(range(1, 2 * PAGE_SIZE + 6))
    assert {each["bot"]: each["rating"] for each in entries if each["bot"]} == bots
    assert len(entries) == 2 * PAGE_SIZE + 5 + len(bots)
    ratings = [each["rating"] for each in entries]
    assert ratings == sorted(ratings, reverse=True)
    assert board(client, ladder="bots", start=1000)["entries"] == []
    assert names(client) == [], "no bots among the people"


def test_bad_requests_are_refused(rated: RatedPeople) -> None:
    client = Client(rated.server.url, "Ann")
    for query in ({"pace": "fast"}, {"ladder": "all"}, {"start": "-1"}, {"start": MAX_START + 1}, {"start": "x"}):
        assert catch_refusal(partial(board, client, **query))["code"] == "bad-message"
    assert catch_refusal(lambda: client.get("/api/leaderboards/chess"))["code"] == "unknown-game"


def test_game_with_a_bot_gives_a_rating_that_is_exported_and_deleted(rated: RatedPeople) -> None:
    ann = rated.account("ann")
    wish = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], "hints": False}
    table = ann.post("/api/tables", {**wish, "start": True})["table"]
    shown = ann.table(table)
    for _ in range(4):
        while not is_asked(shown):
            shown = ann.table(table, since=shown["seq"], wait=10)
        action = shown["decision"]["actions"][0]["action"]
        ann.do(table, "act", position=shown["position"], actions=[action])
        shown = ann.table(table)
    while not is_asked(shown):  # the bot has acted
        shown = ann.table(table, since=shown["seq"], wait=10)
    ann.do(table, "resign")
    [rating] = ann.get("/api/me/ratings")["ratings"]
    assert (rating["game"], rating["ladder"], rating["games"]) == ("carcassonne", "bots", 1)
    assert rating["rating"] < 1500
    everything = ann.get("/api/me/everything")
    assert [each["ladder"] for each in everything["ratings"]] == ["bots"]
    assert [each["table"] for each in everything["rated_games"]] == [table]
    assert run_command_line(["check-database", "--database", rated.url, "--json"]) == 0
    ann.post("/api/me/delete", {"passphrase": PASSPHRASE})
    connection = database_from_url(rated.url).connect()
    assert connection.fetch(tuple[int], "select count(*) from ratings") == [(0,)]
    assert connection.fetch(
        tuple[int], "select count(*) from rating_history where person = ?", [everything["names"][0]["id"]]
    ) == [(0,)]
    connection.close()
