### King & Robber Baron

## Modules

carcassonne-option-modules-king = King & Robber Baron
    .help = Complete the largest city to take the king, the longest road to take the robber baron. Both score at the end.
carcassonne-module-king = King & Robber Baron

## Figures and what they are called where they stand

carcassonne-figure-king = king
    .text = Belongs to the player who completed the largest city: 1 point at the end for each completed city.
carcassonne-figure-robber = robber baron
    .text = Belongs to the player who completed the longest road: 1 point at the end for each completed road.

## What happened

carcassonne-log-king = { $player } takes the king for a city of { $tiles } tiles.
carcassonne-brief-king = takes the king
carcassonne-log-robber = { $player } takes the robber baron for a road of { $tiles } tiles.
carcassonne-brief-robber = takes the robber baron
carcassonne-category-king = the king
carcassonne-category-robber = the robber baron

## The table

carcassonne-king = { $player } has the king (city of { $tiles } tiles).
carcassonne-robber = { $player } has the robber baron (road of { $tiles } tiles).

## Measures

carcassonne-metric-points_king = Points from the king
carcassonne-metric-points_robber = Points from the robber baron

## Tiles, as they lie in the catalogue

carcassonne-tile-king_city_n_cloister = City edge, cloister
carcassonne-tile-king_city_n_road_w = City edge, road to the city from the left
carcassonne-tile-king_city_n_road_w_road_es = City edge, road curve, road to the city
carcassonne-tile-king_city_nw_roads_e_s_reaching_se = City corner (up to the corner), two roads to the city
carcassonne-tile-king_city_ew_over_city_ns = City across (on a bridge), city across
