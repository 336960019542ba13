### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Place tiles to build cities, roads, cloisters and fields, and send your followers where they score the most.

## Modules

carcassonne-option-modules = Expansions
    .help = Expansions to add to the base game.
carcassonne-option-modules-all = Everything
    .help = All expansions together.
carcassonne-option-modules-classic = The classics
    .help = The base game with Inns & Cathedrals and Traders & Builders.
carcassonne-option-modules-random = Random
    .help = A random selection of expansions.

## Features and what is on them

carcassonne-feature-road = road
    .text = Completed when both ends are closed: 1 point per tile. Incomplete at the end: the same.
carcassonne-feature-city = city
    .text = Completed when its wall has no gaps: 2 points per tile and per shield. Incomplete at the end: 1 point each.
carcassonne-feature-cloister = cloister
    .text = Completed when all 8 surrounding spaces have tiles: 9 points. Incomplete at the end: 1 point per tile, including its own.
carcassonne-feature-field = field
    .text = Never completed. At the end: 3 points for each completed city it touches.
carcassonne-mark-shield = shield
carcassonne-mark-tunnel = tunnel
carcassonne-mark-crossing = crossing

## Figures and what they are called where they stand

carcassonne-figure-follower = follower
    .text = Claims an unclaimed road, city, cloister or field and returns to you when that is scored. Farmers stay until the end.
carcassonne-role-highwayman = highwayman
carcassonne-role-knight = knight
carcassonne-role-monk = monk
carcassonne-role-farmer = farmer
carcassonne-piece-highwayman = highwayman
carcassonne-piece-knight = knight
carcassonne-piece-monk = monk
carcassonne-piece-farmer = farmer
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

carcassonne-ask-place = Place this tile: { $tile }
carcassonne-ask-figure = Place a follower on this tile? { $tile } ({ $x }, { $y })
    .lit = Place a follower on this tile? { $tile }
carcassonne-do-place = Place it at { $x }, { $y }, facing { $facing }{ $bridged ->
    [1] , with a bridge
   *[other] {""}
}
    .lit = Place it { $where }, facing { $facing }{ $bridged ->
        [1] , with a bridge
       *[other] {""}
    }
carcassonne-do-none = Place no follower
carcassonne-do-figure = Place a { $piece }: { $feature } { $number }
    .lit = Place a { $piece }: { $where }

## What happened

carcassonne-log-turn = { $player }’s turn.
carcassonne-log-drew = { $player } draws a tile: { $tile }.
carcassonne-log-unplaceable = This tile can’t be placed anywhere and is removed from the game: { $tile }.
carcassonne-log-placed = { $player } places a tile at { $x }, { $y }, facing { $facing }: { $tile }.
    .lit = { $player } places a tile: { $tile }.
carcassonne-log-deployed = { $player } places a { $piece } at { $x }, { $y }.
    .lit = { $player } places a { $piece }.
carcassonne-log-completed = { $player } completes a { $feature } ({ $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $shields ->
    [0] {""}
    [one] , 1 shield
   *[other] , { $shields } shields
}).
carcassonne-log-scored = { $final ->
    [1] Final scoring: {""}
   *[other] {""}
}{ $player } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $category }.
carcassonne-log-returned = { $player } gets a { $figure } back from { $x }, { $y }.
    .lit = { $player } gets a { $figure } back.
carcassonne-log-game_over = Game over. Winner: { $players }.

carcassonne-category-roads = roads
carcassonne-category-cities = cities
carcassonne-category-cloisters = cloisters
carcassonne-category-fields = fields

## The table

carcassonne-seat = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Supply: { $figures }
carcassonne-pile = { $count ->
    [0] The pile is empty.
    [one] 1 tile left.
   *[other] { $count } tiles left.
}
carcassonne-hand = Tile to place: { $tile }

## Measures

carcassonne-metric-tiles = Tiles placed
carcassonne-metric-turns = Turns
carcassonne-metric-unplaceable = Tiles that couldn’t be placed
carcassonne-metric-points_roads = Points from roads
carcassonne-metric-points_cities = Points from cities
carcassonne-metric-points_cloisters = Points from cloisters
carcassonne-metric-points_fields = Points from fields
carcassonne-metric-completed_roads = Completed roads scored
carcassonne-metric-completed_cities = Completed cities scored
carcassonne-metric-completed_cloisters = Completed cloisters scored

## Why not

carcassonne-refuse-must_be_laid = This tile fits without a bridge, so you must place it: { $tile }
carcassonne-refuse-lay_tile_now = Place the tile first: { $tile }
carcassonne-refuse-outside_map = You can’t place tiles that far out.
carcassonne-refuse-cell_taken = There is already a tile there.
carcassonne-refuse-no_neighbour = A tile must share an edge with another tile.
carcassonne-refuse-edges_differ = Facing { $facing }, the tile doesn’t match its neighbours. Rotate it or choose another place.
carcassonne-refuse-looks_same = Use this rotation instead, which looks the same: facing { $facing }.
carcassonne-refuse-no_figure_now = You can’t place a follower with this tile.
carcassonne-refuse-figure_or_none = Place a follower on this tile, or none.
carcassonne-refuse-not_in_game = This game doesn’t use this piece: { $figure }
carcassonne-refuse-no_such_feature = This tile has no such feature: { $tile }
carcassonne-refuse-tile_closed = You can’t place a follower on the dragon’s tile.
carcassonne-refuse-none_at_home = You have no { $figure } left in your supply.
carcassonne-refuse-nobody_stands_there = You can’t place a follower there: { $feature }
carcassonne-refuse-occupied = This { $feature } is already claimed.
carcassonne-refuse-not_for_figure = A { $figure } can’t go there ({ $feature }).

# What is known of a tile.
carcassonne-fact-count = Tiles
carcassonne-fact-module = Set

## A new table

carcassonne-bot-greedy = Greedy
carcassonne-about-bot-greedy = Takes the most points available right now.
carcassonne-bot-nearsighted = Nearsighted
carcassonne-about-bot-nearsighted = Plays as if the game ended after this turn.
carcassonne-about-bot-first_game = Plays like somebody in a first game: sees that a tile fits, seldom what it is good for.
carcassonne-about-bot-newcomer = Sees what scores, but seldom the best spot.
carcassonne-about-bot-beginner = Knows the features but often misses a better spot.
carcassonne-about-bot-easy = Judges features well but often settles for second best.
carcassonne-about-bot-medium = Considers every placement and is rarely off by more than a point.
carcassonne-about-bot-hard = Judges what features will score and how you may respond.
carcassonne-about-bot-expert = Thinks three turns ahead, up to { $seconds } seconds per move.
carcassonne-about-bot-master = Trained on tens of thousands of games. Thinks three turns ahead, up to { $seconds } seconds per move.

# What puzzles are about.
carcassonne-theme-close = Complete it
carcassonne-theme-extend = Extend it
carcassonne-theme-claim = Claim something new
carcassonne-theme-field = The field
carcassonne-theme-cloister = The cloister
carcassonne-theme-share = Share it
carcassonne-theme-steal = Steal it
carcassonne-theme-hinder = Block
carcassonne-theme-keep = Save your follower
carcassonne-theme-quiet = Quiet move

# Rules that a save file of another program applies differently.
carcassonne-import-princess-action = In our game a princess must send a knight home (O-08).
carcassonne-import-fairy-placement = In our game the fairy stands on a tile, not next to one follower (O-03).
carcassonne-import-dragon-move = In our game the dragon moves before scoring (O-02).
carcassonne-import-wagon-move = In our game a wagon moves to a feature that touches the scored one (O-11).
carcassonne-import-barn-placement = In our game a field can have only one barn (C-086).
carcassonne-import-king-and-robber-scoring = In our game king and robber baron score only at the end, 1 point for each complete city or road.
carcassonne-import-tiny-city-scoring = In our game a completed city of two tiles scores 4 points.
carcassonne-import-count = Each player has { $value } of “{ $name }” in the file, and { $ours } in our game.
carcassonne-import-other-rule = Our game doesn’t know the rule “{ $name }” with the value “{ $value }”.

# The opening explorer.
carcassonne-openings-first_placement = First tile: cell next to the start tile at 0,0, direction, follower
