"""A shared batch equals a batch on one process, row by row, and leaves no processes behind."""

from __future__ import annotations

import gc
import multiprocessing

import numpy as np
import pytest

import bastide.envs
from bastide.core import BastideError, IllegalAction

STEPS = 120


@pytest.mark.parametrize(
    ("game", "bots"), [("dominion", None), ("seven_wonders", "random"), ("carcassonne", {1: "random"})]
)
def test_rows_match_single_process_batch(game: str, bots: str | dict[int, str] | None) -> None:
    alone = bastide.envs.batch(game, 5, seed=3, bots=bots)
    with bastide.envs.shared_batch(game, 5, processes=2, seed=3, bots=bots) as games:
        for seed in (3, 4):
            alone.reset(seed)
            games.reset(seed)
            for _ in range(STEPS):
                for name in ("observations", "masks", "players", "rewards", "dones", "scores"):
                    assert (getattr(games, name) == getattr(alone, name)).all(), name
                actions = games.random_actions().copy()
                assert games.masks[np.arange(5), actions].all()
                games.step(actions)
                alone.step(actions)
            assert games.games_finished == alone.games_finished


def test_illegal_action_changes_no_row() -> None:
    with bastide.envs.shared_batch("dominion", 4, processes=2, seed=1) as games:
        before = games.observations.copy()
        actions = games.random_actions().copy()
        for wrong in (-1, games.action_count, int(np.argmin(games.masks[3]))):
            actions[3] = wrong
            with pytest.raises(IllegalAction, match="row 3"):
                games.step(actions)
        with pytest.raises(IllegalAction, match="4 actions"):
            games.step(actions[:3])
        assert (games.observations == before).all()
        games.step(games.random_actions().copy())
        assert (games.observations != before).any()


def test_arrays_are_read_only_and_invalid_shards_are_rejected() -> None:
    for processes in (0, 5):
        with pytest.raises(BastideError, match="1 to 4 processes"):
            bastide.envs.shared_batch("dominion", 4, processes=processes)
    with (
        bastide.envs.shared_batch("dominion", 4, processes=2, seed=1) as games,
        pytest.raises(ValueError, match="read-only"),
    ):
        games.masks[0, 0] = True
    with pytest.raises(BastideError, match="closed"):
        games.step(games.random_actions())


def test_workers_end_with_batch() -> None:
    others = multiprocessing.active_children()
    games = bastide.envs.shared_batch("seven_wonders", 4, processes=3, seed=1)
    begun = [process for process in multiprocessing.active_children() if process not in others]
    assert len(begun) == 2  # the third process is this one
    del games
    gc.collect()
    for process in begun:
        process.join(60)
        assert process.exitcode == 0


def test_dead_worker_raises_error() -> None:
    others = multiprocessing.active_children()
    games = bastide.envs.shared_batch("seven_wonders", 4, processes=2, seed=1)
    victim = next(process for process in multiprocessing.active_children() if process not in others)
    victim.kill()
    victim.join(60)
    with pytest.raises(BastideError, match=r"ended|closed"):
        games.step(games.random_actions().copy())
    with pytest.raises(BastideError, match="closed"):
        games.step(games.random_actions().copy())


def test_interrupted_step_closes_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    games = bastide.envs.shared_batch("seven_wonders", 4, processes=2, seed=1)
    monkeypatch.setattr(games._own_shard, "step", interrupted)
    with pytest.raises(KeyboardInterrupt):
        games.step(games.random_actions().copy())
    with pytest.raises(BastideError, match="closed"):
        games.step(games.random_actions().copy())
