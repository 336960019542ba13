# Die Seite der Aufgaben.

puzzle-about = Stellungen aus echten Partien, in denen eine Antwort zweifellos besser ist: mit denselben Zufällen für alle Antworten erprobt und zweimal geprüft.
puzzle-rating = Wertung { $rating }
puzzle-solved = { $solved } von { $all } gelöst
puzzle-row = { $days ->
    [0] Noch kein Tag in Folge
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-today = Aufgabe des Tages
puzzle-today-done = Aufgabe des Tages, noch einmal
puzzle-of-today = Aufgabe des Tages: Was ist am besten?
puzzle-best = Was ist hier am besten?
puzzle-next = Nächste Aufgabe
puzzle-theme = Thema
puzzle-all-themes = alle
puzzle-all = Alle Aufgaben
puzzle-all-done = Hier ist keine Aufgabe mehr, die du nicht versucht hast. Wähle ein anderes Thema oder ein anderes Spiel.
puzzle-hint = { $theme }. Was für die Antwort spricht: { $reasons }
puzzle-right = Richtig: Das ist zweifellos besser.
puzzle-wrong = Es gibt etwas Besseres.
puzzle-figures = gewinnt in { $win } % der Fälle, in Punkten { $lead };
puzzle-untold = Deine Antwort ist schlechter als alle diese.
puzzle-its-rating = Aufgabe { $rating }
puzzle-longest = { $days ->
    [one] Längste Reihe: ein Tag
   *[other] Längste Reihe: { $days } Tage
}
puzzle-before = Aufgaben der Tage davor
puzzle-was-right = gelöst
puzzle-was-wrong = nicht gelöst
puzzle-was-helped = mit Tipp gelöst
