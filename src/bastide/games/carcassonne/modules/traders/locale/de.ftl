### Händler und Baumeister

## Erweiterung

carcassonne-option-modules-traders = Händler und Baumeister
    .help = Der Baumeister bringt einen Doppelzug, das Schwein macht Wiesen wertvoller, und wer eine Stadt vollendet, bekommt ihre Waren.
carcassonne-module-traders = Händler und Baumeister
    .note = 24 Plättchen, ein Baumeister und ein Schwein pro Spieler und Waren für alle, die Städte vollenden.
carcassonne-goods = Waren
    .note = Manche Städte zeigen Wein, Getreide oder Tuch. Wer das Plättchen legt, das die Stadt vollendet, nimmt für jede Ware ein Warenplättchen, egal wer die Punkte bekommt. Wer am Ende die meisten Warenplättchen einer Sorte hat, bekommt 10 Punkte; bei Gleichstand bekommt sie jeder der Beteiligten.

## Gebiete und was auf ihnen ist

carcassonne-mark-pig_herd = Schweineherde
    .note = Jede fertige Stadt an einer Wiese mit Schweineherde bringt dem, dessen Bauern die Punkte der Wiese bekommen, 1 Punkt mehr.
carcassonne-goods-wine = Wein
carcassonne-goods-grain = Getreide
carcassonne-goods-cloth = Tuch

## Figuren und wie sie heißen, wo sie stehen

carcassonne-figure-builder = Baumeister
    .text = Kommt zu einem eigenen Gefolgsmann auf eine Straße oder in eine Stadt. Baust du dort weiter, hast du einen Doppelzug.
    .note = Statt eines Gefolgsmanns darfst du den Baumeister auf das neue Plättchen setzen, auf eine unvollendete Straße oder in eine unvollendete Stadt mit einem eigenen Gefolgsmann. Jedes Mal, wenn du sie danach mit einem Plättchen vergrößerst, auch wenn sie dadurch fertig wird, hast du einen Doppelzug: Du bist sofort noch einmal am Zug, aber nie ein drittes Mal. Für die Mehrheit zählt der Baumeister nicht; nach der Wertung kommt er in den Vorrat zurück, ebenso wenn dein letzter Gefolgsmann das Gebiet verlässt.
carcassonne-figure-pig = Schwein
    .text = Kommt zu einem eigenen Bauern: 1 Punkt mehr je fertige Stadt.
    .note = Statt eines Gefolgsmanns darfst du das Schwein auf das neue Plättchen setzen, auf eine Wiese mit einem eigenen Bauern. Bekommst du die Punkte dieser Wiese, ist jede fertige Stadt an ihr für dich 1 Punkt mehr wert. Verlässt dein letzter Bauer die Wiese, kommt auch das Schwein in den Vorrat zurück.
carcassonne-role-builder = Baumeister
carcassonne-role-pig = Schwein
carcassonne-piece-builder = Baumeister
carcassonne-piece-pig = Schwein

## Was geschah

carcassonne-log-goods = { $player } nimmt Waren: { $count } × { $goods }.
carcassonne-brief-goods = nimmt { $count } × { $goods }
carcassonne-log-second_part = { $player } hat dank des Baumeisters einen Doppelzug.
carcassonne-category-goods = Handelswaren

## Der Tisch

carcassonne-seat-goods = { $player }: Wein { $wine }, Getreide { $grain }, Tuch { $cloth }

## Kennzahlen

carcassonne-metric-points_goods = Punkte aus Handelswaren

## Plättchen, wie sie im Katalog liegen

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

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = Dein [[figure-builder|Baumeister]] steht auf deiner Straße. Jedes Mal, wenn du sie verlängerst, hast du einen Doppelzug. Lege das Plättchen an ihr Ende.
    .right = Die Straße ist jetzt länger.
    .apart = Dann gibt es keinen Doppelzug. Lege es an das Ende deiner Straße.
lesson-carcassonne-traders-second = Setze diesmal keinen Gefolgsmann.
    .right = Du bist mit einem weiteren Plättchen noch einmal am Zug. Ein drittes Mal gibt es aber nie.
lesson-carcassonne-traders-goods = Blaus Stadt zeigt Wein. Schließe sie trotzdem ab: Du wirst sehen, warum.
    .right = Die Stadt ist fertig.
    .apart = Schließe Blaus Stadt ab: Lege das Plättchen so gedreht an ihr östliches Ende, dass es passt.
lesson-carcassonne-traders-token = Setze keinen Gefolgsmann und schau, was passiert.
    .right = Blau bekommt { $points } Punkte. Aber der [[goods|Wein]] gehört dir, denn du hast die Stadt abgeschlossen: Wer am Ende die meisten Waren einer Sorte hat, bekommt 10 Punkte.
