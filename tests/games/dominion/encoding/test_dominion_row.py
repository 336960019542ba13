"""A row that is kept from decision to decision says what one says that is written anew."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import bastide.envs
from bastide.core import Rng

#: Attacks, reactions, cards set aside and looked at, tokens, changing prices: in ever other kingdoms.
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"kingdom": "random", "sets": ["base1"]}),
    (2, {"kingdom": "random", "sets": ["base2"]}),
    (4, {"kingdom": "random", "sets": ["prosperity"], "platinum_colony": "always"}),
    (3, {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}),
]


@pytest.mark.parametrize(("players", "settings"), TABLES)
def test_kept_rows_are_those_written_anew(players: int, settings: dict[str, Any]) -> None:
    games = bastide.envs.batch("dominion", 8, players=players, seed=5, **settings)
    looker = bastide.envs.batch("dominion", 1, players=players, seed=5, **settings)
    for _ in range(250):
        games.step(games.random_actions())
        for row, state in enumerate(games.positions()):
            looker.put(0, state)  # another position, so nothing of its row can be kept
            assert (games.observations[row] == looker.observations[0]).all()
            assert (games.masks[row] == looker.masks[0]).all()


def test_a_row_goes_on_from_whatever_is_put_into_it() -> None:
    games = bastide.envs.batch("dominion", 2, seed=1)
    rng = Rng(1)
    for _ in range(60):
        games.step(games.random_actions())
        games.put(0, games.position(1))
        assert (games.observations[0] == games.observations[1]).all()
        if rng.below(4) == 0:
            games.deal(1, int(rng.next32()))
    games.reset(1)
    assert (games.observations == bastide.envs.batch("dominion", 2, seed=1).observations).all()
    assert np.count_nonzero(games.observations) > 0
