### Abbey & Mayor

## Modules

carcassonne-option-modules-abbey = Abbey & Mayor
    .help = Abbeys fill holes in the map, mayors rule cities with shields, barns replace farmers, and wagons move on after scoring.
carcassonne-module-abbey = Abbey & Mayor
    .note = Twelve tiles, and an abbey, a mayor, a wagon and a barn for each player.

## Features and what is on them

carcassonne-feature-abbey = abbey
    .text = Fills a hole surrounded by four tiles, closes every road, city and field at its edges, and counts as a cloister.
    .note = Each player has one abbey. Instead of drawing a tile you may place it in a hole with tiles on all four sides, whatever they show. It closes every road, city and field next to it, and you may place a follower in it as in a cloister. After the last tile, each player with an unused abbey may still place it, beginning on the left of the player who placed that tile.

## Figures and what they are called where they stand

carcassonne-figure-mayor = mayor
    .text = Counts as one follower per shield in the city.
    .note = You may place the mayor only in an unclaimed city. The mayor counts as one follower per shield in the city. Without a shield the mayor counts nothing.
carcassonne-figure-wagon = wagon
    .text = A follower that may move to an adjacent, incomplete and unclaimed feature after scoring.
    .note = The wagon is a follower for roads, cities and cloisters. After scoring, it may move to an adjacent feature that is incomplete and unclaimed instead of returning to you.
carcassonne-figure-barn = barn
    .text = Placed where four tiles meet in one field. The farmers there are scored and returned. The barn scores at the end.
    .note = Instead of another figure you may place the barn on a corner of the new tile where four tiles meet in grass, in a field without a barn. The farmers in that field are scored immediately, as at the end, and return to their owners. Nobody can place a farmer there any more. At the end the barn scores 4 points for each completed city. If farmers are connected to the field later, they score 1 point for each city (2 with a pig) and return. If several barns come together in one field, each scores for the whole field.
carcassonne-role-mayor = mayor
carcassonne-role-wagon = wagon
carcassonne-role-barn = barn

carcassonne-piece-mayor = mayor
carcassonne-piece-wagon = wagon
carcassonne-piece-barn = barn

carcassonne-corner-ne = north-east
carcassonne-corner-se = south-east
carcassonne-corner-sw = south-west
carcassonne-corner-nw = north-west

## What is asked, and the answers

carcassonne-ask-source = Draw a tile, or place your abbey?
carcassonne-ask-last_abbey = All tiles have been played. Place your abbey?
carcassonne-ask-wagon = Your wagon has scored. Move it to which feature?
carcassonne-do-draw = Draw a tile
carcassonne-do-abbey = Place the abbey at { $x }, { $y }
    .lit = Place the abbey { $where }
carcassonne-do-wagon_to = Move the wagon to { $x }, { $y }
    .lit = Move the wagon: { $where }
carcassonne-do-wagon_home = Take the wagon back
carcassonne-do-barn = Place a barn: { $corner } corner

## The table

carcassonne-seat-abbey = { $player } still has an abbey.

## Tiles, as they lie in the catalogue

carcassonne-tile-abbey_city_nesw_two_shields = City on four sides (two shields)
carcassonne-tile-abbey_city_ns_shield_over_city_ew = City across (shield, on a bridge), city across
carcassonne-tile-abbey_city_n_shield_over_city_ew = Pointed city edge (shield, on a bridge), city across
carcassonne-tile-abbey_cities_n_w_roads_e_s = Two city edges, side by side, two roads to the city
carcassonne-tile-abbey_cloister_roads_n_e_s_w = Cloister, four roads
carcassonne-tile-abbey_city_n_road_w = City edge, road to the city from the left
carcassonne-tile-abbey_city_n_touching_road_es = City edge, road curve to the right (along the wall)
carcassonne-tile-abbey_city_n_touching_road_sw = City edge, road curve to the left (along the wall)
carcassonne-tile-abbey_city_w_shield_reaching_ne_se = Pointed city edge (shield, up to the corners)
carcassonne-tile-abbey_road_s_open_field = Road into the open
carcassonne-tile-abbey_road_new_roundabout = Road ring with three exits
carcassonne-tile-abbey_city_ew_shield_tunnel_ns = City across (shield), road tunnel
carcassonne-tile-abbey_tile = Abbey

## Why not

carcassonne-refuse-abbey_needs_hole = An abbey needs an empty space with tiles on all four sides.
carcassonne-refuse-barn_needs_corner = A barn goes on a corner where four tiles meet and all four show field.
carcassonne-refuse-barn_in_field = This field already has a barn.
carcassonne-refuse-wagon_next_door = Move the wagon to an adjacent, incomplete and unclaimed feature.
carcassonne-refuse-wagon_or_home = Move the wagon, or take it back.

## What the lesson of this module says

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = There is a hole with tiles on all four sides. Instead of drawing a tile you may place your [[feature-abbey|abbey]] there. It always fits, and it closes the features at its edges.
    .right = Your road now ends at the abbey.
    .draw = You may draw a tile, too. But the abbey is made for a hole like this.
lesson-carcassonne-abbey-monk = The abbey is also a cloister. Place a monk in it.
    .right = You score { $points } points for the road right away. The monk waits for the one missing tile around it, for 9 more points.
    .wagon = You could also place a wagon there. Place a monk this time.
    .none = With one more tile around it, it scores 9 points. Place a monk.
