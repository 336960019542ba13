# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = Hier ist eine Lücke mit Plättchen auf allen vier Seiten. Statt ein Plättchen zu ziehen, darfst du deine [[feature-abbey|Abtei]] hineinlegen: Sie passt überall, und Straßen, Städte und Wiesen enden an ihr.
    .right = Deine Straße endet jetzt an der Abtei.
    .draw = Du darfst auch ziehen. Aber für so eine Lücke ist die Abtei da.
lesson-carcassonne-abbey-monk = Die Abtei ist auch ein Kloster. Setze einen Mönch hinein.
    .right = Die Straße bringt dir sofort 3 Punkte. Um deinen Mönch fehlt nur noch ein Plättchen, dann bringt er weitere 9.
    .wagon = Auch ein Wagen darf dort stehen. Nimm diesmal einen Mönch.
    .none = Nur noch ein Plättchen fehlt für 9 Punkte. Setze einen Mönch.
