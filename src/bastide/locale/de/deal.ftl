# Die Seite des Spiels des Tages.

deal-about = Alle haben dieselben Karten, denselben Platz und dieselben Gegner ({ $opponents }), die auf dieselben Züge gleich antworten. Es zählt einmal, bis Mitternacht nach der Uhr von Greenwich: Nichts wird zurückgenommen, und es gibt keine Tipps.
deal-begun = { $people ->
    [0] Noch hat niemand damit begonnen.
    [one] Eine Person hat damit begonnen.
   *[other] { $people } Personen haben damit begonnen.
}
deal-play = Das Spiel spielen
deal-go-on = Weiterspielen
deal-again = Noch einmal (zählt nicht)
deal-mine = Du: { $score } Punkte, { $lead } zum Besten der anderen, Platz { $place } am Tisch.
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
deal-by-lead = Vorsprung vor dem Besten der anderen
deal-you = Du
deal-name = Name
deal-score = Punkte
deal-lead = Vorsprung
deal-days = Tage
deal-won = Siege
deal-people = Personen
deal-guests = Gäste
deal-guests-about = Gäste stehen für sich: Wer als Gast kommt, kann das Spiel vorher gesehen haben.
deal-bots = Bots auf demselben Platz
deal-bots-playing = Die Bots spielen dieses Spiel noch; schau später wieder herein.
deal-week = Die Woche
deal-beside = Neben dem besten Spiel
deal-beside-whom = { $name }: { $score } Punkte, Vorsprung { $lead }. In diesen Zügen hast du etwas anderes getan.
deal-compare = Zug um Zug vergleichen
deal-same = Du hast in jedem Zug dasselbe getan.
deal-turn = Zug { $turn }
deal-points = ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
})
