### Bridges, Castles & Bazaars

## Modules

carcassonne-option-modules-bridges = Bridges, Castles & Bazaars
    .help = Bridges carry roads across tiles, small cities become castles, and players auction tiles.
carcassonne-option-bazaar_no_auction = Bazaars without auctions
    .help = No bidding: each player in turn takes one of the tiles and places it.
carcassonne-module-bridges = Bridges, Castles & Bazaars
    .note = Twelve tiles, three bridges and three castles for each player (two of each with five or six players), and auctions for tiles.

## Features and what is on them

carcassonne-feature-castle = castle
    .text = A small city turned into a castle. It scores as much as the first feature completed next to it.
    .note = When a small city of two half-round pieces is completed, its sole owner may turn it into a castle instead of taking 4 points. One follower stays in it, safe from the dragon. The next feature completed on its two tiles or along their long sides scores the same points for the castle’s owner, once, no matter whose feature it is. If one tile completes several of them, the owner chooses one. A castle without such a feature scores nothing at the end. For a field, a castle is worth 1 point more than a city.
carcassonne-feature-bridge = bridge
    .text = Carries a road straight across a tile, over everything below.
    .note = On your turn you may build one bridge straight across the tile you place or a tile next to it, from grass to grass. It is a road over everything below and does not split the field. A tile may fit with a bridge that would not fit without one. If a tile fits only with a bridge, you may discard it and draw another.
carcassonne-mark-bazaar = bazaar
    .note = After a tile with a bazaar is played, as many tiles are revealed as there are players. Beginning on the left, each player who has no tile yet auctions one and makes the first bid; the others without a tile may raise once. A bid of 0 is allowed, and so is a bid higher than your score. The auctioneer then either pays the highest bidder that amount and keeps the tile, or sells it to them for it. If nobody raises, the auctioneer must take the tile and loses the points of the bid; nobody gets them. The last player without a tile gets the last one for free. These tiles are played in the next turns. The host can turn auctions off; then each player in turn takes a tile and places it. Nothing happens if the pile has fewer tiles than there are players, or if the bazaar tile itself comes from a bazaar.

## Figures and what they are called where they stand

carcassonne-way-ns = north to south
carcassonne-way-ew = east to west

## What is asked, and the answers

carcassonne-ask-castle = Your small city at { $x }, { $y } is completed. Castle or points?
    .lit = Your small city is completed. Castle or points?
carcassonne-ask-castle_score = Which feature does your castle at { $x }, { $y } score?
    .lit = Which feature does your castle score?
carcassonne-ask-bazaar = { $stage ->
    [1] Choose a tile to auction.
    [2] Make the first bid for this tile: { $tile }
    [3] { $player } bids { $points }. Raise the bid for this tile? { $tile }
   *[other] { $player } bids { $points }. Buy or sell this tile? { $tile }
}
carcassonne-ask-bazaar_choice = Choose a tile.

carcassonne-do-bridge = Build a bridge, { $way }
carcassonne-do-give_up = Discard the tile
carcassonne-do-castle = Build a castle
carcassonne-do-points = Take the points
carcassonne-do-castle_score = Score { $points } for the { $feature }
carcassonne-do-offer = Auction: { $tile }
carcassonne-do-take = Take: { $tile }
carcassonne-do-bid = Bid { $points }
carcassonne-do-pass = Pass
carcassonne-do-buy = Buy it
carcassonne-do-sell = Sell it

## What happened

carcassonne-log-given_up = { $player } discards a tile that fits only with a bridge: { $tile }.
carcassonne-log-bridge = { $player } builds a bridge at { $x }, { $y }, { $way }.
    .lit = { $player } builds a bridge, { $way }.
carcassonne-brief-bridge = builds a bridge
carcassonne-log-castle = { $player } builds a castle at { $x }, { $y }.
    .lit = { $player } builds a castle.
carcassonne-brief-castle = builds a castle
carcassonne-log-bazaar = { $player } opens the bazaar: { $tiles }.
carcassonne-log-offered = { $player } auctions a tile: { $tile }.
carcassonne-log-bid = { $player } bids { $points }.
carcassonne-log-passed = { $player } passes.
carcassonne-log-won = { $player } gets a tile: { $tile }.
carcassonne-brief-won = wins a tile at the bazaar
carcassonne-log-paid = { $player } pays { $points ->
    [one] 1 point
   *[other] { $points } points
}.
carcassonne-log-earned = { $player } receives { $points ->
    [one] 1 point
   *[other] { $points } points
}.
carcassonne-category-castles = castles
carcassonne-category-auction = auctions

## The table

carcassonne-seat-stock = { $player }: bridges { $bridges }, castles { $castles }
carcassonne-seat-won = { $player } has a tile from the bazaar: { $tile }
carcassonne-bazaar = At the bazaar: { $tiles }
carcassonne-page-bid = Your bid
carcassonne-page-bid-less = less
carcassonne-page-bid-more = more

## Measures

carcassonne-metric-points_castles = Points from castles
carcassonne-metric-points_auction = Points won and paid in auctions

## Tiles, as they lie in the catalogue

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

## Why not

carcassonne-refuse-bridge_none_left = You have no bridge left.
carcassonne-refuse-bridge_built = You have already built a bridge with this tile.
carcassonne-refuse-bridge_ends = A bridge must run straight across from field to field, with both ends open.
carcassonne-refuse-castle_or_points = Choose: castle or points.
carcassonne-refuse-castle_scores_beside = Choose a feature that was just completed next to the castle.
carcassonne-refuse-castle_must_score = First choose a feature for the castle to score.
carcassonne-refuse-take_tile = Take one of the revealed tiles.
carcassonne-refuse-bid_more = Bid more than { $points }, or pass.
carcassonne-refuse-bid_first = You must open the bidding. A bid of 0 is allowed.
carcassonne-refuse-offer_tile = Auction one of the revealed tiles.
carcassonne-refuse-buy_or_sell = Buy the tile or sell it.

## What the lesson of this module says

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = Your road runs east, but the tile you drew has no road. With a [[feature-bridge|bridge]] it fits anyway: place it at the end of your road.
    .right = Your road continues across the bridge, over the city.
    .apart = Place it at the end of your road: the bridge carries the road over it.
lesson-carcassonne-bridges-castle = Complete the small city to the north.
    .right = A small city of two half-round pieces can become a castle.
    .apart = Place it above your knight and rotate it until city meets city.
lesson-carcassonne-bridges-figure = Place no follower, and don’t build a bridge.
    .right = Now you choose what happens to the city.
lesson-carcassonne-bridges-build = Take { $points } points now, or build a [[feature-castle|castle]], which scores as much as the next feature completed next to it. Build the castle.
    .right = Your knight stays in the castle. Wait until a large feature is completed next to it.
    .points = { $points } points are certain. But try the castle this time.
