"""Rules and lessons over the wire: in the reader's language, and nothing else from a game's folder."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from server_running import Answer, Running, fetch

from bastide.hosting.lessons.lessons import LONGEST, LessonLine, LessonStep
from bastide.learn import Example, Rulebook
from bastide.learn.lessons import lessons


def asked(running: Running, path: str, tag: str = "") -> Answer:
    return fetch(running.url, f"/api/games/{path}".rstrip("/"), if_none_match=tag)


def test_a_book_in_the_readers_language(running: Running) -> None:
    status, text, headers = asked(running, "dominion/rules?language=he")
    tag = headers["etag"]
    book = msgspec.json.decode(text, type=Rulebook)
    assert (status, book.game, book.language) == (200, "dominion", "he")
    assert asked(running, "dominion/rules?language=he", tag)[:2] == (304, b"")
    assert asked(running, "dominion/rules?language=de", tag)[0] == 200


@pytest.mark.parametrize("language", ["", "xx", "../en", "EN"])
def test_a_language_that_nobody_speaks_is_english(running: Running, language: str) -> None:
    _, text, _ = asked(running, f"seven_wonders/rules?language={language}")
    assert msgspec.json.decode(text, type=Rulebook).language == "en"


def test_a_position_that_the_rules_show(running: Running) -> None:
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
def test_what_is_not_there(running: Running, path: str, code: str) -> None:
    status, text, _ = asked(running, path)
    assert status == 404
    assert msgspec.json.decode(text)["code"] == code


def test_games_say_whether_they_bring_rules(running: Running) -> None:
    games = {game["id"]: game["rules"] for game in msgspec.json.decode(asked(running, "")[1])}
    assert games == {"carcassonne": True, "dominion": True, "magpie": False, "seven_wonders": True}


# -- lessons -----------------------------------------------------------------------------------


def step_of(running: Running, **body: object) -> LessonStep:
    answer = fetch(running.url, "/api/lessons", body)
    assert answer.status == 200, answer.text
    return msgspec.json.decode(answer.body, type=LessonStep)


@pytest.mark.parametrize("game", ["carcassonne", "dominion", "seven_wonders"])
def test_the_lessons_of_a_game(running: Running, game: str) -> None:
    found = msgspec.json.decode(asked(running, f"{game}/lessons?language=de")[1], type=list[LessonLine])
    assert [line.name for line in found] == list(lessons(game))
    assert all(line.title[0].text and line.steps for line in found)


def test_a_game_without_lessons_has_none(running: Running) -> None:
    assert asked(running, "magpie/lessons")[:2] == (200, b"[]")


def test_a_lesson_from_its_beginning_to_its_end(running: Running) -> None:
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


def test_a_new_position_is_shown_when_one_asks_for_it(running: Running) -> None:
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


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "nothing", "lesson": "turn"}, 404, "unknown-game"),
        ({"game": "dominion", "lesson": "../turn"}, 404, "no-lesson"),
        ({"game": "magpie", "lesson": "turn"}, 404, "no-lesson"),
        ({"game": "dominion", "lesson": "turn", "taken": ["buy curse"]}, 400, "off-lesson"),
        ({"game": "dominion", "lesson": "turn", "taken": ["end turn"] * LONGEST}, 400, "off-lesson"),
        ({"game": "dominion", "lesson": "turn", "taken": ["end turn"] * (LONGEST + 1)}, 400, "bad-message"),
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
def test_what_is_not_a_way_through_a_lesson(running: Running, body: dict[str, object], status: int, code: str) -> None:
    answer = fetch(running.url, "/api/lessons", body)
    assert (answer.status, answer.json().get("code", "")) == (status, code), answer.text


def test_what_cannot_be_done_in_a_lesson_is_told_why(running: Running) -> None:
    def why(action: object, *before: str, lesson: str = "turn") -> tuple[int, str]:
        body = {"game": "dominion", "lesson": lesson, "taken": before, "action": action}
        answer = fetch(running.url, "/api/lessons/why", body)
        problem = answer.json().get("problem", answer.json()) or {}
        return answer.status, problem.get("code", "")

    assert why("play all treasures") == (200, "")
    # 4 coins are on the table: a Province is too dear.
    assert why("buy province", "play all treasures") == (200, "refused")
    assert why("buy silver", "play all treasures") == (200, "")
    assert why(2**52) == (200, "refused")
    assert why("buy the moon") == (200, "not-understood")
    assert why("buy silver", "buy curse") == (400, "off-lesson")
    assert why("buy silver", lesson="nothing") == (404, "no-lesson")


def test_nobody_takes_lessons_faster_than_anybody_can(tmp_path: Path) -> None:
    """Each costs a little; who asks ten thousand times is told to come back later, and everybody else goes on."""
    with Running(f"sqlite:///{tmp_path / 'limited.db'}", settings={"limits": 1}) as limited:
        cult: dict[str, object] = {"game": "carcassonne", "lesson": "cult"}
        for to, body in (("lessons", cult), ("lessons/why", {**cult, "action": 0})):
            answers = [fetch(limited.url, f"/api/{to}", body).status for _ in range(120)]
            assert 429 in answers
            assert set(answers) == {200, 429}
