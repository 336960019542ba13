### Brücken, Burgen und Basare

## Erweiterung

carcassonne-option-modules-bridges = Brücken, Burgen und Basare
    .help = Brücken führen Straßen über die Landschaft, kleine Städte werden zu Burgen, und Plättchen werden versteigert.
carcassonne-option-bazaar_no_auction = Basar ohne Gebote
    .help = Beim Basar wird nicht geboten: Reihum nimmt jeder eines der Plättchen und legt es an.
carcassonne-module-bridges = Brücken, Burgen und Basare
    .note = Zwölf Plättchen; drei Brücken und drei Burgen pro Spieler, zu fünft oder sechst je zwei; außerdem Versteigerungen von Plättchen.

## Gebiete und was auf ihnen ist

carcassonne-feature-castle = Burg
    .text = Eine kleine Stadt, die zur Burg wird, bringt so viele Punkte wie das erste Gebiet, das neben ihr fertig wird.
    .note = Wird eine kleine Stadt aus zwei halbrunden Teilen fertig, darf ihr alleiniger Besitzer sie zur Burg machen, statt 4 Punkte zu nehmen; ein Gefolgsmann bleibt darauf, sicher vor dem Drachen. Das nächste Gebiet, das auf ihren beiden Plättchen oder an deren langen Seiten fertig wird, bringt dem Besitzer der Burg einmalig dieselben Punkte, egal wem es gehört. Werden mehrere durch ein Plättchen fertig, wählt er eines davon. Eine Burg ohne solches Gebiet bringt am Ende nichts. Für eine Wiese ist eine Burg 1 Punkt mehr wert als eine Stadt.
carcassonne-feature-bridge = Brücke
    .text = Eine Holzbrücke führt eine Straße gerade über ein Plättchen, egal was darauf ist.
    .note = In deinem Zug darfst du eine Brücke bauen, gerade über das gelegte Plättchen oder eines daneben, von Wiese zu Wiese. Sie ist eine Straße, die über alles darunter hinwegführt, und teilt die Wiese nicht. Mit einer Brücke kann ein Plättchen passen, das sonst nicht passen würde. Passt ein Plättchen nur mit einer Brücke, darfst du auf es verzichten und ein anderes ziehen.
carcassonne-mark-bazaar = Basar
    .note = Nachdem ein Plättchen mit Basar gelegt wurde, wird pro Spieler ein Plättchen ausgelegt. Vom linken Nachbarn an bietet reihum jeder, der noch keines hat, eines davon an und nennt ein Gebot; die anderen ohne Plättchen dürfen einmal erhöhen. Ein Gebot von 0 ist erlaubt, ebenso eines über deinem Punktestand. Wer es angeboten hat, kauft es dann dem Höchstbietenden zu dessen Gebot ab oder verkauft es ihm. Erhöht niemand, muss der Anbieter das Plättchen nehmen und verliert die gebotenen Punkte; niemand bekommt sie. Wer als Letzter keines hat, bekommt das letzte Plättchen umsonst. Diese Plättchen werden in den nächsten Zügen gelegt. Mit der Option „Basar ohne Gebote“ nimmt und legt reihum jeder eines, ohne Versteigerung. Sind weniger Plättchen übrig, als Spieler mitspielen, oder kommt das Plättchen mit dem Basar selbst von einem Basar, geschieht nichts.

## Figuren und wie sie heißen, wo sie stehen

carcassonne-way-ns = von Nord nach Süd
carcassonne-way-ew = von Ost nach West

## Fragen und Antworten

carcassonne-ask-castle = Deine kleine Stadt bei { $x }, { $y } ist fertig. Burg oder Punkte?
    .lit = Deine kleine Stadt ist fertig. Burg oder Punkte?
carcassonne-ask-castle_score = Welches Gebiet zählt für deine Burg bei { $x }, { $y }?
    .lit = Welches Gebiet zählt für deine Burg?
carcassonne-ask-bazaar = { $stage ->
    [1] Welches Plättchen bietest du an?
    [2] Was bietest du für dieses Plättchen? { $tile }
    [3] { $player } bietet { $points }. Bietest du mehr für dieses Plättchen? { $tile }
   *[other] { $player } bietet { $points }. Kaufst oder verkaufst du dieses Plättchen? { $tile }
}
carcassonne-ask-bazaar_choice = Welches Plättchen nimmst du?

carcassonne-do-bridge = Eine Brücke bauen, { $way }
carcassonne-do-give_up = Auf das Plättchen verzichten
carcassonne-do-castle = Burg bauen
carcassonne-do-points = Die Punkte nehmen
carcassonne-do-castle_score = { $points } ({ $feature })
carcassonne-do-offer = Anbieten: { $tile }
carcassonne-do-take = Nehmen: { $tile }
carcassonne-do-bid = { $points } bieten
carcassonne-do-pass = Passen
carcassonne-do-buy = Kaufen
carcassonne-do-sell = Verkaufen

## Was geschah

carcassonne-log-given_up = { $player } verzichtet auf ein Plättchen, das nur mit einer Brücke passt: { $tile }.
carcassonne-log-bridge = { $player } baut bei { $x }, { $y } eine Brücke, { $way }.
    .lit = { $player } baut eine Brücke, { $way }.
carcassonne-brief-bridge = baut eine Brücke
carcassonne-log-castle = { $player } baut bei { $x }, { $y } eine Burg.
    .lit = { $player } baut eine Burg.
carcassonne-brief-castle = baut eine Burg
carcassonne-log-bazaar = { $player } eröffnet den Basar: { $tiles }.
carcassonne-log-offered = { $player } bietet ein Plättchen an: { $tile }.
carcassonne-log-bid = { $player } bietet { $points }.
carcassonne-log-passed = { $player } passt.
carcassonne-log-won = { $player } bekommt ein Plättchen: { $tile }.
carcassonne-brief-won = ersteigert ein Plättchen
carcassonne-log-paid = { $player } zahlt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
carcassonne-log-earned = { $player } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} ausgezahlt.
carcassonne-category-castles = Burgen
carcassonne-category-auction = Versteigerungen

## Der Tisch

carcassonne-seat-stock = { $player }: Brücken { $bridges }, Burgen { $castles }
carcassonne-seat-won = { $player } hat ein Plättchen vom Basar: { $tile }
carcassonne-bazaar = Auf dem Basar: { $tiles }
carcassonne-page-bid = Dein Gebot
carcassonne-page-bid-less = weniger
carcassonne-page-bid-more = mehr

## Kennzahlen

carcassonne-metric-points_castles = Punkte aus Burgen
carcassonne-metric-points_auction = Punkte aus Versteigerungen

## Plättchen, wie sie im Katalog liegen

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

## Warum nicht

carcassonne-refuse-bridge_none_left = Du hast keine Brücke mehr.
carcassonne-refuse-bridge_built = Mit diesem Plättchen hast du schon eine Brücke gebaut.
carcassonne-refuse-bridge_ends = Eine Brücke führt geradeaus von Wiese zu Wiese, und beide Enden müssen frei sein.
carcassonne-refuse-castle_or_points = Wähle: Die Stadt wird zur Burg oder bringt Punkte.
carcassonne-refuse-castle_scores_beside = Für eine Burg zählt eines der Gebiete, die neben ihr fertig wurden.
carcassonne-refuse-castle_must_score = Zuerst musst du das Gebiet für die Burg wählen.
carcassonne-refuse-take_tile = Nimm eines der ausliegenden Plättchen.
carcassonne-refuse-bid_more = Biete mehr als { $points } oder passe.
carcassonne-refuse-bid_first = Du eröffnest die Versteigerung mit einem Gebot; es darf 0 sein.
carcassonne-refuse-offer_tile = Biete eines der ausliegenden Plättchen an.
carcassonne-refuse-buy_or_sell = Kaufe das Plättchen oder verkaufe es.

## Texte der Lektion dieser Erweiterung

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = Deine Straße führt nach Osten, aber das gezogene Plättchen hat keine Straße. Mit einer [[feature-bridge|Brücke]] passt es trotzdem: Lege es an das Ende deiner Straße.
    .right = Deine Straße führt auf der Brücke weiter, über die Stadt hinweg.
    .apart = Lege es an das Ende deiner Straße: Die Brücke führt die Straße darüber.
lesson-carcassonne-bridges-castle = Schließe die kleine Stadt im Norden.
    .right = Eine kleine Stadt aus zwei halbrunden Teilen: Sie kann zur Burg werden.
    .apart = Lege es nördlich von deinem Ritter an, so gedreht, dass Stadt an Stadt liegt.
lesson-carcassonne-bridges-figure = Setze keinen Gefolgsmann und baue keine Brücke.
    .right = Jetzt wirst du gefragt, was aus der Stadt werden soll.
lesson-carcassonne-bridges-build = { $points } Punkte sofort oder eine [[feature-castle|Burg]]: Sie bringt so viele Punkte wie das nächste Gebiet, das neben ihr fertig wird. Baue die Burg.
    .right = Dein Ritter bleibt auf der Burg. Warte auf ein großes Gebiet, das neben ihr fertig wird.
    .points = { $points } Punkte sind sicher. Probier diesmal aber die Burg aus.
