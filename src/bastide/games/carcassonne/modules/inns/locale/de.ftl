### Wirtshäuser und Kathedralen

## Erweiterung

carcassonne-option-modules-inns = Wirtshäuser und Kathedralen
    .help = Wirtshäuser verdoppeln die Punkte einer Straße, Kathedralen machen eine Stadt wertvoller – aber nur, wenn sie fertig wird. Der große Gefolgsmann zählt doppelt.
carcassonne-module-inns = Wirtshäuser und Kathedralen
    .note = 18 Plättchen, manche mit Wirtshäusern und Kathedralen, die Straßen und Städte wertvoller machen, wenn sie fertig werden, und ein großer Gefolgsmann pro Spieler.

## Gebiete und was auf ihnen ist

carcassonne-mark-inn = Wirtshaus am See
    .note = Eine Straße mit einem Wirtshaus am See bringt 2 Punkte je Plättchen, wenn sie fertig wird. Ist sie am Ende unvollendet, bringt sie nichts. Mehrere Wirtshäuser zählen nicht mehrfach.
carcassonne-mark-cathedral = Kathedrale
    .note = Eine Stadt mit einer Kathedrale bringt 3 Punkte je Plättchen und Wappen, wenn sie fertig wird. Ist sie am Ende unvollendet, bringt sie nichts. Eine zweite Kathedrale ändert nichts. Tipp: Lege eine Kathedrale in eine fremde Stadt, die nicht mehr fertig werden kann.

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-big = großer Gefolgsmann
    .text = Ein Gefolgsmann, der für zwei zählt.
    .note = Der große Gefolgsmann wird gesetzt wie jeder andere und zählt für die Mehrheit wie zwei.
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

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Deiner Straße fehlt ein Plättchen, und du hast eines mit einem [[mark-inn|Wirtshaus]] gezogen. Lege es in die Lücke.
    .right = Mit einem Wirtshaus bringt eine fertige Straße doppelte Punkte; ist sie am Ende unvollendet, bringt sie nichts.
    .apart = Deiner Straße fehlt genau dieses Plättchen: Lege es in die Lücke.
lesson-carcassonne-inns-scored = Setze keinen Gefolgsmann und schau, was es bringt.
    .right = Drei Plättchen zu je 2 Punkten: { $points } Punkte.
lesson-carcassonne-inns-big = Der Ritter links ist dein [[figure-big|großer Gefolgsmann]], der rechts ein gewöhnlicher Gefolgsmann von Blau. Verbinde die beiden Städte.
    .right = Der große Gefolgsmann zählt für zwei: zwei gegen einen.
    .apart = Lege es in die Lücke zwischen den beiden Städten.
lesson-carcassonne-inns-majority = Setze keinen Gefolgsmann und schau, was es bringt.
    .right = Du bekommst alle { $points } Punkte, und Blau geht leer aus.
