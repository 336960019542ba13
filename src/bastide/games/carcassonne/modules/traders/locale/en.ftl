### Traders & Builders

## Modules

carcassonne-option-modules-traders = Traders & Builders
    .help = The builder gives you extra turns, the pig makes fields worth more, and completing a city earns its trade goods.
carcassonne-module-traders = Traders & Builders
    .note = 24 tiles, a builder and a pig for each player, and goods for players who complete cities.
carcassonne-goods = Goods
    .note = Some cities show wine, grain or cloth. The player who completes the city takes a goods token for each symbol, no matter who scores the city. At the end, the player with the most tokens of a kind scores 10 points; tied players score 10 each.

## Features and what is on them

carcassonne-mark-pig_herd = pig herd
    .note = Each completed city that touches a field with a pig herd is worth 1 point more to the player whose farmers score the field.
carcassonne-goods-wine = wine
carcassonne-goods-grain = grain
carcassonne-goods-cloth = cloth

## Figures and what they are called where they stand

carcassonne-figure-builder = builder
    .text = Joins your follower on a road or in a city. When you extend it, you get an extra turn.
    .note = Instead of a follower you may place the builder on the new tile, on an incomplete road or in an incomplete city with one of your followers. Whenever you then extend or complete that feature, you take an extra turn right after this one, but never a third turn. The builder does not count for the majority, and it returns to you when the feature is scored or your last follower leaves it.
carcassonne-figure-pig = pig
    .text = Joins your farmer: 1 extra point per completed city.
    .note = Instead of a follower you may place the pig on the new tile, in a field with one of your farmers. If you score that field, each completed city it touches is worth 1 point more to you. When your last farmer leaves the field, the pig returns to you.
carcassonne-role-builder = builder
carcassonne-role-pig = pig
carcassonne-piece-builder = builder
carcassonne-piece-pig = pig

## What happened

carcassonne-log-goods = { $player } takes goods: { $count } × { $goods }.
carcassonne-brief-goods = takes { $count } × { $goods }
carcassonne-log-second_part = { $player } takes an extra turn (builder).
carcassonne-category-goods = trade goods

## The table

carcassonne-seat-goods = { $player }: wine { $wine }, grain { $grain }, cloth { $cloth }

## Measures

carcassonne-metric-points_goods = Points from trade goods

## Tiles, as they lie in the catalogue

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

## What the lesson of this module says

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = Your [[figure-builder|builder]] is on your road. Whenever you extend that road you get an extra turn. Place the tile at its end.
    .right = You have extended the road.
    .apart = Then you get no extra turn. Place it at the end of your road.
lesson-carcassonne-traders-second = Place no follower for now.
    .right = It’s your turn again, with another tile. You never get a third.
lesson-carcassonne-traders-goods = Blue’s city shows wine. Complete it anyway: you will see why.
    .right = The city is completed.
    .apart = Complete Blue’s city: place the tile at its eastern end and rotate it until it fits.
lesson-carcassonne-traders-token = Place no follower and see what happens.
    .right = Blue scores { $points } points. But you get the [[goods|wine]], because you completed the city. The player with the most wine gets 10 points at the end.
