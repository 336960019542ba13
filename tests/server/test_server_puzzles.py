"""Puzzles over the wire: the same for everybody, without their answers until one is given."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from server_running import Running

from bastide.puzzles import pack
from bastide.server.puzzles import PuzzleHint, PuzzleList, PuzzleTask, PuzzleVerdict, Solver, after, listed

GAMES = ("carcassonne", "dominion", "seven_wonders")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("puzzles")
    server = Running(f"sqlite:///{folder / 'house.db'}")
    yield server
    server.stop()


def asked(running: Running, path: str, body: object = None) -> tuple[int, bytes]:
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{running.url}/api/{path}", data, {"Content-Type": "application/json", "Origin": running.url})
    try:
        with urlopen(request) as answer:
            return answer.status, answer.read()
    except HTTPError as refused:
        with refused:
            return refused.code, refused.read()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_shown_without_its_answer_or_what_is_hidden(running: Running, game: str) -> None:
    found = msgspec.json.decode(asked(running, f"games/{game}/puzzles")[1], type=PuzzleList)
    assert found.today in {one.id for one in found.puzzles}
    assert set(found.themes) == {one.theme for one in found.puzzles}
    puzzle = pack(game).find(found.today)
    status, text = asked(running, f"games/{game}/puzzles/{found.today}")
    task = msgspec.json.decode(text, type=PuzzleTask)
    assert status == 200
    assert task.position.you == puzzle.player
    assert task.position.decision is not None
    told = json.loads(text)
    assert set(told) == {"id", "theme", "difficulty", "rating", "position"}
    assert set(told["position"]) == {"game", "you", "players", "waiting_for", "view", "decision", "happened"}
    # Neither the seed, from which everything hidden follows, nor what others have chosen in secret.
    assert str(puzzle.seed).encode() not in text
    state = puzzle.position()
    assert told["position"]["view"] == json.loads(msgspec.json.encode(state.view(puzzle.player)))
    hint = msgspec.json.decode(asked(running, f"games/{game}/puzzles/{found.today}/hint")[1], type=PuzzleHint)
    assert hint.reasons
    assert puzzle.answer[0].encode() not in asked(running, f"games/{game}/puzzles/{found.today}/hint")[1]


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_told_what_it_is_worth(running: Running, game: str) -> None:
    puzzle = pack(game).puzzles[7]
    state = puzzle.position()
    right = state.parse(puzzle.player, puzzle.answer[0])
    wrong = state.parse(puzzle.player, puzzle.lines[-1].notation)
    solver = {"rating": 1200.0, "answers": 3, "days": 0, "last": 0, "longest": 0}
    ratings = []
    for action in (right, wrong, puzzle.answer[0]):
        body = {"game": game, "id": puzzle.id, "action": action, "solver": solver}
        verdict = msgspec.json.decode(asked(running, "puzzles", body)[1], type=PuzzleVerdict)
        assert verdict.right == (action != wrong)
        assert [line.notation for line in verdict.lines] == [line.notation for line in puzzle.lines]
        assert [line.right for line in verdict.lines].count(True) == len(puzzle.answer)
        assert all(line.reasons for line in verdict.lines if line.right)
        assert not any(each["code"] == "quiet" for line in verdict.lines if not line.right for each in line.reasons)
        assert verdict.solver is not None
        assert verdict.solver.answers == 4
        ratings.append(verdict.solver.rating)
    assert ratings[0] > 1200.0 > ratings[1]
    unrated = asked(running, "puzzles", {"game": game, "id": puzzle.id, "action": right})
    assert msgspec.json.decode(unrated[1], type=PuzzleVerdict).solver is None


def test_what_makes_no_sense_is_refused(running: Running) -> None:
    puzzle = pack("dominion").puzzles[0]
    good = {"game": "dominion", "id": puzzle.id, "action": 0}
    for body, status in (
        ({**good, "id": "nothing"}, 404),
        ({**good, "game": "nothing"}, 404),
        ({**good, "game": "magpie"}, 404),
        ({**good, "action": -1}, 400),
        ({**good, "action": 10**9}, 409),
        ({**good, "action": "buy the moon"}, 409),
        ({**good, "more": 1}, 400),
        ({**good, "solver": {"rating": 1e300}}, 400),
        ({**good, "solver": {"rating": 1200, "days": -5}}, 400),
    ):
        found, text = asked(running, "puzzles", body)
        assert found == status, (body, text)
        assert b"lines" not in text
    assert asked(running, "games/magpie/puzzles")[0] == 404
    assert asked(running, "games/dominion/puzzles/..%2F..")[0] == 404


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_done_in_a_puzzle_is_told_why(running: Running, game: str) -> None:
    puzzle = pack(game).puzzles[0]
    unknown = "illegal-action" if game == "seven_wonders" else "refused"
    for action, code in ((puzzle.answer[0], None), (10**9, unknown), ("buy the moon", "not-understood")):
        status, text = asked(running, "puzzles/why", {"game": game, "id": puzzle.id, "action": action})
        problem = json.loads(text)["problem"]
        assert (status, problem and problem["code"]) == (200, code)
    assert asked(running, "puzzles/why", {"game": game, "id": "nothing", "action": 0})[0] == 404


def test_every_server_has_the_same_puzzle_on_a_day() -> None:
    assert listed("dominion", 20_000).today == pack("dominion").of_day(20_000).id
    assert listed("dominion", 20_000).today != listed("dominion", 20_001).today


def test_a_row_of_days_grows_only_by_the_puzzle_of_the_day() -> None:
    puzzle = pack("dominion").puzzles[0]
    solver = after(Solver(1500, 0, 0, 0, 0), puzzle, True, 20_000)
    assert (solver.days, solver.last) == (1, 20_000)
    assert after(solver, puzzle, True, 0).days == 1
    assert after(solver, puzzle, False, 20_001).days == 1
    assert after(solver, puzzle, True, 20_000).days == 1, "the same day twice is one day"
    assert after(solver, puzzle, True, 20_001).days == 2
