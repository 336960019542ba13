### Grundspiel

## Erweiterung

carcassonne-option-modules-base = Grundspiel
    .help = Straßen, Städte, Klöster und Wiesen: 72 Plättchen.
carcassonne-module-base = Grundspiel

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-base_a_cloister_road_s = Kloster, Straße
carcassonne-tile-base_b_cloister = Kloster
carcassonne-tile-base_c_city_nesw_shield = Stadt an vier Seiten (Wappen)
carcassonne-tile-base_d_city_n_road_ew = Stadtrand, gerade Straße
carcassonne-tile-base_e_city_n = Stadtrand
carcassonne-tile-base_f_city_ew_shield = Stadt quer durch (Wappen)
carcassonne-tile-base_g_city_ew = Stadt quer durch
carcassonne-tile-base_h_cities_n_s = Zwei Stadtränder gegenüber
carcassonne-tile-base_i_cities_n_w = Zwei Stadtränder über Eck
carcassonne-tile-base_j_city_n_road_es = Stadtrand, Straßenkurve nach rechts
carcassonne-tile-base_k_city_n_road_sw = Stadtrand, Straßenkurve nach links
carcassonne-tile-base_l_city_n_crossing_esw = Stadtrand, Kreuzung von drei Straßen
carcassonne-tile-base_m_city_nw_shield = Stadtecke (Wappen)
carcassonne-tile-base_n_city_nw = Stadtecke
carcassonne-tile-base_o_city_nw_shield_road_es = Stadtecke (Wappen), Straßenkurve
carcassonne-tile-base_p_city_nw_road_es = Stadtecke, Straßenkurve
carcassonne-tile-base_q_city_new_shield = Stadt an drei Seiten (Wappen)
carcassonne-tile-base_r_city_new = Stadt an drei Seiten
carcassonne-tile-base_s_city_new_shield_road_s = Stadt an drei Seiten (Wappen), Straße zur Stadt
carcassonne-tile-base_t_city_new_road_s = Stadt an drei Seiten, Straße zur Stadt
carcassonne-tile-base_u_road_ew = Gerade Straße
carcassonne-tile-base_v_road_sw = Straßenkurve
carcassonne-tile-base_w_crossing_esw = Kreuzung von drei Straßen
carcassonne-tile-base_x_crossing_nesw = Kreuzung von vier Straßen
