### The Princess & the Dragon

## Modules

carcassonne-option-modules-dragon = The Princess & the Dragon
    .help = The dragon eats followers, the fairy protects them, princesses send knights away, and portals lead anywhere.
carcassonne-module-dragon = The Princess & the Dragon

## Features and what is on them

carcassonne-feature-volcano = volcano
    .text = The dragon comes here at once; no follower may.
carcassonne-mark-princess = princess
carcassonne-mark-dragon = dragon
carcassonne-mark-portal = magic portal

## Figures and what they are called where they stand

carcassonne-figure-dragon = dragon
    .text = Moves six steps and sends home everyone it meets.
carcassonne-figure-fairy = fairy
    .text = Keeps the dragon off her tile and brings the followers there extra points.

## What is asked, and the answers

carcassonne-ask-princess = The princess sends a knight of this city home. Which one?
carcassonne-ask-portal = Who comes out of the portal, and where? { $tile } ({ $x }, { $y })
    .lit = Who comes out of the portal, and where? { $tile }
carcassonne-ask-dragon = Where does the dragon go from { $x }, { $y }? { $count ->
    [one] One step is left.
   *[other] { $count } steps are left.
}
    .lit = Where does the dragon go? { $count ->
        [one] One step is left.
       *[other] { $count } steps are left.
    }
carcassonne-do-fairy = Move the fairy to { $x }, { $y }
    .lit = Move the fairy: { $where }
carcassonne-do-portal = Through the portal to { $x }, { $y }
    .lit = Through the portal: { $where }
carcassonne-do-rescue = Send home from { $x }, { $y }: { $piece } ({ $player })
    .lit = Send home: { $piece } ({ $player }), { $where }
carcassonne-do-dragon = The dragon goes { $facing }, to { $x }, { $y }
    .lit = The dragon goes { $facing }

## What happened

carcassonne-log-aside = This tile cannot be played yet and is put aside: { $tile }.
carcassonne-log-volcano = The dragon comes to the volcano at { $x }, { $y }.
    .lit = The dragon comes to the volcano.
carcassonne-log-shuffled_in = { $count ->
    [one] The tile put aside is shuffled into the pile.
   *[other] The { $count } tiles put aside are shuffled into the pile.
}
carcassonne-log-dragon = { $player } leads the dragon to { $x }, { $y }.
    .lit = { $player } leads the dragon on.
carcassonne-brief-dragon = leads the dragon
carcassonne-log-fairy = { $player } moves the fairy to { $x }, { $y }.
    .lit = { $player } moves the fairy.
carcassonne-brief-fairy = moves the fairy
carcassonne-category-fairy = the fairy

## The table

carcassonne-dragon = The dragon is at { $x }, { $y }.
carcassonne-fairy = The fairy is at { $x }, { $y }.
carcassonne-aside = Put aside until the first volcano: { $tiles }

## Measures

carcassonne-metric-points_fairy = Points for the fairy

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
carcassonne-refuse-fairy_needs_follower = The fairy goes only to a tile with a follower of yours.
carcassonne-refuse-dragon_must_go = The dragon has to move first.
carcassonne-refuse-dragon_needs_tile = There is no tile for the dragon to go to.
carcassonne-refuse-dragon_fears_fairy = The fairy keeps the dragon away from her tile.
carcassonne-refuse-dragon_stays_out = The dragon does not enter Carcassonne.
carcassonne-refuse-dragon_been_there = The dragon has already been there on this journey.
carcassonne-refuse-princess_must_send = The princess has to send a knight home first.
carcassonne-refuse-princess_own_city = The princess sends home a knight of her own city.
carcassonne-refuse-no_portal = There is no magic portal on this tile.
carcassonne-refuse-portal_needs_tile = No tile lies there.
carcassonne-refuse-portal_leads_away = The portal leads to other tiles; on this one a figure is placed as usual.
carcassonne-refuse-portal_nothing_free = Through the portal a follower of yours goes to something unfinished that nobody holds.
carcassonne-refuse-portal_follower_now = A follower has to come out of the portal first.
