"""What a view shows of Carcassonne."""

from __future__ import annotations

from typing import TypedDict


class CountView(TypedDict):
    """The quarter of the count, and the meeples of each player in each quarter.

    ``gave`` and ``gained`` are 1 if the tile has brought points to others, to the active player; meeples from
    ``brought`` on have come out for this scoring (-1: none); ``going_to`` is the cell that one goes to, or empty.
    """

    count: str
    quarters: list[dict[str, dict[str, int]]]
    gave: int
    gained: int
    brought: int
    going_to: list[int]
