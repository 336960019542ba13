"""Tiles of King & Robber Baron: 5. (The score tiles of the king and the robber baron are never laid.)"""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "king",
    [
        ("king_city_n_cloister", 1, "city n, cloister, field e s w by n"),
        ("king_city_n_road_w", 1, "city n, road w to city, fields e s wl / wr by n"),
        # One road ends at the city, the other passes it.
        (
            "king_city_n_road_w_road_es",
            1,
            "city n, road w to city, road es, field el sr wl by n, field er sl, field wr by n",
        ),
        # The city reaches the south-east corner: four fields.
        ("king_city_nw_roads_e_s_reaching_se", 1, "city nw, roads es to city, fields el / er / sl / sr by nw"),
        # Two cities, one over the other; two fields, each continuing under the bridge.
        ("king_city_ew_over_city_ns", 1, "city ew over city ns, city ns, fields inside / inside by ew ns"),
    ],
)
