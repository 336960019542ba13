"""The environments pass the conformance tests of PettingZoo and Gymnasium, and match their documentation."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    bombardment_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.test import test_save_obs as save_obs_test
from pettingzoo.utils import BaseWrapper, TerminateIllegalWrapper
from sample_tables import ALL_GAMES, ALL_TABLES

import bastide.envs
from bastide.core import BastideError, IllegalAction

#: Expected warnings of PettingZoo and Gymnasium about dictionary observations with a mask.
pytestmark = pytest.mark.filterwarnings("ignore")


@ALL_TABLES
def test_aec_passes_the_api_test(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(bastide.envs.aec(game, players=players, **options), num_cycles=150)


@ALL_TABLES
def test_aec_passes_the_seed_test(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: bastide.envs.aec(game, players=players, **options), num_cycles=60)


@ALL_TABLES
def test_parallel_passes_the_api_test(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(bastide.envs.parallel(game, players=players, **options), num_cycles=150)


@ALL_TABLES
def test_parallel_passes_the_seed_test(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_seed_test(lambda: bastide.envs.parallel(game, players=players, **options), num_cycles=60)


def test_seven_wonders_passes_max_cycles_test() -> None:
    """All players act in every cycle, which this test assumes."""
    made = {"env": bastide.envs.aec, "parallel_env": bastide.envs.parallel}
    options = {"sides": "day", "boards": ["gizah", "rhodos", "babylon"]}
    module = SimpleNamespace(
        **{
            name: lambda max_cycles, make=make: make("seven_wonders", max_cycles=max_cycles, **options)
            for name, make in made.items()
        }
    )
    max_cycles_test(module)


@ALL_GAMES
def test_max_cycles_truncates(game: str) -> None:
    env = bastide.envs.aec(game, max_cycles=5)
    env.reset(seed=1)
    decided = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, worth, ended, cut, info = env.last()
        if ended or cut:
            assert (cut, ended, worth) == (True, False, 0)
            assert "score" in info
            env.step(None)
        else:
            decided[agent] += 1
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert max(decided.values()) == 5
    both = bastide.envs.parallel(game, max_cycles=5)
    both.reset(seed=1)
    steps = 0
    while both.agents:
        _, _, ends, cuts, _ = both.step({agent: both.action_space(agent).sample() for agent in both.agents})
        steps += 1
    assert steps == 5
    assert all(cuts.values())
    assert not any(ends.values())


@ALL_GAMES
def test_state_passes_state_test(game: str) -> None:
    env = bastide.envs.aec(game)
    env.reset(seed=1)
    state_test(env, bastide.envs.parallel(game), num_cycles=20)


class Plain(BaseWrapper):  # type: ignore[misc]
    """Wrapper without masks whose step returns the next observation, as the bombardment test expects."""

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def step(self, action: Any) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


@ALL_GAMES
def test_aec_passes_the_bombardment_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    bombardment_test(Plain(bastide.envs.aec(game)), cycles=25)
    assert "Passed" in capsys.readouterr().out


@ALL_GAMES
def test_aec_runs_pettingzoo_benchmark(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The benchmark runs five seconds; a fake clock shortens it."""
    clock = count(0, 0.05)
    monkeypatch.setattr(
        sys.modules["pettingzoo.test.performance_benchmark"], "time", SimpleNamespace(time=clock.__next__)
    )
    performance_benchmark(bastide.envs.aec(game))
    assert "Finished" in capsys.readouterr().out


def test_observations_are_not_saved_as_images(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs_test(bastide.envs.aec("dominion"))
    assert "did not save" in capsys.readouterr().out
    assert not any(tmp_path.iterdir())


@ALL_GAMES
def test_render_modes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = bastide.envs.aec(game, render_mode="ansi")
    render_test(lambda render_mode: bastide.envs.aec(game, render_mode=render_mode))
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str)
    assert shown
    capsys.readouterr()
    env = bastide.envs.aec(game, render_mode="human")
    env.reset(seed=1)
    env.step(env.action_space(env.agent_selection).sample())
    assert capsys.readouterr().out


@ALL_GAMES
@pytest.mark.parametrize("reward", ["place", "margin"])
def test_aec_final_rewards_sum_to_zero(game: str, reward: str) -> None:
    env = bastide.envs.aec(game, reward=reward)
    env.reset(seed=3)
    got: dict[str, float] = {}
    scores: dict[str, int] = {}
    for agent in env.agent_iter():
        observation, worth, ended, cut, info = env.last()
        if ended or cut:
            got[agent] = worth
            scores[agent] = info["score"]
            env.step(None)
        else:
            assert worth == 0
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert set(got) == set(env.possible_agents)
    assert sum(got.values()) == pytest.approx(0)
    best, worst = max(scores, key=scores.__getitem__), min(scores, key=scores.__getitem__)
    assert got[best] >= got[worst]
    if reward == "margin" and len(scores) == 2:
        assert got[best] == scores[best] - scores[worst]


@ALL_GAMES
def test_aec_and_parallel_play_the_same_games(game: str) -> None:
    """Same seed, same actions: same observations in both environments."""
    one, both = bastide.envs.aec(game), bastide.envs.parallel(game)
    one.reset(seed=11)
    seen, _ = both.reset(seed=11)
    rng = np.random.default_rng(0)
    for _ in range(40):
        actors = [agent for agent in both.agents if not seen[agent]["action_mask"][both.wait]]
        actions = dict.fromkeys(both.agents, both.wait)
        for agent in actors:
            assert one.agent_selection == agent
            mine = one.observe(agent)
            assert (mine["observation"] == seen[agent]["observation"]).all() or game == "seven_wonders"
            assert (mine["action_mask"] == seen[agent]["action_mask"][: both.wait]).all()
            actions[agent] = int(rng.choice(np.flatnonzero(mine["action_mask"])))
            one.step(actions[agent])
        seen, _, ended, _, _ = both.step(actions)
        if any(ended.values()):
            break
        assert one.position.digest() == both.position.digest()


@ALL_GAMES
def test_illegal_action_changes_nothing(game: str) -> None:
    env = bastide.envs.aec(game)
    env.reset(seed=2)
    before = env.position.digest()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    wrong: list[Any] = [illegal, -1, 10**9, None, "0", 1.5]
    for action in wrong:
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.position.digest() == before


@ALL_GAMES
def test_pettingzoo_wrapper_makes_illegal_action_a_loss(game: str) -> None:
    env = TerminateIllegalWrapper(bastide.envs.aec(game), illegal_reward=-1)
    env.reset(seed=2)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_agent_without_decision_must_wait() -> None:
    env = bastide.envs.parallel("dominion")
    env.reset(seed=2)
    before = env.position.digest()
    with pytest.raises(IllegalAction, match="its only action is"):
        env.step({"player_0": 2, "player_1": 2})
    with pytest.raises(IllegalAction, match="no action was given for player_1"):
        env.step({"player_0": 2})
    assert env.position.digest() == before
    assert env.position.next_player_to_act() == 0
    env.step({"player_0": 2, "player_1": env.wait})
    assert env.position.next_player_to_act() == 1


class ReplaceIllegalActions(gymnasium.ActionWrapper[Any, Any, Any]):
    """Wrapper that replaces illegal actions, because Gymnasium's checker does not know masks."""

    def action(self, action: Any) -> Any:
        mask = self.unwrapped.action_masks()  # type: ignore[attr-defined]
        return action if mask[action] else int(np.flatnonzero(mask)[0])


@ALL_GAMES
def test_single_agent_env_passes_gymnasium_check(game: str) -> None:
    check_env(ReplaceIllegalActions(bastide.envs.single_agent(game, opponents="random", render_mode="ansi")))


@ALL_GAMES
def test_single_agent_env_plays_from_every_seat(game: str) -> None:
    env = bastide.envs.single_agent(game, opponents="random")
    seats = set()
    for number in range(3):
        seen, info = env.reset(seed=1 if number == 0 else None)
        seats.add(info["player"])
        over = False
        while not over:
            assert (env.action_masks() == seen["action_mask"]).all()
            assert (info["action_mask"] == seen["action_mask"]).all()
            seen, reward, over, cut, info = env.step(env.action_space.sample())
            assert not cut
        assert -1 <= reward <= 1
        assert len(info["scores"]) == env.table.players
        assert seen["action_mask"].all()  # the game is over; sampling from an empty mask would fail
    assert len(seats) == min(3, env.table.players)


@ALL_GAMES
@pytest.mark.parametrize("mode", list(gymnasium.vector.AutoresetMode)[:2])
def test_gymnasium_vector_continues_across_games(game: str, mode: gymnasium.vector.AutoresetMode) -> None:
    """Actions are sampled from the last observed mask, as learners do."""
    made = [lambda: bastide.envs.single_agent(game, opponents="random") for _ in range(2)]
    games = gymnasium.vector.SyncVectorEnv(made, autoreset_mode=mode)
    seen, _ = games.reset(seed=1)
    ended = 0
    rng = np.random.default_rng(0)
    while ended < 3:
        actions = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, _, over, _, infos = games.step(np.array(actions))
        assert infos["action_mask"].shape == seen["action_mask"].shape
        ended += int(over.sum())
    games.close()


@ALL_GAMES
def test_infos_contain_masks(game: str) -> None:
    env = bastide.envs.aec(game)
    env.reset(seed=1)
    both = bastide.envs.parallel(game)
    seen, infos = both.reset(seed=1)
    for agent in both.agents:
        assert (infos[agent]["action_mask"] == seen[agent]["action_mask"]).all()
    for _ in range(5):
        observation, _, ended, _, info = env.last()
        assert (info["action_mask"] == observation["action_mask"]).all()
        assert ended is False
        env.step(env.action_space(env.agent_selection).sample())


def test_invalid_opponents_are_rejected() -> None:
    with pytest.raises(BastideError, match="wrong number of opponents for 2 players: 2 instead of 1"):
        bastide.envs.single_agent("dominion", opponents=["random", "random"])
    with pytest.raises(BastideError, match="unknown bot 'bigmoney'"):
        bastide.envs.single_agent("dominion", opponents="bigmoney")
    with pytest.raises(BastideError, match="seat 2 doesn't exist"):
        bastide.envs.single_agent("dominion", seat=2)
