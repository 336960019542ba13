"""Tiles of Inns & Cathedrals: 18, six with an inn and two with a cathedral."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "inns",
    [
        ("inns_cathedral_city_nesw", 2, "city nesw cathedral"),
        # The cloister ends both roads and separates the fields.
        ("inns_cloister_roads_e_w", 1, "roads ew to cloister, cloister, fields n el wr / er s wl"),
        # The field in the centre reaches no side, but a farmer can be placed there.
        ("inns_cities_n_e_s_w", 1, "cities nesw, field inside by n e s w"),
        ("inns_cities_n_e_w", 1, "cities new, field s by n e w"),
        # The stubs from the crossing to the two gates separate the fields; no meeple can be placed on them.
        (
            "inns_cities_n_s_crossing_ew",
            1,
            "cities ns to crossing, roads ew to crossing, field el by n, fields er / wl by s, field wr by n",
        ),
        ("inns_city_nw_shield_city_s", 1, "city nw shield, city s, field e by nw s"),
        # The city reaches the south-east corner and separates the fields.
        ("inns_city_n_reaching_se", 1, "city n pointed, fields e / s w by n"),
        ("inns_city_n_road_s", 1, "city n, road s to city, fields e sl / sr w by n"),
        ("inns_city_nw_road_e", 1, "city nw, road e to city, fields el / er s by nw"),
        ("inns_city_ew_shield_roads_n_s", 1, "city ew shield, roads ns to city, fields nl / nr / sl / sr by ew"),
        ("inns_city_nw_road_s_inn", 1, "city nw, road s to city inn, fields e sl / sr by nw"),
        ("inns_city_n_road_sw_inn", 1, "city n, road sw inn, field e sl wr by n, field sr wl"),
        ("inns_city_nw_shield_road_es_inn", 1, "city nw shield, road es inn, field el sr by nw, field er sl"),
        # The inn is on the east road only.
        ("inns_crossing_esw_inn_e", 1, "road e to crossing inn, roads sw to crossing, fields n el wr / er sl / sr wl"),
        ("inns_road_ew_inn", 1, "road ew inn, fields n el wr / er s wl"),
        ("inns_road_sw_inn", 1, "road sw inn, fields n e sl wr / sr wl"),
        # Two curves that do not meet.
        ("inns_roads_nw_es", 1, "road nw, road es, fields nl wr / nr el sr wl / er sl"),
    ],
)
