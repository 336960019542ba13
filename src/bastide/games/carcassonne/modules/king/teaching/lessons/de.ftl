# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = Der Stadt deines Ritters fehlt ein Plättchen. Schließe sie.
    .right = Die Stadt ist fertig.
    .apart = So bleibt die Stadt offen. Lege das Plättchen so gedreht an ihr nördliches Ende, dass es passt.
lesson-carcassonne-king-king = Setze keinen Gefolgsmann und schau, was passiert.
    .right = 8 Punkte. Und es ist die bisher größte Stadt: Der [[figure-king|König]] gehört dir, bis jemand eine größere vollendet. Am Ende bringt er 1 Punkt für jede fertige Stadt.
    .farmer = Setze diesmal keinen Gefolgsmann.
