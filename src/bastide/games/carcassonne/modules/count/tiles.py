"""Tiles of The Count of Carcassonne: the city, 12 tiles laid before the game, four in a row."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import BLOCK, parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "count",
    [
        ("count_c0r0", 1, "road w to carcassonne, fields n el wr / sr wl by carcassonne"),
        ("count_c1r0", 1, "field n el wr by carcassonne"),
        ("count_c2r0", 1, "quarter castle, field n el wr by carcassonne"),
        ("count_c3r0", 1, "road n to carcassonne, fields nl wr / nr e sl by carcassonne"),
        ("count_c0r1", 1, "field nl sr w by carcassonne"),
        ("count_c1r1", 1, "quarter cathedral"),
        # Entirely inside the walls, part of the market.
        ("count_c2r1", 1, ""),
        ("count_c3r1", 1, "quarter market, field nr e sl by carcassonne"),
        ("count_c0r2", 1, "city s, field nl er w by s carcassonne"),
        ("count_c1r2", 1, "field er s wl by carcassonne"),
        ("count_c2r2", 1, "road s to carcassonne, quarter blacksmith, fields er sl / sr wl by carcassonne"),
        ("count_c3r2", 1, "city e, field nr s wl by e carcassonne"),
    ],
    BLOCK,
)
