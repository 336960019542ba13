"""Opponent bots in batches, vector environments, and the registrations with Gymnasium and PettingZoo."""

from __future__ import annotations

import importlib
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from sample_tables import ALL_GAMES

import bastide.envs
import bastide.envs.gym
from bastide.core import BastideError, IllegalAction

pytestmark = pytest.mark.filterwarnings("ignore")


@ALL_GAMES
def test_batch_bots_play_as_in_single_agent_env(game: str) -> None:
    """Same deal, same bot, same actions: same observations."""
    games = bastide.envs.batch(game, 1, seed=3, bots="random")
    env = bastide.envs.single_agent(game, opponents="random")
    seen, info = env.reset(seed=3)
    for step in range(30):
        assert games.players[0] == info["player"]
        assert (games.observations[0] == seen["observation"]).all()
        assert (games.masks[0] == seen["action_mask"]).all()
        action = int(np.flatnonzero(games.masks[0])[step % games.masks[0].sum()])
        games.step([action])
        seen, reward, over, _, info = env.step(action)
        if over:
            assert games.dones[0]
            assert games.rewards[0, info["player"]] == reward
            assert games.scores[0].tolist() == info["scores"]
            return
        assert not games.dones[0]


def test_only_learners_act_and_their_seat_rotates() -> None:
    fixed = bastide.envs.batch("magpie", 3, players=3, seed=1, bots={0: "random", 2: "random"})
    moving = bastide.envs.batch("magpie", 3, players=3, seed=1, bots="random")
    learned: set[int] = set()
    while fixed.games_finished < 9 or moving.games_finished < 9:
        fixed.step(fixed.random_actions())
        moving.step(moving.random_actions())
        assert (fixed.players == 1).all()
        learned |= set(moving.players.tolist())
    assert learned == {0, 1, 2}


def test_set_position_with_opponent_bots() -> None:
    games = bastide.envs.batch("magpie", 2, seed=4, bots={1: "random"})
    start = bastide.envs.observer("magpie").deal_game(7)
    games.set_position(0, start)
    assert games.players[0] == 0
    finished = games.games_finished
    while games.games_finished < finished + 3:
        games.step(games.random_actions())


@pytest.mark.parametrize("bots", ["nobody", {1: "nobody"}, {5: "random"}, {0: "random", 1: "random"}])
def test_invalid_bot_assignments_are_rejected(bots: Any) -> None:
    with pytest.raises(BastideError):
        bastide.envs.batch("magpie", 2, bots=bots)


# -- Gymnasium's vector environment --------------------------------------------------------------------------------


@ALL_GAMES
def test_vector_env_resets_in_same_step(game: str) -> None:
    env = bastide.envs.vector(game, 2, opponents="random")
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(2000):
        assert seen["action_mask"].any(1).all(), "no mask is ever empty"
        assert (info["action_mask"] == seen["action_mask"]).all()
        agents = env.batch.players.copy()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, over, cut, info = env.step(actions)
        assert not cut.any()
        assert rewards.shape == (2,)
        assert not rewards[~over].any()
        for row in np.flatnonzero(over):
            ended += 1
            last = info["final_obs"][row]
            assert env.single_observation_space.contains(last)
            assert last["action_mask"].all()
            assert info["final_info"]["player"][row] == agents[row]
            assert (last["observation"] != seen["observation"][row]).any()
        if ended:
            return
    raise AssertionError("no game has ended")


def test_gymnasium_wrappers_count_episodes() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec("bastide/Magpie-v1", num_envs=3, opponents="random"))
    seen, _ = env.reset(seed=5)
    lengths: list[int] = []
    while len(lengths) < 6:
        actions = np.array([int(mask.argmax()) for mask in seen["action_mask"]])
        seen, _, _, _, info = env.step(actions)
        if "episode" in info:
            lengths += info["episode"]["l"][info["_episode"]].tolist()
    assert min(lengths) >= 1
    with pytest.raises(IllegalAction):
        env.step(np.array([-1, 0, 0]))
    with pytest.raises(BastideError):
        env.reset(options={"position": 1})


# -- registrations -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Dominion-v1", "SevenWonders-v1", "Carcassonne-v1", "Magpie-v1"])
def test_gymnasium_ids_are_registered(name: str) -> None:
    env = gymnasium.make(f"bastide.envs.gym:bastide/{name}", opponents="random", render_mode="ansi")
    seen, info = env.reset(seed=1)
    assert (info["action_mask"] == seen["action_mask"]).all()
    env.step(env.action_space.sample(seen["action_mask"]))
    assert isinstance(env.render(), str)
    assert env.spec is not None
    again = gymnasium.make(env.spec)
    assert (again.reset(seed=1)[0]["observation"] == seen["observation"]).all()


@pytest.mark.parametrize("name", ["dominion_v1", "seven_wonders_v1", "carcassonne_v1"])
def test_pettingzoo_modules(name: str) -> None:
    module = importlib.import_module(f"bastide.envs.{name}")
    assert set(module.__all__) == {"env", "raw_env", "parallel_env"}
    env = module.env()
    env.reset(seed=1)
    assert env.unwrapped.metadata["name"] == name
    env.step(env.action_space(env.agent_selection).sample())
    assert module.parallel_env(players=3).table.name == name


def test_pixels_have_size_of_drawing() -> None:
    """The pixel array has the size of the drawing."""
    env = bastide.envs.single_agent("dominion", opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    shown = env.render()
    assert shown.dtype == np.uint8
    assert shown.shape[2] == 3
    assert f"width='{shown.shape[1]}'" in env.position.svg(env.player)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 50
