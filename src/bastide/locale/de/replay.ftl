# A game that is watched again: what is only said once it is open.

replay-verdict-exact = Genau nachgespielt: Das ist das Spiel, das gespielt wurde.
replay-verdict-unverified = Ohne Widerspruch nachgespielt, aber mit einer anderen Fassung der Regeln.
replay-verdict-diverged = Ab Aktion { $at } passt die Aufzeichnung nicht zu den Regeln; bis dahin wird sie gezeigt.
replay-verdict-corrected = Seither berichtigt: { $rules }.
replay-chart = Punkte im Verlauf
replay-open-hands = alle Karten offen
replay-all-hands = Alle Handkarten
replay-nothing-hidden = In diesem Spiel hält niemand etwas verdeckt.
replay-share-move = Link zu diesem Zug kopieren
replay-table-picture = Bild dieses Tisches
replay-share-needs-name = Um es zu teilen, wird die Aufzeichnung auf diesem Server unter deinem Namen aufbewahrt.
replay-review = Analyse
replay-review-about = Ein Bot prüft jede Entscheidung und markiert die teuersten Fehler.
replay-review-begin = Partie analysieren
replay-review-progress = Geprüft: { $done } von { $looks }
replay-review-found = { $count ->
    [one] Eine Entscheidung hat etwas gekostet. Sie ist auf der Zeitleiste markiert.
   *[other] { $count } Entscheidungen haben am meisten gekostet. Sie sind auf der Zeitleiste markiert.
}
replay-review-nothing = Keine einzelne Entscheidung hat zweifelsfrei etwas gekostet. Gut gespielt!
replay-review-total = { $name }: { $cost } insgesamt
replay-review-cost = kostet { $cost }
replay-review-better = Besser: { $action }
replay-review-chance = Siegchance bis dahin: { $chance }
replay-review-basis = Was ein Zug kostet, ist die Siegchance, die durch ihn verloren ging; dazu wird nach beiden Zügen – dem gespielten und dem besseren – zur Probe weitergespielt. ± sagt, wie unsicher das ist. 100 % ist ein Sieg.
replay-review-unseen = { $count ->
    [one] Für 1 Entscheidung war zu wenig Zeit; über sie wird nichts gesagt.
   *[other] Für { $count } Entscheidungen war zu wenig Zeit; über sie wird nichts gesagt.
}
replay-review-mine = Nur meine Fehler
replay-review-turn = Zug { $turn }, Aktion { $action }
replay-review-others = { $count ->
    [one] Mit 1 weiteren Entscheidung dieses Zuges.
   *[other] Mit { $count } weiteren Entscheidungen dieses Zuges.
}
replay-try-again = Von hier noch einmal versuchen
