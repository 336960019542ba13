# Die Aufgabenseite.

puzzle-about = Stellungen aus echten Partien, in denen eine Antwort eindeutig besser ist. Alle Antworten wurden unter gleichen Bedingungen getestet und zweimal geprüft.
puzzle-rating = Wertungszahl { $rating }
puzzle-solved = { $solved } von { $all } gelöst
puzzle-row = { $days ->
    [0] Noch keine Serie
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}
puzzle-today = Aufgabe des Tages
puzzle-today-done = Aufgabe des Tages noch einmal
puzzle-of-today = Aufgabe des Tages: Was ist am besten?
puzzle-best = Was ist hier am besten?
puzzle-next = Nächste Aufgabe
puzzle-theme = Thema
puzzle-all-themes = Alle
puzzle-all = Alle Aufgaben
puzzle-all-done = Hier hast du schon alle Aufgaben versucht. Wähle ein anderes Thema oder ein anderes Spiel.
puzzle-hint = { $theme }. Für die Antwort spricht: { $reasons }
puzzle-right = Richtig: Das ist eindeutig am besten.
puzzle-wrong = Es gibt etwas Besseres.
puzzle-figures = gewinnt in { $win } % der Fälle, Punktabstand im Schnitt { $lead }.
puzzle-untold = Deine Antwort ist schlechter als all diese.
puzzle-its-rating = Schwierigkeit { $rating }
puzzle-longest = { $days ->
    [one] Längste Serie: 1 Tag
   *[other] Längste Serie: { $days } Tage
}
puzzle-before = Frühere Aufgaben des Tages
puzzle-was-right = gelöst
puzzle-was-wrong = nicht gelöst
puzzle-was-helped = mit Tipp gelöst
