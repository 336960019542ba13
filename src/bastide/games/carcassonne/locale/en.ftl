### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Lay tiles, build cities, roads, cloisters and fields together, and send your followers where they earn the most.

## Modules

carcassonne-option-modules = Modules
    .help = What is played besides the base game, which is always on.
carcassonne-option-modules-all = Everything
    .help = All modules together.
carcassonne-option-modules-classic = The classics
    .help = The base game with Inns & Cathedrals and Traders & Builders.
carcassonne-option-modules-random = Random
    .help = The seed draws the modules.

## Features and what is on them

carcassonne-feature-road = road
    .text = Completed when both ends are closed: 1 point for each tile. Unfinished at the end: the same.
carcassonne-feature-city = city
    .text = Completed when its wall is closed: 2 points for each tile and each shield. Unfinished at the end: 1.
carcassonne-feature-cloister = cloister
    .text = Completed when tiles lie on all eight cells around it: 9 points. Unfinished at the end: 1 for each tile there is.
carcassonne-feature-field = field
    .text = Never completed. At the end 3 points for each completed city that it adjoins.
carcassonne-mark-shield = shield
carcassonne-mark-tunnel = tunnel
carcassonne-mark-crossing = crossing

## Figures and what they are called where they stand

carcassonne-figure-follower = follower
    .text = Claims a road, city, cloister or field that nobody holds, and comes home when it is scored. Farmers stay.
carcassonne-role-highwayman = highwayman
carcassonne-role-knight = knight
carcassonne-role-monk = monk
carcassonne-role-farmer = farmer
carcassonne-piece-highwayman = Highwayman
carcassonne-piece-knight = Knight
carcassonne-piece-monk = Monk
carcassonne-piece-farmer = Farmer
carcassonne-colour-red = red
carcassonne-colour-blue = blue
carcassonne-colour-green = green
carcassonne-colour-yellow = yellow
carcassonne-colour-black = black
carcassonne-colour-grey = grey

carcassonne-facing-north = north
carcassonne-facing-east = east
carcassonne-facing-south = south
carcassonne-facing-west = west

## What is asked, and the answers

carcassonne-ask-place = Where does this tile go? { $tile }
carcassonne-ask-figure = Do you place a figure on this tile? { $tile } ({ $x }, { $y })
    .lit = Do you place a figure on this tile? { $tile }
carcassonne-do-place = Lay it at { $x }, { $y }, facing { $facing }{ $bridged ->
    [1] , with a bridge
   *[other] {""}
}
    .lit = Lay it { $where }, facing { $facing }{ $bridged ->
        [1] , with a bridge
       *[other] {""}
    }
carcassonne-do-none = Place nothing
carcassonne-do-figure = { $piece }: { $feature } { $number }
    .lit = { $piece }: { $where }

## What happened

carcassonne-log-turn = { $player } is to move.
carcassonne-log-drew = { $player } draws a tile: { $tile }.
carcassonne-log-unplaceable = This tile fits nowhere and leaves the game: { $tile }.
carcassonne-log-placed = { $player } lays a tile at { $x }, { $y }, facing { $facing }: { $tile }.
    .lit = { $player } lays a tile: { $tile }.
carcassonne-log-deployed = { $player } places a figure at { $x }, { $y }: { $piece }.
    .lit = { $player } places a figure: { $piece }.
carcassonne-log-completed = { $player } completes a { $feature } ({ $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}{ $shields ->
    [0] {""}
    [one] , one shield
   *[other] , { $shields } shields
}).
carcassonne-log-scored = { $final ->
    [1] Final scoring: {""}
   *[other] {""}
}{ $player } scores { $points ->
    [one] one point
   *[other] { $points } points
} for { $category }.
carcassonne-log-returned = { $player } takes a figure back from { $x }, { $y }: { $figure }.
    .lit = { $player } takes a figure back: { $figure }.
carcassonne-log-game_over = The game is over. Winner: { $players }.

carcassonne-category-roads = roads
carcassonne-category-cities = cities
carcassonne-category-cloisters = cloisters
carcassonne-category-fields = fields

## The table

carcassonne-seat = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}. Supply: { $figures }
carcassonne-pile = { $count ->
    [0] The pile is empty.
    [one] One tile is left.
   *[other] { $count } tiles are left.
}
carcassonne-hand = The tile to be laid: { $tile }

## Measures

carcassonne-metric-tiles = Tiles laid
carcassonne-metric-turns = Turns
carcassonne-metric-unplaceable = Tiles that fitted nowhere
carcassonne-metric-points_roads = Points for roads
carcassonne-metric-points_cities = Points for cities
carcassonne-metric-points_cloisters = Points for cloisters
carcassonne-metric-points_fields = Points for fields
carcassonne-metric-completed_roads = Completed roads scored
carcassonne-metric-completed_cities = Completed cities scored
carcassonne-metric-completed_cloisters = Completed cloisters scored

## Why not

carcassonne-refuse-must_be_laid = This tile fits without a bridge, so it must be laid: { $tile }
carcassonne-refuse-lay_tile_now = The tile has to be laid first: { $tile }
carcassonne-refuse-outside_map = The map ends there.
carcassonne-refuse-cell_taken = A tile already lies there.
carcassonne-refuse-no_neighbour = A tile must touch another tile along a whole side.
carcassonne-refuse-edges_differ = Facing { $facing }, the tile does not match its neighbours there.
carcassonne-refuse-looks_same = The tile looks the same facing { $facing }: lay it so.
carcassonne-refuse-no_figure_now = No figure may be placed after this tile.
carcassonne-refuse-figure_or_none = Now a figure can be placed on this tile, or none.
carcassonne-refuse-not_in_game = This figure is not in the game: { $figure }
carcassonne-refuse-no_such_feature = There is no such place on this tile: { $tile }
carcassonne-refuse-tile_closed = No figure may go to that tile while the dragon is there.
carcassonne-refuse-none_at_home = You have none of these left in your supply: { $figure }
carcassonne-refuse-nobody_stands_there = No figure can stand there: { $feature }
carcassonne-refuse-occupied = Somebody already stands there: { $feature }
carcassonne-refuse-not_for_figure = This figure may not go there: { $figure } – { $feature }

# What is known of a tile.
carcassonne-fact-count = Tiles
carcassonne-fact-module = Module

## A new table

carcassonne-bot-greedy = Greedy
carcassonne-about-bot-greedy = Takes the most points it can get at once.
carcassonne-bot-nearsighted = Nearsighted
carcassonne-about-bot-nearsighted = Counts what everything would be worth if the game ended now.
carcassonne-about-bot-beginner = Has an eye for cities, roads and fields, and often overlooks a better place.
carcassonne-about-bot-easy = Knows what features will bring, and is often content with second best.
carcassonne-about-bot-medium = Looks at every place, and errs by a point now and then.
carcassonne-about-bot-hard = Sees what features will bring, and how you may answer.
carcassonne-about-bot-expert = Thinks three turns ahead, for four seconds.
carcassonne-about-bot-master = Thinks three turns ahead, for four seconds, and judges by what it has learnt from tens of thousands of games.

# What puzzles are about.
carcassonne-theme-close = Close it
carcassonne-theme-extend = Extend it
carcassonne-theme-claim = Claim something new
carcassonne-theme-field = The field
carcassonne-theme-cloister = The cloister
carcassonne-theme-share = Share it
carcassonne-theme-steal = Steal it
carcassonne-theme-hinder = Hinder the others
carcassonne-theme-keep = Keep the follower
carcassonne-theme-quiet = A quiet place
