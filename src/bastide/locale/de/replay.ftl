# A game that is watched again: what is only said once it is open.

replay-verdict-exact = Genau nachgespielt: Das ist das Spiel, das gespielt wurde.
replay-verdict-unverified = Ohne Widerspruch nachgespielt, aber mit einer anderen Fassung der Regeln.
replay-verdict-diverged = Ab Aktion { $at } passt die Aufzeichnung nicht zu den Regeln; bis dahin wird sie gezeigt.
replay-verdict-corrected = Seither berichtigt: { $rules }.
replay-chart = Punkte im Verlauf
replay-open-hands = allen: alle Hände offen
replay-all-hands = Alle Hände
replay-nothing-hidden = In diesem Spiel hält niemand etwas verdeckt.
replay-share-move = Link zu diesem Zug kopieren
replay-table-picture = Bild dieses Tisches
replay-share-needs-name = Um es zu teilen, wird die Aufzeichnung auf diesem Server unter deinem Namen aufbewahrt.
replay-review = Durchsicht
replay-review-about = Ein Bot sieht sich jede Entscheidung an und markiert, was am meisten gekostet hat.
replay-review-begin = Dieses Spiel durchsehen
replay-review-progress = Angesehen: { $done } von { $looks }
replay-review-found = { $count ->
    [one] Eine Entscheidung hat etwas gekostet. Sie ist auf der Zeitleiste markiert.
   *[other] { $count } Entscheidungen haben am meisten gekostet. Sie sind auf der Zeitleiste markiert.
}
replay-review-nothing = Keine einzelne Entscheidung hat zweifelsfrei etwas gekostet. Gut gespielt!
replay-review-total = { $name }: { $cost } insgesamt
replay-review-cost = kostet { $cost }
replay-review-better = Besser: { $action }
replay-review-chance = Siegchance bis dahin: { $chance }
replay-review-basis = Was ein Zug kostet, ist die Siegchance, die durch ihn verloren ging; dazu wird von beiden Seiten aus weitergespielt. ± sagt, wie unsicher das ist. 100 % ist ein Sieg.
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
