"""What a view shows of the king and the robber baron."""

from __future__ import annotations

from typing import TypedDict


class KingView(TypedDict):
    """Who holds them (-1: nobody), for how many tiles, and the complete cities and roads on the board."""

    king: int
    king_tiles: int
    cities: int
    robber: int
    robber_tiles: int
    roads: int
