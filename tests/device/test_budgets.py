"""Time budgets of bots on slow devices."""

from __future__ import annotations

import pytest

from bastide.bots import make_bot
from bastide.core.registry import get_game
from bastide.device.bots import budgets
from bastide.device.bots.bot_worker import choose_here, device_executor
from bastide.device.bots.preload import warm
from bastide.device.browser import Nothing

GAMES = ("carcassonne", "dominion", "seven_wonders")


@pytest.fixture(autouse=True)
def unmeasured() -> None:
    budgets.fitted.cache_clear()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("slow", "least", "most"), [(0.0, 1.0, 1.0), (0.01, 1.0, 3.0), (10.0, 3.0, 3.0)])
def test_slow_device_gets_more_time_up_to_the_maximum(
    game: str, slow: float, least: float, most: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budgets, "thought", lambda game, level: slow)
    spec = budgets.fitted(game, "hard")
    name, _, settings = spec.partition(":")
    assert name == "hard"
    assert least <= float(settings.partition("+seconds=")[2]) <= most
    make_bot(spec, get_game(game), 0)


@pytest.mark.parametrize("spec", ["easy", "medium", "expert", "random", "hard:iterations=5", "hard:seconds=9"])
def test_other_specs_keep_their_budget(spec: str) -> None:
    assert [budgets.fitted(game, spec) for game in GAMES] == [spec] * 3


@pytest.mark.parametrize("game", GAMES)
def test_iteration_time_is_measured(game: str) -> None:
    assert 0.0 < budgets.thought(get_game(game), "hard") < 60.0


def test_budget_is_measured_at_preload_and_used_for_moves() -> None:
    warm()
    assert budgets.fitted.cache_info().currsize >= len(GAMES)
    state = get_game("carcassonne").new_state(2, {}, 1)
    seat = state.next_actor()
    action = choose_here("carcassonne", state.snapshot(), seat, "easy", 1, "a table", False)
    assert state.is_legal(seat, action)
    assert device_executor(Nothing()).chooser is choose_here
