"""Vocabulary of ``carcassonne_v1``: everything its numbers can mean, by name, in a fixed order.

A trained network knows a tile, meeple, phase or action by its index here. So these lists do not depend on the installed
modules. A later module is not in them and needs a new version of the environment.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VOCABULARY_VERSION: Final = 1

TILE_VOCABULARY: Final[list[str]] = [
    *["base_a_cloister_road_s", "base_b_cloister", "base_c_city_nesw_shield", "base_d_city_n_road_ew"],
    *["base_e_city_n", "base_f_city_ew_shield", "base_g_city_ew", "base_h_cities_n_s", "base_i_cities_n_w"],
    *["base_j_city_n_road_es", "base_k_city_n_road_sw", "base_l_city_n_crossing_esw", "base_m_city_nw_shield"],
    *["base_n_city_nw", "base_o_city_nw_shield_road_es", "base_p_city_nw_road_es", "base_q_city_new_shield"],
    *["base_r_city_new", "base_s_city_new_shield_road_s", "base_t_city_new_road_s", "base_u_road_ew"],
    *["base_v_road_sw", "base_w_crossing_esw", "base_x_crossing_nesw"],
    *["inns_cathedral_city_nesw", "inns_cloister_roads_e_w", "inns_cities_n_e_s_w", "inns_cities_n_e_w"],
    *["inns_cities_n_s_crossing_ew", "inns_city_nw_shield_city_s", "inns_city_n_reaching_se", "inns_city_n_road_s"],
    *["inns_city_nw_road_e", "inns_city_ew_shield_roads_n_s", "inns_city_nw_road_s_inn", "inns_city_n_road_sw_inn"],
    *["inns_city_nw_shield_road_es_inn", "inns_crossing_esw_inn_e", "inns_road_ew_inn", "inns_road_sw_inn"],
    *["inns_roads_nw_es"],
    *["traders_city_nw_grain", "traders_city_nw_wine", "traders_city_ew_cloth_city_s", "traders_city_ew_wine_city_s"],
    *["traders_city_new_grain", "traders_city_nw_cloth_cities_e_s", "traders_city_nw_cloth_roads_e_s_reaching_se"],
    *["traders_city_nw_wine_roads_e_s", "traders_city_nw_cloth_road_e_city_s", "traders_city_nw_grain_road_e_city_s"],
    *["traders_city_nw_cloth_road_e", "traders_city_nw_wine_road_e_reaching_se", "traders_city_new_wine_road_s"],
    *["traders_city_nw_wine_city_es", "traders_city_ew_wine", "traders_city_n_road_e"],
    *["traders_city_ew_grain_road_s", "traders_city_ew_wine_road_s", "traders_city_ew_wine_roads_n_s"],
    *["traders_cloister_roads_e_s_w", "traders_city_nw_grain_road_s", "traders_city_nw_grain_road_s_reaching_se"],
    *["traders_city_n_road_s_under_road_w", "traders_roads_ns_ew_bridge"],
    *["king_city_n_cloister", "king_city_n_road_w", "king_city_n_road_w_road_es"],
    *["king_city_nw_roads_e_s_reaching_se", "king_city_ew_over_city_ns"],
    *["river_spring_e", "river_fork_new", "river_lake_volcano_w", "river_lake_city_e", "river_ns_city_ew_bridge"],
    *["river_ew_cloister", "river_ns_road_ew_inn", "river_ew_city_n_road_s", "river_sw", "river_es_city_nw_shield"],
    *["river_nw_pig_herd", "river_sw_road_ne"],
    *["dragon_volcano", "dragon_volcano_road_s", "dragon_volcano_city_n", "dragon_volcano_cities_n_e"],
    *["dragon_volcano_road_sw", "dragon_volcano_road_ew", "dragon_symbol_city_n"],
    *["dragon_symbol_cloister_roads_e_s_w", "dragon_symbol_crossing_esw", "dragon_symbol_city_new_cloister"],
    *["dragon_symbol_road_sw", "dragon_symbol_road_ew", "dragon_symbol_city_nw", "dragon_symbol_city_ew_shield"],
    *["dragon_symbol_city_ew_tunnel_ns", "dragon_symbol_city_n_road_sw", "dragon_symbol_city_n_road_es"],
    *["dragon_portal_roads_nw_es", "dragon_portal_crossing_esw", "dragon_portal_city_new_shield"],
    *["dragon_portal_city_nw_road_es", "dragon_portal_city_n_road_sw", "dragon_portal_city_n_road_es"],
    *["dragon_princess_city_n_crossing_esw", "dragon_princess_city_n_city_es_shield", "dragon_princess_city_new"],
    *["dragon_princess_city_nw_reaching_se", "dragon_princess_city_nw", "dragon_princess_city_nw_road_es"],
    *["abbey_city_nesw_two_shields", "abbey_city_ns_shield_over_city_ew", "abbey_city_n_shield_over_city_ew"],
    *["abbey_cities_n_w_roads_e_s", "abbey_cloister_roads_n_e_s_w", "abbey_city_n_road_w"],
    *["abbey_city_n_touching_road_es", "abbey_city_n_touching_road_sw", "abbey_city_w_shield_reaching_ne_se"],
    *["abbey_road_s_open_field", "abbey_road_new_roundabout", "abbey_city_ew_shield_tunnel_ns", "abbey_tile"],
    *["bazaar_city_nesw"],
    *["bridges_cities_n_e_w_road_s"],
    *["bazaar_city_ew"],
    *["bridges_city_w_reaching_ne_road_e"],
    *["bazaar_city_n_road_s", "bazaar_field"],
    *["bridges_city_ew_cloister", "bridges_cloister_road_ew"],
    *["bazaar_road_s_inn", "bazaar_roads_n_s", "bazaar_roads_n_s_inn_s"],
    *["cult_shrine", "cult_shrine_city_n", "cult_shrine_road_s", "cult_shrine_city_n_road_s"],
    *["cult_shrine_roads_n_s"],
    *["count_c0r0", "count_c1r0", "count_c2r0", "count_c3r0", "count_c0r1", "count_c1r1", "count_c2r1", "count_c3r1"],
    *["count_c0r2", "count_c1r2", "count_c2r2", "count_c3r2"],
]
MEEPLE_VOCABULARY: Final[list[str]] = ["follower", "big", "builder", "pig", "mayor", "wagon", "barn"]
MODULE_VOCABULARY: Final[list[str]] = [
    *["base", "inns", "traders", "king", "river2", "dragon", "abbey", "bridges", "cult", "count"],
]
#: Rules that differ between tables: modules in play, and options that change a rule.
RULE_VOCABULARY: Final[list[str]] = [*MODULE_VOCABULARY, "bazaar_no_auction", "count_mayor_wagon_strength"]
#: Phases with a decision, in the order of the turn, and the end.
PHASE_VOCABULARY: Final[list[str]] = [
    *["spring", "bazaar_choice", "source", "place", "princess", "figure", "portal", "dragon", "castle", "redeploy"],
    *["castle_score", "wagon", "carcassonne", "count", "bazaar", "last_abbey", "last_redeploy", "over"],
]
FACING_VOCABULARY: Final[list[str]] = ["north", "east", "south", "west"]
QUARTER_VOCABULARY: Final[list[str]] = ["castle", "market", "blacksmith", "cathedral"]
#: Fields of ``turn``.
TURN_FIELDS: Final[list[str]] = [
    "1, or 2 while the builder's second tile is played",
    "1 if a second part has been earned",
    "1 if a princess has sent a knight home",
    "tiles of the dragon's journey so far",
    "1 if this tile has brought points to others",
    "1 if it has brought points to the active player",
]
#: Fields of ``records``.
RECORDS_FIELDS: Final[list[str]] = [
    "tiles of the largest city",
    "of the longest road",
    "complete cities",
    "complete roads",
]
#: Fields of ``seats`` for each player, after the meeples in the supply.
SEAT_FIELDS: Final[list[str]] = [
    *["score", "to_act", "turn", "wine", "grain", "cloth", "king", "robber_baron"],
    *["abbey", "bridges", "castles", "auctioneer", "bidder", "seller"],
]
#: Fields of ``auction``, and the stages of an auction.
AUCTION_FIELDS: Final[list[str]] = [
    "1 if a bazaar was laid in this part",
    "tiles set apart face down",
    "the highest bid",
]
AUCTION_STAGES: Final[list[str]] = ["a tile to be offered", "the first bid", "a higher bid", "buying or selling"]
#: Maximum number of tiles at a bazaar, and of choices of a castle.
MAX_BAZAAR_TILES: Final = 6
MAX_CASTLE_CHOICES: Final = 16
#: Maximum number of meeples of a player on the board: seven followers, and one of each other kind.
MAX_MEEPLES_PER_PLAYER: Final = 13
#: Columns of ``figures`` for each meeple on the board.
MEEPLE_COLUMNS: Final[list[str]] = [
    *["player + 1", "kind + 1", "x", "y", "feature + 1", "corner + 1", "out of Carcassonne"],
]
#: Numbers of rows: more tiles than there are in the box, and more than enough of the others. What exceeds them is
#: neither shown nor offered.
TILE_ROWS: Final[i64] = 264
FEATURE_ROWS: Final[i64] = 192
ACTION_ROWS: Final[i64] = 256
#: Maximum number of cells of a dragon's journey, including the first.
MAX_JOURNEY_CELLS: Final[i64] = 7

TILE_COLUMNS: Final = [
    "tile + 1",
    "x",
    "y",
    "quarter turns",
    "1 with a bridge from north to south, 2 from east to west",
]
FEATURE_COLUMNS: Final = [
    *["kind + 1", "open edges, or empty cells around it", "tiles", "shields"],
    *["my strength", "the strongest other's", "others who stand there", "complete cities beside it"],
    *["1 with an inn", "a cathedral", "wine", "grain", "cloth", "a pig herd", "a princess", "a castle", "a barn"],
    *["my builders", "others' builders", "my pigs", "others' pigs"],
    *["1 if it is asked about", "1 on the tile that is asked about"],
]
ACTION_COLUMNS: Final = [
    *["what + 1", "x", "y", "quarter turns; or the side, corner, axis or quarter"],
    "which of several + 1; or the bid + 1",
    *["row + 1 of the figure's feature", "row + 1 of what lies to the north, or on the north side of the tile there"],
    *["east", "south", "west", "4 * the tile to be laid + quarter turns + 1"],
]
#: Numbers of columns, as constants for compiled code.
TILE_COLUMN_COUNT: Final[i64] = 5
FEATURE_COLUMN_COUNT: Final[i64] = 23
ACTION_COLUMN_COUNT: Final[i64] = 11
#: Number of meeple kinds.
MEEPLE_KIND_COUNT: Final[i64] = 7

#: Action types.
ACTION_TYPE_VOCABULARY: Final[list[str]] = [
    *["place", "none", "figure follower", "figure big", "figure builder", "figure pig", "figure mayor", "figure wagon"],
    *["figure barn", "fairy", "to", "dragon", "knight", "send follower", "send big", "send builder", "send pig"],
    *["send mayor", "send wagon", "send barn", "count", "barn", "bridge", "give up", "castle", "score", "offer", "bid"],
    *["buy", "sell"],
]


def list_observation_parts(players: int) -> list[tuple[str, tuple[int, ...], str]]:
    """Return the parts of an observation in order: name, shape, and description."""
    tiles = (len(TILE_VOCABULARY),)
    figures = ", ".join(MEEPLE_VOCABULARY)
    quarters = ", ".join(QUARTER_VOCABULARY)
    return [
        (
            "rules",
            (len(RULE_VOCABULARY),),
            "1 for each module in play, and for each option that is not as usual: " + ", ".join(RULE_VOCABULARY),
        ),
        ("phase", (len(PHASE_VOCABULARY),), "one-hot, what is asked: " + ", ".join(PHASE_VOCABULARY)),
        ("turn", (len(TURN_FIELDS),), "; ".join(TURN_FIELDS)),
        ("hand", (1,), "the tile to be laid + 1, in the order of the whole box"),
        ("laid", (1,), "the tile laid last + 1"),
        ("facing", (4,), "one-hot, where its drawn north points: " + ", ".join(FACING_VOCABULARY)),
        ("left", (1,), "how many tiles are still to be played, wherever they are"),
        ("to_come", tiles, "how many of each lie face down, the river's among them"),
        ("aside", tiles, "how many of each wait for the first volcano"),
        ("count", (len(QUARTER_VOCABULARY),), "one-hot, the count: " + quarters),
        ("records", (len(RECORDS_FIELDS),), "for king and robber baron: " + ", ".join(RECORDS_FIELDS)),
        (
            "seats",
            (players, len(MEEPLE_VOCABULARY) + len(SEAT_FIELDS)),
            f"of each player: figures at home: {figures}; then " + ", ".join(SEAT_FIELDS),
        ),
        (
            "quarters",
            (players, len(QUARTER_VOCABULARY), len(MEEPLE_VOCABULARY)),
            f"of each player, figures in Carcassonne: {quarters}; in each: {figures}",
        ),
        ("won", (players,), "of each player: the tile from the bazaar, to be played next, + 1"),
        ("auction", (len(AUCTION_FIELDS),), ", ".join(AUCTION_FIELDS)),
        ("stage", (len(AUCTION_STAGES),), "one-hot, what the auction waits for: " + ", ".join(AUCTION_STAGES)),
        ("bazaar", (MAX_BAZAAR_TILES,), "each of the tiles that are laid out + 1"),
        ("offered", (MAX_BAZAAR_TILES,), "one-hot, which of them is being sold"),
        ("choices", (MAX_CASTLE_CHOICES,), "the points of each thing that a castle can score now"),
        (
            "figures",
            (players * MAX_MEEPLES_PER_PLAYER, len(MEEPLE_COLUMNS)),
            "of each figure on the map, in the order they came: " + ", ".join(MEEPLE_COLUMNS),
        ),
        (
            "cells",
            (int(MAX_JOURNEY_CELLS) + 2, 3),
            "the dragon, the fairy, and the cells of the journey: 1 if there, x, y",
        ),
        (
            "tiles",
            (int(TILE_ROWS), len(TILE_COLUMNS)),
            "of each tile, in the order they were laid: " + ", ".join(TILE_COLUMNS),
        ),
        (
            "things",
            (int(FEATURE_ROWS), len(FEATURE_COLUMNS)),
            "of each feature that somebody holds, that an action points at or that is not complete: "
            + ", ".join(FEATURE_COLUMNS),
        ),
        (
            "actions",
            (int(ACTION_ROWS), len(ACTION_COLUMNS)),
            "of each legal action: " + ", ".join(ACTION_COLUMNS) + "; what: " + ", ".join(ACTION_TYPE_VOCABULARY),
        ),
    ]
