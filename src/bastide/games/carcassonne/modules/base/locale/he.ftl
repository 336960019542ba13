### משחק הבסיס

## תוספים

carcassonne-option-modules-base = משחק הבסיס
    .help = כבישים, ערים, מנזרים ושדות: 72 אריחים.
carcassonne-module-base = משחק הבסיס

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-base_a_cloister_road_s = מנזר, כביש
carcassonne-tile-base_b_cloister = מנזר
carcassonne-tile-base_c_city_nesw_shield = עיר מארבעה צדדים (מגן)
carcassonne-tile-base_d_city_n_road_ew = קטע עיר, כביש ישר
carcassonne-tile-base_e_city_n = קטע עיר
carcassonne-tile-base_f_city_ew_shield = עיר לרוחב (מגן)
carcassonne-tile-base_g_city_ew = עיר לרוחב
carcassonne-tile-base_h_cities_n_s = שני קטעי עיר זה מול זה
carcassonne-tile-base_i_cities_n_w = שני קטעי עיר זה ליד זה
carcassonne-tile-base_j_city_n_road_es = קטע עיר, עיקול כביש ימינה
carcassonne-tile-base_k_city_n_road_sw = קטע עיר, עיקול כביש שמאלה
carcassonne-tile-base_l_city_n_crossing_esw = קטע עיר, צומת של שלושה כבישים
carcassonne-tile-base_m_city_nw_shield = פינת עיר (מגן)
carcassonne-tile-base_n_city_nw = פינת עיר
carcassonne-tile-base_o_city_nw_shield_road_es = פינת עיר (מגן), עיקול כביש
carcassonne-tile-base_p_city_nw_road_es = פינת עיר, עיקול כביש
carcassonne-tile-base_q_city_new_shield = עיר משלושה צדדים (מגן)
carcassonne-tile-base_r_city_new = עיר משלושה צדדים
carcassonne-tile-base_s_city_new_shield_road_s = עיר משלושה צדדים (מגן), כביש אל העיר
carcassonne-tile-base_t_city_new_road_s = עיר משלושה צדדים, כביש אל העיר
carcassonne-tile-base_u_road_ew = כביש ישר
carcassonne-tile-base_v_road_sw = עיקול כביש
carcassonne-tile-base_w_crossing_esw = צומת של שלושה כבישים
carcassonne-tile-base_x_crossing_nesw = צומת של ארבעה כבישים
