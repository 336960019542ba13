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

# Der Coach am Tisch.

lesson-coach = Coach
lesson-coach-offer = Ist das dein erstes Spiel? Ein Coach kann neben dir sitzen: Vor einem Zug sagt er, worauf es ankommt, danach, was besser gewesen wäre.
lesson-coach-yes = Ja, gern
lesson-coach-no = Nein, danke
lesson-coach-leave = Der Coach darf gehen
lesson-coach-looks = Der Coach sieht es sich an …
lesson-coach-waits = Die anderen spielen.
lesson-coach-forced = Hier gibt es nur eins zu tun.
lesson-coach-now = Für den besten Zug spricht hier: { $reason }.
lesson-coach-open = Hier entscheidet sich nichts: Probiere, was du magst.
lesson-coach-better = Besser wäre gewesen: { $better }.
lesson-coach-better-because = Besser wäre gewesen: { $better }. { $reason }.
