# Die Seite der Partie des Tages.

deal-about = Alle haben dieselbe Ausgangslage, denselben Platz und dieselben Gegner ({ $opponents }), die auf gleiche Züge gleich antworten. Du hast einen Versuch, bis { $time } Uhr deiner Zeit, ohne Rückgängig und ohne Tipps.
deal-begun = { $people ->
    [0] Noch niemand hat angefangen.
    [one] Bisher 1 Teilnehmer.
   *[other] Bisher { $people } Teilnehmer.
}
deal-next-hours = Die nächste Partie kommt in { $hours } Std. { $minutes } Min., um { $at } Uhr deiner Zeit.
deal-next-minutes = Die nächste Partie kommt in { $minutes } Min., um { $at } Uhr deiner Zeit.
deal-picture = Das erwartet dich
deal-play = Partie des Tages spielen
deal-go-on = Weiterspielen
deal-later = Nachspielen, vergleichen und noch einmal versuchen kannst du, wenn der Tag vorbei ist.
deal-again = Noch einmal (zählt nicht)
deal-mine = Du: { $score } Punkte, Abstand zum stärksten Gegner { $lead }, Platz { $place } am Tisch.
deal-rank = Platz { $rank } unter allen Teilnehmern.
deal-unfinished = Du hast diese Partie nicht zu Ende gespielt.
deal-missed = Du hast diese Partie nicht gespielt.
deal-unfinished-count = { $people ->
    [one] 1 Teilnehmer hat nicht zu Ende gespielt.
   *[other] { $people } Teilnehmer haben nicht zu Ende gespielt.
}
deal-today = Heute
deal-days-before = Letzte Tage
deal-by-points = Punkte
deal-by-lead = Vorsprung auf den stärksten Gegner
deal-you = Du
deal-results = Ergebnisse
deal-name = Name
deal-score = Punkte
deal-lead = Vorsprung
deal-days = Tage
deal-won = Siege
deal-people = Teilnehmer
deal-guests = Gäste
deal-guests-about = Gäste werden getrennt aufgeführt, denn sie könnten die Karten schon gesehen haben.
deal-guest = { $name } (Gast)
deal-bots = Bots auf demselben Platz
deal-bots-playing = Die Bots spielen noch; schau später wieder vorbei.
deal-week = Diese Woche
deal-beside = Vergleich mit der besten Partie
deal-beside-whom = { $name }: { $score } Punkte, Vorsprung { $lead }. In diesen Zügen hast du anders gespielt:
deal-compare = Zug um Zug vergleichen
deal-same = Du hast in jedem Zug dasselbe gespielt.
deal-turn = Zug { $turn }
deal-points = ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
})
