"""View of The Count of Carcassonne."""

from __future__ import annotations

from typing import TypedDict


class CountView(TypedDict):
    """The quarter of the count, and the meeples of each player in each quarter.

    ``gave`` and ``gained`` are 1 if the tile gave points to others, or to the active player. Meeples from index
    ``brought`` on were redeployed for this scoring (-1: none). ``going_to``: target cell of a follower, or empty.
    """

    count: str
    quarters: list[dict[str, dict[str, int]]]
    gave: int
    gained: int
    brought: int
    going_to: list[int]
