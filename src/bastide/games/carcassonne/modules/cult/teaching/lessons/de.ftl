# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-cult = { carcassonne-module-cult }
lesson-carcassonne-cult-race = Dein Ketzer auf der [[feature-shrine|Kultstätte]] und Blaus Mönch im Kloster fordern einander heraus: Wer zuerst fertig ist, bekommt 9 Punkte, der andere nichts. Mit welchem Platz vollendest du deine Kultstätte?
    .right = Alle acht Plättchen um die Kultstätte liegen da.
    .blue = Damit wäre Blaus Kloster fertig. Dann gehst du leer aus.
    .apart = Bei deiner Kultstätte fehlt ein Plättchen in einer Ecke.
lesson-carcassonne-cult-won = Setze keinen Gefolgsmann und schau, was passiert.
    .right = 9 Punkte für dich, und Blaus Mönch geht leer aus und kehrt in den Vorrat zurück.
