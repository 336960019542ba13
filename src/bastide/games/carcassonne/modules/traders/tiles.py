"""Tiles of Traders & Builders: 24, with 9 wine, 6 grain and 5 cloth symbols."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "traders",
    [
        ("traders_city_nw_grain", 1, "city nw grain, field e s by nw"),
        ("traders_city_nw_wine", 1, "city nw wine, field e s by nw"),
        # A strip of field between the two cities reaches no side.
        ("traders_city_ew_cloth_city_s", 1, "city ew cloth, city s, field n by ew, field inside by ew s"),
        ("traders_city_ew_wine_city_s", 1, "city ew wine, city s, field n by ew, field inside by ew s"),
        ("traders_city_new_grain", 1, "city new grain, field s by new"),
        ("traders_city_nw_cloth_cities_e_s", 1, "city nw cloth, cities es, field inside by nw e s"),
        # The city reaches the south-east corner: four fields.
        (
            "traders_city_nw_cloth_roads_e_s_reaching_se",
            1,
            "city nw cloth, roads es to city, fields el / er / sl / sr by nw",
        ),
        ("traders_city_nw_wine_roads_e_s", 1, "city nw wine, roads es to city, fields el / er sl / sr by nw"),
        # The road ends at the larger city.
        (
            "traders_city_nw_cloth_road_e_city_s",
            1,
            "city nw cloth, city s, road e to city nw, field el by nw, field er by nw s",
        ),
        (
            "traders_city_nw_grain_road_e_city_s",
            1,
            "city nw grain, city s, road e to city nw, field el by nw, field er by nw s",
        ),
        ("traders_city_nw_cloth_road_e", 1, "city nw cloth, road e to city, fields el / er s by nw"),
        # The city reaches the south-east corner: three fields.
        ("traders_city_nw_wine_road_e_reaching_se", 1, "city nw wine, road e to city, fields el / er / s by nw"),
        ("traders_city_new_wine_road_s", 1, "city new wine, road s to city, fields sl / sr by new"),
        # The wine belongs to the north-west city.
        ("traders_city_nw_wine_city_es", 1, "city nw wine, city es, field inside by nw es"),
        ("traders_city_ew_wine", 1, "city ew wine, fields n / s by ew"),
        ("traders_city_n_road_e", 1, "city n, road e to city, fields el / er s w by n"),
        ("traders_city_ew_grain_road_s", 1, "city ew grain, road s to city, fields n / sl / sr by ew"),
        ("traders_city_ew_wine_road_s", 1, "city ew wine, road s to city, fields n / sl / sr by ew"),
        ("traders_city_ew_wine_roads_n_s", 1, "city ew wine, roads ns to city, fields nl / nr / sl / sr by ew"),
        ("traders_cloister_roads_e_s_w", 1, "roads esw to cloister, cloister, fields n el wr / er sl / sr wl"),
        ("traders_city_nw_grain_road_s", 1, "city nw grain, road s to city, fields e sl / sr by nw"),
        # As above, but the city reaches the south-east corner.
        ("traders_city_nw_grain_road_s_reaching_se", 1, "city nw grain, road s to city, fields e / sl / sr by nw"),
        # The west road passes over the south road and ends at a house; the field surrounds the house.
        (
            "traders_city_n_road_s_under_road_w",
            1,
            "city n, road s to city, road w to house over road s, field e sl by n, field sr wl, field wr by n",
        ),
        # A bridge, not a crossing: two roads and four fields.
        ("traders_roads_ns_ew_bridge", 1, "road ns, road ew over road ns, fields nl wr / nr el / er sl / sr wl"),
    ],
)
