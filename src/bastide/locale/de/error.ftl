### Fehlermeldungen. Die IDs sind die Fehlercodes.

error-absence-short = Abwesende haben mindestens { $least } Sekunden Zeit, um zurückzukommen
error-account-exists = Du hast schon ein Konto
error-account-taken = Das Konto { $account } gehört jemand anderem
error-address-taken = Der Server kann { $host }:{ $port } nicht verwenden: { $problem }
error-already-started = Die Partie hat schon begonnen
error-at-range = --at ist eine Anzahl von Aktionen von 0 bis { $last }, nicht { $at }
error-at-without-from = --at gibt an, wo es in einer Aufzeichnung weitergeht; dazu gehört --from RECORD
error-backup-newer = Die Sicherung stammt von einer neueren Version von Bastide ({ $version })
error-bad-address = { $address } ist keine Netzwerkadresse
error-bad-backup = Das ist keine vollständige Sicherung von Bastide: { $problem }
error-bad-budget = Eine Suche braucht mindestens einen Durchlauf oder etwas Zeit (höchstens eine Stunde), nicht { $iterations } Durchläufe und { $seconds } Sekunden
error-bad-buy-list = { $file }, Zeile { $line }, Spalte { $column }: { $problem }
error-bad-chat = Die Nachricht ist leer
error-bad-link = Dieser Link gilt nicht mehr; lass dir einen neuen geben
error-bad-message = Ungültige Nachricht: { $problem }
error-bad-name = Ein Name hat 1 bis 24 Zeichen: Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen
error-bad-names = Diese Namen sind ungültig: { $names }: { $problem }
error-bad-net = { $file } ist kein Netz, mit dem dieser Bot spielen kann: { $problem }
error-bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $value }
error-bad-path =
    { $kind ->
        [file] { $name } muss eine Datei sein, kein Ordner
       *[folder] { $name } muss ein Ordner sein, keine Datei
    }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = --seconds ist eine Anzahl von Sekunden, nicht { $value }
error-bad-setting = Eine Einstellung ist falsch: { $problem }
error-bad-snapshot = Das ist keine gültige Stellung von { $game }: { $problem }
error-bad-span = { $name } ist eine Dauer wie 30m, 12h, 7d oder 4w, nicht { $value }
error-bad-weights = { $file }, Zeile { $line }: { $problem }
error-bad-workers = Eine Suche läuft in 1 bis 256 Prozessen, nicht in { $workers }
error-banned =
    { $lasting ->
        [yes] Du bist auf diesem Server gesperrt
       *[no] Du bist auf diesem Server bis { $until } gesperrt
    }
error-batch-action = Aktion { $action } ist in Zeile { $row } nicht erlaubt; dort ist Spieler { $player } am Zug
error-batch-closed = Diese Partien sind geschlossen, oder einer ihrer Prozesse ist beendet
error-batch-shape = Ein Schritt braucht { $count } Aktionen, eine für jede Zeile
error-batch-share = { $games } Partien lassen sich auf 1 bis { $games } Prozesse verteilen, nicht auf { $processes }
error-board-count = { $players } Spieler brauchen ebenso viele Spielpläne, nicht { $boards }
error-bot-argument = Der Bot { $bot } hat keine Einstellungen
error-bot-file = { $file } ist nicht lesbar: { $problem }
error-bot-file-changed = { $file } wurde geändert, während { $bot } danach spielte
error-bot-plays = Ein Bot spielt für dich; übernimm zuerst wieder selbst
error-bot-setting = { $bot } versteht iterations=N, seconds=S und workers=K, verbunden mit +; nicht { $text }
error-broken-game = Das Spiel { $game } lässt sich nicht laden: { $problem }
error-busy = Der Server bearbeitet noch deine vorige Anfrage; versuch es gleich noch einmal
error-buy-line-deep = Mehr als { $most } ineinander verschachtelte Klammern
error-buy-line-expected =
    { $what ->
        [number] Hier fehlt eine Zahl
        [card] Hier fehlt eine Karte
        [card-within] Hier fehlt eine Karte in Klammern
        [numbers-within] Hier fehlen zwei Zahlen in Klammern
       *[typed] Hier fehlt eines von diesen: { $typed }
    }; { $where ->
        [end] die Zeile ist zu Ende
       *[word] es geht mit „{ $word }“ weiter
    }
error-buy-line-large = { $number } ist zu groß; Zahlen gehen bis { $most }
error-buy-line-never = „up to 0“ würde die Karte nie kaufen
error-buy-line-no-card =
    Es gibt keine Karte „{ $name }“; { $meant ->
        [none] „bastide components dominion cards“ zeigt alle Namen
       *[other] war „{ $meant }“ gemeint?
    }
error-buy-line-no-number =
    „{ $word }“ ist keine Zahl; { $meant ->
        [none] es gibt: { $known }
       *[other] war „{ $meant }“ gemeint? Es gibt: { $known }
    }
error-buy-line-no-rule = Es gibt keine Regel „{ $name }“; es gibt: { $known }
error-buy-line-one-card = „{ $function }“ braucht genau eine Karte; „{ $word }“ ist keine Karte
error-buy-line-rest = „{ $word }“ gehört hier nicht hin; eine Zeile lautet CARD, „CARD up to N“ oder „CARD up to N when TEST“
error-buy-line-start = Niemand beginnt mit mehr als { $most } Karten
error-buy-line-start-twice = „start with“ (wird gemischt) und „start deck“ (feste Reihenfolge) schließen einander aus
error-buy-line-strange = „{ $word }“ hat hier keine Bedeutung
error-cluster-empty = Der Cluster unter { $address } hat keine Worker
error-cluster-lost = Der Cluster unter { $address } verliert immer wieder seine Worker
error-cluster-unreachable = Unter { $address } antwortet kein Dask-Scheduler
error-cluster-version = Ein Worker des Clusters verwendet Bastide { $there }, hier läuft { $here }: Die Ergebnisse könnten sich unterscheiden
error-data-rows = Eine Zeile ist eine Partie (game), eine Entscheidung (decision) oder eine Beobachtung (observation), nicht { $rows }
error-data-npz = Numpy-Dateien (.npz) enthalten Beobachtungen; gib --rows observation an
error-extra-arguments = Zu viele Argumente auf der Befehlszeile: { $arguments }
error-guest-alike = { $name } lässt sich mit { $other } verwechseln, und unter diesem Namen sitzt hier schon jemand
error-guest-declined = { $name } hat abgelehnt und wird an diesem Tisch nicht noch einmal gefragt
error-guest-seated = { $name } hat hier schon einen Platz
error-invitation-over =
    { $status ->
        [playing] Die Partie hat ohne dich begonnen; dein Platz ist nicht mehr reserviert
        [finished] Die Partie an diesem Tisch ist zu Ende
       *[open] Dein Platz ist nicht mehr reserviert
    }
error-no-companion = Diese Einladung ist nicht möglich: Du kannst nur Personen einladen, mit denen du schon eine Partie beendet hast, die erreichbar sind und Einladungen erlauben
error-not-one-of = „{ $value }“ ist nicht möglich; erlaubt: { $known }
error-option-value =
    { $takes ->
        [yes] Auf { $option } muss ein Wert folgen
       *[no] { $option } nimmt keinen Wert
    }
error-search-simulations = Eine Suche macht 1 bis { $most } Simulationen, nicht { $simulations }
error-search-positions = Diese Suche hat Platz für 1 bis { $most } Stellungen, nicht { $positions }
error-nobody-learns = Auf allen Plätzen sitzen Bots: Einer muss zum Lernen frei bleiben
error-database-away = { $database } ist nicht erreichbar; den Grund zeigt BASTIDE_LOG_LEVEL=info
error-database-empty = In dieser Datenbank sind keine Daten von Bastide
error-database-missing = Diese Datenbank gibt es nicht
error-database-newer = Die Datenbank stammt von einer neueren Version von Bastide (Schema { $found }; diese Version kennt { $known })
error-database-not-empty = Die Datenbank ist nicht leer; --replace löscht ihren Inhalt
error-database-url = Eine Datenbank wird als sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK angegeben
error-deal-counts = In der Partie des Tages gibt es kein Rückgängig, und niemand spielt für dich
error-deal-secret = Die Züge der anderen in der Partie des Tages sind erst zu sehen, wenn der Tag vorbei ist
error-deal-not-over = Die Partie des Tages kann erst nachgespielt und verglichen werden, wenn der Tag vorbei ist (Mitternacht UTC)
error-door-busy = An diesem Tisch warten schon zu viele auf einen Platz; lass dir den Link geben
error-door-open = Du musst nicht um einen Platz bitten: Du kannst dich einfach setzen
error-empty-buy-list = { $file }: Die Liste nennt keine Karte zum Kaufen
error-entrance =
    { $way ->
        [password] Dieser Server ist passwortgeschützt
       *[invitation] Für diesen Server brauchst du eine Einladung
    }
error-file = { $path }: { $problem }
error-file-exists = Die Datei { $path } gibt es schon; --replace überschreibt sie
error-first-player = Dieser Spieler kann nicht beginnen; die Spieler sind 0 bis { $last }
error-from-record = Startwert und Optionen stehen in der Aufzeichnung: Lass --seed und --option weg
error-game-over = Die Partie ist zu Ende; es sind keine Züge mehr möglich
error-games-count = Die Anzahl der Partien muss mindestens 1 sein, nicht { $games }
error-hints-off = An diesem Tisch gibt es keine Tipps
error-host = Der Name { $host } ist diesem Server nicht bekannt
error-illegal-action = Das geht jetzt nicht; möglich ist: { $legal }
error-knocked-already = Du hast schon gefragt; die Antwort steht noch aus
error-list-cards-missing = { $list }: Diese Karten sind nicht im Königreich, ihre Zeilen bewirken nichts: { $missing }
error-list-too-long = Bevor diese Aktionen alle ausgeführt sind, müssen andere entscheiden
error-list-unforeseen = Diese Aktionen gehen über etwas hinaus, das niemand vorhersehen kann
error-log-full = Das Protokoll dieses Tisches ist fast voll; es sind nur noch Spielzüge möglich
error-method = { $path } unterstützt diese Art von Anfrage nicht
error-missing = { $name } fehlt
error-missing-action = Für { $agent } fehlt eine Aktion
error-missing-extra = Dafür fehlt das Paket { $package }; pip install 'bastide[{ $extra }]'
error-missing-package = Dafür fehlt das Paket { $package }; pip install '{ $package }'
error-must-wait = { $agent } hat nichts zu entscheiden und muss warten: Aktion { $wait }
error-muted =
    { $lasting ->
        [yes] Du bist auf diesem Server stummgeschaltet
       *[no] Du bist bis { $until } stummgeschaltet
    }
error-name = Ein Name ist eine Zeile Text
error-name-alike = Dein Name ähnelt dem von { $other } an diesem Tisch; nimm einen anderen
error-no-baggage = Das ist keine Exportdatei von Bastide
error-newer-baggage = Diese Datei stammt von einer neueren Version von Bastide
error-broken-baggage = Eine Partie in dieser Datei ist beschädigt ({ $table }); es wurde nichts importiert
error-not-here = Dieser Server bietet das Spielen auf dem eigenen Gerät nicht an
error-names-alike = { $name } und { $other } sind leicht zu verwechseln; ändere einen der beiden Namen
error-not-awaited = Dieser Spieler ist gerade nicht am Zug
error-own-device = Hier spielt jeder an seinem eigenen Gerät
error-needs-yes = Hier wird etwas gelöscht: Gib --yes an oder starte den Befehl in einem Terminal, das nachfragen kann
error-no-account = Gäste haben kein Passwort
error-no-advice = Zu dieser Entscheidung ließ sich nichts herausfinden; versuch es noch einmal
error-no-bot-plays = Für dich spielt gerade kein Bot
error-no-buy-list = Gib die Kaufliste an: { $bot }:DATEI
error-no-comparison = Noch gibt es keinen Vergleich; die Bots spielen noch
error-no-components = { $game } hat keine Bestandteile dieser Art: { $kind }; bekannt: { $known }
error-no-deal = Von diesem Tag gibt es keine Partie zu sehen
error-no-deal-played = Du hast diese Partie nicht zu Ende gespielt
error-no-deals = In { $game } gibt es keine Partie des Tages
error-no-position = Von Stellung { $position } aus kannst du nicht weiterspielen; möglich ist 0 bis { $last }
error-no-rules = Zu { $game } gibt es keine Regeln zum Nachlesen
error-no-example = { $game } hat kein Beispiel { $name }
error-no-lesson = { $game } hat keine Lektion { $name }
error-no-puzzle = { $game } hat keine Aufgabe { $id }
error-no-puzzles = Zu { $game } gibt es keine Aufgaben
error-no-themes = Die Aufgaben zu { $game } haben keine Themen
error-no-theme = Zu diesem Thema hat { $game } keine Aufgaben; bekannt: { $known }
error-puzzle-line = Zeile { $line } der Aufgaben: { $problem }
error-off-lesson = Das passt nicht zum Verlauf der Lektion; beginne { $name } von vorn
error-no-topic = In den Regeln von { $game } steht nichts zu: { $topic }; Themen: { $known }
error-other-training = In { $folder } liegt ein anderes Training; gib einen anderen Ordner an
error-no-champion = In { $folder } liegt kein Training
error-other-champion = In { $folder } liegt ein Training für etwas anderes
error-nothing-left = Ohne { $names } bleibt zu wenig zum Ziehen übrig
error-bad-lessons = { $file } enthält keine Lektionen
error-other-lessons = { $file } enthält Lektionen für ein anderes Netz
error-other-networks = In { $folder } liegen Netze mit einem anderen Aufbau
error-net-table = Dieses Netz wurde nicht für die Zusammenstellung dieses Tisches trainiert
error-net-workers = Ein Netz rechnet in einem Prozess, nicht in { $workers }
error-no-improver = Für { $game } gibt es keine Strategien in Dateien
error-no-invitation = Diese Einladung ist ungültig oder abgelaufen
error-no-line = Eintrag { $line } dieses Tisches ist keine Chatnachricht
error-no-net = Gib das Netz an: { $bot }:DATEI
error-no-network = Dieser Computer hat keine Adresse in einem lokalen Netzwerk
error-no-path = { $path } gibt es nicht
error-site-not-built = Die Webseiten und ihre Laufzeitumgebung sind nicht gebaut; „make web“ baut sie
error-site-not-empty = { $path } ist kein leerer Ordner
error-site-wheel-name = { $path } ist kein Wheel von Bastide
error-site-wheel-version = { $path } ist ein Wheel der Version { $found }; gebraucht wird { $wanted }
error-site-wheel-platform = { $path } wurde für { $found } kompiliert; Python im Browser braucht { $wanted }
error-site-wheel-broken = { $path } ist nicht lesbar oder unvollständig
error-no-person = Es gibt niemanden namens { $name }
error-no-plan = Der Experte für { $game } macht keinen Plan, den man aufschreiben könnte
error-no-proposal = Dieser Vorschlag gilt nicht mehr
error-no-python-file = Gib die Datei an: { $bot }:DATEI
error-no-record = Das ist keine Aufzeichnung: Die erste Zeile ist nicht „bastide record { $known }“
error-no-report = Es gibt keine offene Meldung { $report }
error-no-review = Diese Analyse gibt es nicht mehr; starte sie neu
error-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
error-no-sign-up = Auf diesem Server können keine neuen Konten erstellt werden
error-no-such-option = Es gibt keine Option { $option }; --help zeigt alle Optionen
error-no-such-player = Es gibt keinen Spieler { $player }; die Spieler sind 0 bis { $last }
error-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang
error-no-weights = Gib die Gewichte an: { $bot }:DATEI
error-nobody-knocks = Es wartet niemand mehr auf einen Platz
error-nobody-seated = Noch sitzt niemand am Tisch
error-nobody-there = Dort ist niemand, den du blockieren oder melden könntest
error-not-a-game = { $value } ist kein Spiel namens { $game }
error-not-a-person = Auf Platz { $seat } sitzt niemand, für den ein Bot einspringen könnte
error-not-agreed = Noch nicht alle haben zugesagt: { $names }
error-not-asked = Deine Zustimmung ist nicht gefragt
error-not-at-home = Nur am Computer des Servers lässt sich der Zugang freigeben
error-not-away = Diese Person ist noch keine { $seconds } Sekunden abwesend, während sie am Zug ist
error-not-finished = Die Partie ist noch nicht zu Ende
error-not-host = Das kann nur der Host
error-not-opening = Gerade wird kein Zufallsbeitrag erwartet
error-not-let-in = Deine Anfrage wurde abgelehnt
error-not-seated = Du sitzt nicht an diesem Tisch
error-not-started = Die Partie hat noch nicht begonnen
error-not-to-move = Spieler { $player } ist nicht am Zug; am Zug: { $waiting }
error-not-understood = „{ $text }“ ist jetzt keine erlaubte Aktion; erlaubt: { $legal }
error-not-welcome = An diesem Tisch kannst du nicht mitspielen
error-nothing-to-take-back = Es gibt keinen Zug, den du zurücknehmen könntest
error-often-enough = Das hast du an diesem Tisch schon { $most }-mal getan; mehr ist nicht möglich
error-one-choice = Wenn alle gleichzeitig wählen, wird genau eine Aktion gewählt
error-one-seat = Du kannst nur einen Platz einnehmen
error-opponents-count = An einem Tisch für { $players } Spieler sitzen { $others } Gegner, nicht { $given }
error-option-count = Die Option { $option } braucht { $wanted } Werte, nicht { $count }
error-option-flag = Die Option { $option } ist ja oder nein, nicht { $value }
error-option-form = Optionen haben die Form NAME=WERT, nicht { $text }
error-option-list = Die Option { $option } ist eine Liste von Werten, nicht { $value }
error-option-number = Die Option { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }
error-option-twice = Die Option { $option } nennt { $value } zweimal
error-option-word =
    { $close ->
        [none] Die Option { $option } kann nicht { $value } sein; bekannt: { $known }
       *[other] Die Option { $option } kann nicht { $value } sein; war { $close } gemeint? bekannt: { $known }
    }
error-origin = Andere Websites dürfen das nicht
error-other-edition = { $card } gibt es in Edition { $edition } des Basisspiels nicht; wähle die andere Edition oder mix_editions=yes
error-other-game = Das ist eine Aufzeichnung von { $found }, nicht von { $game }
error-other-part = Dieser Zufallsbeitrag passt nicht zu dem Fingerabdruck, der vorher angegeben wurde
error-other-players = An dieser Partie { $players ->
    [one] hat 1 Spieler
   *[other] haben { $players } Spieler
} teilgenommen; gib jeden Platz an
error-out-of-range = { $name } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }
error-part-taken = Ein anderer Platz hat genau diesen Fingerabdruck angegeben
error-person-or-address = Gib an, wen: eine Person oder --address ADRESSE
error-player-count = { $game } ist für { $low } bis { $high } Spieler, nicht { $players }
error-proposed-already = Das wurde schon vorgeschlagen
error-record-cut = Die Aufzeichnung ist abgeschnitten: Am Ende fehlt die Zeile „end N DIGEST“
error-record-diverged = Die Aufzeichnung weicht bei Aktion { $at } ab: { $reason }
error-record-format = Diese Aufzeichnung hat Format { $found }; diese Version von Bastide liest Format { $known }
error-record-line-after-end = Nach der Zeile „end“ darf nichts mehr kommen
error-record-line-count = Angegeben sind { $said } Aktionen, vorhanden sind { $done }
error-record-line-expected = Erwartet wird „{ $form }“, nicht „{ $text }“
error-record-line-header = Der Kopf muss „game“, „rules“, „seed“ und mindestens einen „seat“ enthalten
error-record-line-no-seat = Es gibt keinen Platz { $seat }; der Kopf nennt { $seats }
error-record-line-rules = „rules“ muss eine ganze Zahl sein, nicht „{ $value }“
error-record-line-seed = „seed“ muss eine ganze Zahl oder ein Schlüssel sein, nicht „{ $value }“
error-record-line-twice = „{ $name }“ kommt zweimal vor
error-record-line-two-digests = Zwei Prüfsummen für die Stellung nach { $done } Aktionen
error-record-line-unknown-header = Unbekannte Kopfzeile „{ $name }“; bekannt sind: { $known }
error-record-line = Zeile { $line } der Aufzeichnung: { $problem }
error-record-name = Der Name { $name } in dieser Aufzeichnung ist ungültig: Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen
error-record-position = Die Stellung nach Aktion { $at } ist nicht die aufgezeichnete
error-record-proof = Der Fairness-Nachweis in dieser Aufzeichnung ist nicht lesbar
error-record-setup = Der Spielaufbau ist ein anderer
error-record-too-long = Diese Aufzeichnung hat mehr als { $most } Aktionen; so lang ist keine Partie
error-record-unfinished = Die Partie dieser Aufzeichnung wurde nicht zu Ende gespielt
error-resigned = Du hast aufgegeben und kannst in dieser Partie nicht weiterspielen
error-rng-state = Der Zustand eines Zufallsgenerators besteht aus 32 Hexadezimalziffern, nicht alle null; angegeben ist { $state }
error-rules-changed = Die Regeln haben sich seit Beginn dieser Partie geändert; sie kann nicht fortgesetzt werden: { $problem }
error-said-enough = Zuschauer können an diesem Tisch keine weiteren Nachrichten schreiben
error-seat-taken = Platz { $seat } ist nicht frei
error-seats-free = Zum Fortsetzen einer Partie müssen alle Plätze besetzt sein: Setze Bots auf die freien Plätze
error-seed-key = Ein Schlüssel besteht aus „chacha:“ und 64 Hexadezimalziffern, nicht { $seed }
error-seed-range = Ein Startwert ist eine ganze Zahl von 0 bis 2^128 - 1, nicht { $seed }
error-session-ended = Du wurdest abgemeldet
error-several-people = Es gibt mehrere Personen namens { $name }; gib die ID an: { $ids }
error-shutting-down = Der Server wird neu gestartet; versuch es gleich noch einmal
error-side-count = { $players } Spieler brauchen ebenso viele Seiten, nicht { $sides }
error-simulate-report = --report verträgt sich nicht mit --out und --records; lass sie weg
error-stale = Am Tisch ist es inzwischen weitergegangen; schau noch einmal hin
error-start-record = { $bot } beginnt mit eigenen Karten; von so einer Partie lässt sich keine Aufzeichnung schreiben
error-starting = Die Partie beginnt gleich
error-storage = Der Tisch lässt sich gerade nicht speichern. Es geht nichts verloren; versuch es gleich noch einmal
error-table-finished = Die Partie ist zu Ende
error-table-full = Alle Plätze sind besetzt
error-take-back-consent = Diesen Zug kannst du nur mit Zustimmung der anderen zurücknehmen
error-take-backs-spent = Du hast in dieser Partie schon { $most }-mal einen Zug zurückgenommen; mehr ist nicht möglich
error-that-is-you = Das bist du selbst
error-too-large = Eine Nachricht darf höchstens { $limit } Bytes groß sein
error-too-many =
    { $seconds ->
        [one] Zu viele Anfragen; versuch es in { $seconds } Sekunde noch einmal
       *[other] Zu viele Anfragen; versuch es in { $seconds } Sekunden noch einmal
    }
error-too-many-blocks = Du kannst höchstens { $most } Personen blockieren; hebe zuerst eine Blockierung auf
error-too-many-reports = Du kannst höchstens { $most } Meldungen pro Tag schicken
error-too-many-tables = Über eine Verbindung lassen sich höchstens { $most } Tische verfolgen
error-tournament-alike = Ein Turnier braucht zwei verschiedene Bots, nicht nur { $bot }
error-tournament-bots = Ein Tisch mit { $seats } Plätzen braucht ebenso viele Bots; angegeben sind { $count }. Ein Bot darf mehrfach vorkommen
error-tournament-busy = Ein anderer Prozess spielt das Turnier in { $path }
error-tournament-damaged = { $path } enthält keine gültigen Turniereinstellungen
error-tournament-exists = In { $path } liegt schon ein Turnier; --resume setzt es fort
error-tournament-file = In { $path } liegen Partien eines anderen { $bot }: Die Datei des Bots wurde seitdem geändert
error-tournament-folder = { $path } ist nicht leer und enthält kein Turnier
error-tournament-line = { $path }, Zeile { $line }: { $problem }
error-tournament-other = In { $path } liegt ein anderes Turnier: { $setting } ist dort { $there }, nicht { $here }
error-tournament-resume = --resume braucht --out mit dem Ordner des Turniers
error-tournament-seats = Ein Turnier braucht mindestens 2 Plätze, nicht { $seats }
error-unknown-bot = Es gibt keinen Bot { $bot } für { $game }; bekannt: { $known }
error-unknown-command = Es gibt keinen Befehl { $command }; bekannt: { $known }
error-unknown-task = Es gibt keine Aufgabe { $task }; bekannt: { $known }
error-task-bots = Gib die Bots für die Aufgabe an: --bots A,B,...
error-task-short = Vergleichbar sind bei { $task } nur Ergebnisse aus { $games } Partien; diese hier sind ein erster Eindruck
error-unknown-game = Es gibt kein Spiel { $game }; bekannt: { $known }
error-unknown-language = Es gibt keine Sprache { $language }; bekannt: { $known }
error-unknown-option =
    { $close ->
        [none] Es gibt keine Option { $option }; bekannt: { $known }
       *[other] Es gibt keine Option { $option }; war { $close } gemeint? bekannt: { $known }
    }
error-unseen-name = Dieser Name ist unsichtbar; er braucht sichtbare Buchstaben oder Ziffern
error-usage = Diese Befehlszeile ist ungültig; --help zeigt, was möglich ist
error-waits-for-ever = An diesem Tisch wird auf alle gewartet: Ein Bot springt nur auf eigenen Wunsch ein
error-weights-large = Gewichte gehen bis { $most }, nicht { $value }
error-weights-line = Eine Zeile lautet „NAME = NUMBER“ oder „NAME in PART = NUMBER“, nicht „{ $text }“
error-weights-name =
    Es gibt kein Gewicht „{ $name }“; { $meant ->
        [none] es gibt: { $known }
       *[other] war „{ $meant }“ gemeint? Es gibt: { $known }
    }
error-weights-part =
    Das Spiel hat keinen Teil „{ $name }“; { $meant ->
        [none] es gibt: { $known }
       *[other] war „{ $meant }“ gemeint? Es gibt: { $known }
    }
error-which-invitation = Der Hash-Anfang { $hash } muss genau eine Einladung bezeichnen
error-which-table = Der ID-Anfang { $table } muss genau einen Tisch bezeichnen
error-who-are-you = Gib zuerst deinen Namen ein
error-wrong-passphrase = Konto oder Passwort ist falsch
error-second-factor = Gib den Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein
error-wrong-code = Falscher Code; jeder Code gilt nur einmal
error-second-factor-exists = Dieses Konto hat schon einen zweiten Faktor; entferne ihn zuerst
error-wrong-password = Das Server-Passwort ist falsch
error-endless-game = Nach { $decisions } Entscheidungen ist die Partie nicht zu Ende: Diese Bots beenden sie nicht
error-trial-bot = { $bot } kann hier nicht getestet werden: Dafür fehlt eine Datei, die nicht mitgeschickt wurde
error-trial-thinks = { $bot } denkt für einen Test hier zu lange; auf der Kommandozeile geht es
error-trial-failed = Diese Strategien konnten nicht gegeneinander spielen
error-no-trial-report = Zu diesem Testlauf gibt es noch keinen Bericht
error-no-trial = Diesen Testlauf gibt es nicht mehr; starte ihn neu
error-no-trials = Auf diesem Server können keine Strategien getestet werden
error-one-trial = Dein Testlauf läuft noch; stoppe ihn oder warte, bis er fertig ist
error-not-yours = Nur wer einen Testlauf gestartet hat, kann ihn stoppen
error-few-kingdom-cards = Ein zufälliges Königreich braucht { $needed } Karten, und diese Sets haben in dieser Edition { $count }: { $sets }; wähle weitere Sets

error-bad-thing-name = { $name } ist hier kein gültiger Name; erlaubt sind Kleinbuchstaben, Ziffern und _, etwa shanty_town, oder ein Sprachcode wie fr
error-thing-exists = { $path } gibt es schon oder enthält dieselbe Meldung; nichts wurde geschrieben
error-no-checkout = dieser Befehl arbeitet auf einem Checkout von Bastide mit den Tests, und dies ist ein installiertes Paket
error-unknown-set = eine Karte braucht das Set, zu dem sie gehört: --set, eines von: { $known }
error-unknown-thing = es gibt keine Karte, kein Set, kein Modul, keinen Wunderbogen, keine Sprache, Stufe oder Seite namens { $name }{ $close ->
    [none] {""}
   *[other] ; meintest du { $close }?
}
