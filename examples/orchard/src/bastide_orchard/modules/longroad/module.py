"""The Long Road: a completed road of five or more tiles scores 2 points per tile."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.module_api import ExpansionModule, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import ROAD

from .tiles import TILES

LONG_ROAD_TILES: Final = 5


class LongRoadModule(ExpansionModule):
    """Module with three tiles and one rule."""

    def __init__(self, slot: int) -> None:
        super().__init__("longroad", slot, TILES)

    def points_per_tile(self, state: Position, root: int, each: int, complete: bool) -> int:
        """Return the points per tile of a road or city."""
        board = state.board
        is_long = board.node_kind[root] == ROAD and board.feature_size[root] >= LONG_ROAD_TILES
        return each + 1 if complete and is_long else each


MODULE: Final = LongRoadModule
