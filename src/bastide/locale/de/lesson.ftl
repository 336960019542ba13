# Allgemeine Texte der Lektionen. Die Texte jeder Lektion liegen bei ihr.

lesson-else = Das ist erlaubt, aber hier ist etwas anderes gefragt. Versuch es noch einmal.
lesson-toward = Gut. Weiter so.
lesson-worse = Das ist deutlich schlechter. Versuch es noch einmal.
lesson-worse-chance = Das kostet etwa { $chance } % Gewinnchance. Versuch es noch einmal.
lesson-worse-points = Das kostet etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}. Versuch es noch einmal.
lesson-best-reason = Mit dem besten Zug: { $reason }
lesson-next-reason = Verglichen mit dem nächstbesten Zug: { $reason }

# Gruppen der Lektionen und Stufen der Lektionen über Strategie.

lesson-group-base = Grundspiel
lesson-group-strategy = Strategie
lesson-group-expansion = Erweiterungen
lesson-level-beginner = Anfänger
lesson-level-intermediate = Fortgeschrittene
lesson-level-advanced = Könner

# Die Seite der Lektionen.

lesson-about = Kurze Lektionen am echten Tisch, je ein bis zwei Minuten.
lesson-next-step = Dein nächster Schritt
lesson-start = Lektion beginnen
lesson-progress = { $done } von { $all }
lesson-station-goal = Worum geht es, und wie gewinnst du?
lesson-station-first-game = Deine erste Partie
lesson-finished = Du hast den Kurs abgeschlossen. Mit Aufgaben bleibst du in Übung.
lesson-repeat = Fehler wiederholen ({ $count })
lesson-repetition = Wiederholung { $number } von { $count }
lesson-repetition-over = Alles wiederholt
lesson-repetition-none = Heute gibt es nichts zu wiederholen
lesson-repetition-about = Fragen, die du falsch beantwortet hast, kommen nach 1, 3, 7 und 21 Tagen wieder, bis du sie jedes Mal richtig beantwortest.
lesson-symbols = Was die Symbole bedeuten
lesson-symbols-new = Neue Symbole:
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
lesson-coach-now = Ein Zug ist deutlich der beste.
lesson-coach-show = Zeig es mir
lesson-coach-silent = Dazu hat der Coach keinen Rat.
lesson-coach-limited = Der Coach braucht eine Pause. Der nächste Rat kommt in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
lesson-coach-open = Hier sind { $count } Züge etwa gleich gut. Jeder davon passt.
lesson-coach-better = „{ $better }“ wäre besser gewesen.
lesson-coach-better-because = „{ $better }“ wäre besser gewesen. { $reason }
lesson-coach-plan-buys = Plan für diesen Spielabschnitt, Käufe in dieser Reihenfolge: { $cards }.
lesson-coach-plan-cards = { $count } × { $card }
lesson-coach-plan-points = Plan für diesen Spielabschnitt. Deine wichtigsten Punkte am Ende: { $sources }.
lesson-coach-plan-source = { $source } (etwa { $points })
lesson-coach-departs = Das weicht vom Plan ab.
lesson-coach-quiet = Du spielst gut. Der Coach meldet sich, wenn viel auf dem Spiel steht.
lesson-coach-ask = Coach fragen
