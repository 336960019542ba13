### The River II

## Modules

carcassonne-option-modules-river2 = The River II
    .help = The game starts with a river that forks.
carcassonne-module-river2 = The River II

## Features and what is on them

carcassonne-feature-river = river
    .text = Separates fields. No followers can be placed on it.
carcassonne-mark-spring = spring
carcassonne-mark-fork = fork
carcassonne-mark-lake = lake

## What is asked, and the answers

carcassonne-ask-spring = Where should the river start? { $tile }

## Tiles, as they lie in the catalogue

carcassonne-tile-river_spring_e = Spring of the river
carcassonne-tile-river_fork_new = Fork of the river
carcassonne-tile-river_lake_volcano_w = Volcano, lake of the river
carcassonne-tile-river_lake_city_e = City edge, lake of the river
carcassonne-tile-river_ns_city_ew_bridge = City across (on a bridge), straight river
carcassonne-tile-river_ew_cloister = Cloister, straight river
carcassonne-tile-river_ns_road_ew_inn = Straight road (inn, on a bridge), straight river
carcassonne-tile-river_ew_city_n_road_s = City edge, road to the city (on a bridge), straight river
carcassonne-tile-river_sw = River curve
carcassonne-tile-river_es_city_nw_shield = City corner (shield), river curve
carcassonne-tile-river_nw_pig_herd = River curve, pig herd
carcassonne-tile-river_sw_road_ne = Road curve, river curve

## Why not

carcassonne-refuse-river_goes_on = Continue the river from an open end. It must not turn the same way twice in a row.
