### základní hra

## Rozšíření

carcassonne-option-modules-base = Základní hra
    .help = Cesty, města, kláštery a louky: 72 kartiček.
carcassonne-module-base = základní hra

## Kartičky, jak leží v katalogu

carcassonne-tile-base_a_cloister_road_s = Klášter, cesta
carcassonne-tile-base_b_cloister = Klášter
carcassonne-tile-base_c_city_nesw_shield = Město na čtyřech stranách (erb)
carcassonne-tile-base_d_city_n_road_ew = Okraj města, rovná cesta
carcassonne-tile-base_e_city_n = Okraj města
carcassonne-tile-base_f_city_ew_shield = Město napříč (erb)
carcassonne-tile-base_g_city_ew = Město napříč
carcassonne-tile-base_h_cities_n_s = Dva okraje města naproti sobě
carcassonne-tile-base_i_cities_n_w = Dva okraje města vedle sebe
carcassonne-tile-base_j_city_n_road_es = Okraj města, zatáčka vpravo
carcassonne-tile-base_k_city_n_road_sw = Okraj města, zatáčka vlevo
carcassonne-tile-base_l_city_n_crossing_esw = Okraj města, křižovatka tří cest
carcassonne-tile-base_m_city_nw_shield = Roh města (erb)
carcassonne-tile-base_n_city_nw = Roh města
carcassonne-tile-base_o_city_nw_shield_road_es = Roh města (erb), zatáčka
carcassonne-tile-base_p_city_nw_road_es = Roh města, zatáčka
carcassonne-tile-base_q_city_new_shield = Město na třech stranách (erb)
carcassonne-tile-base_r_city_new = Město na třech stranách
carcassonne-tile-base_s_city_new_shield_road_s = Město na třech stranách (erb), cesta do města
carcassonne-tile-base_t_city_new_road_s = Město na třech stranách, cesta do města
carcassonne-tile-base_u_road_ew = Rovná cesta
carcassonne-tile-base_v_road_sw = Zatáčka
carcassonne-tile-base_w_crossing_esw = Křižovatka tří cest
carcassonne-tile-base_x_crossing_nesw = Křižovatka čtyř cest
