### Bridges, Castles & Bazaars

## Modules

carcassonne-option-modules-bridges = Bridges, Castles & Bazaars
    .help = Bridges carry roads over the land, small cities become castles, and tiles are auctioned.
carcassonne-option-bazaar_no_auction = Bazaar without bids
    .help = At a bazaar nobody bids: in turn everybody takes one of the tiles and lays it.
carcassonne-module-bridges = Bridges, Castles & Bazaars

## Features and what is on them

carcassonne-feature-castle = castle
    .text = A small city turned into a castle scores what the first completed feature beside it scores.
carcassonne-feature-bridge = bridge
    .text = A wooden bridge carries a road straight across a tile, over whatever lies below.
carcassonne-mark-bazaar = bazaar

## Figures and what they are called where they stand

carcassonne-way-ns = north to south
carcassonne-way-ew = east to west

## What is asked, and the answers

carcassonne-ask-castle = Your small city at { $x }, { $y } is complete. Points or a castle?
    .lit = Your small city is complete. Points or a castle?
carcassonne-ask-castle_score = What does your castle at { $x }, { $y } score?
    .lit = What does your castle score?
carcassonne-ask-bazaar = { $stage ->
    [1] Which tile do you offer for sale?
    [2] What do you bid for this tile? { $tile }
    [3] { $player } bids { $points }. Do you bid more for this tile? { $tile }
   *[other] { $player } bids { $points }. Do you buy or sell this tile? { $tile }
}
carcassonne-ask-bazaar_choice = Which tile do you take?

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

carcassonne-log-given_up = { $player } gives up a tile that fits only with a bridge: { $tile }.
carcassonne-log-bridge = { $player } builds a bridge at { $x }, { $y }, { $way }.
    .lit = { $player } builds a bridge, { $way }.
carcassonne-brief-bridge = builds a bridge
carcassonne-log-castle = { $player } founds a castle at { $x }, { $y }.
    .lit = { $player } founds a castle.
carcassonne-brief-castle = founds a castle
carcassonne-log-bazaar = { $player } opens the bazaar: { $tiles }.
carcassonne-log-offered = { $player } offers a tile: { $tile }.
carcassonne-log-bid = { $player } bids { $points }.
carcassonne-log-passed = { $player } passes.
carcassonne-log-won = { $player } gets a tile: { $tile }.
carcassonne-brief-won = wins a tile at the bazaar
carcassonne-log-paid = { $player } pays { $points ->
    [one] one point
   *[other] { $points } points
}.
carcassonne-log-earned = { $player } is paid { $points ->
    [one] one point
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

carcassonne-metric-points_castles = Points for castles
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
carcassonne-refuse-bridge_ends = A bridge runs straight across, from field to field, and both its ends must lie open.
carcassonne-refuse-castle_or_points = Now the city becomes a castle, or gives points.
carcassonne-refuse-castle_scores_beside = A castle scores one of the things completed beside it.
carcassonne-refuse-castle_must_score = The castle has to score something first.
carcassonne-refuse-take_tile = Take one of the tiles laid out.
carcassonne-refuse-bid_more = Bid more than { $points }, or pass.
carcassonne-refuse-bid_first = You open the auction with a bid; it may be 0.
carcassonne-refuse-offer_tile = Offer one of the tiles laid out.
carcassonne-refuse-buy_or_sell = Buy the tile or sell it.
