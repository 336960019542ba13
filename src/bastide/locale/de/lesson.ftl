# Was Lektionen sagen, wo sie nichts Besseres zu sagen haben. Was jede von ihnen sagt, liegt bei ihr.

lesson-else = Das darfst du, aber danach ist hier nicht gefragt. Sieh noch einmal hin.
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
lesson-passed = Das war die Lektion.
lesson-next = Weiter:
lesson-again = Noch einmal
