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
puzzle-best-moves = Finde die besten Züge
puzzle-step = { $step } von { $steps }
puzzle-go-on = Richtig! Jetzt der nächste Zug.
puzzle-next = Nächste Aufgabe
puzzle-themes = Themen
puzzle-all = Alle Aufgaben
puzzle-all-done = Hier hast du schon alle Aufgaben versucht. Wähle ein anderes Thema oder ein anderes Spiel.
puzzle-hint = { $theme }. Dafür spricht: { $reasons }
puzzle-right = Richtig!
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-equal = { $count ->
    [2] Die ersten beiden Züge sind etwa gleich gut.
   *[other] Die ersten { $count } Züge sind etwa gleich gut.
}
puzzle-tag-best = bester Zug
puzzle-tag-yours = dein Zug
puzzle-compared = Verglichen mit Zug { $number }: { $reasons }
puzzle-instead = Mit dem besten Zug dagegen: { $reasons }
puzzle-unmeasured = Dieser Zug ist nicht besser als die anderen in der Liste.
puzzle-try = Wähle einen Zug hier oder auf dem Tisch, um zu sehen, wie es weitergeht.
puzzle-not-listed = Dieser Zug wurde nicht mit den anderen verglichen. Wähle einen aus der Liste.
puzzle-watch = So geht es weiter: { $move }
puzzle-solution = Ganze Lösung ansehen
puzzle-line = Züge auf dem Tisch
puzzle-move = Zug { $move } von { $moves }
puzzle-move-back = Einen Zug zurück
puzzle-move-on = Nächster Zug
puzzle-back = Zurück zur Stellung
puzzle-its-rating = Schwierigkeit { $rating }
puzzle-longest = { $days ->
    [one] Längste Serie: 1 Tag
   *[other] Längste Serie: { $days } Tage
}
puzzle-before = Frühere Aufgaben des Tages
puzzle-was-right = gelöst
puzzle-was-wrong = nicht gelöst
puzzle-was-helped = mit Tipp
puzzle-repeat = Fehler wiederholen ({ $count })
puzzle-repetition-about = Aufgaben, die du falsch gelöst hast, kommen nach 1, 3, 7 und 21 Tagen wieder. Deine Wertungszahl ändert sich dabei nicht.
puzzle-repetition-over = Alle fälligen Aufgaben wiederholt.
puzzle-missed-before = Diese Aufgabe hast du schon einmal falsch gelöst. { $count ->
    [one] 1 Aufgabe ist fällig.
   *[other] { $count } Aufgaben sind fällig.
}
puzzle-comes-again = { $days ->
    [one] Kommt morgen wieder
   *[other] Kommt in { $days } Tagen wieder
}
