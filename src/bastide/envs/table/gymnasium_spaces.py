"""Gymnasium spaces of observations and actions; the action space knows which actions are legal."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from bastide.envs.table.table_spec import Mask, Observation, Row


class MaskedActionSpace(spaces.Discrete):
    """Discrete actions 0 to n - 1. ``sample()`` without a mask draws a legal action."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        #: Mask of the legal actions; the environment keeps it up to date.
        self.action_mask: Mask | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.action_mask is not None:
            mask = self.action_mask
        return super().sample(mask, probability)


def observation_space(size: int, actions: int) -> spaces.Dict:
    """Return the space of an observation and its action mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-32768, 32767, (size,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def observation_dict(row: Row, mask: Mask) -> Observation:
    """Return an observation and its mask as the environments return them."""
    return {"observation": row, "action_mask": mask}
