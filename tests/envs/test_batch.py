"""Batches play the same games as single states, with arrays updated in place."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from sample_tables import ALL_GAMES, ALL_TABLES, table_spec

import bastide.envs
from bastide.core import BastideError, IllegalAction, derive_seed
from bastide.envs.table.numpy_observer import NumpyObserver


@ALL_TABLES
def test_rows_match_separately_played_games(game: str, players: int, options: dict[str, Any]) -> None:
    """Each row is replayed on a separate state and compared, over several games."""
    count, seed = 3, 21
    at = table_spec(game, players, options, "margin")
    looker = NumpyObserver(at)
    games = bastide.envs.batch(game, count, players=players, reward="margin", seed=seed, **options)
    dealt = [0] * count
    states = []
    for row in range(count):
        states.append(at.game.deal(players, at.options, derive_seed(seed, row)))
    ended = 0
    for _ in range(400):
        actions = games.random_actions().copy()
        for row, state in enumerate(states):
            player = state.next_player_to_act()
            assert games.players[row] == player
            assert (games.observations[row] == looker.observe(state, player)).all()
            assert (games.masks[row] == looker.action_mask(state, player)).all()
            state.apply(player, at.encoder.action_for_index(state, player, int(actions[row])))
        games.step(actions)
        for row, state in enumerate(states):
            assert games.dones[row] == state.is_over()
            if state.is_over():
                ended += 1
                assert games.rewards[row].tolist() == at.final_rewards(state)
                assert games.scores[row].tolist() == state.scores()
                dealt[row] += 1
                states[row] = at.game.deal(players, at.options, derive_seed(seed, dealt[row] * count + row))
            else:
                assert not games.rewards[row].any()
    assert games.games_finished == ended


@ALL_GAMES
def test_rows_depend_only_on_seed_and_own_actions(game: str) -> None:
    games = bastide.envs.batch(game, 4, seed=5)
    again = bastide.envs.batch(game, 4, seed=5)
    rng = np.random.default_rng(1)
    for _ in range(60):
        for batch in (games, again):
            assert (games.observations[0] == batch.observations[0]).all()
        actions, others = games.random_actions().copy(), again.random_actions().copy()
        for row in range(1, 4):
            others[row] = rng.choice(np.flatnonzero(again.masks[row]))
        others[0] = actions[0]
        games.step(actions)
        again.step(others)
    games.reset(5)
    again.reset(5)
    assert (games.observations == again.observations).all()
    assert (games.masks == again.masks).all()
    assert (games.random_actions() == again.random_actions()).all()


@ALL_GAMES
def test_illegal_action_changes_no_row(game: str) -> None:
    games = bastide.envs.batch(game, 3, seed=1)
    before = games.observations.copy(), games.masks.copy(), games.players.copy()
    actions = games.random_actions().copy()
    for wrong in (int(np.flatnonzero(~games.masks[2])[0]), -1, games.action_count, 2**40):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match="row 2"):
            games.step(actions)
    with pytest.raises(IllegalAction, match="needs 3 actions"):
        games.step([0, 0])
    assert (before[0] == games.observations).all()
    assert (before[1] == games.masks).all()
    assert (before[2] == games.players).all()


def test_arrays_are_updated_in_place_and_read_only() -> None:
    games = bastide.envs.batch("dominion", 2, seed=1)
    arrays = [games.observations, games.masks, games.rewards, games.dones, games.players, games.scores]
    before = games.observations.copy()
    games.step(games.random_actions())
    assert [id(array) for array in arrays] == [
        id(array)
        for array in (games.observations, games.masks, games.rewards, games.dones, games.players, games.scores)
    ]
    assert (before != arrays[0]).any()
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_arrays_and_batch_have_independent_lifetimes() -> None:
    observations = bastide.envs.batch("dominion", 2, seed=1).observations
    assert observations.sum() > 0


def test_random_actions_cover_all_legal_actions() -> None:
    games = bastide.envs.batch("dominion", 1, seed=1)
    drawn = {int(games.random_actions()[0]) for _ in range(400)}
    assert drawn == set(np.flatnonzero(games.masks[0]).tolist())


def test_invalid_batch_sizes_are_rejected() -> None:
    with pytest.raises(BastideError, match="at least 1"):
        bastide.envs.batch("dominion", 0)
    with pytest.raises(BastideError, match="seed"):
        bastide.envs.batch("dominion", 1, seed=-1)
