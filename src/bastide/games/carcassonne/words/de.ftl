### Carcassonne: Big Box 3.

carcassonne = Carcassonne
    .about = Legt gemeinsam Städte, Straßen, Klöster und Wiesen aus und setzt eure Gefolgsleute dorthin, wo sie am meisten einbringen.

## Module

carcassonne-option-modules = Module
    .help = Was außer dem Grundspiel, das immer dabei ist, gespielt wird.
carcassonne-option-modules-base = Grundspiel
    .help = Straßen, Städte, Klöster und Wiesen: 72 Plättchen.
carcassonne-option-modules-inns = Wirtshäuser und Kathedralen
    .help = Wirtshäuser verdoppeln eine Straße, Kathedralen bereichern eine Stadt – aber nur, wenn sie fertig werden. Der große Gefolgsmann zählt doppelt.
carcassonne-option-modules-traders = Händler und Baumeister
    .help = Der Baumeister bringt ein zweites Plättchen im Zug, das Schwein macht Wiesen wertvoller, und wer eine Stadt vollendet, nimmt ihre Waren.
carcassonne-option-modules-king = König und Raubritter
    .help = Wer die größte Stadt vollendet, hat den König, wer die längste Straße vollendet, den Raubritter: Punkte am Ende.
carcassonne-option-modules-river2 = Der Fluss II
    .help = Das Spiel beginnt mit einem Fluss, der sich gabelt.
carcassonne-option-modules-dragon = Burgfräulein und Drache
    .help = Der Drache frisst Gefolgsleute, die Fee beschützt sie, Burgfräulein vertreiben Ritter, und Zaubergänge führen überallhin.
carcassonne-option-modules-abbey = Abtei und Bürgermeister
    .help = Die Abtei für ein Loch in der Landschaft, der Bürgermeister für Städte mit Wappen, der Gutshof für Wiesen, der Wagen, der weiterzieht.
carcassonne-option-modules-bridges = Brücken, Burgen und Basare
    .help = Brücken tragen Straßen über das Land, kleine Städte werden zu Burgen, und Plättchen werden versteigert.
carcassonne-option-modules-cult = Kultstätten
    .help = Kultstätten werden gebaut wie Klöster; Ketzer und Mönch nebeneinander wetteifern, wer zuerst fertig ist.
carcassonne-option-modules-count = Der Graf von Carcassonne
    .help = In der Mitte liegt die Stadt Carcassonne; aus ihren Vierteln kommen Gefolgsleute kurz vor einer Wertung zu Hilfe. Die Spielregel rät davon ab, dazu den Fluss II zu spielen.
carcassonne-option-modules-all = Alles
    .help = Alle Module zusammen.
carcassonne-option-modules-classic = Die Klassiker
    .help = Das Grundspiel mit Wirtshäusern und Kathedralen, Händlern und Baumeistern.
carcassonne-option-modules-random = Zufällig
    .help = Der Startwert lost die Module aus.

carcassonne-option-bazaar_no_auction = Basar ohne Gebote
    .help = Beim Basar wird nicht geboten: Reihum nimmt jeder eines der Plättchen und legt es an.
carcassonne-option-count_mayor_wagon_strength = Bürgermeister und Wagen aus Carcassonne
    .help = Was Bürgermeister und Wagen zählen, wenn sie für eine Wertung aus Carcassonne kommen.
carcassonne-option-count_mayor_wagon_strength-two = Wie zwei Gefolgsleute
    .help = Je zwei, wie es in dieser Ausgabe steht.
carcassonne-option-count_mayor_wagon_strength-own = Wie überall
    .help = Der Bürgermeister so viel, wie die Stadt Wappen hat, der Wagen eins.

carcassonne-module-base = Grundspiel
carcassonne-module-inns = Wirtshäuser und Kathedralen
carcassonne-module-traders = Händler und Baumeister
carcassonne-module-king = König und Raubritter
carcassonne-module-river2 = Der Fluss II
carcassonne-module-dragon = Burgfräulein und Drache
carcassonne-module-abbey = Abtei und Bürgermeister
carcassonne-module-bridges = Brücken, Burgen und Basare
carcassonne-module-cult = Kultstätten
carcassonne-module-count = Der Graf von Carcassonne

## Gebiete und was auf ihnen ist

carcassonne-feature-road = Straße
    .text = Fertig, wenn beide Enden geschlossen sind: 1 Punkt je Plättchen. Unvollendet am Ende ebenso.
carcassonne-feature-city = Stadt
    .text = Fertig, wenn die Mauer geschlossen ist: 2 Punkte je Plättchen und je Wappen. Unvollendet am Ende 1.
carcassonne-feature-cloister = Kloster
    .text = Fertig, wenn alle acht Felder ringsum belegt sind: 9 Punkte. Unvollendet am Ende 1 je vorhandenem Plättchen.
carcassonne-feature-field = Wiese
    .text = Wird nie fertig. Am Ende 3 Punkte für jede fertige Stadt, an die sie grenzt.
carcassonne-feature-shrine = Kultstätte
    .text = Zählt wie ein Kloster. Ein Ketzer und ein fremder Mönch nebenan fordern einander heraus: Nur wer zuerst fertig ist, punktet.
carcassonne-feature-river = Fluss
    .text = Trennt die Wiesen. Niemand steht auf ihm.
carcassonne-feature-volcano = Vulkan
    .text = Der Drache kommt sofort hierher; ein Gefolgsmann darf es nicht.
carcassonne-feature-quarter = Stadtviertel
    .text = Ein Teil der Stadt Carcassonne, in dem Gefolgsleute warten.
carcassonne-feature-castle = Burg
    .text = Eine kleine Stadt, die zur Burg wird, zählt so viel wie das erste Gebiet, das neben ihr fertig wird.
carcassonne-feature-bridge = Brücke
    .text = Eine Holzbrücke führt eine Straße gerade über ein Plättchen, was immer darunter liegt.
carcassonne-feature-abbey = Abtei
    .text = Füllt ein Loch mit Nachbarn auf allen vier Seiten, schließt alles ab, was zu ihr zeigt, und ist selbst ein Kloster.

carcassonne-mark-shield = Wappen
carcassonne-mark-inn = Wirtshaus am See
carcassonne-mark-cathedral = Kathedrale
carcassonne-mark-pig_herd = Schweineherde
carcassonne-mark-princess = Burgfräulein
carcassonne-mark-dragon = Drache
carcassonne-mark-portal = Zaubergang
carcassonne-mark-bazaar = Basar
carcassonne-mark-tunnel = Tunnel
carcassonne-mark-crossing = Kreuzung
carcassonne-mark-spring = Quelle
carcassonne-mark-fork = Flussgabelung
carcassonne-mark-lake = See

carcassonne-goods-wine = Wein
carcassonne-goods-grain = Getreide
carcassonne-goods-cloth = Tuch

carcassonne-quarter-castle = Schloss
carcassonne-quarter-market = Markt
carcassonne-quarter-blacksmith = Schmiede
carcassonne-quarter-cathedral = Kathedrale

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-follower = Gefolgsmann
    .text = Besetzt eine freie Straße, Stadt, Wiese oder ein freies Kloster und kommt nach der Wertung heim. Bauern bleiben.
carcassonne-figure-big = großer Gefolgsmann
    .text = Ein Gefolgsmann, der für zwei zählt.
carcassonne-figure-builder = Baumeister
    .text = Kommt zu einem eigenen Gefolgsmann auf Straße oder in Stadt. Wer dort weiterbaut, spielt ein zweites Plättchen.
carcassonne-figure-pig = Schwein
    .text = Kommt zu einem eigenen Bauern: ein Punkt mehr je Stadt.
carcassonne-figure-mayor = Bürgermeister
    .text = Zählt so viele Gefolgsleute, wie die Stadt Wappen hat.
carcassonne-figure-wagon = Wagen
    .text = Ein Gefolgsmann, der nach einer Wertung in ein unfertiges Gebiet nebenan weiterzieht.
carcassonne-figure-barn = Gutshof
    .text = Steht, wo vier Wiesenecken zusammentreffen. Die Bauern werden gewertet und gehen heim; der Gutshof zählt am Ende.
carcassonne-figure-dragon = Drache
    .text = Zieht sechs Schritte und schickt alle heim, die er trifft.
carcassonne-figure-fairy = Fee
    .text = Hält den Drachen von ihrem Plättchen fern und bringt den Gefolgsleuten dort zusätzliche Punkte.
carcassonne-figure-count = Graf
    .text = Sperrt das Viertel von Carcassonne, in dem er steht.
carcassonne-figure-king = König
    .text = Gehört dem, der die größte Stadt vollendet hat: am Ende 1 Punkt je fertiger Stadt.
carcassonne-figure-robber = Raubritter
    .text = Gehört dem, der die längste Straße vollendet hat: am Ende 1 Punkt je fertiger Straße.

carcassonne-role-highwayman = Wegelagerer
carcassonne-role-knight = Ritter
carcassonne-role-monk = Mönch
carcassonne-role-heretic = Ketzer
carcassonne-role-farmer = Bauer
carcassonne-role-builder = Baumeister
carcassonne-role-pig = Schwein
carcassonne-role-mayor = Bürgermeister
carcassonne-role-wagon = Wagen
carcassonne-role-barn = Gutshof

carcassonne-piece-highwayman = Wegelagerer
carcassonne-piece-knight = Ritter
carcassonne-piece-monk = Mönch
carcassonne-piece-heretic = Ketzer
carcassonne-piece-farmer = Bauer
carcassonne-piece-big_highwayman = Großer Wegelagerer
carcassonne-piece-big_knight = Großer Ritter
carcassonne-piece-big_monk = Großer Mönch
carcassonne-piece-big_heretic = Großer Ketzer
carcassonne-piece-big_farmer = Großer Bauer
carcassonne-piece-builder = Baumeister
carcassonne-piece-pig = Schwein
carcassonne-piece-mayor = Bürgermeister
carcassonne-piece-wagon = Wagen
carcassonne-piece-barn = Gutshof

carcassonne-colour-red = Rot
carcassonne-colour-blue = Blau
carcassonne-colour-green = Grün
carcassonne-colour-yellow = Gelb
carcassonne-colour-black = Schwarz
carcassonne-colour-grey = Grau

carcassonne-corner-ne = Nordost
carcassonne-corner-se = Südost
carcassonne-corner-sw = Südwest
carcassonne-corner-nw = Nordwest

carcassonne-way-ns = von Nord nach Süd
carcassonne-way-ew = von Ost nach West

carcassonne-facing-north = Norden
carcassonne-facing-east = Osten
carcassonne-facing-south = Süden
carcassonne-facing-west = Westen

## Fragen und Antworten

carcassonne-ask-place = Wohin kommt dieses Plättchen? { $tile }
carcassonne-ask-figure = Setzt du eine Figur auf dieses Plättchen? { $tile } ({ $x }, { $y })
carcassonne-ask-spring = Wo entspringt der Fluss? { $tile }
carcassonne-ask-princess = Das Burgfräulein schickt einen Ritter dieser Stadt nach Hause. Welchen?
carcassonne-ask-portal = Wer kommt aus dem Zaubergang, und wo? { $tile } ({ $x }, { $y })
carcassonne-ask-dragon = Wohin zieht der Drache von { $x }, { $y }? { $count ->
    [one] Ein Schritt ist übrig.
   *[other] { $count } Schritte sind übrig.
}
carcassonne-ask-redeploy = { $chosen ->
    [0] Kommt für diese Wertung ein Gefolgsmann von dir aus Carcassonne?
   *[other] Wer kommt aus Carcassonne, und wohin?
}
carcassonne-ask-last_redeploy = { $chosen ->
    [0] Kommt für die Schlusswertung ein Gefolgsmann von dir aus Carcassonne?
   *[other] Wer kommt aus Carcassonne, und wohin?
}
carcassonne-ask-carcassonne = Dein Plättchen hat anderen Punkte gebracht und dir keine. Schickst du einen Gefolgsmann nach Carcassonne?
carcassonne-ask-count = Versetzt du den Grafen? Er ist hier: { $quarter }
carcassonne-ask-source = Ziehst du ein Plättchen, oder legst du stattdessen deine Abtei?
carcassonne-ask-last_abbey = Alle Plättchen sind gespielt. Legst du deine Abtei?
carcassonne-ask-wagon = Das Gebiet deines Wagens ist gewertet. Wohin fährt der Wagen weiter?
carcassonne-ask-castle = Deine kleine Stadt bei { $x }, { $y } ist fertig. Punkte oder eine Burg?
carcassonne-ask-castle_score = Was wertet deine Burg bei { $x }, { $y }?
carcassonne-ask-bazaar = { $stage ->
    [1] Welches Plättchen bietest du an?
    [2] Was bietest du für dieses Plättchen? { $tile }
    [3] { $player } bietet { $points }. Bietest du mehr für dieses Plättchen? { $tile }
   *[other] { $player } bietet { $points }. Kaufst oder verkaufst du dieses Plättchen? { $tile }
}
carcassonne-ask-bazaar_choice = Welches Plättchen nimmst du?

carcassonne-do-place = Bei { $x }, { $y } anlegen, nach { $facing } gedreht{ $bridged ->
    [1] , mit einer Brücke
   *[other] {""}
}
carcassonne-do-none = Nichts setzen
carcassonne-do-figure = { $piece }: { $feature } { $number }
carcassonne-do-fairy = Die Fee nach { $x }, { $y } versetzen
carcassonne-do-portal = Durch den Zaubergang nach { $x }, { $y }
carcassonne-do-rescue = Von { $x }, { $y } nach Hause schicken: { $piece } ({ $player })
carcassonne-do-dragon = Der Drache zieht nach { $facing }, auf { $x }, { $y }
carcassonne-do-bring = Einen Gefolgsmann nach { $x }, { $y } holen
carcassonne-do-bring_nobody = Niemand (mehr) kommt heraus
carcassonne-do-send = Nach Carcassonne: { $figure } – { $quarter }
carcassonne-do-send_nobody = Niemanden schicken
carcassonne-do-count = Den Grafen versetzen: { $quarter }
carcassonne-do-count_stays = Der Graf bleibt
carcassonne-do-draw = Ein Plättchen ziehen
carcassonne-do-abbey = Die Abtei bei { $x }, { $y } legen
carcassonne-do-wagon_to = Der Wagen fährt nach { $x }, { $y }
carcassonne-do-wagon_home = Der Wagen bleibt im Vorrat
carcassonne-do-barn = Gutshof: Ecke { $corner }
carcassonne-do-bridge = Eine Brücke bauen, { $way }
carcassonne-do-give_up = Das Plättchen aufgeben
carcassonne-do-castle = In eine Burg umwandeln
carcassonne-do-points = Die Punkte nehmen
carcassonne-do-castle_score = { $points } ({ $feature })
carcassonne-do-offer = Anbieten: { $tile }
carcassonne-do-take = Nehmen: { $tile }
carcassonne-do-bid = { $points } bieten
carcassonne-do-pass = Passen
carcassonne-do-buy = Kaufen
carcassonne-do-sell = Verkaufen

## Was geschah

carcassonne-log-turn = { $player } ist am Zug.
carcassonne-log-drew = { $player } zieht ein Plättchen: { $tile }.
carcassonne-log-unplaceable = Dieses Plättchen passt nirgends und kommt aus dem Spiel: { $tile }.
carcassonne-log-aside = Dieses Plättchen kann noch nicht gespielt werden und kommt beiseite: { $tile }.
carcassonne-log-placed = { $player } legt bei { $x }, { $y } an, nach { $facing } gedreht: { $tile }.
carcassonne-log-deployed = { $player } setzt eine Figur bei { $x }, { $y }: { $piece }.
carcassonne-log-completed = { $player } vollendet: { $feature } ({ $tiles } Plättchen{ $shields ->
    [0] {""}
   *[other] , { $shields } Wappen
}).
carcassonne-log-scored = { $final ->
    [1] Schlusswertung: {""}
   *[other] {""}
}{ $player } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} ({ $category }).
carcassonne-log-returned = { $player } nimmt eine Figur von { $x }, { $y } zurück: { $figure }.
carcassonne-log-goods = { $player } nimmt Waren: { $count } × { $goods }.
carcassonne-log-king = { $player } bekommt den König für eine Stadt mit { $tiles } Plättchen.
carcassonne-log-robber = { $player } bekommt den Raubritter für eine Straße mit { $tiles } Plättchen.
carcassonne-log-second_part = { $player } spielt dank des Baumeisters ein zweites Plättchen.
carcassonne-log-volcano = Der Drache kommt zum Vulkan bei { $x }, { $y }.
carcassonne-log-shuffled_in = { $count ->
    [one] Das beiseite gelegte Plättchen wird in den Stapel gemischt.
   *[other] Die { $count } beiseite gelegten Plättchen werden in den Stapel gemischt.
}
carcassonne-log-dragon = { $player } führt den Drachen nach { $x }, { $y }.
carcassonne-log-fairy = { $player } versetzt die Fee nach { $x }, { $y }.
carcassonne-log-challenge = Zuerst fertig und damit Sieger der Herausforderung: { $feature } bei { $x }, { $y }.
carcassonne-log-sent = { $player } schickt eine Figur nach Carcassonne: { $figure } – { $quarter }.
carcassonne-log-brought = { $player } holt eine Figur aus Carcassonne: { $figure } – { $quarter }.
carcassonne-log-count = { $player } versetzt den Grafen: { $quarter }.
carcassonne-log-given_up = { $player } gibt ein Plättchen auf, das nur mit einer Brücke passt: { $tile }.
carcassonne-log-bridge = { $player } baut bei { $x }, { $y } eine Brücke, { $way }.
carcassonne-log-castle = { $player } gründet bei { $x }, { $y } eine Burg.
carcassonne-log-bazaar = { $player } eröffnet den Basar: { $tiles }.
carcassonne-log-offered = { $player } bietet ein Plättchen an: { $tile }.
carcassonne-log-bid = { $player } bietet { $points }.
carcassonne-log-passed = { $player } passt.
carcassonne-log-won = { $player } bekommt ein Plättchen: { $tile }.
carcassonne-log-paid = { $player } zahlt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
carcassonne-log-earned = { $player } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} gezahlt.
carcassonne-log-game_over = Das Spiel ist aus. Gewonnen hat: { $players }.

carcassonne-category-roads = Straßen
carcassonne-category-cities = Städte
carcassonne-category-cloisters = Klöster
carcassonne-category-fields = Wiesen
carcassonne-category-goods = Handelswaren
carcassonne-category-king = König
carcassonne-category-robber = Raubritter
carcassonne-category-fairy = Fee
carcassonne-category-castles = Burgen
carcassonne-category-auction = Versteigerungen

## Der Tisch

carcassonne-seat = { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}. Vorrat: { $figures }
carcassonne-seat-goods = { $player }: Wein { $wine }, Getreide { $grain }, Tuch { $cloth }
carcassonne-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] Ein Plättchen ist noch da.
   *[other] { $count } Plättchen sind noch da.
}
carcassonne-hand = Anzulegen ist: { $tile }
carcassonne-king = Den König hat { $player } (Stadt mit { $tiles } Plättchen).
carcassonne-robber = Den Raubritter hat { $player } (Straße mit { $tiles } Plättchen).
carcassonne-dragon = Der Drache ist bei { $x }, { $y }.
carcassonne-fairy = Die Fee ist bei { $x }, { $y }.
carcassonne-aside = Beiseite bis zum ersten Vulkan: { $tiles }
carcassonne-count = Der Graf ist hier: { $quarter }
carcassonne-in-quarter = { $player } in Carcassonne ({ $quarter }): { $figures }
carcassonne-seat-abbey = { $player } hat noch eine Abtei.
carcassonne-seat-stock = { $player }: Brücken { $bridges }, Burgen { $castles }
carcassonne-seat-won = { $player } hat ein Plättchen vom Basar: { $tile }
carcassonne-bazaar = Auf dem Basar: { $tiles }

## Kennzahlen

carcassonne-metric-tiles = Gelegte Plättchen
carcassonne-metric-turns = Züge
carcassonne-metric-unplaceable = Plättchen, die nirgends passten
carcassonne-metric-points_roads = Punkte für Straßen
carcassonne-metric-points_cities = Punkte für Städte
carcassonne-metric-points_cloisters = Punkte für Klöster
carcassonne-metric-points_fields = Punkte für Wiesen
carcassonne-metric-points_goods = Punkte für Handelswaren
carcassonne-metric-points_king = Punkte für den König
carcassonne-metric-points_robber = Punkte für den Raubritter
carcassonne-metric-completed_roads = Gewertete fertige Straßen
carcassonne-metric-completed_cities = Gewertete fertige Städte
carcassonne-metric-completed_cloisters = Gewertete fertige Klöster
carcassonne-metric-points_fairy = Punkte für die Fee
carcassonne-metric-points_castles = Punkte für Burgen
carcassonne-metric-points_auction = Punkte aus Versteigerungen

## Plättchen, wie sie im Katalog liegen

carcassonne-tile-base_a_cloister_road_s = Kloster, Straße
carcassonne-tile-base_b_cloister = Kloster
carcassonne-tile-base_c_city_nesw_shield = Stadt an vier Seiten (Wappen)
carcassonne-tile-base_d_city_n_road_ew = Stadtrand, gerade Straße
carcassonne-tile-base_e_city_n = Stadtrand
carcassonne-tile-base_f_city_ew_shield = Stadt quer durch (Wappen)
carcassonne-tile-base_g_city_ew = Stadt quer durch
carcassonne-tile-base_h_cities_n_s = Zwei Stadtränder gegenüber
carcassonne-tile-base_i_cities_n_w = Zwei Stadtränder über Eck
carcassonne-tile-base_j_city_n_road_es = Stadtrand, Straßenkurve nach rechts
carcassonne-tile-base_k_city_n_road_sw = Stadtrand, Straßenkurve nach links
carcassonne-tile-base_l_city_n_crossing_esw = Stadtrand, Kreuzung von drei Straßen
carcassonne-tile-base_m_city_nw_shield = Stadtecke (Wappen)
carcassonne-tile-base_n_city_nw = Stadtecke
carcassonne-tile-base_o_city_nw_shield_road_es = Stadtecke (Wappen), Straßenkurve
carcassonne-tile-base_p_city_nw_road_es = Stadtecke, Straßenkurve
carcassonne-tile-base_q_city_new_shield = Stadt an drei Seiten (Wappen)
carcassonne-tile-base_r_city_new = Stadt an drei Seiten
carcassonne-tile-base_s_city_new_shield_road_s = Stadt an drei Seiten (Wappen), Straße zur Stadt
carcassonne-tile-base_t_city_new_road_s = Stadt an drei Seiten, Straße zur Stadt
carcassonne-tile-base_u_road_ew = Gerade Straße
carcassonne-tile-base_v_road_sw = Straßenkurve
carcassonne-tile-base_w_crossing_esw = Kreuzung von drei Straßen
carcassonne-tile-base_x_crossing_nesw = Kreuzung von vier Straßen
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
carcassonne-tile-traders_city_nw_grain = Stadtecke (Getreide)
carcassonne-tile-traders_city_nw_wine = Stadtecke (Wein)
carcassonne-tile-traders_city_ew_cloth_city_s = Stadt quer durch (Tuch), Stadtrand
carcassonne-tile-traders_city_ew_wine_city_s = Stadt quer durch (Wein), Stadtrand
carcassonne-tile-traders_city_new_grain = Stadt an drei Seiten (Getreide)
carcassonne-tile-traders_city_nw_cloth_cities_e_s = Stadtecke (Tuch), zwei Stadtränder über Eck
carcassonne-tile-traders_city_nw_cloth_roads_e_s_reaching_se = Stadtecke (Tuch, bis in die Ecke), zwei Straßen zur Stadt
carcassonne-tile-traders_city_nw_wine_roads_e_s = Stadtecke (Wein), zwei Straßen zur Stadt
carcassonne-tile-traders_city_nw_cloth_road_e_city_s = Stadtecke (Tuch), Stadtrand, Straße zur Stadt
carcassonne-tile-traders_city_nw_grain_road_e_city_s = Stadtecke (Getreide), Stadtrand, Straße zur Stadt
carcassonne-tile-traders_city_nw_cloth_road_e = Stadtecke (Tuch), Straße zur Stadt
carcassonne-tile-traders_city_nw_wine_road_e_reaching_se = Stadtecke (Wein, bis in die Ecke), Straße zur Stadt
carcassonne-tile-traders_city_new_wine_road_s = Stadt an drei Seiten (Wein), Straße zur Stadt
carcassonne-tile-traders_city_nw_wine_city_es = Stadtecke (Wein), Stadtecke
carcassonne-tile-traders_city_ew_wine = Stadt quer durch (Wein)
carcassonne-tile-traders_city_n_road_e = Stadtrand, Straße zur Stadt von rechts
carcassonne-tile-traders_city_ew_grain_road_s = Stadt quer durch (Getreide), Straße zur Stadt
carcassonne-tile-traders_city_ew_wine_road_s = Stadt quer durch (Wein), Straße zur Stadt
carcassonne-tile-traders_city_ew_wine_roads_n_s = Stadt quer durch (Wein), zwei Straßen zur Stadt
carcassonne-tile-traders_cloister_roads_e_s_w = Kloster, drei Straßen
carcassonne-tile-traders_city_nw_grain_road_s = Stadtecke (Getreide), Straße zur Stadt
carcassonne-tile-traders_city_nw_grain_road_s_reaching_se = Stadtecke (Getreide, bis in die Ecke), Straße zur Stadt
carcassonne-tile-traders_city_n_road_s_under_road_w = Stadtrand, Straße zur Stadt, Straße zu einem Haus (auf einer Brücke)
carcassonne-tile-traders_roads_ns_ew_bridge = Zwei gerade Straßen (auf einer Brücke)
carcassonne-tile-king_city_n_cloister = Stadtrand, Kloster
carcassonne-tile-king_city_n_road_w = Stadtrand, Straße zur Stadt von links
carcassonne-tile-king_city_n_road_w_road_es = Stadtrand, Straßenkurve, Straße zur Stadt
carcassonne-tile-king_city_nw_roads_e_s_reaching_se = Stadtecke (bis in die Ecke), zwei Straßen zur Stadt
carcassonne-tile-king_city_ew_over_city_ns = Stadt quer durch (auf einer Brücke), Stadt quer durch
carcassonne-tile-river_spring_e = Quelle des Flusses
carcassonne-tile-river_fork_new = Flussgabelung
carcassonne-tile-river_lake_volcano_w = Vulkan, See des Flusses
carcassonne-tile-river_lake_city_e = Stadtrand, See des Flusses
carcassonne-tile-river_ns_city_ew_bridge = Stadt quer durch (auf einer Brücke), gerader Fluss
carcassonne-tile-river_ew_cloister = Kloster, gerader Fluss
carcassonne-tile-river_ns_road_ew_inn = Gerade Straße (Wirtshaus, auf einer Brücke), gerader Fluss
carcassonne-tile-river_ew_city_n_road_s = Stadtrand, Straße zur Stadt (auf einer Brücke), gerader Fluss
carcassonne-tile-river_sw = Flusskurve
carcassonne-tile-river_es_city_nw_shield = Stadtecke (Wappen), Flusskurve
carcassonne-tile-river_nw_pig_herd = Flusskurve, Schweineherde
carcassonne-tile-river_sw_road_ne = Straßenkurve, Flusskurve
carcassonne-tile-dragon_volcano = Vulkan
carcassonne-tile-dragon_volcano_road_s = Vulkan, Straße
carcassonne-tile-dragon_volcano_city_n = Stadtrand, Vulkan
carcassonne-tile-dragon_volcano_cities_n_e = Zwei Stadtränder über Eck, Vulkan
carcassonne-tile-dragon_volcano_road_sw = Vulkan, Straßenkurve
carcassonne-tile-dragon_volcano_road_ew = Vulkan, gerade Straße
carcassonne-tile-dragon_symbol_city_n = Stadtrand, Drache
carcassonne-tile-dragon_symbol_cloister_roads_e_s_w = Kloster, drei Straßen, Drache
carcassonne-tile-dragon_symbol_crossing_esw = Kreuzung von drei Straßen, Drache
carcassonne-tile-dragon_symbol_city_new_cloister = Stadt an drei Seiten, Kloster in der Stadt, Drache
carcassonne-tile-dragon_symbol_road_sw = Straßenkurve, Drache
carcassonne-tile-dragon_symbol_road_ew = Gerade Straße, Drache
carcassonne-tile-dragon_symbol_city_nw = Stadtecke, Drache
carcassonne-tile-dragon_symbol_city_ew_shield = Stadt quer durch (Wappen), Drache
carcassonne-tile-dragon_symbol_city_ew_tunnel_ns = Stadt quer durch, Straßentunnel, Drache
carcassonne-tile-dragon_symbol_city_n_road_sw = Stadtrand, Straßenkurve nach links, Drache
carcassonne-tile-dragon_symbol_city_n_road_es = Stadtrand, Straßenkurve nach rechts, Drache
carcassonne-tile-dragon_portal_roads_nw_es = Zwei Straßenkurven, Zaubergang
carcassonne-tile-dragon_portal_crossing_esw = Kreuzung von drei Straßen, Zaubergang
carcassonne-tile-dragon_portal_city_new_shield = Stadt an drei Seiten (Wappen), Zaubergang
carcassonne-tile-dragon_portal_city_nw_road_es = Stadtecke, Straßenkurve, Zaubergang
carcassonne-tile-dragon_portal_city_n_road_sw = Stadtrand, Straßenkurve nach links, Zaubergang
carcassonne-tile-dragon_portal_city_n_road_es = Stadtrand, Straßenkurve nach rechts, Zaubergang
carcassonne-tile-dragon_princess_city_n_crossing_esw = Stadtrand (Burgfräulein), Kreuzung von drei Straßen
carcassonne-tile-dragon_princess_city_n_city_es_shield = Spitzer Stadtrand (Burgfräulein), Stadtecke (Wappen)
carcassonne-tile-dragon_princess_city_new = Stadt an drei Seiten (Burgfräulein)
carcassonne-tile-dragon_princess_city_nw_reaching_se = Stadtecke (Burgfräulein, bis in die Ecke)
carcassonne-tile-dragon_princess_city_nw = Stadtecke (Burgfräulein)
carcassonne-tile-dragon_princess_city_nw_road_es = Stadtecke (Burgfräulein), Straßenkurve
carcassonne-tile-abbey_city_nesw_two_shields = Stadt an vier Seiten (zwei Wappen)
carcassonne-tile-abbey_city_ns_shield_over_city_ew = Stadt quer durch (Wappen, auf einer Brücke), Stadt quer durch
carcassonne-tile-abbey_city_n_shield_over_city_ew = Spitzer Stadtrand (Wappen, auf einer Brücke), Stadt quer durch
carcassonne-tile-abbey_cities_n_w_roads_e_s = Zwei Stadtränder über Eck, zwei Straßen zur Stadt
carcassonne-tile-abbey_cloister_roads_n_e_s_w = Kloster, vier Straßen
carcassonne-tile-abbey_city_n_road_w = Stadtrand, Straße zur Stadt von links
carcassonne-tile-abbey_city_n_touching_road_es = Stadtrand, Straßenkurve nach rechts (an der Mauer)
carcassonne-tile-abbey_city_n_touching_road_sw = Stadtrand, Straßenkurve nach links (an der Mauer)
carcassonne-tile-abbey_city_w_shield_reaching_ne_se = Spitzer Stadtrand (Wappen, bis in die Ecken)
carcassonne-tile-abbey_road_s_open_field = Straße ins Freie
carcassonne-tile-abbey_road_new_roundabout = Straßenring mit drei Ausgängen
carcassonne-tile-abbey_city_ew_shield_tunnel_ns = Stadt quer durch (Wappen), Straßentunnel
carcassonne-tile-abbey_tile = Abtei
carcassonne-tile-bazaar_city_nesw = Stadt an vier Seiten, Basar
carcassonne-tile-bridges_cities_n_e_w_road_s = Drei Stadtränder, Straße zur Stadt
carcassonne-tile-bazaar_city_ew = Stadt quer durch, Basar
carcassonne-tile-bridges_city_w_reaching_ne_road_e = Spitzer Stadtrand (bis in die Ecke), Straße zur Stadt
carcassonne-tile-bazaar_city_n_road_s = Stadtrand, Straße, Basar
carcassonne-tile-bazaar_field = Wiese, Basar
carcassonne-tile-bridges_city_ew_cloister = Stadt quer durch, Kloster in der Stadt
carcassonne-tile-bridges_cloister_road_ew = Kloster, gerade Straße
carcassonne-tile-bazaar_road_s_inn = Straße (Wirtshaus), Basar
carcassonne-tile-bazaar_roads_n_s = Zwei Straßen, Basar
carcassonne-tile-bazaar_roads_n_s_inn_s = Zwei Straßen (Wirtshaus), Basar
carcassonne-tile-cult_shrine = Kultstätte
carcassonne-tile-cult_shrine_city_n = Stadtrand, Kultstätte
carcassonne-tile-cult_shrine_road_s = Kultstätte, Straße
carcassonne-tile-cult_shrine_city_n_road_s = Stadtrand, Kultstätte, Straße
carcassonne-tile-cult_shrine_roads_n_s = Kultstätte, zwei Straßen
carcassonne-tile-count_c0r0 = Stadt Carcassonne (Spalte 1, Reihe 1), Straße
carcassonne-tile-count_c1r0 = Stadt Carcassonne (Spalte 2, Reihe 1)
carcassonne-tile-count_c2r0 = Stadt Carcassonne (Spalte 3, Reihe 1), Schloss
carcassonne-tile-count_c3r0 = Stadt Carcassonne (Spalte 4, Reihe 1), Straße
carcassonne-tile-count_c0r1 = Stadt Carcassonne (Spalte 1, Reihe 2)
carcassonne-tile-count_c1r1 = Stadt Carcassonne (Spalte 2, Reihe 2), Kathedrale
carcassonne-tile-count_c2r1 = Stadt Carcassonne (Spalte 3, Reihe 2)
carcassonne-tile-count_c3r1 = Stadt Carcassonne (Spalte 4, Reihe 2), Markt
carcassonne-tile-count_c0r2 = Stadt Carcassonne (Spalte 1, Reihe 3), Stadtrand
carcassonne-tile-count_c1r2 = Stadt Carcassonne (Spalte 2, Reihe 3)
carcassonne-tile-count_c2r2 = Stadt Carcassonne (Spalte 3, Reihe 3), Schmiede, Straße
carcassonne-tile-count_c3r2 = Stadt Carcassonne (Spalte 4, Reihe 3), Stadtrand
