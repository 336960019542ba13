"""Tiles of the base game: 72, including the start tile."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import Tile
from bastide.games.carcassonne.rules.tiles.tile_notation_parser import parse_tiles

TILES: Final[list[Tile]] = parse_tiles(
    "base",
    [
        ("base_a_cloister_road_s", 2, "road s to cloister, cloister, field n e s w"),
        ("base_b_cloister", 4, "cloister, field n e s w"),
        ("base_c_city_nesw_shield", 1, "city nesw shield"),
        # One of the four is the start tile.
        ("base_d_city_n_road_ew", 4, "city n, road ew, field el wr by n, field er s wl, start"),
        ("base_e_city_n", 5, "city n, field e s w by n"),
        ("base_f_city_ew_shield", 2, "city ew shield, fields n / s by ew"),
        ("base_g_city_ew", 1, "city ew, fields n / s by ew"),
        ("base_h_cities_n_s", 3, "cities ns, field e w by n s"),
        ("base_i_cities_n_w", 2, "cities nw, field e s by n w"),
        ("base_j_city_n_road_es", 3, "city n, road es, field el sr w by n, field er sl"),
        ("base_k_city_n_road_sw", 3, "city n, road sw, field e sl wr by n, field sr wl"),
        ("base_l_city_n_crossing_esw", 3, "city n, roads esw to crossing, field el wr by n, fields er sl / sr wl"),
        ("base_m_city_nw_shield", 2, "city nw shield, field e s by nw"),
        ("base_n_city_nw", 3, "city nw, field e s by nw"),
        ("base_o_city_nw_shield_road_es", 2, "city nw shield, road es, field el sr by nw, field er sl"),
        ("base_p_city_nw_road_es", 3, "city nw, road es, field el sr by nw, field er sl"),
        ("base_q_city_new_shield", 1, "city new shield, field s by new"),
        ("base_r_city_new", 3, "city new, field s by new"),
        ("base_s_city_new_shield_road_s", 2, "city new shield, road s to city, fields sl / sr by new"),
        ("base_t_city_new_road_s", 1, "city new, road s to city, fields sl / sr by new"),
        ("base_u_road_ew", 8, "road ew, fields n el wr / er s wl"),
        ("base_v_road_sw", 9, "road sw, fields n e sl wr / sr wl"),
        ("base_w_crossing_esw", 4, "roads esw to crossing, fields n el wr / er sl / sr wl"),
        ("base_x_crossing_nesw", 1, "roads nesw to crossing, fields nl wr / nr el / er sl / sr wl"),
    ],
)
