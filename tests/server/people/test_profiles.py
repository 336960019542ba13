"""Profiles over HTTP: results, ratings, favourites, history with filters, records, and who may see what."""

from __future__ import annotations

import io
import json
import time
import zipfile
from collections.abc import Iterator
from functools import partial
from typing import Any
from urllib.parse import urlencode

import pytest
from running_server import RunningServer, catch_refusal, http_fetch
from scripted_client import Client, is_asked

from bastide.cli.app import run_command_line
from bastide.server.profiles.game_history import MAX_EXAMINED_GAMES, PAGE_SIZE
from bastide.server.profiles.profile_builder import MAX_GAMES, MAX_GAMES_WITH_OPTIONS
from bastide.server.store.database import Connection, SqlValue, database_from_url
from bastide.server.store.tables.played_game_queries import (
    LATEST,
    SELECT_GAMES,
    SELECT_OPTIONS,
    list_played_games,
)

PASSPHRASE = "a long passphrase"
DAY_MS = 86_400_000
NOW = int(time.time() * 1000)
INSERT_TABLE = (
    "insert into tables (id, seq, created_at, updated_at, game, status, public, people, wake_at, line)"
    " values (?, 1, 0, 0, ?, 'finished', ?, '', null, '{}')"
)
INSERT_RESULT = (
    "insert into results (table_id, seat, person, name, game, place, score, at, rating, bot, pace)"
    " values (?, ?, ?, ?, ?, ?, 10, ?, null, ?, 'live')"
)


class PlayedGames:
    """A server, accounts, and finished games written directly into its database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.server = RunningServer(url)
        self.ids: dict[str, str] = {}
        self.games = 0

    def account(self, name: str) -> Client:
        client = Client(self.server.url, name)
        client.post("/api/me/account", {"account": name, "passphrase": PASSPHRASE})
        self.ids[name] = client.get("/api/me")["me"]["id"]
        return client

    def connect(self) -> Connection:
        return database_from_url(self.url).connect()

    def execute(self, sql: str, *values: object) -> None:
        connection = self.connect()
        connection.begin()
        connection.execute(sql, list(values))  # type: ignore[arg-type]  # values of columns
        connection.commit()
        connection.close()

    def add(self, *seats: str, places: list[int], ago: float = 0, **more: Any) -> str:
        """Add a game that ended so many days ago. A seat is an account or person id, or ``bot:LEVEL``."""
        facts = {"game": "dominion", "public": True, "options": {}, "table": f"game-{self.games:05}", **more}
        self.games += 1
        table = str(facts["table"])
        connection = self.connect()
        connection.begin()
        connection.execute(INSERT_TABLE, [table, facts["game"], facts["public"]])
        started = json.dumps({"seed": "1", "hash": "", "kept": [0], "rules": 1, "options": facts["options"]})
        sql = "insert into entries (table_id, seq, kind, seat, data, at) values (?, 1, 'started', -1, ?, 0)"
        connection.execute(sql, [table, started])
        for seat, (who, place) in enumerate(zip(seats, places, strict=True)):
            bot = who.removeprefix("bot:") if who.startswith("bot:") else None
            person = "" if bot else self.ids.get(who, who)
            name = "" if bot else who.title()
            at = NOW - int(ago * DAY_MS)
            connection.execute(INSERT_RESULT, [table, seat, person, name, facts["game"], place, at, bot])
        connection.commit()
        connection.close()
        return table

    def profile(self, client: Client, of: str) -> Any:
        return client.get(f"/api/profiles/{self.ids[of]}")

    def history(self, client: Client, of: str, **query: object) -> Any:
        return client.get(f"/api/profiles/{self.ids[of]}/games?{urlencode(query)}")

    def tables(self, client: Client, of: str, **query: object) -> list[str]:
        return [game["table"] for game in self.history(client, of, **query)["games"]]

    def refusal(self, client: Client, of: str) -> str:
        found = {str(catch_refusal(partial(each, client, of))["code"]) for each in (self.profile, self.history)}
        assert len(found) == 1
        return found.pop()


@pytest.fixture
def played(database_url: str) -> Iterator[PlayedGames]:
    scene = PlayedGames(database_url)
    yield scene
    scene.server.stop()


def test_results_streaks_opponents_and_days(played: PlayedGames) -> None:
    ann, ben = played.account("ann"), played.account("ben")
    played.add("ann", "ben", places=[1, 2], ago=1)
    played.add("ann", "ben", "bot:easy", places=[1, 1, 3], ago=2)
    played.add("ben", "ann", places=[1, 2], ago=3)
    played.add("ann", "ben", places=[1, 2], ago=4)
    played.add("ann", "bot:easy", places=[2, 1], ago=4, game="carcassonne")
    played.add("ann", "Gast", places=[1, 2], ago=400)
    found = played.profile(ann, "ann")
    assert (found["name"], found["is_own"], found["is_listed"], found["games"]) == ("ann", True, True, 6)
    assert not found["has_older_games"]
    assert found["results"] == [
        {"game": "carcassonne", "against": "bots", "games": 1, "won": 0, "shared": 0, "streak": 0, "longest_streak": 0},
        {"game": "dominion", "against": "people", "games": 5, "won": 3, "shared": 1, "streak": 2, "longest_streak": 2},
    ]
    opponents = [
        (each["name"], each["bot"], each["profile"], each["ahead"], each["level"], each["behind"])
        for each in found["opponents"]
    ]
    assert opponents == [
        ("ben", "", played.ids["ben"], 2, 1, 1),
        ("", "easy", "", 1, 0, 1),
        ("Gast", "", "", 1, 0, 0),
    ]
    today = NOW // DAY_MS
    assert [(each["day"] - today, each["games"]) for each in found["days"]] == [(-4, 2), (-3, 1), (-2, 1), (-1, 1)]
    # Ben sees the same games, but not who without an account has played.
    seen = played.profile(ben, "ann")
    assert not seen["is_own"]
    assert seen["results"] == found["results"]
    assert [each["name"] or each["bot"] for each in seen["opponents"]] == ["ben", "easy"]


def test_ratings_over_time_and_puzzles(played: PlayedGames) -> None:
    ann = played.account("ann")
    me = played.ids["ann"]
    for number, (days, rating) in enumerate([(3, 1510.0), (3, 1525.0), (1, 1490.0)], 1):
        played.execute(
            "insert into rating_history (number, seat, table_id, game, pace, ladder, person, bot, place, helped, at,"
            " rating, deviation, games) values (?, 0, 't', 'dominion', 'live', 'people', ?, '', 1, ?, ?, ?, 150, ?)",
            *(number, me, False, NOW - days * DAY_MS, rating, number),
        )
    played.execute(
        "insert into ratings (person, game, pace, ladder, rating, deviation, games, at, listed_until)"
        " values (?, 'dominion', 'live', 'people', 1490, 150, 3, ?, 0)",
        *(me, NOW - DAY_MS),
    )
    played.execute(
        "insert into solvers (person, game, rating, deviation, answers, seen, days, last, longest)"
        " values (?, 'dominion', 1720, 60, 12, ?, 4, ?, 9)",
        *(me, NOW // DAY_MS, NOW // DAY_MS - 2),
    )
    found = played.profile(ann, "ann")
    [series] = found["ratings"]
    assert (series["game"], series["rating"], series["games"], series["provisional"]) == ("dominion", 1490, 3, True)
    today = NOW // DAY_MS
    assert series["points"] == [
        {"day": today - 3, "rating": 1525, "deviation": 150},
        {"day": today - 1, "rating": 1490, "deviation": 150},
    ]
    assert found["puzzles"] == [
        {"game": "dominion", "rating": 1720, "answers": 12, "streak": 0, "longest_streak": 9}
    ], "a streak that ended two days ago is over"


def test_favourites_are_the_options_of_the_own_seat(played: PlayedGames) -> None:
    ann = played.account("ann")
    played.add("ann", "bot:easy", places=[1, 2], options={"kingdom": ["chapel", "moat"], "sets": ["base2"]})
    played.add("ann", "bot:easy", places=[2, 1], options={"kingdom": ["moat"]})
    boards = {"boards": ["gizah", "rhodos", "olympia"], "sides": ["day", "day", "night"]}
    wonders = played.add("bot:easy", "ann", "bot:easy", places=[2, 1, 3], game="seven_wonders", options=boards)
    modules = {"modules": ["base", "inns"]}
    played.add("ann", "bot:easy", places=[1, 1], game="carcassonne", options=modules, ago=1)
    played.add("ann", "bot:easy", places=[1, 2], game="no_longer_installed", options=modules, ago=2)
    found = [
        (each["game"], each["option"], each["value"], each["games"], each["won"])
        for each in played.profile(ann, "ann")["favourites"]
    ]
    assert found == [
        ("carcassonne", "modules", "inns", 1, 1),
        ("dominion", "kingdom", "moat", 2, 1),
        ("dominion", "kingdom", "chapel", 1, 1),
        ("seven_wonders", "boards", "rhodos", 1, 1),
    ]
    assert played.tables(ann, "ann", option="boards", value="rhodos") == [wonders]
    assert played.tables(ann, "ann", option="boards", value="gizah") == []
    assert len(played.tables(ann, "ann", option="kingdom", value="moat")) == 2
    assert len(played.tables(ann, "ann", option="modules", value="inns", game="carcassonne")) == 1


def test_history_filters_and_pages(played: PlayedGames) -> None:
    ann = played.account("ann")
    played.account("ben")
    first = played.add("ann", "ben", places=[1, 2], ago=50)
    # Several games end in the same millisecond.
    many = [played.add("ann", "bot:hard", places=[2, 1], ago=40) for _ in range(2 * PAGE_SIZE)]
    tied = played.add("ben", "ann", places=[1, 1], ago=30, game="carcassonne")
    shown: list[str] = []
    page = played.history(ann, "ann")
    while True:
        assert len(page["games"]) <= PAGE_SIZE
        shown += [game["table"] for game in page["games"]]
        if page["more"] is None:
            break
        page = played.history(ann, "ann", before=page["more"])
    assert shown == [tied, *sorted(many, reverse=True), first]
    game = played.history(ann, "ann", game="carcassonne")["games"][0]
    assert (game["table"], game["result"], game["seat"]) == (tied, "shared", 1)
    assert [(seat["name"], seat["profile"]) for seat in game["seats"]] == [
        ("Ben", played.ids["ben"]),
        ("Ann", ""),
    ], "with links to the profiles of the others"
    assert played.tables(ann, "ann", result="won") == [first]
    assert played.tables(ann, "ann", result="shared") == [tied]
    assert played.tables(ann, "ann", opponent="BEN") == [tied, first]
    assert played.tables(ann, "ann", opponent="ann") == []
    assert len(played.tables(ann, "ann", opponent="hard")) == PAGE_SIZE
    assert played.tables(ann, "ann", since=NOW - 35 * DAY_MS) == [tied]
    assert played.tables(ann, "ann", until=NOW - 45 * DAY_MS) == [first]
    assert played.tables(ann, "ann", opponent="%") == []
    for query in (
        {"result": "best"},
        {"since": "-1"},
        {"before": "x.y"},
        {"before": "9" * 20 + ".x"},
        {"opponent": "x" * 101},
    ):
        assert catch_refusal(partial(played.history, ann, "ann", **query))["code"] == "bad-message"


def test_who_sees_a_profile(played: PlayedGames) -> None:
    ann, ben, cleo = played.account("ann"), played.account("ben"), played.account("cleo")
    table = played.add("ann", "ben", places=[1, 2])
    played.execute("insert into blocks (person, blocked, at) values (?, ?, 0)", played.ids["ann"], "somebody")
    guest = Client(played.server.url, "Guest")
    assert played.profile(ben, "ann")["games"] == 1
    assert ben.get(f"/api/tables/{table}/profiles")["profiles"] == [played.ids["ann"], played.ids["ben"]]
    # Guests, and visitors without a name.
    assert played.refusal(guest, "ann") == "no-profile"
    assert guest.get(f"/api/tables/{table}/profiles")["profiles"] == ["", ""]
    assert played.refusal(Client(played.server.url), "ann") == "who-are-you"
    # Unknown people, guests and bots have none.
    played.ids |= {"guest": guest.get("/api/me")["me"]["id"], "nobody": "nobody", "robot": "bot:x", "empty": "%20"}
    for who in ("guest", "nobody", "robot", "empty"):
        assert played.refusal(ann, who) == "no-profile"
    assert played.refusal(guest, "guest") == "no-profile"
    # Nobody else sees people who are not listed.
    settings = {"settings": {"leaderboards": False}}
    assert http_fetch(ann.server, "/api/me/settings", settings, "PUT", Cookie=ann.cookie).status == 200
    assert played.refusal(ben, "ann") == "no-profile"
    assert not played.profile(ann, "ann")["is_listed"]
    assert ben.get(f"/api/tables/{table}/profiles")["profiles"] == ["", played.ids["ben"]]
    assert played.profile(ben, "ben")["opponents"][0]["profile"] == ""
    assert played.profile(cleo, "ben")["opponents"] == [], "strangers do not see an opponent who is not listed"
    settings = {"settings": {"leaderboards": True}}
    assert http_fetch(ann.server, "/api/me/settings", settings, "PUT", Cookie=ann.cookie).status == 200
    # A ban, also of a guest who became the account, and a deletion.
    assert run_command_line(["admin", "ban", "ann", "--database", played.url, "--json"]) == 0
    assert played.refusal(ben, "ann") == "no-profile"
    assert run_command_line(["admin", "unban", "ann", "--database", played.url, "--json"]) == 0
    assert played.profile(ben, "ann")["games"] == 1
    ann.post("/api/me/delete", {"passphrase": PASSPHRASE})
    assert played.refusal(ben, "ann") == "no-profile"
    assert [each["name"] for each in played.profile(ben, "ben")["opponents"]] == []
    assert [seat["name"] for seat in played.history(ben, "ben")["games"][0]["seats"]] == ["", "Ben"]


@pytest.mark.parametrize("blocker", ["ann", "ben"])
@pytest.mark.parametrize("as_guest", [False, True])
def test_blocked_people_do_not_see_each_other(played: PlayedGames, blocker: str, as_guest: bool) -> None:
    """Also if the block is older than the account, when the person was a guest."""
    played.account("ann")
    played.account("ben")
    table = played.add("ann", "ben", places=[1, 2])
    blocked = played.ids["ben" if blocker == "ann" else "ann"]
    if as_guest:
        played.execute(
            "insert into people (id, name, created, changed, merged_into) values ('old', 'Old', 0, 0, ?)", blocked
        )
        blocked = "old"
    played.execute("insert into blocks (person, blocked, at) values (?, ?, 0)", played.ids[blocker], blocked)
    for viewer, other in (("ann", "ben"), ("ben", "ann")):
        client = Client(played.server.url)
        client.post("/api/me/sign-in", {"account": viewer, "passphrase": PASSPHRASE})
        assert played.refusal(client, other) == "no-profile"
        assert played.profile(client, viewer)["games"] == 1
        profiles = client.get(f"/api/tables/{table}/profiles")["profiles"]
        assert [bool(each) for each in profiles] == [viewer == "ann", viewer == "ben"]


def test_games_at_private_tables_are_shown_to_those_who_played(played: PlayedGames) -> None:
    ann, ben, cleo = played.account("ann"), played.account("ben"), played.account("cleo")
    private = played.add("ann", "ben", places=[1, 2], public=False, options={"kingdom": ["chapel"]})
    public = played.add("ann", "bot:easy", places=[2, 1], ago=1)
    for client, tables in ((ann, [private, public]), (ben, [private, public]), (cleo, [public])):
        found = played.profile(client, "ann")
        assert played.tables(client, "ann") == tables
        assert found["games"] == len(tables)
        assert sum(each["games"] for each in found["results"]) == len(tables)
        assert sum(each["games"] for each in found["days"]) == len(tables)
        assert len(found["favourites"]) == len(tables) - 1
        assert len(found["opponents"]) == len(tables)
    assert cleo.get(f"/api/tables/{private}/profiles")["profiles"] == []
    assert ben.get(f"/api/tables/{private}/profiles")["profiles"] == [played.ids["ann"], played.ids["ben"]]
    # An account has the games of the guest that it was.
    guest = Client(played.server.url, "Guest")
    played.ids["guest"] = guest.get("/api/me")["me"]["id"]
    old = played.add("guest", "ann", places=[1, 2], ago=2, public=False)
    assert played.tables(cleo, "ann") == [public]
    guest.post("/api/me/sign-in", {"account": "cleo", "passphrase": PASSPHRASE})
    assert played.tables(guest, "cleo") == [old]
    assert played.tables(guest, "ann") == [public, old]
    assert played.profile(guest, "ann")["opponents"][1]["profile"] == played.ids["cleo"]


def test_records_of_own_games_as_zip(played: PlayedGames) -> None:
    ann, ben = played.account("ann"), played.account("ben")
    wish = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}], "start": True}
    tables = []
    for _ in range(2):
        table = ann.post("/api/tables", wish)["table"]
        shown = ann.table(table)
        while not is_asked(shown):
            shown = ann.table(table, since=shown["seq"], wait=10)
        ann.do(table, "act", position=shown["position"], actions=[shown["decision"]["actions"][0]["action"]])
        ann.do(table, "resign")
        tables.append(table)
    played.add("ann", "ben", places=[1, 2])  # has no log that can be replayed
    archive = download(ann)
    assert sorted(name.split("-carcassonne-")[1] for name in archive.namelist()) == sorted(
        f"{table}.record" for table in tables
    )
    for name in archive.namelist():
        table = name.split("-carcassonne-")[1].removesuffix(".record")
        answer = http_fetch(ann.server, f"/api/tables/{table}/record", Cookie=ann.cookie)
        assert archive.read(name).decode() == answer.text
    assert download(ann, result="won").namelist() == []
    assert len(download(ann, result="lost", game="carcassonne").namelist()) == 2
    assert download(ben).namelist() == []
    assert catch_refusal(lambda: Client(played.server.url).get("/api/me/records"))["code"] == "who-are-you"


def download(client: Client, **query: object) -> zipfile.ZipFile:
    answer = http_fetch(client.server, f"/api/me/records?{urlencode(query)}", Cookie=client.cookie)
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/zip"
    return zipfile.ZipFile(io.BytesIO(answer.body))


def test_account_with_many_games_costs_no_more(played: PlayedGames) -> None:
    """All queries of 100,000 games use the index, and read a limited number of games."""
    ann, ben = played.account("ann"), played.account("ben")
    total = 100_000
    connection = played.connect()
    connection.begin()
    numbers = f"with recursive n(i) as (select 1 union all select i + 1 from n where i < {total})"
    connection.execute(
        "insert into tables (id, seq, created_at, updated_at, game, status, public, people, wake_at, line)"
        f" {numbers} select 'big-' || i, 1, 0, 0, 'dominion', 'finished', i % 2 = 0, '', null, '{{}}' from n"
    )
    for seat, (person, bot) in enumerate(((played.ids["ann"], None), ("", "easy"))):
        connection.execute(
            "insert into results (table_id, seat, person, name, game, place, score, at, rating, bot, pace)"
            f" {numbers} select 'big-' || i, {seat}, ?, '', 'dominion', {seat + 1}, 0, i, null, ?, 'live' from n",
            [person, bot],
        )
    connection.execute(
        "insert into entries (table_id, seq, kind, seat, data, at)"
        f" {numbers} select 'big-' || i, 1, 'started', -1, '{{\"options\":{{\"kingdom\":[\"moat\"]}}}}', 0 from n"
    )
    connection.commit()
    connection.execute("analyze")
    queries: list[tuple[str, list[SqlValue]]] = [
        (SELECT_GAMES, [played.ids["ann"], LATEST[0], LATEST[0], LATEST[1], 250]),
        (SELECT_OPTIONS.format(marks="?"), ["big-1"]),
    ]
    for sql, values in queries:
        explain = "explain " if played.url.startswith("postgres") else "explain query plan "
        plan = "\n".join(str(row) for row in connection.fetch(tuple[object, ...], explain + sql, values))
        assert "SCAN results" not in plan, plan
        assert "SCAN tables" not in plan, plan
        assert "SCAN entries" not in plan, plan
        assert "Seq Scan" not in plan, plan
    assert len(list_played_games(connection, [played.ids["ann"]], 250)) == 250
    connection.close()
    found = played.profile(ann, "ann")
    assert (found["games"], found["has_older_games"]) == (MAX_GAMES, True)
    assert [each["games"] for each in found["favourites"]] == [MAX_GAMES_WITH_OPTIONS]
    assert played.profile(ben, "ann")["games"] == MAX_GAMES // 2, "half of the last games were at public tables"
    # A filter that matches nothing examines a limited number of games, and can be continued.
    page = played.history(ann, "ann", opponent="nobody of this name")
    assert page["games"] == []
    assert page["more"] == f"{total - MAX_EXAMINED_GAMES + 1}.big-{total - MAX_EXAMINED_GAMES + 1}"
    assert len(played.history(ben, "ann")["games"]) == PAGE_SIZE
    # Where a search stopped does not tell others the address of a private table.
    numbers_of_public = [
        int(played.history(viewer, "ann", opponent="nobody of this name", until=until)["more"].split("-")[1]) % 2
        for viewer, until in ((ben, total), (ben, total - 1))
    ]
    assert numbers_of_public == [0, 0]
    assert played.history(ann, "ann", opponent="nobody of this name", until=total + 1)["more"].endswith("1")
    assert download(ann, opponent="nobody of this name").namelist() == []
