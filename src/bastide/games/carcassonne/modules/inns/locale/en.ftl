### Inns & Cathedrals

## Modules

carcassonne-option-modules-inns = Inns & Cathedrals
    .help = Inns double roads and cathedrals boost cities, but only if they are completed. The big follower counts as two.
carcassonne-module-inns = Inns & Cathedrals

## Features and what is on them

carcassonne-mark-inn = inn on the lake
carcassonne-mark-cathedral = cathedral

## Figures and what they are called where they stand

carcassonne-figure-big = big follower
    .text = A follower that counts as two.
carcassonne-piece-big_highwayman = big highwayman
carcassonne-piece-big_knight = big knight
carcassonne-piece-big_monk = big monk
carcassonne-piece-big_heretic = big heretic
carcassonne-piece-big_farmer = big farmer

## Tiles, as they lie in the catalogue

carcassonne-tile-inns_cathedral_city_nesw = City on four sides (cathedral)
carcassonne-tile-inns_cloister_roads_e_w = Cloister, two roads
carcassonne-tile-inns_cities_n_e_s_w = Four city edges
carcassonne-tile-inns_cities_n_e_w = Three city edges
carcassonne-tile-inns_cities_n_s_crossing_ew = Two city edges, opposite, crossing of two roads
carcassonne-tile-inns_city_nw_shield_city_s = City corner (shield), city edge
carcassonne-tile-inns_city_n_reaching_se = Pointed city edge (up to the corner)
carcassonne-tile-inns_city_n_road_s = City edge, road to the city
carcassonne-tile-inns_city_nw_road_e = City corner, road to the city
carcassonne-tile-inns_city_ew_shield_roads_n_s = City across (shield), two roads to the city
carcassonne-tile-inns_city_nw_road_s_inn = City corner, road to the city (inn)
carcassonne-tile-inns_city_n_road_sw_inn = City edge, road curve to the left (inn)
carcassonne-tile-inns_city_nw_shield_road_es_inn = City corner (shield), road curve (inn)
carcassonne-tile-inns_crossing_esw_inn_e = Crossing of three roads (inn)
carcassonne-tile-inns_road_ew_inn = Straight road (inn)
carcassonne-tile-inns_road_sw_inn = Road curve (inn)
carcassonne-tile-inns_roads_nw_es = Two road curves
