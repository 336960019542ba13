### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Lay tiles, build cities, roads, cloisters and fields together, and send your followers where they earn the most.

## Modules

carcassonne-option-modules = Modules
    .help = What is played besides the base game, which is always on.
carcassonne-option-modules-base = Base game
    .help = Roads, cities, cloisters and fields: 72 tiles.
carcassonne-option-modules-inns = Inns & Cathedrals
    .help = Inns double a road and cathedrals enrich a city, but only if they are completed. The big follower counts as two.
carcassonne-option-modules-traders = Traders & Builders
    .help = The builder earns a second tile in a turn, the pig makes a field richer, and whoever completes a city takes its goods.
carcassonne-option-modules-king = King & Robber Baron
    .help = Whoever completes the largest city holds the king, the longest road the robber baron: points at the end.
carcassonne-option-modules-river2 = The River II
    .help = The game begins with a river that forks.
carcassonne-option-modules-dragon = The Princess & the Dragon
    .help = The dragon eats followers, the fairy protects them, princesses send knights away, and portals lead anywhere.
carcassonne-option-modules-abbey = Abbey & Mayor
    .help = An abbey for a hole in the map, the mayor for cities with shields, the barn for fields, the wagon that travels on.
carcassonne-option-modules-bridges = Bridges, Castles & Bazaars
    .help = Bridges carry roads over the land, small cities become castles, and tiles are auctioned.
carcassonne-option-modules-cult = The Cult
    .help = Shrines are built like cloisters; a heretic and a monk beside each other race to finish first.
carcassonne-option-modules-count = The Count of Carcassonne
    .help = The city of Carcassonne lies in the middle; its quarters lend you followers just before a scoring. The rulebook advises against The River II beside it.
carcassonne-option-modules-all = Everything
    .help = All modules together.
carcassonne-option-modules-classic = The classics
    .help = The base game with Inns & Cathedrals and Traders & Builders.
carcassonne-option-modules-random = Random
    .help = The seed draws the modules.

carcassonne-option-bazaar_no_auction = Bazaar without bids
    .help = At a bazaar nobody bids: in turn everybody takes one of the tiles and lays it.
carcassonne-option-count_mayor_wagon_strength = Mayor and wagon from Carcassonne
    .help = What the mayor and the wagon count for when they come out of Carcassonne for a scoring.
carcassonne-option-count_mayor_wagon_strength-two = As two followers
    .help = Two each, as this box says.
carcassonne-option-count_mayor_wagon_strength-own = As anywhere else
    .help = The mayor as many as the city has shields, the wagon one.

carcassonne-module-base = base game
carcassonne-module-inns = Inns & Cathedrals
carcassonne-module-traders = Traders & Builders
carcassonne-module-king = King & Robber Baron
carcassonne-module-river2 = The River II
carcassonne-module-dragon = The Princess & the Dragon
carcassonne-module-abbey = Abbey & Mayor
carcassonne-module-bridges = Bridges, Castles & Bazaars
carcassonne-module-cult = The Cult
carcassonne-module-count = The Count of Carcassonne

## Features and what is on them

carcassonne-feature-road = road
    .text = Completed when both ends are closed: 1 point for each tile. Unfinished at the end: the same.
carcassonne-feature-city = city
    .text = Completed when its wall is closed: 2 points for each tile and each shield. Unfinished at the end: 1.
carcassonne-feature-cloister = cloister
    .text = Completed when tiles lie on all eight cells around it: 9 points. Unfinished at the end: 1 for each tile there is.
carcassonne-feature-field = field
    .text = Never completed. At the end 3 points for each completed city that it adjoins.
carcassonne-feature-shrine = shrine
    .text = Scores like a cloister. A heretic and another player's monk next door challenge each other: only the first to finish scores.
carcassonne-feature-river = river
    .text = Parts the fields. No figure stands on it.
carcassonne-feature-volcano = volcano
    .text = The dragon comes here at once; no follower may.
carcassonne-feature-quarter = quarter
    .text = A part of the city of Carcassonne where followers wait.
carcassonne-feature-castle = castle
    .text = A small city turned into a castle scores what the first completed feature beside it scores.
carcassonne-feature-bridge = bridge
    .text = A wooden bridge carries a road straight across a tile, over whatever lies below.
carcassonne-feature-abbey = abbey
    .text = Fills a hole with neighbours on all four sides, closes all that faces it, and is a cloister itself.

carcassonne-mark-shield = shield
carcassonne-mark-inn = inn on the lake
carcassonne-mark-cathedral = cathedral
carcassonne-mark-pig_herd = pig herd
carcassonne-mark-princess = princess
carcassonne-mark-dragon = dragon
carcassonne-mark-portal = magic portal
carcassonne-mark-bazaar = bazaar
carcassonne-mark-tunnel = tunnel
carcassonne-mark-crossing = crossing
carcassonne-mark-spring = spring
carcassonne-mark-fork = fork
carcassonne-mark-lake = lake

carcassonne-goods-wine = wine
carcassonne-goods-grain = grain
carcassonne-goods-cloth = cloth

carcassonne-quarter-castle = castle quarter
carcassonne-quarter-market = market quarter
carcassonne-quarter-blacksmith = blacksmith quarter
carcassonne-quarter-cathedral = cathedral quarter

## Figures and what they are called where they stand

carcassonne-figure-follower = follower
    .text = Claims a road, city, cloister or field that nobody holds, and comes home when it is scored. Farmers stay.
carcassonne-figure-big = big follower
    .text = A follower that counts as two.
carcassonne-figure-builder = builder
    .text = Joins your own follower on a road or in a city. Extend it, and you play a second tile.
carcassonne-figure-pig = pig
    .text = Joins your own farmer: one point more for each city.
carcassonne-figure-mayor = mayor
    .text = Counts as many followers as the city has shields.
carcassonne-figure-wagon = wagon
    .text = A follower that moves on to an unfinished feature next door after a scoring.
carcassonne-figure-barn = barn
    .text = Stands where four field corners meet. The farmers are scored and go home; the barn scores at the end.
carcassonne-figure-dragon = dragon
    .text = Moves six steps and sends home everyone it meets.
carcassonne-figure-fairy = fairy
    .text = Keeps the dragon off her tile and brings the followers there extra points.
carcassonne-figure-count = count
    .text = Locks the quarter of Carcassonne where he stands.
carcassonne-figure-king = king
    .text = Belongs to whoever completed the largest city: 1 point at the end for each completed city.
carcassonne-figure-robber = robber baron
    .text = Belongs to whoever completed the longest road: 1 point at the end for each completed road.

carcassonne-role-highwayman = highwayman
carcassonne-role-knight = knight
carcassonne-role-monk = monk
carcassonne-role-heretic = heretic
carcassonne-role-farmer = farmer
carcassonne-role-builder = builder
carcassonne-role-pig = pig
carcassonne-role-mayor = mayor
carcassonne-role-wagon = wagon
carcassonne-role-barn = barn

carcassonne-piece-highwayman = Highwayman
carcassonne-piece-knight = Knight
carcassonne-piece-monk = Monk
carcassonne-piece-heretic = Heretic
carcassonne-piece-farmer = Farmer
carcassonne-piece-big_highwayman = Big highwayman
carcassonne-piece-big_knight = Big knight
carcassonne-piece-big_monk = Big monk
carcassonne-piece-big_heretic = Big heretic
carcassonne-piece-big_farmer = Big farmer
carcassonne-piece-builder = Builder
carcassonne-piece-pig = Pig
carcassonne-piece-mayor = Mayor
carcassonne-piece-wagon = Wagon
carcassonne-piece-barn = Barn

carcassonne-colour-red = red
carcassonne-colour-blue = blue
carcassonne-colour-green = green
carcassonne-colour-yellow = yellow
carcassonne-colour-black = black
carcassonne-colour-grey = grey

carcassonne-corner-ne = north-east
carcassonne-corner-se = south-east
carcassonne-corner-sw = south-west
carcassonne-corner-nw = north-west

carcassonne-way-ns = north to south
carcassonne-way-ew = east to west

carcassonne-facing-north = north
carcassonne-facing-east = east
carcassonne-facing-south = south
carcassonne-facing-west = west

## What is asked, and the answers

carcassonne-ask-place = Where does this tile go? { $tile }
carcassonne-ask-figure = Do you place a figure on this tile? { $tile } ({ $x }, { $y })
carcassonne-ask-spring = Where does the river rise? { $tile }
carcassonne-ask-princess = The princess sends a knight of this city home. Which one?
carcassonne-ask-portal = Who comes out of the portal, and where? { $tile } ({ $x }, { $y })
carcassonne-ask-dragon = Where does the dragon go from { $x }, { $y }? { $count ->
    [one] One step is left.
   *[other] { $count } steps are left.
}
carcassonne-ask-redeploy = { $chosen ->
    [0] Does a follower of yours come out of Carcassonne for this scoring?
   *[other] Who comes out of Carcassonne, and where?
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] Does a follower of yours come out of Carcassonne for the final scoring?
   *[other] Who comes out of Carcassonne, and where?
}
carcassonne-ask-carcassonne = Others got points from your tile and you got none. Do you send a follower to Carcassonne?
carcassonne-ask-count = Do you move the count? He is here: { $quarter }
carcassonne-ask-source = Do you draw a tile, or lay your abbey instead?
carcassonne-ask-last_abbey = All tiles have been played. Do you lay your abbey?
carcassonne-ask-wagon = Your wagon's feature has been scored. Where does the wagon go on to?
carcassonne-ask-castle = Your small city at { $x }, { $y } is complete. Points or a castle?
carcassonne-ask-castle_score = What does your castle at { $x }, { $y } score?
carcassonne-ask-bazaar = { $stage ->
    [1] Which tile do you offer for sale?
    [2] What do you bid for this tile? { $tile }
    [3] { $player } bids { $points }. Do you bid more for this tile? { $tile }
   *[other] { $player } bids { $points }. Do you buy or sell this tile? { $tile }
}
carcassonne-ask-bazaar_choice = Which tile do you take?

carcassonne-do-place = Lay it at { $x }, { $y }, facing { $facing }{ $bridged ->
    [1] , with a bridge
   *[other] {""}
}
carcassonne-do-none = Place nothing
carcassonne-do-figure = { $piece }: { $feature } { $number }
carcassonne-do-fairy = Move the fairy to { $x }, { $y }
carcassonne-do-portal = Through the portal to { $x }, { $y }
carcassonne-do-rescue = Send home from { $x }, { $y }: { $piece } ({ $player })
carcassonne-do-dragon = The dragon goes { $facing }, to { $x }, { $y }
carcassonne-do-bring = Bring a follower to { $x }, { $y }
carcassonne-do-bring_nobody = Nobody (else) comes out
carcassonne-do-send = To Carcassonne: { $figure } – { $quarter }
carcassonne-do-send_nobody = Send nobody
carcassonne-do-count = Move the count: { $quarter }
carcassonne-do-count_stays = The count stays
carcassonne-do-draw = Draw a tile
carcassonne-do-abbey = Lay the abbey at { $x }, { $y }
carcassonne-do-wagon_to = The wagon goes to { $x }, { $y }
carcassonne-do-wagon_home = The wagon stays at home
carcassonne-do-barn = Barn: { $corner } corner
carcassonne-do-bridge = Build a bridge, { $way }
carcassonne-do-give_up = Give the tile up
carcassonne-do-castle = Turn it into a castle
carcassonne-do-points = Take the points
carcassonne-do-castle_score = { $points } for the { $feature }
carcassonne-do-offer = Offer: { $tile }
carcassonne-do-take = Take: { $tile }
carcassonne-do-bid = Bid { $points }
carcassonne-do-pass = Pass
carcassonne-do-buy = Buy it
carcassonne-do-sell = Sell it

## What happened

carcassonne-log-turn = { $player } is to move.
carcassonne-log-drew = { $player } draws a tile: { $tile }.
carcassonne-log-unplaceable = This tile fits nowhere and leaves the game: { $tile }.
carcassonne-log-aside = This tile cannot be played yet and is put aside: { $tile }.
carcassonne-log-placed = { $player } lays a tile at { $x }, { $y }, facing { $facing }: { $tile }.
carcassonne-log-deployed = { $player } places a figure at { $x }, { $y }: { $piece }.
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
carcassonne-log-goods = { $player } takes goods: { $count } × { $goods }.
carcassonne-log-king = { $player } takes the king for a city of { $tiles } tiles.
carcassonne-log-robber = { $player } takes the robber baron for a road of { $tiles } tiles.
carcassonne-log-second_part = { $player } plays a second tile, thanks to the builder.
carcassonne-log-volcano = The dragon comes to the volcano at { $x }, { $y }.
carcassonne-log-shuffled_in = { $count ->
    [one] The tile put aside is shuffled into the pile.
   *[other] The { $count } tiles put aside are shuffled into the pile.
}
carcassonne-log-dragon = { $player } leads the dragon to { $x }, { $y }.
carcassonne-log-fairy = { $player } moves the fairy to { $x }, { $y }.
carcassonne-log-challenge = The { $feature } at { $x }, { $y } is finished first and wins the challenge.
carcassonne-log-sent = { $player } sends a figure to Carcassonne: { $figure } – { $quarter }.
carcassonne-log-brought = { $player } brings a figure out of Carcassonne: { $figure } – { $quarter }.
carcassonne-log-count = { $player } moves the count: { $quarter }.
carcassonne-log-given_up = { $player } gives up a tile that fits only with a bridge: { $tile }.
carcassonne-log-bridge = { $player } builds a bridge at { $x }, { $y }, { $way }.
carcassonne-log-castle = { $player } founds a castle at { $x }, { $y }.
carcassonne-log-bazaar = { $player } opens the bazaar: { $tiles }.
carcassonne-log-offered = { $player } offers a tile: { $tile }.
carcassonne-log-bid = { $player } bids { $points }.
carcassonne-log-passed = { $player } passes.
carcassonne-log-won = { $player } gets a tile: { $tile }.
carcassonne-log-paid = { $player } pays { $points ->
    [one] one point
   *[other] { $points } points
}.
carcassonne-log-earned = { $player } is paid { $points ->
    [one] one point
   *[other] { $points } points
}.
carcassonne-log-game_over = The game is over. Winner: { $players }.

carcassonne-category-roads = roads
carcassonne-category-cities = cities
carcassonne-category-cloisters = cloisters
carcassonne-category-fields = fields
carcassonne-category-goods = trade goods
carcassonne-category-king = the king
carcassonne-category-robber = the robber baron
carcassonne-category-fairy = the fairy
carcassonne-category-castles = castles
carcassonne-category-auction = auctions

## The table

carcassonne-seat = { $player }: { $points ->
    [one] one point
   *[other] { $points } points
}. Supply: { $figures }
carcassonne-seat-goods = { $player }: wine { $wine }, grain { $grain }, cloth { $cloth }
carcassonne-pile = { $count ->
    [0] The pile is empty.
    [one] One tile is left.
   *[other] { $count } tiles are left.
}
carcassonne-hand = The tile to be laid: { $tile }
carcassonne-king = The king is with { $player } (a city of { $tiles } tiles).
carcassonne-robber = The robber baron is with { $player } (a road of { $tiles } tiles).
carcassonne-dragon = The dragon is at { $x }, { $y }.
carcassonne-fairy = The fairy is at { $x }, { $y }.
carcassonne-aside = Put aside until the first volcano: { $tiles }
carcassonne-count = The count is here: { $quarter }
carcassonne-in-quarter = { $player } in Carcassonne ({ $quarter }): { $figures }
carcassonne-seat-abbey = { $player } still has an abbey.
carcassonne-seat-stock = { $player }: bridges { $bridges }, castles { $castles }
carcassonne-seat-won = { $player } has a tile from the bazaar: { $tile }
carcassonne-bazaar = At the bazaar: { $tiles }

## Measures

carcassonne-metric-tiles = Tiles laid
carcassonne-metric-turns = Turns
carcassonne-metric-unplaceable = Tiles that fitted nowhere
carcassonne-metric-points_roads = Points for roads
carcassonne-metric-points_cities = Points for cities
carcassonne-metric-points_cloisters = Points for cloisters
carcassonne-metric-points_fields = Points for fields
carcassonne-metric-points_goods = Points for trade goods
carcassonne-metric-points_king = Points for the king
carcassonne-metric-points_robber = Points for the robber baron
carcassonne-metric-completed_roads = Completed roads scored
carcassonne-metric-completed_cities = Completed cities scored
carcassonne-metric-completed_cloisters = Completed cloisters scored
carcassonne-metric-points_fairy = Points for the fairy
carcassonne-metric-points_castles = Points for castles
carcassonne-metric-points_auction = Points won and paid in auctions

## Tiles, as they lie in the catalogue

carcassonne-tile-base_a_cloister_road_s = Cloister, road
carcassonne-tile-base_b_cloister = Cloister
carcassonne-tile-base_c_city_nesw_shield = City on four sides (shield)
carcassonne-tile-base_d_city_n_road_ew = City edge, straight road
carcassonne-tile-base_e_city_n = City edge
carcassonne-tile-base_f_city_ew_shield = City across (shield)
carcassonne-tile-base_g_city_ew = City across
carcassonne-tile-base_h_cities_n_s = Two city edges, opposite
carcassonne-tile-base_i_cities_n_w = Two city edges, side by side
carcassonne-tile-base_j_city_n_road_es = City edge, road curve to the right
carcassonne-tile-base_k_city_n_road_sw = City edge, road curve to the left
carcassonne-tile-base_l_city_n_crossing_esw = City edge, crossing of three roads
carcassonne-tile-base_m_city_nw_shield = City corner (shield)
carcassonne-tile-base_n_city_nw = City corner
carcassonne-tile-base_o_city_nw_shield_road_es = City corner (shield), road curve
carcassonne-tile-base_p_city_nw_road_es = City corner, road curve
carcassonne-tile-base_q_city_new_shield = City on three sides (shield)
carcassonne-tile-base_r_city_new = City on three sides
carcassonne-tile-base_s_city_new_shield_road_s = City on three sides (shield), road to the city
carcassonne-tile-base_t_city_new_road_s = City on three sides, road to the city
carcassonne-tile-base_u_road_ew = Straight road
carcassonne-tile-base_v_road_sw = Road curve
carcassonne-tile-base_w_crossing_esw = Crossing of three roads
carcassonne-tile-base_x_crossing_nesw = Crossing of four roads
carcassonne-tile-inns_cathedral_city_nesw = City on four sides (cathedral)
carcassonne-tile-inns_cloister_roads_e_w = Cloister, two roads
carcassonne-tile-inns_cities_n_e_s_w = Four city edges
carcassonne-tile-inns_cities_n_e_w = Three city edges
carcassonne-tile-inns_cities_n_s_crossing_ew = Two city edges, opposite, crossing of two roads
carcassonne-tile-inns_city_nw_shield_city_s = City corner (shield), city edge
carcassonne-tile-inns_city_n_reaching_se = Pointed city edge (up to the corner)
carcassonne-tile-inns_city_n_road_s = City edge, road to the city
carcassonne-tile-inns_city_nw_road_e = City corner, road to the city
carcassonne-tile-inns_city_ew_shield_roads_n_s = City across (shield), two roads to the city
carcassonne-tile-inns_city_nw_road_s_inn = City corner, road to the city (inn)
carcassonne-tile-inns_city_n_road_sw_inn = City edge, road curve to the left (inn)
carcassonne-tile-inns_city_nw_shield_road_es_inn = City corner (shield), road curve (inn)
carcassonne-tile-inns_crossing_esw_inn_e = Crossing of three roads (inn)
carcassonne-tile-inns_road_ew_inn = Straight road (inn)
carcassonne-tile-inns_road_sw_inn = Road curve (inn)
carcassonne-tile-inns_roads_nw_es = Two road curves
carcassonne-tile-traders_city_nw_grain = City corner (grain)
carcassonne-tile-traders_city_nw_wine = City corner (wine)
carcassonne-tile-traders_city_ew_cloth_city_s = City across (cloth), city edge
carcassonne-tile-traders_city_ew_wine_city_s = City across (wine), city edge
carcassonne-tile-traders_city_new_grain = City on three sides (grain)
carcassonne-tile-traders_city_nw_cloth_cities_e_s = City corner (cloth), two city edges, side by side
carcassonne-tile-traders_city_nw_cloth_roads_e_s_reaching_se = City corner (cloth, up to the corner), two roads to the city
carcassonne-tile-traders_city_nw_wine_roads_e_s = City corner (wine), two roads to the city
carcassonne-tile-traders_city_nw_cloth_road_e_city_s = City corner (cloth), city edge, road to the city
carcassonne-tile-traders_city_nw_grain_road_e_city_s = City corner (grain), city edge, road to the city
carcassonne-tile-traders_city_nw_cloth_road_e = City corner (cloth), road to the city
carcassonne-tile-traders_city_nw_wine_road_e_reaching_se = City corner (wine, up to the corner), road to the city
carcassonne-tile-traders_city_new_wine_road_s = City on three sides (wine), road to the city
carcassonne-tile-traders_city_nw_wine_city_es = City corner (wine), city corner
carcassonne-tile-traders_city_ew_wine = City across (wine)
carcassonne-tile-traders_city_n_road_e = City edge, road to the city from the right
carcassonne-tile-traders_city_ew_grain_road_s = City across (grain), road to the city
carcassonne-tile-traders_city_ew_wine_road_s = City across (wine), road to the city
carcassonne-tile-traders_city_ew_wine_roads_n_s = City across (wine), two roads to the city
carcassonne-tile-traders_cloister_roads_e_s_w = Cloister, three roads
carcassonne-tile-traders_city_nw_grain_road_s = City corner (grain), road to the city
carcassonne-tile-traders_city_nw_grain_road_s_reaching_se = City corner (grain, up to the corner), road to the city
carcassonne-tile-traders_city_n_road_s_under_road_w = City edge, road to the city, road to a house (on a bridge)
carcassonne-tile-traders_roads_ns_ew_bridge = Two straight roads (on a bridge)
carcassonne-tile-king_city_n_cloister = City edge, cloister
carcassonne-tile-king_city_n_road_w = City edge, road to the city from the left
carcassonne-tile-king_city_n_road_w_road_es = City edge, road curve, road to the city
carcassonne-tile-king_city_nw_roads_e_s_reaching_se = City corner (up to the corner), two roads to the city
carcassonne-tile-king_city_ew_over_city_ns = City across (on a bridge), city across
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
carcassonne-tile-bazaar_city_nesw = City on four sides, bazaar
carcassonne-tile-bridges_cities_n_e_w_road_s = Three city edges, road to the city
carcassonne-tile-bazaar_city_ew = City across, bazaar
carcassonne-tile-bridges_city_w_reaching_ne_road_e = Pointed city edge (up to the corner), road to the city
carcassonne-tile-bazaar_city_n_road_s = City edge, road, bazaar
carcassonne-tile-bazaar_field = Field, bazaar
carcassonne-tile-bridges_city_ew_cloister = City across, cloister in the city
carcassonne-tile-bridges_cloister_road_ew = Cloister, straight road
carcassonne-tile-bazaar_road_s_inn = Road (inn), bazaar
carcassonne-tile-bazaar_roads_n_s = Two roads, bazaar
carcassonne-tile-bazaar_roads_n_s_inn_s = Two roads (inn), bazaar
carcassonne-tile-cult_shrine = Shrine
carcassonne-tile-cult_shrine_city_n = City edge, shrine
carcassonne-tile-cult_shrine_road_s = Shrine, road
carcassonne-tile-cult_shrine_city_n_road_s = City edge, shrine, road
carcassonne-tile-cult_shrine_roads_n_s = Shrine, two roads
carcassonne-tile-count_c0r0 = City of Carcassonne (column 1, row 1), road
carcassonne-tile-count_c1r0 = City of Carcassonne (column 2, row 1)
carcassonne-tile-count_c2r0 = City of Carcassonne (column 3, row 1), castle quarter
carcassonne-tile-count_c3r0 = City of Carcassonne (column 4, row 1), road
carcassonne-tile-count_c0r1 = City of Carcassonne (column 1, row 2)
carcassonne-tile-count_c1r1 = City of Carcassonne (column 2, row 2), cathedral quarter
carcassonne-tile-count_c2r1 = City of Carcassonne (column 3, row 2)
carcassonne-tile-count_c3r1 = City of Carcassonne (column 4, row 2), market quarter
carcassonne-tile-count_c0r2 = City of Carcassonne (column 1, row 3), city edge
carcassonne-tile-count_c1r2 = City of Carcassonne (column 2, row 3)
carcassonne-tile-count_c2r2 = City of Carcassonne (column 3, row 3), blacksmith quarter, road
carcassonne-tile-count_c3r2 = City of Carcassonne (column 4, row 3), city edge
