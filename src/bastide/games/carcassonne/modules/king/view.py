"""View of King & Robber Baron."""

from __future__ import annotations

from typing import TypedDict


class KingView(TypedDict):
    """Holders of the titles (-1: nobody), their record sizes, and the complete cities and roads on the board."""

    king: int
    king_tiles: int
    cities: int
    robber: int
    robber_tiles: int
    roads: int
