"""Evaluations of the analysis board in the visitor's browser: the job of the bot worker."""

from __future__ import annotations

import json

import pytest

from bastide.core import get_game
from bastide.device.bots.analysis_job import run_analysis_job

POSITION = "game: dominion | hand 0: village smithy copper*3 | deck 0: gold estate*4 | coins: 2"


def run(**asked: object) -> dict[str, object]:
    found: dict[str, object] = json.loads(run_analysis_job(json.dumps({"player": 0, **asked})))
    return found


def test_decision_is_evaluated() -> None:
    found = run(text=POSITION)
    assert found["problem"] is None
    evaluation = found["evaluation"]
    assert isinstance(evaluation, dict)
    assert evaluation["lines"][0]["notation"] == "play village"
    assert evaluation["rollouts"] > 0


def test_cards_that_the_player_does_not_know_change_nothing() -> None:
    """The worker evaluates a position that is sampled from the player's knowledge, as the server does."""
    state = get_game("dominion").position(POSITION)
    other = get_game("dominion").position(POSITION.replace("gold estate*4", "estate*3 gold estate"))
    assert state.digest() != other.digest()
    assert run(text=state.position()) == run(text=other.position())


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"text": POSITION, "player": 1}, "not-to-move"),
        ({"text": "game: dominion | hand 0: cooper"}, "bad-position"),
        ({"text": POSITION, "at": 3}, "no-position"),
    ],
)
def test_problem_is_returned(asked: dict[str, object], code: str) -> None:
    problem = run(**asked)["problem"]
    assert isinstance(problem, dict)
    assert problem["code"] == code
