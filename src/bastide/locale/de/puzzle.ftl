# Die Aufgabenseite.

puzzle-about = Stellungen aus echten Partien mit einem eindeutig besten Zug, durch Simulationen geprüft.
puzzle-rating = Wertungszahl { $rating }
puzzle-solved = { $solved } von { $all } gelöst
puzzle-row = { $days ->
    [0] Noch keine Serie
    [one] Serie: 1 Tag
   *[other] Serie: { $days } Tage
}
puzzle-today = Aufgabe des Tages
puzzle-today-done = Aufgabe des Tages noch einmal
puzzle-of-today = Aufgabe des Tages: Finde den besten Zug
puzzle-best = Finde den besten Zug
puzzle-next = Nächste Aufgabe
puzzle-theme = Thema
puzzle-all-themes = Alle
puzzle-all = Alle Aufgaben
puzzle-all-done = Hier hast du schon alle Aufgaben versucht. Wähle ein anderes Thema oder ein anderes Spiel.
puzzle-hint = { $theme }. Dafür spricht: { $reasons }
puzzle-right = Richtig! Eindeutig der beste Zug.
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-figures = gewinnt in { $win } % der Fälle, Punktabstand im Schnitt { $lead }.
puzzle-untold = Dein Zug ist schlechter als alle diese.
puzzle-its-rating = Schwierigkeit { $rating }
puzzle-longest = { $days ->
    [one] Längste Serie: 1 Tag
   *[other] Längste Serie: { $days } Tage
}
puzzle-before = Frühere Aufgaben des Tages
puzzle-was-right = gelöst
puzzle-was-wrong = nicht gelöst
puzzle-was-helped = mit Tipp gelöst
