# Allgemeine Texte der Lektionen. Die Texte jeder Lektion liegen bei ihr.

lesson-else = Das ist erlaubt, aber hier ist etwas anderes gefragt. Versuch es noch einmal.
lesson-toward = Gut. Weiter so.

# Die Seite der Lektionen.

lesson-about = Kurze Lektionen am echten Tisch, je ein bis zwei Minuten.
lesson-count = { $done } von { $all } geschafft.
lesson-done = geschafft
lesson-unknown = Diese Lektion gibt es nicht. Wähle eine von diesen:
lesson-first = Die Regeln in fünf Minuten
lesson-all = Alle Lektionen
lesson-step = Schritt { $step } von { $steps }
lesson-rule = Zur Regel
lesson-passed = Lektion geschafft!
lesson-next = Weiter:
lesson-again = Noch einmal
lesson-first-game = Deine erste Partie
lesson-first-game-of = Deine erste Partie { $game }
lesson-first-game-about = { $count ->
    [one] Du spielst gegen einen Gegner, der Fehler macht, und ein Coach hilft dir.
   *[other] Du spielst gegen { $count } Gegner, die Fehler machen, und ein Coach hilft dir.
} Vor jedem Zug sagt er, worauf es ankommt, und zeigt dir auf Wunsch einen guten Zug. Kaputt machen kannst du nichts: Unerlaubte Züge sind nicht möglich, und du kannst Züge rückgängig machen.
lesson-first-game-begin = Los geht’s
lesson-first-game-other = Einstellungen selbst wählen

# Der Coach am Tisch.

lesson-coach = Coach
lesson-coach-offer = Deine erste Partie { $game }? Auf Wunsch hilft dir ein Coach.
lesson-coach-yes = Ja, gern
lesson-coach-no = Nein, danke
lesson-coach-leave = Coach ausblenden
lesson-coach-looks = Der Coach überlegt …
lesson-coach-waits = Die anderen sind am Zug.
lesson-coach-forced = Hier gibt es nur eine Möglichkeit.
lesson-coach-now = Ein Zug ist deutlich der beste. { $reason }
lesson-coach-show = Zeig es mir
lesson-coach-silent = Der Coach ist gerade beschäftigt. Spiel weiter, gleich gibt es wieder Rat.
lesson-coach-open = Hier sind { $count } Züge etwa gleich gut. Probier, was dir gefällt.
lesson-coach-better = „{ $better }“ wäre besser gewesen.
lesson-coach-better-because = „{ $better }“ wäre besser gewesen. { $reason }
