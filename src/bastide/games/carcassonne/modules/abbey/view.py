"""What a view shows of the abbeys."""

from __future__ import annotations

from typing import TypedDict


class AbbeyView(TypedDict):
    """Who still has an abbey (1); the tile that a wagon goes to, by its place in ``board``, or -1."""

    abbeys: list[int]
    wagon_to: int
