"""Rulebooks and lessons over HTTP, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from running_server import HttpAnswer, RunningServer, http_fetch

from bastide.hosting.teaching.lesson_routes import MAX_LESSON_ACTIONS, LessonListEntry, LessonState
from bastide.teaching import Example, Rulebook
from bastide.teaching.lesson_files import get_lessons


def asked(running: RunningServer, path: str, tag: str = "") -> HttpAnswer:
    return http_fetch(running.url, f"/api/games/{path}".rstrip("/"), if_none_match=tag)


def test_rulebook_in_the_readers_language(running: RunningServer) -> None:
    status, text, headers = asked(running, "dominion/rules?language=he")
    tag = headers["etag"]
    book = msgspec.json.decode(text, type=Rulebook)
    assert (status, book.game, book.language) == (200, "dominion", "he")
    assert asked(running, "dominion/rules?language=he", tag)[:2] == (304, b"")
    assert asked(running, "dominion/rules?language=de", tag)[0] == 200


@pytest.mark.parametrize("language", ["", "xx", "../en", "EN"])
def test_unknown_language_falls_back_to_english(running: RunningServer, language: str) -> None:
    _, text, _ = asked(running, f"seven_wonders/rules?language={language}")
    assert msgspec.json.decode(text, type=Rulebook).language == "en"


def test_rulebook_position(running: RunningServer) -> None:
    found = msgspec.json.decode(asked(running, "carcassonne/examples/sharing")[1], type=Example)
    assert (found.players, found.you, found.waiting_for) == (2, -1, [0])


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nothing/rules", "unknown-game"),
        ("magpie/rules", "no-rules"),
        ("dominion/examples/nothing", "no-example"),
        ("dominion/examples/..%2Frulebook", "no-path"),
        ("nothing/examples/first", "unknown-game"),
    ],
)
def test_unknown_rulebooks_are_not_found(running: RunningServer, path: str, code: str) -> None:
    status, text, _ = asked(running, path)
    assert status == 404
    assert msgspec.json.decode(text)["code"] == code


def test_game_list_says_which_games_have_rules(running: RunningServer) -> None:
    games = {game["id"]: game["rules"] for game in msgspec.json.decode(asked(running, "")[1])}
    assert games == {"carcassonne": True, "dominion": True, "magpie": False, "seven_wonders": True}


# -- lessons -----------------------------------------------------------------------------------


def step_of(running: RunningServer, **body: object) -> LessonState:
    answer = http_fetch(running.url, "/api/lessons", body)
    assert answer.status == 200, answer.text
    return msgspec.json.decode(answer.body, type=LessonState)


@pytest.mark.parametrize("game", ["carcassonne", "dominion", "seven_wonders"])
def test_lessons_of_a_game_are_listed(running: RunningServer, game: str) -> None:
    found = msgspec.json.decode(asked(running, f"{game}/lessons?language=de")[1], type=list[LessonListEntry])
    assert [line.name for line in found] == list(get_lessons(game))
    assert all(line.title[0].text and line.steps for line in found)
    groups = [line.group for line in found]
    assert groups == sorted(groups, key=("base", "strategy", "expansion").index)
    last_of_base = [line.name for line in found if line.group == "base"][-1]
    assert [line.name for line in found if line.next_is_first_game] == [last_of_base]
    assert {bool(line.level) for line in found if line.group == "strategy"} <= {True}


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_lessons_have_pictures(running: RunningServer, game: str) -> None:
    """A picture shows the first position as the learner sees it, and a right answer."""
    found = msgspec.json.decode(asked(running, f"{game}/lessons")[1], type=list[LessonListEntry])
    for line in found:
        first = step_of(running, game=game, lesson=line.name)
        assert (line.picture.view, line.picture.you) == (first.position.view, first.position.you), line.name
        assert line.picture.action is not None, line.name
        assert first.position.decision is not None
        assert line.picture.action in [action.meaning for action in first.position.decision.actions], line.name


def test_game_without_lessons_lists_none(running: RunningServer) -> None:
    assert asked(running, "magpie/lessons")[:2] == (200, b"[]")


def test_lesson_from_start_to_end(running: RunningServer) -> None:
    step = step_of(running, game="dominion", lesson="actions")
    assert (step.step, step.steps, step.verdict, step.told) == (0, 3, "begun", [])
    assert step.position.decision is not None
    first = {info.notation: info.action for info in step.position.decision.actions}
    wrong = step_of(running, game="dominion", lesson="actions", answer=[first["play smithy"]], language="de")
    assert (wrong.step, wrong.verdict, wrong.taken) == (0, "wrong", [])
    assert wrong.told[0].text.startswith("Die Schmiede würde")
    assert wrong.position.view == step.position.view
    assert wrong.position.happened == []
    right = step_of(running, game="dominion", lesson="actions", answer=[first["play village"]])
    assert (right.step, right.verdict, right.taken) == (1, "right", ["play village"])
    assert [happening.seat for happening in right.position.happened] == [0]
    last = step_of(running, game="dominion", lesson="actions", taken=right.taken, answer=["play smithy", "play smithy"])
    assert (last.step, last.ask, last.position.decision) == (3, [], None)
    assert last.told


def test_next_lesson_position_is_sent_on_request(running: RunningServer) -> None:
    rests = step_of(running, game="dominion", lesson="clog", answer=["buy silver"])
    assert rests.rests
    assert rests.position.decision is None
    after = step_of(running, game="dominion", lesson="clog", taken=rests.taken)
    assert not after.rests
    assert after.position.decision is not None
    picked = step_of(
        running,
        game="dominion",
        lesson="clog",
        taken=[*rests.taken, "play cellar"],
        answer=["discard estate"] * 3,
        picks=True,
    )
    assert picked.step == picked.steps


def test_lesson_starts_at_a_step_with_its_own_position(running: RunningServer) -> None:
    begun = step_of(running, game="dominion", lesson="clog", from_step=1)
    assert (begun.step, begun.positions) == (1, [0, 1])
    after = step_of(running, game="dominion", lesson="clog", from_step=1, answer=["play cellar"])
    assert (after.step, after.taken) == (2, ["play cellar"])


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "dominion", "lesson": "clog", "from_step": 2}, 400, "off-lesson"),
        ({"game": "nothing", "lesson": "turn"}, 404, "unknown-game"),
        ({"game": "dominion", "lesson": "../turn"}, 404, "no-lesson"),
        ({"game": "magpie", "lesson": "turn"}, 404, "no-lesson"),
        ({"game": "dominion", "lesson": "turn", "taken": ["buy curse"]}, 400, "off-lesson"),
        ({"game": "dominion", "lesson": "turn", "taken": ["end turn"] * MAX_LESSON_ACTIONS}, 400, "off-lesson"),
        ({"game": "dominion", "lesson": "turn", "taken": ["end turn"] * (MAX_LESSON_ACTIONS + 1)}, 400, "bad-message"),
        ({"game": "dominion", "lesson": "turn", "answer": [-1]}, 400, "bad-message"),
        ({"game": "dominion", "lesson": "turn", "answer": [2**52]}, 409, "refused"),
        ({"game": "dominion", "lesson": "turn", "answer": ["buy province"]}, 409, "not-understood"),
        ({"game": "dominion", "lesson": "turn", "answer": ["x" * 201]}, 400, "bad-message"),
        ({"game": "dominion", "lesson": "turn", "more": 1}, 400, "bad-message"),
        (
            {"game": "dominion", "lesson": "clog", "taken": ["buy silver"], "picks": True, "answer": [2**52]},
            409,
            "refused",
        ),
    ],
)
def test_invalid_lesson_requests_are_refused(
    running: RunningServer, body: dict[str, object], status: int, code: str
) -> None:
    answer = http_fetch(running.url, "/api/lessons", body)
    assert (answer.status, answer.json().get("code", "")) == (status, code), answer.text


def test_illegal_action_in_lesson_is_explained(running: RunningServer) -> None:
    def why(action: object, *before: str, lesson: str = "turn") -> tuple[int, str]:
        body = {"game": "dominion", "lesson": lesson, "taken": before, "action": action}
        answer = http_fetch(running.url, "/api/lessons/why", body)
        problem = answer.json().get("problem", answer.json()) or {}
        return answer.status, problem.get("code", "")

    assert why("play all treasures") == (200, "")
    # With 4 coins, a Province is too expensive.
    assert why("buy province", "play all treasures") == (200, "refused")
    assert why("buy silver", "play all treasures") == (200, "")
    assert why(2**52) == (200, "refused")
    assert why("buy the moon") == (200, "not-understood")
    assert why("buy silver", "buy curse") == (400, "off-lesson")
    assert why("buy silver", lesson="nothing") == (404, "no-lesson")


def test_lessons_are_rate_limited(tmp_path: Path) -> None:
    """Too many requests of one client are refused, and others are not affected."""
    with RunningServer(f"sqlite:///{tmp_path / 'limited.db'}", settings={"rate_limit_factor": 1}) as limited:
        cult: dict[str, object] = {"game": "carcassonne", "lesson": "cult"}
        for to, body in (("lessons", cult), ("lessons/why", {**cult, "action": 0})):
            answers = [http_fetch(limited.url, f"/api/{to}", body).status for _ in range(120)]
            assert 429 in answers
            assert set(answers) == {200, 429}
