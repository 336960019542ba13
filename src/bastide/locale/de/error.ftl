### Was schiefgehen kann. Die Kennungen sind die Codes der Fehler.

error-absence-short = Wer weg ist, hat mindestens { $least } Sekunden Zeit zurückzukommen
error-account-exists = du hast schon ein Konto
error-account-taken = das Konto { $account } gehört jemand anderem
error-address-taken = Der Server kann nicht auf { $host }:{ $port } lauschen: { $problem }
error-already-started = Das Spiel hat schon begonnen
error-at-range = --at ist eine Zahl von Aktionen, 0 bis { $last }, nicht { $at }
error-at-without-from = --at sagt, wo es in einer Aufzeichnung weitergeht: --from RECORD
error-backup-newer = die Sicherung stammt von einer neueren Version von Bastide ({ $version })
error-bad-address = { $address } ist keine Netzwerkadresse
error-bad-backup = das ist keine vollständige Sicherung von Bastide: { $problem }
error-bad-budget = eine Suche braucht mindestens einen Durchgang oder etwas Zeit (höchstens eine Stunde), nicht { $iterations } Durchgänge und { $seconds } Sekunden
error-bad-buy-list = { $file }, Zeile { $line }, Spalte { $column }: { $problem }
error-bad-chat = Diese Nachricht sagt nichts
error-bad-link = dieser Link gilt nicht mehr; bitte um einen neuen
error-bad-message = Diese Nachricht ist nicht zu verstehen: { $problem }
error-bad-name = ein Name hat 1 bis 24 Zeichen: Buchstaben, Ziffern, Leerzeichen und einfache Satzzeichen
error-bad-thing-name = { $name } ist hier kein gültiger Name; erlaubt sind Kleinbuchstaben, Ziffern und _, etwa shanty_town, oder ein Sprachcode wie fr
error-thing-exists = { $path } gibt es schon oder enthält dieselbe Meldung; nichts wurde geschrieben
error-no-checkout = dieser Befehl arbeitet auf einem Checkout von Bastide mit den Tests, und dies ist ein installiertes Paket
error-bad-names = diese Namen sind nicht zu gebrauchen: { $names }: { $problem }
error-bad-net = { $file } ist kein Netz, das dieser Bot spielen kann: { $problem }
error-bad-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $value }
error-bad-path =
    { $kind ->
        [file] { $name } muss eine Datei sein, kein Ordner
       *[folder] { $name } muss ein Ordner sein, keine Datei
    }
error-bad-python-bot = { $file }: { $problem }
error-bad-seconds = --seconds ist eine Zahl von Sekunden, nicht { $value }
error-bad-setting = Eine Einstellung ist falsch: { $problem }
error-bad-snapshot = das ist keine Stellung von { $game }: { $problem }
error-bad-span = { $name } ist eine Dauer wie 30m, 12h, 7d oder 4w, nicht { $value }
error-bad-weights = { $file }, Zeile { $line }: { $problem }
error-bad-workers = eine Suche läuft auf 1 bis 256 Prozessen, nicht { $workers }
error-banned =
    { $lasting ->
        [yes] du bist von diesem Server ausgeschlossen
       *[no] du bist bis { $until } von diesem Server ausgeschlossen
    }
error-batch-action = Aktion { $action } ist in Zeile { $row } nicht erlaubt; dort ist Spieler { $player } am Zug
error-batch-closed = diese Partien sind geschlossen, oder einer ihrer Prozesse ist beendet
error-batch-shape = ein Schritt braucht { $count } Aktionen, eine für jede Zeile
error-batch-share = { $games } Partien lassen sich auf 1 bis { $games } Prozesse verteilen, nicht auf { $processes }
error-board-count = { $players } Spieler brauchen ebenso viele Spielpläne, nicht { $boards }
error-bot-argument = der Bot { $bot } nimmt keine Einstellung
error-bot-file = { $file } ist nicht lesbar: { $problem }
error-bot-file-changed = { $file } wurde geändert, während { $bot } danach spielte
error-bot-plays = Ein Bot spielt für dich; kehre erst an deinen Platz zurück
error-bot-setting = { $bot } versteht iterations=N, seconds=S und workers=K, verbunden mit +; nicht { $text }
error-broken-game = das Spiel { $game } lässt sich nicht laden: { $problem }
error-busy = Der Server ist noch mit dem beschäftigt, worum du vorher gebeten hast; versuche es gleich noch einmal
error-buy-line-deep = das sind mehr als { $most } Klammern ineinander
error-buy-line-expected =
    { $what ->
        [number] hier fehlt eine Zahl
        [card] hier fehlt eine Karte
        [card-within] hier fehlt eine Karte in Klammern
        [numbers-within] hier fehlen zwei Zahlen in Klammern
       *[typed] hier fehlt eines von diesen: { $typed }
    }; { $where ->
        [end] die Zeile ist zu Ende
       *[word] es geht mit „{ $word }“ weiter
    }
error-buy-line-large = { $number } ist zu groß; Zahlen gehen bis { $most }
error-buy-line-never = „up to 0“ würde sie niemals kaufen
error-buy-line-no-card =
    es gibt keine Karte „{ $name }“; { $meant ->
        [none] Karten schreibt man wie in „bastide components dominion cards“
       *[other] war „{ $meant }“ gemeint?
    }
error-buy-line-no-number =
    „{ $word }“ ist keine Zahl; { $meant ->
        [none] es gibt: { $known }
       *[other] war „{ $meant }“ gemeint? Es gibt: { $known }
    }
error-buy-line-no-rule = es gibt keine Regel „{ $name }“; es gibt: { $known }
error-buy-line-one-card = nach „{ $function }“ wird bei einer einzigen Karte gefragt; „{ $word }“ ist keine Karte
error-buy-line-rest = „{ $word }“ war hier nicht zu erwarten; eine Zeile ist: CARD, oder „CARD up to N“, oder „CARD up to N when TEST“
error-buy-line-start = niemand beginnt mit mehr als { $most } Karten
error-buy-line-start-twice = was gemischt wird („start with“), und ein Nachziehstapel in fester Reihenfolge („start deck“) schließen einander aus
error-buy-line-strange = „{ $word }“ bedeutet hier nichts
error-cluster-empty = der Cluster unter { $address } hat keine Worker
error-cluster-lost = der Cluster unter { $address } verliert immer wieder seine Worker
error-cluster-unreachable = unter { $address } antwortet kein Dask-Scheduler
error-cluster-version = ein Worker des Clusters hat Bastide { $there }, hier läuft { $here }: Die Ergebnisse könnten sich unterscheiden
error-data-rows = eine Zeile ist eine Partie (game), eine Entscheidung (decision) oder eine Beobachtung (observation), nicht { $rows }
error-data-npz = numpy-Dateien (.npz) enthalten Beobachtungen: --rows observation angeben
error-extra-arguments = auf der Befehlszeile steht zu viel: { $arguments }
error-guest-alike = { $name } lässt sich mit { $other } verwechseln, und dieser Name sitzt hier schon
error-guest-declined = { $name } hat abgelehnt und wird an diesem Tisch nicht noch einmal gefragt
error-guest-seated = { $name } hat hier schon einen Platz
error-invitation-over =
    { $status ->
        [playing] das Spiel hat ohne dich begonnen: der Platz wird nicht mehr für dich freigehalten
        [finished] das Spiel an diesem Tisch ist zu Ende
       *[open] der Platz wird nicht mehr für dich freigehalten
    }
error-no-companion = diese Einladung geht nicht: einladen kannst du, mit wem du ein Spiel zu Ende gespielt hast, wer noch zu erreichen ist und gefragt werden möchte
error-not-one-of = „{ $value }“ ist keines von: { $known }
error-option-value =
    { $takes ->
        [yes] auf { $option } muss ein Wert folgen
       *[no] { $option } nimmt keinen Wert
    }
error-process-ended = Ein Prozess des Servers endete, bevor er antworten konnte ({ $code })
error-search-simulations = eine Suche macht 1 bis { $most } Simulationen, nicht { $simulations }
error-search-positions = diese Suche hat Platz für 1 bis { $most } Stellungen, nicht { $positions }
error-nobody-learns = auf allen Plätzen sitzen Bots: einer muss zum Lernen frei bleiben
error-database-away = { $database } ist nicht erreichbar; mit BASTIDE_LOG_LEVEL=info steht dabei, warum
error-database-empty = in dieser Datenbank ist nichts von Bastide
error-database-missing = diese Datenbank gibt es nicht
error-database-newer = die Datenbank stammt von einer neueren Version von Bastide (sie hat die Form { $found }, diese Version kennt { $known })
error-database-not-empty = in dieser Datenbank ist schon etwas; --replace wirft es weg
error-database-url = eine Datenbank wird als sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK angegeben
error-deal-counts = beim Spiel des Tages wird nichts zurückgenommen, und niemand spielt für dich
error-deal-secret = was andere im Spiel des Tages tun, ist erst zu sehen, wenn der Tag vorbei ist
error-door-busy = an diesem Tisch haben zu viele angeklopft; bitte um den Link
error-door-open = du musst nicht anklopfen: komm herein
error-empty-buy-list = { $file }: Die Liste nennt keine Karte zum Kaufen
error-entrance =
    { $way ->
        [password] dieser Server fragt nach einem Passwort, bevor er jemanden einlässt
       *[invitation] auf diesen Server kommt man nur mit Einladung
    }
error-file = { $path }: { $problem }
error-file-exists = die Datei { $path } gibt es schon; --replace überschreibt sie
error-first-player = dieser Spieler kann nicht beginnen; Spieler sind 0 bis { $last }
error-from-record = was gemischt und vereinbart wurde, steht in der Aufzeichnung: kein --seed und kein --option
error-game-over = die Partie ist zu Ende; niemand kann mehr handeln
error-games-count = die Zahl der Partien muss mindestens 1 sein, nicht { $games }
error-hints-off = an diesem Tisch gibt es keine Tipps
error-host = unter dem Namen { $host } ist dieser Server nicht bekannt
error-illegal-action = das geht jetzt nicht; möglich ist: { $legal }
error-knocked-already = du hast schon gefragt; die Antwort steht noch aus
error-list-cards-missing = { $list }: nicht in diesem Königreich, diese Zeilen bewirken also nichts: { $missing }
error-list-too-long = Andere sind gefragt, bevor diese Liste von Aktionen zu Ende ist
error-list-unforeseen = Diese Liste von Aktionen geht nach etwas weiter, das niemand vorhersehen kann
error-log-full = An diesem Tisch ist so viel geschehen, dass nur noch Platz zum Spielen ist
error-method = { $path } beantwortet Anfragen dieser Art nicht
error-missing = { $name } fehlt
error-missing-action = für { $agent } fehlt eine Aktion
error-missing-extra = dafür fehlt das Paket { $package }; pip install 'bastide[{ $extra }]'
error-missing-package = dafür fehlt das Paket { $package }; pip install '{ $package }'
error-must-wait = { $agent } hat nichts zu entscheiden und muss warten: Aktion { $wait }
error-muted =
    { $lasting ->
        [yes] du kannst auf diesem Server nicht mehr schreiben
       *[no] du kannst bis { $until } nicht schreiben
    }
error-name = ein Name ist eine Zeile Text
error-name-alike = dein Name sieht aus wie der von { $other }, der hier schon sitzt; nimm einen anderen
error-no-baggage = das ist keine Datei mit allem, was ein Gerät aufbewahrt
error-newer-baggage = diese Datei hat eine neuere Version von Bastide geschrieben
error-broken-baggage = ein Spiel in dieser Datei ist beschädigt ({ $table }); nichts wurde eingelesen
error-not-here = von diesem Server aus kann man nicht auf dem eigenen Gerät spielen
error-names-alike = { $name } und { $other } sind leicht zu verwechseln; gib einem davon einen anderen Namen
error-not-awaited = auf diesen Platz wartet gerade niemand
error-own-device = hier spielen alle an einem eigenen Gerät
error-needs-yes = hier wird etwas gelöscht: gib --yes an, oder starte es dort, wo nachgefragt werden kann
error-no-account = ein Gast hat keine Passphrase
error-no-advice = über diese Entscheidung war nichts herauszufinden; versuche es noch einmal
error-no-bot-plays = Für dich spielt kein Bot
error-no-buy-list = gib an, welche Liste gilt: { $bot }:DATEI
error-no-comparison = noch gibt es niemanden zum Vergleichen; die Bots spielen noch
error-no-components = { $game } hat das nicht: { $kind }; es gibt: { $known }
error-no-deal = von diesem Tag ist kein Spiel zu sehen
error-no-deal-played = du hast dieses Spiel nicht zu Ende gespielt
error-no-deals = in { $game } gibt es kein Spiel des Tages
error-no-position = von Stellung { $position } aus kann man nicht weiterspielen; es gibt 0 bis { $last }
error-no-rules = { $game } bringt keine Regeln zum Lesen mit
error-no-example = { $game } hat kein Beispiel { $name }
error-no-lesson = { $game } hat keine Lektion { $name }
error-no-puzzle = { $game } hat keine Aufgabe { $id }
error-no-puzzles = { $game } bringt keine Aufgaben mit
error-no-themes = { $game } sagt nicht, wovon seine Aufgaben handeln
error-no-theme = { $game } hat dazu keine Aufgaben; es gibt: { $known }
error-puzzle-line = Zeile { $line } der Aufgaben: { $problem }
error-off-lesson = So verläuft diese Lektion nicht; beginne { $name } von vorn
error-no-topic = Die Regeln von { $game } sagen nichts dazu: { $topic }; es gibt die Themen: { $known }
error-other-training = in { $folder } liegt ein anderes Training; nenne einen anderen Ordner
error-no-champion = in { $folder } liegt kein Training
error-other-champion = in { $folder } wurde etwas anderes gelernt
error-nothing-left = ohne { $names } bleibt zu wenig, woraus gezogen werden kann
error-bad-lessons = { $file } enthält keine Lektionen
error-other-lessons = { $file } enthält Lektionen für ein anderes Netz
error-other-networks = in { $folder } liegen Netze von anderer Form
error-net-table = dieses Netz hat nicht gelernt, womit an diesem Tisch gespielt wird
error-net-workers = ein Netz denkt auf einem Prozess voraus, nicht auf { $workers }
error-no-improver = { $game } hat keine Strategien, die in einer Datei stehen
error-no-invitation = diese Einladung gilt nicht oder nicht mehr
error-no-line = in Eintrag { $line } dieses Tisches wurde nichts gesagt
error-no-net = gib an, welches Netz spielt: { $bot }:DATEI
error-no-network = dieser Computer hat keine Adresse in einem lokalen Netz
error-no-path = Unter { $path } gibt es nichts
error-site-not-built = Die Seiten und ihre Laufzeit sind nicht gebaut (make web baut sie)
error-site-not-empty = { $path } ist kein leerer Ordner
error-site-wheel-name = { $path } ist kein Wheel von Bastide
error-site-wheel-version = { $path } ist ein Wheel der Version { $found }; das hier ist { $wanted }
error-site-wheel-platform = { $path } wurde für { $found } übersetzt, Python im Browser ist aber { $wanted }
error-site-wheel-broken = { $path } lässt sich nicht lesen oder ist nicht vollständig
error-no-person = niemand heißt { $name }
error-no-plan = der Experte von { $game } macht keinen Plan, den man aufschreiben könnte
error-no-proposal = Dieser Vorschlag gilt nicht mehr
error-no-python-file = gib an, welche Datei spielt: { $bot }:DATEI
error-no-record = das ist keine Aufzeichnung: Die erste Zeile ist nicht „bastide record { $known }“
error-no-report = es gibt keine offene Meldung { $report }
error-no-review = diese Durchsicht gibt es nicht mehr; frage noch einmal danach
error-no-seat = es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }
error-no-sign-up = dieser Server legt keine neuen Konten an
error-no-such-option = es gibt keine Option { $option }; --help zählt die vorhandenen auf
error-no-such-player = es gibt keinen Spieler { $player }; die Spieler sind 0 bis { $last }
error-no-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich bestimmt
error-no-weights = gib an, welche Gewichte gelten: { $bot }:DATEI
error-nobody-knocks = an der Tür wartet niemand mehr
error-nobody-seated = Noch sitzt niemand am Tisch
error-nobody-there = dort ist niemand, den du blockieren oder melden könntest
error-not-a-game = { $value } ist kein Spiel namens { $game }
error-not-a-person = Auf Platz { $seat } spielt niemand, den ein Bot ersetzen könnte
error-not-agreed = Noch nicht alle haben zugesagt: { $names }
error-not-asked = Deine Antwort ist nicht gefragt
error-not-at-home = nur wer am Computer des Servers sitzt, kann andere hereinlassen
error-not-away = Seit der Tisch wartet, sind noch keine { $seconds } Sekunden Abwesenheit vergangen
error-not-finished = Das Spiel ist noch nicht zu Ende
error-not-host = Das kann nur, wer den Tisch eröffnet hat
error-not-opening = Es wird gerade kein Geheimnis gebraucht
error-not-let-in = du wirst nicht hereingelassen
error-not-seated = Du sitzt nicht an diesem Tisch
error-not-started = Das Spiel hat noch nicht begonnen
error-not-to-move = Spieler { $player } ist nicht am Zug; gewartet wird auf { $waiting }
error-not-understood = „{ $text }“ ist jetzt keine erlaubte Aktion; erlaubt: { $legal }
error-not-welcome = jemand an diesem Tisch möchte nicht mit dir spielen
error-nothing-to-take-back = Du hast nichts getan, was sich zurücknehmen ließe
error-often-enough = Das hast du an diesem Tisch schon { $most }-mal getan; öfter geht es nicht
error-one-choice = Wo alle gleichzeitig wählen, wird genau eine Aktion gewählt
error-one-seat = Eine Person nimmt einen Platz
error-opponents-count = an einem Tisch für { $players } sind { $others } Gegner, nicht { $given }
error-option-count = die Option { $option } braucht { $wanted } Wörter, nicht { $count }
error-option-flag = die Option { $option } ist ja oder nein, nicht { $value }
error-option-form = eine Option schreibt man NAME=WERT, nicht { $text }
error-option-list = die Option { $option } ist eine Liste von Wörtern, nicht { $value }
error-option-number = die Option { $option } ist eine ganze Zahl von { $low } bis { $high }, nicht { $value }
error-option-twice = die Option { $option } nennt { $value } zweimal
error-option-word =
    { $close ->
        [none] die Option { $option } kann nicht { $value } sein; bekannt: { $known }
       *[other] die Option { $option } kann nicht { $value } sein; war { $close } gemeint? bekannt: { $known }
    }
error-origin = Seiten anderer Anbieter dürfen das nicht
error-other-edition = { $card } gibt es in Edition { $edition } des Basisspiels nicht; wähle die andere Edition oder mix_editions=yes
error-other-game = das ist eine Aufzeichnung von { $found }, nicht von { $game }
error-other-part = Dieses Geheimnis gehört nicht zu dem Fingerabdruck, der vorher angegeben wurde
error-other-players = an dieser Partie { $players ->
    [one] hat eine Person
   *[other] haben { $players } Personen
} teilgenommen; jeder Platz muss genannt werden
error-out-of-range = { $name } muss eine Zahl von { $low } bis { $high } sein, nicht { $value }
error-part-taken = Ein anderer Platz hat genau diesen Fingerabdruck angegeben
error-person-or-address = sag, wen: eine Person oder --address ADRESSE
error-player-count = { $game } ist für { $low } bis { $high } Spieler, nicht { $players }
error-proposed-already = Das ist schon vorgeschlagen
error-record-cut = die Aufzeichnung ist abgeschnitten: sie schließt nicht mit einer Zeile „end N DIGEST“
error-record-diverged = die Aufzeichnung weicht bei Aktion { $at } ab: { $reason }
error-record-format = diese Aufzeichnung hat Format { $found }; diese Fassung von Bastide liest Format { $known }
error-record-line-after-end = Nach der Zeile „end“ darf nichts mehr kommen
error-record-line-count = sie spricht von { $said } Aktionen, aber { $done } stehen darüber
error-record-line-expected = erwartet wird „{ $form }“, nicht „{ $text }“
error-record-line-header = der Kopf muss „game“, „rules“, „seed“ und mindestens einen „seat“ nennen
error-record-line-no-seat = es gibt keinen Platz { $seat }; der Kopf nennt { $seats }
error-record-line-rules = „rules“ muss eine ganze Zahl sein, nicht „{ $value }“
error-record-line-seed = „seed“ muss eine ganze Zahl oder ein Schlüssel sein, nicht „{ $value }“
error-record-line-twice = „{ $name }“ steht zweimal da
error-record-line-two-digests = zwei Prüfsummen für die Stellung nach { $done } Aktionen
error-record-line-unknown-header = unbekannte Kopfzeile „{ $name }“; bekannt sind: { $known }
error-record-line = Zeile { $line } der Aufzeichnung: { $problem }
error-record-name = Der Name { $name } in dieser Aufzeichnung kann nicht gezeigt werden: Ein Name hat 1 bis 24 Buchstaben, Ziffern, Leerzeichen und einfache Zeichen
error-record-position = die Stellung nach Aktion { $at } ist nicht die aufgezeichnete
error-record-proof = Der Beweis in dieser Aufzeichnung lässt sich nicht lesen
error-record-setup = der Aufbau ist ein anderer
error-record-too-long = diese Aufzeichnung hat mehr als { $most } Aktionen; so lang ist keine Partie
error-record-unfinished = Diese Aufzeichnung ist von einem Spiel, das nicht zu Ende gespielt wurde
error-resigned = Wer ein Spiel aufgegeben hat, kann es nicht fortsetzen
error-rng-state = eine Zufallsquelle sind 32 Hexadezimalziffern, nicht alle null; das ist { $state }
error-rules-changed = Die Regeln haben sich seit Beginn dieses Spiels geändert, und es kann nicht weitergehen: { $problem }
error-said-enough = an diesem Tisch haben die Zuschauer genug gesagt
error-seat-taken = Platz { $seat } ist nicht frei
error-seats-free = eine Partie, die weitergeht, braucht alle, die dabei waren: setze Bots auf die freien Plätze
error-seed-key = ein Schlüssel besteht aus „chacha:“ und 64 Hexadezimalziffern, nicht { $seed }
error-seed-range = ein Startwert ist eine ganze Zahl von 0 bis 2^128 - 1, nicht { $seed }
error-session-ended = du bist abgemeldet worden
error-several-people = mehrere heißen { $name }; sag mit der Kennung, wer gemeint ist: { $ids }
error-shutting-down = Der Server wird neu gestartet; versuche es gleich noch einmal
error-side-count = { $players } Spieler brauchen ebenso viele Seiten, nicht { $sides }
error-simulate-report = --report entsteht nur aus Spielen, die nicht auch anderswohin geschrieben werden: lass --out und --records weg
error-stale = Der Tisch ist inzwischen weiter; sieh noch einmal hin
error-start-record = { $bot } beginnt mit eigenen Karten; von einem solchen Spiel lässt sich keine Aufzeichnung schreiben
error-starting = Das Spiel beginnt gleich
error-storage = Der Tisch lässt sich gerade nicht speichern; nichts ist verloren, versuche es gleich noch einmal
error-table-finished = Das Spiel ist zu Ende
error-table-full = Alle Plätze sind besetzt
error-take-back-consent = Das lässt sich nur mit Zustimmung der anderen zurücknehmen
error-take-backs-spent = Du hast in dieser Partie schon { $most }-mal zurückgenommen; von nun an gilt, was getan ist
error-that-is-you = das bist du selbst
error-too-large = Eine Nachricht hat höchstens { $limit } Bytes
error-too-many =
    { $seconds ->
        [one] das war zu oft; versuch es in { $seconds } Sekunde noch einmal
       *[other] das war zu oft; versuch es in { $seconds } Sekunden noch einmal
    }
error-too-many-blocks = man kann höchstens { $most } andere blockieren; gib zuerst jemanden frei
error-too-many-reports = man kann höchstens { $most } Meldungen am Tag machen
error-too-many-tables = Eine Verbindung sieht höchstens { $most } Tische
error-tournament-alike = ein Turnier braucht zwei verschiedene Bots, nicht nur { $bot }
error-tournament-bots = ein Tisch mit { $seats } Plätzen braucht ebenso viele Bots, genannt sind { $count }; ein Bot darf mehrfach genannt werden
error-tournament-busy = ein anderer Prozess spielt das Turnier in { $path }
error-tournament-damaged = { $path } enthält nicht die Einstellungen eines Turniers
error-tournament-exists = in { $path } liegt schon ein Turnier; --resume setzt es fort
error-tournament-file = in { $path } liegen Partien eines anderen { $bot }: seine Datei wurde seitdem geändert
error-tournament-folder = { $path } ist nicht leer und enthält kein Turnier
error-tournament-line = { $path }, Zeile { $line }: { $problem }
error-tournament-other = in { $path } liegt ein anderes Turnier: { $setting } ist dort { $there }, nicht { $here }
error-tournament-resume = --resume braucht --out: den Ordner des Turniers, das weitergehen soll
error-tournament-seats = ein Turnier braucht mindestens 2 Plätze, nicht { $seats }
error-unknown-set = eine Karte braucht das Set, zu dem sie gehört: --set, eines von: { $known }
error-unknown-thing = es gibt keine Karte, kein Set, kein Modul, keinen Wunderbogen, keine Sprache, Stufe oder Seite namens { $name }{ $close ->
    [none] {""}
   *[other] ; meintest du { $close }?
}
error-unknown-bot = es gibt keinen Bot { $bot } für { $game }; bekannt: { $known }
error-unknown-command = es gibt keinen Befehl { $command }; bekannt: { $known }
error-unknown-task = es gibt keine Aufgabe { $task }; bekannt: { $known }
error-task-bots = es fehlt, welche Bots sie lösen sollen: --bots A,B,...
error-task-short = die Zahlen von { $task } sind die von { $games } Partien; diese hier sind ein erster Blick
error-unknown-game = es gibt kein Spiel { $game }; bekannt: { $known }
error-unknown-language = es gibt keine Sprache { $language }; bekannt: { $known }
error-unknown-option =
    { $close ->
        [none] es gibt keine Option { $option }; bekannt: { $known }
       *[other] es gibt keine Option { $option }; war { $close } gemeint? bekannt: { $known }
    }
error-unseen-name = diesen Namen sieht man nicht; er braucht sichtbare Buchstaben oder Ziffern
error-usage = diese Befehlszeile ist nicht zu verstehen; --help sagt, was man eingeben kann
error-waits-for-ever = An diesem Tisch wird auf alle gewartet: Ein Bot spielt nur für jemanden, der es selbst wünscht
error-weights-large = Gewichte gehen bis { $most }, nicht { $value }
error-weights-line = eine Zeile ist: „NAME = NUMBER“, oder „NAME in PART = NUMBER“, nicht „{ $text }“
error-weights-name =
    es gibt kein Gewicht „{ $name }“; { $meant ->
        [none] es gibt: { $known }
       *[other] war „{ $meant }“ gemeint? Es gibt: { $known }
    }
error-weights-part =
    das Spiel hat keinen Teil „{ $name }“; { $meant ->
        [none] es gibt: { $known }
       *[other] war „{ $meant }“ gemeint? Es gibt: { $known }
    }
error-which-invitation = es gibt nicht genau eine Einladung, deren Hash mit { $hash } beginnt
error-which-table = es gibt nicht genau einen Tisch, dessen Kennung mit { $table } beginnt
error-who-are-you = Sag erst, wie du heißt
error-wrong-passphrase = dieses Konto gibt es nicht, oder die Passphrase stimmt nicht
error-wrong-password = das ist nicht das Passwort dieses Servers
error-endless-game = nach { $decisions } Entscheidungen ist das Spiel nicht zu Ende: Diese Bots beenden es nicht
error-trial-bot = { $bot } kann hier nicht erprobt werden: Dafür wäre etwas nötig, das nicht mitgeschickt wurde
error-trial-thinks = { $bot } denkt zu lange, um hier erprobt zu werden; auf der Kommandozeile geht es
error-trial-failed = diese Strategien konnten nicht gegeneinander gespielt werden
error-no-trial-report = von dieser Erprobung gibt es noch keinen Bericht
error-no-trial = diese Erprobung gibt es nicht mehr; bitte neu beginnen
error-no-trials = auf diesem Server können keine Strategien erprobt werden
error-one-trial = eine Erprobung von dir läuft noch; halte sie an oder warte ihr Ende ab
error-not-yours = nur wer eine Erprobung begonnen hat, kann sie anhalten
