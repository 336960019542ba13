# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = Mit dieser Erweiterung wird zuerst der [[feature-river|Fluss]] gelegt, von der Quelle bis zu den Seen. Führe einen seiner beiden Arme weiter.
    .right = Figuren dürfen auf diesen Plättchen stehen, aber nicht im Fluss.
lesson-carcassonne-river2-monk = Setze einen Mönch in das Kloster.
    .right = Das Kloster zählt wie immer. Wiesen enden am Fluss; deshalb entstehen hier viele kleine.
    .none = So ein Kloster ist einen Mönch wert.
    .farmer = Wiesen am Fluss sind klein. Setze einen Mönch.
