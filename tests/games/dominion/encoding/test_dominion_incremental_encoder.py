"""Tests of the incremental encoder against full observations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bastide.envs
from bastide.core import Rng

#: Tables with Attacks, reactions, cards set aside and looked at, tokens and changing costs.
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"kingdom": "random", "sets": ["base1"]}),
    (2, {"kingdom": "random", "sets": ["base2"]}),
    (4, {"kingdom": "random", "sets": ["prosperity"], "platinum_colony": "always"}),
    (3, {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}),
]


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_incremental_rows_equal_full_rows(players: int, settings: dict[str, Any]) -> None:
    games = bastide.envs.batch("dominion", 8, players=players, seed=5, **settings)
    looker = bastide.envs.batch("dominion", 1, players=players, seed=5, **settings)
    for _ in range(250):
        games.step(games.random_actions())
        for row, state in enumerate(games.positions()):
            looker.set_position(0, state)  # another state object, so the whole row is rewritten
            assert (games.observations[row] == looker.observations[0]).all()
            assert (games.masks[row] == looker.masks[0]).all()


def test_incremental_encoder_accepts_another_position() -> None:
    games = bastide.envs.batch("dominion", 2, seed=1)
    rng = Rng(1)
    for _ in range(60):
        games.step(games.random_actions())
        games.set_position(0, games.position(1))
        assert (games.observations[0] == games.observations[1]).all()
        if rng.below(4) == 0:
            games.deal_game(1, int(rng.next32()))
    games.reset(1)
    assert (games.observations == bastide.envs.batch("dominion", 2, seed=1).observations).all()
    assert np.count_nonzero(games.observations) > 0
