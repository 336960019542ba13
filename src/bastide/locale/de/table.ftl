# The table page: waiting room, chat, menus and what follows a game.

table-no-table = Dieser Tisch kann nicht angezeigt werden
table-connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch läuft; von der Partie geht nichts verloren.
table-server-waits = Der Server kann gerade nichts speichern. Der Tisch wartet; es geht nichts verloren.
table-may-sit = An diesem Tisch ist ein Platz frei.
table-sit-down = Platz nehmen
table-full = An diesem Tisch ist kein Platz mehr frei. Du kannst zuschauen, sobald die Partie beginnt.
table-invite = Freunde einladen
table-invite-about = Wer diesen Link öffnet, kann einen freien Platz einnehmen. Handkarten sind darüber nicht zu sehen.
table-companions = Mit ihnen hast du schon gespielt
table-invite-one = { $name } einladen
table-invite-sent = Einladung an { $name } verschickt.
table-link = Einladungslink
table-start = Partie starten
table-start-without = { $count ->
    [one] Ohne den freien Platz starten
   *[other] Ohne die { $count } freien Plätze starten
}
table-need-players = Die Partie braucht mindestens { $least } Spieler.
table-asked = Möchtest du an diesem Tisch mit diesen Einstellungen mitspielen? Ein Platz ist für dich reserviert.
table-has-agreed = spielt mit
table-has-not-agreed = hat noch nicht geantwortet
table-wait-for-agreement = Die Partie kann beginnen, sobald alle zugesagt haben. Es fehlt noch die Antwort von: { $names }.
table-wait-for-devices = Die Partie beginnt automatisch, sobald alle Geräte ihren Zufallsbeitrag offengelegt haben. Es fehlt noch: { $names }.
table-part-elsewhere = Dein Zufallsbeitrag liegt auf einem anderen deiner Geräte.
table-part-here = Stattdessen dieses Gerät verwenden
table-free-seat = Platz von { $name } freigeben
table-invited-again = { $name } möchte noch einmal spielen und hält dir einen Platz frei.
table-wait-for-host = Die Partie beginnt, sobald der Host sie startet.
table-sit-by-name = Gib deinen Namen ein, um Platz zu nehmen.
table-agreed = Einstellungen der Partie
table-lobby-lists = Öffentlich
table-pace-of-move = { $seconds } Sekunden pro Zug
table-pace-of-bank = { $minutes } Minuten + { $seconds } Sekunden pro Zug
table-pace-of-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
table-stand-up = Tisch verlassen
table-close = Tisch schließen
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begonnen hat.
table-chat = Nachricht an den Tisch
table-send = Senden
table-said = Chat
table-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
table-ask-undo = Zugrücknahme anfragen
table-seat-plays = { $name } spielt.
table-menu = Menü
table-announcements = Ansagen
table-asked-with-choices = { $question } { $count ->
    [one] 1 Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
table-describe = Tisch beschreiben
table-key-describe = den Tisch in Worten beschreiben
table-description = Der Tisch in Worten
table-detail = Ausführlichkeit
table-detail-short = Kurz
table-detail-normal = Normal
table-detail-full = Vollständig
table-show-on-table = Auf dem Tisch zeigen
table-return = Ich bin zurück – wieder selbst spielen
table-leave-to-bot = Einen Bot für mich spielen lassen
table-leave-to-bot-ask = Der Bot { $bot } spielt für dich, bis du zurückkommst. Gewinnt er, steigt deine Wertungszahl nicht; verliert er, sinkt sie.
table-leave-to-bot-waits = Außer dir spielen hier nur Bots: Der Tisch wartet, bis du zurückkommst.
table-leave-to-bot-sure = Ja, der Bot soll spielen
table-away-until = { $name } ist weg. Ab { $time } übernimmt ein Bot.
table-propose-abandon = Abbruch vorschlagen (ohne Ergebnis)
table-resign = Aufgeben
table-resign-sure = Ja, ich gebe auf
table-proposal = Vorschlag
table-download-record = Partie als Datei speichern
table-share-game = Link zu dieser Partie kopieren
table-review = Meine Partie analysieren
table-new-game = Neue Partie
table-rematch = Revanche
table-to-rematch = Zur nächsten Partie
table-key-undo = rückgängig
table-key-log = Verlauf
table-throw-away = Partie abbrechen
table-throw-away-about = Außer dir spielen hier nur Bots: Die Partie endet sofort ohne Ergebnis und zählt nicht.
table-origin = { $at ->
    [0] Diese Partie ist genauso gemischt wie eine andere, die schon beendet ist.
    [one] Diese Partie setzt eine andere, schon beendete Partie nach deren erster Aktion fort.
   *[other] Diese Partie setzt eine andere, schon beendete Partie nach { $at } Aktionen fort.
} Faires Mischen ist hier nicht nachweisbar; die Partie wird nicht gewertet.
table-origin-link = Andere Partie ansehen
table-origin-puzzle = Diese Partie setzt eine Aufgabe fort. Faires Mischen ist hier nicht nachweisbar; die Partie wird nicht gewertet.
table-origin-puzzle-link = Aufgabe ansehen
table-reach-open = Für mein lokales Netzwerk freigeben
table-reach-open-about = Freunde im selben Netzwerk können dann mitspielen. Solange der Server läuft, ist er für alle in diesem Netzwerk erreichbar.
table-reach-flag = Um mit anderen im lokalen Netzwerk zu spielen, starte den Server mit { $command }.
table-qr = QR-Code zum Scannen mit dem Handy
table-door = Privater Tisch
table-door-about = { $host } spielt hier { $game } an einem privaten Tisch. Du kannst um einen Platz bitten.
table-door-about-nobody = Hier wird { $game } an einem privaten Tisch gespielt. Du kannst um einen Platz bitten.
table-knock = Um einen Platz bitten
table-knock-waiting = Anfrage gesendet. Sobald der Host antwortet, geht es hier automatisch weiter.
table-knock-declined = Der Host hat abgelehnt. Mit dem Einladungslink kannst du trotzdem mitspielen.
table-knocks = { $name } bittet um einen Platz.
table-let-in = Platz geben
table-not-let-in = Ablehnen
table-you-watch = Du schaust zu.
table-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
table-block-or-report = Blockieren oder melden
table-block = Blockieren
table-block-about = Du siehst nicht mehr, was diese Person schreibt, und sie kann sich nicht zu dir an den Tisch setzen.
table-blocked = { $name } ist blockiert. Unter „Konto“ kannst du das rückgängig machen.
table-report = Melden
table-report-about = Dem Betreiber des Servers melden
table-report-what = Was ist passiert?
table-reported = Danke. Der Betreiber des Servers sieht sich deine Meldung an.
table-deal-others = Ergebnisse der anderen
table-deal-counts = Das ist die Partie des Tages: Du hast einen Versuch, ohne Rückgängig und ohne Tipps.
table-proposal-take_back = { $by } möchte zurücknehmen:
table-proposal-abandon = { $by } schlägt vor, die Partie ohne Ergebnis abzubrechen.
table-reach-machine = Dieser Link funktioniert nur auf diesem Computer.
table-reach-network = Dieser Link funktioniert für alle im selben lokalen Netzwerk (im selben WLAN).
table-reach-world = Dieser Link funktioniert für alle, denen du ihn schickst.
table-you-won-by = { $points ->
    [one] Du hast mit einem Punkt Vorsprung gewonnen
   *[other] Du hast mit { $points } Punkten Vorsprung gewonnen
}
table-you-lost-by = { $points ->
    [one] Du hast mit einem Punkt Rückstand gegen { $name } verloren
   *[other] Du hast mit { $points } Punkten Rückstand gegen { $name } verloren
}
table-you-won-shared = Du teilst dir den Sieg mit { $names }
table-you-lost-shared = Diesmal gewinnen { $names }
table-you-lost = Diesmal gewinnt { $name }
table-won-by = { $points ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
table-won-shared = Gemeinsamer Sieg: { $names }
table-won-difference = Den Ausschlag gab: { $category }, { $points } zu { $other }.
table-won = { $name } gewinnt
table-hint-thinking = Ein Bot überlegt …
table-hint-about = Das würde ein Bot an deiner Stelle spielen
table-hint-win = { $chance } Siegchance
table-hint-compared = Verglichen mit „{ $action }“: { $reason }
table-hint-worse = Deutlich schlechter
table-hint-basis = Geschätzt: Die Partie wird von hier aus viele Male weitergespielt, nur mit dem, was du sehen kannst. Verdeckte Karten bleiben verdeckt.
table-coach-comes = Coach einblenden
table-coach-leaves = Coach ausblenden
table-hint-equal = Etwa gleich gut
table-hints-short = Tipps
table-key-hint = Tipp
table-learn-more = Weitere Lektionen
table-same-again = Neu mit gleichem Aufbau
table-imported-about = Diese Partie wurde aus einer Datei importiert. Faires Mischen ist hier nicht nachweisbar.
table-cancel = Abbrechen
table-copy = Kopieren

# A new table.

table-friend = Per Link einladen
table-other-bots = Andere Bots
table-settings = Tischeinstellungen
table-public = Öffentlich: in der Lobby anzeigen
    .help = Sonst kommt man nur mit deinem Link oder mit deiner Zustimmung an den Tisch.
table-hints = Tipps erlauben (Partie wird nicht gewertet)
    .help = Auch der Coach steht dann zur Verfügung.
table-shuffle = Sitzreihenfolge auslosen
    .help = Die Plätze und damit die Zugreihenfolge werden beim Start ausgelost.
table-expiry = Bei Zeitablauf
table-expiry-bot = Bot übernimmt
table-expiry-loss = Partie verloren
table-each-seat = Plätze einzeln festlegen
table-friends-about = Schick deinen Freunden einen Link und starte, sobald alle da sind.
table-bots-mixed = Gemischt, wie unten eingestellt

### Durations in their largest exact unit

table-duration-day = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
table-duration-hour = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
table-duration-minute = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
table-duration-second = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}

## Settings of a new table

table-aids = Hilfen anzeigen (übrige Plättchen, voraussichtliche Punkte)
    .help = Alle am Tisch sehen sie.
table-talk = Zuschauer dürfen chatten
    .help = Sonst können Zuschauer den Chat nur lesen.
table-stand-in = Ersatzbot
    .help = Spielt für alle, die gehen, zu lange weg sind oder deren Zeit abgelaufen ist.
table-absence = Bei Abwesenheit
    .help = Die Zeit läuft, wenn die Partie auf jemanden wartet, der nicht verbunden ist. Man kann jederzeit zurückkehren.
table-absence-after = Bot übernimmt (Wartezeit: { $time })
table-absence-never = Tisch wartet
