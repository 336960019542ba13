### Abbey & Mayor

## Modules

carcassonne-option-modules-abbey = Abbey & Mayor
    .help = An abbey for a hole in the map, the mayor for cities with shields, the barn for fields, the wagon that travels on.
carcassonne-module-abbey = Abbey & Mayor

## Features and what is on them

carcassonne-feature-abbey = abbey
    .text = Fills a hole with neighbours on all four sides, closes all that faces it, and is a cloister itself.

## Figures and what they are called where they stand

carcassonne-figure-mayor = mayor
    .text = Counts as many followers as the city has shields.
carcassonne-figure-wagon = wagon
    .text = A follower that moves on to an unfinished feature next door after a scoring.
carcassonne-figure-barn = barn
    .text = Stands where four field corners meet. The farmers are scored and go home; the barn scores at the end.
carcassonne-role-mayor = mayor
carcassonne-role-wagon = wagon
carcassonne-role-barn = barn

carcassonne-piece-mayor = Mayor
carcassonne-piece-wagon = Wagon
carcassonne-piece-barn = Barn

carcassonne-corner-ne = north-east
carcassonne-corner-se = south-east
carcassonne-corner-sw = south-west
carcassonne-corner-nw = north-west

## What is asked, and the answers

carcassonne-ask-source = Do you draw a tile, or lay your abbey instead?
carcassonne-ask-last_abbey = All tiles have been played. Do you lay your abbey?
carcassonne-ask-wagon = Your wagon's feature has been scored. Where does the wagon go on to?
carcassonne-do-draw = Draw a tile
carcassonne-do-abbey = Lay the abbey at { $x }, { $y }
    .lit = Lay the abbey { $where }
carcassonne-do-wagon_to = The wagon goes to { $x }, { $y }
    .lit = The wagon goes on: { $where }
carcassonne-do-wagon_home = The wagon stays at home
carcassonne-do-barn = Barn: { $corner } corner

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

carcassonne-refuse-abbey_needs_hole = An abbey needs an empty place with a tile on each of its four sides.
carcassonne-refuse-barn_needs_corner = A barn stands on a corner where four tiles meet in field.
carcassonne-refuse-barn_in_field = There is a barn in this field already.
carcassonne-refuse-wagon_next_door = A wagon goes on to something unfinished next door that nobody holds.
carcassonne-refuse-wagon_or_home = Now the wagon goes on, or stays at home.
