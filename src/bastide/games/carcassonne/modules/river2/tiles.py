"""Tiles of The River II: 12, with a separate pile."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import RIVER_PILE, parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "river2",
    [
        # The field surrounds the spring, and a lake.
        ("river_spring_e", 1, "river e to spring, field n e s w, start, first"),
        ("river_fork_new", 1, "river new, fields nl wr / nr el / er s wl, second"),
        ("river_lake_volcano_w", 1, "river w to lake, volcano, field n e s w, last"),
        # The lake touches the city wall and separates the fields.
        ("river_lake_city_e", 1, "city e, river w to lake, fields n wr / s wl by e"),
        # The fields pass under the city.
        ("river_ns_city_ew_bridge", 1, "city ew over river ns, river ns, fields nl sr / nr sl by ew"),
        ("river_ew_cloister", 1, "river ew, cloister, fields n el wr / er s wl"),
        ("river_ns_road_ew_inn", 1, "road ew inn over river ns, river ns, fields nl wr / nr el / er sl / sr wl"),
        # The road crosses the river and ends at the city.
        (
            "river_ew_city_n_road_s",
            1,
            "city n, road s to city over river ew, river ew, field el by n, fields er sl / sr wl, field wr by n",
        ),
        ("river_sw", 1, "river sw, fields n e sl wr / sr wl"),
        ("river_es_city_nw_shield", 1, "city nw shield, river es, field el sr by nw, field er sl"),
        ("river_nw_pig_herd", 1, "river nw, field nl wr, field nr e s wl pig herd"),
        # Road and river do not meet.
        ("river_sw_road_ne", 1, "road ne, river sw, fields nl er sl wr / nr el / sr wl"),
    ],
    RIVER_PILE,
)
