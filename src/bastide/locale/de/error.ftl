### Was schiefgehen kann. Die Kennungen sind die Codes der Fehler.

error-at-range = --at ist eine Zahl von Aktionen, 0 bis { $last }, nicht { $at }
error-bad-budget = eine Suche braucht mindestens einen Durchgang oder etwas Zeit (höchstens eine Stunde), nicht { $iterations } Durchgänge und { $seconds } Sekunden
error-bad-buy-list = { $file }, Zeile { $line }: { $problem }
error-bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $value }
error-bad-seconds = --seconds ist eine Zahl von Sekunden, nicht { $value }
error-bad-snapshot = das ist keine Stellung von { $game }: { $problem }
error-bad-workers = eine Suche läuft auf 1 bis 256 Prozessen, nicht { $workers }
error-board-count = { $players } Spieler brauchen ebenso viele Spielpläne, nicht { $boards }
error-bot-argument = der Bot { $bot } nimmt keine Einstellung
error-bot-file = { $file } ist nicht lesbar: { $problem }
error-bot-setting = { $bot } versteht iterations=N, seconds=S und workers=K, verbunden mit +; nicht { $text }
error-broken-game = das Spiel { $game } lässt sich nicht laden: { $problem }
error-density = --density ist ein Anteil der Schritte, 0 bis 1, nicht { $value }
error-empty-buy-list = { $file }: Die Liste nennt keine Karte zum Kaufen
error-file = { $path }: { $problem }
error-first-player = dieser Spieler kann nicht beginnen; Spieler sind 0 bis { $last }
error-game-over = die Partie ist zu Ende; niemand kann mehr handeln
error-games-count = die Zahl der Partien muss mindestens 1 sein, nicht { $games }
error-missing = { $name } fehlt
error-name = ein Name ist eine Zeile Text
error-no-buy-list = gib an, welche Liste gilt: { $bot }:DATEI
error-no-components = { $game } hat das nicht: { $kind }; es gibt: { $known }
error-no-record = das ist keine Aufzeichnung: die erste Zeile ist nicht „bastide record 1“
error-no-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
error-no-such-option = es gibt keine Option { $option }; --help zählt die vorhandenen auf
error-no-such-player = es gibt keinen Spieler { $player }; die Spieler sind 0 bis { $last }
error-not-a-game = { $value } ist kein Spiel namens { $game }
error-not-to-move = Spieler { $player } ist nicht am Zug; gewartet wird auf { $waiting }
error-not-understood = „{ $text }“ ist jetzt keine erlaubte Aktion; erlaubt: { $legal }
error-option-count = die Option { $option } braucht { $wanted } Wörter, nicht { $count }
error-option-form = eine Option schreibt man NAME=WERT, nicht { $text }
error-option-value = die Option { $option } kann nicht { $value } sein; { $right }
error-other-edition = { $card } gibt es in Edition { $edition } des Basisspiels nicht; wähle die andere Edition oder mix_editions=yes
error-other-game = das ist eine Aufzeichnung von { $found }, nicht von { $game }
error-out-of-range = { $name } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }
error-player-count = { $game } ist für { $low } bis { $high } Spieler, nicht { $players }
error-record-cut = die Aufzeichnung ist abgeschnitten: sie schließt nicht mit einer Zeile „end N DIGEST“
error-record-diverged = die Aufzeichnung weicht bei Aktion { $at } ab: { $reason }
error-record-format = diese Aufzeichnung hat Format { $found }; diese Fassung von Bastide liest Format { $known }
error-record-line = Zeile { $line } der Aufzeichnung: { $problem }
error-rng-state = eine Zufallsquelle sind 32 Hexadezimalziffern, nicht alle null; das ist { $state }
error-seed-range = ein Startwert ist eine ganze Zahl von 0 bis 2^128 - 1, nicht { $seed }
error-unknown-bot = es gibt keinen Bot { $bot } für { $game }; bekannt: { $known }
error-unknown-command = es gibt keinen Befehl { $command }; bekannt: { $known }
error-unknown-game = es gibt kein Spiel { $game }; bekannt: { $known }
error-unknown-language = es gibt keine Sprache { $language }; bekannt: { $known }
error-unknown-option = es gibt keine Option { $option }; bekannt: { $known }
error-usage = { $problem }
