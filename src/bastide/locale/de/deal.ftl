# Die Seite des Spiels des Tages.

deal-about = Alle haben dieselben Karten, denselben Platz und dieselben Gegner ({ $opponents }), die auf dieselben Züge gleich antworten. Es zählt einmal, bis Mitternacht (UTC): Nichts wird zurückgenommen, und es gibt keine Tipps.
deal-begun = { $people ->
    [0] Noch hat niemand damit begonnen.
    [one] Eine Person hat damit begonnen.
   *[other] { $people } Personen haben damit begonnen.
}
deal-play = Partie spielen
deal-go-on = Weiterspielen
deal-again = Noch einmal (zählt nicht)
deal-mine = Du: { $score } Punkte, { $lead } Punkte Abstand zum stärksten Gegner, Platz { $place } am Tisch.
deal-rank = Platz { $rank } unter allen, die es gespielt haben.
deal-unfinished = Du hast dieses Spiel nicht zu Ende gespielt.
deal-missed = Du hast dieses Spiel nicht gespielt.
deal-unfinished-count = { $people ->
    [one] Eine Person hat es nicht zu Ende gespielt.
   *[other] { $people } Personen haben es nicht zu Ende gespielt.
}
deal-today = Heute
deal-days-before = Die letzten Tage
deal-by-points = Punkte
deal-by-lead = Vorsprung auf den stärksten Gegner
deal-you = Du
deal-name = Name
deal-score = Punkte
deal-lead = Vorsprung
deal-days = Tage
deal-won = Siege
deal-people = Personen
deal-guests = Gäste
deal-guests-about = Gäste werden getrennt gelistet, denn sie könnten die Partie schon gesehen haben.
deal-bots = Bots auf demselben Platz
deal-bots-playing = Die Bots spielen noch; schau später wieder vorbei.
deal-week = Die Woche
deal-beside = Vergleich mit der besten Partie
deal-beside-whom = { $name }: { $score } Punkte, Vorsprung { $lead }. In diesen Zügen hast du etwas anderes getan.
deal-compare = Zug um Zug vergleichen
deal-same = Du hast in jedem Zug dasselbe getan.
deal-turn = Zug { $turn }
deal-points = ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
})
