"""Tiles of Bridges, Castles & Bazaars: 12, eight with a bazaar."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "bridges",
    [
        ("bazaar_city_nesw", 2, "city nesw, bazaar"),
        # The road ends at the east city, which the small field adjoins.
        ("bridges_cities_n_e_w_road_s", 1, "cities new, road s to city e, field sl by e, field sr by n e w"),
        ("bazaar_city_ew", 1, "city ew, fields n / s by ew, bazaar"),
        # The city reaches the north-east corner.
        ("bridges_city_w_reaching_ne_road_e", 1, "city w pointed, road e to city, fields n / el / er s by w"),
        # A single road that ends at a bazaar does not separate the field.
        ("bazaar_city_n_road_s", 1, "city n, road s to bazaar, field e s w by n, bazaar"),
        ("bazaar_field", 1, "field n e s w, bazaar"),
        # A cloister inside a city: two separate features.
        ("bridges_city_ew_cloister", 1, "city ew, cloister in city, fields n / s by ew"),
        # The road passes the cloister without ending there.
        ("bridges_cloister_road_ew", 1, "road ew, cloister, fields n el wr / er s wl"),
        ("bazaar_road_s_inn", 1, "road s to bazaar inn, field n e s w, bazaar"),
        # Two roads that end at a bazaar do.
        ("bazaar_roads_n_s", 1, "roads ns to bazaar, fields nl sr w / nr e sl, bazaar"),
        ("bazaar_roads_n_s_inn_s", 1, "road n to bazaar, road s to bazaar inn, fields nl sr w / nr e sl, bazaar"),
    ],
)
