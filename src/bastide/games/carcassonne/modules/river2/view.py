"""What a view shows of the river."""

from __future__ import annotations

from typing import TypedDict


class RiverView(TypedDict):
    """The tiles of the river that are still to come, and how many of each."""

    river: dict[str, int]
