"""OpenSpiel games pass OpenSpiel's own tests, and its ISMCTS plays them."""

from __future__ import annotations

import os

import numpy as np
import pytest

try:
    import pyspiel
except ImportError as problem:  # not available on every platform
    if os.environ.get("CI"):
        raise
    pytest.skip(f"NOT TESTED WITH OPENSPIEL: {problem}", allow_module_level=True)

import bastide.envs.openspiel  # noqa: F401 - importing registers the games
from bastide.core import game_ids

pytestmark = pytest.mark.filterwarnings("ignore")


def test_every_game_is_registered() -> None:
    assert {f"bastide_{game}" for game in game_ids()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("serialize", [False, True])
@pytest.mark.parametrize(
    "game",
    ["dominion(deals=20)", "seven_wonders(deals=20)", "magpie(deals=20)", "carcassonne(deals=5)"],
)
def test_openspiel_random_simulation_passes(game: str, serialize: bool) -> None:
    """Also with every state serialised and restored."""
    pyspiel.random_sim_test(pyspiel.load_game(f"bastide_{game}"), num_sims=1, serialize=serialize, verbose=False)


def test_options_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game(
        "bastide_dominion(players=3,reward=margin,options=kingdom:big_money_1e;platinum_colony:always)"
    )
    assert game.num_players() == 3
    assert game.max_utility() > 1
    state = game.new_initial_state()
    state.apply_action(4)
    assert state.position.snapshot()["setup"]["colony"]


def test_clone_is_independent() -> None:
    state = pyspiel.load_game("bastide_dominion").new_initial_state()
    state.apply_action(1)
    other = state.clone()
    before = str(state)
    assert str(other) == before
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert str(other) != before


def test_observer_returns_named_parts() -> None:
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game("bastide_dominion")
    state = game.new_initial_state()
    state.apply_action(7)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert observation.dict["hand"].sum() == 5
    assert observation.tensor.shape == (game.observation_tensor_size(),)
    assert observation.string_from(state, 0) != observation.string_from(state, 1)


def test_resampled_state_keeps_information_state() -> None:
    game = pyspiel.load_game("bastide_dominion")
    state = game.new_initial_state()
    state.apply_action(3)
    rng = np.random.RandomState(0)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    differ = 0
    for _ in range(5):
        drawn = state.resample_from_infostate(player, rng.uniform)
        assert drawn.information_state_string(player) == state.information_state_string(player)
        assert drawn.legal_actions() == state.legal_actions()
        differ += str(drawn) != str(state)
    assert differ == 5


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("bastide_seven_wonders(deals=3)", 1000),
        ("bastide_magpie(deals=3)", 1000),
        ("bastide_dominion(deals=3)", 25),
        ("bastide_carcassonne(deals=3,options=modules:base+inns)", 8),
    ],
)
def test_openspiel_ismcts_plays_game(game: str, most: int) -> None:
    """All decisions of one seat; in long games only the first ones, then random play."""
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    loaded = pyspiel.load_game(game)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(
        loaded,
        RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=4,
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )
    state = loaded.new_initial_state()
    state.apply_action(0)
    asked = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if state.current_player() == 0 and len(legal) > 1 and asked < most:
            asked += 1
            action = bot.step(state)
            assert action in legal
        else:
            action = rng.choice(legal)
        state.apply_action(action)
    assert asked > 5
    assert sum(state.returns()) == pytest.approx(0)
