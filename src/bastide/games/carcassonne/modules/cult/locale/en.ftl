### The Cult

## Modules

carcassonne-option-modules-cult = The Cult
    .help = Shrines work like cloisters. A shrine next to another player’s cloister is a race: only the first to be completed scores.
carcassonne-module-cult = The Cult

## Features and what is on them

carcassonne-feature-shrine = shrine
    .text = Scores like a cloister. A heretic and another player’s monk next to it challenge each other: only the first to be completed scores.

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

carcassonne-refuse-cult_neighbours = A shrine may be next to only one cloister, and a cloister next to only one shrine.
