"""Time budgets of bots on slow devices."""

from __future__ import annotations

import pytest
from bot_levels import SEARCHING_LEVELS

from bastide.bots.level_files import Level
from bastide.core.game_registry import get_game
from bastide.device.bots import time_budgets
from bastide.device.bots.level_routes import describe_device_levels
from bastide.device.bots.preload import preload_bots
from bastide.device.bots.time_budgets import IterationTimes, find_search_level, share_budget

GAMES = ("carcassonne", "dominion", "seven_wonders")


@pytest.fixture(autouse=True)
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_budgets, "iteration_times", IterationTimes())


def set_iteration_seconds(monkeypatch: pytest.MonkeyPatch, *seconds: float) -> None:
    """Let measurements return these times, and the last one from then on."""
    left = list(seconds)
    monkeypatch.setattr(
        time_budgets, "measure_iteration_seconds", lambda game, level: left.pop(0) if len(left) > 1 else left[0]
    )


def get_level(game: str, name: str) -> Level:
    level = find_search_level(get_game(game), name)
    assert level is not None
    return level


def weaker_levels(game: str) -> list[str]:
    return [level.name for level in describe_device_levels(game, 1).levels if level.is_weaker]


@pytest.mark.parametrize(("game", "level"), SEARCHING_LEVELS)
@pytest.mark.parametrize(("slow", "least", "most"), [(0.0, 1.0, 4.0), (0.01, 1.0, 5.0), (10.0, 5.0, 5.0)])
def test_slow_device_gets_more_time_up_to_the_maximum(
    game: str, level: str, slow: float, least: float, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_iteration_seconds(monkeypatch, slow)
    budget = share_budget(game, get_level(game, level), 1)
    assert least <= budget.seconds <= most
    # A level that is limited by time only must not search less on a fast device.
    assert bool(budget.iterations) == (level == "hard")
    # The description states the same time.
    described = {each.name: each.seconds for each in describe_device_levels(game, 1).levels}
    assert described[level] == round(budget.seconds, 1)


def test_several_workers_share_the_iterations_and_need_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    set_iteration_seconds(monkeypatch, 0.02)
    hard = get_level("carcassonne", "hard")
    assert [share_budget("carcassonne", hard, workers).iterations for workers in (1, 2, 4)] == [20, 10, 5]
    expert = get_level("carcassonne", "expert")
    set_iteration_seconds(monkeypatch, 0.1)
    assert [share_budget("carcassonne", expert, workers).seconds for workers in (1, 2, 4)] == [5.0, 5.0, 4.0]
    set_iteration_seconds(monkeypatch, 0.15)
    assert [level.is_weaker for level in describe_device_levels("carcassonne", 1).levels] == [False, True, True]
    assert [level.is_weaker for level in describe_device_levels("carcassonne", 4).levels] == [False, False, False]


@pytest.mark.parametrize(
    ("slow", "weaker"), [(0.0, []), (0.05, ["expert", "master"]), (10.0, ["hard", "expert", "master"])]
)
def test_levels_that_need_too_much_time_are_weaker(
    slow: float, weaker: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Carcassonne: `hard` has 20 iterations, the levels above have 120."""
    set_iteration_seconds(monkeypatch, slow)
    assert weaker_levels("carcassonne") == weaker


def test_level_loses_its_mark_when_the_device_is_less_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time_budgets, "iteration_times", IterationTimes(lambda: now[0]))
    set_iteration_seconds(monkeypatch, 1.0)
    assert weaker_levels("dominion") == ["expert", "master"]
    set_iteration_seconds(monkeypatch, 0.001)
    assert weaker_levels("dominion") == ["expert", "master"], "measured a moment ago"
    now[0] += time_budgets.MEASUREMENT_INTERVAL_SECONDS
    assert weaker_levels("dominion") == []
    # One slow measurement later does not bring the mark back; a device that stays slow gets it again.
    set_iteration_seconds(monkeypatch, 1.0)
    for _ in range(time_budgets.MAX_MEASUREMENTS - 1):
        now[0] += time_budgets.MEASUREMENT_INTERVAL_SECONDS
        assert weaker_levels("dominion") == []
    now[0] += time_budgets.MEASUREMENT_INTERVAL_SECONDS
    assert weaker_levels("dominion") == ["expert", "master"]


def test_busy_moment_in_the_first_measurement_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    set_iteration_seconds(monkeypatch, 1.0, 0.001)
    assert "expert" not in weaker_levels("dominion")


@pytest.mark.parametrize(("game", "level"), SEARCHING_LEVELS)
def test_measured_decision_is_searched(game: str, level: str) -> None:
    seat = time_budgets.measured_decision(get_game(game), level)
    assert seat is not None
    assert len(time_budgets.make_measured_bot(get_game(game), level).search_decision(seat).actions) > 1
    assert 0.0 < time_budgets.measure_iteration_seconds(get_game(game), level) < 60.0


def test_snapshot_after_preload_contains_no_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    set_iteration_seconds(monkeypatch, 10.0)
    preload_bots()
    assert time_budgets.middle_decisions.cache_info().currsize >= len(GAMES)
    set_iteration_seconds(monkeypatch, 0.0)
    assert [weaker_levels(game) for game in GAMES] == [[], [], []]
