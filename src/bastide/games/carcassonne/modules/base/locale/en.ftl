### base game

## Modules

carcassonne-option-modules-base = Base game
    .help = Roads, cities, cloisters and fields: 72 tiles.
carcassonne-module-base = base game

## Tiles, as they lie in the catalogue

carcassonne-tile-base_a_cloister_road_s = Cloister, road
carcassonne-tile-base_b_cloister = Cloister
carcassonne-tile-base_c_city_nesw_shield = City on four sides (shield)
carcassonne-tile-base_d_city_n_road_ew = City edge, straight road
carcassonne-tile-base_e_city_n = City edge
carcassonne-tile-base_f_city_ew_shield = City across (shield)
carcassonne-tile-base_g_city_ew = City across
carcassonne-tile-base_h_cities_n_s = Two city edges, opposite
carcassonne-tile-base_i_cities_n_w = Two city edges, side by side
carcassonne-tile-base_j_city_n_road_es = City edge, road curve to the right
carcassonne-tile-base_k_city_n_road_sw = City edge, road curve to the left
carcassonne-tile-base_l_city_n_crossing_esw = City edge, crossing of three roads
carcassonne-tile-base_m_city_nw_shield = City corner (shield)
carcassonne-tile-base_n_city_nw = City corner
carcassonne-tile-base_o_city_nw_shield_road_es = City corner (shield), road curve
carcassonne-tile-base_p_city_nw_road_es = City corner, road curve
carcassonne-tile-base_q_city_new_shield = City on three sides (shield)
carcassonne-tile-base_r_city_new = City on three sides
carcassonne-tile-base_s_city_new_shield_road_s = City on three sides (shield), road to the city
carcassonne-tile-base_t_city_new_road_s = City on three sides, road to the city
carcassonne-tile-base_u_road_ew = Straight road
carcassonne-tile-base_v_road_sw = Road curve
carcassonne-tile-base_w_crossing_esw = Crossing of three roads
carcassonne-tile-base_x_crossing_nesw = Crossing of four roads
