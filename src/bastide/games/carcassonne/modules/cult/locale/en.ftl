### The Cult

## Modules

carcassonne-option-modules-cult = The Cult
    .help = Shrines work like cloisters. A shrine next to another player’s cloister is a race: only the first to be completed scores.
carcassonne-module-cult = The Cult
    .note = Five tiles with shrines, which challenge the cloisters next to them.

## Features and what is on them

carcassonne-feature-shrine = shrine
    .text = Scores like a cloister. A heretic and another player’s monk next to it challenge each other: only the first to be completed scores.
    .note = A shrine scores like a cloister. A follower on it is a heretic. If one player’s shrine is next to another’s cloister, also diagonally, the building that is completed first scores 9 points for its player, no matter who completes it. The other follower returns with nothing. If one tile completes both, both score. If neither is completed, both score at the end. A shrine may be next to only one cloister, and a cloister next to only one shrine.

## Figures and what they are called where they stand

carcassonne-role-heretic = heretic
carcassonne-piece-heretic = heretic

## What happened

carcassonne-log-challenge = The { $feature } at { $x }, { $y } is completed first and wins the challenge.
    .lit = The { $feature } is completed first and wins the challenge.

## Tiles, as they lie in the catalogue

carcassonne-tile-cult_shrine = Shrine
carcassonne-tile-cult_shrine_city_n = City edge, shrine
carcassonne-tile-cult_shrine_road_s = Shrine, road
carcassonne-tile-cult_shrine_city_n_road_s = City edge, shrine, road
carcassonne-tile-cult_shrine_roads_n_s = Shrine, two roads

## Why not

carcassonne-refuse-cult_neighbours = A shrine may be next to only one cloister, and a cloister next to only one shrine, also diagonally.

## What the lesson of this module says

lesson-carcassonne-cult = { carcassonne-module-cult }
lesson-carcassonne-cult-race = Your heretic on the [[feature-shrine|shrine]] and Blue’s monk in the cloister challenge each other: the first to be completed scores 9 points, the other nothing. Which space completes yours?
    .right = All eight tiles around the shrine are there.
    .blue = That would complete Blue’s cloister. Then you score nothing.
    .apart = One tile is missing around your shrine, in a corner.
lesson-carcassonne-cult-won = Place no follower and see what happens.
    .right = { $points } points for you, and Blue’s monk returns with nothing.
