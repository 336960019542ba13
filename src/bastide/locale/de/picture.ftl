# Was auf Bildern von Tischen steht, neben den Wörtern der Spiele.
picture-title = { $game }: { $names }
picture-over = Das Spiel ist zu Ende
picture-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
picture-house = Brettspiele nach den genauen Regeln, mit Freunden oder Bots, im Browser.
