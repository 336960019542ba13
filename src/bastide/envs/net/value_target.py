"""The value that networks learn to expect: what a finished game was worth to each seat."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

#: How much victory, the place and the margin count. Victory is what is wanted, but it tells little of most games: who
#: is learning hears from every point. With the place and the margin alone, it comes in second too often.
VICTORY: Final = 0.6
PLACE: Final = 0.2
MARGIN: Final = 0.2
#: The points that make a clear margin.
CLEAR: Final = 20.0


def worth(places: NDArray[np.float64], scores: NDArray[np.int64]) -> NDArray[np.float32]:
    """One number between -1 and 1 for each seat, by what it gets for its place (+1 first, -1 last) and its points.

    In victory, all seats together get nothing: who wins alone gets 1, and the others share the loss.
    """
    seats = scores.shape[1]
    others = max(seats - 1, 1)
    first = places == places.max(1, keepdims=True)
    victory = (seats * first / first.sum(1, keepdims=True) - 1) / others
    margin = np.tanh((scores - (scores.sum(1, keepdims=True) - scores) / others) / CLEAR)
    found: NDArray[np.float32] = (VICTORY * victory + PLACE * places + MARGIN * margin).astype(np.float32)
    return found


def settled(places: list[int], scores: list[int]) -> list[float]:
    """What a finished game was worth, as the network was taught."""
    others = max(len(places) - 1, 1)
    by_place = [sum(np.sign(other - mine) for other in places) / others for mine in places]
    found: list[float] = worth(np.array([by_place]), np.array([scores]))[0].tolist()
    return found
