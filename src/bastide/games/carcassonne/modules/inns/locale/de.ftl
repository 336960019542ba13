### Wirtshäuser und Kathedralen

## Erweiterung

carcassonne-option-modules-inns = Wirtshäuser und Kathedralen
    .help = Wirtshäuser verdoppeln die Punkte einer Straße, Kathedralen machen eine Stadt wertvoller – aber nur, wenn sie fertig wird. Der große Gefolgsmann zählt doppelt.
carcassonne-module-inns = Wirtshäuser und Kathedralen

## Gebiete und was auf ihnen ist

carcassonne-mark-inn = Wirtshaus am See
carcassonne-mark-cathedral = Kathedrale

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-big = großer Gefolgsmann
    .text = Ein Gefolgsmann, der für zwei zählt.
carcassonne-piece-big_highwayman = Großer Wegelagerer
carcassonne-piece-big_knight = Großer Ritter
carcassonne-piece-big_monk = Großer Mönch
carcassonne-piece-big_heretic = Großer Ketzer
carcassonne-piece-big_farmer = Großer Bauer

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-inns_cathedral_city_nesw = Stadt an vier Seiten (Kathedrale)
carcassonne-tile-inns_cloister_roads_e_w = Kloster, zwei Straßen
carcassonne-tile-inns_cities_n_e_s_w = Vier Stadtränder
carcassonne-tile-inns_cities_n_e_w = Drei Stadtränder
carcassonne-tile-inns_cities_n_s_crossing_ew = Zwei Stadtränder gegenüber, Kreuzung von zwei Straßen
carcassonne-tile-inns_city_nw_shield_city_s = Stadtecke (Wappen), Stadtrand
carcassonne-tile-inns_city_n_reaching_se = Spitzer Stadtrand (bis in die Ecke)
carcassonne-tile-inns_city_n_road_s = Stadtrand, Straße zur Stadt
carcassonne-tile-inns_city_nw_road_e = Stadtecke, Straße zur Stadt
carcassonne-tile-inns_city_ew_shield_roads_n_s = Stadt quer durch (Wappen), zwei Straßen zur Stadt
carcassonne-tile-inns_city_nw_road_s_inn = Stadtecke, Straße zur Stadt (Wirtshaus)
carcassonne-tile-inns_city_n_road_sw_inn = Stadtrand, Straßenkurve nach links (Wirtshaus)
carcassonne-tile-inns_city_nw_shield_road_es_inn = Stadtecke (Wappen), Straßenkurve (Wirtshaus)
carcassonne-tile-inns_crossing_esw_inn_e = Kreuzung von drei Straßen (Wirtshaus)
carcassonne-tile-inns_road_ew_inn = Gerade Straße (Wirtshaus)
carcassonne-tile-inns_road_sw_inn = Straßenkurve (Wirtshaus)
carcassonne-tile-inns_roads_nw_es = Zwei Straßenkurven
