### Inns & Cathedrals

## Modules

carcassonne-option-modules-inns = Inns & Cathedrals
    .help = Inns double roads and cathedrals boost cities, but only if they are completed. The big follower counts as two.
carcassonne-module-inns = Inns & Cathedrals
    .note = 18 tiles, some with inns and cathedrals that make completed roads and cities worth more, and a big follower for each player.

## Features and what is on them

carcassonne-mark-inn = inn on the lake
    .note = A road with an inn on a lake scores 2 points per tile when it is completed, but nothing if it is incomplete at the end. Several inns don’t add up.
carcassonne-mark-cathedral = cathedral
    .note = A city with a cathedral scores 3 points per tile and shield when it is completed, but nothing if it is incomplete at the end. A second cathedral changes nothing. Tip: add one to an opponent’s city that can no longer be completed.

## Figures and what they are called where they stand

carcassonne-figure-big = big follower
    .text = A follower that counts as two.
    .note = You place the big follower like any other. It counts as two followers for the majority.
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

## What the lesson of this module says

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Your road needs one more tile, and you have drawn one with an [[mark-inn|inn]]. Place it in the gap.
    .right = With an inn, a completed road scores double, but an incomplete one scores nothing at the end.
    .apart = Your road needs exactly this tile: place it in the gap.
lesson-carcassonne-inns-scored = Place no follower and see what you score.
    .right = Three tiles at 2 points each: { $points } points.
lesson-carcassonne-inns-big = The knight on the left is your [[figure-big|big follower]]. The one on the right is an ordinary follower of Blue’s. Join the two cities.
    .right = The big follower counts as two: two against one.
    .apart = Place it in the gap between the two cities.
lesson-carcassonne-inns-majority = Place no follower and see what you score.
    .right = You score all { $points } points, and Blue gets nothing.
