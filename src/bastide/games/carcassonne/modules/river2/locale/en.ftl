### The River II

## Modules

carcassonne-option-modules-river2 = The River II
    .help = The game starts with a river that forks.
carcassonne-module-river2 = The River II
    .note = Twelve tiles with a river. It is placed first, instead of the start tile, so that the landscape starts wider.

## Features and what is on them

carcassonne-feature-river = river
    .text = Separates fields. No figures can be placed on it.
    .note = The river starts at a spring, forks, and ends in two lakes. In turn, each player continues it from one of its open ends. You may place figures on these tiles as usual, but not on the river. It must not turn the same way twice in a row, and its two branches must not join. The lake with the volcano comes last, and no figure may be placed with it; the player who places it immediately places an ordinary tile. Fields end at the river.
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

## What the lesson of this module says

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = With this expansion the [[feature-river|river]] is placed first, from the spring to the lakes. Continue one of its two branches.
    .right = You may place figures on these tiles, but not on the river.
lesson-carcassonne-river2-monk = Place a monk in the cloister.
    .right = The cloister scores as usual. Fields end at the river, so it creates many small fields.
    .none = A cloister like this is worth a monk.
    .farmer = Fields at a river are small. Place a monk.
