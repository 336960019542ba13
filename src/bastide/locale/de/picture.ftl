# Texte auf Bildern von Tischen, neben den Texten der Spiele.
picture-title = { $game }: { $names }
picture-over = Die Partie ist zu Ende
picture-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
picture-house = Brettspiele genau nach den Regeln, mit Freunden oder Bots, im Browser.
