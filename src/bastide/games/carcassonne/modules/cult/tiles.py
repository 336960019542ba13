"""Tiles of The Cult: 5, each with a shrine."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "cult",
    [
        ("cult_shrine", 1, "shrine, field n e s w"),
        ("cult_shrine_city_n", 1, "city n, shrine, field e s w by n"),
        # A single road that ends at a shrine does not separate the field.
        ("cult_shrine_road_s", 1, "road s to shrine, shrine, field n e s w"),
        ("cult_shrine_city_n_road_s", 1, "city n, road s to shrine, shrine, field e s w by n"),
        # Two roads that end at a shrine do.
        ("cult_shrine_roads_n_s", 1, "roads ns to shrine, shrine, fields nl sr w / nr e sl"),
    ],
)
