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
cli-version-pure = Bastide { $version } (reines Python, langsamer: Es sind keine kompilierten Regeln vorhanden oder erwünscht)

cli-bastide =
    .help = Dominion, 7 Wonders und Carcassonne genau nach den Regeln: gegen Bots spielen, eine Million Partien simulieren, Aufzeichnungen nachspielen und prüfen.

cli-option-help = Diese Hilfe anzeigen.
cli-option-lang = Sprache; ohne Angabe die des Systems.
cli-option-names = Namen der Spiele: neutral oder ein Ordner mit eigenen Namen.
cli-option-version = Version anzeigen, und ob die Regeln kompiliert sind.
cli-option-games = Anzahl der Partien.
cli-option-seed = Startwert des Zufallsgenerators; gleicher Startwert, gleiche Partien.
cli-option-jobs = Anzahl der Prozesse. Am Ergebnis ändert das nichts.
cli-option-cluster = Adresse eines Dask-Schedulers, dessen Worker die Arbeit übernehmen, statt --jobs. Am Ergebnis ändert das nichts.
cli-option-database = Die Datenbank, falls nicht die vom Server voreingestellte: sqlite:///DATEI oder postgresql://...
cli-option-as_json = Nur ein JSON-Dokument ausgeben.
cli-option-options = Option des Tisches; mehrfach möglich. „bastide games --json“ zeigt alle.
cli-option-bots = Bots in Sitzreihenfolge, durch Kommas getrennt. „bastide games“ zeigt alle.
cli-option-rotate = Die Bots rücken von Partie zu Partie einen Platz weiter.
cli-option-out = Datei für die Aufzeichnung einer Partie, die einen Fehler zeigt.
cli-option-seconds = Ungefähre Messdauer pro Spiel.
cli-option-verify = Nichts anzeigen, nur prüfen. Schlägt fehl, wenn die Aufzeichnung nicht exakt ist.
cli-option-seat = Dein Platz, von 0 an gezählt.
cli-option-name = Dein Name am Tisch.
cli-option-record = Die Partie in diese Datei schreiben, wenn sie endet oder du aufhörst.

cli-games = Die installierten Spiele auflisten
    .help = Die installierten Spiele mit ihren Bots auflisten. Mit --json auch ihre Optionen, wie ein Formular sie braucht.
cli-games-id = ID
cli-games-name = Name
cli-games-players = Spieler
cli-games-bots = Bots

cli-bots = Die Bots eines Spiels auflisten
    .help = Die Bots eines Spiels auflisten, Schwierigkeitsstufen zuerst, jeweils mit einem Satz zur Spielweise.

cli-simulate = Bots viele Partien spielen lassen und die Ergebnisse zählen
    .help = Bots viele Partien gegeneinander spielen lassen und die Ergebnisse zählen. Ohne --rotate behalten die Bots ihre Plätze.
cli-simulate-working = { $game } wird gespielt
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-shared = geteilt
cli-simulate-score = Punkte
cli-simulate-metric = { $name }: { $mean } (Standardabweichung { $sd })
cli-simulate-rate = { $games } Partien in { $seconds } s: { $rate } pro Sekunde
cli-simulate-out = Die Partien als Daten in diese Parquet-Datei schreiben; Beobachtungen auch in numpy-Dateien (.npz).
cli-simulate-rows = Inhalt einer Zeile dieser Datei: eine Partie (game), eine Entscheidung (decision) oder eine Beobachtung (observation: was zu sehen, was möglich und was gespielt war, als Zahlen).
cli-simulate-report = Einen Bericht mit Diagrammen, Zug um Zug, in diese HTML-Datei schreiben.
cli-simulate-records = Die Aufzeichnungen aller Partien in diese Zip-Datei schreiben.

cli-tournament = Bots gegeneinander antreten lassen und bewerten
    .help =
        Jeden Bot gegen jeden antreten lassen, mit denselben Ausgangslagen und von jedem Platz aus, und auswerten: Wertungszahlen, Siegquoten und direkte Vergleiche, mit 95-%-Intervallen. Mit --out wird alles in einem Ordner gespeichert, samt Bericht; ein unterbrochenes Turnier lässt sich fortsetzen.
cli-tournament-bots = Die teilnehmenden Bots, durch Kommas getrennt. An Tischen mit mehr als zwei Plätzen darf ein Bot mehrfach vorkommen.
cli-tournament-games = Partien pro Tisch.
cli-tournament-seats = Plätze pro Tisch; ohne Angabe die kleinste Spielerzahl des Spiels.
cli-tournament-until_clear = Einen Tisch beenden, sobald feststeht, wer dort besser ist.
cli-tournament-out = Ordner für die Partien, ihre Aufzeichnungen und den Bericht.
cli-tournament-resume = Das Turnier in diesem Ordner fortsetzen.
cli-tournament-no_records = Nur die Ergebnisse speichern, nicht die Partien selbst.
cli-tournament-report = Der Bericht steht in { $path }.

cli-play = Eine Partie im Terminal spielen
    .help = Eine Partie im Terminal gegen Bots spielen. Alle Möglichkeiten werden aufgelistet; antworte mit der Nummer oder dem Text.
cli-play-seed = Startwert der Partie; ohne Angabe zufällig.
cli-play-bots = Die Gegner in Sitzreihenfolge, durch Kommas getrennt; ohne Angabe der Standardbot des Spiels.
cli-play-origin = Die Partie dieser Aufzeichnung gegen Bots weiterspielen.
cli-play-at = Weiterspielen nach so vielen Aktionen; ohne Angabe ab der letzten Stellung.
cli-play-welcome = { $game }. ? zeigt die Hilfe, quit beendet.
cli-play-which = Welches Spiel?
cli-play-help = Antworte mit der Nummer einer Möglichkeit oder mit ihrem Text. Die Eingabetaste wählt die einzige Möglichkeit. ? und ein Name zeigt, was auf der Karte, dem Spielplan oder dem Plättchen steht. quit beendet. tipp zeigt, was ein Bot spielen würde und warum.
# What is typed to be told.
cli-play-hint-word = tipp
cli-play-hint = { $action } ({ $win } % ± { $error }): { $reasons }
cli-play-no-such = „{ $name }“ gibt es in diesem Spiel nicht.
cli-play-unclear = „{ $text }“ steht oben nicht zur Wahl. Gib eine Nummer oder den Text ein; ? zeigt die Hilfe.
cli-play-recorded = Die Partie wurde in { $path } gespeichert.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = Server für Partien im Browser starten
    .help = Startet einen Server für Partien im Browser, mit Freunden und Bots. Alles wird in einer Datenbank gespeichert, standardmäßig in einer Datei; du kannst den Server jederzeit beenden und neu starten. Einstellungen sind auch als Umgebungsvariablen möglich: BASTIDE_HOST, BASTIDE_PORT und so weiter.
cli-serve-host = IP-Adresse des Servers; 0.0.0.0 für alle
cli-serve-port = Port des Servers; 0 für einen beliebigen
cli-serve-database = Datenbank: sqlite:///DATEI oder postgresql://...
cli-serve-public_url = öffentliche Adresse des Servers
cli-serve-entrance = Zugang: open, invitation oder password (BASTIDE_SERVER_PASSWORD)
cli-serve-no_sign_up = keine neuen Konten zulassen
cli-serve-allowed_hosts = weitere Hostnamen des Servers, durch Kommas getrennt
cli-serve-processes = Anzahl der Serverprozesse an diesem Port; ohne Zahl einer pro Kern
cli-serve-workers = Anzahl der Prozesse für Bots; ohne Angabe einer weniger als Kerne
cli-serve-browser = auch den Browser öffnen
cli-serve-ready = Bastide läuft unter { $address } (beenden mit Strg-C)

cli-tasks = Die Standardaufgaben auflisten oder Bots eine lösen lassen
    .help =
        Eine Standardaufgabe legt Tisch, Gegner, Ausgangslagen und Anzahl der Partien fest, damit sich Ergebnisse vergleichen lassen. Ohne Namen werden die Aufgaben aufgelistet; mit Namen löst sie jeder der Bots: Jede Ausgangslage wird von jedem Platz aus gespielt. Das Ergebnis ist der Anteil der besiegten Gegner; Gleichstände zählen halb.
cli-tasks-bots = Die Bots für die Aufgabe, durch Kommas getrennt; auch net:DATEI und py:DATEI.
cli-tasks-games = Weniger Partien spielen, für einen ersten Eindruck. Vergleichbar sind nur Ergebnisse aus allen Partien.
cli-tasks-task = Aufgabe
cli-tasks-game = Spiel
cli-tasks-table = Tisch
cli-tasks-opponents = Gegner
cli-tasks-count = Partien
cli-tasks-share = Anteil besiegt
cli-tasks-reward = Belohnung

cli-improve = Eine Strategiedatei durch Variationen verbessern
    .help = Verbessert eine Strategie aus einer Datei: eine Kaufliste für Dominion oder Gewichte für ein anderes Spiel. Variationen spielen dieselben Partien wie ihre Vorlage gegen die stärksten Bots am Tisch und ersetzen sie, wenn sie deutlich öfter gewinnen. Jeder Schritt wird gemeldet; das Ergebnis wird ausgegeben oder in eine Datei geschrieben.
cli-improve-game = Das Spiel zu dieser Datei.
cli-improve-minutes = Laufzeit in Minuten.
cli-improve-against = Die Gegner, durch Kommas getrennt; ohne Angabe die drei stärksten am Tisch.
cli-improve-explore = Mit der besten einfachen Idee für den Tisch beginnen, falls sie besser ist.
cli-improve-out = Datei für das Ergebnis; ohne Angabe wird es ausgegeben.
cli-improve-head = gegen { $rivals }: { $share } der Partien
cli-improve-step = { $tried } versucht: von { $before } auf { $after } in { $games } Partien
cli-improve-tried = { $tried } Variationen versucht, { $taken } übernommen; Ideen zu Beginn: { $ideas }
cli-improve-result = Gegen { $rivals }: { $before } vorher, { $after } jetzt
cli-improve-written = Das Ergebnis steht in { $path }.

cli-train = Ein Netz durch Spielen gegen sich selbst trainieren
    .help = Trainiert ein Netz für ein Spiel: Es spielt gegen sich selbst, gegen frühere Versionen und gegen Bots und lernt aus den Ergebnissen. Das Training lässt sich jederzeit stoppen und mit demselben Ordner fortsetzen. Das Netz wird als einfache Arrays geschrieben, für den Bot net:DATEI. Braucht PyTorch: pip install bastide-research.
cli-train-folder = Ordner für alle Dateien; ohne Angabe SPIEL-training.
cli-train-minutes = Trainingsdauer in Minuten.
cli-train-players = Spielerzahlen, durch Kommas getrennt; ohne Angabe die kleinste.
cli-train-workers = Anzahl der spielenden Prozesse.
cli-train-rows = Gleichzeitige Partien pro Prozess.
cli-train-decisions = Gesamtzahl der Entscheidungen; die Lernrate sinkt bis dahin.
cli-train-width = Breite der Schichten des Netzes.
cli-train-without = Karten, die nie vorkommen sollen, durch Kommas getrennt.
cli-train-league = Bots, die an manchen Tischen mitspielen, durch Kommas getrennt.
cli-train-lessons = Datei mit Trainingsbeispielen, aus denen das Netz vor dem Spielen lernt; mehrfach möglich. bastide_research.distill.carcassonne_dataset schreibt eine solche Datei. Mit --decisions 0 lernt es nur daraus.
cli-train-champion = Ordner eines Trainings; dessen Netz sitzt unverändert in allen Partien auf allen anderen Plätzen. So zeigt sich, wie es zu schlagen ist.
cli-train-against = Bots für den Vergleich am Ende, durch Kommas getrennt.
cli-train-games = Höchstzahl der Partien eines Vergleichs; er endet, sobald feststeht, wer besser ist.
cli-train-device = Rechengerät: cpu oder cuda; ohne Angabe eine GPU, falls vorhanden.
cli-train-round = Trainingsbeispiele, Durchgang { $round }: Verlust { $surprise }
cli-train-step = { $decisions } Entscheidungen, { $games } Partien; Entropie { $spread }
cli-train-written = Das Netz wurde in { $path } gespeichert.
cli-train-standing = Gegen { $bot }, { $players } Spieler: in { $share } von { $games } Partien besser platziert

cli-plan = Den Plan des Experten für einen Tisch ausgeben
    .help = Gibt den Plan des Experten für einen Tisch als Strategie aus, die sich in einer Datei speichern lässt. In Dominion: die Kaufliste, die unter allen Kandidaten in Probepartien von der ersten Stellung bis zum Ende am besten abgeschnitten hat.
cli-plan-seconds = Bedenkzeit in Sekunden.
cli-plan-head = Plan des Experten nach { $games } Probepartien

cli-replay = Eine Aufzeichnung nachspielen und prüfen
    .help =
        Eine Aufzeichnung Zug um Zug nachspielen und das Ergebnis nennen: exakt (es ist die gespielte Partie), ungeprüft (nach einer anderen Regelversion geschrieben) oder abweichend. Was nicht passiert ist, wird nicht gezeigt.
cli-replay-exact = exakt: { $actions } Aktionen, alle Prüfsummen stimmen
cli-replay-unverified = ungeprüft: { $actions } Aktionen sind erlaubt, aber ab Aktion { $at } weichen die Stellungen ab, denn die Regeln haben sich geändert: { $corrections }
cli-replay-diverged = weicht bei Aktion { $at } ab: { $reason }

cli-check = Prüfen, ob eine Partie auf einem Server fair war
    .help = Spielt die Aufzeichnung einer beendeten Partie nach und prüft alle Zufallsbeiträge: den des Servers, der feststand, bevor jemand Platz nahm, und die der Geräte der Spieler. Jede Zusage bekommt ein Zeichen: ✓ eingehalten, ✗ gebrochen, · kein Vergleich möglich. Bei älteren Aufzeichnungen ohne Zufallsbeiträge wird der Hash des Startwerts berechnet, den der Server am Anfang gezeigt hat. Schlägt fehl, wenn eine Zusage gebrochen oder die Wiedergabe nicht exakt ist.
cli-check-promised = Hash des Servers, wie er vor der Partie gezeigt wurde
cli-check-own = Zufallsbeitrag des eigenen Geräts, wie ihn die Seite gespeichert hat
cli-check-hash = Startwert { $seed }, Hash { $hash }
cli-check-kept = der Hash ist der, der vor der Partie gezeigt wurde
cli-check-broken = der Hash ist NICHT der, der vor der Partie gezeigt wurde
cli-check-own-kept = der Zufallsbeitrag deines Geräts wurde verwendet
cli-check-own-broken = der Zufallsbeitrag deines Geräts wurde NICHT verwendet
cli-check-fair = Niemand hat bestimmt, was ausgeteilt wurde.
cli-check-unfair = Es lässt sich nicht nachweisen, dass diese Partie fair war.

cli-admin = Einen Server verwalten: Personen, Tische, Sperren, Links
    .help = Verwaltungsbefehle für Serverbetreiber. Sie arbeiten direkt auf der Datenbank, auch wenn der Server nicht läuft; laufende Server übernehmen Änderungen sofort. Personen werden mit ID, Konto oder Namen angegeben. Jede Änderung steht im Audit-Log (bastide admin audit).

cli-backup = Alle Daten eines Servers in einer Datei sichern
    .help = Sichert alle Daten eines Servers in einer Datei, auf dem Stand dieses Augenblicks; der Server darf dabei laufen. Aus der Datei lassen sich beide Datenbankarten wiederherstellen. Sie enthält Vertrauliches (Passwort-Hashes, Startwerte laufender Partien): Nur du kannst sie lesen, und so sollte es bleiben.
cli-backup-replace = Eine vorhandene Datei überschreiben.
cli-backup-working = Sicherung läuft
cli-backup-done = { $path }: { $tables } Tische mit { $entries } Einträgen, { $people } Personen; { $size } MB

cli-restore = Eine Datenbank aus einer Sicherung wiederherstellen
    .help = Stellt eine Datenbank aus einer Sicherung wieder her, ganz oder gar nicht. Zuvor wird die Datei vollständig geprüft. Beende die Server vorher und starte sie danach neu.
cli-restore-replace = Den jetzigen Inhalt der Datenbank löschen.
cli-restore-working = Wiederherstellung läuft
cli-restore-done = auf den Stand vom { $at } gebracht: { $tables } Tische mit { $entries } Einträgen, { $people } Personen

cli-check-database = Die Datenbank prüfen
    .help = Spielt jeden Tisch der Datenbank aus seinem Protokoll nach und vergleicht alles andere damit: das Ende, jede Prüfsumme der Aufzeichnung, den zugesagten Startwert, die Listen, die Ergebnisse und Verweise ins Leere. Es wird nichts geändert, und der Server darf laufen. Schlägt fehl, wenn ein Fehler gefunden wurde.
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
cli-finding-ending = das Protokoll nennt ein anderes Ende als das der Partie
cli-finding-unfair = die Aufzeichnung lässt sich nicht exakt nachspielen, oder der Startwert ist nicht der zugesagte
cli-finding-index = Index und Protokoll widersprechen sich: { $field }
cli-finding-sitting = die Tischlisten der Spieler an diesem Tisch stimmen nicht
cli-finding-results = die Ergebnisse stimmen nicht mit dem Protokoll überein
cli-finding-play = das gewertete Ergebnis der Partie des Tages ist nicht das hier gespielte
cli-finding-key = dieser Tisch hat nicht den Schlüssel der Partie seines Tages
cli-finding-solvers = Löser, deren Eintrag nicht zu ihren Antworten passt: { $rows }
cli-finding-puzzles = Aufgaben, deren Wertungszahl nicht stimmen kann: { $rows }

cli-draw = Eine Stellung einer aufgezeichneten Partie zeichnen
    .help = Schreibt ein Bild des Tisches aus der Sicht der Zuschauer oder eines Platzes: Was dieser Platz nicht sehen konnte, ist nicht darauf. Das Bild ist eine eigenständige SVG-Datei; jeder Browser zeigt sie.
cli-draw-at = die Stellung nach so vielen Aktionen; ohne Angabe das Ende
cli-draw-seat = Sicht dieses Platzes, von 0 an gezählt; ohne Angabe die der Zuschauer
cli-draw-dark = dunkles Farbschema
cli-draw-out = Datei für das Bild; - oder ohne Angabe: Standardausgabe
cli-draw-written = Das Bild wurde in { $path } gespeichert.
cli-site = Bastide als Website ohne Server schreiben
    .help = Schreibt einen Ordner, den jeder Webspace für statische Dateien unter jedem Pfad ausliefern kann: Seiten, Texte, Spiel-Engine und Laufzeitumgebung. Wer ihn öffnet, spielt auf dem eigenen Gerät gegen Bots, nach dem ersten Besuch auch offline. Es wird nichts von anderen Servern geladen.
cli-site-wheel = ein kompiliertes Wheel dieser Version für Python im Browser, statt der Quelltexte
cli-site-written = Bastide liegt in { $path }, { $megabytes } MB. Zum Ausprobieren: python -m http.server -d { $path }

cli-analyse = Die Aktionen einer aufgezeichneten Stellung bewerten
    .help = Durchsucht eine Stellung einer Aufzeichnung mit dem Wissen des Spielers am Zug und bewertet jede erlaubte Aktion: wie oft sie versucht wurde, das erwartete Ergebnis (0 bis 1, Punkte eingerechnet) und die Siegchance. Die beste steht zuerst.
cli-analyse-at = die Stellung nach so vielen Aktionen
cli-analyse-seat = der Platz, für den gerechnet wird; ohne Angabe der erste am Zug
cli-analyse-iterations = Anzahl der Durchläufe
cli-analyse-seconds = Rechenzeit in Sekunden
cli-analyse-for = nach { $at } Aktionen, für { $player }: { $iterations } Durchläufe
cli-analyse-action = Aktion
cli-analyse-visits = versucht
cli-analyse-result = Ergebnis
cli-analyse-win = Siegchance
cli-analyse-equal = etwa gleich gut: { $actions }
cli-analyse-reasons = für die erste spricht: { $reasons }
cli-analyse-standing = für die Siegchance zählt: { $reasons }

cli-review = Die teuersten Fehler einer aufgezeichneten Partie finden
    .help = Spielt von jeder Entscheidung einer Aufzeichnung aus weiter, nach dem gespielten und nach dem scheinbar besten Zug, und nennt die Züge, die eindeutig am meisten gekostet haben.
cli-review-seat = nur die Entscheidungen dieses Platzes
cli-review-worst = Anzahl der genannten Fehler
cli-review-iterations = Probepartien je Entscheidung; bei scheinbar teuren zehnmal so viele
cli-review-seconds = höchste Rechenzeit je Entscheidung, in Sekunden
cli-review-for = { $decisions } Entscheidungen geprüft
cli-review-unseen = aus Zeitmangel nicht geprüft: { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
cli-review-nothing = Keine Entscheidung hat eindeutig etwas gekostet.
cli-review-played = gespielt
cli-review-best = besser
cli-review-at = Aktion
cli-review-cost = Verlust
cli-review-reasons = warum
cli-review-progress = Entscheidungen

cli-rules = Die Regeln eines Spiels lesen
    .help =
        Ohne Thema werden alle Themen aufgelistet. Ein Thema wird ganz angezeigt; der Name einer Karte, einer Figur oder eines
        anderen Begriffs zeigt, was die Regeln dazu sagen.

cli-learn = Eine Lektion machen
    .help = Ohne Lektion werden alle Lektionen aufgelistet. Eine Lektion fragt, was du in einer Stellung tust, und erklärt Fehler; gespeichert wird dabei nichts.

cli-components = Die Bestandteile eines Spiels auflisten
    .help = Listet alle Bestandteile einer Art auf; „bastide games --json“ nennt die Arten. Mit --json: alle Angaben und die Namen in allen Sprachen.

cli-soak = Zufällige Partien mit allen Prüfungen spielen
    .help =
        Spielt zufällige Partien mit zufälligen Optionen und allen Prüfungen. Jeder Verstoß wird ausgegeben, und eine Aufzeichnung, die dorthin führt, wird geschrieben. Schlägt fehl, wenn etwas gefunden wurde.
cli-soak-working = { $game } wird geprüft
cli-soak-found = { $promise }: { $problem } (siehe { $path })
cli-soak-done = { $games } Partien, { $decisions } Entscheidungen: { $found ->
    [0] nichts gefunden
    [one] ein Fehler gefunden
   *[other] { $found } Fehler gefunden
}

cli-bench = Messen, wie schnell die Spiele hier laufen
    .help = Misst, wie schnell die Spiele hier laufen: zufällige Partien auf einem Kern und die Kosten einer Kopie.
cli-bench-working = Messung läuft
cli-bench-game = Spiel
cli-bench-players = Spieler
cli-bench-games_per_second = Partien/s
cli-bench-decisions_per_second = Entscheidungen/s
cli-bench-clone_us = Kopie µs
cli-bench-compiled = kompiliert

cli-completion = Das Vervollständigungsskript einer Shell ausgeben
    .help = Gibt das Skript aus, mit dem deine Shell Befehle, Spiele, Bots und Optionen vervollständigt.

cli-serve-lan = für das lokale Netzwerk freigeben, z. B. dasselbe WLAN
cli-option-lan = Ohne Befehl: auch für das lokale Netzwerk freigeben.
cli-serve-network = Für andere in deinem Netzwerk: { $address }

cli-puzzle = Eine Aufgabe lösen
    .help = Zeigt eine Stellung aus einer Partie, wie ein Spieler sie sah, und fragt nach dem besten Zug. Genau eine Antwort ist eindeutig besser. `hint` zeigt, was für sie spricht; danach wird jede Antwort bewertet.
cli-puzzle-theme = { $theme }, Schwierigkeit { $difficulty } von 4
cli-puzzle-hint = Für die Antwort spricht: { $reasons }
cli-puzzle-right = Richtig: { $answer }.
cli-puzzle-wrong = Nicht das Beste. Besser: { $answer }.
cli-puzzle-line = { $action }: gewinnt in { $win } % der Fälle, Punktabstand im Schnitt { $lead }. { $reasons }
cli-option-theme = Nur Aufgaben zu diesem Thema.

cli-puzzles = In Partien zwischen Bots nach Aufgaben suchen
    .help = Spielt Partien zwischen starken und schwachen Bots und behält die Entscheidungen, in denen eine Antwort eindeutig besser ist: Alle Antworten werden unter gleichen Bedingungen getestet, mit dem Wissen des Spielers. Jeder Fund wird noch einmal geprüft, länger und mit anderen Spielern. Eine Zeile JSON pro Aufgabe.
cli-puzzles-most = Höchstzahl der Aufgaben, aus allen Themen und Schwierigkeiten
cli-puzzles-out = Zieldatei; komprimiert, wenn der Name auf .gz endet
cli-puzzles-working = Suche nach Aufgaben
cli-puzzles-done = { $puzzles } Aufgaben in { $path }: { $games } Partien, { $glances } Entscheidungen geprüft, { $found } gefunden, { $fell_out } bei der zweiten Prüfung aussortiert

cli-dev = Karten, Module, Sprachen und Seiten hinzufügen
    .help = Befehle für die Entwicklung. Sie arbeiten auf einem Checkout von Bastide: Sie schreiben das Gerüst einer neuen Sache, zeigen, was ihr noch fehlt, und führen die Tests aus, die sie betreffen.
