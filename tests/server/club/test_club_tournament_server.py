"""Club tournaments on a real server: whole tournaments, restarts, two servers, deletion, and attacks."""

from __future__ import annotations

import csv
import io
import threading
from pathlib import Path
from typing import Any

import pytest
from friend_helpers import block
from running_server import RunningServer, catch_refusal, expect_refusal, http_fetch
from scripted_client import Client, Json
from server_process import ServerProcess
from store_helpers import read_all_rows
from tournament_players import (
    MOVE_CLOCK,
    PASSPHRASE,
    control,
    count_points,
    create,
    join_all,
    list_open_games,
    sign_up,
    wait_for,
    wait_for_table,
)
from two_nodes import two_nodes

from bastide.server.club_tournaments.club_tournament_routes import MAX_ORGANISED
from bastide.server.store.database import database_from_url
from bastide.server.store.maintenance.check_database import check_database_integrity


def check_rounds(shown: Json) -> None:
    """Check that nobody plays twice in a round, and no two entrants meet again."""
    met: set[tuple[int, ...]] = set()
    for each in shown["rounds"]:
        seated = [number for match in each["matches"] for number in match["entrants"]]
        assert len(seated) == len(set(seated))
        pairs = {tuple(sorted(match["entrants"])) for match in each["matches"] if len(match["entrants"]) == 2}
        assert not pairs & met
        met |= pairs


def test_a_swiss_of_five_rounds_survives_kills(tmp_path: Path) -> None:
    """Seven people and two bots; the server is killed in the second and in the fourth round."""
    database = f"sqlite:///{tmp_path / 'club.db'}"
    with ServerProcess(database, tmp_path / "log", BASTIDE_RATE_LIMIT_FACTOR="0") as server:
        people = sign_up(server.url, "Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gil")
        tournament = create(people[0], rounds=5)
        join_all(people, tournament)
        for _ in range(2):
            people[0].post(f"/api/tournaments/{tournament}/bots", {"bot": "random"})
        control(people[0], tournament, "start")
        for number in (2, 4):
            before = wait_for(
                people[0],
                tournament,
                lambda shown, number=number: shown["round"] == number and list_open_games(shown),
                people,
            )
            server.kill()
            server.start()
            for client in people:
                client.server = server.url
            after = people[0].get(f"/api/tournaments/{tournament}")
            assert [each["number"] for each in after["rounds"]] == [each["number"] for each in before["rounds"]]
        shown = wait_for(people[0], tournament, lambda shown: shown["status"] == "finished", people)
        assert shown["round"] == 5
        check_rounds(shown)
        results: Json = people[0].get(f"/api/tournaments/{tournament}/results.json")
        expected = count_points(results)
        assert {row["number"]: row["points"] for row in shown["standings"]} == expected
        rows = list(
            csv.DictReader(io.StringIO(http_fetch(server.url, f"/api/tournaments/{tournament}/results.csv").text))
        )
        assert [(int(row["entrant"]), int(row["place"])) for row in rows] == [
            (row["entrant"], row["place"]) for row in results["games"]
        ]
    assert check_database_integrity(database) == []


def test_two_servers_pair_each_round_once(database_url: str) -> None:
    """Both servers get the organiser's click at once, and both run the tournament."""
    with two_nodes(database_url) as (one, two):
        people = sign_up(one.url, "Ann", "Bob", "Cyd", "Dan")
        tournament = create(people[0], "round_robin")
        join_all(people, tournament)
        elsewhere = Client(two.url)
        elsewhere.cookie = people[0].cookie
        clicks = [
            threading.Thread(target=control, args=(client, tournament, "start"))
            for client in (people[0], elsewhere) * 3
        ]
        for each in clicks:
            each.start()
        for each in clicks:
            each.join()
        shown = wait_for(elsewhere, tournament, lambda shown: shown["status"] == "finished", people)
        assert [each["number"] for each in shown["rounds"]] == [3, 2, 1]
        check_rounds(shown)
        assert all(row["played"] == 3 for row in shown["standings"])
    assert check_database_integrity(database_url) == []


def test_a_deleted_player_loses_and_is_forgotten(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        people = sign_up(server.url, "Ann", "Bob", "Cyd", "Dan")
        tournament = create(people[0], "round_robin")
        join_all(people, tournament)
        control(people[0], tournament, "start")
        wait_for(people[0], tournament, lambda shown: shown["round"] == 2 and list_open_games(shown), people)
        bob = people[1]
        assert [each["name"] for each in bob.get("/api/me/everything")["tournaments"]] == ["Open"]
        bob.post("/api/me/delete", {"passphrase": PASSPHRASE})
        left = [people[0], Client(server.url), *people[2:]]
        shown = wait_for(people[0], tournament, lambda shown: shown["status"] == "finished", left)
        gone = shown["entrants"][1]
        assert (gone["name"], gone["has_left"]) == ("", True)
        last = shown["rounds"][0]
        (match,) = [each for each in last["matches"] if 2 in each["entrants"]]
        assert match["points"][match["entrants"].index(2)] == 0
        assert sum(match["points"]) == 1


def test_the_games_of_a_new_round_can_be_opened(tmp_path: Path) -> None:
    """Tables open a moment after the pairing; a link before that would lead nowhere."""
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        people = sign_up(server.url, *(f"Player{letter}" for letter in "abcdefghijkl"))
        tournament = create(people[0])
        join_all(people, tournament)
        control(people[0], tournament, "start")
        games: list[Json] = []
        while len(games) < len(people) / 2:
            games = list_open_games(people[0].get(f"/api/tournaments/{tournament}"))
            for game in games:
                assert people[0].table(game["table"])["table"]["tournament"]


def test_withdrawal_late_entry_and_pause(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        people = sign_up(server.url, "Ann", "Bob", "Cyd", "Dan", "Eve")
        tournament = create(people[0])
        path = f"/api/tournaments/{tournament}"
        join_all(people[:4], tournament)
        control(people[0], tournament, "start")
        wait_for(people[0], tournament, lambda shown: len(list_open_games(shown)) == 2)
        people[1].post(f"{path}/leave", {})
        people[4].post(f"{path}/join", {})
        control(people[0], tournament, "pause")
        ended = wait_for(people[0], tournament, lambda shown: not list_open_games(shown) and shown["rounds"], people)
        assert (ended["status"], ended["round"]) == ("paused", 1)
        (match,) = [each for each in ended["rounds"][0]["matches"] if 2 in each["entrants"]]
        assert match["points"][match["entrants"].index(2)] == 0
        control(people[0], tournament, "resume")
        shown = wait_for(people[0], tournament, lambda shown: shown["round"] == 2)
        assert {number for each in shown["rounds"][0]["matches"] for number in each["entrants"]} == {1, 3, 4, 5}
        control(people[0], tournament, "cancel")
        assert expect_refusal(people[0], f"{path}/control", {"action": "resume"})["code"] == "tournament-over"


def test_duplicate_deals_exchange_seats(tmp_path: Path) -> None:
    """The second game has the deal of the first one, with seats exchanged, and changes no ratings."""
    database = f"sqlite:///{tmp_path / 'club.db'}"
    with RunningServer(database) as server:
        people = sign_up(server.url, "Ann", "Bob")
        tournament = create(people[0], "round_robin", game="dominion", duplicate_deals=True)
        join_all(people, tournament)
        control(people[0], tournament, "start")
        shown = wait_for(people[0], tournament, lambda shown: shown["status"] == "finished", people)
        (match,) = shown["rounds"][0]["matches"]
        first, second = match["games"]
        assert second["seats"] == first["seats"][::-1]
        deals = []
        for game in (first, second):
            check = people[0].get(f"/api/tables/{game['table']}/check")
            options = [line for line in check["record"].splitlines() if line.startswith("option:")]
            deals.append((check["seed"], options))
            assert check["played_on"] == (game is second)
        assert deals[0] == deals[1]
        origin = people[0].get(f"/api/tables/{second['table']}")["table"]["origin"]
        assert origin == {"at": 0, "table": first["table"], "puzzle": ""}
    history = read_all_rows(database_from_url(database))["rating_history"]
    assert not any(second["table"] in row for row in history)
    assert check_database_integrity(database) == []


def test_a_table_of_a_tournament_helps_nobody(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        people = sign_up(server.url, "Ann", "Bob")
        tournament = create(people[0], "knockout")
        join_all(people, tournament)
        control(people[0], tournament, "start")
        shown = wait_for(people[0], tournament, list_open_games)
        (game,) = list_open_games(shown)
        table = f"/api/tables/{game['table']}"
        wait_for_table(people[0], game["table"])
        for command, body in (("abandon", {}), ("replace", {"seat": 0}), ("replace", {"seat": 1})):
            assert expect_refusal(people[0], f"{table}/{command}", body)["code"] == "tournament-counts"


def test_strangers_cannot_change_a_tournament(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        ann, bob, eve = sign_up(server.url, "Ann", "Bob", "Eve")
        guest = Client(server.url, "Guest")
        tournament = create(ann)
        path = f"/api/tournaments/{tournament}"
        join_all([ann, bob], tournament)
        before = ann.get(path)

        for action in ("start", "pause", "resume", "cancel"):
            assert expect_refusal(eve, f"{path}/control", {"action": action})["code"] == "not-organiser"
            assert expect_refusal(guest, f"{path}/control", {"action": action})["status"] == 403
        assert expect_refusal(eve, f"{path}/bots", {"bot": "random"})["code"] == "not-organiser"
        assert expect_refusal(eve, f"{path}/leave", {"entrant": 2})["code"] == "not-organiser"
        assert expect_refusal(eve, f"{path}/leave", {})["code"] == "not-in-tournament"
        assert expect_refusal(bob, f"{path}/join", {})["code"] == "tournament-joined"
        assert expect_refusal(guest, f"{path}/join", {})["code"] == "tournament-account"
        assert expect_refusal(Client(server.url), f"{path}/join", {})["status"] == 401
        assert ann.get(path) == before

        # The organiser can remove somebody, who cannot come back.
        ann.post(f"{path}/leave", {"entrant": 2})
        assert expect_refusal(bob, f"{path}/join", {})["code"] == "tournament-removed"
        assert expect_refusal(ann, f"{path}/control", {"action": "start"})["code"] == "tournament-few"


def test_people_cannot_join_a_tournament_of_somebody_they_have_blocked(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        ann, bob, eve = sign_up(server.url, "Ann", "Bob", "Eve")
        path = f"/api/tournaments/{create(ann)}"
        block(ann, bob)
        block(eve, ann)
        for blocked in (bob, eve):
            assert not blocked.get(path)["can_join"]
            assert expect_refusal(blocked, f"{path}/join", {})["code"] == "tournament-closed"


def test_joining_and_leaving_many_times_adds_one_row(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        ann, bob = sign_up(server.url, "Ann", "Bob")
        tournament = create(ann)
        path = f"/api/tournaments/{tournament}"
        for _ in range(50):
            bob.post(f"{path}/join", {})
            bob.post(f"{path}/leave", {})
        outcomes: list[str] = []

        def join() -> None:
            try:
                bob.post(f"{path}/join", {})
                outcomes.append("joined")
            except Exception as error:
                outcomes.append(str(error))

        at_once = [threading.Thread(target=join) for _ in range(8)]
        for each in at_once:
            each.start()
        for each in at_once:
            each.join()
        assert outcomes.count("joined") == 1
        assert [each["number"] for each in ann.get(path)["entrants"]] == [1]


def test_limits_and_bad_settings(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        (ann,) = sign_up(server.url, "Ann")
        guest = Client(server.url, "Guest")
        body = {"name": "Open", "settings": {"game": "magpie", "format": "swiss", "clock": MOVE_CLOCK}}
        assert expect_refusal(guest, "/api/tournaments", body)["code"] == "tournament-account"

        def refused(name: str = "Open", **settings: object) -> str:
            changed = {"name": name, "settings": {**body["settings"], **settings}}  # type: ignore[dict-item]
            return str(expect_refusal(ann, "/api/tournaments", changed)["code"])

        assert refused(clock={"kind": "none"}) == "tournament-clock"
        assert refused(table_size=4) == "tournament-tables"
        assert refused(format="tables", table_size=2) == "tournament-tables"
        assert refused(game="chess") == "unknown-game"
        assert refused(best_of=2) == "bad-message"
        assert refused(best_of=3, duplicate_deals=True) == "bad-message"
        assert refused(format="tables", table_size=3, duplicate_deals=True) == "tournament-tables"
        assert refused(rounds=99) == "bad-message"
        assert refused(options={"nothing": 1}) == "unknown-option"
        assert refused(name="") == "bad-name"
        assert refused(name="x" * 61) == "bad-name"
        for _ in range(MAX_ORGANISED):
            tournament = create(ann)
        assert refused() == "too-many-tournaments"
        control(ann, tournament, "cancel")
        create(ann)
        for _ in range(8):
            ann.post(f"/api/tournaments/{find_newest(ann)}/bots", {"bot": "random"})
        other = find_newest(ann)
        assert (
            expect_refusal(ann, f"/api/tournaments/{other}/bots", {"bot": "random"})["code"] == "tournament-bot-limit"
        )
        assert expect_refusal(ann, f"/api/tournaments/{other}/bots", {"bot": "nobody"})["code"] == "unknown-bot"


def test_cancelled_tournaments_do_not_fill_the_list(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        ann, bob = sign_up(server.url, "Ann", "Bob")
        kept = create(bob)
        for _ in range(3 * MAX_ORGANISED):
            control(ann, create(ann), "cancel")
        assert [each["id"] for each in bob.get("/api/tournaments")["tournaments"]] == [kept]
        assert len(ann.get("/api/tournaments")["tournaments"]) == 3 * MAX_ORGANISED + 1


def find_newest(client: Client) -> str:
    """Return the newest tournament of the list."""
    newest: Json = client.get("/api/tournaments")["tournaments"][0]
    return str(newest["id"])


def test_a_tournament_by_link_is_hidden(tmp_path: Path) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        ann, bob = sign_up(server.url, "Ann", "Bob")
        tournament = create(ann, entry="link")
        path = f"/api/tournaments/{tournament}"
        invite = ann.get(path)["invite"]
        assert bob.get("/api/tournaments")["tournaments"] == []
        for address in (path, f"{path}?invite=wrong", f"{path}/results.json", f"{path}/results.csv"):
            assert catch_refusal(lambda: bob.get(address))["code"] == "no-tournament"  # noqa: B023
        assert expect_refusal(bob, f"{path}/join", {})["code"] == "no-tournament"
        assert expect_refusal(bob, f"{path}/control", {"action": "start"})["code"] == "no-tournament"
        assert bob.get(f"{path}?invite={invite}")["invite"] is None
        bob.post(f"{path}/join", {"invite": invite})
        assert [each["id"] for each in bob.get("/api/tournaments")["tournaments"]] == [tournament]


@pytest.mark.parametrize("style", ["arena", "tables"])
def test_other_formats_run(tmp_path: Path, style: str) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'club.db'}") as server:
        people = sign_up(server.url, "Ann", "Bob", "Cyd", "Dan")
        more: dict[str, Any] = {"game": "seven_wonders", "table_size": 4, "rounds": 2} if style == "tables" else {}
        tournament = create(people[0], style, **more)
        join_all(people, tournament)
        control(people[0], tournament, "start")
        if style == "arena":
            shown = wait_for(people[0], tournament, lambda shown: shown["round"] >= 3, people)
            assert sum(row["points"] for row in shown["standings"]) >= 4
            control(people[0], tournament, "cancel")
        else:
            shown = wait_for(people[0], tournament, lambda shown: shown["status"] == "finished", people)
            assert sum(row["points"] for row in shown["standings"]) == 12
