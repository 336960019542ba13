"""Puzzles over HTTP: the same for everyone, with the solution only after an answer."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from running_server import RunningServer, catch_refusal, expect_refusal
from scripted_client import Client
from two_nodes import NoRetryClient, connect_at_node, two_nodes

from bastide.hosting.puzzles.puzzle_messages import PuzzleTask, PuzzleVerdict
from bastide.hosting.puzzles.puzzle_positions import build_puzzle_list
from bastide.puzzles import Puzzle, get_pack
from bastide.puzzles.puzzle_rating import NEW_SOLVER_RATING, initial_puzzle_rating

GAMES = ("carcassonne", "dominion", "seven_wonders")


def given(puzzle: Puzzle, right: bool = True) -> dict[str, Any]:
    """Return the request body of an answer: all steps, or a wrong answer to the first."""
    return {
        "game": puzzle.game,
        "id": puzzle.id,
        "actions": puzzle.solution if right else [puzzle.steps[0].answers[-1].notation],
    }


def stranger(running: RunningServer) -> Client:
    return Client(running.url)


@pytest.mark.parametrize("game", GAMES)
def test_puzzle_hides_answer_and_hidden_information(running: RunningServer, game: str) -> None:
    asker = stranger(running)
    found = asker.get(f"/api/games/{game}/puzzles")
    assert found["today"] in {one["id"] for one in found["puzzles"]}
    assert set(found["themes"]) == {one["theme"] for one in found["puzzles"]}
    puzzle = get_pack(game).get_puzzle(found["today"])
    told = asker.get(f"/api/games/{game}/puzzles/{puzzle.id}")
    text = json.dumps(told, ensure_ascii=False)
    task = msgspec.convert(told, PuzzleTask)
    assert task.position.you == puzzle.player
    assert task.position.decision is not None
    assert set(told) == {"id", "theme", "difficulty", "rating", "steps", "position", "known"}
    assert told["known"]["scores"] == puzzle.position().scores()
    assert set(told["position"]) == {"game", "you", "players", "waiting_for", "view", "decision", "happened"}
    # Neither the seed nor secret choices of other players are sent.
    assert str(puzzle.seed) not in text
    state = puzzle.position()
    assert told["position"]["view"] == json.loads(msgspec.json.encode(state.view(puzzle.player)))
    hint = asker.post("/api/puzzles/hint", {"game": game, "id": puzzle.id})
    assert puzzle.steps[0].best_notations[0] not in json.dumps(hint, ensure_ascii=False)


@pytest.mark.parametrize("game", GAMES)
def test_answer_gets_a_verdict(running: RunningServer, game: str) -> None:
    puzzle = next(each for each in get_pack(game).puzzles if len(each.steps) == 1)
    step, state = puzzle.steps[0], puzzle.position()
    right = state.parse_action(puzzle.player, step.best_notations[0])
    wrong = state.parse_action(puzzle.player, step.answers[-1].notation)
    for action in (right, wrong, step.best_notations[0]):
        told = stranger(running).post("/api/puzzles", {"game": game, "id": puzzle.id, "actions": [action]})
        verdict = msgspec.convert(told, PuzzleVerdict)
        assert (verdict.right, verdict.finished, verdict.next) == (action != wrong, True, None)
        assert [line.notation for line in verdict.lines] == [line.notation for line in step.answers]
        assert [line.right for line in verdict.lines].count(True) == len(step.best_notations)
        assert all(line.figures is not None and line.playable for line in verdict.lines)
        assert verdict.solver is None, "strangers have no rating"
        assert (verdict.counted, verdict.change) == (False, None)


def test_unlisted_answer_has_no_figures(running: RunningServer) -> None:
    for puzzle in get_pack("dominion").puzzles:
        state = puzzle.position()
        legal = [state.notation(puzzle.player, action) for action in state.legal_actions(puzzle.player)]
        unlisted = [notation for notation in legal if puzzle.steps[0].find_answer(notation) is None]
        if unlisted:
            break
    told = stranger(running).post("/api/puzzles", {"game": "dominion", "id": puzzle.id, "actions": unlisted[:1]})
    line = told["lines"][-1]
    assert (line["notation"], line["right"], line["figures"], line["playable"]) == (unlisted[0], False, None, False)
    body = {"game": "dominion", "id": puzzle.id, "action": unlisted[0]}
    assert expect_refusal(stranger(running), "/api/puzzles/continuation", body)["status"] == 404


@pytest.mark.parametrize("game", GAMES)
def test_continuation_plays_each_listed_answer(running: RunningServer, game: str) -> None:
    puzzle = get_pack(game).puzzles[3]
    for answer in puzzle.steps[0].answers:
        body = {"game": game, "id": puzzle.id, "action": answer.notation}
        told = stranger(running).post("/api/puzzles/continuation", body)
        moves = puzzle.moves_after(0, answer.notation)
        assert len(told["positions"]) == len(moves)
        players = [position["happened"][0]["seat"] for position in told["positions"]]
        assert players == [int(move.partition(" ")[0]) for move in moves]
        assert all(position["decision"] is None for position in told["positions"])


def test_invalid_requests_are_refused(running: RunningServer) -> None:
    puzzle = get_pack("dominion").puzzles[0]
    good = {"game": "dominion", "id": puzzle.id, "actions": [0]}
    asker = running.connect_person("Ann")
    for body, status in (
        ({**good, "id": "nothing"}, 404),
        ({**good, "game": "nothing"}, 404),
        ({**good, "game": "magpie"}, 404),
        ({**good, "actions": []}, 400),
        ({**good, "actions": [-1]}, 400),
        ({**good, "actions": [10**9]}, 409),
        ({**good, "actions": ["buy the moon"]}, 409),
        ({**good, "right": True}, 400),
        ({**good, "solver": {"rating": 3000}}, 400),
    ):
        assert expect_refusal(asker, "/api/puzzles", body)["status"] == status, body
    assert expect_refusal(asker, "/api/games/magpie/puzzles")["status"] == 404
    assert expect_refusal(asker, "/api/games/dominion/puzzles/..%2F..")["status"] == 404
    assert expect_refusal(asker, "/api/puzzles/hint", {"game": "dominion", "id": "nothing"})["status"] == 404
    assert expect_refusal(asker, "/api/me/puzzles/nothing")["status"] == 404
    assert expect_refusal(stranger(running), "/api/me/puzzles/dominion")["status"] == 401
    assert asker.get("/api/me/puzzles/dominion")["answered"] == {}


def test_only_the_first_answer_counts(running: RunningServer) -> None:
    asker, puzzle = running.connect_person("Ann"), get_pack("dominion").puzzles[3]
    missed = asker.post("/api/puzzles", given(puzzle, right=False))
    assert missed["counted"]
    assert missed["solver"]["rating"] < NEW_SOLVER_RATING
    assert missed["change"] == pytest.approx(missed["solver"]["rating"] - NEW_SOLVER_RATING)
    again = asker.post("/api/puzzles", given(puzzle))
    assert again["right"]
    assert not again["counted"]
    assert again["solver"] == missed["solver"]
    assert (missed["first"], again["first"], again["change"]) == (False, False, None)
    standing = asker.get("/api/me/puzzles/dominion")
    assert standing == {"game": "dominion", "solver": missed["solver"], "answered": {puzzle.id: False}}
    assert asker.get("/api/me/puzzles/carcassonne")["answered"] == {}


def test_answer_after_hint_does_not_count(running: RunningServer) -> None:
    asker, puzzle = running.connect_person("Ann"), get_pack("dominion").puzzles[4]
    asker.post("/api/puzzles/hint", {"game": "dominion", "id": puzzle.id})
    told = asker.post("/api/puzzles", given(puzzle))
    assert told["right"]
    assert not told["counted"]
    assert told["solver"]["answers"] == 0
    assert told["first"] is None
    assert asker.get("/api/me/puzzles/dominion")["answered"] == {puzzle.id: None}


def sequence(game: str = "dominion") -> Puzzle:
    """Return a puzzle with several steps."""
    return next(puzzle for puzzle in get_pack(game).puzzles if len(puzzle.steps) > 1)


def test_sequence_counts_as_one_answer_when_all_steps_are_right(running: RunningServer) -> None:
    asker, puzzle = running.connect_person("Ann"), sequence()
    assert asker.get(f"/api/games/dominion/puzzles/{puzzle.id}")["steps"] == len(puzzle.steps)
    for number in range(1, len(puzzle.steps)):
        told = asker.post("/api/puzzles", {**given(puzzle), "actions": puzzle.solution[:number]})
        assert (told["right"], told["finished"], told["counted"], told["change"]) == (True, False, False, None)
        following = told["next"]
        assert following["step"] == number
        legal = [info["notation"] for info in following["position"]["decision"]["actions"]]
        assert puzzle.solution[number] in legal
        moves = [f"{puzzle.player} {puzzle.solution[number - 1]}", *puzzle.steps[number].moves]
        assert len(following["position"]["happened"]) == len(moves)
        assert asker.get("/api/me/puzzles/dominion")["answered"] == {}
    told = asker.post("/api/puzzles", given(puzzle))
    assert (told["right"], told["finished"], told["counted"], told["next"]) == (True, True, True, None)
    assert told["change"] > 0
    assert asker.get("/api/me/puzzles/dominion")["answered"] == {puzzle.id: True}


def test_wrong_step_ends_a_sequence(running: RunningServer) -> None:
    asker, puzzle = running.connect_person("Ann"), sequence()
    asker.post("/api/puzzles", {**given(puzzle), "actions": puzzle.solution[:1]})
    wrong = puzzle.steps[1].wrong_answers[0].notation
    told = asker.post("/api/puzzles", {**given(puzzle), "actions": [puzzle.solution[0], wrong]})
    assert (told["step"], told["right"], told["finished"], told["counted"]) == (1, False, True, True)
    assert asker.get("/api/me/puzzles/dominion")["answered"] == {puzzle.id: False}


def test_later_step_cannot_be_answered_alone(running: RunningServer) -> None:
    asker, puzzle = running.connect_person("Ann"), sequence()
    first = puzzle.steps[0].wrong_answers[0].notation
    told = asker.post("/api/puzzles", {**given(puzzle), "actions": [first, *puzzle.solution[1:]]})
    assert (told["step"], told["right"], told["finished"]) == (0, False, True)
    for path in ("/api/puzzles/hint", "/api/puzzles/why", "/api/puzzles/continuation"):
        body = {"game": "dominion", "id": puzzle.id, "step": len(puzzle.steps)}
        body |= {} if path.endswith("hint") else {"action": 0}
        assert expect_refusal(asker, path, body)["status"] == 404


def test_progress_keeps_answers_to_removed_puzzles(running: RunningServer) -> None:
    asker, puzzle = running.connect_person("Ann"), get_pack("dominion").puzzles[2]
    asker.post("/api/puzzles", given(puzzle))
    person = asker.get("/api/me")["me"]["id"]
    sql = "update solves set puzzle = 'removed' where person = ?"
    running.run_on_loop(running.server.store.write(lambda c: c.execute(sql, [person])))
    assert asker.get("/api/me/puzzles/dominion")["answered"] == {"removed": True}
    assert expect_refusal(asker, "/api/games/dominion/puzzles/removed")["status"] == 404


def test_continuation_before_the_answer_counts_as_a_hint(running: RunningServer) -> None:
    asker, puzzle = running.connect_person("Ann"), get_pack("dominion").puzzles[4]
    body = {"game": "dominion", "id": puzzle.id, "action": puzzle.steps[0].answers[-1].notation}
    asker.post("/api/puzzles/continuation", body)
    assert not asker.post("/api/puzzles", given(puzzle))["counted"]
    assert asker.get("/api/me/puzzles/dominion")["answered"] == {puzzle.id: None}


def test_streak_counts_only_daily_puzzles(running: RunningServer) -> None:
    asker, known = running.connect_person("Ann"), get_pack("dominion")
    found = asker.get("/api/games/dominion/puzzles")
    assert len(found["before"]) == len(set(found["before"])) == 14
    assert found["before"][0] == known.puzzle_of_day(found["day"] - 1).id
    other = next(each for each in known.puzzles if each.id not in (found["today"], *found["before"]))
    assert asker.post("/api/puzzles", given(other))["solver"]["days"] == 0
    assert asker.post("/api/puzzles", given(known.get_puzzle(found["before"][0])))["solver"]["days"] == 0, (
        "yesterday's puzzle does not extend the streak"
    )
    today = asker.post("/api/puzzles", given(known.get_puzzle(found["today"])))["solver"]["days"]
    assert today == 1 or asker.get("/api/games/dominion/puzzles")["day"] != found["day"]  # it is midnight


@pytest.mark.parametrize("game", GAMES)
def test_illegal_action_in_puzzle_is_explained(running: RunningServer, game: str) -> None:
    puzzle = get_pack(game).puzzles[0]
    # An unknown action number is refused by a specific rule in some games only.
    senseless = ("refused", "illegal-action")
    for action, codes in (
        (puzzle.steps[0].best_notations[0], (None,)),
        (10**9, senseless),
        ("buy the moon", ("not-understood",)),
    ):
        body = {"game": game, "id": puzzle.id, "action": action}
        problem = stranger(running).post("/api/puzzles/why", body)["problem"]
        assert (problem and problem["code"]) in codes
    body = {"game": game, "id": "nothing", "action": 0}
    assert expect_refusal(stranger(running), "/api/puzzles/why", body)["status"] == 404


def test_daily_puzzle_is_the_same_on_every_server() -> None:
    assert build_puzzle_list("dominion", 20_000).today == get_pack("dominion").puzzle_of_day(20_000).id
    assert build_puzzle_list("dominion", 20_000).today != build_puzzle_list("dominion", 20_001).today


# -- attacks -------------------------------------------------------------------------------------


def counted(asker: Client, body: dict[str, Any]) -> bool:
    return bool(asker.post("/api/puzzles", body)["counted"])


def test_concurrent_answers_on_two_nodes_count_once(database_url: str) -> None:
    puzzle = get_pack("dominion").puzzles[5]
    with two_nodes(database_url, rate_limit_factor=0) as (one, two), ThreadPoolExecutor(8) as pool:
        asker = one.connect_person("Ann")
        again = [asker if number % 2 else connect_at_node(two, asker) for number in range(24)]
        done = list(pool.map(counted, again, [given(puzzle)] * len(again)))
        assert done.count(True) == 1
        assert asker.get("/api/me/puzzles/dominion")["solver"]["answers"] == 1
        # Concurrent answers to different puzzles all count.
        others = get_pack("dominion").puzzles[6:18]
        assert all(pool.map(counted, again, [given(each) for each in others]))
        standing = connect_at_node(two, asker).get("/api/me/puzzles/dominion")
        assert standing["solver"]["answers"] == 1 + len(others) == len(standing["answered"])


def test_strangers_do_not_change_puzzle_ratings(running: RunningServer) -> None:
    puzzle = get_pack("carcassonne").puzzles[5]
    for number in range(30):
        told = running.connect_person(f"Stranger {number}").post("/api/puzzles", given(puzzle, right=False))
        assert told["counted"]
    shown = stranger(running).get(f"/api/games/carcassonne/puzzles/{puzzle.id}")
    assert shown["rating"] == initial_puzzle_rating(puzzle).rating


def test_rated_solver_changes_puzzle_rating_once(running: RunningServer) -> None:
    asker, *known = running.connect_person("Ann"), *get_pack("dominion").puzzles[20:50]
    while asker.get("/api/me/puzzles/dominion")["solver"]["deviation"] > 110:
        each = known.pop()
        # Alternate right and wrong answers, so that the rating becomes certain soon.
        asker.post("/api/puzzles", given(each, right=len(known) % 2 == 0))
    puzzle = known.pop()
    path = f"/api/games/dominion/puzzles/{puzzle.id}"
    asker.post("/api/puzzles", given(puzzle, right=False))
    moved = asker.get(path)["rating"]
    assert moved > initial_puzzle_rating(puzzle).rating
    asker.post("/api/puzzles", given(puzzle, right=False))
    assert asker.get(path)["rating"] == moved


def test_answers_are_rate_limited(tmp_path: Any) -> None:
    with RunningServer(f"sqlite:///{tmp_path / 'house.db'}", settings={"rate_limit_factor": 1}) as running:
        asker = NoRetryClient(running.url, "Ann")
        puzzle = get_pack("dominion").puzzles[0]
        refusal = catch_refusal(lambda: [asker.post("/api/puzzles", given(puzzle)) for _ in range(1_000)])
        assert refusal["code"] == "too-many"


def test_merged_guest_keeps_additional_answers(running: RunningServer) -> None:
    first, second, *_ = get_pack("dominion").puzzles[30:40]
    account = running.connect_person("Ann")
    account.post("/api/me/account", {"account": "solver", "passphrase": "a long enough one"})
    account.post("/api/puzzles", given(first, right=False))
    before = account.get("/api/me/puzzles/dominion")["solver"]
    guest = running.connect_person("Ann")
    guest.post("/api/puzzles", given(first))
    guest.post("/api/puzzles", given(second))
    guest.post("/api/me/sign-in", {"account": "solver", "passphrase": "a long enough one"})
    found = guest.get("/api/me/puzzles/dominion")
    assert found["answered"] == {first.id: False, second.id: True}
    assert found["solver"] == before, "the account keeps its rating"
    assert not counted(guest, given(second))


def test_deleted_person_has_no_answers(running: RunningServer) -> None:
    asker = running.connect_person("Ann")
    asker.post("/api/puzzles", given(get_pack("dominion").puzzles[2]))
    person = asker.get("/api/me")["me"]["id"]
    asker.post("/api/me/delete", {"passphrase": ""})
    sql = "select person from solves where person = ? union all select person from solvers where person = ?"
    read = running.server.store.read(lambda c: c.fetch(tuple[str], sql, [person, person]))
    assert running.run_on_loop(read) == []


@pytest.mark.parametrize("how", ["answer", "hint", "guest"])
def test_solution_seen_without_an_account_does_not_raise_a_rating(running: RunningServer, how: str) -> None:
    solver = running.connect_person("Ann")
    solver.post("/api/me/account", {"account": f"ann-{how}", "passphrase": "a long enough one"})
    puzzles = get_pack("seven_wonders").puzzles[20 + 10 * ["answer", "hint", "guest"].index(how) :][:6]
    for puzzle in puzzles[:5]:
        if how == "hint":
            stranger(running).post("/api/puzzles/hint", {"game": puzzle.game, "id": puzzle.id})
        else:
            asker = stranger(running) if how == "answer" else running.connect_person("Ben")
            asker.post("/api/puzzles", given(puzzle, right=False))
        told = solver.post("/api/puzzles", given(puzzle))
        assert told["right"]
        assert told["solver"]["rating"] == NEW_SOLVER_RATING
    assert told["solver"]["answers"] == 5
    assert solver.post("/api/puzzles", given(puzzles[5]))["solver"]["rating"] > NEW_SOLVER_RATING
