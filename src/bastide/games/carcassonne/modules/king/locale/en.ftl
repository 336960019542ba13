### King & Robber Baron

## Modules

carcassonne-option-modules-king = King & Robber Baron
    .help = Complete the largest city to take the king, the longest road to take the robber baron. Both score at the end.
carcassonne-module-king = King & Robber Baron
    .note = Five tiles, and two titles for the players who complete the largest city and the longest road.

## Figures and what they are called where they stand

carcassonne-figure-king = king
    .text = Belongs to the player who completed the largest city: 1 point at the end for each completed city.
    .note = The player who completes the largest city so far takes the king. At the end he is worth 1 point for each completed city on the map. A city of the same size changes nothing.
carcassonne-figure-robber = robber baron
    .text = Belongs to the player who completed the longest road: 1 point at the end for each completed road.
    .note = The player who completes the longest road so far takes the robber baron. At the end he is worth 1 point for each completed road on the map. A road of the same length changes nothing.

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

## What the lesson of this module says

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = Your knight’s city needs one more tile. Complete it.
    .right = The city is completed.
    .apart = That leaves the city open. Place the tile at its northern end and rotate it until it fits.
lesson-carcassonne-king-king = Place no follower and see what happens.
    .right = { $points } points. It is also the largest city so far, so you take the [[figure-king|king]] until another player completes a larger one. At the end he scores 1 point for each completed city.
    .farmer = Place no follower this time.
