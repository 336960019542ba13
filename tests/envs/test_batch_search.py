"""Batched tree search: improves on its evaluator, sees no hidden information, and is reproducible."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from sample_tables import ALL_GAMES, random_walk

import bastide.envs
from bastide.core import BastideError, Rng
from bastide.envs.batches.numpy_batch import Batch


def uniform(observations: Any, masks: Any) -> tuple[Any, Any]:
    return np.zeros(masks.shape, np.float32), np.zeros(len(masks))


class RecordingEvaluator:
    """Uniform evaluator that records its calls."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def __call__(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        self.heard.append((observations.copy(), masks.copy()))
        return uniform(observations, masks)


def legal_only(games: Batch, found: Any, tries: int) -> None:
    assert (found.visits.sum(1) == tries).all()
    assert not found.visits[~games.masks].any()
    assert games.masks[np.arange(games.count), found.best_actions()].all()
    assert np.allclose(found.visit_policy().sum(1), 1)
    assert np.allclose(found.visit_policy(0).max(1), 1)


@ALL_GAMES
def test_every_simulation_visits_one_legal_action(game: str) -> None:
    games = bastide.envs.batch(game, 3, seed=1)
    before = [state.digest() for state in games.positions()]
    found = bastide.envs.batch_search(games, uniform, simulations=9, noise=0.25, seed=1).run()
    legal_only(games, found, 9)
    assert (found.players == games.players).all()
    assert [state.digest() for state in games.positions()] == before
    games.step(found.best_actions())


@ALL_GAMES
def test_search_does_not_use_hidden_information(game: str) -> None:
    """Another position that fits the player's knowledge leads to the same evaluator calls."""
    table = bastide.envs.observer(game).table
    state = [state.clone() for state, player in random_walk(table, 3, 12) if player >= 0][-1]
    other = state.sample_position(state.next_player_to_act(), Rng(99))
    thoughts = []
    for position in (state, other):
        asked = RecordingEvaluator()
        bastide.envs.batch_search(bastide.envs.batch(game, 1), asked, simulations=1, seed=5).run([position])
        thoughts.append(asked.heard[0])
    assert (thoughts[0][0] == thoughts[1][0]).all()
    assert (thoughts[0][1] == thoughts[1][1]).all()


def test_search_is_reproducible_by_seed() -> None:
    games = bastide.envs.batch("magpie", 4, seed=2)
    one, two = (bastide.envs.batch_search(games, uniform, simulations=20, noise=0.2, seed=8).run() for _ in range(2))
    assert (one.visits == two.visits).all()
    assert (one.values == two.values).all()
    other = bastide.envs.batch_search(games, uniform, simulations=20, seed=9)
    first = other.run()
    assert first.visits.shape == (4, games.action_count)
    alone = bastide.envs.batch_search(games, uniform, simulations=20, seed=9).run(games.positions()[:1])
    assert (alone.visits[0] == first.visits[0]).all()


def test_visits_follow_results_then_priors() -> None:
    games = bastide.envs.batch("magpie", 2, seed=4)
    searched = bastide.envs.batch_search(games, uniform, simulations=60, seed=1).run()
    chance = bastide.envs.batch_search(games, uniform, simulations=60, seed=1, exploration=1000.0).run()
    # With exploration only, actions of equal prior get equal visits.
    for visits, mask in zip(chance.visits, games.masks, strict=True):
        assert visits[mask].max() - visits[mask].min() <= 1
    assert (np.abs(searched.values) <= 1).all()
    for visits, values, mask in zip(searched.visits, searched.values, games.masks, strict=True):
        assert values[visits.argmax()] >= np.median(values[mask])


def test_search_beats_random_play() -> None:
    games = bastide.envs.batch("magpie", 8, seed=6)
    forest = bastide.envs.batch_search(games, uniform, simulations=20, seed=2)
    searcher = np.arange(8) % 2
    won = 0.0
    while games.games_finished < 24:
        acting = games.players == searcher
        actions = np.where(acting, forest.run().best_actions(), games.random_actions())
        games.step(actions)
        won += games.rewards[np.arange(8), searcher][games.dones].sum()
    assert won > 0.3 * games.games_finished


def test_values_for_every_player() -> None:
    games = bastide.envs.batch("seven_wonders", 2, seed=1)
    asked: list[int] = []

    def each(observations: Any, masks: Any) -> tuple[Any, Any]:
        asked.append(len(masks))
        assert masks.any(1).all()
        return np.zeros(masks.shape), np.tile([0.5, -0.25, -0.25], (len(masks), 1))

    found = bastide.envs.batch_search(games, each, simulations=4, seed=1).run()
    assert found.visits.sum() == 8
    assert asked == [2] * 5


@pytest.mark.parametrize(
    "wrong",
    [
        lambda rows, masks: (np.zeros((1, 1)), np.zeros(len(rows))),
        lambda rows, masks: (np.zeros(masks.shape), np.zeros((len(rows), 7))),
        lambda rows, masks: (np.full(masks.shape, np.nan), np.zeros(len(rows))),
        lambda rows, masks: (np.zeros(masks.shape), np.full(len(rows), np.inf)),
    ],
)
def test_invalid_evaluations_are_rejected(wrong: Any) -> None:
    forest = bastide.envs.batch_search(bastide.envs.batch("magpie", 2), wrong, simulations=2)
    with pytest.raises(ValueError, match="the evaluator"):
        forest.run()


def test_invalid_searches_are_rejected() -> None:
    games = bastide.envs.batch("magpie", 2)
    for simulations in (0, -1, 10**9):
        with pytest.raises(BastideError):
            bastide.envs.batch_search(games, uniform, simulations=simulations)
    forest = bastide.envs.batch_search(games, uniform, simulations=1)
    for positions in ([], games.positions() * 2):
        with pytest.raises(BastideError):
            forest.run(positions)
    over = list(random_walk(games.table, 1))[-1][0]
    with pytest.raises(BastideError):
        forest.run([over])
