"""The self-play example computes advantages correctly and gets stronger."""

from __future__ import annotations

import copy
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import bastide.envs

try:
    import torch
except ImportError as problem:  # not a developer dependency, because it is very large
    pytest.skip(f"THE EXAMPLE OF TRAINING IS NOT TESTED: {problem}", allow_module_level=True)

SCRIPT = Path(__file__).parents[2] / "examples" / "selfplay" / "train_dominion_ppo.py"
KINGDOM = "first_game_2e"
LAMBDA = 0.9


@pytest.fixture(scope="module")
def train() -> ModuleType:
    torch.set_num_threads(1)  # several would block each other on a busy machine
    spec = importlib.util.spec_from_file_location("selfplay_train", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look up their module
    spec.loader.exec_module(module)
    return module


def advantage(step: int, values: Any, actors: Any, dones: Any, rewards: Any, last: Any, player: Any) -> float:
    """Return the advantage of one decision by definition: discounted sum over the seat's next decisions."""
    seat = actors[step]
    for later in range(step, len(values)):
        if later > step and actors[later] == seat:
            more = advantage(later, values, actors, dones, rewards, last, player)
            return float(values[later] - values[step] + LAMBDA * more)
        if dones[later]:
            return float(rewards[later, seat] - values[step])
    others = rewards.shape[1] - 1
    return float((last if player == seat else -last / others) - values[step])


@pytest.mark.parametrize("seats", [2, 3])
def test_advantages_match_definition(train: ModuleType, seats: int) -> None:
    rng = np.random.default_rng(3)
    steps, count = 40, 7
    values = rng.normal(size=(steps, count)).astype(np.float32)
    actors = rng.integers(0, seats, (steps, count))
    dones = rng.random((steps, count)) < 0.1
    rewards = np.where(dones[:, :, None], rng.normal(size=(steps, count, seats)), 0).astype(np.float32)
    last = rng.normal(size=count).astype(np.float32)
    players = rng.integers(0, seats, count)
    quick = train.judge(values, actors, dones, rewards, last, players, LAMBDA)
    for row in range(count):
        of_row = values[:, row], actors[:, row], dones[:, row], rewards[:, row], last[row], players[row]
        assert [advantage(step, *of_row) for step in range(steps)] == pytest.approx(quick[:, row], abs=1e-5)


def duel(one: Any, other: Any, games: int) -> float:
    """Return the share of games that one network wins against another, from both seats."""
    batch = bastide.envs.batch("dominion", games, seed=5, kingdom=KINGDOM)
    seat = np.arange(games) % 2
    won, played = 0.0, 0
    with torch.no_grad():
        while played < games:
            rows, masks = torch.tensor(batch.observations), torch.tensor(batch.masks)
            turn = torch.tensor(batch.players == seat)
            likely = torch.where(turn[:, None], one(rows, masks)[0], other(rows, masks)[0])
            batch.step(torch.distributions.Categorical(logits=likely).sample().numpy())
            ended = np.flatnonzero(batch.dones)
            won += float(((batch.rewards[ended, seat[ended]] + 1) / 2).sum())
            played += len(ended)
    return won / played


def test_update_makes_good_actions_more_likely(train: ModuleType) -> None:
    torch.manual_seed(2)
    games = bastide.envs.batch("dominion", 16, seed=2, kingdom=KINGDOM)
    player = train.Player(games.observation_size, games.action_count, 32)
    stretch = train.play(games, player, 32, 0.97, "cpu")
    train.learn(player, torch.optim.Adam(player.parameters(), 1e-3), stretch, 3, 256, 0.0)
    with torch.no_grad():
        likely = player(stretch.rows, stretch.masks)[0].gather(1, stretch.actions[:, None]).squeeze(1)
    better = stretch.advantages - stretch.advantages.mean()
    assert float((better * (likely - stretch.chances)).mean()) > 0


def test_training_makes_model_stronger(train: ModuleType) -> None:
    """After some seconds of self-play it beats its initial version."""
    torch.manual_seed(1)
    games = bastide.envs.batch("dominion", 64, seed=1, kingdom=KINGDOM)
    player = train.Player(games.observation_size, games.action_count, 64)
    before = copy.deepcopy(player)
    optimizer = torch.optim.Adam(player.parameters(), 1e-3)
    for _ in range(12):
        train.learn(player, optimizer, train.play(games, player, 64, 0.97, "cpu"), 3, 1024, 0.02)
    assert duel(player, before, 48) > 0.6
