# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = Der Drache sitzt auf dem Vulkan. Du hast ein Plättchen mit Drachensymbol gezogen: Danach zieht er los. Lege es an das Ende deiner Straße.
    .right = Bevor er loszieht, darfst du eine Figur setzen oder die Fee versetzen.
    .apart = Lege es an das östliche Ende deiner Straße.
lesson-carcassonne-dragon-fairy = Das Plättchen der [[figure-fairy|Fee]] betritt der Drache nie. Stelle sie zu deinem Wegelagerer.
    .right = Dein Wegelagerer ist sicher.
    .else = Dann ist dein Wegelagerer vor dem Drachen nicht sicher. Stelle die Fee zu ihm.
lesson-carcassonne-dragon-journey = Jetzt zieht der [[figure-dragon|Drache]], und du bewegst ihn zuerst. Er kann nur nach Osten, wo Blaus Bauer steht.
    .right = Blaus Bauer ist zurück im Vorrat. Auf dem nächsten Plättchen steht die Fee, also bleibt der Drache stehen.
