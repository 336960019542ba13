"""Time budgets of bots on slow devices."""

from __future__ import annotations

import pytest

from bastide.bots import make_bot
from bastide.core.game_registry import get_game
from bastide.device.bots import time_budgets
from bastide.device.bots.bot_worker import choose_with_device_budget, make_device_executor
from bastide.device.bots.level_routes import describe_device_levels
from bastide.device.bots.preload import preload_bots
from bastide.device.bots.time_budgets import IterationTimes
from bastide.device.browser_interfaces import NoBrowser

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


def weaker_levels(game: str) -> list[str]:
    return [level.name for level in describe_device_levels(game).levels if level.is_weaker]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["hard", "expert", "master"])
@pytest.mark.parametrize(("slow", "least", "most"), [(0.0, 1.0, 4.0), (0.01, 1.0, 5.0), (10.0, 5.0, 5.0)])
def test_slow_device_gets_more_time_up_to_the_maximum(
    game: str, level: str, slow: float, least: float, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_iteration_seconds(monkeypatch, slow)
    spec = time_budgets.spec_with_device_budget(game, level)
    name, _, settings = spec.partition(":")
    assert name == level
    seconds = float(settings.partition("seconds=")[2])
    assert least <= seconds <= most
    # A level that is limited by time only must not search less on a fast device.
    assert ("iterations=" in settings) == (level == "hard")
    make_bot(spec, get_game(game), 0)
    # The description states the same time.
    described = {each.name: each.seconds for each in describe_device_levels(game).levels}
    assert described[level] == round(seconds, 1)


@pytest.mark.parametrize(
    ("slow", "weaker"), [(0.0, []), (0.0126, ["expert", "master"]), (10.0, ["hard", "expert", "master"])]
)
def test_levels_that_need_too_much_time_are_weaker(
    slow: float, weaker: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dominion: `hard` has 300 iterations, the levels above have 400."""
    set_iteration_seconds(monkeypatch, slow)
    assert weaker_levels("dominion") == weaker


def test_level_loses_its_mark_when_the_device_is_less_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time_budgets, "iteration_times", IterationTimes(lambda: now[0]))
    set_iteration_seconds(monkeypatch, 1.0)
    assert weaker_levels("dominion") == ["hard", "expert", "master"]
    set_iteration_seconds(monkeypatch, 0.001)
    assert weaker_levels("dominion") == ["hard", "expert", "master"], "measured a moment ago"
    now[0] += time_budgets.MEASUREMENT_INTERVAL_SECONDS
    assert weaker_levels("dominion") == []
    # One slow measurement later does not bring the mark back; a device that stays slow gets it again.
    set_iteration_seconds(monkeypatch, 1.0)
    for _ in range(time_budgets.MAX_MEASUREMENTS - 1):
        now[0] += time_budgets.MEASUREMENT_INTERVAL_SECONDS
        assert weaker_levels("dominion") == []
    now[0] += time_budgets.MEASUREMENT_INTERVAL_SECONDS
    assert weaker_levels("dominion") == ["hard", "expert", "master"]


def test_busy_moment_in_the_first_measurement_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    set_iteration_seconds(monkeypatch, 1.0, 0.001)
    assert "hard" not in weaker_levels("dominion")


@pytest.mark.parametrize("spec", ["easy", "medium", "random", "hard:iterations=5", "hard:seconds=9"])
def test_other_specs_keep_their_budget(spec: str) -> None:
    assert [time_budgets.spec_with_device_budget(game, spec) for game in GAMES] == [spec] * 3


@pytest.mark.parametrize("level", ["hard", "expert", "master"])
@pytest.mark.parametrize("game", GAMES)
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


def test_budget_of_the_device_is_used_for_moves() -> None:
    state = get_game("carcassonne").new_state(2, {}, 1)
    seat = state.next_player_to_act()
    action = choose_with_device_budget("carcassonne", state.snapshot(), seat, "easy", 1, "a table", False)
    assert state.is_legal(seat, action)
    assert make_device_executor(NoBrowser()).chooser is choose_with_device_budget
