"""Generalized advantages match their definition, for each seat separately."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bastide_research.advantage_estimation import compute_advantages

LAMBDA = 0.9


def advantage(step: int, values: Any, actors: Any, dones: Any, rewards: Any) -> float | None:
    """Return the advantage of one decision by definition: via the seat's next decision, or the end."""
    seat = actors[step]
    for later in range(step, len(values)):
        if later > step and actors[later] == seat:
            more = advantage(later, values, actors, dones, rewards) or 0.0
            return float(values[later] - values[step] + LAMBDA * more)
        if dones[later]:
            return float(rewards[later, seat] - values[step])
    return None


@pytest.mark.parametrize("seats", [2, 5])
def test_advantages_match_definition(seats: int) -> None:
    rng = np.random.default_rng(3)
    steps, rows = 40, 6
    values = rng.normal(size=(steps, rows)).astype(np.float32)
    actors = rng.integers(0, seats, (steps, rows))
    dones = rng.random((steps, rows)) < 0.1
    rewards = np.where(dones[:, :, None], rng.normal(size=(steps, rows, seats)), 0).astype(np.float32)
    judged = compute_advantages(values, actors, dones, rewards, LAMBDA)
    for row in range(rows):
        for step in range(steps):
            wanted = advantage(step, values[:, row], actors[:, row], dones[:, row], rewards[:, row])
            assert judged.known[step, row] == (wanted is not None)
            assert judged.advantages[step, row] == pytest.approx(wanted or 0.0, abs=1e-5)
    assert judged.returns == pytest.approx(judged.advantages + values)
