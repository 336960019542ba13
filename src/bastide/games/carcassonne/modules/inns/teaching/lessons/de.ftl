# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Deiner Straße fehlt ein Plättchen, und du hast eines mit einem [[mark-inn|Wirtshaus]] gezogen. Lege es in die Lücke.
    .right = Mit einem Wirtshaus bringt eine fertige Straße doppelte Punkte; ist sie am Ende unvollendet, bringt sie nichts.
    .apart = Deiner Straße fehlt genau dieses Plättchen: Lege es in die Lücke.
lesson-carcassonne-inns-scored = Setze keinen Gefolgsmann und schau, was es bringt.
    .right = Drei Plättchen zu je 2 Punkten: 6 Punkte.
lesson-carcassonne-inns-big = Der Ritter links ist dein [[figure-big|großer Gefolgsmann]], der rechts ein gewöhnlicher Gefolgsmann von Blau. Verbinde die beiden Städte.
    .right = Der große Gefolgsmann zählt für zwei: zwei gegen einen.
    .apart = Lege es in die Lücke zwischen den beiden Städten.
lesson-carcassonne-inns-majority = Setze keinen Gefolgsmann und schau, was es bringt.
    .right = Du bekommst alle 6 Punkte, und Blau geht leer aus.
