"""Value targets for training: what a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

#: Weights of victory, place and margin. Victory is the goal, but says little about most games; place and margin give a
#: denser signal. Place and margin alone lead to too many second places.
VICTORY_WEIGHT: Final = 0.6
PLACE_WEIGHT: Final = 0.2
MARGIN_WEIGHT: Final = 0.2
#: Scale of the margin, in points.
MARGIN_SCALE_POINTS: Final = 20.0


def value_targets(places: NDArray[np.float64], scores: NDArray[np.int64]) -> NDArray[np.float32]:
    """Return one number from -1 to 1 per seat, from place rewards (+1 first, -1 last) and points.

    The victory term adds up to 0 over all seats: a sole winner gets 1, and the others share the loss.
    """
    seats = scores.shape[1]
    others = max(seats - 1, 1)
    first = places == places.max(1, keepdims=True)
    victory = (seats * first / first.sum(1, keepdims=True) - 1) / others
    margin = np.tanh((scores - (scores.sum(1, keepdims=True) - scores) / others) / MARGIN_SCALE_POINTS)
    found: NDArray[np.float32] = (VICTORY_WEIGHT * victory + PLACE_WEIGHT * places + MARGIN_WEIGHT * margin).astype(
        np.float32
    )
    return found


def outcome_value_targets(places: list[int], scores: list[int]) -> list[float]:
    """Return the value targets of one finished game."""
    others = max(len(places) - 1, 1)
    by_place = [sum(np.sign(other - mine) for other in places) / others for mine in places]
    found: list[float] = value_targets(np.array([by_place]), np.array([scores]))[0].tolist()
    return found
