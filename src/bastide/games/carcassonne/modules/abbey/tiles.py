"""Tiles of Abbey & Mayor: 12 for the pile, and an abbey for each player."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import HAND, parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "abbey",
    [
        ("abbey_city_nesw_two_shields", 1, "city nesw two shields"),
        # Two cities, one over the other; two fields, each continuing under the bridge.
        (
            "abbey_city_ns_shield_over_city_ew",
            1,
            "city ns shield over city ew, city ew, fields inside / inside by ns ew",
        ),
        # The city with the shield ends in the south field, which adjoins both cities.
        (
            "abbey_city_n_shield_over_city_ew",
            1,
            "city n shield pointed over city ew, city ew, fields inside / s by n ew",
        ),
        # Each road ends at its own city.
        (
            "abbey_cities_n_w_roads_e_s",
            1,
            "cities nw, road e to city n, road s to city w, field el by n, field er sl by n w, field sr by w",
        ),
        ("abbey_cloister_roads_n_e_s_w", 1, "roads nesw to cloister, cloister, fields nl wr / nr el / er sl / sr wl"),
        ("abbey_city_n_road_w", 1, "city n, road w to city, fields e s wl / wr by n"),
        # The road touches the city wall, separates the fields there, and continues.
        ("abbey_city_n_touching_road_es", 1, "city n, road es, field el by n, field er sl, field sr w by n"),
        ("abbey_city_n_touching_road_sw", 1, "city n, road sw, field e sl by n, field sr wl, field wr by n"),
        # The city reaches all four corners.
        ("abbey_city_w_shield_reaching_ne_se", 1, "city w shield pointed, fields n / e / s by w"),
        # The road ends in the open and does not separate the field.
        ("abbey_road_s_open_field", 1, "road s to open field, field n e s w"),
        # A roundabout: one road with three exits.
        ("abbey_road_new_roundabout", 1, "road new, fields nl wr / nr el / er s wl"),
        # One road, under the city. It separates the north field, but not the south one.
        ("abbey_city_ew_shield_tunnel_ns", 1, "city ew shield, road ns tunnel, fields nl / nr / s by ew"),
    ],
)

#: Fits every neighbour, but only where all four sides have one; it closes every feature that faces it.
ABBEY_TILES: Final[list[Tile]] = parse_tiles("abbey", [("abbey_tile", 6, "abbey")], HAND)
