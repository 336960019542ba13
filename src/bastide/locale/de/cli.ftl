### Die Kommandozeile.

cli-usage = Aufruf:
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-heading-examples = Beispiele
cli-error = Fehler: { $text }
cli-note = Hinweis: { $text }
cli-stopped = abgebrochen
cli-system =
    { $kind ->
        [missing] die Datei gibt es nicht
        [folder] es ist ein Ordner
        [forbidden] dazu fehlt die Berechtigung
        [read-only] dort kann nichts geschrieben werden
        [full] der Datenträger ist voll
        [taken] ein anderes Programm benutzt diese Adresse schon
        [elsewhere] dieser Rechner hat keine solche Adresse
        [no-text] es ist kein Text in UTF-8
       *[other] das System verweigert es (Fehler { $number })
    }
cli-version-compiled = Bastide { $version } (kompiliert)
cli-version-pure = Bastide { $version } (reines Python: langsamer; kompilierte Regeln gibt es hier nicht oder sie waren nicht gewünscht)

cli-bastide = Dominion, 7 Wonders und Carcassonne nach den genauen Regeln
    .help = Dominion, 7 Wonders und Carcassonne nach den genauen Regeln: gegen Bots spielen, eine Million Partien simulieren, Aufzeichnungen nachspielen und prüfen.

cli-option-help = Diese Hilfe zeigen.
cli-option-lang = Die Sprache; sonst die des Systems.
cli-option-names = Wie die Spiele heißen: neutral, oder ein Ordner mit eigenen Namen.
cli-option-version = Version zeigen, und ob die Regeln kompiliert sind.
cli-option-games = Wie viele Partien gespielt werden.
cli-option-seed = Wo die Zufallszahlen beginnen; gleicher Startwert, gleiche Partien.
cli-option-jobs = Wie viele Prozesse sich die Arbeit teilen. Am Ergebnis ändert das nichts.
cli-option-cluster = Die Adresse eines Dask-Schedulers, dessen Worker sich die Arbeit teilen, statt --jobs. Am Ergebnis ändert das nichts.
cli-option-database = Wo alles aufbewahrt wird, falls nicht dort, wo der Server nachsähe: sqlite:///DATEI oder postgresql://...
cli-option-as_json = Ein JSON-Dokument ausgeben und sonst nichts.
cli-option-options = Eine Option des Tisches; mehrfach möglich. „bastide games --json“ zählt sie auf.
cli-option-bots = Die Bots in Sitzreihenfolge, durch Kommas getrennt. „bastide games“ zählt sie auf.
cli-option-rotate = Die Bots rücken von Partie zu Partie einen Platz weiter.
cli-option-out = Wohin die Aufzeichnung einer Partie kommt, die einen Fehler zeigt.
cli-option-seconds = Wie lange jedes Spiel ungefähr gemessen wird.
cli-option-verify = Nichts zeigen, nur prüfen. Scheitert, wenn die Aufzeichnung nicht exakt ist.
cli-option-seat = Dein Platz, von 0 an gezählt.
cli-option-name = Dein Name am Tisch.
cli-option-record = Die Partie in diese Datei schreiben, wenn sie endet oder du gehst.

cli-games = Die installierten Spiele aufzählen
    .help = Die installierten Spiele mit ihren Bots aufzählen. Mit --json auch ihre Optionen, wie ein Formular sie braucht.
cli-games-id = Kennung
cli-games-name = Name
cli-games-players = Spieler
cli-games-bots = Bots

cli-bots = Die Bots eines Spiels aufzählen
    .help = Die Bots aufzählen, die ein Spiel spielen, die Stufen zuerst, jeden mit einem Satz, der sagt, wie er spielt.

cli-simulate = Bots viele Partien spielen lassen und auszählen
    .help = Bots viele Partien gegeneinander spielen lassen und die Ergebnisse auszählen. Ohne --rotate behalten die Bots ihre Plätze.
cli-simulate-working = { $game } wird gespielt
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-shared = geteilt
cli-simulate-score = Punkte
cli-simulate-metric = { $name }: { $mean } (Streuung { $sd })
cli-simulate-rate = { $games } Partien in { $seconds } s: { $rate } pro Sekunde
cli-simulate-out = Die Partien als Daten in diese Parquet-Datei schreiben; Beobachtungen auch in numpy-Dateien (.npz).
cli-simulate-rows = Was eine Zeile dieser Datei ist: eine Partie (game), eine Entscheidung (decision) oder eine Beobachtung (observation: was zu sehen war, was möglich war und was getan wurde, als Zahlen).
cli-simulate-report = Einen Bericht mit Verläufen Zug um Zug in diese HTML-Datei schreiben.
cli-simulate-records = Die Aufzeichnungen aller Partien in diese Zip-Datei schreiben.

cli-tournament = Bots gegeneinander antreten lassen und bewerten
    .help =
        Jeden Bot gegen jeden antreten lassen, mit denselben Ausgangslagen und von jedem Platz aus, und sagen, wie gut jeder ist: Wertungen, Anteile der Siege und wer vor wem landet, mit 95-%-Intervallen. Mit --out bleibt alles in einem Ordner; ein unterbrochenes Turnier kann weitergehen, und ein Bericht wird geschrieben.
cli-tournament-bots = Die Bots, die antreten, durch Kommas getrennt. An Tischen mit mehr als zweien darf ein Bot mehrfach genannt werden.
cli-tournament-games = Wie viele Partien an jedem Tisch gespielt werden.
cli-tournament-seats = Wie viele an einem Tisch sitzen; sonst so wenige, wie das Spiel vorsieht.
cli-tournament-until_clear = An einem Tisch aufhören, sobald klar ist, wer dort besser ist.
cli-tournament-out = Ein Ordner für die beendeten Partien, ihre Aufzeichnungen und den Bericht.
cli-tournament-resume = Das Turnier in diesem Ordner fortsetzen.
cli-tournament-no_records = Nur die Ergebnisse der Partien behalten, nicht die Partien selbst.
cli-tournament-report = Der Bericht steht in { $path }.

cli-play = Eine Partie im Terminal spielen
    .help = Eine Partie im Terminal gegen Bots spielen. Was du tun kannst, wird aufgezählt; antworte mit der Nummer oder den Worten.
cli-play-seed = Der Startwert der Partie; sonst lost ihn das System.
cli-play-bots = Die anderen am Tisch in Sitzreihenfolge, durch Kommas getrennt; sonst der eigene Bot des Spiels.
cli-play-origin = Die Partie dieser Aufzeichnung gegen Bots weiterspielen.
cli-play-at = Wo es weitergeht: nach so vielen ihrer Aktionen; sonst von der letzten Stellung aus.
cli-play-welcome = { $game }. ? zeigt Hilfe, quit beendet.
cli-play-which = Welches Spiel?
cli-play-help = Antworte mit der Nummer einer Möglichkeit oder mit ihren Worten. Die Eingabetaste nimmt die einzige Möglichkeit. ? und ein Name zeigt, was auf der Karte, dem Spielplan oder dem Plättchen steht. quit beendet. tipp sagt, was ein Bot tun würde und warum.
# What is typed to be told.
cli-play-hint-word = tipp
cli-play-hint = { $action } ({ $win } % ± { $error }): { $reasons }
cli-play-no-such = In diesem Spiel heißt nichts „{ $name }“.
cli-play-unclear = „{ $text }“ steht oben nicht zur Wahl. Nummer oder Worte eingeben; ? zeigt Hilfe.
cli-play-recorded = Die Partie steht in { $path }.
cli-play-place = { $place }. { $player }: { $score }

cli-serve = Tische zum Spielen im Browser anbieten
    .help = Bietet Tische zum Spielen im Browser an, mit Freunden und Bots. Alles wird in einer Datenbank aufbewahrt, üblicherweise in einer Datei; der Server kann jederzeit angehalten und wieder gestartet werden. Einstellungen gehen auch als Variablen BASTIDE_HOST, BASTIDE_PORT und so weiter.
cli-serve-host = die Adresse, auf der gelauscht wird; 0.0.0.0 für alle
cli-serve-port = der Port, auf dem gelauscht wird; 0 für irgendeinen
cli-serve-database = wo alles aufbewahrt wird: sqlite:///DATEI oder postgresql://...
cli-serve-public_url = die Adresse, unter der man den Server erreicht
cli-serve-entrance = wer hereindarf: open, invitation oder password (BASTIDE_SERVER_PASSWORD)
cli-serve-no_sign_up = keine neuen Konten anlegen
cli-serve-allowed_hosts = weitere Namen, unter denen der Server bekannt ist, durch Kommas getrennt
cli-serve-processes = wie viele Serverprozesse sich den Port teilen; ohne Zahl so viele, wie es Kerne gibt
cli-serve-workers = auf wie vielen Prozessen Bots denken; sonst einer weniger, als es Kerne gibt
cli-serve-browser = auch den Browser öffnen
cli-serve-ready = Bastide ist unter { $address } zu finden (anhalten mit Strg-C)

cli-tasks = Die Standardaufgaben auflisten oder Bots eine lösen lassen
    .help =
        Eine Standardaufgabe ist ein Tisch mit Gegnern, Karten und einer Anzahl von Partien, fest unter ihrem Namen, damit sich Zahlen vergleichen lassen. Ohne Namen werden die Aufgaben aufgelistet; mit einem löst sie jeder der Bots: Jede Verteilung wird von jedem Platz aus gespielt, und die Zahl ist der Anteil der Gegner, die er hinter sich ließ; Gleichstände zählen halb.
cli-tasks-bots = Die Bots, die die Aufgabe lösen sollen, einer nach dem anderen, durch Kommas getrennt; auch net:DATEI und py:DATEI.
cli-tasks-games = Weniger Partien spielen, für einen ersten Blick. Die Zahlen einer Aufgabe sind die aller Partien.
cli-tasks-task = Aufgabe
cli-tasks-game = Spiel
cli-tasks-table = Tisch
cli-tasks-opponents = Gegner
cli-tasks-count = Partien
cli-tasks-share = Anteil besiegt
cli-tasks-reward = Belohnung

cli-improve = Eine Strategie in einer Datei durch Versuche verbessern
    .help = Eine Strategie, die in einer Datei steht, verbessern: eine Kaufliste für Dominion oder Gewichte für ein anderes Spiel. Abwandlungen spielen dieselben Spiele wie ihre Vorlage, gegen die stärksten Bots am Tisch, und treten an ihre Stelle, wenn sie deutlich öfter gewonnen haben. Jeder Schritt wird gemeldet; das Ergebnis wird ausgegeben oder in eine Datei geschrieben.
cli-improve-game = Das Spiel, für das die Datei gilt.
cli-improve-minutes = Wie lange versucht wird.
cli-improve-against = Die Bots, die es zu schlagen gilt, durch Kommas getrennt; sonst werden die drei stärksten am Tisch gesucht.
cli-improve-explore = Mit der besten aller einfachen Ideen für den Tisch beginnen, wenn eine besser ist.
cli-improve-out = Wohin das Ergebnis geschrieben wird; sonst wird es ausgegeben.
cli-improve-head = gegen { $rivals }: { $share } der Spiele
cli-improve-step = { $tried } versucht: aus { $before } wurden { $after } in { $games } Spielen
cli-improve-tried = { $tried } Abwandlungen versucht, { $taken } übernommen; Ideen zu Beginn: { $ideas }
cli-improve-result = Gegen { $rivals }: { $before } vorher, { $after } jetzt
cli-improve-written = Es steht in { $path }.

cli-train = Einem Netz ein Spiel beibringen, indem es gegen sich selbst spielt
    .help = Einem Netz ein Spiel beibringen: Es spielt gegen sich selbst, gegen frühere Fassungen von sich und gegen Bots und lernt daraus, was dabei herauskam. Man kann es jederzeit anhalten; mit demselben Ordner noch einmal aufgerufen, macht es dort weiter. Das Netz wird als einfache Zahlenfelder geschrieben, für den Bot net:DATEI. Braucht PyTorch: pip install bastide-research.
cli-train-folder = Wo alles aufbewahrt wird; ohne Angabe SPIEL-training.
cli-train-minutes = Wie lange trainiert wird.
cli-train-players = Für wie viele Spieler gelernt wird, durch Kommas getrennt; sonst der kleinste Tisch.
cli-train-workers = Wie viele Prozesse spielen.
cli-train-rows = Wie viele Partien jeder von ihnen nebeneinander spielt.
cli-train-decisions = Wie viele Entscheidungen das ganze Training haben soll: Gegen Ende lernt es immer langsamer.
cli-train-width = Wie breit die Schichten des Netzes sind.
cli-train-without = Was nie gezogen wird: Karten, die das Netz nicht kennen soll, durch Kommas getrennt.
cli-train-league = Bots, die an manchen Tischen mitspielen, durch Kommas getrennt.
cli-train-lessons = Eine Datei mit Lektionen, aus denen es vor dem Spielen lernt, was Aktionen bringen; mehrmals möglich. bastide_research.distill.carcassonne_dataset schreibt eine solche Datei. Mit --decisions 0 wird nur aus Lektionen gelernt.
cli-train-champion = Der Ordner eines Trainings; sein Spieler, der nicht mehr dazulernt, sitzt in allen Spielen auf allen anderen Plätzen. So zeigt sich, wie er zu schlagen ist.
cli-train-against = Bots, an denen am Ende gemessen wird, durch Kommas getrennt.
cli-train-games = Die meisten Partien einer solchen Messung; sie endet, sobald klar ist, wer besser ist.
cli-train-device = Wo gelernt wird: cpu, cuda; sonst auf einer GPU, wenn es eine gibt.
cli-train-round = Lektionen, Durchgang { $round }: Überraschung { $surprise }
cli-train-step = { $decisions } Entscheidungen, { $games } Partien; Offenheit { $spread }
cli-train-written = Das Netz liegt in { $path }.
cli-train-standing = Gegen { $bot }, { $players } Spieler: in { $share } von { $games } Partien davor

cli-plan = Den Plan ausgeben, den der Experte für einen Tisch macht
    .help = Den Plan ausgeben, den der Experte für einen Tisch macht, als Strategie, die in einer Datei stehen kann. In Dominion: die Liste, die am besten abschnitt, als alle, die ihm einfielen, von der ersten Stellung bis zum Ende gespielt wurden.
cli-plan-seconds = Wie lange nachgedacht wird.
cli-plan-head = wonach sich der Experte nach { $games } gedachten Spielen richtet

cli-replay = Eine Aufzeichnung nachspielen und prüfen
    .help =
        Eine Aufzeichnung Zug um Zug nachspielen und sagen, was herauskam: exakt (es ist die gespielte Partie), ungeprüft (nach anderen Regeln geschrieben) oder abweichend. Was nicht geschehen ist, wird nicht gezeigt.
cli-replay-exact = exakt: { $actions } Aktionen, alle Prüfsummen stimmen
cli-replay-unverified = ungeprüft: { $actions } Aktionen sind erlaubt, aber ab Aktion { $at } sind es andere Stellungen, denn die Regeln haben sich geändert: { $corrections }
cli-replay-diverged = weicht bei Aktion { $at } ab: { $reason }

cli-check = Prüfen, ob ein Spiel auf einem Server gerecht war
    .help = Spielt die Aufzeichnung eines beendeten Spiels nach und prüft jeden Teil, aus dem sein Zufall entstand: den des Servers, der feststand, bevor jemand Platz nahm, und die der Geräte der Mitspielenden. Jedes Versprechen bekommt ein Zeichen: ✓ gehalten, ✗ gebrochen, · nichts zu vergleichen. Bei Aufzeichnungen aus der Zeit davor wird der Hash des Startwerts berechnet, den ein Server am Anfang zeigte. Schlägt fehl, wenn etwas gebrochen oder nicht exakt ist.
cli-check-promised = der Hash des Servers, wie er vor dem Spiel gezeigt wurde
cli-check-own = was das eigene Gerät beigetragen hat, wie die Seite es aufbewahrt hat
cli-check-hash = Startwert { $seed }, Hash { $hash }
cli-check-kept = der Hash ist der, der vor dem Spiel gezeigt wurde
cli-check-broken = der Hash ist NICHT der, der vor dem Spiel gezeigt wurde
cli-check-own-kept = was dein Gerät beigetragen hat, ist darin
cli-check-own-broken = was dein Gerät beigetragen hat, ist NICHT darin
cli-check-fair = Niemand hat bestimmt, was ausgeteilt wurde.
cli-check-unfair = Dass dieses Spiel fair war, lässt sich nicht beweisen.

cli-admin = Einen Server betreuen: Personen, Tische, Sperren, Links
    .help = Was von Hand tut, wer einen Server betreibt, in seiner Datenbank, ob der Server läuft oder nicht; laufende Server erfahren es sofort. Personen werden mit Kennung, Konto oder Name genannt. Jede Änderung wird notiert (bastide admin audit).

cli-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben
    .help = Schreibt alles, was ein Server aufbewahrt, in eine Datei, so wie es in diesem Augenblick ist; der Server darf dabei laufen. Beide Arten von Datenbank lassen sich daraus wiederherstellen. Die Datei enthält Geheimes (Hashes von Kennsätzen, Startwerte laufender Partien): nur du kannst sie lesen, und so sollte es bleiben.
cli-backup-replace = Eine vorhandene Datei überschreiben.
cli-backup-working = schreibe
cli-backup-done = { $path }: { $tables } Tische mit { $entries } Einträgen, { $people } Personen; { $size } MB

cli-restore = Eine Datenbank auf den Stand einer Sicherung bringen
    .help = Bringt eine Datenbank auf den Stand einer Sicherung, ganz oder gar nicht. Zuvor wird die Datei von Anfang bis Ende geprüft. Halte die Server vorher an und starte sie danach wieder.
cli-restore-replace = Wegwerfen, was jetzt in der Datenbank ist.
cli-restore-working = lese
cli-restore-done = wiederhergestellt, wie es am { $at } war: { $tables } Tische mit { $entries } Einträgen, { $people } Personen

cli-check-database = Prüfen, dass sich jeder Tisch nachspielen lässt und alles passt
    .help = Spielt jeden Tisch der Datenbank aus seinem Protokoll nach und hält alles andere dagegen: das Ende, jede Prüfsumme der Aufzeichnung, den versprochenen Startwert, die Listen, die Ergebnisse und Zeilen, die ins Leere zeigen. Nichts wird geändert, und der Server darf laufen. Scheitert, wenn etwas gefunden wurde.
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
cli-finding-length = das Verzeichnis kennt { $index } Einträge, das Protokoll hat { $log }
cli-finding-unreadable = Eintrag { $entry } ist nicht lesbar: { $problem }
cli-finding-replay = Eintrag { $entry } kann nicht geschehen sein: { $problem }
cli-finding-rules = die Regeln erlauben nicht mehr, was gespielt wurde: { $problem }
cli-finding-ending = das Protokoll nennt ein anderes Ende als das der Partie
cli-finding-unfair = die Aufzeichnung lässt sich nicht genau nachspielen, oder der Startwert ist nicht der versprochene
cli-finding-index = das Verzeichnis sagt etwas anderes als das Protokoll: { $field }
cli-finding-sitting = die Tischlisten derer, die dort sitzen, stimmen nicht
cli-finding-results = die Ergebnisse sind nicht die des Protokolls
cli-finding-play = was vom Spiel des Tages zählt, ist nicht das, was hier gespielt wurde
cli-finding-key = dieser Tisch hat nicht den Schlüssel des Spiels seines Tages
cli-finding-solvers = Lösende, deren Zeile nicht aus ihren Antworten folgt: { $rows }
cli-finding-puzzles = Aufgaben, deren Wertung nicht stimmen kann: { $rows }

cli-draw = Den Tisch an einer Stelle eines aufgezeichneten Spiels zeichnen
    .help = Schreibt ein Bild des Tisches, wie Zuschauer ihn sahen oder wie ein Platz ihn sah: Was dieser Platz nicht sehen konnte, ist nicht darauf. Das Bild ist ein SVG, das sonst nichts braucht; ein Browser zeigt es.
cli-draw-at = die Stellung nach so vielen Aktionen; ohne Angabe das Ende
cli-draw-seat = der Platz, der hinsieht, von 0 an gezählt; ohne Angabe die Zuschauer
cli-draw-dark = wie bei Lampenlicht
cli-draw-out = wohin das Bild geschrieben wird; - oder nichts: Standardausgabe
cli-draw-written = Das Bild ist in { $path }.
cli-site = Bastide in einen Ordner schreiben, der keinen Server braucht
    .help = Schreibt einen Ordner, den jeder Webspace für einfache Dateien unter jedem Pfad ausliefern kann: Seiten, Wörter, Spielwerk und Laufzeit. Wer ihn öffnet, spielt auf dem eigenen Gerät gegen Bots, nach dem ersten Besuch auch ohne Netz. Nichts wird von anderswo geholt.
cli-site-wheel = ein übersetztes Wheel dieser Version für Python im Browser, statt der Quelltexte
cli-site-written = Bastide liegt in { $path }, { $megabytes } MB. Zum Ausprobieren: python -m http.server -d { $path }

cli-analyse = Was jede Aktion einer aufgezeichneten Stellung verspricht
    .help = Durchsucht eine Stellung einer Aufzeichnung so, wie sie der Spieler am Zug kennen kann, und nennt jede erlaubte Aktion: wie oft sie versucht wurde, das zu erwartende Ergebnis (0 bis 1, Punkte eingerechnet) und die Aussicht auf den Sieg. Die beste steht zuerst.
cli-analyse-at = die Stellung nach so vielen Aktionen
cli-analyse-seat = der Platz, für den überlegt wird; sonst der erste am Zug
cli-analyse-iterations = so oft überlegen
cli-analyse-seconds = so lange überlegen
cli-analyse-for = nach { $at } Aktionen, für { $player }: { $iterations }-mal überlegt
cli-analyse-action = Aktion
cli-analyse-visits = versucht
cli-analyse-result = Ergebnis
cli-analyse-win = Sieg
cli-analyse-equal = etwa gleich gut: { $actions }
cli-analyse-reasons = für die erste spricht: { $reasons }
cli-analyse-standing = davon hängt die Chance ab: { $reasons }

cli-review = Die teuersten Entscheidungen einer aufgezeichneten Partie
    .help = Spielt von jeder Entscheidung eines Protokolls aus weiter, nach dem gespielten Zug und nach dem scheinbar besten, und nennt die Züge, die zweifelsfrei am meisten gekostet haben.
cli-review-seat = nur die Entscheidungen dieses Platzes
cli-review-worst = wie viele genannt werden
cli-review-iterations = so viele Partien von jeder Entscheidung aus weiterspielen, zehnmal so viele von den scheinbar teuren
cli-review-seconds = keine Entscheidung länger ansehen, in Sekunden Rechenzeit
cli-review-for = { $decisions } Entscheidungen wurden angesehen
cli-review-unseen = zu wenig Zeit zum Ansehen: { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
}
cli-review-nothing = Keine Entscheidung hat zweifelsfrei etwas gekostet.
cli-review-played = gespielt
cli-review-best = besser
cli-review-at = Aktion
cli-review-cost = Verlust
cli-review-reasons = warum
cli-review-progress = Entscheidungen

cli-rules = Die Regeln eines Spiels lesen
    .help =
        Ohne Thema: welche Themen es gibt. Ein Thema wird ganz gezeigt; beim Namen einer Karte, einer Figur oder wovon auch immer
        die Regeln sprechen, was sie darüber sagen.

cli-learn = Eine Lektion machen
    .help = Ohne Lektion: welche es gibt. Eine Lektion fragt, was du in einer Stellung tust, und sagt, was an einem Fehler falsch ist; was darin geschieht, wird nicht aufbewahrt.

cli-components = Alles von einer Art aufzählen, woraus ein Spiel besteht
    .help = Alles von einer Art aufzählen, woraus ein Spiel besteht; „bastide games --json“ nennt die Arten. Mit --json: alle Angaben und die Namen in allen Sprachen.

cli-soak = Zufällige Partien mit allen Prüfungen spielen
    .help =
        Zufällige Partien mit zufälligen Optionen und allen Prüfungen spielen. Was ein Versprechen bricht, wird gezeigt, und eine Aufzeichnung, die dorthin führt, wird geschrieben. Scheitert, wenn etwas gefunden wurde.
cli-soak-working = { $game } wird geprüft
cli-soak-found = { $promise }: { $problem } (siehe { $path })
cli-soak-done = { $games } Partien, { $decisions } Entscheidungen: { $found ->
    [0] nichts gefunden
    [one] ein Fehler gefunden
   *[other] { $found } Fehler gefunden
}

cli-bench = Messen, wie schnell die Spiele hier laufen
    .help = Messen, wie schnell die Spiele hier laufen: zufälliges Spiel auf einem Kern und die Kosten einer Kopie.
cli-bench-working = Messung läuft
cli-bench-game = Spiel
cli-bench-players = Spieler
cli-bench-games_per_second = Partien/s
cli-bench-decisions_per_second = Entscheidungen/s
cli-bench-clone_us = Kopie µs
cli-bench-compiled = kompiliert

cli-completion = Das Vervollständigungsskript einer Shell ausgeben
    .help = Die Zeilen ausgeben, mit denen deine Shell Befehle, Spiele, Bots und Optionen lernt.

cli-serve-lan = das lokale Netz hereinlassen: dasselbe Haus, dasselbe WLAN
cli-option-lan = Ohne Befehl: auch das lokale Netz hereinlassen.
cli-serve-network = Für andere in deinem Netz: { $address }

cli-puzzle = Eine Aufgabe lösen: eine Antwort ist zweifellos besser
    .help = Zeigt eine Stellung aus einer Partie, wie ein Spieler sie sah, und fragt, was zu tun ist. Genau eine Antwort ist zweifellos besser. `hint` sagt, was für sie spricht; danach wird zu jeder Antwort gesagt, was sie wert ist.
cli-puzzle-theme = { $theme }, Schwierigkeit { $difficulty } von 4
cli-puzzle-hint = Was für die Antwort spricht: { $reasons }
cli-puzzle-right = Richtig: { $answer }.
cli-puzzle-wrong = Nicht das Beste. Besser: { $answer }.
cli-puzzle-line = { $action }: gewinnt in { $win } % der Fälle, in Punkten { $lead }; { $reasons }
cli-option-theme = Nur Aufgaben zu diesem Thema.

cli-puzzles = In Partien zwischen Bots nach Aufgaben suchen
    .help = Spielt Partien zwischen starken und schwachen Bots und behält die Entscheidungen, in denen eine Antwort zweifellos besser ist: alle Antworten werden mit denselben Zufällen erprobt, soweit der Spieler es wissen kann, und was ein erster Blick findet, wird noch einmal geprüft, länger und mit anderen Spielern. Je eine Zeile JSON.
cli-puzzles-most = höchstens so viele behalten, aus allen Themen und Schwierigkeiten
cli-puzzles-out = wohin sie geschrieben werden; gepackt, wenn der Name auf .gz endet
cli-puzzles-working = Suche nach Aufgaben
cli-puzzles-done = { $puzzles } Aufgaben in { $path }: { $games } Partien, { $glances } Entscheidungen betrachtet, { $found } gefunden, { $fell_out } beim zweiten Blick ausgeschieden

cli-dev = Karten, Module, Sprachen und Seiten hinzufügen
    .help = Befehle für die Entwicklung. Sie arbeiten auf einem Checkout von Bastide: Sie schreiben das Gerüst einer neuen Sache, zeigen, was ihr noch fehlt, und führen die Tests aus, die sie betreffen.
