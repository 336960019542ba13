"""How much better than expected every decision turned out (generalized advantages), for each seat by itself."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Judged:
    """For each step of each row."""

    advantages: NDArray[np.float32]
    #: What the value should have been.
    returns: NDArray[np.float32]
    #: Whether it is known how the decision turned out: something follows it in this stretch.
    known: NDArray[np.bool_]


def judge(
    values: NDArray[np.float32],
    actors: NDArray[np.int64],
    dones: NDArray[np.bool_],
    rewards: NDArray[np.float32],
    fade: float,
) -> Judged:
    """``values``, ``actors`` and ``dones`` are (steps, rows), ``rewards`` are (steps, rows, seats).

    Seats act by turns. Going backwards, ``ahead`` is what a seat could expect at its next decision, or got if the game
    ended before. Nothing is known yet of a seat's last decision in a stretch: it judges those before it and is not
    judged itself.
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
    return Judged(advantages, advantages + values, known)
