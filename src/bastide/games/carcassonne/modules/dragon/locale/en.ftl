### The Princess & the Dragon

## Modules

carcassonne-option-modules-dragon = The Princess & the Dragon
    .help = The dragon eats followers, the fairy protects them, princesses expel knights, and portals take followers anywhere.
carcassonne-module-dragon = The Princess & the Dragon
    .note = 30 tiles with volcanoes, dragons, portals and princesses. More than any other expansion, it removes followers from the map.

## Features and what is on them

carcassonne-feature-volcano = volcano
    .text = The dragon moves here at once. No follower, builder or pig may be placed on this tile this turn.
    .note = When a volcano is placed, the dragon moves there at once. No follower, builder or pig may be placed on that tile this turn. You may still move the fairy or place a barn. Dragon tiles drawn before the first volcano are set aside and shuffled in again after it.
carcassonne-mark-princess = princess
    .note = If a princess tile extends a city with knights, the player who placed the tile must return one of them to its owner, their own or another player’s, and can’t place a figure or move the fairy with this tile. The second tile of a builder’s extra turn is not affected.
carcassonne-mark-dragon = dragon
carcassonne-mark-portal = magic portal
    .note = If you place a tile with a magic portal, you may place a follower on any other tile of the map instead, except the dragon’s, on an incomplete and unclaimed feature.

## Figures and what they are called where they stand

carcassonne-figure-dragon = dragon
    .text = Moves up to six tiles and returns every follower, builder and pig it meets to its owner.
    .note = After a tile with the dragon symbol is placed, and a figure if any, the dragon moves six steps from tile to tile. The players move it in turn, starting with the player who placed the tile. In one move it never enters a tile twice, the tile it started from, or the fairy’s tile. All followers, builders and pigs on its path return to their owners before scoring. If it can’t move, it stops.
carcassonne-figure-fairy = fairy
    .text = Keeps the dragon off her tile and earns extra points for followers there.
    .note = Instead of placing a figure you may move the fairy to a tile with one of your followers. The dragon can’t enter that tile. If you start your turn with a follower on her tile, you score 1 point. If a follower on her tile is scored, its owner gets 3 extra points, even if another player has more followers there.

## What is asked, and the answers

carcassonne-ask-princess = Princess: choose a knight to remove from this city.
carcassonne-ask-portal = Magic portal: place a follower on any tile. { $tile } ({ $x }, { $y })
    .lit = Magic portal: place a follower on any tile. { $tile }
carcassonne-ask-dragon = Move the dragon from { $x }, { $y }. { $count ->
    [one] 1 step left.
   *[other] { $count } steps left.
}
    .lit = Move the dragon. { $count ->
        [one] 1 step left.
       *[other] { $count } steps left.
    }
carcassonne-do-fairy = Move the fairy to { $x }, { $y }
    .lit = Move the fairy: { $where }
carcassonne-do-portal = Through the portal to { $x }, { $y }
    .lit = Through the portal: { $where }
carcassonne-do-rescue = Remove from { $x }, { $y }: { $piece } ({ $player })
    .lit = Remove: { $piece } ({ $player }), { $where }
carcassonne-do-dragon = Move the dragon { $facing }, to { $x }, { $y }
    .lit = Move the dragon { $facing }

## What happened

carcassonne-log-aside = This tile can’t be played yet and is set aside: { $tile }.
carcassonne-log-volcano = The dragon moves to the volcano at { $x }, { $y }.
    .lit = The dragon moves to the volcano.
carcassonne-log-shuffled_in = { $count ->
    [one] The set-aside tile is shuffled into the pile.
   *[other] The { $count } set-aside tiles are shuffled into the pile.
}
carcassonne-log-dragon = { $player } moves the dragon to { $x }, { $y }.
    .lit = { $player } moves the dragon.
carcassonne-brief-dragon = moves the dragon
carcassonne-log-fairy = { $player } moves the fairy to { $x }, { $y }.
    .lit = { $player } moves the fairy.
carcassonne-brief-fairy = moves the fairy
carcassonne-category-fairy = the fairy

## The table

carcassonne-dragon = The dragon is at { $x }, { $y }.
carcassonne-fairy = The fairy is at { $x }, { $y }.
carcassonne-aside = Set aside until the first volcano: { $tiles }

## Measures

carcassonne-metric-points_fairy = Points from the fairy

## Tiles, as they lie in the catalogue

carcassonne-tile-dragon_volcano = Volcano
carcassonne-tile-dragon_volcano_road_s = Volcano, road
carcassonne-tile-dragon_volcano_city_n = City edge, volcano
carcassonne-tile-dragon_volcano_cities_n_e = Two city edges, side by side, volcano
carcassonne-tile-dragon_volcano_road_sw = Volcano, road curve
carcassonne-tile-dragon_volcano_road_ew = Volcano, straight road
carcassonne-tile-dragon_symbol_city_n = City edge, dragon
carcassonne-tile-dragon_symbol_cloister_roads_e_s_w = Cloister, three roads, dragon
carcassonne-tile-dragon_symbol_crossing_esw = Crossing of three roads, dragon
carcassonne-tile-dragon_symbol_city_new_cloister = City on three sides, cloister in the city, dragon
carcassonne-tile-dragon_symbol_road_sw = Road curve, dragon
carcassonne-tile-dragon_symbol_road_ew = Straight road, dragon
carcassonne-tile-dragon_symbol_city_nw = City corner, dragon
carcassonne-tile-dragon_symbol_city_ew_shield = City across (shield), dragon
carcassonne-tile-dragon_symbol_city_ew_tunnel_ns = City across, road tunnel, dragon
carcassonne-tile-dragon_symbol_city_n_road_sw = City edge, road curve to the left, dragon
carcassonne-tile-dragon_symbol_city_n_road_es = City edge, road curve to the right, dragon
carcassonne-tile-dragon_portal_roads_nw_es = Two road curves, magic portal
carcassonne-tile-dragon_portal_crossing_esw = Crossing of three roads, magic portal
carcassonne-tile-dragon_portal_city_new_shield = City on three sides (shield), magic portal
carcassonne-tile-dragon_portal_city_nw_road_es = City corner, road curve, magic portal
carcassonne-tile-dragon_portal_city_n_road_sw = City edge, road curve to the left, magic portal
carcassonne-tile-dragon_portal_city_n_road_es = City edge, road curve to the right, magic portal
carcassonne-tile-dragon_princess_city_n_crossing_esw = City edge (princess), crossing of three roads
carcassonne-tile-dragon_princess_city_n_city_es_shield = Pointed city edge (princess), city corner (shield)
carcassonne-tile-dragon_princess_city_new = City on three sides (princess)
carcassonne-tile-dragon_princess_city_nw_reaching_se = City corner (princess, up to the corner)
carcassonne-tile-dragon_princess_city_nw = City corner (princess)
carcassonne-tile-dragon_princess_city_nw_road_es = City corner (princess), road curve

## Why not

carcassonne-refuse-fairy_there = The fairy is already there.
carcassonne-refuse-fairy_needs_follower = Move the fairy to a tile with one of your followers.
carcassonne-refuse-dragon_must_go = Move the dragon first.
carcassonne-refuse-dragon_needs_tile = The dragon can only move to a tile.
carcassonne-refuse-dragon_fears_fairy = The dragon can’t enter the fairy’s tile.
carcassonne-refuse-dragon_stays_out = The dragon can’t enter Carcassonne.
carcassonne-refuse-dragon_been_there = The dragon can’t visit the same tile twice in one move.
carcassonne-refuse-princess_must_send = First choose a knight for the princess to remove.
carcassonne-refuse-princess_own_city = Choose a knight from the princess’s city.
carcassonne-refuse-no_portal = This tile has no magic portal.
carcassonne-refuse-portal_needs_tile = There is no tile there.
carcassonne-refuse-portal_leads_away = The portal leads to other tiles. To place a follower on this tile, choose it directly.
carcassonne-refuse-portal_nothing_free = Through the portal, choose an unclaimed, incomplete feature.
carcassonne-refuse-portal_follower_now = Place the portal follower first.

## What the lesson of this module says

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = The dragon is on the volcano. You have drawn a tile with the dragon symbol, which makes the dragon move. Place it at the end of your road.
    .right = Before the dragon moves, you may place a follower or move the fairy.
    .apart = Place it at the eastern end of your road.
lesson-carcassonne-dragon-fairy = The dragon never enters the [[figure-fairy|fairy]]’s tile. Choose the fairy, then the place with your highwayman.
    .right = Your highwayman is safe.
    .else = Then the dragon can reach your highwayman. Move the fairy to it.
lesson-carcassonne-dragon-journey = Now the [[figure-dragon|dragon]] moves, and you go first. It can only move east, to Blue’s farmer.
    .right = Blue’s farmer goes back to Blue. The fairy is on the next tile, so the dragon stops.
