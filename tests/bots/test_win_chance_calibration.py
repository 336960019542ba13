"""Calibrated win chances: within bounds, uncertain before the end, and the same in all features."""

from __future__ import annotations

import json

import pytest

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import Heuristics
from bastide.bots.search.win_chance_calibration import WinChanceCalibration, load_calibration, log_odds
from bastide.core import Rng, get_game, get_kit

GAMES = ("carcassonne", "dominion", "seven_wonders")
STRICT = WinChanceCalibration(early=0.4, middle=0.6, late=1.1, doubt=6.0, luck=1.0, move={2: 0.2, 3: -0.3})
MANY = 1e12
ROLLOUTS = (0.0, 1.0, 5.0, 40.0, 1e6)
PROGRESS = (0.0, 0.3, 0.99)


def load_game_calibration(game: str) -> WinChanceCalibration:
    return load_calibration(get_kit(game).folder / "bots")


@pytest.mark.parametrize("numbers", [STRICT, *map(load_game_calibration, GAMES)], ids=["strict", *GAMES])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_win_chance_is_bounded_and_monotonic(numbers: WinChanceCalibration, players: int) -> None:
    for playouts in ROLLOUTS:
        for progress in PROGRESS:
            told = [numbers.win_chance(shown / 50, playouts, progress, players) for shown in range(51)]
            assert told == sorted(told)
            assert 0.0 < told[0] <= told[-1] < 1.0, "only the end is certain"


@pytest.mark.parametrize("numbers", [STRICT, *map(load_game_calibration, GAMES)], ids=["strict", *GAMES])
def test_two_player_chances_sum_to_one_without_luck(numbers: WinChanceCalibration) -> None:
    """Apart from the value of the move, which only one of them has."""
    numbers = WinChanceCalibration(numbers.early, numbers.middle, numbers.late, numbers.doubt, numbers.luck)
    for progress in PROGRESS:
        for shown in (0.0, 0.2, 0.5, 0.77, 1.0):
            mine, theirs = (numbers.win_chance(each, MANY, progress, 2) for each in (shown, 1.0 - shown))
            assert mine + theirs == pytest.approx(1.0, abs=1e-5)
            few = [numbers.win_chance(each, 4.0, progress, 2) for each in (shown, 1.0 - shown)]
            assert sum(few) < 1.0 + 1e-9, "both best actions were lucky"


@pytest.mark.parametrize("numbers", [STRICT, *map(load_game_calibration, GAMES)], ids=["strict", *GAMES])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_even_rollouts_leave_value_of_move(numbers: WinChanceCalibration, players: int) -> None:
    even = 1.0 / players
    assert numbers.win_chance(0.9, 0.0, 0.5, players) == pytest.approx(even)
    told = numbers.win_chance(even, MANY, 0.5, players)
    assert log_odds(told) - log_odds(even) == pytest.approx(numbers.move_advantage(players), abs=1e-5)


def test_unmeasured_player_count_uses_nearest() -> None:
    assert [STRICT.move_advantage(players) for players in (2, 3, 4, 7)] == [0.2, -0.3, -0.3, -0.3]
    assert WinChanceCalibration().move_advantage(2) == 0.0


@pytest.mark.parametrize("numbers", [STRICT, *map(load_game_calibration, GAMES)], ids=["strict", *GAMES])
def test_more_rollouts_count_more_and_finished_games_fully(numbers: WinChanceCalibration) -> None:
    for progress in PROGRESS:
        told = [numbers.win_chance(0.9, playouts, progress, 2) for playouts in ROLLOUTS[1:]]
        assert told == sorted(told)
    for shown in (0.0, 1 / 3, 1.0):
        assert numbers.win_chance(shown, 1.0, 1.0, 3) == shown


@pytest.mark.parametrize("game", GAMES)
def test_early_chances_are_closer_to_even(game: str) -> None:
    numbers = load_game_calibration(game)
    told = [numbers.win_chance(0.9, 20.0, progress / 10, 2) for progress in range(10)]
    assert told == sorted(told)


@pytest.mark.parametrize("game", GAMES)
def test_all_features_use_stored_calibration(game: str) -> None:
    path = get_kit(game).folder / "bots" / "calibration.json"
    assert set(json.loads(path.read_text(encoding="utf-8"))) == {"early", "middle", "late", "doubt", "luck", "move"}
    used = analysis_heuristics(get_game(game)).calibration
    assert used is load_game_calibration(game)
    assert not used.is_identity


def test_missing_calibration_is_identity() -> None:
    numbers = Heuristics().calibration
    for shown in (0.0, 0.3, 1.0):
        assert numbers.win_chance(shown, 1.0, 0.0, 2) == shown
    assert load_calibration(get_kit("dominion").folder) is load_calibration(get_kit("dominion").folder)
    assert load_calibration(get_kit("dominion").folder).is_identity, "the calibration is stored with the game's bots"


@pytest.mark.parametrize(("game", "players"), [("carcassonne", 3), ("dominion", 2), ("seven_wonders", 4)])
def test_progress_runs_from_zero_to_one(game: str, players: int) -> None:
    state = get_game(game).new_state(players, {}, 4)
    judge = analysis_heuristics(get_game(game))
    rng = Rng(4)
    seen = [judge.game_progress(state)]
    while not state.is_over():
        player = state.next_player_to_act()
        drawn = state.sample_position(player, rng)
        judge.adjust_sampled_position(drawn, player)
        state.apply(player, judge.quick_action(drawn, player, rng))
        seen.append(judge.game_progress(state))
    assert seen[0] < 0.1
    assert all(0.0 <= each < 1.0 for each in seen[:-1])
    assert seen[-1] == 1.0
    assert seen[-2] > 0.7
    assert seen[len(seen) // 2] == pytest.approx(0.5, abs=0.25)
