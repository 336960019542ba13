"""Tiles of The Princess & the Dragon: 30, with 6 volcanoes, 12 dragons, 6 portals and 6 princesses."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "dragon",
    [
        ("dragon_volcano", 1, "volcano, field n e s w"),
        # The road ends at the volcano and does not separate the field.
        ("dragon_volcano_road_s", 1, "road s to volcano, volcano, field n e s w"),
        ("dragon_volcano_city_n", 1, "city n, volcano, field e s w by n"),
        ("dragon_volcano_cities_n_e", 1, "cities ne, volcano, field s w by n e"),
        ("dragon_volcano_road_sw", 1, "road sw, volcano, fields n e sl wr / sr wl"),
        ("dragon_volcano_road_ew", 1, "road ew, volcano, fields n el wr / er s wl"),
        ("dragon_symbol_city_n", 1, "city n, field e s w by n, dragon"),
        (
            "dragon_symbol_cloister_roads_e_s_w",
            1,
            "roads esw to cloister, cloister, fields n el wr / er sl / sr wl, dragon",
        ),
        ("dragon_symbol_crossing_esw", 1, "roads esw to crossing, fields n el wr / er sl / sr wl, dragon"),
        # A cloister inside a city: two separate features.
        ("dragon_symbol_city_new_cloister", 1, "city new, cloister in city, field s by new, dragon"),
        ("dragon_symbol_road_sw", 2, "road sw, fields n e sl wr / sr wl, dragon"),
        ("dragon_symbol_road_ew", 1, "road ew, fields n el wr / er s wl, dragon"),
        ("dragon_symbol_city_nw", 1, "city nw, field e s by nw, dragon"),
        ("dragon_symbol_city_ew_shield", 1, "city ew shield, fields n / s by ew, dragon"),
        # One road, under the city. It enters the tunnel in the fields, so it separates neither.
        ("dragon_symbol_city_ew_tunnel_ns", 1, "city ew, road ns tunnel, fields n / s by ew, dragon"),
        ("dragon_symbol_city_n_road_sw", 1, "city n, road sw, field e sl wr by n, field sr wl, dragon"),
        ("dragon_symbol_city_n_road_es", 1, "city n, road es, field el sr w by n, field er sl, dragon"),
        ("dragon_portal_roads_nw_es", 1, "road nw, road es, fields nl wr / nr el sr wl / er sl, portal"),
        ("dragon_portal_crossing_esw", 1, "roads esw to crossing, fields n el wr / er sl / sr wl, portal"),
        ("dragon_portal_city_new_shield", 1, "city new shield, field s by new, portal"),
        ("dragon_portal_city_nw_road_es", 1, "city nw, road es, field el sr by nw, field er sl, portal"),
        ("dragon_portal_city_n_road_sw", 1, "city n, road sw, field e sl wr by n, field sr wl, portal"),
        ("dragon_portal_city_n_road_es", 1, "city n, road es, field el sr w by n, field er sl, portal"),
        (
            "dragon_princess_city_n_crossing_esw",
            1,
            "city n princess, roads esw to crossing, field el wr by n, fields er sl / sr wl",
        ),
        # The princess's city reaches the south-west corner; the field between the cities reaches no side.
        (
            "dragon_princess_city_n_city_es_shield",
            1,
            "city n princess pointed, city es shield, field w by n, field inside by n es",
        ),
        ("dragon_princess_city_new", 1, "city new princess, field s by new"),
        # The city reaches the south-east corner and separates the fields.
        ("dragon_princess_city_nw_reaching_se", 1, "city nw princess, fields e / s by nw"),
        ("dragon_princess_city_nw", 1, "city nw princess, field e s by nw"),
        ("dragon_princess_city_nw_road_es", 1, "city nw princess, road es, field el sr by nw, field er sl"),
    ],
)
