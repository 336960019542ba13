"""Benchmark tasks: fixed definitions, played from every seat, the same on every machine."""

from __future__ import annotations

import json

import pytest

from bastide.cli.app import run_command_line
from bastide.core import BastideError, play_game
from bastide.sim.benchmark_tasks import BENCHMARK_TASKS, evaluate_bot, get_task, summarise_rewards
from bastide.sim.game_series import SeriesDealer

#: Definitions of the tasks, which must never change. ``one_smithy`` plays as ``medium`` did in version 0.1.
TASK_DEFINITIONS = {
    "dominion-bigmoney-v1": ("dominion", ("big_money",), 1000, 1),
    "dominion-first-game-v1": ("dominion", ("one_smithy",), 1000, 2),
    "dominion-any-kingdom-v1": ("dominion", ("all_rounder",), 1000, 3),
    "seven-wonders-3p-v1": ("seven_wonders", ("medium",) * 2, 900, 4),
    "seven-wonders-4p-v1": ("seven_wonders", ("medium",) * 3, 800, 5),
    "carcassonne-base-v1": ("carcassonne", ("nearsighted",), 400, 6),
}


def test_task_definitions_are_unchanged() -> None:
    assert {task.id: (task.game, task.opponents, task.games, task.seed) for task in BENCHMARK_TASKS} == TASK_DEFINITIONS
    for task in BENCHMARK_TASKS:
        series = task.series("random")
        assert task.games % task.players == 0, "every deal is played from every seat"
        assert series.replay_deals
        assert {series.seat_of(game, 0) for game in range(task.players)} == set(range(task.players))
        assert len({series.game_seed(game) for game in range(task.players)}) == 1


def test_task_opponents_play_unchanged() -> None:
    """Levels are tuned, but opponents of a task must not change. These games were played by the ``medium`` of then."""
    dealer = SeriesDealer(get_task("carcassonne-base-v1").series("greedy", 4))
    scores = []
    for index in range(4):
        state, bots = dealer.deal_game(index)
        play_game(state, bots)
        scores.append(state.scores())
    assert scores == [[81, 95], [91, 107], [77, 80], [72, 88]]


def test_score_does_not_depend_on_process_count() -> None:
    task = get_task("dominion-bigmoney-v1")
    heard: list[int] = []
    one = evaluate_bot(task, "random", 1, heard.append, 70)
    assert one == evaluate_bot(task, "random", 2, None, 70)
    assert one.games == sum(heard) == 70
    assert one.share < 0.1
    equal = evaluate_bot(task, "big_money", 1, None, 40)
    assert abs(equal.share - 0.5) <= equal.error, "against itself, from both seats of the same deals"


def test_share_and_confidence_interval() -> None:
    half = summarise_rewards("a", [1.0, -1.0] * 50, 2)
    assert (half.share, half.reward) == (0.5, 0.0)
    assert 0 < half.error < 0.05, "what every deal gives back is sure"
    won = summarise_rewards("a", [1.0] * 100, 2)
    assert won.share == 1.0
    assert won.error > 0, "of fifty deals that were all won, the next may not be"
    luck = summarise_rewards("a", [1.0, 1.0, -1.0, -1.0] * 25, 2)
    assert luck.error > half.error
    assert summarise_rewards("a", [0.0], 2).error == 0.5


def test_tasks_command_lists_and_evaluates(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["--lang", "en", "tasks"]) == 0
    shown = capsys.readouterr().out
    assert all(task.id in shown for task in BENCHMARK_TASKS)
    assert run_command_line(["tasks", "--json"]) == 0
    assert [each["task"] for each in json.loads(capsys.readouterr().out)] == list(TASK_DEFINITIONS)
    command = ["--lang", "en", "tasks", "dominion-bigmoney-v1"]
    assert run_command_line([*command, "--bots", "random,one_smithy", "--games", "6"]) == 0
    captured = capsys.readouterr()
    assert "one_smithy" in captured.out
    assert "1000 games" in captured.err
    assert run_command_line([*command, "--bots", "random", "--games", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["results"][0]["games"] == 4


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["dominion-bigmony-v1", "--bots", "random"], "dominion-bigmoney-v1"),
        (["dominion-bigmoney-v1"], "--bots"),
        (["dominion-bigmoney-v1", "--bots", "nobody"], "nobody"),
    ],
)
def test_tasks_command_rejects_invalid_arguments(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command_line(["--lang", "en", "tasks", *arguments]) == 2
    assert word in capsys.readouterr().err


def test_unknown_task_is_rejected() -> None:
    with pytest.raises(BastideError):
        get_task("chess-v1")
