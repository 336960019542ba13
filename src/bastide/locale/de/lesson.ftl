# Was Lektionen sagen, wo sie nichts Besseres zu sagen haben. Was jede von ihnen sagt, liegt bei ihr.

lesson-else = Das ist erlaubt, aber hier ist etwas anderes gefragt. Schau noch einmal hin.
lesson-toward = Gut. Weiter so.

# Die Seite der Lektionen.

lesson-about = Kurze Lektionen am echten Tisch, jede eine oder zwei Minuten.
lesson-count = { $done } von { $all } sind geschafft.
lesson-done = geschafft
lesson-unknown = Diese Lektion gibt es nicht. Es gibt diese:
lesson-first = Die Regeln in fünf Minuten
lesson-all = Alle Lektionen
lesson-step = Schritt { $step } von { $steps }
lesson-rule = Die Regel
lesson-passed = Lektion geschafft!
lesson-next = Weiter:
lesson-again = Noch einmal
lesson-first-game = Dein erstes Spiel
lesson-first-game-of = Dein erstes Spiel { $game }
lesson-first-game-about = { $count ->
    [one] Du spielst gegen jemanden, der Fehler macht, und ein Coach sitzt neben dir.
   *[other] Du spielst gegen { $count } andere, die Fehler machen, und ein Coach sitzt neben dir.
} Vor jedem Zug sagt er, worauf es ankommt, und zeigt dir auf Wunsch, was zu tun ist. Falsch machen kannst du nichts: Was die Regeln nicht erlauben, geht nicht, und ein Schritt lässt sich zurücknehmen.
lesson-first-game-begin = Los geht’s
lesson-first-game-other = Alles selbst wählen

# Der Coach am Tisch.

lesson-coach = Coach
lesson-coach-offer = Deine erste Partie { $game }? Auf Wunsch hilft dir ein Coach.
lesson-coach-yes = Ja, gern
lesson-coach-no = Nein, danke
lesson-coach-leave = Coach ausblenden
lesson-coach-looks = Der Coach überlegt …
lesson-coach-waits = Die anderen spielen.
lesson-coach-forced = Hier gibt es nur eins zu tun.
lesson-coach-now = Darauf kommt es jetzt an: { $reason }.
lesson-coach-show = Zeig es mir
lesson-coach-silent = Dazu hat der Coach keinen Rat.
lesson-coach-open = Hier entscheidet sich nichts: Probiere, was du magst.
lesson-coach-better = Besser wäre gewesen: { $better }.
lesson-coach-better-because = Besser wäre gewesen: { $better }. { $reason }.
