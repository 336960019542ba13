# A game that is watched again: what is only said once it is open.

replay-verdict-exact = Geprüft: Genau so verlief die Partie.
replay-verdict-unverified = Alle Züge sind erlaubt, aber die Partie wurde mit einer anderen Regelversion gespielt.
replay-verdict-diverged = Ab Aktion { $at } passt die Aufzeichnung nicht zu den Regeln; angezeigt wird sie bis dahin.
replay-verdict-corrected = Seitdem berichtigte Regeln: { $rules }.
replay-analyse = Analysieren
replay-chart = Punkteverlauf
replay-open-hands = Alle Karten offen
replay-all-hands = Alle Handkarten
replay-nothing-hidden = In diesem Spiel hat niemand verdeckte Karten.
replay-share-move = Link zu diesem Zug kopieren
replay-table-picture = Bild speichern
replay-picture-here = Ein Bild dieser Stellung:
replay-picture-format = Als { $format } speichern
replay-picture-moving = Ein bewegtes Bild von bis zu { $most } Zügen, das Browser und viele Messenger abspielen:
replay-picture-from = von Zug
replay-picture-until = bis Zug
replay-picture-seconds = Sekunden pro Zug
replay-picture-busy = Wird gezeichnet … { $part } %
replay-share-needs-name = Zum Teilen wird die Aufzeichnung auf diesem Server unter deinem Namen gespeichert.
replay-review = Analyse
replay-review-about = Ein Bot prüft jede Entscheidung und markiert die größten Fehler.
replay-review-about-any = Ein Bot prüft jede Entscheidung und markiert die größten Fehler aller Spieler.
replay-review-begin = Partie analysieren
replay-review-progress = Geprüft: { $done } von { $looks }
replay-review-found = { $count ->
    [one] 1 Fehler. Er ist auf der Zeitleiste markiert.
   *[other] Die { $count } teuersten Fehler sind auf der Zeitleiste markiert.
}
replay-review-nothing = Kein eindeutiger Fehler. Gut gespielt!
replay-review-nothing-any = Kein eindeutiger Fehler. Alle haben gut gespielt!
replay-review-total = { $name }: { $cost } % Siegchance und { $points } Punkte Verlust pro Entscheidung (Entscheidungen: { $count })
replay-review-cost = kostet { $what }
replay-review-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
replay-review-better = Besser – { $action }
replay-review-chance = Siegchance vor diesem Zug: { $chance }
replay-review-basis = Was ein Zug kostet, sind die verlorene Siegchance und die verlorenen Punkte am Ende. Sie sind geschätzt: Nach beiden Zügen wird viele Male weitergespielt. Aufgeführt ist nur, was zu 99,9 % sicher ist.
replay-review-unseen = { $count ->
    [one] 1 Entscheidung wurde aus Zeitmangel nicht geprüft.
   *[other] { $count } Entscheidungen wurden aus Zeitmangel nicht geprüft.
}
replay-review-mine = Nur meine Fehler
replay-review-turn = Zug { $turn }
replay-review-others = { $count ->
    [one] Zusammen mit 1 weiteren Entscheidung dieses Zuges.
   *[other] Zusammen mit { $count } weiteren Entscheidungen dieses Zuges.
}
replay-try-again = Ab hier noch einmal versuchen
replay-quiz = Aus Fehlern lernen
replay-quiz-of = Fehler { $number } von { $count }
replay-quiz-ask = Dein Zug war „{ $action }“. Finde einen besseren.
replay-quiz-right = Richtig!
replay-quiz-same = Das war dein Zug. Finde einen anderen.
replay-quiz-worse = Das kostet { $what }. Versuch es noch einmal.
replay-quiz-unrated = Die Analyse hat bessere Züge gefunden. Versuch es noch einmal.
replay-quiz-show = Lösung zeigen
replay-quiz-over = Beim ersten Versuch gefunden: { $found } von { $count }.
replay-quiz-end = Zurück zur Partie

# Zusammenfassung einer Analyse, auch nach einer Partie mit Coach.

replay-summary = Das nimmst du mit
replay-well = Gut gespielt
replay-well-count = { $count ->
    [0] Kein Zug von dir war eindeutig besser als alle sinnvollen Alternativen.
    [one] Nur ein Zug von dir war eindeutig besser als alle sinnvollen Alternativen.
   *[other] Nur { $count } Züge von dir waren eindeutig besser als alle sinnvollen Alternativen.
}
replay-well-by = { $what } besser als „{ $action }“
replay-to-try = Beim nächsten Mal versuchen
replay-to-try-instead = statt „{ $action }“ (hat { $what } gekostet)

# Fehlerquote auf der Kontoseite.

replay-error-rate = Fehlerquote
replay-error-rate-about = Was dich eine Entscheidung im Schnitt kostet, an Siegchance und an Punkten am Ende. Je weniger, desto besser. Wenn du eine beendete Partie analysierst, kommt sie hier dazu. Nur du siehst das.
replay-error-rate-none = Analysiere eine beendete Partie, dann steht hier deine Fehlerquote.
replay-error-rate-last = Letzte Partie: { $cost } % und { $points } Punkte pro Entscheidung
replay-error-rate-mean = Schnitt aus { $count } Partien: { $cost } % und { $points } Punkte
replay-error-rate-game = { $when }: { $cost } % und { $points } Punkte pro Entscheidung
replay-about = Schau dir eine Partie noch einmal Schritt für Schritt an. Öffne eine beendete Partie in der Lobby oder zieh eine Datei hierher: eine Aufzeichnung, einen Spielstand von JCloisterZone oder ein Protokoll von dominion.games oder Goko.
replay-choose-record = Datei auswählen
replay-failed = Diese Datei lässt sich nicht lesen: { $reason }. Versuch es mit einer anderen Datei.
replay-import-read = { $source }: { $read } von { $moves } Zügen verstanden.
replay-import-stop = Hier endet der Import: { $reason }
replay-time-line = Zeitleiste
replay-step = { $at } von { $last }
replay-viewer = Ansicht
replay-key-next-costly = nächster Fehler
replay-key-previous-costly = vorheriger Fehler
replay-key-next = nächster Schritt
replay-key-previous = vorheriger Schritt
replay-key-play = abspielen / anhalten
replay-first = Zum Anfang
replay-last = Zum Ende
