### The Cult

## Modules

carcassonne-option-modules-cult = The Cult
    .help = Shrines are built like cloisters; a heretic and a monk beside each other race to finish first.
carcassonne-module-cult = The Cult

## Features and what is on them

carcassonne-feature-shrine = shrine
    .text = Scores like a cloister. A heretic and another player's monk next door challenge each other: only the first to finish scores.

## Figures and what they are called where they stand

carcassonne-role-heretic = heretic
carcassonne-piece-heretic = Heretic

## What happened

carcassonne-log-challenge = The { $feature } at { $x }, { $y } is finished first and wins the challenge.
    .lit = The { $feature } is finished first and wins the challenge.

## Tiles, as they lie in the catalogue

carcassonne-tile-cult_shrine = Shrine
carcassonne-tile-cult_shrine_city_n = City edge, shrine
carcassonne-tile-cult_shrine_road_s = Shrine, road
carcassonne-tile-cult_shrine_city_n_road_s = City edge, shrine, road
carcassonne-tile-cult_shrine_roads_n_s = Shrine, two roads

## Why not

carcassonne-refuse-cult_neighbours = A shrine may lie beside one cloister only, and a cloister beside one shrine.
