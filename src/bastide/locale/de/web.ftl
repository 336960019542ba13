### The pages in the browser.

## Everywhere

web-about = Brettspiele nach den genauen Regeln, mit Freunden und Bots. Kein Konto, keine Werbung: Nimm dir einen Namen und spiel.
web-skip = Zum Inhalt
web-pages = Seiten
web-language = Sprache
web-gallery = Galerie
web-replay = Aufzeichnungen
web-strategies = Strategien
web-loading = Einen Augenblick …
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert.
web-to-lobby = Zum Foyer
web-no-page = Hier ist nichts
web-no-page-about = Die Adresse führt nirgendwohin. Vielleicht wurde sie unterwegs abgeschnitten.
web-no-table = Dieser Tisch kann nicht gezeigt werden
web-no-game = Dieses Spiel gibt es hier nicht
web-unexpected = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; vom Spiel geht nichts verloren.
web-unreachable = der Server ist gerade nicht zu erreichen; nichts ist verloren, versuche es gleich noch einmal
web-connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch läuft; vom Spiel geht nichts verloren.
web-server-waits = Der Server kann gerade nichts speichern. Der Tisch wartet; nichts geht verloren.
web-credits = Bastide hat mit den Verlagen dieser Spiele nichts zu tun. Alle Zeichnungen sind eigene. Schriften: Frank Ruhl Libre und Heebo, SIL Open Font License.
web-contact-sheet = Jede Zeichnung in drei Größen, bei Tag und bei Nacht
web-server-away = Der Server ist nicht zu erreichen. Es wird weiter versucht; nichts geht verloren.
web-not-loaded = Diese Seite konnte nicht geladen werden
web-not-loaded-about = Die Verbindung ist weg, oder der Server hat inzwischen eine neuere Fassung. Lade die Seite neu; vom Spiel geht nichts verloren.
web-page-api-mismatch = Die Seite von { $game } wurde für eine andere Version von Bastide gemacht. Der Tisch wird als Text gezeigt.
web-reload = Neu laden
web-more = Mehr

## The lobby

web-welcome = Willkommen, { $name }
web-welcome-stranger = Willkommen
web-who-are-you = Wie sollen wir dich nennen?
web-your-name = Dein Name
web-thats-me = Das bin ich
web-rename = Anderer Name
web-games = Spiele
web-player-count = { $least } bis { $most } Personen
web-play = Spielen
web-my-tables = Angefangene Spiele
web-my-finished = Meine beendeten Spiele
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein öffentlicher Tisch auf Mitspieler. Eröffne einen oder schicke Freunden einen Link.
web-no-games = Du hast hier noch nicht gespielt. Wähle ein Spiel; Bots sind jederzeit bereit.
web-no-finished = Noch ist kein Spiel beendet. Wenn eines zu Ende ist, findest du es hier, Zug um Zug.
web-status-open = Wartet auf Mitspieler
web-go-on = Weiterspielen
web-join = Mitspielen
web-watch = Zuschauen
web-look = Ansehen
web-guest = Gast { $number }
web-replay-one = Nachspielen
web-line-you-won = Du hast gewonnen
web-line-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
web-line-nobody = Ohne Ergebnis
web-again-with = Noch einmal mit { $names }
web-again = Noch einmal

## A new table

web-seat-count = Plätze
web-seat-kind = Wer sitzt auf Platz { $number }
web-seat-open = freier Platz
web-friend = jemand mit Link
web-other-bots = Andere Bots
web-bot-beginner = Anfänger
web-bot-easy = leicht
web-bot-medium = mittel
web-bot-hard = schwer
web-bot-expert = Experte
web-bot-master = Meister
web-bot-random = Zufall
    .about = Tut irgendetwas Erlaubtes.
web-play-now = Jetzt spielen
web-make-table = Tisch eröffnen
web-options = Optionen
web-own-choice = Eigene Auswahl
web-picked-of = { $least ->
    [0] Gewählt: { $count }.
   *[other] { $most ->
        [0] Gewählt: { $count }.
       *[other] Gewählt: { $count }, gebraucht: { $least } bis { $most }.
    }
}
web-paste = Liste von Namen einfügen
web-paste-unknown = Hier nicht bekannt: { $names }
web-share-choice = Link zu dieser Auswahl kopieren
web-take-over = Übernehmen
web-table-settings = Der Tisch
web-public = Im Foyer zeigen, damit alle mitspielen können
web-aids = Hilfen wie übrige Plättchen und voraussichtliche Punkte
web-clock = Uhr
web-pace-none = Keine: alle Zeit der Welt
web-pace-minute = Eine Minute für jeden Zug
web-pace-bank = 15 Minuten und 10 Sekunden mehr für jeden Zug
web-pace-days = Drei Tage für jeden Zug
web-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-hints = Tipps: fragen, was ein Bot täte (ein solches Spiel ändert keine Wertung)
web-hints-short = Tipps
web-shuffle = Die Reihenfolge auslosen
web-pace-day = Ein Tag für jeden Zug
web-pace-week = Eine Woche für jeden Zug
web-expiry = Wenn die Zeit abläuft
web-expiry-bot = spielt ein Bot weiter
web-expiry-loss = ist das Spiel verloren
web-absence = Wenn jemand weg ist
web-absence-never = wartet der Tisch
web-absence-after = spielt ein Bot weiter (Wartezeit: { $time })
web-stand-in = Bot, der für andere einspringt
web-opponents = Bots oder Freunde
web-more-options = Weitere Möglichkeiten
web-each-seat = Jeder Platz
web-filter = Zeigen
web-filter-all = alle
web-filter-none = Nichts passt zu all dem. Nimm etwas davon weg.
web-keep = { $name } behalten
web-redraw = Die anderen neu ziehen
web-chosen = Gewählt
web-choose-from = Zur Auswahl
web-play-here = Auf diesem Gerät spielen
web-play-here-about = Ohne den Server, auch offline: gegen Bots oder zu mehreren an einem Gerät. Die Spiele bleiben in diesem Browser.
web-friends = Freunde, per Link
web-friends-about = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, wenn du es sagst.
web-bots-mixed = Verschiedene, wie unten eingestellt
web-picked-just = Gewählt: { $count } von { $most }.

## Before the game

web-players = Spieler
web-player = Spieler
web-you = du
web-away = abwesend
web-may-sit = An diesem Tisch ist ein Platz frei.
web-sit-down = Hinsetzen
web-table-full = Alle Plätze an diesem Tisch sind besetzt. Du kannst zuschauen, sobald das Spiel beginnt.
web-invite = Freunde einladen
web-invite-about = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen. Karten zeigt er niemandem.
web-companions = Ihr habt schon zusammen gespielt
web-invite-one = { $name } einladen
web-invite-sent = { $name } wird gefragt.
web-link = Der Link zu diesem Tisch
web-start = Beginnen
web-start-without = { $count ->
    [one] Ohne den freien Platz beginnen
   *[other] Ohne die { $count } freien Plätze beginnen
}
web-need-players = Das Spiel braucht mindestens { $least } Personen.
web-asked = Möchtest du an diesem Tisch spielen, so wie er jetzt ist? Ein Platz wird für dich freigehalten.
web-agree = Ja, ich spiele mit
web-decline = Nein, danke
web-has-agreed = spielt mit
web-has-not-agreed = hat noch nicht geantwortet
web-wait-for-agreement = Das Spiel kann beginnen, wenn alle zugesagt haben. Noch keine Antwort: { $names }.
web-wait-for-devices = Das Spiel beginnt von selbst, sobald alle Geräte ihren Teil der Auslosung geöffnet haben. Noch nicht da: { $names }.
web-part-elsewhere = Dein Teil der Auslosung liegt auf einem anderen deiner Geräte.
web-part-here = Stattdessen dieses Gerät nehmen
web-free-seat = Platz von { $name } frei machen
web-status-invited = Du bist eingeladen
web-status-invited-by = { $name } lädt dich ein
web-invited-again = { $name } möchte noch einmal spielen und hält dir einen Platz frei.
web-wait-for-host = Das Spiel beginnt, wenn die Gastgeberin oder der Gastgeber es sagt.
web-sit-by-name = Sag deinen Namen, um dich an diesen Tisch zu setzen.
web-agreed = Was vereinbart ist
web-lobby-lists = Im Foyer zu sehen
web-pace-of-move = { $seconds } Sekunden für jeden Zug
web-pace-of-bank = { $minutes } Minuten, und { $seconds } Sekunden mehr für jeden Zug
web-pace-of-days = { $days ->
    [one] { $days } Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
web-stand-up = Wieder aufstehen
web-close-table = Diesen Tisch schließen
web-table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.

## At the table

web-prompt = Was zu tun ist
web-your-cards = Deine Karten
web-your-turn = Du bist am Zug
web-waiting-for = { $count ->
    [one] Warten auf { $names }.
   *[other] Warten auf { $names }.
}
web-game-over = Das Spiel ist zu Ende.
web-all-choices = { $count ->
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten
}
web-cannot = Das geht jetzt nicht.
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-story-then = {"; "}
web-story-details = Was { $name } getan hat, im Einzelnen
web-since = Seit deinem letzten Zug
web-to-now = Zum jetzigen Stand
web-to-move = am Zug
web-has-chosen = hat gewählt
web-bot-stands-in = Bot springt ein
web-resigned = aufgegeben
web-chat = Etwas zum Tisch sagen
web-send = Senden
web-said = Was gesagt wurde
web-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-undo = Zurücknehmen
web-ask-undo = Um Rücknahme bitten
web-menu = Menü
web-return = Ich bin wieder da: Der Bot kann gehen
web-leave-to-bot = Einen Bot für mich spielen lassen
web-leave-to-bot-ask = Der Bot { $bot } spielt für dich, bis du zurückkommst. Gewinnt er, steigt deine Wertung nicht; verliert er, sinkt sie.
web-leave-to-bot-waits = Sonst spielt hier niemand: Der Tisch wartet, bis du zurückkommst.
web-leave-to-bot-sure = Ja, der Bot soll spielen
web-away-until = { $name } ist weg. Ab { $time } spielt ein Bot weiter.
web-propose-abandon = Vorschlagen, hier ohne Ergebnis aufzuhören
web-resign = Aufgeben
web-resign-sure = Ja, ich gebe auf
web-proposal = Ein Vorschlag
web-proposal-take_back = { $by } möchte den letzten Schritt zurücknehmen.
web-proposal-abandon = { $by } schlägt vor, hier ohne Ergebnis aufzuhören.
web-imported = eingelesen
web-imported-about = Dieses Spiel wurde nicht hier gespielt, sondern aus einer Aufzeichnung eingelesen. Über das Mischen lässt sich nichts beweisen.
web-download-record = Aufzeichnung des Spiels sichern
web-result = Ergebnis
web-ended-played = Das Spiel ist zu Ende
web-ended-resigned = Durch Aufgabe beendet
web-ended-timed_out = Durch die Uhr beendet
web-ended-abandoned = Ohne Ergebnis abgebrochen
web-place = Platz
web-points = Punkte
web-won = { $name } gewinnt
web-won-by = { $points ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
web-won-shared = Gemeinsamer Sieg: { $names }
web-won-difference = Das gab den Ausschlag: { $category }, { $points } zu { $other }.
web-share-game = Link zu dieser Partie kopieren
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-keys = Tasten
web-key-tab = zum Nächsten gehen
web-key-enter = es wählen
web-key-help = diese Liste
web-key-undo = zurücknehmen
web-key-log = Verlauf
web-hint = Tipp
web-hint-thinking = Ein Bot denkt darüber nach …
web-hint-about = Was ein Bot an deiner Stelle täte
web-hint-win = { $chance } Siegchance
web-hint-basis = Eine Sekunde nachgedacht, mit dem, was du wissen kannst: Verdeckte Karten werden nicht angesehen.
web-coach-comes = Den Coach rufen
web-coach-leaves = Den Coach wegschicken
web-learn-more = Weitere Lektionen
web-same-again = Dieselbe Auswahl noch einmal
web-sound = Ein Ton, wenn ich am Zug bin und woanders hinsehe
web-notice = Dazu eine Meldung des Systems
web-notice-forbidden = Der Browser erlaubt von hier keine Meldungen. Das lässt sich in seinen Einstellungen ändern.
web-key-hint = Tipp
web-throw-away = Dieses Spiel verwerfen
web-throw-away-about = Hier spielen nur Bots mit dir: Es endet sofort, ohne Ergebnis, und zählt nicht.
web-key-name-space = Leertaste
web-key-name-enter = Eingabe
web-key-name-left = Pfeil links
web-key-name-right = Pfeil rechts
web-key-name-up = Pfeil hoch
web-key-name-down = Pfeil runter

## The gallery

web-gallery-about = Alles, woraus diese Spiele bestehen, gezeichnet nach denselben Angaben, mit denen die Regeln arbeiten.

## Replays

web-replay-about = Sieh dir ein Spiel noch einmal an, Schritt für Schritt. Lege eine Aufzeichnung hier ab oder wähle eine aus.
web-choose-record = Eine Aufzeichnung wählen
web-replay-failed = Das ließ sich nicht als Aufzeichnung eines Spiels lesen: { $reason }. Nichts hat sich geändert; versuche eine andere Datei.
web-first = Zum Anfang
web-last = Zum Ende
web-time-line = Zeitleiste
web-step = { $at } von { $last }
web-viewer = Gesehen von
web-spectator = einem Zuschauer
web-key-next = nächster Schritt
web-key-previous = voriger Schritt
web-key-play = von selbst laufen, oder anhalten
web-roughly = { $share } ± { $error }
web-hint-equal = Kann genauso gut das Beste sein.
web-play-on = Von hier weiterspielen
web-play-on-about = Ein neuer Tisch spielt von dieser Stellung aus weiter. Gemischt ist wie in der Aufzeichnung: Wer sie gesehen hat, weiß, was kommt. Ein solches Spiel ändert keine Wertung.
web-play-on-seat = Dein Platz
web-origin = { $at ->
    [0] Dieses Spiel ist gemischt wie ein anderes, das vorbei ist.
    [one] Dieses Spiel setzt ein anderes fort, das vorbei ist, nach dessen erster Aktion.
   *[other] Dieses Spiel setzt ein anderes fort, das vorbei ist, nach { $at } Aktionen.
} Über das Mischen lässt sich nichts beweisen, und es ändert keine Wertung.
web-origin-link = Jenes Spiel ansehen
web-origin-puzzle = Dieses Spiel geht von einer Aufgabe aus weiter. Über das Mischen lässt sich nichts beweisen, und es ändert keine Wertung.
web-origin-puzzle-link = Die Aufgabe ansehen
web-key-next-costly = nächster teurer Zug
web-key-previous-costly = voriger teurer Zug

## Me

web-account = Konto
web-account-about = Zum Spielen braucht es keines. Mit einem Konto bist du auf jedem Gerät dieselbe Person, und deine Spiele und Wertungen bleiben dir.
web-account-name = Name des Kontos
web-account-made = Dein Konto ist angelegt.
web-passphrase = Kennsatz
web-new-passphrase = Neuer Kennsatz
web-new-passphrase-about = Wähle einen neuen Kennsatz für dein Konto. Der Link gilt einmal; alle angemeldeten Geräte werden dadurch abgemeldet.
web-passphrase-again = Noch einmal derselbe
web-passphrases-differ = Die beiden sind nicht gleich.
web-take-passphrase = Übernehmen und anmelden
web-sign-in = Anmelden
web-sign-up = Konto anlegen
web-sign-out = Abmelden
web-signed-in = Angemeldet als { $account }.
web-hello-again = Schön, dass du wieder da bist.
web-ratings = Wertungen

## Settings

web-settings = Einstellungen

## Inviting

web-reach-machine = Dieser Link funktioniert nur auf diesem Computer.
web-reach-network = Dieser Link funktioniert für alle im selben lokalen Netz: im selben Haus, im selben WLAN.
web-reach-world = Dieser Link funktioniert für alle, denen du ihn schickst.
web-reach-open = Mein lokales Netz hereinlassen
web-reach-open-about = Freunde im selben Haus können dann mitspielen. Bis der Server angehalten wird, erreichen ihn alle in diesem Netz.
web-reach-flag = Um mit anderen im lokalen Netz zu spielen, starte mit { $command }.
web-qr = Der Link als Bild, für die Kamera eines Telefons
web-door = Ein privater Tisch
web-door-about = { $host } spielt hier { $game } mit geladenen Gästen. Du kannst fragen, ob du dich setzen darfst.
web-door-about-nobody = Hier wird { $game } mit geladenen Gästen gespielt. Du kannst fragen, ob du dich setzen darfst.
web-knock = Fragen, ob ich mich setzen darf
web-knock-waiting = Die Frage ist gestellt. Diese Seite geht von selbst weiter, sobald es eine Antwort gibt.
web-knock-declined = Die Antwort ist nein. Mit dem Link des Tisches kommst du trotzdem herein.
web-knocks = { $name } fragt, ob noch ein Platz frei ist.
web-let-in = Hereinlassen
web-not-let-in = Nein
web-you-watch = Du schaust zu.
web-spectators =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-talk = Auch Zuschauer dürfen mitreden
web-turn-ends = { $what }. Dein Zug endet.
web-end-turn-now = Zug beenden
web-key-choices = Liste aller Möglichkeiten

## Who may come in, and what is kept about people

web-shut-out = Du kannst nicht hereinkommen
web-come-in = Hereinkommen
web-by-password = Wer diesen Server betreibt, hat ihm ein Passwort gegeben.
web-by-invitation = Auf diesen Server kommt man mit einer Einladung. Sie steckt im Link, den du bekommen hast; sonst frag, wer den Server betreibt.
web-server-password = Passwort des Servers
web-invitation = Einladung
web-have-account = Warst du schon einmal hier?
web-sign-out-everywhere = Auf allen Geräten abmelden
web-kept = Was über dich gespeichert ist
web-kept-about = Alles, was dieser Server über dich speichert, in einer Datei; oder lass dich vergessen: Dein Name verschwindet von allen Tischen, beendete Spiele bleiben ohne ihn.
web-everything = Alles über mich
web-delete-me = Mich vergessen
web-delete-me-about = Du wirst sofort und für immer vergessen: dein Name, dein Konto, deine Wertungen. An Tischen, an denen du noch spielst, spielt ein Bot weiter.
web-delete-me-yes = Ja, vergiss mich
web-delete-me-no = Nein, ich bleibe
web-deleted = Du bist vergessen.
web-blocks = Blockiert
web-unblock = Nicht mehr blockieren
web-block = Blockieren
web-block-about = Du siehst nicht mehr, was diese Person schreibt, und sie kann sich nicht zu dir an den Tisch setzen.
web-blocked = { $name } ist blockiert. Auf deiner eigenen Seite nimmst du es zurück.
web-report = Melden
web-report-about = Sag es denen, die den Server betreiben
web-report-what = Was ist geschehen?
web-reported = Danke. Wer den Server betreibt, wird es lesen.

## The rules, to be read

web-rules = Regeln
web-rule = Regel
web-puzzles = Aufgaben
web-learn = Lernen
web-deal = Spiel des Tages
web-deal-of = Spiel des Tages, { $day }
web-deal-others = Wie es anderen erging
web-deal-counts = Das ist das Spiel des Tages: Es zählt einmal, nichts wird zurückgenommen, und es gibt keine Tipps.
web-today = Heute
web-see-also = Siehe auch:
web-no-rule = Dazu steht nichts in den Regeln.
web-whole-rules = Alle Regeln, in einem neuen Fenster
web-search-rules = In den Regeln suchen
web-topics = Themen
web-nothing-found = Nichts gefunden. Versuche ein anderes Wort oder nur dessen Anfang.
web-next-topic = Weiter: { $topic }
