"""Tiles of The Long Road: 3."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "longroad",
    [
        ("longroad_road_ew", 2, "road ew, fields n el wr / er s wl"),
        ("longroad_city_n_road_ew", 1, "city n, road ew, field el wr by n, field er s wl"),
    ],
)
