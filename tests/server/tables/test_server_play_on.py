"""Continuing a finished game or a puzzle at a new table; running games cannot be continued."""

from __future__ import annotations

from pathlib import Path

import pytest
from running_server import RunningServer, expect_refusal
from scripted_client import Json, LiveClient, Refused
from two_nodes import NoRetryClient

from bastide.puzzles import get_pack

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def game_of(client: LiveClient, **more: object) -> str:
    """Start a game against a bot and wait until the client is to move."""
    made: Json = client.post("/api/tables", {"game": "magpie", "seats": [ME, BOT], "start": True, **more})
    table = str(made["table"])
    moved(client, table)
    return table


def moved(client: LiveClient, table: str) -> None:
    """Apply the first legal action, so that there is a position to continue from."""
    seen: Json = client.get(f"/api/tables/{table}")
    while not seen["decision"]:
        seen = client.get(f"/api/tables/{table}?since={seen['seq']}&wait=30")
    act = {"position": seen["position"], "actions": [seen["decision"]["actions"][0]["action"]]}
    client.post(f"/api/tables/{table}/act", act)


def finished(client: LiveClient, **more: object) -> str:
    table = game_of(client, **more)
    client.do(table, "resign")
    return table


def wish(at: int = 1, **more: object) -> Json:
    return {"at": at, "seats": [ME, BOT], "start": True, **more}


def test_continue_from_finished_table_and_from_record(running: RunningServer) -> None:
    ann, ben = running.connect_people("Ann", "Ben")
    table = finished(ann, public=True)
    record = ann.get(f"/api/tables/{table}/record")
    for source, origin in (({"table": table}, table), ({"record": record}, "")):
        made = ben.post("/api/play_on", wish(**source))
        seen = ben.get(f"/api/tables/{made['table']}")
        assert seen["table"]["origin"] == {"at": 1, "table": origin, "puzzle": ""}
        assert seen["table"]["status"] == "playing"
        assert not seen["table"]["public"]
        assert seen["fairness"] is None
    # With friends: the game starts when every seat is taken.
    made = ben.post("/api/play_on", {"at": 1, "seats": [ME, OPEN], "table": table})
    ann.post(f"/api/tables/{made['table']}/sit", {"invite": made["invite"]})
    ben.do(made["table"], "start")
    assert ann.get(f"/api/tables/{made['table']}")["you"] == 1


@pytest.mark.parametrize(
    ("game", "opponent"), [("dominion", "easy"), ("seven_wonders", "easy"), ("carcassonne", "easy")]
)
def test_continue_from_puzzle(running: RunningServer, game: str, opponent: str) -> None:
    ann = running.connect_person("Ann")
    puzzle = get_pack(game).puzzles[0]
    seats: list[Json] = [
        ME if seat == puzzle.player else {"kind": "bot", "bot": opponent} for seat in range(len(puzzle.seats))
    ]
    source = {"game": game, "id": puzzle.id}
    made = ann.post("/api/play_on", {"puzzle": source, "seats": seats, "start": True})
    seen = ann.get(f"/api/tables/{made['table']}")
    assert seen["table"]["origin"] == {"at": len(puzzle.moves), "table": "", "puzzle": puzzle.id}
    assert seen["you"] == puzzle.player
    assert {info["notation"] for info in seen["decision"]["actions"]} >= set(puzzle.steps[0].best_notations)
    # The log stores the origin, and the record starts with the first move of the puzzle's game.
    ann.do(made["table"], "resign")
    record = ann.get(f"/api/tables/{made['table']}/record")
    assert puzzle.moves[0] in record
    wrong: Json = {"puzzle": {**source, "id": "none"}, "seats": seats}
    assert expect_refusal(ann, "/api/play_on", wrong)["code"] == "no-puzzle"
    wrong = {"puzzle": {**source, "game": "chess"}, "seats": seats}
    assert expect_refusal(ann, "/api/play_on", wrong)["code"] == "unknown-game"
    wrong = {"puzzle": source, "seats": [*seats, {"kind": "bot", "bot": opponent}]}
    assert expect_refusal(ann, "/api/play_on", wrong)["code"] == "other-players"


def test_running_game_cannot_be_continued(running: RunningServer) -> None:
    """Neither players, spectators nor the host can, also not through a game that continues another one."""
    ann, eve = running.connect_people("Ann", "Eve")
    table = game_of(ann, public=True)
    for client in (ann, eve):
        assert expect_refusal(client, "/api/play_on", wish(table=table))["code"] == "not-finished"
        assert expect_refusal(client, f"/api/tables/{table}/record")["code"] == "not-finished"
    ann.do(table, "resign")
    going = ann.post("/api/play_on", wish(table=table))["table"]
    moved(ann, going)
    assert expect_refusal(ann, "/api/play_on", wish(table=going))["code"] == "not-finished"
    assert expect_refusal(ann, f"/api/tables/{going}/record")["code"] == "not-finished"
    shown = str(ann.get(f"/api/tables/{going}"))
    ann.do(table, "rematch")
    seed = ann.get(f"/api/tables/{table}/check")["seed"]
    assert seed not in shown, "the seed is secret while the game is running"
    ann.do(going, "resign")
    assert ann.post("/api/play_on", wish(at=2, table=going))["table"]


def test_private_table_is_continued_only_by_its_visitors(running: RunningServer) -> None:
    ann, eve = running.connect_people("Ann", "Eve")
    table = finished(ann)
    invite = ann.get(f"/api/tables/{table}")["invite"]
    assert expect_refusal(eve, "/api/play_on", wish(table=table))["code"] == "no-table"
    assert expect_refusal(eve, "/api/play_on", wish(table=table, invite="guessed"))["code"] == "no-table"
    made = eve.post("/api/play_on", wish(table=table, invite=invite))
    assert eve.get(f"/api/tables/{made['table']}")["table"]["origin"] == {"at": 1, "table": "", "puzzle": ""}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"at": 99_999}, "no-position"),
        ({"seats": [ME, BOT, BOT]}, "other-players"),
        ({"seats": [ME, ME]}, "one-seat"),
        ({"seats": [BOT, BOT]}, "nobody-seated"),
        ({"seats": [ME, OPEN]}, "seats-free"),
        ({"seats": [ME, {"kind": "bot", "bot": "nobody"}]}, "unknown-bot"),
        ({"record": "Roses are red.\n", "table": None}, "no-record"),
        ({"table": None}, "bad-message"),
        ({"record": "both"}, "bad-message"),
        ({"puzzle": {"game": "dominion", "id": "both"}}, "bad-message"),
        ({"at": -1}, "bad-message"),
        ({"table": "nowhere"}, "no-table"),
    ],
)
def test_invalid_continuations_are_refused(running: RunningServer, change: Json, code: str) -> None:
    ann = running.connect_person("Ann")
    asked = {**wish(table=finished(ann)), **change}
    assert expect_refusal(ann, "/api/play_on", asked)["code"] == code


def test_continuations_are_rate_limited_like_imports(tmp_path: Path) -> None:
    """Too many requests are refused with the time to wait."""
    with RunningServer(f"sqlite:///{tmp_path / 'strict.db'}", settings={"rate_limit_factor": 1}) as strict:
        ann = strict.connect_person("Ann")
        table = finished(ann)
        eager = NoRetryClient(strict.url)
        eager.cookie = ann.cookie
        told = set()
        for _ in range(14):
            try:
                eager.post("/api/play_on", wish(table=table))
            except Refused as refused:
                told.add(refused.status)
        assert told == {429}
