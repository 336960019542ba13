# Was die Lektion dieses Moduls sagt.

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Deiner Straße fehlt ein Plättchen, und du hast eines mit einem [[mark-inn|Wirtshaus]] gezogen. Lege es in die Lücke.
    .right = Mit einem Wirtshaus zählt eine fertige Straße doppelt; ist sie am Ende nicht fertig, zählt sie nichts.
    .apart = Deiner Straße fehlt genau dieses Plättchen: Lege es in die Lücke.
lesson-carcassonne-inns-scored = Setze niemanden und sieh, was es bringt.
    .right = Drei Plättchen, je 2 Punkte: 6.
lesson-carcassonne-inns-big = Der Ritter links ist dein [[figure-big|großer Gefolgsmann]], der rechts ein gewöhnlicher von Blau. Verbinde die beiden Städte.
    .right = Der große Gefolgsmann zählt als zwei: zwei gegen einen.
    .apart = Lege es in die Lücke zwischen den beiden Städten.
lesson-carcassonne-inns-majority = Setze niemanden und sieh, was es bringt.
    .right = Alle 6 Punkte gehören dir, und Blau geht leer aus.
