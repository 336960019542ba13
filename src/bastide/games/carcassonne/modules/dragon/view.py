"""View of The Princess & the Dragon."""

from __future__ import annotations

from typing import TypedDict


class DragonView(TypedDict):
    """Cells are ``[x, y]``, or empty for none. ``aside``: tiles that wait for the first volcano."""

    dragon: list[int]
    fairy: list[int]
    rescued: int
    portal: list[int]
    trail: list[list[int]]
    aside: dict[str, int]
