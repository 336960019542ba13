"""Time budgets of bots on slow devices."""

from __future__ import annotations

import pytest

from bastide.bots import make_bot
from bastide.core.game_registry import get_game
from bastide.device.bots import time_budgets
from bastide.device.bots.bot_worker import choose_with_device_budget, make_device_executor
from bastide.device.bots.preload import preload_bots
from bastide.device.browser_interfaces import NoBrowser

GAMES = ("carcassonne", "dominion", "seven_wonders")


@pytest.fixture(autouse=True)
def unmeasured() -> None:
    time_budgets.spec_with_device_budget.cache_clear()
    time_budgets.needed_seconds.cache_clear()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["hard", "expert", "master"])
@pytest.mark.parametrize(("slow", "least", "most"), [(0.0, 1.0, 4.0), (0.01, 1.0, 5.0), (10.0, 5.0, 5.0)])
def test_slow_device_gets_more_time_up_to_the_maximum(
    game: str, level: str, slow: float, least: float, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_budgets, "measure_iteration_seconds", lambda game, level: slow)
    spec = time_budgets.spec_with_device_budget(game, level)
    name, _, settings = spec.partition(":")
    assert name == level
    assert least <= float(settings.partition("seconds=")[2]) <= most
    # A level that is limited by time only must not search less on a fast device.
    assert ("iterations=" in settings) == (level == "hard")
    make_bot(spec, get_game(game), 0)


@pytest.mark.parametrize(
    ("slow", "weaker"), [(0.0, []), (0.0126, ["expert", "master"]), (10.0, ["hard", "expert", "master"])]
)
def test_levels_that_need_too_much_time_are_listed(
    slow: float, weaker: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dominion: `hard` has 300 iterations, the levels above have 400."""
    monkeypatch.setattr(time_budgets, "measure_iteration_seconds", lambda game, level: slow)
    assert time_budgets.list_weaker_levels("dominion") == weaker


@pytest.mark.parametrize("spec", ["easy", "medium", "random", "hard:iterations=5", "hard:seconds=9"])
def test_other_specs_keep_their_budget(spec: str) -> None:
    assert [time_budgets.spec_with_device_budget(game, spec) for game in GAMES] == [spec] * 3


@pytest.mark.parametrize("game", GAMES)
def test_iteration_time_is_measured(game: str) -> None:
    assert 0.0 < time_budgets.measure_iteration_seconds(get_game(game), "hard") < 60.0


def test_budget_is_measured_at_preload_and_used_for_moves() -> None:
    preload_bots()
    assert time_budgets.needed_seconds.cache_info().currsize >= len(GAMES)
    state = get_game("carcassonne").new_state(2, {}, 1)
    seat = state.next_player_to_act()
    action = choose_with_device_budget("carcassonne", state.snapshot(), seat, "easy", 1, "a table", False)
    assert state.is_legal(seat, action)
    assert make_device_executor(NoBrowser()).chooser is choose_with_device_budget
