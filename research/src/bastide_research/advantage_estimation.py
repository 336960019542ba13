"""Generalized advantage estimation (GAE), for each seat separately."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Advantages:
    """Advantages and returns, for each step of each row."""

    advantages: NDArray[np.float32]
    #: Targets of the value head.
    returns: NDArray[np.float32]
    #: Whether an outcome of the decision is known: a later decision of the seat or the end of the game.
    known: NDArray[np.bool_]


def compute_advantages(
    values: NDArray[np.float32],
    actors: NDArray[np.int64],
    dones: NDArray[np.bool_],
    rewards: NDArray[np.float32],
    fade: float,
) -> Advantages:
    """Compute advantages. ``values``, ``actors`` and ``dones`` are (steps, rows), ``rewards`` are (steps, rows, seats).

    Seats act in turn. Going backwards, ``ahead`` is the value at the seat's next decision, or the reward if the game
    ended first. A seat's last decision in the buffer has no known outcome: it is a bootstrap value for earlier ones
    only. ``fade`` is the GAE parameter lambda.
    """
    steps, rows = values.shape
    seats = rewards.shape[2]
    each = np.arange(rows)
    ahead = np.zeros((rows, seats), np.float32)
    carried = np.zeros((rows, seats), np.float32)
    seen = np.zeros((rows, seats), np.bool_)
    advantages = np.zeros((steps, rows), np.float32)
    known = np.zeros((steps, rows), np.bool_)
    for step in range(steps - 1, -1, -1):
        ended = dones[step]
        ahead[ended] = rewards[step, ended]
        carried[ended] = 0
        seen[ended] = True
        seat = actors[step]
        known[step] = seen[each, seat]
        advantage = np.where(known[step], ahead[each, seat] - values[step] + fade * carried[each, seat], 0)
        advantages[step] = advantage
        ahead[each, seat] = values[step]
        carried[each, seat] = advantage
        seen[each, seat] = True
    return Advantages(advantages, advantages + values, known)
