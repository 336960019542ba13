### Fehlermeldungen. Die IDs sind die Fehlercodes.

error-absence-short = Abwesende haben mindestens { $least } Sekunden Zeit, bevor ein Bot übernimmt
error-account-exists = Du hast schon ein Konto
error-account-taken = Der Kontoname { $account } ist vergeben; wähle einen anderen
error-added-twice = Zwei zusätzliche Karten ersetzen { $card }; wähle eine davon
error-address-taken = Der Server kann { $host }:{ $port } nicht verwenden: { $problem } (versuch es mit einem anderen --port)
error-already-started = Die Partie hat schon begonnen
error-at-missing = --at N fehlt: die Zahl der Aktionen, die zuerst nachgespielt werden
error-at-range = --at muss zwischen 0 und { $last } liegen, nicht { $at }
error-at-without-from = --at braucht --from RECORD
error-backup-newer = Die Sicherung stammt von einer neueren Version von Bastide ({ $version }); aktualisiere zuerst Bastide
error-bad-address = { $address } ist keine IP-Adresse und kein Netz
error-bad-backup = Das ist keine vollständige Sicherung von Bastide: { $problem }
error-bad-budget = Eine Suche braucht mindestens einen Durchlauf oder etwas Zeit (höchstens eine Stunde), nicht { $iterations } Durchläufe und { $seconds } Sekunden
error-bad-buy-list = { $file }, Zeile { $line }, Spalte { $column }: { $problem }
error-bad-chat = Schreib zuerst eine Nachricht
error-bad-comment = Ein Kommentar enthält ein halbes Zeichen; entferne es
error-bad-engine = { $command }: { $problem }
error-bad-link = Dieser Link ist abgelaufen oder wurde schon benutzt; lass dir einen neuen geben
error-bad-message = Ungültige Anfrage: { $problem }
error-bad-name = Ein Name hat 1 bis 24 Zeichen: Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen
error-bad-names =
    Die Namen in { $names } sind nicht verwendbar: { $problem ->
        [unknown] Das ist weder eine mitgelieferte Namensliste noch ein Ordner; { $meant ->
            [none] es gibt: { $known }
           *[other] war „{ $meant }“ gemeint? Es gibt: { $known }
        }
        [empty] Der Ordner enthält keine dieser Dateien: { $known }
        [message] Zeile { $line } ist keine Nachricht
        [toml] Zeile { $line } ist kein gültiges TOML
       *[words] { $section } besteht aus Zeilen der Form { $form }
    }
error-bad-net = { $file } ist kein Netz, mit dem dieser Bot spielen kann: { $problem }
error-bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $value }
error-bad-path =
    { $kind ->
        [file] { $name } muss eine Datei sein, kein Ordner
       *[folder] { $name } muss ein Ordner sein, keine Datei
    }
error-bad-position = Stellung, Zeile { $line }, Spalte { $column }: { $problem }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = --seconds ist eine Anzahl von Sekunden, nicht { $value }
error-bad-setting = Ungültige Einstellung: { $problem }
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
error-batch-closed = Dieser Stapel von Partien ist geschlossen, oder einer seiner Prozesse ist beendet; leg einen neuen an
error-batch-shape = step() braucht { $count } Aktionen, eine für jede Zeile
error-batch-share = { $games } Partien lassen sich auf 1 bis { $games } Prozesse verteilen, nicht auf { $processes }
error-board-count = { $players } Spieler brauchen ebenso viele Spielpläne, nicht { $boards }
error-bot-argument = Der Bot { $bot } hat keine Einstellungen
error-bot-file = { $file } ist nicht lesbar: { $problem }
error-bot-file-changed = { $file } wurde geändert, während { $bot } danach spielte; starte den Befehl noch einmal
error-bot-plays = Ein Bot spielt für dich; übernimm zuerst wieder selbst
error-bot-setting = { $bot } versteht iterations=N, seconds=S und workers=K, verbunden mit +; nicht { $text }
error-broken-game = Das Spiel { $game } lässt sich nicht laden: { $problem }
error-browser-engine = die Engine läuft in diesem Browser nicht
error-busy = Der Server bearbeitet noch deine vorige Anfrage; versuch es gleich noch einmal
error-buy-line-deep = Mehr als { $most } ineinander verschachtelte Klammern
error-buy-list-costly = Die Bedingungen dieser Liste sind zu lang: Bis hierher kosten sie { $cost }, erlaubt sind { $most }
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
error-buy-line-large = { $number } ist zu groß; höchstens { $most } ist möglich
error-buy-line-never = „up to 0“ würde die Karte nie kaufen; gib mindestens 1 an
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
error-buy-line-start = Ein Startdeck hat höchstens { $most } Karten
error-buy-line-start-twice = „start with“ (wird gemischt) und „start deck“ (feste Reihenfolge) schließen einander aus
error-buy-line-strange = „{ $word }“ hat hier keine Bedeutung
error-cluster-empty = Der Cluster unter { $address } hat keine Worker; starte mindestens einen
error-cluster-lost = Der Cluster unter { $address } verliert immer wieder seine Worker; sieh in ihren Logs nach
error-cluster-unreachable = Unter { $address } antwortet kein Dask-Scheduler
error-cluster-version = Ein Worker des Clusters verwendet Bastide { $there }, hier läuft { $here }; installiere dieselbe Version, sonst könnten sich die Ergebnisse unterscheiden
error-combo-part = { $part } ist an diesem Tisch nicht dabei; zur Wahl stehen: { $known }
error-comment-length = Ein Kommentar kann { $most } Zeichen haben, alle zusammen { $all }
error-data-rows = --rows muss game, decision oder observation sein, nicht { $rows }
error-data-npz = .npz-Dateien können nur Beobachtungen enthalten; gib --rows observation an
error-explore-file = { $file }: { $problem }
error-explore-game = für { $game } gibt es keine Übersicht der Eröffnungen
error-explore-games = die Dateien enthalten Partien von { $game } und { $other }; untersuche eines nach dem anderen
error-explore-nothing = die Dateien enthalten keine Partien
error-explore-rows = { $file } enthält keine Entscheidungen; schreibe die Datei mit --rows decision
error-explore-too-long = { $file } ist zu lang für eine Aufzeichnung
error-extra-arguments = Unerwartete Argumente: { $arguments }
error-file-or-position = Gib eine Aufzeichnung (FILE) oder --position TEXT|FILE an
error-guest-alike = Der Name { $name } ähnelt zu sehr { $other }, und { $other } sitzt schon am Tisch
error-guest-declined = { $name } hat abgelehnt und kann an diesen Tisch nicht noch einmal eingeladen werden
error-guest-seated = { $name } hat hier schon einen Platz
error-import-exists = { $file } gibt es schon; nenne mit -o eine andere Datei
error-import-json = das ist kein gültiges JSON
error-import-kingdom = das Protokoll hat { $count } Königreichkarten; eine Partie hat 10
error-import-log-players = das Protokoll sagt nicht, wer die ersten Züge macht
error-import-message = dieser Zug ist fehlerhaft
error-import-no-text = { $file } ist keine UTF-8-Textdatei
error-import-other-rules = unsere Regeln verbieten { $move }: { $reason }
error-import-other-tile = „{ $tile }“ wird gelegt, aber nach unseren Regeln wird „{ $drawn }“ gezogen
error-import-part = „{ $name }“ fehlt oder ist fehlerhaft
error-import-place = Zeile { $line }, Spalte { $column }: { $problem }
error-import-start = die Partie beginnt mit anderen Plättchen als unsere
error-import-too-long = eine Datei kann { $most } Zeichen haben
error-import-too-many-moves = eine importierte Partie kann { $most } Züge haben
error-import-unexplained = kein Zug unseres Spiels erklärt diesen Schritt: { $step }
error-import-unknown-feature = dieses Plättchen hat kein Gebiet „{ $feature }“
error-import-unknown-format = unbekanntes Format; importiert werden können: { $known }
error-import-unknown-line = unbekannte Zeile oder Karte: { $text }
error-import-unknown-move = unbekannter Zug: { $move }
error-import-unknown-part = unser Spiel hat kein „{ $name }“
error-import-unknown-tile = unbekanntes Plättchen: { $tile }
error-invitation-over =
    { $status ->
        [playing] Die Partie hat ohne dich begonnen; dein Platz ist nicht mehr reserviert
        [finished] Die Partie an diesem Tisch ist zu Ende
       *[open] Dein Platz ist nicht mehr reserviert
    }
error-no-combos = Für { $game } gibt es keine Kombinationen
error-no-companion = Diese Einladung ist nicht möglich: Einladen kannst du nur Freunde und Personen, mit denen du schon eine Partie beendet hast, wenn sie Einladungen erlauben
error-no-engine = Gib einen Befehl an: { $bot }:BEFEHL
error-no-openings = Für { $game } gibt es an diesem Tisch keine Eröffnungen
error-not-one-of = „{ $value }“ ist nicht möglich; erlaubt: { $known }
error-opening-card =
    { $close ->
        [none] Unbekannte Karte { $card } in der Eröffnung
       *[other] Unbekannte Karte { $card } in der Eröffnung; meinst du { $close }?
    }
error-opening-length = Eine Eröffnung hat zwei Karten, etwa silver+silver, nicht { $opening }
error-opening-cost = { $opening } ist zu teuer: Die ersten beiden Hände haben 5 und 2 Münzen oder 4 und 3
error-openings-count = Gib mindestens zwei verschiedene Eröffnungen an, etwa silver+silver
error-option-value =
    { $takes ->
        [yes] Auf { $option } muss ein Wert folgen
       *[no] { $option } nimmt keinen Wert
    }
error-position-part-actions = mehr als { $most } Aktionen
error-position-part-ambiguous = „{ $tile }“ ist mehrdeutig: { $known }
error-position-part-barn = dort kann kein Gutshof stehen
error-position-part-board-twice = zwei Städte haben das Wunder „{ $board }“
error-position-part-box = das sind { $count } Plättchen, in der Schachtel sind { $most }
error-position-part-built-twice = eine Stadt kann „{ $card }“ nur einmal haben
error-position-part-buried = über diesen Karten muss im Ablagestapel eine sichtbare Karte liegen
error-position-part-card = unbekannte Karte „{ $card }“
error-position-part-castle = eine Burg braucht eine Stadt aus zwei Halbkreisen
error-position-part-cell = „{ $text }“ ist kein Feld wie „3,-1“
error-position-part-choice = „{ $text }“ ist keins von: { $known }
error-position-part-columns = die Zeile hat { $cells } Felder unter { $columns } Spalten
error-position-part-copies = zu oft „{ $card }“ für { $players } Spieler und dieses Zeitalter
error-position-part-deep = mehr als { $most } Ebenen ineinander
error-position-part-empty-cell = auf { $cell } liegt kein Plättchen
error-position-part-feature-kind = unbekannter Abschnitt „{ $kind }“
error-position-part-few-cards = es sind zu wenige Karten aus Zeitalter { $age } übrig, Spieler: { $players }
error-position-part-fit = „{ $tile }“ passt nicht auf { $cell } in Richtung { $facing }
error-position-part-form = erwartet wird „{ $example }“, nicht „{ $text }“
error-position-part-game = das ist eine Stellung von „{ $found }“, nicht von „{ $game }“
error-position-part-label = unbekannte Angabe „{ $label }“; bekannt: { $known }
error-position-part-large = die Zahl ist zu groß
error-position-part-many-cards = mehr als { $most } Karten an einer Stelle
error-position-part-many-tiles = mehr als { $most } Plättchen
error-position-part-module = „{ $tile }“ gehört zu einer Erweiterung, die nicht mitspielt
error-position-part-no-feature = „{ $tile }“ hat in dieser Richtung kein „{ $feature }“
error-position-part-no-number = hier fehlt eine Zahl
error-position-part-nothing = „{ $path }“ gibt es nicht
error-position-part-number = erwartet wird eine Zahl von { $low } bis { $high }, nicht „{ $text }“
error-position-part-numbers = erwartet werden { $expected } Zahlen, nicht { $count }
error-position-part-role = ein Gefolgsmann auf „{ $feature }“ heißt „{ $role }“
error-position-part-seat = Platz { $seat } gibt es nicht, Spieler: { $players }
error-position-part-space = vor dem nächsten Eintrag fehlt ein Leerzeichen
error-position-part-supply = „{ $colour }“ hat kein „{ $figure }“ mehr für „{ $feature }“ auf { $cell }
error-position-part-tile = ein Plättchen „{ $tile }“ gibt es nicht
error-position-part-tile-copies = zu oft „{ $tile }“
error-position-part-too-long = der Text hat { $count } Zeichen, eine Stellung hat höchstens { $most }
error-position-part-twice = „{ $label }“ steht zweimal da
error-position-part-two-tiles = auf { $cell } liegen zwei Plättchen
error-position-part-under = unter dem Wunder müssen so viele Karten liegen wie Ausbaustufen: { $count }
error-position-part-undescribed = eine Stellung von „{ $game }“ hat nur diese Angaben: { $known }
error-position-part-whole = erwartet werden ganze Zahlen, nicht { $number }
error-search-simulations = Eine Suche macht 1 bis { $most } Simulationen, nicht { $simulations }
error-search-positions = Diese Suche hat Platz für 1 bis { $most } Stellungen, nicht { $positions }
error-nobody-learns = Auf allen Plätzen sitzen Bots; lass mindestens einen Platz zum Lernen frei
error-database-away = { $database } ist nicht erreichbar; den Grund zeigt BASTIDE_LOG_LEVEL=info
error-database-empty = In dieser Datenbank sind keine Daten von Bastide
error-database-missing = Die Datenbank wurde nicht gefunden. Prüfe --database
error-database-newer = Die Datenbank stammt von einer neueren Version von Bastide (Schema { $found }; diese Version kennt { $known }); aktualisiere Bastide
error-database-not-empty = Die Datenbank ist nicht leer; --replace überschreibt sie
error-database-url = Eine Datenbank wird als sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK angegeben
error-deal-counts = In der Partie des Tages gibt es kein Rückgängig und keinen Ersatzbot
error-deal-secret = Die Züge der anderen sind erst zu sehen, wenn der Tag vorbei ist
error-deal-not-over = Die Partie des Tages kann erst nachgespielt und verglichen werden, wenn der Tag vorbei ist (Mitternacht UTC)
error-door-busy = An diesem Tisch warten schon zu viele auf einen Platz; lass dir vom Host den Link geben
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
error-host = Den Hostnamen { $host } kennt dieser Server nicht; erlaube ihn mit --allowed-hosts
error-illegal-action = Das geht jetzt nicht; möglich ist: { $legal }
error-knocked-already = Du hast schon gefragt; der Host hat noch nicht geantwortet
error-list-cards-missing = { $list }: Diese Karten sind nicht im Königreich, ihre Zeilen bewirken nichts: { $missing }
error-list-too-long = Bevor diese Liste zu Ende ist, muss jemand anderes entscheiden; schick weniger Aktionen
error-list-unforeseen = Diese Liste geht über ein Zufallsereignis hinaus; schick die restlichen Aktionen danach
error-log-full = An diesem Tisch ist die Höchstzahl der Nachrichten erreicht; möglich sind nur noch Züge
error-method = { $path } unterstützt diese Art von Anfrage nicht
error-missing = { $name } fehlt; siehe --help
error-missing-action = Für { $agent } fehlt eine Aktion
error-missing-extra = Dafür brauchst du { $package }; im Ordner mit den Quellen von Bastide: pip install '.[{ $extra }]'
error-missing-package = Dafür brauchst du { $package }; im Ordner mit den Quellen von Bastide: pip install { $target }
error-must-wait = { $agent } hat nichts zu entscheiden und muss warten: Aktion { $wait }
error-muted =
    { $lasting ->
        [yes] Du bist auf diesem Server stummgeschaltet
       *[no] Du bist bis { $until } stummgeschaltet
    }
error-name = Ein Name muss eine einzelne Zeile Text sein
error-name-alike = Dein Name ähnelt dem von { $other } an diesem Tisch; nimm einen anderen
error-no-baggage =
    { $problem ->
        [empty] Diese Datei ist leer
        [record] Das ist die Aufzeichnung einer Partie; öffne sie unter „Nachspielen“
        [cut] Diese Datei ist unvollständig; exportiere sie noch einmal
       *[other] Das ist keine Exportdatei von Bastide
    }
error-newer-baggage = Diese Datei stammt von einer neueren Version von Bastide; lade die Seite neu, um zu aktualisieren
error-broken-baggage = Eine Partie in dieser Datei ist beschädigt ({ $table }); es wurde nichts importiert
error-not-here = Dieser Server bietet das Spielen auf dem eigenen Gerät nicht an
error-names-alike = { $name } und { $other } sind leicht zu verwechseln; ändere einen der beiden Namen
error-not-awaited = Dieser Spieler ist gerade nicht am Zug
error-own-device = Hier spielt jeder an seinem eigenen Gerät
error-needs-yes = Hier wird etwas gelöscht: Gib --yes an oder starte den Befehl in einem Terminal, das nachfragen kann
error-no-account = Gäste haben kein Passwort
error-no-advice = Zu dieser Entscheidung gibt es keinen Tipp; versuch es noch einmal
error-no-bot-plays = Für dich spielt gerade kein Bot
error-no-buy-list = Gib eine Kaufliste an: { $bot }:DATEI
error-no-comparison = Noch gibt es keinen Vergleich; die Bots spielen noch
error-no-components = { $game } hat keine Bestandteile dieser Art: { $kind }; bekannt: { $known }
error-no-deal = Von diesem Tag gibt es keine Partie zu sehen; wähle einen anderen Tag
error-no-deal-played = Spiel diese Partie zuerst zu Ende
error-no-deals = In { $game } gibt es keine Partie des Tages
error-no-evaluation = Diese Entscheidung lässt sich nicht bewerten; versuch eine andere Stellung
error-no-position = Stellung { $position } gibt es nicht; wähle eine von 0 bis { $last }
error-no-rules = Zu { $game } gibt es keine Regeln zum Nachlesen
error-no-example = { $game } hat kein Beispiel { $name }
error-no-lesson = { $game } hat keine Lektion { $name }; sieh in der Liste der Lektionen nach
error-no-puzzle = { $game } hat keine Aufgabe { $id }
error-no-puzzles = Zu { $game } gibt es keine Aufgaben
error-no-themes = Die Aufgaben zu { $game } haben keine Themen
error-no-theme = Zu diesem Thema hat { $game } keine Aufgaben; bekannt: { $known }
error-puzzle-line = Zeile { $line } der Aufgaben: { $problem }
error-off-lesson = Das passt nicht zum Verlauf der Lektion; beginne { $name } von vorn
error-no-topic =
    { $close ->
        [none] In den Regeln von { $game } steht nichts zu: { $topic }; Themen: { $known }
       *[other] In den Regeln von { $game } steht nichts zu: { $topic }; war { $close } gemeint? Themen: { $known }
    }
error-other-training = In { $folder } liegt schon ein anderes Training; wähle einen anderen Ordner
error-no-champion = In { $folder } liegt kein Training
error-other-champion = Das Netz in { $folder } wurde für ein anderes Spiel oder einen anderen Tisch trainiert
error-nothing-left = Ohne { $names } bleiben zu wenige Karten übrig
error-bad-lessons = { $file } ist kein Trainingsdatensatz
error-other-lessons = { $file } enthält Trainingsdaten für ein anderes Netz
error-other-networks = In { $folder } liegen Netze mit einem anderen Aufbau; wähle einen anderen Ordner
error-net-table = Dieses Netz wurde nicht für die Karten an diesem Tisch trainiert
error-net-workers = Ein Netz rechnet in einem Prozess, nicht in { $workers }
error-no-improver = Für { $game } gibt es keine Strategiedateien
error-no-invitation = Diese Einladung ist ungültig oder abgelaufen; bitte um eine neue
error-no-line = Eintrag { $line } dieses Tisches ist keine Chatnachricht
error-no-net = Gib eine Netzdatei an: { $bot }:DATEI
error-no-network = Dieser Computer ist mit keinem lokalen Netzwerk verbunden
error-no-path = { $path } wurde nicht gefunden
error-site-not-built = Die Seiten für den Browser fehlen; installiere bastide[site] oder führe in einem Checkout „make web“ aus
error-site-not-empty = { $path } ist nicht leer; wähle einen leeren Ordner
error-site-wheel-name = { $path } ist kein Wheel von Bastide
error-site-wheel-version = { $path } ist ein Wheel der Version { $found }; gebraucht wird { $wanted }
error-site-wheel-platform = { $path } wurde für { $found } kompiliert; Python im Browser braucht { $wanted }
error-site-wheel-broken = { $path } ist beschädigt oder unvollständig
error-no-person = Es gibt niemanden namens { $name }; alle Personen zeigt `bastide admin people`
error-no-plan = Der Experte für { $game } hat keinen Plan, der sich ausgeben ließe
error-no-proposal = Dieser Vorschlag gilt nicht mehr
error-no-python-file = Gib eine Python-Datei an: { $bot }:DATEI
error-no-record = Das ist keine Aufzeichnung: Die erste Zeile muss „bastide record { $known }“ lauten
error-no-report = Es gibt keine offene Meldung { $report }
error-guest-moderator = { $name } hat kein Konto; nur Konten können moderieren
error-no-moderator = { $name } moderiert nicht
error-no-review = Diese Analyse ist abgelaufen; starte sie neu
error-no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
error-no-sign-up = Auf diesem Server können keine neuen Konten erstellt werden
error-no-such-option =
    { $close ->
        [none] Es gibt keine Option { $option }; --help zeigt alle Optionen
       *[other] Es gibt keine Option { $option }; war { $close } gemeint? --help zeigt alle Optionen
    }
error-no-such-player = Es gibt keinen Spieler { $player }; die Spieler sind 0 bis { $last }
error-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang; bitte den Host um den Link
error-no-weights = Gib eine Gewichtsdatei an: { $bot }:DATEI
error-nobody-knocks = Es wartet niemand mehr auf einen Platz
error-nobody-seated = Noch sitzt niemand am Tisch
error-nobody-there = Dort ist niemand, den du blockieren oder melden könntest
error-not-a-game = { $value } ist kein Spiel namens { $game }
error-not-a-person = Auf Platz { $seat } sitzt niemand, für den ein Bot einspringen könnte
error-position-game = Die Stellung nennt kein Spiel; beginne mit „game: ID“
error-not-a-position = { $text } ist weder eine Datei noch eine Stellung; eine Stellung beginnt mit „game: ID |“
error-not-agreed = Es fehlt noch die Zusage von: { $names }
error-not-asked = Deine Zustimmung ist nicht gefragt
error-not-at-home = Nur am Computer des Servers selbst lässt sich der Zugang aus dem Netzwerk freigeben
error-not-away = Diese Person ist noch nicht seit { $seconds } Sekunden abwesend
error-not-finished = Die Partie ist noch nicht zu Ende
error-not-host = Das kann nur der Host dieses Tisches
error-not-opening = Gerade wird kein Zufallsbeitrag erwartet
error-not-let-in = Der Host hat deine Anfrage abgelehnt
error-not-seated = Du sitzt nicht an diesem Tisch
error-not-started = Die Partie hat noch nicht begonnen
error-not-to-move = Spieler { $player } ist nicht am Zug; am Zug: { $waiting }
error-not-understood = „{ $text }“ ist jetzt keine erlaubte Aktion; erlaubt: { $legal }
error-not-welcome = An diesem Tisch kannst du nicht mitspielen
error-nothing-to-take-back = Es gibt keinen Zug, den du zurücknehmen könntest
error-often-enough = Grenze erreicht: höchstens { $most }-mal pro Tisch
error-one-choice = Wähle genau eine Aktion
error-one-seat = Du hast an diesem Tisch schon einen Platz
error-opponents-count = Falsche Zahl von Gegnern für { $players } Spieler: { $given } statt { $others }
error-option-count = Die Option { $option } braucht { $wanted } Werte, nicht { $count }
error-option-flag = Die Option { $option } ist ja oder nein, nicht { $value }
error-option-form = Optionen haben die Form NAME=WERT, nicht { $text }
error-option-list = Die Option { $option } ist eine Liste von Werten, nicht { $value }
error-option-number = Die Option { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }
error-option-twice = Die Option { $option } nennt { $value } zweimal
error-option-repeated = Die Option { $option } ist zweimal angegeben
error-option-word =
    { $close ->
        [none] Die Option { $option } kann nicht { $value } sein; bekannt: { $known }
       *[other] Die Option { $option } kann nicht { $value } sein; war { $close } gemeint? Bekannt: { $known }
    }
error-origin = Blockiert: Diese Anfrage kam von einer anderen Website
error-other-edition = { $card } gibt es in Edition { $edition } des Basisspiels nicht; wähle edition={ $other } oder mix_editions=yes
error-other-game = Das ist eine Aufzeichnung von { $found }, nicht von { $game }
error-other-part = Dieser Zufallsbeitrag passt nicht zu dem Fingerabdruck, den dein Gerät vorher gesendet hat
error-other-players = An dieser Partie { $players ->
    [one] hat 1 Spieler
   *[other] haben { $players } Spieler
} teilgenommen; gib jeden Platz an
error-out-of-range = { $name } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }
error-part-taken = Ein anderer Platz hat denselben Fingerabdruck gesendet; versuch es noch einmal
error-person-or-address = Gib eine Person oder --address ADRESSE an
error-player-count = { $game } ist für { $low } bis { $high } Spieler, nicht { $players }
error-proposed-already = Das wurde schon vorgeschlagen
error-record-cut = Die Aufzeichnung ist unvollständig: Ihre letzte Zeile muss „end N DIGEST“ lauten
error-record-diverged = Die Aufzeichnung weicht bei Aktion { $at } ab: { $reason }
error-record-format = Diese Aufzeichnung hat Format { $found }; diese Version von Bastide liest Format { $known }
error-record-line-after-end = Nach der Zeile „end“ darf nichts mehr kommen
error-record-line-count = Die Zeile „end“ nennt { $said } Aktionen, die Aufzeichnung hat { $done }
error-record-line-expected = Erwartet wird „{ $form }“, nicht „{ $text }“
error-record-line-header = Der Kopf muss „game“, „rules“, „seed“ und mindestens einen „seat“ enthalten
error-record-line-no-seat = Es gibt keinen Platz { $seat }; der Kopf nennt { $seats } Plätze
error-record-line-rules = „rules“ muss eine ganze Zahl sein, nicht „{ $value }“
error-record-line-seed = „seed“ muss eine ganze Zahl oder ein Schlüssel sein, nicht „{ $value }“
error-record-line-twice = „{ $name }“ kommt zweimal vor
error-record-line-two-digests = Zwei Prüfsummen für die Stellung nach { $done } Aktionen
error-record-line-unknown-header = Unbekannte Kopfzeile „{ $name }“; bekannt sind: { $known }
error-record-line = Zeile { $line } der Aufzeichnung: { $problem }
error-record-name = Der Name { $name } in dieser Aufzeichnung ist ungültig: Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen
error-record-needs = Diese Aufzeichnung braucht die Erweiterung { $extension }, die nicht installiert ist
error-record-position = Die Stellung nach Aktion { $at } weicht von der Aufzeichnung ab
error-record-proof = Der Fairness-Nachweis in dieser Aufzeichnung ist nicht lesbar
error-record-setup = Der Spielaufbau weicht von der Aufzeichnung ab
error-record-too-long = Diese Aufzeichnung hat mehr als { $most } Aktionen; so lang ist keine Partie
error-record-unfinished = Die Partie dieser Aufzeichnung wurde nicht zu Ende gespielt
error-resigned = Du hast aufgegeben und kannst in dieser Partie nicht weiterspielen
error-rng-state = Der Zustand eines Zufallsgenerators besteht aus 32 Hexadezimalziffern, nicht alle null; angegeben ist { $state }
error-rules-changed = Die Regeln haben sich seit Beginn dieser Partie geändert; sie kann nicht fortgesetzt werden: { $problem }
error-said-enough = Zuschauer können an diesem Tisch keine weiteren Nachrichten schreiben
error-seat-taken = Platz { $seat } ist schon besetzt
error-seats-free = Setze zuerst Bots auf die freien Plätze: Zum Fortsetzen müssen alle Plätze besetzt sein
error-seed-key = Ein Schlüssel besteht aus „chacha:“ und 64 Hexadezimalziffern, nicht { $seed }
error-seed-range = Ein Startwert ist eine ganze Zahl von 0 bis 2^128 - 1, nicht { $seed }
error-session-ended = Du wurdest abgemeldet; melde dich wieder an
error-several-people = Es gibt mehrere Personen namens { $name }; gib die ID an: { $ids }
error-shutting-down = Der Server wird neu gestartet; versuch es gleich noch einmal
error-side-count = { $players } Spieler brauchen ebenso viele Seiten, nicht { $sides }
error-simulate-report = --report lässt sich nicht mit --out oder --records kombinieren
error-simulate-rows = --rows braucht --out DATEI
error-simulate-format = --out schreibt Parquet; nenne die Datei { $path }
error-stale = Die Partie ist inzwischen weitergegangen; schau auf den Tisch und versuch es noch einmal
error-start-record = { $bot } beginnt mit eigenen Karten, deshalb lässt sich die Partie nicht aufzeichnen
error-starting = Die Partie beginnt gleich
error-storage = Der Server konnte das nicht speichern. Es geht nichts verloren; versuch es gleich noch einmal
error-table-finished = Die Partie ist zu Ende
error-table-full = Alle Plätze sind besetzt
error-take-back-consent = Diesen Zug kannst du nur mit Zustimmung der anderen zurücknehmen
error-take-backs-spent = Du hast in dieser Partie schon { $most }-mal einen Zug zurückgenommen; mehr ist nicht möglich
error-that-is-you = Das geht nicht bei dir selbst
error-not-moderator = Das können nur Moderatoren
error-is-moderator = Moderatoren kann nur der Betreiber moderieren
error-no-such-person = Diese Person gibt es nicht mehr
error-too-large = Das ist zu groß; höchstens { $limit } Bytes sind möglich
error-too-many =
    { $seconds ->
        [one] Zu viele Anfragen; versuch es in { $seconds } Sekunde noch einmal
       *[other] Zu viele Anfragen; versuch es in { $seconds } Sekunden noch einmal
    }
error-too-many-blocks = Du kannst höchstens { $most } Personen blockieren; hebe zuerst eine Blockierung auf
error-too-many-reports = Du kannst höchstens { $most } Meldungen pro Tag schicken
error-too-many-tables = Du kannst höchstens { $most } Tische gleichzeitig verfolgen
error-too-many-variations = Varianten können zusammen { $most } Aktionen haben
error-tournament-alike = Ein Turnier braucht mindestens zwei verschiedene Bots, nicht nur { $bot }
error-tournament-bots = Ein Tisch mit { $seats } Plätzen braucht ebenso viele Bots; angegeben sind { $count }. Ein Bot darf mehrfach vorkommen
error-tournament-busy = Ein anderer Prozess spielt das Turnier in { $path }
error-tournament-damaged = { $path } enthält keine gültigen Turniereinstellungen
error-tournament-exists = In { $path } liegt schon ein Turnier; --resume setzt es fort
error-tournament-file = { $bot } wurde geändert, seit die Partien in { $path } gespielt wurden; nimm einen neuen Ordner
error-tournament-folder = { $path } ist nicht leer und enthält kein Turnier; wähle einen anderen Ordner
error-tournament-line = { $path }, Zeile { $line }: { $problem }
error-tournament-other = In { $path } liegt ein anderes Turnier: { $setting } ist dort { $there }, nicht { $here }
error-tournament-resume = --resume braucht --out mit dem Ordner des Turniers
error-tournament-seats = Ein Turnier braucht mindestens 2 Plätze, nicht { $seats }
error-tree-position = Ein Baum, der bei einer Stellung beginnt, hat keine Aufzeichnung; schreib ihn als Text
error-tree-moves = Die aufgezeichneten Aktionen müssen die ersten Varianten bleiben
error-unknown-bot =
    { $close ->
        [none] Es gibt keinen Bot { $bot } für { $game }; bekannt: { $known }
       *[other] Es gibt keinen Bot { $bot } für { $game }; war { $close } gemeint? Bekannt: { $known }
    }
error-unknown-card =
    { $close ->
        [none] Es gibt keine Karte { $card }; bekannt: { $known }
       *[other] Es gibt keine Karte { $card }; war { $close } gemeint? Bekannt: { $known }
    }
error-unknown-command =
    { $close ->
        [none] Es gibt keinen Befehl { $command }; bekannt: { $known }
       *[other] Es gibt keinen Befehl { $command }; war { $close } gemeint? Bekannt: { $known }
    }
error-unknown-mark = Unbekannte Bewertung { $mark }; verfügbar: { $known }
error-unknown-task =
    { $close ->
        [none] Es gibt keine Benchmark-Aufgabe { $task }; bekannt: { $known }
       *[other] Es gibt keine Benchmark-Aufgabe { $task }; war { $close } gemeint? Bekannt: { $known }
    }
error-task-bots = Gib die Bots an, die antreten: --bots A,B,...
error-task-short = Vergleichbar sind bei { $task } nur Ergebnisse aus { $games } Partien; das hier ist ein erster Eindruck
error-unknown-game =
    { $close ->
        [none] Es gibt kein Spiel { $game }; bekannt: { $known }
       *[other] Es gibt kein Spiel { $game }; war { $close } gemeint? Bekannt: { $known }
    }
error-unknown-language = Es gibt keine Sprache { $language }; bekannt: { $known }
error-unknown-option =
    { $close ->
        [none] Es gibt keine Option { $option }; bekannt: { $known }
       *[other] Es gibt keine Option { $option }; war { $close } gemeint? Bekannt: { $known }
    }
error-unseen-name = Dieser Name ist unsichtbar; verwende Buchstaben oder Ziffern
error-usage = Diese Befehlszeile ist ungültig; --help zeigt, was möglich ist
error-waits-for-ever = An diesem Tisch springt ein Bot nur ein, wenn der Spieler es selbst möchte
error-weights-large = Gewichte dürfen höchstens { $most } sein, nicht { $value }
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
error-which-invitation = Keine Einladung lässt sich am Hash-Anfang { $hash } eindeutig erkennen
error-which-table = Kein Tisch lässt sich am ID-Anfang { $table } eindeutig erkennen
error-who-are-you = Gib zuerst deinen Namen ein
error-with-position = --position geht nicht zusammen mit { $option }
error-wrong-passphrase = Konto oder Passwort ist falsch
error-second-factor = Gib den Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein, oder melde dich mit einem Passkey an
error-wrong-code = Falscher Code; jeder Code gilt nur einmal
error-second-factor-exists = Dieses Konto hat schon einen zweiten Faktor; entferne ihn zuerst
error-wrong-passkey = Dieser Passkey gilt hier nicht; nimm einen anderen oder dein Passwort
error-passkey-expired = Das hat zu lange gedauert; versuch es noch einmal
error-passkey-exists = Diesen Passkey gibt es hier schon
error-too-many-passkeys = Ein Konto kann { $most } Passkeys haben; entferne zuerst einen
error-no-passkeys = Auf diesem Server gibt es keine Passkeys, weil er keine HTTPS-Adresse hat
error-wrong-password = Das Server-Passwort ist falsch
error-endless-game = Partie nach { $decisions } Entscheidungen abgebrochen: Diese Bots beenden sie nie
error-trial-bot = { $bot } kann hier nicht getestet werden: Ein Teil davon wurde nicht hochgeladen
error-trial-thinks = { $bot } ist für einen Test hier zu langsam; nimm stattdessen `bastide tournament`
error-trial-failed = Der Testlauf ist fehlgeschlagen: Diese Strategien konnten nicht gegeneinander spielen
error-no-trial-report = Der Bericht zu diesem Testlauf ist noch nicht fertig
error-no-trial = Dieser Testlauf ist abgelaufen; starte einen neuen
error-no-trials = Auf diesem Server sind Testläufe abgeschaltet; nimm stattdessen `bastide tournament`
error-one-trial = Dein Testlauf läuft noch; stoppe ihn oder warte, bis er fertig ist
error-not-yours = Nur wer einen Testlauf gestartet hat, kann ihn stoppen
error-trial-paused = Dein letzter Test ist fehlgeschlagen; den nächsten kannst du in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} starten
error-trial-draws = Spiele, die nach { $decisions } Entscheidungen nicht zu Ende waren und als unentschieden zählen: { $games }
error-few-kingdom-cards = Ein zufälliges Königreich braucht { $needed } Karten, aber diese Sets haben in dieser Edition nur { $count }: { $sets }; wähle ein weiteres Set

error-bad-thing-name = { $name } ist hier kein gültiger Name; verwende Kleinbuchstaben, Ziffern und _, zum Beispiel shanty_town, oder einen Sprachcode wie fr
error-thing-exists = { $path } gibt es schon oder enthält schon denselben Text; es wurde nichts geschrieben
error-no-checkout = Dieser Befehl braucht einen Checkout von Bastide mit den Tests; hier läuft ein installiertes Paket
error-outside-checkout = Dieser Befehl arbeitet am Checkout { $path }; wechsle zuerst in diesen Ordner
error-unknown-set = Zu einer Karte gehört ihr Set; gib mit --set eines davon an: { $known }
error-unknown-thing = Es gibt keine Karte, kein Set, kein Modul, keinen Spielplan, keine Sprache, keine Stufe und keine Seite namens { $name }{ $close ->
    [none] {""}
   *[other] ; war { $close } gemeint?
}

error-bad-token = Dieses Token ist falsch, widerrufen oder abgelaufen
error-bot-busy = { $name } spielt schon so viele Partien, wie er annimmt
error-bot-like-name = Nur die Namen von Bots enden auf „(bot)“; wähle einen anderen
error-bot-name-taken = Du hast schon ein Bot-Konto namens { $name }
error-bot-offline = { $name } ist nicht verbunden; sein Besitzer muss sein Programm starten
error-bot-other-game = { $name } spielt dieses Spiel nicht
error-bot-plain-http = Das Token wird unverschlüsselt übertragen; nimm eine https-Adresse
error-bot-refusals = Die Verbindung wurde getrennt, weil zu viele Nachrichten dieses Bot-Kontos abgelehnt wurden
error-bot-scope = Das Token dieses Bot-Kontos erlaubt das nicht
error-bot-server-away = { $server } ist nicht erreichbar: { $problem }
error-bot-server-strange = { $server } antwortet nicht wie ein Bastide-Server: { $problem }
error-bot-server-url = { $url } ist keine Serveradresse wie https://play.example.org
error-bot-token-file = { $file } enthält kein Token; erstelle eines auf deiner Kontoseite
error-bots-need-account = Bot-Konten gibt es nur für Personen mit einem Konto
error-no-bot = Dieses Bot-Konto gibt es nicht
error-no-bot-token = Dieses Bot-Konto hat kein solches Token
error-not-a-bot = Das kann nur ein Bot-Konto mit seinem Token
error-too-many-bots = Du kannst { $most } Bot-Konten haben; lösche zuerst eines
error-too-many-bot-tokens = Ein Bot-Konto kann { $most } Tokens haben; widerrufe zuerst eines
## Benachrichtigungen

error-too-many-muted = Du kannst { $most } Tische stummschalten
error-too-many-endpoints = Du kannst höchstens { $most } davon haben; entferne zuerst etwas
error-bad-webhook = Die Adresse muss eine öffentliche https-Adresse mit Port 443 oder 8443 sein
error-webhook-exists = Diesen Webhook hast du schon hinzugefügt
error-bad-time-zone = Die Zeitzone { $zone } ist unbekannt
error-no-email = Dieser Server verschickt keine E-Mails
error-bad-email = Gib eine E-Mail-Adresse wie anna@example.org ein
error-no-endpoint = Diesen Browser, diese E-Mail-Adresse oder diesen Webhook gibt es nicht mehr; lade die Seite neu
error-bad-email-link = Dieser Link ist abgelaufen; fordere in den Einstellungen einen neuen an
error-needs-account = Lege zuerst ein Konto an
## Club tournaments

error-tournament-account = Für Turniere brauchst du ein Konto; lege es auf deiner Kontoseite an
error-tournament-clock = Ein Turnier braucht eine Uhr: wähle eine Bedenkzeit pro Zug oder pro Partie
error-tournament-tables = Drei oder mehr Spieler am Tisch, mit je einer Partie, gibt es nur im Format „Tische“
error-tournament-counts = Das geht in einer Turnierpartie nicht
error-tournament-joined = Du nimmst schon an diesem Turnier teil
error-tournament-bot-joined = Dieser Bot nimmt schon an diesem Turnier teil
error-tournament-removed = Die Turnierleitung hat dich aus diesem Turnier entfernt
error-tournament-closed = Dieses Turnier nimmt niemanden mehr auf
error-tournament-full = Dieses Turnier ist voll; es nimmt höchstens { $most } Teilnehmer auf
error-tournament-bot-limit = In einem Turnier können höchstens { $most } Bots mitspielen
error-tournament-state = Das geht im jetzigen Zustand des Turniers nicht
error-tournament-few = Vor dem Start müssen mindestens { $least } Teilnehmer dabei sein
error-tournament-over = Dieses Turnier ist vorbei
error-too-many-tournaments = Du kannst an höchstens { $most } Turnieren gleichzeitig beteiligt sein
error-not-in-tournament = Diese Person ist nicht im Turnier
error-not-organiser = Das kann nur die Turnierleitung
error-no-tournament = Dieses Turnier gibt es nicht
error-friends-account = Für Freunde brauchst du ein Konto; lege es auf deiner Kontoseite an
error-match-account = Um einen Gegner zu suchen, brauchst du ein Konto; lege es auf deiner Kontoseite an
error-friend-guest = Diese Person hat kein Konto; Freundschaften gibt es nur zwischen Konten
error-friend-blocked = Du hast diese Person blockiert; hebe zuerst die Blockierung auf
error-already-friends = Ihr seid schon Freunde
error-too-many-friend-requests = { $most } deiner Anfragen sind noch offen; ziehe zuerst eine zurück
error-too-many-friends = Einer von euch hat schon { $most } Freunde, mehr sind nicht möglich
error-no-friend = Diesen Freund oder diese Anfrage gibt es nicht
error-no-friend-account = Es gibt kein Konto namens { $account }
error-no-friend-request = Diese Anfrage wurde zurückgezogen oder schon beantwortet

## Studies

error-study-account = Für Studien brauchst du ein Konto; lege es auf deiner Kontoseite an
error-no-study = Diese Studie gibt es nicht, oder du darfst sie nicht sehen
error-no-chapter = Dieses Kapitel gibt es nicht mehr
error-not-in-study = Das können nur Mitglieder der Studie
error-not-author = Das können nur Autoren der Studie
error-not-study-owner = Das kann nur, wem die Studie gehört
error-study-owner-stays = Deine eigene Studie kannst du nicht verlassen, nur löschen
error-study-invite = Dieser Link gilt nicht mehr; lass dir einen neuen geben
error-bad-title = Ein Titel braucht 1 bis { $most } Zeichen, nicht { $count }
error-too-many-chapters = Eine Studie kann { $most } Kapitel haben
error-study-length = Alle Kapitel einer Studie zusammen können { $most } Zeichen haben
error-study-nodes = Ein Kapitel kann { $most } Variantenzüge und Kommentare haben
error-too-many-members = Eine Studie kann { $most } Mitglieder haben
error-too-many-studies = Du kannst { $most } Studien haben; lösche oder verlasse zuerst eine
error-bad-study-puzzle = Eine Aufgabe ist eine Stellung, auf die die Züge der Lösung folgen
error-study-text = Zeile { $line } gehört nicht zu einer Studie: Ihr Text beginnt mit „{ $start }“ und „{ $title }“, dann folgen Kapitel „{ $game }“ oder „{ $puzzle }“
error-bad-study-chapter = Kapitel „{ $title }“ ab Zeile { $line }: { $problem }

## Profiles

error-no-profile = Dieses Profil gibt es nicht, oder du darfst es nicht sehen
error-stretch-range = Der Abschnitt von { $first } bis { $until } liegt nicht innerhalb der Aktionen 0 bis { $last }
error-stretch-length = Eine Animation hat höchstens { $limit } Stellungen
error-embed-suffix = Der Dateiname muss auf .html oder .json enden, nicht „{ $path }“
