### Die Kommandozeile.

cli-usage = Aufruf:
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-heading-examples = Beispiele
cli-default-value = (Standard: { $value })
cli-error = Fehler: { $text }
cli-note = Hinweis: { $text }
cli-stopped = abgebrochen
cli-system =
    { $kind ->
        [missing] Die Datei gibt es nicht
        [no-folder] Den Ordner gibt es nicht
        [folder] Das ist ein Ordner
        [forbidden] Die Berechtigung fehlt
        [read-only] Dort kann nicht geschrieben werden
        [full] Der Datenträger ist voll
        [taken] Ein anderes Programm benutzt diese Adresse schon
        [elsewhere] Dieser Rechner hat diese Adresse nicht
        [no-text] Die Datei ist kein UTF-8-Text
       *[other] Das System meldet Fehler { $number }
    }
cli-version-compiled = Bastide { $version } (kompiliert)
cli-version-pure = Bastide { $version } (reines Python, langsamer: Kompilierte Regeln fehlen oder sind abgeschaltet)

cli-bastide =
    .help = Dominion, 7 Wonders und Carcassonne gegen Bots oder Freunde spielen, Millionen Partien simulieren, Aufzeichnungen nachspielen und prüfen. Ohne Befehl startet ein Server und wird im Browser geöffnet.

cli-option-help = Diese Hilfe anzeigen
cli-option-lang = Sprache (Standard: Sprache des Systems)
cli-option-names = Namen der Spiele: neutral oder ein Ordner mit eigenen Namen
cli-option-version = Version anzeigen, und ob die Regeln kompiliert sind
cli-option-games = Anzahl der Partien
cli-option-seed = Startwert des Zufallsgenerators; gleicher Startwert, gleiche Partien
cli-option-position = Stellung als Text oder eine Datei mit ihr
cli-option-jobs = Anzahl der Prozesse; am Ergebnis ändert das nichts
cli-option-cluster = Adresse eines Dask-Schedulers, statt --jobs; am Ergebnis ändert das nichts
cli-option-database = URL der Datenbank: sqlite:///DATEI oder postgresql://... (Standard: Datenbank des Servers)
cli-option-as_json = Ein einziges JSON-Dokument ausgeben
cli-option-options = Option des Tisches als NAME=WERT; mehrfach möglich. „bastide games --json“ listet alle auf.
cli-option-bots = Bots in Sitzreihenfolge, durch Kommas getrennt. „bastide bots SPIEL“ listet alle auf.
cli-option-rotate = Die Bots nach jeder Partie einen Platz weiterrücken lassen (Nachbarn bleiben Nachbarn)
cli-option-out = Ordner für die Aufzeichnungen fehlerhafter Partien (Standard: aktueller Ordner)
cli-option-seconds = Ungefähre Messdauer pro Spiel in Sekunden
cli-option-verify = Die Aufzeichnung nur prüfen; schlägt fehl, wenn sie nicht exakt ist
cli-option-seat = Dein Platz, von 0 an gezählt
cli-option-name = Dein Name am Tisch
cli-option-record = Die Partie in diese Datei schreiben, wenn sie endet oder du aufhörst

cli-games = Die installierten Spiele auflisten
    .help = Listet die installierten Spiele mit ihren Bots auf. Mit --json auch ihre Optionen.
cli-games-id = ID
cli-games-name = Name
cli-games-players = Spieler
cli-games-bots = Bots

cli-bots = Die Bots eines Spiels auflisten
    .help = Listet die Bots eines Spiels auf, Schwierigkeitsstufen zuerst, jeweils mit einer kurzen Beschreibung.
cli-bots-buylist = Folgt einer Kaufliste aus einer Datei: buylist:DATEI
cli-bots-weights = Bewertet Aktionen mit den Gewichten einer Datei: weights:DATEI
cli-bots-frozen = { $level } wie in Version { $version }, ein Maßstab, der sich nie ändert
cli-bots-engine = Ein anderes Programm, das das Engine-Protokoll spricht: engine:BEFEHL
cli-bots-net = Ein trainiertes Netz: net:DATEI
cli-bots-py = Ein Bot in einer Python-Datei: py:DATEI

cli-engine = Als Engine für andere Programme spielen
    .help = Mit einem Bot als Engine spielen: liest Befehle des Engine-Protokolls von der Standardeingabe und antwortet auf der Standardausgabe. BOT ist ein Bot mit seinen Einstellungen (Standard: hard).

cli-bot = Mit einem eigenen Programm auf einem Server spielen
    .help = Verbindet ein Bot-Konto mit einem Server und lässt ein Programm, das das Engine-Protokoll spricht, seine Partien spielen. Es nimmt Einladungen an, spielt und verbindet sich neu, wenn die Verbindung abbricht, bis du es mit Strg-C beendest.
cli-bot-server = Adresse des Servers (Standard: http://localhost:8421)
cli-bot-token_file = Datei mit dem Token von deiner Kontoseite
cli-bot-engine = Befehl, der das Programm startet, oder ein Bot von Bastide wie medium
cli-bot-games = Spiele, die es spielt, durch Kommas getrennt (Standard: alle)
cli-bot-anyone = Einladungen von allen annehmen, nicht nur deine
cli-bot-most = Höchstzahl gleichzeitiger Partien
cli-bot-seconds = Höchste Bedenkzeit für eine Entscheidung in Sekunden; weniger, wenn die Uhr knapp ist
cli-bot-connected = { $name } ist online auf { $server }.
cli-bot-lost = Keine Verbindung zu { $server }. { $problem } Nächster Versuch in { $seconds } s.
cli-bot-accepted = Einladung angenommen: { $game }, Tisch { $table }.
cli-bot-declined = Einladung abgelehnt: { $game }, Tisch { $table }.
cli-bot-playing = Spielt { $game }: { $url }
cli-bot-finished = Partie beendet: { $game }, Tisch { $table }{ $place ->
    [0] {""}
   *[other] , Platz { $place }
}.
cli-bot-refused = Tisch { $table }: Der Server hat eine Anfrage abgelehnt: { $problem }
cli-bot-engine-failed = Tisch { $table }: { $problem }. Das Programm wird neu gestartet.
cli-bot-resigns = Tisch { $table }: Das Programm hat zu oft versagt; der Bot gibt auf.

cli-simulate = Viele Partien zwischen Bots simulieren
    .help = Simuliert viele Partien zwischen Bots und zählt die Ergebnisse. Ohne --rotate behalten die Bots ihre Plätze.
cli-simulate-working = { $game } wird gespielt
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-shared = geteilt
cli-simulate-score = Punkte
cli-simulate-metric = { $name }: { $mean } (Standardabweichung { $sd })
cli-simulate-rate = { $games } Partien in { $seconds } s: { $rate } pro Sekunde
cli-simulate-metrics = Auch die Kennzahlen des Spiels berechnen, etwa Punkte nach Herkunft (langsamer)
cli-simulate-out = Die Partien in diese Parquet-Datei schreiben (Beobachtungen auch als .npz)
cli-simulate-rows = Inhalt einer Zeile: Partie (game), Entscheidung (decision) oder Beobachtung (observation: kodierte Stellung, erlaubte Aktionen und gewählte Aktion)
cli-simulate-report = Einen Bericht mit Diagrammen Zug um Zug in diese HTML-Datei schreiben
cli-simulate-records = Die Aufzeichnungen aller Partien in diese Zip-Datei schreiben

cli-tournament = Bots gegeneinander antreten lassen und bewerten
    .help = Lässt jeden Bot gegen jeden antreten, mit denselben Ausgangslagen und auf jedem Platz. Das Ergebnis: Wertungszahlen, Siegquoten und direkte Vergleiche mit 95-%-Intervallen. Mit --out werden Partien und Bericht gespeichert; ein unterbrochenes Turnier lässt sich fortsetzen.
cli-tournament-bots = Die teilnehmenden Bots, durch Kommas getrennt. An Tischen mit mehr als zwei Plätzen darf ein Bot mehrfach vorkommen.
cli-tournament-games = Partien pro Tisch
cli-tournament-seats = Plätze pro Tisch (Standard: kleinste Spielerzahl des Spiels)
cli-tournament-until_clear = Einen Vergleich beenden, sobald das Ergebnis statistisch feststeht
cli-tournament-out = Ordner für die Partien, ihre Aufzeichnungen und den Bericht
cli-tournament-resume = Das Turnier in diesem Ordner fortsetzen
cli-tournament-no_records = Nur die Ergebnisse speichern, nicht die Aufzeichnungen
cli-tournament-report = Der Bericht steht in { $path }.

cli-play = Eine Partie im Terminal spielen
    .help = Eine Partie im Terminal gegen Bots spielen. Alle Möglichkeiten werden aufgelistet; antworte mit der Nummer oder dem Text.
cli-play-seed = Startwert der Partie (Standard: zufällig)
cli-play-bots = Gegner in Sitzreihenfolge, durch Kommas getrennt (Standard: der Standardbot des Spiels)
cli-play-origin = Die Partie aus dieser Aufzeichnung gegen Bots weiterspielen
cli-play-at = Zuerst so viele aufgezeichnete Aktionen nachspielen (Standard: alle)
cli-play-welcome = { $game }. ? zeigt die Hilfe, quit beendet.
cli-play-which = Welches Spiel?
cli-play-help = Antworte mit der Nummer oder dem Text einer Möglichkeit. Gibt es nur eine, genügt die Eingabetaste. „? NAME“ zeigt eine Karte, einen Spielplan oder ein Plättchen, „tipp“ fragt einen Bot, „quit“ beendet.
# What is typed to be told.
cli-play-hint-word = tipp
cli-play-hint = { $action } ({ $win } % ± { $error })
cli-play-no-such = „{ $name }“ ist keine Karte, kein Spielplan und kein Plättchen dieses Spiels.
cli-play-unclear = „{ $text }“ steht nicht zur Wahl. Gib eine Nummer oder den Text ein; ? zeigt die Hilfe.
cli-play-recorded = Die Partie wurde in { $path } gespeichert.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = Server für Partien im Browser starten
    .help = Startet einen Server für Partien im Browser, mit Freunden und Bots. Alles wird in einer Datenbank gespeichert, standardmäßig in einer Datei; du kannst den Server jederzeit beenden und neu starten. Einstellungen sind auch als Umgebungsvariablen möglich: BASTIDE_HOST, BASTIDE_PORT und so weiter.
cli-serve-host = IP-Adresse, auf der der Server lauscht (Standard: 127.0.0.1; 0.0.0.0 für alle)
cli-serve-port = Port, auf dem der Server lauscht (Standard: 8421; 0 für einen beliebigen freien)
cli-serve-database = URL der Datenbank: sqlite:///DATEI oder postgresql://... (Standard: lokale Datei)
cli-serve-public_url = Öffentliche Adresse des Servers
cli-serve-entrance = Wer Zugang hat (Standard: open). Für password auch BASTIDE_SERVER_PASSWORD setzen.
cli-serve-no_sign_up = Keine neuen Konten zulassen
cli-serve-allowed_hosts = Weitere Hostnamen des Servers, durch Kommas getrennt
cli-serve-processes = Anzahl der Serverprozesse an diesem Port (ohne Zahl: einer pro Kern)
cli-serve-workers = Anzahl der Prozesse für Bots (Standard: Kerne minus eins)
cli-serve-browser = Auch den Browser öffnen
cli-serve-ready = Bastide läuft unter { $address } (beenden mit Strg-C)

cli-tasks = Benchmark-Aufgaben auflisten oder eine ausführen
    .help = Eine Benchmark-Aufgabe legt Tisch, Gegner, Ausgangslagen und Anzahl der Partien fest, damit sich Ergebnisse vergleichen lassen. Ohne Namen werden die Aufgaben aufgelistet. Mit Namen spielt jeder Bot jede Ausgangslage auf jedem Platz; das Ergebnis ist der Anteil der besiegten Gegner (Gleichstände zählen halb).
cli-tasks-bots = Die Bots, die nacheinander antreten, durch Kommas getrennt; auch net:DATEI und py:DATEI
cli-tasks-games = Weniger Partien spielen, für einen ersten Eindruck. Vergleichbar sind nur Ergebnisse aus allen Partien.
cli-tasks-task = Aufgabe
cli-tasks-game = Spiel
cli-tasks-table = Tisch
cli-tasks-opponents = Gegner
cli-tasks-count = Partien
cli-tasks-share = Anteil besiegt
cli-tasks-reward = Belohnung

cli-improve = Eine Strategiedatei durch Variationen verbessern
    .help = Verbessert eine Strategiedatei: eine Kaufliste für Dominion oder Gewichte für ein anderes Spiel. Variationen spielen dieselben Partien wie die aktuelle Fassung gegen die stärksten Bots und ersetzen sie, wenn sie deutlich besser sind. Jeder Schritt wird gemeldet; das Ergebnis wird ausgegeben oder in --out geschrieben.
cli-improve-game = Das Spiel zu dieser Datei
cli-improve-minutes = Laufzeit in Minuten
cli-improve-against = Zu schlagende Bots, durch Kommas getrennt (Standard: die drei stärksten am Tisch)
cli-improve-explore = Mit der besten einfachen Strategie beginnen, falls sie besser ist als die Datei
cli-improve-out = Datei für das Ergebnis (Standard: ausgeben)
cli-improve-head = gegen { $rivals }: { $share } der Partien gewonnen
cli-improve-step = { $tried } getestet: von { $before } auf { $after } verbessert, in { $games } Partien
cli-improve-tried = { $tried } Variationen getestet, { $taken } übernommen; Ausgangspunkte: { $ideas }
cli-improve-result = Gegen { $rivals }: { $before } vorher, { $after } jetzt
cli-improve-written = Das Ergebnis steht in { $path }.
cli-improve-few = nur { $tried } Variationen getestet; für ein brauchbares Ergebnis --minutes erhöhen
cli-improve-busy = dieser Rechner war ausgelastet: Die Suche bekam { $share } eines Prozessors; --minutes erhöhen

cli-openings = Eröffnungen von Dominion vergleichen
    .help = Eröffnungen vergleichen: die ersten beiden Käufe, danach dieselbe Strategie. Jede Eröffnung spielt gegen die erste, jede Verteilung von jedem Platz aus. Ohne Angabe werden alle Eröffnungen des Königreichs mit zwei Silber verglichen. Die Tabelle zeigt auch das Geld in den Zügen 3 und 4 und wann die Provinzen kamen.
cli-openings-game = Das Spiel
cli-openings-strategy = Strategiedatei, nach der es weitergeht (Standard: big_money_ultimate)
cli-openings-games = Anzahl der Partien jeder Eröffnung
cli-openings-opening = Eröffnung
cli-openings-share = Siege
cli-openings-coins = { $coins }+ Geld in Zug 3 oder 4
cli-openings-note = Siege gegen { $reference }, mit 95-%-Intervallen; danach spielen alle nach { $strategy }. Züge der Provinzen: früheste 10 %, Median, späteste 10 %.

cli-combos = Die besten Kombinationen zweier Dominion-Karten finden
    .help = Alle Paare von Königreichkarten messen: Die beste einfache Strategie jedes Paars spielt gegen die Gegner, in Partien, die sonst nichts verwendet. Bei einem zufälligen Königreich werden alle Paare der Sets gemessen; die übrigen Karten werden gelost.
cli-combos-game = Das Spiel
cli-combos-card = Nur Paare mit dieser Karte
cli-combos-against = Gegner, durch Kommas getrennt (Standard: drei starke Bots)
cli-combos-games = Anzahl der Partien jedes Paars
cli-combos-combo = Karten
cli-combos-share = Siege
cli-combos-gain = Gewinn in Prozentpunkten
cli-combos-alone = jede Karte allein
cli-combos-note = Siege gegen { $opponents } in je { $games } Partien, mit 95-%-Intervallen. Der Gewinn gilt gegenüber der besseren der beiden Karten allein. Bei vielen Paaren hatten die ersten auch Glück: Prüfe sie mit einem anderen --seed.

cli-train = Ein neuronales Netz durch Spielen gegen sich selbst trainieren
    .help = Trainiert ein Netz: Es spielt gegen sich selbst, gegen frühere Versionen und gegen Bots. Das Training lässt sich jederzeit abbrechen und mit demselben Ordner fortsetzen. Das Netz wird als einfache Arrays gespeichert, für den Bot net:DATEI. Braucht PyTorch: pip install ./research.
cli-train-folder = Ordner für Zwischenstände und Ergebnisse (Standard: SPIEL-training)
cli-train-minutes = Trainingsdauer in Minuten
cli-train-players = Spielerzahlen, durch Kommas getrennt (Standard: die kleinste)
cli-train-workers = Anzahl der Prozesse, die Partien spielen
cli-train-rows = Gleichzeitige Partien pro Prozess
cli-train-decisions = Gesamtzahl der Entscheidungen; die Lernrate sinkt bis dahin
cli-train-width = Breite der Schichten des Netzes
cli-train-without = Ausgeschlossene Karten, durch Kommas getrennt
cli-train-league = Bots, die an manchen Tischen mitspielen, durch Kommas getrennt
cli-train-lessons = Datei mit Trainingsdaten für das Vortraining; mehrfach möglich. bastide_research.distill.carcassonne_dataset schreibt eine. Mit --decisions 0 nur Vortraining.
cli-train-champion = Gegen das unveränderte Netz aus diesem Trainingsordner auf allen anderen Plätzen trainieren (zeigt, wie es zu schlagen ist)
cli-train-against = Bots für den Vergleich am Ende, durch Kommas getrennt
cli-train-games = Höchstzahl der Partien pro Vergleich; endet früher, wenn das Ergebnis feststeht
cli-train-device = Rechengerät: cpu oder cuda (Standard: GPU, falls vorhanden)
cli-train-round = Vortraining, Durchgang { $round }: Verlust { $surprise }
cli-train-step = { $decisions } Entscheidungen, { $games } Partien; Entropie { $spread }
cli-train-written = Das Netz wurde in { $path } gespeichert.
cli-train-standing = Gegen { $bot }, { $players } Spieler: in { $share } von { $games } Partien besser platziert

cli-explore = Siegquoten von Eröffnungen in Aufzeichnungen und Datensätzen zeigen
    .help =
        Liest Aufzeichnungen, Ordner, Zip-Archive mit Aufzeichnungen und Parquet-Dateien mit Entscheidungen, alle von einem Spiel. Gezeigt wird, wie oft jede Eröffnung gewonnen hat, mit 95-%-Intervallen: bei Dominion die ersten und alle Käufe je Königreich, bei 7 Wonders die erste Karte je Weltwunder und Seite, bei Carcassonne der Platz des ersten Plättchens.
cli-explore-least = Weglassen, was in weniger Partien gewählt wurde
cli-explore-out = Datei für eine Seite mit allen Tabellen

cli-plan = Den Plan des Experten für einen Tisch ausgeben
    .help = Gibt den Plan des Experten für einen Tisch als Strategie aus, die du in einer Datei speichern kannst. In Dominion ist das die Kaufliste, die in simulierten Partien ab der ersten Stellung am besten abgeschnitten hat.
cli-plan-seconds = Bedenkzeit in Sekunden
cli-plan-head = Plan des Experten nach { $games } simulierten Partien

cli-import = Eine Partie eines anderen Programms importieren
    .help =
        Liest Spielstände von JCloisterZone (.jcz) sowie Protokolle von dominion.games und Goko und schreibt eine Aufzeichnung. Der Import endet beim ersten Zug, den unsere Regeln nicht erlauben oder den die Datei nicht festlegt. Die Aufzeichnung enthält dann die Züge bis dorthin, und der Rückgabewert ist 1.
cli-import-out = Datei für die Aufzeichnung (Standard: derselbe Name mit der Endung .record)
cli-import-read = { $source }, { $game }, Spieler: { $players }; gelesene Züge: { $read } von { $all }
cli-import-stop = Hier endet der Import: { $reason }
cli-import-written = Die Aufzeichnung steht in { $path }.

cli-replay = Eine Aufzeichnung nachspielen und prüfen
    .help = Spielt eine Aufzeichnung Zug um Zug nach und nennt das Ergebnis: exakt (dieselbe Partie), ungeprüft (andere Regelversion) oder abweichend. Bei einer Abweichung endet die Wiedergabe.
cli-replay-exact = exakt: { $actions } Aktionen, alle Prüfsummen stimmen
cli-replay-unverified = ungeprüft: Alle { $actions } Aktionen sind erlaubt, aber ab Aktion { $at } weichen die Stellungen ab, weil sich die Regeln geändert haben: { $corrections }
cli-replay-diverged = weicht bei Aktion { $at } ab: { $reason }
cli-replay-instead = stattdessen:
cli-replay-continued = Fortsetzung:
cli-replay-mark-good = gut
cli-replay-mark-bad = schlecht
cli-replay-mark-interesting = interessant
cli-replay-no-annotations = Kommentare und Varianten werden nicht gezeigt: { $reason }
cli-replay-other-rules =
    { $corrections ->
        [none] aufgezeichnet mit Regelversion { $recorded }, jetzt Version { $current }
       *[other] aufgezeichnet mit Regelversion { $recorded }, jetzt Version { $current }; seitdem korrigiert: { $corrections }
    }

cli-check = Prüfen, ob eine Partie auf einem Server fair war
    .help = Spielt eine beendete Partie nach und prüft alle Zufallsbeiträge: den des Servers, der feststand, bevor jemand Platz nahm, und die der Geräte der Spieler. Zeichen: ✓ bestätigt, ✗ widerlegt, · kein Vergleich möglich. Bei älteren Aufzeichnungen wird nur der Hash des Startwerts geprüft. Schlägt fehl, wenn etwas nicht übereinstimmt.
cli-check-promised = Hash des Servers, der vor der Partie gezeigt wurde
cli-check-own = Zufallsbeitrag deines Geräts, wie ihn die Seite gespeichert hat
cli-check-hash = Startwert { $seed }, Hash { $hash }
cli-check-kept = der Hash ist der, der vor der Partie gezeigt wurde
cli-check-broken = der Hash ist NICHT der, der vor der Partie gezeigt wurde
cli-check-own-kept = der Zufallsbeitrag deines Geräts wurde verwendet
cli-check-own-broken = der Zufallsbeitrag deines Geräts wurde NICHT verwendet
cli-check-fair = Es wurde fair gemischt.
cli-check-unfair = Es lässt sich nicht nachweisen, dass diese Partie fair war.

cli-admin = Einen Server verwalten: Personen, Tische, Sperren, Links
    .help = Verwaltet einen Server über seine Datenbank, ob er läuft oder nicht; laufende Server übernehmen Änderungen sofort. Personen werden mit ID, Konto oder Namen angegeben. Alle Änderungen werden aufgezeichnet (siehe bastide admin audit).

cli-backup = Alle Daten eines Servers in einer Datei sichern
    .help = Sichert alle Daten eines Servers widerspruchsfrei in einer Datei; der Server darf dabei laufen. Aus ihr lassen sich beide Datenbankarten wiederherstellen. Die Datei enthält Geheimes (Passwort-Hashes, Startwerte laufender Partien): Halte sie unter Verschluss.
cli-backup-replace = Eine vorhandene Datei überschreiben
cli-backup-working = Sicherung läuft
cli-backup-done = { $path }: { $tables } Tische mit { $entries } Einträgen, { $people } Personen; { $size } MB

cli-restore = Eine Datenbank aus einer Sicherung wiederherstellen
    .help = Stellt eine Datenbank aus einer Sicherung wieder her, ganz oder gar nicht. Zuvor wird die Datei geprüft. Beende vorher alle Server.
cli-restore-replace = Den jetzigen Inhalt der Datenbank überschreiben
cli-restore-working = Wiederherstellung läuft
cli-restore-done = auf den Stand vom { $at } gebracht: { $tables } Tische mit { $entries } Einträgen, { $people } Personen

cli-check-database = Die Datenbank auf Widersprüche prüfen
    .help = Spielt jeden Tisch aus seinem Protokoll nach und prüft Ergebnisse, Prüfsummen, Startwerte, Indizes und Verweise. Es wird nichts geändert, und der Server darf laufen. Schlägt fehl, wenn ein Fehler gefunden wird.
cli-check-database-working = Tische
cli-check-database-found = Tisch { $table }: { $problem }
cli-check-database-done = { $tables } Tische, { $entries } Einträge: { $found ->
    [0] alles in Ordnung
    [one] ein Fehler
   *[other] { $found } Fehler
}
cli-finding-damaged = die Datenbank selbst ist beschädigt: { $problem }
cli-finding-dangling = Zeilen von { $of }, die auf fehlende Zeilen von { $to } zeigen: { $rows }
cli-finding-gap = Eintrag { $entry } des Protokolls fehlt
cli-finding-length = der Index verzeichnet { $index } Einträge, das Protokoll hat { $log }
cli-finding-unreadable = Eintrag { $entry } ist nicht lesbar: { $problem }
cli-finding-replay = Eintrag { $entry } ist nicht möglich: { $problem }
cli-finding-rules = die Regeln erlauben nicht mehr, was gespielt wurde: { $problem }
cli-finding-ending = das gespeicherte Ergebnis passt nicht zur Partie
cli-finding-unfair = die Aufzeichnung lässt sich nicht exakt nachspielen, oder der Startwert ist nicht der zugesagte
cli-finding-index = Index und Protokoll widersprechen sich: { $field }
cli-finding-sitting = die Tischlisten der Spieler an diesem Tisch stimmen nicht
cli-finding-results = die Ergebnisse stimmen nicht mit dem Protokoll überein
cli-finding-play = das gewertete Ergebnis der Partie des Tages ist nicht das hier gespielte
cli-finding-key = dieser Tisch hat nicht den Schlüssel der Partie seines Tages
cli-finding-ratings = Wertungszahlen, die nicht aus dem Verlauf folgen: { $rows }, gewertete Ergebnisse: { $history }. „bastide admin recompute-ratings“ korrigiert sie
cli-finding-solvers = Aufgabenlöser, deren Serie oder Wertungszahl nicht zu ihren Antworten passt: { $rows }
cli-finding-puzzles = Aufgaben, deren Wertungszahl nicht stimmen kann: { $rows }
cli-finding-tournament = Die Zeilen des Turniers { $tournament }, Runde { $round }, widersprechen einander oder seinen Tischen
cli-finding-friends = Freundschaften oder Anfragen, die einander oder einer Blockierung widersprechen: { $rows }
cli-finding-notifications = unbrauchbare Einstellungen, Browser, Adressen oder Webhooks für Benachrichtigungen: { $rows }
cli-finding-match-requests = Gegnersuchen, die sich selbst widersprechen: { $rows }
cli-finding-studies = { $rows } Zeilen von Studien widersprechen einander

cli-draw = Eine Stellung einer aufgezeichneten Partie als SVG zeichnen
    .help = Zeichnet den Tisch aus der Sicht der Zuschauer oder eines Platzes, ohne das, was für sie verdeckt war. Das Ergebnis ist eine eigenständige SVG-Datei, die jeder Browser anzeigt.
cli-draw-at = Zuerst so viele Aktionen nachspielen (Standard: alle)
cli-draw-until = Eine Animation von --at (Standard: Beginn) bis zu dieser Anzahl von Aktionen zeichnen
cli-draw-seconds = Sekunden pro Aktion in einer Animation
cli-draw-seat = Aus der Sicht dieses Platzes zeichnen, von 0 an gezählt (Standard: Zuschauer)
cli-draw-dark = Dunkles Farbschema
cli-draw-out = Datei für das Bild (Standard oder -: Standardausgabe)
cli-draw-written = Das Bild wurde in { $path } gespeichert.
cli-embed = Eine aufgezeichnete Partie als Webseite zum Durchblättern speichern
    .help = Speichert eine Seite (.html), die die Partie Zug für Zug mit Varianten, Kommentaren und Bewertungen zeigt, oder ihre Daten (.json) für das Element <bastide-viewer> auf deiner eigenen Seite. Sie braucht keinen Server und zeigt nur, was Zuschauer oder ein Platz gesehen haben.
cli-embed-out = Zieldatei: .html für eine Seite, .json für die Daten
cli-embed-languages = Sprachen der Partie, durch Kommas getrennt, oder „all“ für alle (Standard: die Sprache des Programms)
cli-embed-seat = Aus der Sicht dieses Platzes zeigen, von 0 an gezählt (Standard: Zuschauer)
cli-embed-script = Das Skript speichern, das <bastide-viewer> definiert
cli-embed-written = In { $path } gespeichert.
cli-site = Eine statische Website erstellen, die keinen Server braucht
    .help = Erstellt einen Ordner, den jeder Webspace für statische Dateien ausliefern kann. Wer ihn öffnet, spielt auf dem eigenen Gerät gegen Bots, nach dem ersten Besuch auch offline. Von anderen Websites wird nichts geladen.
cli-site-wheel = Kompiliertes Wheel dieser Version für Python im Browser, statt der Quelltexte
cli-site-written = Website in { $path } geschrieben ({ $megabytes } MB). Zum Ausprobieren: python -m http.server -d { $path }

cli-analyse = Alle erlaubten Aktionen in einer Stellung bewerten
    .help = Spielt eine Stellung viele Male weiter, nur mit dem Wissen des Spielers am Zug. Vergleicht die aussichtsreichsten Aktionen: Zahl der Simulationen, Siegchance, Vorsprung am Ende der Partie in Punkten und Verlust gegenüber der besten Aktion. Nennt die übrigen erlaubten Aktionen ohne Reihenfolge. Sagt danach, warum die beste besser ist.
cli-analyse-at = Zuerst so viele Aktionen nachspielen
cli-analyse-seat = Für diesen Platz rechnen, von 0 an gezählt (Standard: der erste am Zug)
cli-analyse-iterations = Anzahl der Fortsetzungen (Standard: wie bei einem Tipp)
cli-analyse-seconds = Höchste Rechenzeit in Sekunden
cli-analyse-for = nach { $at } Aktionen, für { $player }: { $iterations } Fortsetzungen
cli-analyse-from-position = für { $player }: { $iterations } Fortsetzungen
cli-analyse-action = Aktion
cli-analyse-win = Siegchance
cli-analyse-cost = Kosten
cli-analyse-lead = Vorsprung
cli-analyse-rollouts = Fortsetzungen
cli-analyse-equal = etwa gleich gut: { $actions }
cli-analyse-not-compared = nicht weiter verglichen, ohne Reihenfolge: { $actions }
cli-analyse-reasons = { $best } im Vergleich mit { $worse }: { $reasons }
cli-analyse-standing = für die Siegchance zählt: { $reasons }
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-share = { $share } % ± { $error }

cli-review = Die teuersten Entscheidungen einer Partie finden
    .help = Simuliert von jeder Entscheidung einer Aufzeichnung aus weiter, nach dem gespielten Zug und nach der besten Alternative. Listet die Züge auf, die eindeutig am meisten gekostet haben.
cli-review-seat = Nur Entscheidungen dieses Platzes
cli-review-worst = Anzahl der aufgelisteten Entscheidungen
cli-review-iterations = Simulationen pro Entscheidung (bei teuren so viele wie für einen Tipp)
cli-review-seconds = Zeitlimit pro Entscheidung, in CPU-Sekunden
cli-review-for = { $decisions } Entscheidungen geprüft
cli-review-average = { $player }: { $cost } % Siegchance und { $points } Punkte Verlust pro Entscheidung (Entscheidungen: { $count })
cli-review-nothing = Keine Entscheidung hat eindeutig etwas gekostet.
cli-review-turn = Zug
cli-review-played = gespielt
cli-review-best = besser
cli-review-at = Aktion
cli-review-cost = Verlust
cli-review-points = Punkte
cli-review-reasons = warum
cli-review-progress = Entscheidungen

cli-rules = Die Regeln eines Spiels lesen
    .help =
        Ohne Thema werden alle Themen aufgelistet. Ein Thema wird ganz angezeigt; der Name einer Karte, einer Figur oder eines
        anderen Begriffs zeigt, was die Regeln dazu sagen.

cli-learn = Eine Lektion machen
    .help = Ohne Namen werden die Lektionen aufgelistet. Eine Lektion fragt nach deinem Zug in einer Stellung und erklärt Fehler. Gespeichert wird nichts.

cli-components = Die Bestandteile eines Spiels auflisten
    .help = Listet alle Bestandteile einer Art auf; „bastide games --json“ nennt die Arten. Mit --json: alle Angaben und die Namen in allen Sprachen.

cli-soak = Zufällige Partien mit allen Prüfungen spielen
    .help = Spielt zufällige Partien mit zufälligen Optionen und allen Prüfungen. Gibt jeden Verstoß aus und schreibt eine Aufzeichnung, die ihn nachstellt. Schlägt fehl, wenn etwas gefunden wird.
cli-soak-working = { $game } wird geprüft
cli-soak-found = { $promise }: { $problem } (siehe { $path })
cli-soak-done = { $games } Partien, { $decisions } Entscheidungen: { $found ->
    [0] nichts gefunden
    [one] ein Fehler gefunden
   *[other] { $found } Fehler gefunden
}

cli-bench = Die Geschwindigkeit der Engine messen
    .help = Misst die Geschwindigkeit der Engine auf einem Kern: zufällige Partien und die Kosten für das Kopieren einer Stellung.
cli-bench-working = Messung läuft
cli-bench-game = Spiel
cli-bench-players = Spieler
cli-bench-games_per_second = Partien/s
cli-bench-decisions_per_second = Entscheidungen/s
cli-bench-clone_us = Kopie µs
cli-bench-compiled = kompiliert

cli-completion = Ein Skript für die Shell-Vervollständigung ausgeben
    .help = Gibt ein Skript aus, mit dem die Shell Befehle, Spiele, Bots und Optionen vervollständigt.

cli-serve-lan = Für das lokale Netzwerk freigeben (dasselbe WLAN)
cli-option-lan = Ohne Befehl: auch für das lokale Netzwerk freigeben
cli-serve-network = Für andere in deinem Netzwerk: { $address }

cli-puzzle = Eine Aufgabe lösen: den einen eindeutig besten Zug finden
    .help = Zeigt eine Stellung, wie ein Spieler sie sah, und fragt nach dem besten Zug. Genau ein Zug ist eindeutig der beste. „tipp“ nennt einen Grund; danach siehst du die besten und die verlockendsten falschen Züge und was sie wert sind.
cli-puzzle-theme = { $theme }, Schwierigkeit { $difficulty } von 4
cli-puzzle-hint = Darum ist er der beste: { $reasons }
cli-puzzle-right = Richtig: { $answer }.
cli-puzzle-wrong = Nicht der beste Zug. Besser: { $answer }.
cli-puzzle-line = { $action }: gewinnt in { $win } % der Fälle, Punktabstand im Schnitt { $sign }{ NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
cli-puzzle-line-level = { $action }: gewinnt in { $win } % der Fälle, nach Punkten im Schnitt gleichauf.
cli-puzzle-compared = Verglichen mit { $rival }: { $reasons }
cli-puzzle-instead = Mit { $best } dagegen: { $reasons }
cli-puzzle-scores = Punkte jetzt: { $points }
cli-puzzle-final = Punkte, wenn die Partie jetzt endete: { $points }
cli-puzzle-decks = Alle Karten von { $player }: { $cards }
cli-puzzle-draw = Dein Nachziehstapel: { $cards }
cli-puzzle-discard = Dein Ablagestapel: { $cards }
cli-option-theme = Nur Aufgaben zu diesem Thema

cli-puzzles = In Partien zwischen Bots nach Aufgaben suchen
    .help = Spielt Partien zwischen starken und schwachen Bots und behält Entscheidungen mit einem eindeutig besten Zug. Alle Züge werden mit denselben Zufallszahlen simuliert; Kandidaten werden noch einmal geprüft, länger und mit anderen Bots. Ausgabe: eine Zeile JSON pro Aufgabe.
cli-puzzles-most = Höchstzahl der Aufgaben, verteilt auf Themen und Schwierigkeiten
cli-puzzles-out = Datei für die Aufgaben (komprimiert, wenn der Name auf .bz2 endet)
cli-puzzles-append = Aufgaben der Datei behalten und neue hinzufügen
cli-puzzles-working = Suche nach Aufgaben
cli-puzzles-done = { $puzzles } Aufgaben in { $path } geschrieben: { $games } Partien, { $glances } Entscheidungen geprüft, { $fell_out } aussortiert

cli-dev = Karten, Module, Sprachen und Seiten hinzufügen
    .help = Befehle für Entwickler. Sie arbeiten in einem Checkout von Bastide: Sie legen das Gerüst für Neues an, listen auf, was noch fehlt, und führen die zugehörigen Tests aus.
